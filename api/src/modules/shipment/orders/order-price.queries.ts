import type { Currency } from '../../../kernel/money/money.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import type { Reads } from '../../../platform/db/database.js';
import { holding } from '../../../platform/db/search-text.js';
import { sql, type Sql } from '../../../platform/db/sql.js';
import type { Rate } from '../currencies/publisher-choice.js';
import { priceWithMargin } from '../quotes/margin-sql.js';
import type { ShownPrice } from './order-price.dto.js';
import type { OrderStatusCode } from './order-status.dto.js';

/** Which orders of a company are summed up. */
export interface TotalsRequest {
  companyId: number;
  q: string | undefined;
  statuses: readonly number[];
  /** Only what this person looks after; `nobody`: what nobody does; null: everything. */
  assignee: number | 'nobody' | null;
}

/** What the client of an order `t` was offered, or what was set by hand; before the offer the other way round. Null while there is neither. */
export const clientAmount: Sql = sql`case when t.status < ${OrderStatus.SentToClient}
  then coalesce(t.client_price, t.price_for_client) else coalesce(t.price_for_client, t.client_price) end`;

/** Statuses at which an order without a price of its own has that of its quotes. */
export const statusesOfQuotes: readonly number[] = [OrderStatus.Accepted, OrderStatus.SentToSubcontractors];

/**
 * The price of an order `t`, as columns `amount`, `currency` and `kind` of one row: what the client was offered or what was set by hand; before
 * that the sum of the routes, each with its chosen quote or its cheapest one, with its margin, in the currency of the order, rounded line
 * by line as the order's own summary is. No row for an order of which a route has no price, or a currency no rate.
 */
const pricedFrom = (rates: readonly Rate[]): Sql => sql`
  select ${clientAmount} as amount, coalesce(t.currency_for_client, 'PLN') as currency, 'client' as kind
  where coalesce(t.price_for_client, t.client_price) is not null
  union all
  select sum(line.amount), coalesce(t.currency_for_client, 'PLN'),
    case when bool_and(r.chosen_offer_id is not null) then 'sum' else 'from' end
  from order_routes r
  left join identity_company_settings settings on settings.company_id = r.company_id
  left join lateral (
    select round(${priceWithMargin('q', 'r', 'settings')} * rate.rate, 2) as amount
    from subcontractor_offers q
    join jsonb_to_recordset(${JSON.stringify(rates.map(({ from, to, rate }) => ({ from, to, rate })))}::jsonb)
      as rate("from" text, "to" text, rate numeric)
      on rate."from" = q.currency and rate."to" = coalesce(t.currency_for_client, 'PLN')
    where q.order_id = t.id and q.route_id = r.id and (r.chosen_offer_id is null or q.id = r.chosen_offer_id)
    order by 1 limit 1) line on true
  where r.order_id = t.id and coalesce(t.price_for_client, t.client_price) is null
    and t.status = any(${statusesOfQuotes}::smallint[])
  having count(*) > 0 and bool_and(line.amount is not null)`;

/** Prices of some orders of the company; those without one are left out. */
export async function findPrices(
  reads: Reads,
  companyId: number,
  ids: readonly number[],
  rates: readonly Rate[],
): Promise<Map<number, ShownPrice>> {
  const { rows } = await sql<ShownPrice & { id: number }>`
    select t.id, price.amount::float8 as amount, price.currency, price.kind
    from orders t cross join lateral (${pricedFrom(rates)}) price
    where t.company_id = ${companyId} and t.id = any(${ids}::int[])`.execute(reads);
  return new Map(rows.map(({ id, ...price }) => [id, price]));
}

/** What the orders of a status and a currency come to; a currency of null has those without a price. */
export interface TotalRow {
  status: OrderStatusCode;
  currency: Currency | null;
  count: number;
  amount: number | null;
}

/** Several rows may be of one status and currency. */
export async function sumOrders(
  reads: Reads,
  { companyId, q, statuses, assignee }: TotalsRequest,
  rates: readonly Rate[],
): Promise<TotalRow[]> {
  const ofCounts = conditionsOfCounts({ companyId, statuses, assignee });
  const of = sql.join([...ofCounts, ...holding(q, { isNumbered: true })], ' and ');
  const isOfQuotes = (row: Sql) => sql`${row}.status = any(${statusesOfQuotes}::smallint[])`;
  // Almost all have a price of their own, or can have none: those are counted and summed up as they change.
  const groups = q?.trim()
    ? sql`
      select t.status, t.currency_for_client as currency, count(*) as count, count(coalesce(t.price_for_client, t.client_price)) as priced,
        sum(${clientAmount}) as amount
      from orders t where ${of} group by 1, 2`
    : sql`
      select t.status, t.currency, sum(t.number) as count, sum(t.priced) as priced,
        sum(case when t.status < ${OrderStatus.SentToClient} then t.set_by_hand else t.offered end) as amount
      from shipment_order_counts t where ${sql.join(ofCounts, ' and ')} group by 1, 2`;
  const { rows } = await sql<TotalRow>`
    select g.status, part.currency, part.count::int as count, part.amount::float8 as amount
    from (${groups}) g
    cross join lateral (values
      (coalesce(g.currency, 'PLN'), g.priced, g.amount),
      (null, case when ${isOfQuotes(sql`g`)} then 0 else g.count - g.priced end, null)) part (currency, count, amount)
    where part.count > 0
    union all
    select t.status, price.currency, count(*)::int, sum(price.amount)::float8
    from orders t left join lateral (${pricedFrom(rates)}) price on true
    where ${of} and ${isOfQuotes(sql`t`)} and coalesce(t.price_for_client, t.client_price) is null
    group by 1, 2`.execute(reads);
  return rows;
}

/** Which orders `t`, or which counts of them, without a searched text. */
export const conditionsOfCounts = ({
  companyId,
  statuses,
  assignee,
}: Omit<TotalsRequest, 'q'>): readonly Sql[] => [
  sql`t.company_id = ${companyId}`,
  ...(statuses.length > 0 ? [sql`t.status = any(${statuses}::smallint[])`] : []),
  ...(assignee === null ? [] : [ofAssignee(assignee)]),
];

/** The currency of the country from which a company sends its invoices. */
export async function findOwnCurrency(reads: Reads, companyId: number): Promise<Currency> {
  const { rows } = await sql<{ country: string }>`
    select invoice_country as country from identity_company_settings where company_id = ${companyId}`.execute(
    reads,
  );
  return rows[0]?.country === 'NO' ? 'NOK' : 'PLN';
}

/** Orders `t` that a person looks after, or nobody does. */
export function ofAssignee(assignee: number | 'nobody'): Sql {
  return assignee === 'nobody' ? sql`t.assignee_id is null` : sql`t.assignee_id = ${assignee}`;
}

/** Whom a filter by who looks after an order asks for. */
export function assigneeOf(
  assigned: 'mine' | 'unassigned' | undefined,
  userId: number,
): number | 'nobody' | null {
  if (assigned === undefined) return null;
  return assigned === 'mine' ? userId : 'nobody';
}
