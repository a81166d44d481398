import { OrderStatus } from '../../../kernel/order/order-status.js';
import type { Reads } from '../../../platform/db/database.js';
import { holding } from '../../../platform/db/search-text.js';
import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';
import type { Paged } from '../../../platform/http/api-types.js';
import { pageOf, sortOf } from '../../../platform/http/pages.js';
import type { KsefError } from '../ksef/ksef-texts.js';
import { pageOfRows } from '../money/money.queries.js';
import { longestNumber, ordersNamedIn, type OrderedRoute } from './match-received.js';
import type { ReceivedFacts } from './received-facts.js';
import type { ReceivedInvoiceQuery, ReceivedInvoiceState } from './received-invoice.dto.js';

/** A received invoice as it is kept. */
export interface StoredReceived {
  id: number;
  ksef_number: string;
  invoice_number: string;
  issue_date: string;
  received_at: Date;
  seller_name: string;
  seller_nip: string;
  invoice_currency: string;
  net_amount: number;
  gross_amount: number;
  facts: ReceivedFacts | null;
  /** Whether KSeF listed it as it should. */
  is_understood: boolean;
  state: ReceivedInvoiceState;
  assigned_route_id: number | null;
  /** Of an approved one. */
  booked: { route_id: number; order_id: number; route: string; subcontractor_name: string } | null;
  booked_agreed: number | null;
  booked_currency: string | null;
  booked_difference: number | null;
  has_twin: boolean;
  rejection_reason: string | null;
  decided_by_name: string | null;
  decided_at: Date | null;
}

/**
 * Whether an invoice is of the company and of its present environment. What a test system invented is never decided on beside what is real;
 * while KSeF is off, what came from the real one is there. The environment is looked up once, not for each invoice.
 */
const isPresent = (companyId: number): Sql => sql`t.company_id = ${companyId} and t.environment = coalesce(
  (select nullif(k.environment, 'off') from ksef_settings k where k.company_id = ${companyId}), 'production')`;
const state = sql`coalesce(t.decision, 'open')`;
const columns: Sql = sql`t.id, t.ksef_number, t.number as invoice_number, t.issue_date::text, t.received_at, t.seller_name, t.seller_nip,
  t.currency as invoice_currency, t.net::float8 as net_amount, t.gross::float8 as gross_amount, t.facts, t.is_understood, ${state} as state,
  t.assigned_route_id, case when c.id is not null then jsonb_build_object('route_id', c.route_id, 'order_id', c.order_id,
    'route', r.pickup_city || ' → ' || r.delivery_city, 'subcontractor_name', c.subcontractor_name) end as booked,
  c.agreed_net::float8 as booked_agreed, c.agreed_currency as booked_currency, c.difference::float8 as booked_difference,
  exists (select from received_invoices other where other.company_id = t.company_id and other.environment = t.environment
    and other.seller_nip = t.seller_nip
    and lower(other.number) = lower(t.number) and other.id <> t.id and other.decision is distinct from 'rejected'
    and (other.decision = 'approved' or (other.received_at, other.id) < (t.received_at, t.id))) as has_twin,
  t.rejection_reason, u.name as decided_by_name, t.decided_at`;
const table: Sql = sql`(select *, fold(concat_ws(' ', number, ksef_number, seller_name, seller_nip)) as search_text from received_invoices) t`;
const from: Sql = sql`from ${table} left join carrier_invoices c on c.id = t.carrier_invoice_id
  left join shipment_route_prices r on r.id = c.route_id left join identity_people u on u.id = t.decided_by`;

const sorts = {
  id: sql`t.id`,
  received_at: sql`t.received_at`,
  issue_date: sql`t.issue_date`,
  invoice_number: sql`lower(t.number)`,
  seller_name: sql`fold(t.seller_name)`,
  net_amount: sql`t.net`,
  gross_amount: sql`t.gross`,
} as const;
const sortFields = Object.keys(sorts) as (keyof typeof sorts)[];

/** A page of the company's, the latest first unless they are sorted by something else. */
export async function listReceived(
  reads: Reads,
  companyId: number,
  query: ReceivedInvoiceQuery,
): Promise<Paged<StoredReceived>> {
  const request = pageOf(query, 50);
  const { field, descending } = sortOf(query.sort, sortFields, { field: 'received_at', descending: true });
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const sequence = sql`${sorts[field]} ${direction}, t.id ${direction}`;
  const { state: wanted = 'open', q } = query;
  const where = [
    isPresent(companyId),
    ...(wanted === 'all' ? [] : [wanted === 'open' ? sql`t.decision is null` : sql`t.decision = ${wanted}`]),
    ...holding(q),
  ];
  const listed = sql`from ${table} where ${sql.join(where, ' and ')}`;
  // Counted and paged by the index; the rest is read of the page's own.
  return pageOfRows(
    reads,
    request,
    (part) => sql<StoredReceived & { list_total: number }>`
    select (select count(*)::int ${listed}) as list_total, ${columns} ${from}
    where t.id = any(array(select t.id ${listed} order by ${sequence} ${part}))
    order by ${sequence}`,
  );
}

