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

/** The country that all recipients are in; null when there are several, or one is not known. */
export function commonCountry(recipients: readonly Pick<Recipient, 'countryId'>[]): number | null {
  const [first, ...others] = new Set(recipients.map(({ countryId }) => countryId));
  return others.length === 0 ? (first ?? null) : null;
}
