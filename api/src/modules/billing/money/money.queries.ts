import type { Reads } from '../../../platform/db/database.js';
import { holding } from '../../../platform/db/search-text.js';
import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';
import type { Currency } from '../../../kernel/money/money.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { hasUnsentInvoice } from '../invoices/invoice.queries.js';
import { pageOf, paged, sortOf, type PageRequest } from '../../../platform/http/pages.js';
import type { Paged } from '../../../platform/http/api-types.js';
import { ageLimits, ages, endOfWeek, type Age } from '../rules/ageing.js';
import type {
  MarginGroup,
  MarginGrouping,
  MarginOrder,
  MarginOrderQuery,
  MarginQuery,
  MarginSums,
  ReceivableDto,
  ReceivableQuery,
} from './money.dto.js';

/** Days of a period, both counted. */
export interface Period {
  from: string;
  to: string;
}

/** Sums of one currency as decimal texts, by age. */
export interface AgedRow extends Record<Age | 'total' | 'this_week' | 'no_due_day' | 'to_return', string> {
  currency: Currency;
  count: number;
}

/** Whether a day has been due so long on another. */
export function isOfAge(dueDate: Sql, age: Age, today: string): Sql {
  const [first, last] = ageLimits[age];
  const bounds = [
    ...(last === null ? [] : [sql`${dueDate} >= ${today}::date - ${last}::int`]),
    ...(first === null ? [] : [sql`${dueDate} <= ${today}::date - ${first}::int`]),
  ];
  return sql`(${sql.join(bounds, ' and ')})`;
}

/** What is open of rows with `currency`, `open` and `due_date`, by currency and age. */
export function sumsByAge(rows: Sql, today: string): Sql<AgedRow> {
  const open = sql`x.open > 0`;
  const sumWhere = (condition: Sql) =>
    sql`coalesce(sum(x.open) filter (where ${open} and ${condition}), 0)::text`;
  const byAge = ages.map((age) => sql`${sumWhere(isOfAge(sql`x.due_date`, age, today))} as ${sql.ref(age)}`);
  return sql<AgedRow>`
    select x.currency, (count(*) filter (where ${open}))::int as count, ${sql.join(byAge)},
      ${sumWhere(sql`true`)} as total, ${sumWhere(sql`x.due_date is null`)} as no_due_day,
      ${sumWhere(isThisWeek(sql`x.due_date`, today))} as this_week,
      coalesce(-sum(x.open) filter (where x.open < 0), 0)::text as to_return
    from (${rows}) x group by x.currency order by x.currency`;
}

/** Whether something falls due from today to the end of the week. */
export function isThisWeek(dueDate: Sql, today: string): Sql {
  return sql`${dueDate} between ${today}::date and ${endOfWeek(today)}::date`;
}

/** Nobody owes what KSeF refused before the client had it: it was never issued. Of a balance `t`. */
const isOwed: Sql = sql`not exists (
  select from billing_never_issued n where n.company_id = t.company_id and n.invoice_id = t.invoice_id)`;

/** What clients have to pay, by currency. */
export async function sumReceivables(reads: Reads, companyId: number, today: string): Promise<AgedRow[]> {
  const rows = sql`select t.currency, t.open, t.due_date from order_balances t
    where t.company_id = ${companyId} and t.open <> 0 and ${isOwed}`;
  return (await sumsByAge(rows, today).execute(reads)).rows;
}

const receivableSorts = {
  due_date: sql`t.due_date`,
  id: sql`t.invoice_id`,
  number: sql`t.invoice_id`,
  client_name: sql`fold(o.client_name)`,
  amount_due: sql`t.due`,
  balance: sql`t.open`,
  reminded_at: sql`m.reminded_at`,
} as const;
const receivableFields = Object.keys(receivableSorts) as (keyof typeof receivableSorts)[];

