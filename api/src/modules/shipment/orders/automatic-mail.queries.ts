import type { Reads } from '../../../platform/db/database.js';
import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';
import type { MailLanguage } from '../../../kernel/text/language.js';
import type { UnsignedLink } from '../../../kernel/links/link-signing.js';
import { dayToTell, warsawDay } from '../../../kernel/time/warsaw-time.js';
import { deliveryOf, linkVersionOfOrder } from '../../correspondence/index.js';
import type { AutomaticMail, FollowUpHold, MailOnHold } from './automatic-mail.dto.js';

/** What the mail of an offer is written for. */
export const causeOfOffer = (offerId: number): string => `client offer ${offerId}`;

/** What the reminder of an offer is written for: the outbox takes it once. */
export const causeOfFollowUp = (offerId: number): string => `${causeOfOffer(offerId)} follow_up`;

/** What the confirmation of an order is written for; an order is created once. */
export const causeOfAcceptance = (orderId: number): string => `order ${orderId} created`;

/** A reminder that is late by more than this is not sent any more: it would remind of what nobody remembers. */
const latestDays = 30;

/** Whom an offer was sent to, and how. */
interface SentOffer {
  id: number;
  /** Null when its mail is gone. */
  to_address: string | null;
  to_name: string | null;
  language: MailLanguage | null;
}

/** The latest offer of an order, as it was sent; null when there is none. */
export async function findSentOffer(
  on: Queryable,
  companyId: number,
  orderId: number,
): Promise<SentOffer | null> {
  const { rows } = await sql<SentOffer>`
    select f.id, mail.to_address, mail.to_name, f.language
    from client_offers f left join correspondence_mails mail on mail.cause = 'client offer ' || f.id
    where f.company_id = ${companyId} and f.order_id = ${orderId} order by f.id desc limit 1`.execute(on);
  return rows[0] ?? null;
}

/** An offer without an answer, of whose client the company wants to be reminded. */
export interface OpenOffer {
  id: number;
  company_id: number;
  order_id: number;
  sent_by: number | null;
  language: MailLanguage | null;
  /** Whom it was sent to; null when its mail is gone. */
  to_address: string | null;
  to_name: string | null;
  /** The link in its mail. */
  link: UnsignedLink | null;
  /** The day of the reminder, or of the next try to write it, `YYYY-MM-DD`. */
  day: string;
  held: FollowUpHold | null;
}

/** After how many days clients of a company are reminded, and were before. */
const daysOf = sql`unnest(s.follow_up_former_days || s.follow_up_days)`;

/**
 * Offers on the table, the latest of their orders, whose clients were not reminded yet. The days count from when the mail left: it may
 * have waited. Those whose day lies before that on which the company began with reminders are none: nobody
 * expects a hundred mails for having ticked a box, or typed a smaller number; of a number that was lowered, the earlier ones hold
 * for them.
 *
 * A mail from the client counts as an answer. It is told by whom it is from or what it answers, since carriers write about the order, too;
 * one that a machine wrote, or that pretends to be from the client, is none.
 */
const openOffers = (which: Sql): Sql => sql`
  select f.id, f.company_id, f.order_id, f.sent_by, f.language, f.valid_until, mail.to_address, mail.to_name,
    mail.link, mail.status as mail_status, due.day,
    case
      when o.follow_up_off then 'switched_off'
      when exists (
        select from correspondence_messages m
        where m.order_id = f.order_id and m.message_type = 'incoming' and m.created_at >= f.created_at
          and not m.auto_submitted and m.sender_check <> 'fail'
          and (m.type in ('offers_to_client', 'follow_up')
            or lower(m.sender_email) in (lower(mail.to_address), lower(o.client_email)))) then 'client_wrote'
      when f.is_mail_erased then 'erased'
      when mail.id is null or mail.status = 'failed' or exists (
        select from correspondence_messages m
        where (m.order_id = f.order_id or m.client_id = o.client_id) and m.company_id = f.company_id
          and m.message_type = 'outgoing' and m.status = 'failed' and m.created_at >= f.created_at
          and lower(m.recipient_email) = lower(mail.to_address)) then 'undeliverable'
      when (mail.link ->> 'version')::int is distinct from ${linkVersionOfOrder('client-offer-selection', sql`f.order_id`)} then 'link_revoked'
      when f.valid_until < due.day then 'offer_expires'
      when f.mail_troubles #> '{follow_up,next_try_at}' = 'null' then 'failed'
    end as held,
    (f.mail_troubles #>> '{follow_up,next_try_at}')::timestamptz as next_try_at
  from identity_company_settings s
  join client_offers f on f.company_id = s.company_id
  join orders o on o.id = f.order_id and o.status = 3
  left join correspondence_mails mail on mail.cause = 'client offer ' || f.id
  cross join lateral (
    select min(waited.since + days) as day
    from (select (greatest(f.created_at, mail.sent_at) at time zone 'Europe/Warsaw')::date as since) waited, ${daysOf} days
    where waited.since + days >= (s.follow_up_since at time zone 'Europe/Warsaw')::date) due
  where s.follow_up_days is not null and f.answer is null and f.followed_up_at is null
    and due.day is not null
    and not exists (select from client_offers later where later.order_id = f.order_id and later.id > f.id)
    and ${which}`;

