import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';
import type { Reads } from '../../../platform/db/database.js';
import { listPage } from '../../../platform/db/list-page.js';
import { byField, type ListStatement } from '../../../platform/db/list-statement.js';
import { findWholeList, type WholeList } from '../../../platform/db/whole-list.js';
import { isOrderStatus, OrderStatus, orderStatuses, statusKey } from '../../../kernel/order/order-status.js';
import type { Paged } from '../../../platform/http/api-types.js';
import { InvalidInput } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import { pageOf, sortOf } from '../../../platform/http/pages.js';
import { deliveryOf } from '../../correspondence/index.js';
import type { ClientOfferDto } from './client-offer.dto.js';
import { variantOf, type StoredVariant } from './client-offer.entity.js';
import type { HistoryEntry } from './order-history.dto.js';
import type { AgreedDates, ClientClaim, OrderDetails, OrderDto, OrderQuery } from './order.dto.js';
import { assigneeOf, clientAmount, conditionsOfCounts } from './order-price.queries.js';
import type { CargoFacts, TimeWindows } from './transport-facts.dto.js';

const keyCases = sql.raw(
  orderStatuses.map((status) => `when ${status} then '${statusKey(status)}'`).join(' '),
);

const columns = sql`t.id, t.external_id, t.user_id, t.client_id, t.client_name, t.client_email, t.claimed_client_id,
  (select c.name from directory_clients c where c.id = t.claimed_client_id) as claimed_client_name,
  (select c.email from directory_clients c where c.id = t.claimed_client_id) as claimed_client_email,
  t.unconfirmed_since is not null as is_unconfirmed, t.contact_name, t.request_site, t.status,
  case t.status ${keyCases} end as status_key,
  t.pickup_street, t.pickup_city, t.pickup_post_code, t.pickup_country, t.pickup_date,
  t.delivery_street, t.delivery_city, t.delivery_post_code, t.delivery_country, t.delivery_date,
  t.pallets_count, t.weight, t.cargo_type, t.notes, t.payment_days, t.price_for_client, t.currency_for_client,
  t.client_price, t.client_reference, t.our_reference, t.valid_until, t.lost_reason, t.lost_note,
  t.is_read, t.is_data_complete, t.assignee_id, (select p.name from identity_people p where p.id = t.assignee_id) as assignee_name,
  t.snoozed_until::text as snoozed_until, t.created_at, t.updated_at, t.version`;

/** What lists leave out. */
const factColumns = sql`t.ldm, t.length_cm, t.width_cm, t.height_cm, t.body_type, t.temperature_min, t.temperature_max,
  t.adr_un, t.adr_class, t.incoterm, t.pickup_until, t.delivery_until,
  exists (select from documents d where d.order_id = t.id and d.document_type = 'ISSUED_INVOICE') as has_issued_invoice,
  (select count(*)::int from documents d where d.order_id = t.id) as documents_count,
  (select count(*)::int from received_documents w where w.order_id = t.id and w.state = 'waiting') as received_documents_count`;

/** An order with everything that stands in its own row. */
export type OrderRecord = OrderDto &
  CargoFacts &
  TimeWindows &
  Pick<OrderDetails, 'has_issued_invoice' | 'documents_count' | 'received_documents_count'>;

const sortFields = [
  'id',
  'status',
  'client_name',
  'client_email',
  'pickup_city',
  'delivery_city',
  'pickup_date',
  'delivery_date',
  'is_data_complete',
  'created_at',
  'updated_at',
] as const;

/** Whether lists of orders can be sorted by it: a field, with `-` before it for descending. */
export function isOrderSort(sort: string): boolean {
  return sortFields.some((field) => field === sort || `-${field}` === sort);
}

/** An order in a list, with what its client pays; null while that is not settled. */
export type OrderRow = OrderDto & { client_amount: number | null };

/** Orders of the company, the latest first unless told otherwise. */
export function listOrders(
  reads: Reads,
  { companyId, userId }: Pick<Member, 'companyId' | 'userId'>,
  query: OrderQuery,
): Promise<Paged<OrderRow>> {
  return listPage<OrderRow>(reads, statementOf({ companyId, userId }, query), pageOf(query));
}

/** The same, whole. */
export function findAllOrders(
  reads: Reads,
  member: Pick<Member, 'companyId' | 'userId'>,
  query: OrderQuery,
): Promise<WholeList<OrderRow>> {
  return findWholeList<OrderRow>(reads, statementOf(member, query));
}

