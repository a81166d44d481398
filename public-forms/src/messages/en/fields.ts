import type { FieldMessages } from '../pl/fields';

export const fields: FieldMessages = {
  required: 'Required field',
  incompleteDate: 'Enter the full date and time',
  notANumber: 'Enter a number',
  whichNumber: (one, other) => `Is it ${one} or ${other}?`,
  tooManyDecimals: 'At most two decimal places',
  tooLong: (max) => `At most ${max} characters`,
  tooMuch: (max) => `At most ${max}`,
  dateExample: 'dd/mm/yyyy hh:mm',
  warsawTime: 'Polish time',
  warsawTimeAnd: (there) => `Polish time; ${there} at the place`,
  palletsText: (n, count) => (count === 1 ? `${n} pallet` : `${n} pallets`),
  keptHere: 'What you type stays in this browser until you send it.',
};