const columns = sql`id, company_id, order_id, sent_by, language, to_address, to_name, link, held,
  greatest(day, (next_try_at at time zone 'Europe/Warsaw')::date)::text as day`;

/** An instant, and the days, `YYYY-MM-DD`, by which it is told what is due then. */
export interface FollowUpDay {
  now: Date;
  /** What is due by then is due. */
  due: string;
  /** Today: an offer whose last day was before is none any more. */
  today: string;
}

/** The days by which it is told what is due at an instant. */
export function followUpDay(now: Date): FollowUpDay {
  return { now, due: dayToTell(now), today: warsawDay(now) };
}

/** What can be sent now: due, not too long ago, with nothing against it, no pause after a failure, and the mail of the offer has left. */
const isDue = ({ now, due, today }: FollowUpDay): Sql => sql`
  day between ${due}::date - ${latestDays}::int and ${due}::date and held is null
  and (valid_until is null or valid_until >= ${today}::date) and mail_status in ('sent', 'captured')
  and (next_try_at is null or next_try_at <= ${now})`;

/**
 * Offers of whose clients it is time to be reminded, by their ids.
 * @param after only those with a greater id
 */
export async function dueFollowUpsAcrossCompanies(
  reads: Reads,
  day: FollowUpDay,
  after: number,
  limit: number,
): Promise<Pick<OpenOffer, 'id' | 'company_id' | 'order_id'>[]> {
  // What is older than any that can be due is left to the index.
  const recent = sql`f.id > ${after}
    and f.created_at >= ${day.due}::date - ((select max(days) from ${daysOf} days) + ${latestDays}::int + 7)`;
  const { rows } = await sql<Pick<OpenOffer, 'id' | 'company_id' | 'order_id'>>`
    select id, company_id, order_id from (${openOffers(recent)}) offer
    where ${isDue(day)} order by id limit ${limit}`.execute(reads);
  return rows;
}

/** One of them, if it still is one; its order is locked by then. */
export async function findDueFollowUp(
  on: Queryable,
  offerId: number,
  day: FollowUpDay,
): Promise<OpenOffer | null> {
  const { rows } = await sql<OpenOffer>`
    select ${columns} from (${openOffers(sql`f.id = ${offerId}`)}) offer where ${isDue(day)}`.execute(on);
  return rows[0] ?? null;
}

/** The offer on an order's table as far as its client is to be reminded of it; null when they are not, or were, or it is too late. */
export async function findOpenOffer(
  reads: Reads,
  companyId: number,
  orderId: number,
  { due, today }: FollowUpDay,
): Promise<OpenOffer | null> {
  const { rows } = await sql<OpenOffer>`
    select ${columns} from (${openOffers(sql`f.company_id = ${companyId} and f.order_id = ${orderId}`)}) offer
    where day >= ${due}::date - ${latestDays}::int and (valid_until is null or valid_until >= ${today}::date)`.execute(
    reads,
  );
  return rows[0] ?? null;
}

/** The offer on an order's table, as far as its client can be reminded of it. */
interface OfferOnTable extends Pick<OpenOffer, 'id' | 'language' | 'to_address' | 'to_name' | 'link'> {
  /** How often the client was reminded of it before. */
  reminders: number;
  /** That they were since the given instant. */
  is_reminded: boolean;
}

/** The latest offer of an order; its link is null when it was taken back. The order is locked by then. */
export async function findOfferOnTable(
  on: Queryable,
  companyId: number,
  orderId: number,
  since: Date,
): Promise<OfferOnTable | null> {
  const { rows } = await sql<OfferOnTable>`
    select f.id, f.language, mail.to_address, mail.to_name,
      case when (mail.link ->> 'version')::int = ${linkVersionOfOrder('client-offer-selection', sql`f.order_id`)}
        then mail.link end as link,
      reminded.times as reminders, coalesce(reminded.at >= ${since}, false) as is_reminded
    from client_offers f
    left join correspondence_mails mail on mail.cause = 'client offer ' || f.id
    cross join lateral (
      select count(*)::int as times, max(h.created_at) as at from order_history h
      where h.order_id = f.order_id and h.event = 'followed_up' and h.created_at >= f.created_at) reminded
    where f.company_id = ${companyId} and f.order_id = ${orderId} order by f.id desc limit 1`.execute(on);
  return rows[0] ?? null;
}

