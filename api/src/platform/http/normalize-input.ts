import { keptPhone } from '../../kernel/contact/phone-number.js';

/** Texts trimmed, and null where nothing is left. */
type Tidied<T> = { [Key in keyof T]: T[Key] };

/** What people type, normalizeInput: blanks around texts go, an empty text is none. Everything else stays as it is. */
export function normalizeInput<T extends object>(input: T): Tidied<T> {
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.trim() || null : (value as unknown),
    ]),
  ) as Tidied<T>;
}

/** The same with its phone number, if it has one, as it is kept. */
export function withKeptPhone<T extends { phone?: string | null }>(input: T, countryId: number | null): T {
  return input.phone ? { ...input, phone: keptPhone(input.phone, countryId) } : input;
}
