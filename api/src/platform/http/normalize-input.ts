import { keptPhone } from '../../kernel/contact/phone-number.js';

/** Texts trimmed, and null where nothing is left. */
type Normalized<T> = { [Key in keyof T]: T[Key] };

/** What people type, made alike: blanks around texts go, an empty text is none. Everything else stays as it is. */
export function normalizeInput<T extends object>(input: T): Normalized<T> {
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.trim() || null : (value as unknown),
    ]),
  ) as Normalized<T>;
}

/** The same with its phone number, if it has one, as it is kept. */
export function withKeptPhone<T extends { phone?: string | null }>(input: T, countryId: number | null): T {
  return input.phone ? { ...input, phone: keptPhone(input.phone, countryId) } : input;
}