/** A page of the company's invoices that are not settled. */
export async function listReceivables(
  reads: Reads,
  companyId: number,
  query: ReceivableQuery,
  today: string,
): Promise<Paged<ReceivableDto>> {
  const { age, this_week, overdue, to_return, currency, client_id, q } = query;
  const due = sql`t.due_date`;
  const where: Sql[] = [
    sql`t.company_id = ${companyId}`,
    to_return ? sql`t.open < 0` : sql`t.open <> 0`,
    isOwed,
    ...(age ? [sql`t.open > 0 and ${isOfAge(due, age, today)}`] : []),
    ...(this_week ? [sql`t.open > 0 and ${isThisWeek(due, today)}`] : []),
    ...(overdue ? [sql`t.open > 0 and t.due_date < ${today}::date`] : []),
    ...(currency ? [sql`t.currency = ${currency}`] : []),
    ...(client_id ? [sql`t.client_id = ${client_id}`] : []),
    ...holding(q),
  ];
  const { field, descending } = sortOf(query.sort, receivableFields, {
    field: 'due_date',
    descending: false,
  });
  const request = pageOf(query, 50);
  return pageOfRows(
    reads,
    request,
    (part) => sql<ReceivableDto & { list_total: number }>`
    select count(*) over ()::int as list_total, t.order_id, o.status as order_status, t.invoice_id, t.number, t.client_id,
      coalesce(o.client_name, i.content #>> '{buyer,name}') as client_name, t.issue_date::text, t.due_date::text, t.currency,
      t.due::float8 as amount_due, t.paid::float8 as paid_amount, t.open::float8 as balance,
      (${today}::date - t.due_date) as overdue_days, m.reminders_sent, m.reminded_at,
      o.status < ${OrderStatus.Paid} and ${hasUnsentInvoice(companyId, sql`t.order_id`)} as is_unsent
    from order_balances t join shipment_orders o on o.id = t.order_id join invoices i on i.id = t.invoice_id
      left join lateral (
        select count(*)::int as reminders_sent, max(created_at) as reminded_at from invoice_mails
        where invoice_id = t.invoice_id and kind = 'reminder') m on true
    where ${sql.join(where, ' and ')}
    order by ${receivableSorts[field]} ${sql.raw(descending ? 'desc nulls last' : 'asc nulls first')}, t.order_id
    ${part}`,
  );
}

/** The part of a list that a page shows. */
function limitOf({ page, size }: PageRequest): Sql {
  return sql`limit ${size} offset ${(page - 1) * size}`;
}

/**
 * A page of rows that carry their total.
 * @param statement reads the part of the list that it is given
 */
export async function pageOfRows<Row extends object>(
  on: Queryable,
  request: PageRequest,
  statement: (part: Sql) => Sql<Row & { list_total: number }>,
): Promise<Paged<Row>> {
  const { rows } = await statement(limitOf(request)).execute(on);
  const isBehind = rows.length === 0 && request.page > 1;
  // Behind the last row there is none that carries the total.
  const [first] = isBehind ? (await statement(limitOf({ page: 1, size: 1 })).execute(on)).rows : rows;
  const items = rows.map(({ list_total: _total, ...row }) => row as unknown as Row);
  return paged(items, first?.list_total ?? 0, request);
}

const keys = {
  client: sql`coalesce(t.client_id::text, '')`,
  lane: sql`t.from_country || '-' || t.to_country`,
  month: sql`to_char(t.sale_date, 'YYYY-MM')`,
} as const satisfies Record<MarginGrouping, Sql>;

const labels = {
  client: sql`coalesce((select name from directory_clients c where c.id = max(t.client_id)), '')`,
  lane: keys.lane,
  month: keys.month,
} as const satisfies Record<MarginGrouping, Sql>;

const percent = sql`case when sum(t.cost) > 0 then round(100 * sum(t.revenue - t.cost) / sum(t.cost), 1)::float8 end`;
const sums = sql`count(*)::int as orders, coalesce(sum(t.revenue), 0)::float8 as revenue, coalesce(sum(t.cost), 0)::float8 as cost,
  coalesce(sum(t.revenue - t.cost), 0)::float8 as margin, ${percent} as margin_percent`;

/** Invoiced orders of the period whose margin is known, in the company's currency. */
const earning = (companyId: number, { from, to }: Period, home: Currency): Sql => sql`
  from order_balances t where t.company_id = ${companyId} and t.sale_date between ${from}::date and ${to}::date
    and t.home_currency = ${home} and t.revenue is not null and t.cost is not null`;

