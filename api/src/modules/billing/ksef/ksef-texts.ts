import type { Texts } from '../../../platform/http/texts/texts.js';
import type { KsefTarget } from './ksef-settings.dto.js';

/** Why an invoice is not sent, by our own words; what KSeF says stands behind some of them. */
export const ksefTexts = {
  unreachable: {
    pl: 'KSeF nie odpowiada ({words}). Wyślemy fakturę sami, gdy znów będzie dostępny.',
    en: 'KSeF is not responding ({words}). The invoice will be sent automatically once it is.',
    no: 'KSeF svarer ikke ({words}). Fakturaen sendes automatisk når tjenesten svarer igjen.',
  },
  dropped: {
    pl: 'KSeF przerwał przetwarzanie faktury ({words}). Wyślemy ją ponownie sami.',
    en: 'KSeF stopped processing the invoice ({words}). We will send it again.',
    no: 'KSeF avbrøt behandlingen av fakturaen ({words}). Vi sender den på nytt.',
  },
  droppedForGood: {
    pl: 'KSeF wielokrotnie przerwał przetwarzanie faktury ({words}) a termin jej przesłania minął, więc już jej sami nie wysyłamy. Wyślij ją ponownie później. Jeśli to nie pomoże, zgłoś problem na infolinię KSeF.',
    en: 'KSeF kept stopping the processing of the invoice ({words}), and its deadline has passed, so we no longer send it automatically. Send it again later. If that does not help, report it to the KSeF helpline.',
    no: 'KSeF har gjentatte ganger avbrutt behandlingen av fakturaen ({words}), og fristen er ute, så vi sender den ikke lenger automatisk. Send den på nytt senere. Hvis det ikke hjelper, meld det til KSeFs brukerstøtte.',
  },
  announced: {
    pl: 'Ogłoszono przerwę w działaniu KSeF. Po jej zakończeniu wyślemy fakturę sami.',
    en: 'A KSeF outage has been announced. The invoice will be sent automatically after it ends.',
    no: 'Det er kunngjort et avbrudd i KSeF. Fakturaen sendes automatisk etterpå.',
  },
  notFetched: {
    pl: 'Nie udało się pobrać faktur z KSeF ({words}). Spróbujemy ponownie sami.',
    en: 'The invoices could not be fetched from KSeF ({words}). We will try again.',
    no: 'Fakturaene kunne ikke hentes fra KSeF ({words}). Vi prøver igjen.',
  },
  originalRefused: {
    pl: 'Czeka na fakturę, którą koryguje: KSeF ją odrzucił. Popraw i wyślij najpierw fakturę {words}.',
    en: 'Waiting for the invoice it corrects, which KSeF refused. Fix and send invoice {words} first.',
    no: 'Den venter på fakturaen som den retter: KSeF avviste den. Rett og send faktura {words} først.',
  },
  originalWaits: {
    pl: 'Czeka na fakturę, którą koryguje: {words} nie ma jeszcze numeru KSeF. Potem wyślemy ją sami.',
    en: 'Waiting for the invoice it corrects: {words} has no KSeF number yet. It will be sent automatically after that.',
    no: 'Den venter på fakturaen som den retter: {words} har ikke fått KSeF-nummer ennå. Deretter sendes den automatisk.',
  },
  withdrawn: {
    pl: 'KSeF odrzucił {words}, na której się opierała.',
    en: 'KSeF refused {words}, on which it was based.',
    no: 'KSeF avviste {words}, som den bygde på.',
  },
  otherEnvironment: {
    pl: 'Czeka, bo wystawiono ją dla innego środowiska KSeF ({words}). Wyślij ją ponownie, jeśli ma trafić do obecnego.',
    en: 'On hold, because it was issued for another KSeF environment ({words}). Send it again if it is to go to the present one.',
    no: 'Den venter fordi den ble utstedt for et annet KSeF-miljø ({words}). Send den på nytt hvis den skal til det nåværende.',
  },
  isOff: {
    pl: 'Wysyłanie do KSeF jest wyłączone w ustawieniach.',
    en: 'Sending to KSeF is switched off in the settings.',
    no: 'Sending til KSeF er slått av i innstillingene.',
  },
  contentRefused: {
    pl: 'KSeF odrzucił treść faktury: {words}',
    en: 'KSeF refused what stands in the invoice. In its words: {words}',
    no: 'KSeF avviste innholdet i fakturaen. Med deres ord: {words}',
  },
  sellerRefused: {
    pl: 'KSeF nie pozwala tej firmie wystawić faktury pod tym NIP: {words}',
    en: 'KSeF does not let this company issue an invoice under this NIP. In its words: {words}',
    no: 'KSeF lar ikke dette firmaet utstede fakturaer med dette NIP-nummeret. Med deres ord: {words}',
  },
  numberTaken: {
    pl: 'KSeF ma pod tym numerem inną fakturę ({words}). Porównaj je w Aplikacji Podatnika: jeśli to ta sama sprzedaż, obowiązuje przyjęta i koryguje się ją tam, gdzie powstała; jeśli inna, popraw tę fakturę i nadaj jej następny numer.',
    en: 'KSeF has another invoice under this number ({words}). Compare them in the Ministry’s taxpayer application: if it is the same sale, the accepted one counts and is corrected where it was made; if it is another, mend this invoice and give it the next number.',
    no: 'KSeF har en annen faktura under dette nummeret ({words}). Sammenlign dem i departementets program: gjelder de samme salg, er det den godkjente som gjelder, og den korrigeres der den ble laget; gjelder de ulike salg, rett denne fakturaen og gi den neste nummer.',
  },
  refusedCompany: {
    pl: 'KSeF nie przyjął logowania firmy: {words} Sprawdź token albo certyfikat w ustawieniach.',
    en: 'KSeF rejected the company’s sign-in: {words} Check the token or the certificate in the settings.',
    no: 'KSeF slapp ikke firmaet inn: {words} Kontroller tokenet eller sertifikatet i innstillingene.',
  },
  certificateExpired: {
    pl: 'Certyfikat firmy wygasł {words}. Wprowadź nowy w ustawieniach.',
    en: 'The company’s certificate expired on {words}. Enter a new one in the settings.',
    no: 'Firmaets sertifikat utløp {words}. Legg inn et nytt i innstillingene.',
  },
  secretLost: {
    pl: 'Zapisanego tokenu lub klucza nie można odczytać. Wprowadź go ponownie w ustawieniach.',
    en: 'The stored token or key cannot be read. Enter it again in the settings.',
    no: 'Det lagrede tokenet eller nøkkelen kan ikke leses. Legg det inn på nytt i innstillingene.',
  },
  nipMissing: {
    pl: 'W danych firmy brakuje NIP.',
    en: 'The company details have no NIP.',
    no: 'Firmaopplysningene mangler NIP.',
  },
} as const satisfies Record<string, Texts>;