export async function findReceived(
  on: Queryable,
  companyId: number,
  id: number,
): Promise<StoredReceived | null> {
  const { rows } = await sql<StoredReceived>`
    select ${columns} ${from} where t.id = ${id} and ${isPresent(companyId)}`.execute(on);
  return rows[0] ?? null;
}

/** Keeps anybody else from deciding on it until the transaction ends. @returns whether there is such an invoice */
export async function lockReceived(on: Queryable, companyId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    select t.id from received_invoices t where t.id = ${id} and ${isPresent(companyId)}
    for no key update`.execute(on);
  return rows.length > 0;
}

/** The file as it came, null while it is not here; null where there is no such invoice. */
export async function findXml(
  on: Queryable,
  companyId: number,
  id: number,
): Promise<{ ksef_number: string; xml: Buffer | null } | null> {
  const { rows } = await sql<{ ksef_number: string; xml: Buffer | null }>`
    select t.ksef_number, t.xml from received_invoices t
    where t.id = ${id} and ${isPresent(companyId)}`.execute(on);
  return rows[0] ?? null;
}

/**
 * What of an invoice's number is looked up: signs that writing it another way does not change. What is found is compared as a whole. The
 * index `carrier_invoices_numbers` has the same of the numbers that were entered.
 */
const numberKey = (number: string): string => number.replaceAll(/[^0-9A-Za-z]/g, '').toLowerCase();

/** Whose invoices a seller's are is learned from so many of those that were approved last: over the years they are thousands. */
const latestOfSeller = 50;

/**
 * Routes that one of the invoices may be for: of orders that it names, and those assigned by hand; of carriers whose seller it is, those with an
 * invoice of its number or of one that it corrects, and, where it names no order, those without any that were agreed for its sum. A carrier's
 * other routes are left out: over the years they are thousands.
 */
export async function listOrderedRoutes(
  on: Queryable,
  companyId: number,
  invoices: readonly Pick<StoredReceived, 'facts' | 'seller_nip' | 'assigned_route_id'>[],
): Promise<OrderedRoute[]> {
  const orders = new Set<number>();
  const numbers = new Set<string>();
  const byPrice: { nip: string; net: string; currency: string }[] = [];
  for (const { facts, seller_nip: nip } of invoices) {
    if (!facts) continue;
    const named = ordersNamedIn(facts);
    for (const { order } of named) orders.add(order);
    for (const number of [facts.number.slice(0, longestNumber), ...facts.corrects])
      numbers.add(numberKey(number));
    if (named.length === 0) byPrice.push({ nip, net: facts.net, currency: facts.currency });
  }
  const nips = [...new Set(invoices.map(({ seller_nip }) => seller_nip))];
  const assigned = invoices.flatMap(({ assigned_route_id }) => assigned_route_id ?? []);
  const approved = sql`received_invoices t join carrier_invoices c on c.id = t.carrier_invoice_id and c.removed_at is null
    where ${isPresent(companyId)} and t.decision = 'approved'`;
  const invoicedOf = (route: Sql): Sql => sql`coalesce((select sum(c.net) from carrier_invoices c
    where c.route_id = ${route}.id and c.currency = ${route}.currency and c.removed_at is null), 0)`;
  const { rows } = await sql<OrderedRoute>`
    with approved as materialized (
      select distinct latest.subcontractor_id, seller.nip
      from unnest(${nips}::text[]) as seller (nip) cross join lateral (
        select c.subcontractor_id from ${approved} and t.seller_nip = seller.nip and c.subcontractor_id is not null
        order by t.carrier_invoice_id desc limit ${latestOfSeller}) latest),
    carriers as materialized (
      select a.subcontractor_id, a.nip from approved a
      union select n.id, n.nip from directory_carrier_numbers n where n.nip = any(${nips}::text[])),
    found as materialized (
      select p.id from shipment_route_prices p where p.company_id = ${companyId}
        and (p.order_id = any(${[...orders]}::int[]) or p.id = any(${assigned}::int[]))
      union select p.id from shipment_route_prices p
        where p.id = any(array(select c.route_id from carrier_invoices c where c.company_id = ${companyId} and c.removed_at is null
            and lower(regexp_replace(c.number, '[^0-9A-Za-z]', '', 'g')) = any(${[...numbers]}::text[])))
          and p.subcontractor_id in (select k.subcontractor_id from carriers k)
      union select p.id from unnest(${byPrice.map(({ nip }) => nip)}::text[], ${byPrice.map(({ net }) => net)}::numeric[],
          ${byPrice.map(({ currency }) => currency)}::text[]) as sought (nip, net, currency)
        join carriers k on k.nip = sought.nip
        join shipment_route_prices p on p.subcontractor_id = k.subcontractor_id and p.price = sought.net and p.currency = sought.currency
        where p.company_id = ${companyId} and ${invoicedOf(sql`p`)} = 0)
    select p.id as route_id, p.order_id, o.leg, p.pickup_city || ' → ' || p.delivery_city as route, p.subcontractor_name,
      coalesce(
        nullif(array(select k.nip from carriers k where k.subcontractor_id = p.subcontractor_id
          union select n.nip from directory_carrier_numbers n where n.id = p.subcontractor_id and n.nip is not null), '{}'),
        array(select t.seller_nip::text from ${approved} and c.subcontractor_id = p.subcontractor_id limit 1)) as seller_nips,
      array(select a.nip from approved a where a.subcontractor_id = p.subcontractor_id) as approved_nips,
      p.price::float8 as agreed, p.currency, ${invoicedOf(sql`p`)}::float8 as invoiced,
      array(select c.number::text from carrier_invoices c where c.route_id = p.id and c.removed_at is null) as invoice_numbers,
      coalesce((select true from shipment_pods d where d.company_id = p.company_id and d.route_id = p.id), false) as has_pod
    from shipment_route_prices p join shipment_carrier_orders o on o.route_id = p.id
    where p.id = any(array(select found.id from found)) and p.company_id = ${companyId} and p.subcontractor_name is not null
      and o.order_status >= ${OrderStatus.OrderCreated}
    order by p.order_id desc, o.leg limit 5000`.execute(on);
  return rows;
}

/** Says for which route it is, or takes that back. @returns whether it was still open */
export async function assignReceived(
  on: Queryable,
  companyId: number,
  id: number,
  routeId: number | null,
): Promise<boolean> {
  const { rows } = await sql`
    update received_invoices set assigned_route_id = ${routeId}
    where company_id = ${companyId} and id = ${id} and decision is null returning id`.execute(on);
  return rows.length > 0;
}

/** What somebody decided. */
interface Decision {
  decision: 'approved' | 'rejected';
  carrierInvoiceId: number | null;
  reason: string | null;
  userId: number;
  at: Date;
}

/** @returns whether it was still open */
export async function decideReceived(
  on: Queryable,
  companyId: number,
  id: number,
  { decision, carrierInvoiceId, reason, userId, at }: Decision,
): Promise<boolean> {
  const { rows } = await sql`
    update received_invoices set decision = ${decision}, carrier_invoice_id = ${carrierInvoiceId}, rejection_reason = ${reason},
      decided_by = ${userId}, decided_at = ${at}
    where company_id = ${companyId} and id = ${id} and decision is null returning id`.execute(on);
  return rows.length > 0;
}

/** Has the invoice that a carrier's was made of decided on again. */
export async function reopenReceived(
  on: Queryable,
  companyId: number,
  carrierInvoiceId: number,
): Promise<void> {
  await sql`
    update received_invoices set decision = null, carrier_invoice_id = null, decided_by = null, decided_at = null
    where company_id = ${companyId} and carrier_invoice_id = ${carrierInvoiceId}`.execute(on);
}

/** Takes a rejection back. @returns whether it was rejected */
export async function restoreReceived(on: Queryable, companyId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    update received_invoices set decision = null, rejection_reason = null, decided_by = null, decided_at = null
    where company_id = ${companyId} and id = ${id} and decision = 'rejected' returning id`.execute(on);
  return rows.length > 0;
}

/** How fetching stands. */
export async function findSync(
  on: Queryable,
  companyId: number,
): Promise<{ is_on: boolean; fetched_at: Date | null; next_at: Date | null; error: KsefError | null }> {
  const { rows } = await sql<{
    is_on: boolean;
    fetched_at: Date | null;
    next_at: Date | null;
    error: KsefError | null;
  }>`
    select k.environment <> 'off' as is_on, q.fetched_at, greatest(q.fetch_at, q.paused_until) as next_at, q.fetch_error as error
    from ksef_settings k left join ksef_queues q on q.company_id = k.company_id where k.company_id = ${companyId}`.execute(
    on,
  );
  return rows[0] ?? { is_on: false, fetched_at: null, next_at: null, error: null };
}