const marginSorts = {
  label: sql`g.label`,
  orders: sql`g.orders`,
  revenue: sql`g.revenue`,
  cost: sql`g.cost`,
  margin: sql`g.margin`,
  margin_percent: sql`g.margin_percent`,
} as const;
const marginFields = Object.keys(marginSorts) as (keyof typeof marginSorts)[];

/** A page of margins by client, lane or month. */
export async function listMargins(
  reads: Reads,
  companyId: number,
  query: MarginQuery,
  period: Period,
  home: Currency,
): Promise<Paged<MarginGroup>> {
  const request = pageOf(query, 100);
  const { field, descending } = sortOf(query.sort, marginFields, {
    field: query.by === 'month' ? 'label' : 'margin',
    descending: true,
  });
  const key = keys[query.by];
  const text = query.q?.trim() ?? '';
  const isFound = text === '' ? sql`true` : sql`strpos(fold(g.label), (select fold(${text}))) > 0`;
  return pageOfRows(
    reads,
    request,
    (part) => sql<MarginGroup & { list_total: number }>`
    select count(*) over ()::int as list_total, g.* from (
      select ${key} as key, ${labels[query.by]} as label, ${sums} ${earning(companyId, period, home)} group by ${key}) g
    where ${isFound}
    order by ${marginSorts[field]} ${sql.raw(descending ? 'desc nulls last' : 'asc nulls last')}, g.key
    ${part}`,
  );
}

/** What the company earned in the period, and how many orders are left out for want of a rate. */
export async function sumMargins(
  reads: Reads,
  companyId: number,
  period: Period,
  home: Currency,
): Promise<{ totals: MarginSums; orders_without_rate: number }> {
  const { rows } = await sql<MarginSums & { without: number }>`
    select ${sums}, (
      select count(*)::int from order_balances t where t.company_id = ${companyId}
        and t.sale_date between ${period.from}::date and ${period.to}::date
        and (t.home_currency <> ${home} or t.revenue is null or t.cost is null)) as without
    ${earning(companyId, period, home)}`.execute(reads);
  const { without = 0, ...totals } = rows[0] ?? { ...nothing };
  return { totals, orders_without_rate: without };
}

const nothing = { orders: 0, revenue: 0, cost: 0, margin: 0, margin_percent: null, without: 0 };

const marginOrderSorts = {
  sale_date: sql`t.sale_date`,
  revenue: sql`t.revenue`,
  cost: sql`t.cost`,
  margin: sql`(t.revenue - t.cost)`,
} as const;
const marginOrderFields = Object.keys(marginOrderSorts) as (keyof typeof marginOrderSorts)[];

/** A page of the orders of a group. */
export async function listMarginOrders(
  reads: Reads,
  companyId: number,
  query: MarginOrderQuery,
  { from, to }: Period,
): Promise<Paged<MarginOrder>> {
  const request = pageOf(query, 20);
  const { field, descending } = sortOf(query.sort, marginOrderFields, { field: 'margin', descending: false });
  const where: Sql[] = [
    sql`t.company_id = ${companyId} and t.sale_date between ${from}::date and ${to}::date`,
    sql`${keys[query.by]} = ${query.key}`,
    ...holding(query.q),
  ];
  return pageOfRows(
    reads,
    request,
    (part) => sql<MarginOrder & { list_total: number }>`
    select count(*) over ()::int as list_total, t.order_id, t.number, o.client_name, t.sale_date::text, t.from_country, t.to_country,
      t.revenue::float8 as revenue, t.cost::float8 as cost, (t.revenue - t.cost)::float8 as margin,
      case when t.cost > 0 then round(100 * (t.revenue - t.cost) / t.cost, 1)::float8 end as margin_percent
    from order_balances t join shipment_orders o on o.id = t.order_id
    where ${sql.join(where, ' and ')}
    order by ${marginOrderSorts[field]} ${sql.raw(descending ? 'desc nulls last' : 'asc nulls first')}, t.order_id
    ${part}`,
  );
}