/** An error as it is stored: KSeF's words, or ours in each language. */
export type KsefError = { said: string } | (Texts & { code?: KsefErrorCode });

/**
 * What is told apart of them: KSeF has another invoice under the number; a correction was taken back with its invoice; the company may not issue
 * under the tax number, whatever the file says.
 */
export type KsefErrorCode = 'number_taken' | 'withdrawn' | 'seller_refused';

/** Why KSeF refused an invoice: what its code means, and its own words, which are Polish. */
export function refusalOf(code: number, words: string): KsefError {
  if (code === 430 || code === 450) return ksefError('contentRefused', words);
  return code === 410 ? { ...ksefError('sellerRefused', words), code: 'seller_refused' } : { said: words };
}

/** What to do where a trial of the settings fails. */
export const trialAdvice = {
  signIn: {
    pl: 'Sprawdź, czy token lub certyfikat wydano w tym środowisku KSeF dla NIP z danych firmy i czy nie został unieważniony. W razie potrzeby wydaj nowy i zapisz go tutaj.',
    en: 'Check that the token or certificate was issued in this KSeF environment for the NIP in the company details, and was not revoked. If need be, issue a new one and save it here.',
    no: 'Kontroller at tokenet eller sertifikatet er utstedt i dette KSeF-miljøet for NIP-nummeret i firmaopplysningene, og at det ikke er trukket tilbake. Utsted et nytt om nødvendig, og lagre det her.',
  },
  rights: {
    pl: 'Nadaj w KSeF uprawnienie do wystawiania faktur temu, czym firma się uwierzytelnia, albo zapisz tutaj token z tym uprawnieniem.',
    en: 'In KSeF, give what the company signs in by the right to issue invoices, or save a token here that has it.',
    no: 'Gi det firmaet logger inn med, rett til å utstede fakturaer i KSeF, eller lagre et token her som har den.',
  },
  invoice: {
    pl: 'Popraw w ustawieniach dane firmy, których to dotyczy (w fakturze: Podmiot1), i spróbuj ponownie. Reszta faktury próbnej jest zmyślona: jeśli KSeF nie przyjmuje jej, zgłoś to nam.',
    en: 'Fix the company details that this is about (Podmiot1 in the invoice) in the settings and try again. The rest of the trial invoice is made up: if KSeF does not take that, report it to us.',
    no: 'Rett firmaopplysningene det gjelder (Podmiot1 i fakturaen), i innstillingene og prøv på nytt. Resten av prøvefakturaen er oppdiktet: godtar ikke KSeF den, si fra til oss.',
  },
  unreachable: {
    pl: 'KSeF teraz nie odpowiada. Spróbuj ponownie za kilka minut; faktury, które czekają, wyślemy sami.',
    en: 'KSeF is not responding now. Try again in a few minutes; invoices that wait are sent automatically.',
    no: 'KSeF svarer ikke nå. Prøv igjen om noen minutter; fakturaer som venter, sendes automatisk.',
  },
  paused: {
    pl: 'KSeF prosi, by na razie niczego nie wysyłać. Spróbuj ponownie później.',
    en: 'KSeF asks that nothing be sent for now. Try again later.',
    no: 'KSeF ber om at ingenting sendes nå. Prøv igjen senere.',
  },
  undecided: {
    pl: 'KSeF przyjął fakturę próbną i jeszcze ją sprawdza. Spróbuj ponownie za kilka minut.',
    en: 'KSeF has taken the trial invoice and is still checking it. Try again in a few minutes.',
    no: 'KSeF har tatt imot prøvefakturaen og kontrollerer den fortsatt. Prøv igjen om noen minutter.',
  },
} as const satisfies Record<string, Texts>;

/** What the Ministry's environments are called in sentences. */
export const environmentNames = {
  test: { pl: 'testowego', en: 'test', no: 'test' },
  demo: { pl: 'przedprodukcyjnego', en: 'demo', no: 'demo' },
  production: { pl: 'produkcyjnego', en: 'production', no: 'produksjon' },
} as const satisfies Record<KsefTarget, Texts>;

/**
 * One of the texts above.
 * @param words that belong into it, in each language where they differ
 */
export function ksefError(name: keyof typeof ksefTexts, words: string | Texts = ''): Texts {
  const { pl, en, no } = ksefTexts[name];
  const given = typeof words === 'string' ? { pl: words, en: words, no: words } : words;
  const filled = (text: string, word: string) => text.replaceAll('{words}', () => word);
  return { pl: filled(pl, given.pl), en: filled(en, given.en), no: filled(no, given.no) };
}
