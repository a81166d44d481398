import type { FieldMessages } from '../pl/fields';

export const fields: FieldMessages = {
  required: 'Må fylles ut',
  incompleteDate: 'Skriv inn hele datoen med klokkeslett',
  notANumber: 'Skriv inn et tall',
  whichNumber: (one, other) => `Er det ${one} eller ${other}?`,
  tooManyDecimals: 'Høyst to desimaler',
  tooLong: (max) => `Høyst ${max} tegn`,
  tooMuch: (max) => `Høyst ${max}`,
  dateExample: 'dd.mm.åååå tt:mm',
  warsawTime: 'polsk tid',
  warsawTimeAnd: (there) => `polsk tid; ${there} på stedet`,
  palletsText: (n, count) => (count === 1 ? `${n} pall` : `${n} paller`),
  keptHere: 'Det du skriver, blir i denne nettleseren til du sender det.',
};
