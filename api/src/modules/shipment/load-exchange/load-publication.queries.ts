import { currencies } from '../../../kernel/money/money.js';
import type { OrderStatus } from '../../../kernel/order/order-status.js';
import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';
import type { LoadOrder } from './load-content.js';
import type { LoadContent, LoadEnd, LoadError, LoadPublicationDto } from './load-publication.dto.js';

/** A company's turn at the exchange: no other process works for it meanwhile. */
export interface ExchangeTurn {
  company_id: number;
  lock_key: string;
}

/** A publication as the job works on it. */
export interface DuePublication {
  id: number;
  company_id: number;
  order_id: number | null;
  route_id: number | null;
  external_id: string;
  status: LoadPublicationDto['status'];
  is_wanted: boolean;
  load: LoadContent;
  reference: string | null;
  /** How often it was tried since it last went well; at least 1 once the exchange may have heard of it. */
  tries: number;
  /** Version of each offer that was taken or of which no quote can be made, by its id. */
  offers: Record<string, string>;
  end_reason: LoadPublicationDto['end_reason'];
  created_at: Date;
  published_at: Date | null;
}

/**
 * So long a turn stays with a process that says nothing more, in seconds. It is kept before each request, of which none takes more than 20;
 * this is longer than a call, a renewal of the tokens and the call again, with what is written between.
 */
const lockSeconds = 120;

/** An earlier publication of the route of `p` that has not ended: a load does not stand on the exchange twice. */
const hasEarlier = sql`exists (
  select from load_publications e where e.route_id = p.route_id and e.id < p.id and e.ended_at is null)`;

/** The latest publication of route `r`, as the route tells of it; with what is wrong with an earlier one that it waits for. */
export const stateOfRoute = sql`(
  select jsonb_build_object('id', p.id, 'status', p.status, 'is_ending', not p.is_wanted and p.ended_at is null,
    'end_reason', p.end_reason, 'is_outdated', p.is_outdated and p.is_wanted,
    'error', coalesce(p.error, (select e.error from load_publications e
      where e.route_id = p.route_id and e.id < p.id and e.ended_at is null and e.error is not null order by e.id desc limit 1)))
  from load_publications p where p.route_id = r.id order by p.id desc limit 1)`;

/** Whether the company of route `r` publishes loads, and the route is one to be priced yet. */
export const canBePublished = sql`(r.chosen_offer_id is null
  and exists (select from load_exchange_settings s where s.company_id = r.company_id and s.is_on and s.signed_in_at is not null)
  and exists (select from orders o where o.id = r.order_id and o.status in (1, 2)))`;

/** All publications of a route, the latest first. */
export async function listPublications(
  on: Queryable,
  companyId: number,
  routeId: number,
): Promise<LoadPublicationDto[]> {
  const { rows } = await sql<LoadPublicationDto>`
    select p.id, p.route_id, p.external_id, p.reference, p.status, not p.is_wanted and p.ended_at is null as is_ending,
      p.end_reason, p.is_outdated and p.is_wanted as is_outdated, p.error, p.load,
      (select count(*)::int from jsonb_object_keys(p.offers)) as offers_count,
      (select count(*)::int from jsonb_each_text(p.offers) o where right(o.value, 3) <> all(${[...currencies]}::text[]))
        as foreign_offers_count,
      p.published_at, p.created_at
    from load_publications p where p.company_id = ${companyId} and p.route_id = ${routeId}
    order by p.id desc limit 50`.execute(on);
  return rows.map((row) => ({ ...row, load: revived(row.load) }));
}

/** What of a company's order a load tells, with the order's status; null where there is none. */
export async function findLoadOrder(
  on: Queryable,
  companyId: number,
  orderId: number,
): Promise<(LoadOrder & { status: OrderStatus }) | null> {
  const { rows } = await sql<LoadOrder & { status: OrderStatus }>`
    select status, cargo_type, pallets_count, weight::float8 as weight, ldm::float8 as ldm, body_type,
      temperature_min::float8 as temperature_min, temperature_max::float8 as temperature_max, adr_class
    from orders where id = ${orderId} and company_id = ${companyId}`.execute(on);
  return rows[0] ?? null;
}

/** The publication of a route that goes on, locked; null where there is none. */
export async function lockPublication(
  on: Queryable,
  routeId: number,
): Promise<{ id: number; load: LoadContent; is_outdated: boolean } | null> {
  const { rows } = await sql<{ id: number; load: LoadContent; is_outdated: boolean }>`
    select id, load, is_outdated from load_publications
    where route_id = ${routeId} and is_wanted and ended_at is null for no key update`.execute(on);
  return rows[0] ? { ...rows[0], load: revived(rows[0].load) } : null;
}

/** Whether a company's routes can be published. */
export async function isExchangeOn(on: Queryable, companyId: number): Promise<boolean> {
  const { rows } = await sql`
    select from load_exchange_settings
    where company_id = ${companyId} and is_on and signed_in_at is not null`.execute(on);
  return rows.length > 0;
}

