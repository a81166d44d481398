import type { Reads } from '../../../platform/db/database.js';
import { holding } from '../../../platform/db/search-text.js';
import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';
import type { Currency } from '../../../kernel/money/money.js';
import type { Paged } from '../../../platform/http/api-types.js';
import { pageOf, sortOf } from '../../../platform/http/pages.js';
import { isOfAge, isThisWeek, pageOfRows, sumsByAge, type AgedRow } from '../money/money.queries.js';
import type {
  CarrierBalance,
  CarrierInvoiceDto,
  CarrierInvoiceQuery,
  CarrierPaymentDto,
  RouteBalance,
} from './carrier-invoice.dto.js';

const podDay = sql`(p.received_at at time zone 'Europe/Warsaw')::date`;
/** The term runs from the last document, the invoice or the POD. */
const dueDay = sql`(greatest(t.received_on, ${podDay}) + t.payment_days)`;
/** When an invoice is due; while its POD is awaited there is no due day. */
export const dueDate = sql`case when p.received_at is not null then ${dueDay} end`;
/** Invoices `t` with what `dueDate` needs of them: without its limit, the PODs of all companies would be put together for it. */
export const withPods = sql`from carrier_invoices t
  left join lateral (
    select received_at from shipment_pods p where p.company_id = t.company_id and p.route_id = t.route_id limit 1) p on true`;

const columns = (
  today: string,
): Sql => sql`t.id, t.order_id, t.route_id, r.pickup_city || ' → ' || r.delivery_city as route,
  t.subcontractor_id, t.subcontractor_name, t.number, t.issue_date::text, t.received_on::text, ${podDay}::text as pod_on, t.payment_days,
  (${dueDate})::text as due_date, case when t.open > 0 then ${today}::date - (${dueDate}) end as overdue_days, t.currency,
  t.net::float8 as net_amount, t.vat::float8 as vat_amount, t.gross::float8 as gross_amount,
  t.agreed_net::float8 as agreed_amount, t.agreed_currency, t.difference::float8 as difference, t.difference_reason, t.note,
  t.paid::float8 as paid_amount, t.open::float8 as balance, u.name as created_by_name, t.created_at`;
const joins = sql`join shipment_route_prices r on r.id = t.route_id left join identity_people u on u.id = t.created_by`;

/** What the carriers of the company's order invoiced, as it was entered. */
export async function listOfOrder(
  on: Queryable,
  companyId: number,
  orderId: number,
  today: string,
): Promise<CarrierInvoiceDto[]> {
  const { rows } = await sql<CarrierInvoiceDto>`
    select ${columns(today)} ${withPods} ${joins}
    where t.company_id = ${companyId} and t.order_id = ${orderId} and t.removed_at is null order by t.id`.execute(
    on,
  );
  return rows;
}

/** Payments that stand, by the invoice. */
export async function listPaymentsOf(
  on: Queryable,
  companyId: number,
  invoiceIds: readonly number[],
): Promise<(CarrierPaymentDto & { carrier_invoice_id: number })[]> {
  if (invoiceIds.length === 0) return [];
  const { rows } = await sql<CarrierPaymentDto & { carrier_invoice_id: number }>`
    select t.id, t.carrier_invoice_id, t.paid_on::text, t.amount::float8 as amount, t.note, u.name as created_by_name, t.created_at
    from carrier_payments t left join identity_people u on u.id = t.created_by
    where t.company_id = ${companyId} and t.carrier_invoice_id = any(${invoiceIds}::int[]) and t.removed_at is null
    order by t.id`.execute(on);
  return rows;
}

const sorts = {
  id: sql`t.id`,
  due_date: dueDate,
  number: sql`lower(t.number)`,
  subcontractor_name: sql`fold(t.subcontractor_name)`,
  balance: sql`t.open`,
  gross_amount: sql`t.gross`,
  issue_date: sql`t.issue_date`,
} as const;
const sortFields = Object.keys(sorts) as (keyof typeof sorts)[];

function inState(state: NonNullable<CarrierInvoiceQuery['state']>, today: string): Sql {
  switch (state) {
    case 'open':
      return sql`t.open <> 0`;
    case 'overdue':
      return sql`t.open > 0 and ${dueDate} < ${today}::date`;
    case 'this_week':
      return sql`t.open > 0 and ${isThisWeek(dueDate, today)}`;
    case 'awaiting_pod':
      return sql`t.open <> 0 and p.received_at is null`;
    case 'paid':
      return sql`t.open = 0`;
    case 'all':
      return sql`true`;
  }
}