function statementOf(
  { companyId, userId }: Pick<Member, 'companyId' | 'userId'>,
  query: OrderQuery,
): ListStatement {
  const sort = sortOf(query.sort, sortFields, { field: 'created_at', descending: true });
  const statuses = query.status ?? [];
  const assignee = assigneeOf(query.assigned, userId);
  const { external_id } = query;
  if (!statuses.every(isOrderStatus)) throw new InvalidInput([{ field: 'status', code: 'invalid_value' }]);
  return {
    table: 'orders',
    columns: sql`${columns}, ${clientAmount} as client_amount`,
    where: [
      ...conditionsOfCounts({ companyId, statuses: [], assignee }),
      ...(external_id === undefined ? [] : [sql`t.external_id = ${external_id}`]),
    ],
    ...(external_id === undefined && {
      total: sql`
        select coalesce(sum(t.number), 0)::int from shipment_order_counts t
        where ${sql.join(conditionsOfCounts({ companyId, statuses, assignee }), ' and ')}`,
    }),
    unionOf: [...new Set(statuses)].map((status) => sql`t.status = ${status}`),
    search: query.q,
    isNumbered: true,
    indexedCompany: companyId,
    walkedBy: ['created_at', 'updated_at'],
    orderBy: byField(sort),
  };
}

/** One order of the company. */
export async function findOrder(reads: Reads, companyId: number, id: number): Promise<OrderRecord | null> {
  const { rows } = await sql<OrderRecord>`
    select ${columns}, ${factColumns} from orders t where t.id = ${id} and t.company_id = ${companyId}`.execute(
    reads,
  );
  return rows[0] ?? null;
}

/** The claim of an unsigned request that nobody has answered yet. */
export async function findClientClaim(
  reads: Reads,
  companyId: number,
  orderId: number,
): Promise<ClientClaim | null> {
  const { rows } = await sql<ClientClaim>`
    select c.id as client_id, c.name as client_name, c.email as directory_email, o.client_email as given_email,
      lower(c.email) is not distinct from lower(o.client_email) as is_same_email
    from orders o join directory_clients c on c.id = o.claimed_client_id and c.company_id = o.company_id
    where o.id = ${orderId} and o.company_id = ${companyId}`.execute(reads);
  return rows[0] ?? null;
}

/** Steps that write somebody, and the kind of message that they write. */
const stepsThatWrite = {
  ask_subcontractors: 'subcontractor_price_request',
  price_requests_reminded: 'subcontractor_price_request',
  data_requested: 'completion_request',
  send_to_client: 'offers_to_client',
  followed_up: 'follow_up',
  order_acceptance_mailed: 'order_acceptance',
  send_to_subcontractor: 'subcontractor_acceptance_request',
  carrier_reminded: 'subcontractor_acceptance_request',
  mail_invoice: 'invoice_sent',
  invoice_mailed_again: 'invoice_sent',
  invoice_reminded: 'invoice_sent',
  payment_reminded: 'invoice_sent',
  correction_mailed: 'invoice_sent',
};

/**
 * The order's life from its beginning. A message is of the step of its kind that is nearest in time: those to many are written one after
 * another, and some steps are noted before and some after. Of several, those that reached somebody count before those that did not.
 */
export async function listHistory(reads: Reads, companyId: number, orderId: number): Promise<HistoryEntry[]> {
  const { rows } = await sql<HistoryEntry>`
    with steps as (
      select h.id, h.created_at, writes.type from order_history h
      join unnest(${Object.keys(stepsThatWrite)}::text[], ${Object.values(stepsThatWrite)}::text[]) writes(event, type)
        on writes.event = h.event
      where h.company_id = ${companyId} and h.order_id = ${orderId}),
    mails as (
      select step.id as step_id,
        case when m.status = 'failed' then 'failed' else ${deliveryOf(sql`m`)} end as delivery
      from correspondence_messages m
      cross join lateral (
        select s.id from steps s where s.type = m.type
        order by abs(extract(epoch from s.created_at - m.created_at)), s.id limit 1) step
      where m.company_id = ${companyId} and m.order_id = ${orderId} and m.message_type = 'outgoing')
    select h.from_status, h.to_status, h.event, h.user_id, u.name as user_name, h.api_key_id, h.api_key_name,
      h.created_at, h.reason, h.facts,
      (select m.delivery from mails m where m.step_id = h.id
       order by array_position(array['handed_over', 'queued', 'passed_on', 'stored', 'failed'], m.delivery) limit 1) as delivery
    from order_history h left join identity_people u on u.id = h.user_id
    where h.company_id = ${companyId} and h.order_id = ${orderId} order by h.id`.execute(reads);
  return rows;
}