/** Ends the publication of a route that goes on. */
export async function endPublication(
  on: Queryable,
  routeId: number,
  reason: 'by_hand' | 'replaced',
): Promise<void> {
  await sql`select end_load_publications(${routeId}::int, null, ${reason})`.execute(on);
}

/** Begins a publication; the job does the rest. */
export async function addPublication(
  on: Queryable,
  given: { companyId: number; orderId: number; routeId: number; userId: number; load: LoadContent },
): Promise<void> {
  await sql`
    insert into load_exchange_queues (company_id) values (${given.companyId}) on conflict do nothing`.execute(
    on,
  );
  await sql`
    insert into load_publications (company_id, order_id, route_id, user_id, load)
    values (${given.companyId}, ${given.orderId}, ${given.routeId}, ${given.userId}, ${JSON.stringify(given.load)}::jsonb)`.execute(
    on,
  );
}

/** Ends all publications of a company. */
export async function endPublicationsOf(on: Queryable, companyId: number): Promise<void> {
  await sql`select end_load_publications(null, null, 'switched_off', ${companyId}::int)`.execute(on);
}

/** Whether something of a company may still stand on the exchange. */
export async function hasPublications(on: Queryable, companyId: number): Promise<boolean> {
  const { rows } = await sql`
    select from load_publications where company_id = ${companyId} and ended_at is null limit 1`.execute(on);
  return rows.length > 0;
}

/** Gives up what may still stand on the exchange of a company that has no way in any more; who looks at it is told. */
export async function leavePublications(on: Queryable, companyId: number, now: Date): Promise<void> {
  await sql`
    update load_publications set is_wanted = false, status = 'failed', end_reason = coalesce(end_reason, 'switched_off'),
      error = ${asJson({ code: 'left_there', detail: null })}::jsonb, ended_at = ${now}, next_try_at = null, updated_at = ${now}
    where company_id = ${companyId} and ended_at is null`.execute(on);
}

/** What can be worked on: a wanted one waits until an earlier one of its route has ended. */
const isOpen = sql`p.ended_at is null and not (p.is_wanted and p.status = 'waiting' and ${hasEarlier})`;
const isDue = (now: Date): Sql => sql`${isOpen} and p.next_try_at <= ${now}`;

/** Takes the turn of a company that has something to be done; null when none has, or all are taken. */
export async function takeTurn(on: Queryable, now: Date): Promise<ExchangeTurn | null> {
  const { rows } = await sql<ExchangeTurn>`
    update load_exchange_queues set lock_key = gen_random_uuid(),
      locked_until = clock_timestamp() + make_interval(secs => ${lockSeconds})
    where company_id = (
      select q.company_id from load_exchange_queues q
      where coalesce(q.paused_until <= ${now}, true) and coalesce(q.locked_until < clock_timestamp(), true)
        and exists (select from load_publications p where p.company_id = q.company_id and ${isDue(now)})
      order by q.company_id limit 1 for no key update skip locked)
    returning company_id, lock_key`.execute(on);
  return rows[0] ?? null;
}

/** Keeps a turn. @returns false when another process has it */
export async function keepTurn(on: Queryable, { company_id, lock_key }: ExchangeTurn): Promise<boolean> {
  const { rows } = await sql`
    update load_exchange_queues set locked_until = clock_timestamp() + make_interval(secs => ${lockSeconds})
    where company_id = ${company_id} and lock_key = ${lock_key}::uuid returning company_id`.execute(on);
  return rows.length > 0;
}

/** @param pausedUntil until when the exchange wants to be left alone; null where it said nothing */
export async function endTurn(
  on: Queryable,
  { company_id, lock_key }: ExchangeTurn,
  pausedUntil: Date | null,
): Promise<void> {
  await sql`
    update load_exchange_queues set locked_until = null, lock_key = null,
      paused_until = coalesce(${pausedUntil}::timestamptz, paused_until)
    where company_id = ${company_id} and lock_key = ${lock_key}::uuid`.execute(on);
}

/** What is due of a company: first what is to end, so that nothing stands there twice. */
export async function listDue(on: Queryable, companyId: number, now: Date): Promise<DuePublication[]> {
  const { rows } = await sql<DuePublication>`
    select p.id, p.company_id, p.order_id, p.route_id, p.external_id, p.status, p.is_wanted, p.load, p.reference, p.tries,
      p.skipped_offers || p.offers as offers, p.end_reason, p.created_at, p.published_at
    from load_publications p where p.company_id = ${companyId} and ${isDue(now)}
    order by p.is_wanted, p.next_try_at, p.id limit 50`.execute(on);
  return rows.map((row) => ({ ...row, load: revived(row.load) }));
}

/** Notes that the exchange may hear of a publication from now on. @returns false when something ended it meanwhile */
export async function noteTry(on: Queryable, { id, tries }: DuePublication): Promise<boolean> {
  const { rows } = await sql`
    update load_publications set tries = tries + 1
    where id = ${id} and is_wanted and ended_at is null and tries = ${tries} returning id`.execute(on);
  return rows.length > 0;
}