/** A page of what the company's carriers invoiced. */
export async function listCarrierInvoices(
  reads: Reads,
  companyId: number,
  query: CarrierInvoiceQuery,
  today: string,
): Promise<Paged<CarrierInvoiceDto>> {
  const request = pageOf(query, 50);
  const { field, descending } = sortOf(query.sort, sortFields, { field: 'due_date', descending: false });
  const { state = 'open', age, currency, subcontractor_id, q } = query;
  const where = [
    sql`t.company_id = ${companyId} and t.removed_at is null`,
    inState(state, today),
    ...(age ? [sql`t.open > 0 and ${isOfAge(sql`(${dueDate})`, age, today)}`] : []),
    ...(currency ? [sql`t.currency = ${currency}`] : []),
    ...(subcontractor_id ? [sql`t.subcontractor_id = ${subcontractor_id}`] : []),
    ...holding(q),
  ];
  return pageOfRows(
    reads,
    request,
    (part) => sql<CarrierInvoiceDto & { list_total: number }>`
    select count(*) over ()::int as list_total, ${columns(today)} ${withPods} ${joins} where ${sql.join(where, ' and ')}
    order by ${sorts[field]} ${sql.raw(descending ? 'desc' : 'asc')} nulls last, t.id ${part}`,
  );
}

/** What carriers get, by currency and age. */
export async function sumPayables(reads: Reads, companyId: number, today: string): Promise<AgedRow[]> {
  const rows = sql`select t.currency, t.open, ${dueDate} as due_date ${withPods}
    where t.company_id = ${companyId} and t.removed_at is null and t.open <> 0`;
  return (await sumsByAge(rows, today).execute(reads)).rows;
}

/** What a carrier of the company still gets, by currency. @param today `YYYY-MM-DD` in Europe/Warsaw */
export async function sumOwedTo(
  reads: Reads,
  companyId: number,
  carrierId: number,
  today: string,
): Promise<CarrierBalance[]> {
  const { rows } = await sql<CarrierBalance>`
    select t.currency, sum(t.open)::float8 as open,
      coalesce(sum(t.open) filter (where ${dueDate} < ${today}::date), 0)::float8 as overdue
    ${withPods} where t.company_id = ${companyId} and t.subcontractor_id = ${carrierId} and t.removed_at is null and t.open > 0
    group by t.currency order by t.currency`.execute(reads);
  return rows;
}

/** What carriers invoiced for routes of the company, by route and currency. */
export async function findBalancesOfRoutes(
  reads: Reads,
  companyId: number,
  routeIds: readonly number[],
): Promise<Map<number, RouteBalance[]>> {
  if (routeIds.length === 0) return new Map();
  const { rows } = await sql<RouteBalance & { route_id: number }>`
    select t.route_id, t.currency, coalesce(sum(t.open) filter (where t.open > 0), 0)::float8 as open,
      (min(${dueDate}) filter (where t.open > 0))::text as due_date
    ${withPods} where t.company_id = ${companyId} and t.route_id = any(${routeIds}::int[]) and t.removed_at is null
    group by t.route_id, t.currency order by t.currency`.execute(reads);
  const byRoute = Map.groupBy(rows, ({ route_id: route }) => route);
  return new Map(
    [...byRoute].map(([route, balances]) => [route, balances.map(({ route_id: _route, ...rest }) => rest)]),
  );
}

/** A route as its carrier's invoices are held against it. */
export interface PricedRoute {
  id: number;
  route: string;
  payment_terms: number | null;
  subcontractor_id: number | null;
  subcontractor_name: string | null;
  price: number | null;
  currency: Currency | null;
  /** What was invoiced net in the currency of the price. */
  invoiced: number;
}

