import type { Recipient } from './recipient';

/** The country that all recipients are in; null when there are several, or one is not known. */
export function commonCountry(recipients: readonly Pick<Recipient, 'countryId'>[]): number | null {
  const [first, ...others] = new Set(recipients.map(({ countryId }) => countryId));
  return others.length === 0 ? (first ?? null) : null;
}
