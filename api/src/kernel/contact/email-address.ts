/**
 * One bare e-mail address as a pattern: no display name, list, comment, quoted or blank character. The local
 * part is ASCII; the domain has at least two labels and may have Latin letters with diacritics.
 */
const emailPattern =
  "^(?=[^@]{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*" +
  '@(?:[A-Za-z0-9\\u00df-\\u024f](?:[A-Za-z0-9\\u00df-\\u024f-]{0,61}[A-Za-z0-9\\u00df-\\u024f])?\\.)+' +
  '(?:[A-Za-z\\u00df-\\u024f]{2,63}|xn--[A-Za-z0-9-]{2,59})$';

const emailExpression = new RegExp(emailPattern);
const maxEmailLength = 254;

/** Tells whether a text is exactly one bare e-mail address, safe to put into a mail header. */
export function isEmailAddress(text: string): boolean {
  return text.length <= maxEmailLength && emailExpression.test(text);
}

/** The form in which addresses are compared and kept unique: surrounding blanks and letter case do not matter. */
export function emailKey(address: string): string {
  return address.trim().toLowerCase();
}

/** The mailbox behind an address, for counting: what follows a plus sign goes to the same one. */
export function mailboxKey(address: string): string {
  return emailKey(address).replace(/^([^@+]+)\+[^@]*@/, '$1@');
}

/** The local part of a company's sending address as a pattern. */
export const emailNamePattern = '^[a-z0-9._]{2,64}$';