/** The latest offer to the client. */
export async function findClientOffer(
  reads: Reads,
  companyId: number,
  orderId: number,
): Promise<ClientOfferDto | null> {
  const { rows } = await sql<Omit<ClientOfferDto, 'variants'> & { variants: StoredVariant[] | null }>`
    select price, currency, created_at as sent_at, valid_until, lines, variants, chosen_variant from client_offers
    where company_id = ${companyId} and order_id = ${orderId} order by id desc limit 1`.execute(reads);
  const [offer] = rows;
  return offer ? { ...offer, variants: (offer.variants ?? []).map(variantOf) } : null;
}

export async function countUnread(reads: Reads, companyId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders where company_id = ${companyId} and not is_read`.execute(reads);
  return rows[0]?.count ?? 0;
}

/** What the summary of an order is computed from: its routes with their chosen quotes. */
export interface SummaryRow {
  route_id: number;
  pickup_city: string;
  delivery_city: string;
  offer_id: number | null;
  subcontractor_name: string | null;
  price: number | null;
  currency: string | null;
  route_margin: number | null;
}

/** @param quoteIds what counts in place of the chosen quotes */
export async function listSummaryRows(
  reads: Reads,
  companyId: number,
  orderId: number,
  quoteIds: readonly number[] | null,
): Promise<SummaryRow[]> {
  const counted = quoteIds
    ? sql`o.route_id = r.id and o.id = any(${quoteIds}::int[])`
    : sql`o.id = r.chosen_offer_id`;
  const { rows } = await sql<SummaryRow>`
    select r.id as route_id, r.pickup_city, r.delivery_city, o.id as offer_id, o.subcontractor_name, o.price, o.currency,
      r.profit_margin as route_margin
    from order_routes r left join subcontractor_offers o on ${counted}
    where r.company_id = ${companyId} and r.order_id = ${orderId} order by r.position, r.id`.execute(reads);
  return rows;
}

/** When some orders of a company are carried, by the quotes that their clients were offered; those of which nothing else than the request is known are left out. */
export async function findAgreedDates(
  reads: Reads,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, AgreedDates>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<AgreedDates & { id: number }>`
    select t.id, min(coalesce(q.pickup_date, r.pickup_date)) as pickup_date,
      max(coalesce(q.delivery_date, r.delivery_date)) as delivery_date
    from orders t join order_routes r on r.order_id = t.id
    left join subcontractor_offers q on q.id = r.chosen_offer_id
    where t.company_id = ${companyId} and t.id = any(${ids}::int[])
      and t.status >= ${OrderStatus.SentToClient} and t.status <> ${OrderStatus.RejectedByClient}
    group by t.id having bool_or(coalesce(q.pickup_date, q.delivery_date) is not null)`.execute(reads);
  return new Map(rows.map(({ id, ...dates }) => [id, dates]));
}

/** Whether a company has orders. */
export async function hasOrders(on: Queryable, companyId: number): Promise<boolean> {
  const { rows } = await sql`select from orders where company_id = ${companyId} limit 1`.execute(on);
  return rows.length > 0;
}

/** Whether neither a request nor a quote has come to a company from an address over a page, as a condition in SQL. */
export const hasSentNothing = (companyId: number, address: Sql): Sql => sql`not exists (
    select from orders o join order_history h on h.order_id = o.id and h.from_status is null
      and h.user_id is null and h.api_key_id is null
    where o.company_id = ${companyId} and lower(o.client_email) = ${address})
  and not exists (
    select from subcontractor_offers s
    where s.company_id = ${companyId} and s.user_id is null and lower(s.subcontractor_email) = ${address})`;

/** Orders that links name, as selections in SQL of one column. */
export const linkedOrders = {
  /** Whose order it is. */
  companyOf: (orderId: number | null): Sql => sql`select company_id from orders where id = ${orderId}::int`,
  /** The address that an order has of that client, of no client where that is null; nothing when it is another one's. */
  emailOfClient: (orderId: number | null, clientId: number | null): Sql => sql`
    select client_email from orders where id = ${orderId}::int and client_id is not distinct from ${clientId}::int`,
};

/** When the payment of an order was recorded, and the day of it, `YYYY-MM-DD`. */
interface RecordedPayment {
  paid_at: Date;
  paid_on: string;
}

/** Null until one was recorded. Those of earlier days count as of the day on which they were recorded. */
export async function findRecordedPayment(
  on: Queryable,
  companyId: number,
  orderId: number,
): Promise<RecordedPayment | null> {
  const { rows } = await sql<RecordedPayment>`
    select created_at as paid_at,
      coalesce(facts ->> 'paid_on', (created_at at time zone 'Europe/Warsaw')::date::text) as paid_on
    from order_history
    where company_id = ${companyId} and order_id = ${orderId} and event = 'pay' order by id desc limit 1`.execute(
    on,
  );
  return rows[0] ?? null;
}