/** It stands on the exchange; what ended it meanwhile is done at once. */
export async function notePublished(
  on: Queryable,
  id: number,
  { reference, now, next }: { reference: string; now: Date; next: Date },
): Promise<void> {
  await sql`
    update load_publications set status = 'published', reference = ${reference}, published_at = ${now}, tries = 1,
      error = null, next_try_at = case when is_wanted then ${next}::timestamptz else to_timestamp(0) end, updated_at = ${now}
    where id = ${id} and ended_at is null`.execute(on);
}

/** The exchange was asked for offers, and all of them were taken. */
export async function noteLook(on: Queryable, id: number, next: Date): Promise<void> {
  await sql`
    update load_publications set tries = 1, error = null,
      next_try_at = case when is_wanted then ${next}::timestamptz else to_timestamp(0) end
    where id = ${id} and ended_at is null`.execute(on);
}

/** Has a publication withdrawn; it is done with when the exchange has confirmed that, at once where the exchange never heard of it. */
export async function noteUnwanted(
  on: Queryable,
  id: number,
  { status, reason, error }: { status?: 'failed'; reason?: 'over' | 'switched_off'; error?: LoadError },
): Promise<void> {
  await sql`
    update load_publications set is_wanted = false,
      status = coalesce(${status ?? null}, case when status = 'waiting' and tries = 0 then 'withdrawn' else status end),
      end_reason = coalesce(${reason ?? null}, end_reason), error = coalesce(${asJson(error)}::jsonb, error),
      ended_at = case when tries = 0 then now() end, next_try_at = case when tries = 0 then null else to_timestamp(0) end,
      updated_at = now()
    where id = ${id} and ended_at is null`.execute(on);
}

/** It is done with. A failed one stays failed, whatever was cleaned up behind it. */
export async function noteEnded(
  on: Queryable,
  id: number,
  {
    status,
    reason,
    error,
    now,
  }: { status: 'withdrawn' | 'refused'; reason?: 'ended_there'; error?: LoadError; now: Date },
): Promise<void> {
  await sql`
    update load_publications set is_wanted = false, status = case when status = 'failed' then status else ${status} end,
      end_reason = coalesce(end_reason, ${reason ?? null}), ended_at = ${now}, next_try_at = null, updated_at = ${now},
      error = case when status = 'failed' then error else ${asJson(error)}::jsonb end
    where id = ${id} and ended_at is null`.execute(on);
}

/** A try went wrong; it is made again. */
export async function noteFailure(
  on: Queryable,
  id: number,
  { error, next, counts }: { error: LoadError; next: Date; counts: boolean },
): Promise<void> {
  await sql`
    update load_publications set next_try_at = ${next},
      error = case when status = 'failed' then error else ${asJson(error)}::jsonb end,
      tries = tries + ${counts ? 1 : 0}
    where id = ${id} and ended_at is null`.execute(on);
}

/**
 * Locks a publication to take an offer.
 * @returns false when it has ended, is being ended for a reason by which no price counts any more, or has the offer already
 */
export async function lockForOffer(
  on: Queryable,
  publication: number,
  offer: { id: string; version: string },
  most: number,
): Promise<boolean> {
  const { rows } = await sql<{ is_open: boolean }>`
    select (is_wanted or end_reason in ('by_hand', 'replaced')) and ended_at is null and offers ->> ${offer.id}::text is distinct from ${offer.version}::text
      and (offers ? ${offer.id}::text or (select count(*) from jsonb_object_keys(offers)) < ${most}) as is_open
    from load_publications where id = ${publication} for no key update`.execute(on);
  return rows[0]?.is_open ?? false;
}

/** Keeps that an offer was taken, in the transaction that takes it. */
export async function noteOffer(
  on: Queryable,
  publication: number,
  offer: { id: string; version: string },
): Promise<void> {
  await sql`
    update load_publications set offers = offers || jsonb_build_object(${offer.id}::text, ${offer.version}::text), updated_at = now()
    where id = ${publication}`.execute(on);
}

/** Keeps that no quote can be made of an offer as it is: it is not asked for again until it changes. */
export async function noteSkippedOffer(
  on: Queryable,
  publication: number,
  offer: { id: string; version: string },
): Promise<void> {
  await sql`
    update load_publications set skipped_offers = skipped_offers || jsonb_build_object(${offer.id}::text, ${offer.version}::text)
    where id = ${publication}`.execute(on);
}

/** When something is due next; null when nothing is under way. */
export async function nextDueAt(on: Queryable): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(greatest(p.next_try_at, q.paused_until)) as at
    from load_publications p join load_exchange_queues q using (company_id) where ${isOpen}`.execute(on);
  return rows[0]?.at ?? null;
}

const asJson = (error: LoadError | undefined): string | null => (error ? JSON.stringify(error) : null);

/** JSON has no instants. */
function revived(load: LoadContent): LoadContent {
  const end = ({ from, until, ...rest }: LoadEnd): LoadEnd => ({
    ...rest,
    from: new Date(from),
    until: new Date(until),
  });
  return { ...load, pickup: end(load.pickup), delivery: end(load.delivery) };
}