/** Tells whether the carrier of a route was reminded of its order since an instant. */
export async function isCarrierReminded(
  on: Queryable,
  companyId: number,
  orderId: number,
  routeId: number,
  since: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from order_history
    where company_id = ${companyId} and order_id = ${orderId} and event = 'carrier_reminded'
      and facts -> 'route_id' = to_jsonb(${routeId}::int) and created_at >= ${since} limit 1`.execute(on);
  return rows.length > 0;
}

/** What the product has sent an order's client by itself. */
interface SentByItself {
  acceptance: AutomaticMail | null;
  /** Of the latest offer. */
  followUp: AutomaticMail | null;
}

/** The mails that went to an order's client by themselves, with what became of each. */
export async function findAutomaticMails(
  reads: Reads,
  companyId: number,
  orderId: number,
): Promise<SentByItself> {
  const acceptance = causeOfAcceptance(orderId);
  const { rows } = await sql<AutomaticMail & { cause: string }>`
    select mail.cause, mail.message_id, mail.to_address as "to", mail.created_at as written_at, mail.sent_at,
      case mail.status when 'captured' then 'stored' when 'sent' then 'handed_over' else mail.status end as delivery,
      case when mail.status = 'failed' then mail.last_error end as failure_reason,
      mail.waits_for_confirmation
    from correspondence_mails mail
    where mail.company_id = ${companyId} and mail.cause in (${acceptance}, (
      select 'client offer ' || max(id) || ' follow_up' from client_offers where order_id = ${orderId}))`.execute(
    reads,
  );
  const found = new Map(rows.map(({ cause, ...mail }) => [cause === acceptance, mail]));
  return { acceptance: found.get(true) ?? null, followUp: found.get(false) ?? null };
}

/** A mail that asked a carrier for a price which has not come yet; null when the order has no such mail. */
export async function findPriceRequestMail(
  on: Queryable,
  companyId: number,
  orderId: number,
  messageId: number,
): Promise<Pick<MailOnHold, 'message_id' | 'to' | 'delivery'> | null> {
  const { rows } = await sql<Pick<MailOnHold, 'message_id' | 'to' | 'delivery'>>`
    select m.id as message_id, a.subcontractor_email as "to", ${deliveryOf(sql`m`)} as delivery
    from price_requests a join correspondence_messages m on m.id = a.message_id
    where a.company_id = ${companyId} and a.order_id = ${orderId} and m.id = ${messageId}
      and not exists (
        select from subcontractor_offers o where o.route_id = a.route_id and o.subcontractor_id = a.subcontractor_id)`.execute(
    on,
  );
  return rows[0] ?? null;
}

/**
 * The latest mail of an order to each who has to answer it, where it has not reached them by itself. A later one that did settles an
 * earlier one, whatever address that went to. One whose link was handed over in another way is among them.
 * @param routeIds routes whose carriers have not answered; null: the client is asked
 */
export async function findLatestMails(
  on: Queryable,
  companyId: number,
  orderId: number,
  routeIds: readonly number[] | null,
): Promise<MailOnHold[]> {
  const asked =
    routeIds === null
      ? sql`m.type in ('quote_confirmation', 'completion_request', 'offers_to_client', 'follow_up')`
      : sql`m.type = 'subcontractor_acceptance_request' and m.route_id = any(${routeIds}::int[])`;
  const { rows } = await sql<MailOnHold>`
    select * from (
      select distinct on (m.route_id) m.id as message_id, m.subject, m.route_id, m.recipient_email as "to",
        m.created_at as written_at, mail.sent_at,
        case when m.passed_on_at is not null then 'passed_on'
          when m.status = 'failed' or m.failure_reason is not null then 'failed'
          -- Nobody waits for the answer to a confirmation.
          when mail.status = 'captured' and m.type <> 'quote_confirmation' then 'stored'
          when mail.status = 'queued' and mail.attempts > 0 then 'queued' end as delivery,
        coalesce(m.failure_reason, mail.last_error) as failure_reason,
        coalesce(mail.waits_for_confirmation, false) as waits_for_confirmation
      from correspondence_messages m left join correspondence_mails mail on mail.message_id = m.id
      where m.company_id = ${companyId} and m.order_id = ${orderId} and m.message_type = 'outgoing' and ${asked}
      order by m.route_id, m.created_at desc, m.id desc) latest
    where delivery is not null order by written_at`.execute(on);
  return rows;
}
