import type { MailLanguage } from '@frakto/sdk/enums';

/** Somebody to write to. */
export interface Recipient {
  /** Of the client; null for somebody who is none. */
  clientId: number | null;
  name: string;
  email: string;
  countryId: number | null;
}

interface ClientRecord {
  id: number;
  name: string;
  email: string | null;
  country_id: number | null;
}

/** A client as a recipient; nothing when there is no address to write to. */
export function recipientOf({ id, name, email, country_id }: ClientRecord): Recipient[] {
  return email ? [{ clientId: id, name, email, countryId: country_id }] : [];
}

/** A language with how many of the recipients read it. */
export interface Readers {
  language: MailLanguage;
  count: number;
}

/** How many read which language, by what `languageOf` says of a country; the largest part first. */
export function readersOf(
  recipients: readonly Pick<Recipient, 'countryId'>[],
  languageOf: (countryId: number | null) => MailLanguage,
): Readers[] {
  const counts = new Map<MailLanguage, number>();
  for (const { countryId } of recipients) {
    const language = languageOf(countryId);
    counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return [...counts]
    .map(([language, count]) => ({ language, count }))
    .sort((one, other) => other.count - one.count || (one.language < other.language ? -1 : 1));
}

/** The country that all recipients are in; null when there are several, or one is not known. */
export function commonCountry(recipients: readonly Pick<Recipient, 'countryId'>[]): number | null {
  const [first, ...others] = new Set(recipients.map(({ countryId }) => countryId));
  return others.length === 0 ? (first ?? null) : null;
}
