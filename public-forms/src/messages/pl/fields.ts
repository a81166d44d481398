import { form } from './form';

/** What fields say, on the pages that have more of them than plain texts. */
export const fields = {
  required: 'Pole wymagane',
  incompleteDate: 'Wpisz pełną datę i godzinę',
  notANumber: 'Wpisz liczbę',
  whichNumber: (one: string, other: string) => `Czy to ${one}, czy ${other}?`,
  tooManyDecimals: 'Najwyżej dwa miejsca po przecinku',
  tooLong: (max: number) => `Najwyżej ${max} ${form(max, 'znak', 'znaki', 'znaków')}`,
  tooMuch: (max: string) => `Najwyżej ${max}`,
  dateExample: 'dd.mm.rrrr gg:mm',
  warsawTime: 'czas polski',
  warsawTimeAnd: (there: string) => `czas polski, na miejscu ${there}`,
  palletsText: (n: string, count: number) => `${n} ${form(count, 'paleta', 'palety', 'palet')}`,
  keptHere: 'Wpisane dane zostają w przeglądarce do wysłania.',
};

/** Those texts in one language. */
export type FieldMessages = typeof fields;
