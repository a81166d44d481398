import type { FactMessages } from './facts';
import type { FieldMessages } from './fields';
import { form } from './form';

export const common = {
  language: 'Język: polski',
  noScript: 'Ta strona potrzebuje JavaScriptu. Włącz go albo odpowiedz na e-mail z linkiem.',
  processing: 'Przetwarzanie...',
  loading: 'Ładowanie…',
  notGiven: 'Nie określono',
  back: 'Wróć',
  footer: (company: string) => `Formularz obsługuje Frakto w imieniu ${company}`,
  footerAlone: 'Obsługuje Frakto',
  validUntil: (date: string) => `Link jest ważny do ${date}.`,
  days: (n: number) => `${n} ${form(n, 'dzień', 'dni', 'dni')}`,
  next: 'Co dalej',

  pickup: 'Załadunek',
  delivery: 'Rozładunek',
  route: (n: number) => `Etap ${n}`,
  cargo: 'Ładunek',
  pallets: 'Palety',
  weight: 'Waga',
  cargoType: 'Rodzaj ładunku',
  notes: 'Uwagi',
  paymentTerm: 'Termin płatności',

  summaryTitle: (n: number) => `Popraw ${n} ${form(n, 'pole', 'pola', 'pól')}, żeby wysłać`,
  summaryMore: (n: number) => `i jeszcze ${n}`,
  questions: 'Pytania?',

  troubleOffline: 'Brak połączenia',
  troubleOfflineText: 'Wpisane dane zostają na tej stronie. Sprawdź internet i spróbuj ponownie.',
  troubleWait: 'Za dużo prób naraz',
  troubleWaitText: (seconds: number) =>
    seconds >= 90
      ? `Spróbuj ponownie za ${Math.ceil(seconds / 60)} min.`
      : `Spróbuj ponownie za ${seconds} s.`,
  troubleWaitOver: 'Możesz spróbować ponownie.',
  troubleServer: 'To nasz błąd. Spróbuj ponownie za chwilę.',
  troubleCode: (code: string) => `Kod zgłoszenia: ${code}`,
  loadFailed: 'Nie udało się wczytać danych',
  sample: 'To przykład ze zmyślonymi danymi: nie można na niego odpowiedzieć.',
  retry: 'Spróbuj ponownie',

  badLink: 'Nieprawidłowy link',
  badLinkMissing: 'Brakuje części linku.',
  badLinkUnreadable: 'Ten link jest uszkodzony.',
  badLinkRefused: 'Jest uszkodzony albo nadawca go wycofał.',
  badLinkExpired: 'Ten link wygasł.',
  badLinkHelp: 'Otwórz go jeszcze raz z e-maila albo poproś nadawcę o nowy.',
  badLinkRenew: 'Odpowiedz na wiadomość, z której pochodzi link, i poproś o nowy.',
  badLinkSafe: 'Niczego nie wysłaliśmy ani nie zmieniliśmy.',
};

/** Texts that every page needs, in one language. */
export type CommonMessages = typeof common & {
  /** On the pages that show a transport. */
  facts?: FactMessages;
  /** On the pages whose fields are more than plain texts. */
  fields?: FieldMessages;
};
