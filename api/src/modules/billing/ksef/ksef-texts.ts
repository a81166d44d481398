import type { Texts } from '../../../platform/http/texts/texts.js';

/** Why an invoice is not sent, by our own words; what KSeF says stands behind some of them. */
export const ksefTexts = {
  unreachable: {
    pl: 'KSeF nie odpowiada ({words}). Wyślemy fakturę sami, gdy znów będzie dostępny.',
    en: 'KSeF does not answer ({words}). The invoice is sent by itself once it does.',
    no: 'KSeF svarer ikke ({words}). Fakturaen sendes av seg selv når den gjør det.',
  },
  announced: {
    pl: 'Ogłoszono przerwę w działaniu KSeF. Po jej zakończeniu wyślemy fakturę sami; wystawionej podczas awarii całkowitej nie wysyłamy.',
    en: 'An outage of KSeF was announced. The invoice is sent by itself after its end; one issued during a total outage is not sent.',
    no: 'Det er kunngjort et avbrudd i KSeF. Fakturaen sendes av seg selv etterpå; en som ble utstedt under et totalt avbrudd, sendes ikke.',
  },
  notFetched: {
    pl: 'Nie udało się pobrać faktur z KSeF ({words}). Spróbujemy ponownie sami.',
    en: 'The invoices could not be fetched from KSeF ({words}). They are fetched by themselves later.',
    no: 'Fakturaene kunne ikke hentes fra KSeF ({words}). De hentes av seg selv senere.',
  },
  originalRefused: {
    pl: 'Czeka na fakturę, którą koryguje: KSeF ją odrzucił. Popraw i wyślij najpierw fakturę {words}.',
    en: 'It waits for the invoice that it corrects: KSeF refused that one. Mend and send invoice {words} first.',
    no: 'Den venter på fakturaen som den retter: KSeF avviste den. Rett og send faktura {words} først.',
  },
  refusedCompany: {
    pl: 'KSeF nie przyjął logowania firmy: {words} Sprawdź token albo certyfikat w ustawieniach.',
    en: 'KSeF did not let the company in: {words} Check the token or the certificate in the settings.',
    no: 'KSeF slapp ikke firmaet inn: {words} Kontroller tokenet eller sertifikatet i innstillingene.',
  },
  certificateExpired: {
    pl: 'Certyfikat firmy wygasł {words}. Wprowadź nowy w ustawieniach.',
    en: 'The company’s certificate ended on {words}. Enter a new one in the settings.',
    no: 'Firmaets sertifikat utløp {words}. Legg inn et nytt i innstillingene.',
  },
  secretLost: {
    pl: 'Zapisanego tokenu lub klucza nie można odczytać. Wprowadź go ponownie w ustawieniach.',
    en: 'The stored token or key cannot be read. Enter it again in the settings.',
    no: 'Det lagrede tokenet eller nøkkelen kan ikke leses. Legg det inn på nytt i innstillingene.',
  },
  nipMissing: {
    pl: 'W danych firmy brakuje NIP.',
    en: 'The company’s data have no NIP.',
    no: 'Firmaopplysningene mangler NIP.',
  },
} as const satisfies Record<string, Texts>;

/** An error as it is stored: KSeF's words, or ours in each language. */
export type KsefError = { said: string } | Texts;

/** One of the texts above, with the words that belong into it. */
export function ksefError(name: keyof typeof ksefTexts, words = ''): Texts {
  const { pl, en, no } = ksefTexts[name];
  const filled = (text: string) => text.replaceAll('{words}', () => words);
  return { pl: filled(pl), en: filled(en), no: filled(no) };
}