/** The routes of the company's order in their sequence, with the chosen prices. */
export async function listPricedRoutes(
  on: Queryable,
  companyId: number,
  orderId: number,
): Promise<PricedRoute[]> {
  const { rows } = await sql<PricedRoute>`
    select r.id, r.pickup_city || ' → ' || r.delivery_city as route, r.payment_terms, r.subcontractor_id, r.subcontractor_name,
      r.price::float8 as price, r.currency, (
        select coalesce(sum(c.net), 0)::float8 from carrier_invoices c
        where c.route_id = r.id and c.currency = r.currency and c.removed_at is null) as invoiced
    from shipment_route_prices r where r.company_id = ${companyId} and r.order_id = ${orderId}
    order by r.position, r.id`.execute(on);
  return rows;
}

/** A carrier's invoice before it is kept; sums as decimal texts. */
export interface NewCarrierInvoice {
  company_id: number;
  order_id: number;
  route_id: number;
  subcontractor_id: number | null;
  subcontractor_name: string;
  number: string;
  issue_date: string;
  received_on: string;
  payment_days: number;
  currency: Currency;
  net: string;
  vat: string;
  gross: string;
  agreed_net: string | null;
  agreed_currency: Currency | null;
  difference: string | null;
  difference_reason: string | null;
  note: string | null;
  created_by: number;
  created_at: Date;
}

/** @returns its id */
export async function insertCarrierInvoice(on: Queryable, invoice: NewCarrierInvoice): Promise<number> {
  const names = Object.keys(invoice) as (keyof NewCarrierInvoice)[];
  const values = names.map((name) => invoice[name]);
  const { rows } = await sql<{ id: number }>`
    insert into carrier_invoices (${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(values)}) returning id`.execute(on);
  if (!rows[0]) throw new Error('The invoice was not kept');
  return rows[0].id;
}

/** What stands of an invoice; null when the order has none of that id. */
export async function findStanding(
  on: Queryable,
  { companyId, orderId, id }: InvoiceOfOrder,
): Promise<{ number: string; currency: Currency; open: number; paid: number; issue_date: string } | null> {
  const { rows } = await sql<{
    number: string;
    currency: Currency;
    open: number;
    paid: number;
    issue_date: string;
  }>`
    select number, currency, open::float8 as open, paid::float8 as paid, issue_date::text from carrier_invoices
    where company_id = ${companyId} and order_id = ${orderId} and id = ${id} and removed_at is null`.execute(
    on,
  );
  return rows[0] ?? null;
}

/** An invoice by the order that it belongs to. */
export interface InvoiceOfOrder {
  companyId: number;
  orderId: number;
  id: number;
}

/** Who removes something, when and why. */
export interface Removal {
  userId: number;
  at: Date;
  reason: string;
}

export async function removeCarrierInvoice(
  on: Queryable,
  { companyId, orderId, id }: InvoiceOfOrder,
  { userId, at, reason }: Removal,
): Promise<void> {
  await sql`
    update carrier_invoices set removed_by = ${userId}, removed_at = ${at}, removal_reason = ${reason}
    where company_id = ${companyId} and order_id = ${orderId} and id = ${id} and removed_at is null`.execute(
    on,
  );
}

/** A payment to a carrier before it is kept. */
export interface NewCarrierPayment {
  company_id: number;
  carrier_invoice_id: number;
  paid_on: string;
  amount: string;
  note: string | null;
  created_by: number;
  created_at: Date;
}

export async function insertCarrierPayment(on: Queryable, payment: NewCarrierPayment): Promise<void> {
  const { company_id, carrier_invoice_id, paid_on, amount, note, created_by, created_at } = payment;
  await sql`
    insert into carrier_payments (company_id, carrier_invoice_id, paid_on, amount, note, created_by, created_at)
    values (${company_id}, ${carrier_invoice_id}, ${paid_on}, ${amount}, ${note}, ${created_by}, ${created_at})`.execute(
    on,
  );
}

/** @returns what no longer counts; null when there is no such payment that stands */
export async function removeCarrierPayment(
  on: Queryable,
  companyId: number,
  invoiceId: number,
  id: number,
  { userId, at, reason }: Removal,
): Promise<{ amount: number; paid_on: string } | null> {
  const { rows } = await sql<{ amount: number; paid_on: string }>`
    update carrier_payments set removed_by = ${userId}, removed_at = ${at}, removal_reason = ${reason}
    where company_id = ${companyId} and carrier_invoice_id = ${invoiceId} and id = ${id} and removed_at is null
    returning amount::float8 as amount, paid_on::text`.execute(on);
  return rows[0] ?? null;
}
