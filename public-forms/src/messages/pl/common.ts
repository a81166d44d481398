import type { FactMessages } from './facts';

const plural = new Intl.PluralRules('pl');

/** One, few (2-4, 22-24), many: the three forms of a Polish noun after a number. */
function form(n: number, one: string, few: string, many: string): string {
  const rule = plural.select(n);
  return rule === 'one' ? one : rule === 'few' ? few : many;
}

export const common = {
  language: 'Język: polski',
  noScript: 'Ta strona potrzebuje JavaScriptu. Włącz go albo odpowiedz na e-mail z linkiem.',
  processing: 'Przetwarzanie...',
  loading: 'Ładowanie…',
  notGiven: 'Nie określono',
  required: 'Pole wymagane',
  back: 'Wróć',
  footer: (company: string) => `Formularz obsługuje Frakto w imieniu ${company}`,
  footerAlone: 'Obsługuje Frakto',
  validUntil: (date: string) => `Link jest ważny do ${date}.`,
  days: (n: number) => `${n} ${form(n, 'dzień', 'dni', 'dni')}`,
  palletsText: (n: string, count: number) => `${n} ${form(count, 'paleta', 'palety', 'palet')}`,
  warsawTime: 'czas polski',
  warsawTimeAnd: (there: string) => `czas polski, na miejscu ${there}`,
  keptHere: 'Wpisane dane zostają w przeglądarce do wysłania.',
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
  dateExample: 'dd.mm.rrrr gg:mm',
  incompleteDate: 'Wpisz pełną datę i godzinę',
  notANumber: 'Wpisz liczbę',
  whichNumber: (one: string, other: string) => `Czy to ${one}, czy ${other}?`,
  tooManyDecimals: 'Najwyżej dwa miejsca po przecinku',
  tooLong: (max: number) => `Najwyżej ${max} ${form(max, 'znak', 'znaki', 'znaków')}`,
  tooMuch: (max: string) => `Najwyżej ${max}`,

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
  badLinkMissing: 'Brak wymaganych parametrów.',
  badLinkUnreadable: 'Nie udało się odczytać danych z linku.',
  badLinkRefused: 'Jest uszkodzony albo nadawca go wycofał.',
  badLinkExpired: 'Ten link wygasł.',
  badLinkHelp: 'Otwórz go jeszcze raz z e-maila; jeśli to nie pomoże, poproś nadawcę o nowy.',
  badLinkRenew: 'Odpowiedz na wiadomość, z której pochodzi link, i poproś o nowy.',
  badLinkSafe: 'Niczego nie wysłaliśmy ani nie zmieniliśmy.',
};

/** Texts that every page needs, in one language. */
export type CommonMessages = typeof common & {
  /** On the pages that show a transport. */
  facts?: FactMessages;
};
