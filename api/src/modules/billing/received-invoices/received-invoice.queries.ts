import { OrderStatus } from '../../../kernel/order/order-status.js';
import type { Reads } from '../../../platform/db/database.js';
import { holding } from '../../../platform/db/search-text.js';
import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';
import type { Paged } from '../../../platform/http/api-types.js';
import { pageOf, sortOf } from '../../../platform/http/pages.js';
import type { KsefError } from '../ksef/ksef-texts.js';
import { limitOf, pageOfRows } from '../money/money.queries.js';
import { ordersNamedIn, type OrderedRoute } from './match-received.js';
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
 * Whether an invoice is of the company's present environment. What a test system invented is never decided on beside what is real; while KSeF
 * is off, what came from the real one is there.
 */
const isPresent: Sql = sql`t.environment = coalesce(
  (select nullif(k.environment, 'off') from ksef_settings k where k.company_id = t.company_id), 'production')`;
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
const from: Sql = sql`from (select *, fold(concat_ws(' ', number, ksef_number, seller_name, seller_nip)) as search_text
    from received_invoices) t left join carrier_invoices c on c.id = t.carrier_invoice_id
  left join shipment_route_prices r on r.id = c.route_id left join identity_people u on u.id = t.decided_by`;

const sorts = {
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
  const request = pageOf({ ...query, page_size: Math.min(query.page_size ?? 50, 200) });
  const { field, descending } = sortOf(query.sort, sortFields, { field: 'received_at', descending: true });
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const { state: wanted = 'open', q } = query;
  const where = [
    sql`t.company_id = ${companyId} and ${isPresent}`,
    ...(wanted === 'all' ? [] : [wanted === 'open' ? sql`t.decision is null` : sql`t.decision = ${wanted}`]),
    ...holding(q),
  ];
  const { rows } = await sql<StoredReceived & { list_total: number }>`
    select count(*) over ()::int as list_total, ${columns} ${from} where ${sql.join(where, ' and ')}
    order by ${sorts[field]} ${direction}, t.id ${direction} ${limitOf(request)}`.execute(reads);
  return pageOfRows(rows, request);
}

export async function findReceived(
  on: Queryable,
  companyId: number,
  id: number,
): Promise<StoredReceived | null> {
  const { rows } = await sql<StoredReceived>`
    select ${columns} ${from} where t.company_id = ${companyId} and t.id = ${id} and ${isPresent}`.execute(
    on,
  );
  return rows[0] ?? null;
}

/** Keeps anybody else from deciding on it until the transaction ends. @returns whether there is such an invoice */
export async function lockReceived(on: Queryable, companyId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    select t.id from received_invoices t where t.company_id = ${companyId} and t.id = ${id} and ${isPresent}
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
    where t.company_id = ${companyId} and t.id = ${id} and ${isPresent}`.execute(on);
  return rows[0] ?? null;
}

/** Routes that one of the invoices may be for: of orders that it names, of carriers whose seller it is, and those assigned by hand. */
export async function listOrderedRoutes(
  on: Queryable,
  companyId: number,
  invoices: readonly Pick<StoredReceived, 'facts' | 'seller_nip' | 'assigned_route_id'>[],
): Promise<OrderedRoute[]> {
  const orders = [
    ...new Set(
      invoices.flatMap(({ facts }) => (facts ? ordersNamedIn(facts).map(({ order }) => order) : [])),
    ),
  ];
  const nips = [...new Set(invoices.map(({ seller_nip }) => seller_nip))];
  const assigned = invoices.flatMap(({ assigned_route_id }) => assigned_route_id ?? []);
  const { rows } = await sql<OrderedRoute>`
    with sellers as materialized (
      select distinct c.subcontractor_id, t.seller_nip
      from received_invoices t join carrier_invoices c on c.id = t.carrier_invoice_id and c.removed_at is null
      where t.company_id = ${companyId} and ${isPresent} and t.decision = 'approved' and c.subcontractor_id is not null)
    select p.id as route_id, p.order_id, o.leg, p.pickup_city || ' → ' || p.delivery_city as route, p.subcontractor_name,
      array(select s.seller_nip::text from sellers s where s.subcontractor_id = p.subcontractor_id
        union select n.nip from directory_carrier_numbers n where n.id = p.subcontractor_id and n.nip is not null) as seller_nips,
      array(select s.seller_nip::text from sellers s where s.subcontractor_id = p.subcontractor_id) as approved_nips,
      p.price::float8 as agreed, p.currency,
      coalesce((select sum(c.net) from carrier_invoices c
        where c.route_id = p.id and c.currency = p.currency and c.removed_at is null), 0)::float8 as invoiced,
      array(select c.number::text from carrier_invoices c where c.route_id = p.id and c.removed_at is null) as invoice_numbers,
      exists (select from shipment_pods d where d.company_id = p.company_id and d.route_id = p.id) as has_pod
    from shipment_route_prices p join shipment_carrier_orders o on o.route_id = p.id
    where p.company_id = ${companyId} and p.subcontractor_name is not null and o.order_status >= ${OrderStatus.OrderCreated}
      and (p.order_id = any(${orders}::int[]) or p.id = any(${assigned}::int[])
        or p.subcontractor_id in (select s.subcontractor_id from sellers s where s.seller_nip = any(${nips}::text[])
          union select n.id from directory_carrier_numbers n where n.nip = any(${nips}::text[])))
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
