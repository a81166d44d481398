import type { Reads } from '../../../platform/db/database.js';
import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import type { ExpiryNoticeKind } from './offer-expiry-texts.js';

/** An offer to a client about which its sender is to be told something. */
export interface DueOffer {
  id: number;
  company_id: number;
  order_id: number;
}

/** Who is told. */
interface Sender {
  id: number;
  name: string;
  email: string;
  default_language: UiLanguage;
}

/** Not in a pause after the mail of the kind could not be written. */
const isTime = (kind: ExpiryNoticeKind, now: Date): Sql => sql`
  coalesce((mail_troubles #>> array[${kind}, 'next_try_at'])::timestamptz <= ${now}, true)`;

/**
 * Offers whose last day is the given one or the next, and that were sent before the day on which that is told: nobody
 * needs to be reminded of what they sent an hour ago.
 * @param day `YYYY-MM-DD` in Europe/Warsaw
 */
export async function expiringOffersAcrossCompanies(
  reads: Reads,
  day: string,
  now: Date,
): Promise<DueOffer[]> {
  const { rows } = await sql<DueOffer>`
    select id, company_id, order_id from client_offers
    where valid_until between ${day}::date and ${day}::date + 1 and answer is null and expiry_told_at is null
      and reminded_at is null and (created_at at time zone 'Europe/Warsaw')::date < valid_until - 1
      and ${isTime('offer_expiring', now)}
    order by valid_until, id limit 500`.execute(reads);
  return rows;
}

/** Offers whose last day lies before the given one. */
export async function expiredOffersAcrossCompanies(
  reads: Reads,
  day: string,
  now: Date,
): Promise<DueOffer[]> {
  const { rows } = await sql<DueOffer>`
    select id, company_id, order_id from client_offers
    where valid_until < ${day}::date and answer is null and expiry_told_at is null
      and ${isTime('offer_expired', now)}
    order by valid_until, id limit 500`.execute(reads);
  return rows;
}

/** Who sent an offer; the company's owner when they are gone; null when nobody is left. */
export async function findSender(
  on: Queryable,
  companyId: number,
  userId: number | null,
): Promise<Sender | null> {
  const { rows } = await sql<Sender>`
    select u.id, u.name, u.email, u.default_language from identity_people u join identity_companies c on c.id = u.company_id
    where u.company_id = ${companyId} and u.is_active and (u.id = ${userId}::int or u.id = c.owner_id)
    order by u.id is distinct from ${userId}::int limit 1`.execute(on);
  return rows[0] ?? null;
}
