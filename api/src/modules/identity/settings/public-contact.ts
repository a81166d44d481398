import { readablePhone } from '../../../kernel/contact/phone-number.js';
import type { PublicContact } from '../../../platform/http/api-types.js';

/** What a company tells of how it is reached; nothing where it was never filled in. */
interface Reached {
  phone: string | null;
  email: string | null;
}

/** Whom the reader of a public page can call or write to; null where the company has told nothing. @param person who is in charge of the order */
export function publicContact(
  person: { name: string; email: string } | null,
  { phone, email }: Reached,
): PublicContact | null {
  const told = phone?.trim() ? readablePhone(phone) : null;
  const address = person?.email ?? (email?.trim() || null);
  return person || told || address ? { name: person?.name ?? null, phone: told, email: address } : null;
}
