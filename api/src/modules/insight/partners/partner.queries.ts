import type { Reads } from '../../../platform/db/database.js';
import { sql, type Sql } from '../../../platform/db/sql.js';
import type { Paged } from '../../../platform/http/api-types.js';
import { paged, pageOf, sortOf } from '../../../platform/http/pages.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { agreedDates } from '../agreed-dates.js';
import { deliveryOf } from '../../correspondence/index.js';
import type {
  CarrierLane,
  CarrierPerformance,
  ClientMoney,
  ClientMoneyOfCurrency,
  PartnerDocument,
  PartnerDocumentPage,
  PartnerOrder,
  PartnerOrderQuery,
  SectionQuery,
  ThreadMail,
} from './partner.dto.js';

/** An order before it is known what became of its invoice, and what its carrier invoiced. */
type OrderRow = Omit<PartnerOrder, 'invoice_delivery' | 'carrier_balances'>;

const ended = [OrderStatus.RejectedByClient, OrderStatus.Paid];

const isOfState = (state: PartnerOrderQuery['state']): Sql =>
  state === undefined ? sql`true` : sql`(o.status = any(${ended}::smallint[])) = ${state === 'finished'}`;

interface Counted {
  total: number;
}

interface PagedRows {
  columns: Sql;
  from: Sql;
  /** Columns that the rows can be sorted by; by the day on which they were made, the latest first, unless told otherwise. */
  sorts: readonly string[];
  /** Columns that together tell each row from all others. */
  key: readonly string[];
}

/** A page of rows that carry the total beside their columns; the page behind the last one has none, and asks for it. */
async function pageOfRows<Row extends object>(
  reads: Reads,
  { columns, from, sorts, key }: PagedRows,
  query: SectionQuery,
) {
  const request = pageOf(query);
  const { page, size } = request;
  const { field, descending } = sortOf(query.sort, sorts, { field: 'created_at', descending: true });
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const keys = key.map((name) => sql`${sql.ref(name)} ${direction}`);
  const orderBy = sql`${sql.ref(field)} ${direction} nulls last, ${sql.join(keys)}`;
  const { rows } = await sql<Counted & { items: Row[] }>`
    with page as (select ${columns} ${from} order by ${orderBy} limit ${size} offset ${(page - 1) * size})
    select (select count(*)::int ${from}) as total,
      coalesce((select json_agg(page) from page), '[]') as items`.execute(reads);
  return paged(rows[0]?.items ?? [], rows[0]?.total ?? 0, request);
}

/** Dates come out of JSON as texts. */
const dated = <Row extends object>(row: Row, ...fields: (keyof Row)[]): Row => ({
  ...row,
  ...Object.fromEntries(
    fields.map((field) => [field, row[field] === null ? null : new Date(String(row[field]))]),
  ),
});

/** Prices are not among them: they stand in several currencies. */
const orderSorts = ['created_at', 'id', 'status', 'pickup_date', 'delivery_date'] as const;

/** Orders of a client, the latest first. */
export async function listOrdersOfClient(
  reads: Reads,
  companyId: number,
  clientId: number,
  query: PartnerOrderQuery,
): Promise<Paged<OrderRow>> {
  const { items, ...rest } = await pageOfRows<OrderRow>(
    reads,
    {
      columns: sql`o.id, null::int as route_id, o.status, o.pickup_city, o.delivery_city,
        coalesce(agreed.loads_at, first.pickup_date, asked.pickup_date) as pickup_date,
        coalesce(agreed.unloads_at, last.delivery_date, asked.delivery_date) as delivery_date, p.price::float8 as price, case when p.price is not null then p.currency end as currency,
        null as answer, null as has_pod, null as file_waits, o.created_at`,
      from: sql`from shipment_orders o join shipment_order_prices p on p.order_id = o.id
        join shipment_work_orders asked on asked.id = o.id
        left join lateral (select l.pickup_date from shipment_routes l where l.order_id = o.id order by l.position, l.id limit 1) first on true
        left join lateral (
          select l.delivery_date from shipment_routes l where l.order_id = o.id order by l.position desc, l.id desc limit 1) last on true
        left join lateral ${agreedDates} agreed on true
        where o.company_id = ${companyId} and o.client_id = ${clientId} and ${isOfState(query.state)}`,
      sorts: orderSorts,
      key: ['id'],
    },
    query,
  );
  return { ...rest, items: items.map((row) => dated(row, 'pickup_date', 'delivery_date', 'created_at')) };
}

/** Routes whose chosen quote is a carrier's, the latest order first. */
const routesOfCarrier = (companyId: number, carrierId: number): Sql => sql`
  shipment_route_quotes q join shipment_routes l on l.chosen_offer_id = q.id join shipment_orders o on o.id = l.order_id
  where q.company_id = ${companyId} and q.subcontractor_id = ${carrierId}`;

export async function listOrdersOfCarrier(
  reads: Reads,
  companyId: number,
  carrierId: number,
  query: PartnerOrderQuery,
): Promise<Paged<OrderRow>> {
  const { items, ...rest } = await pageOfRows<OrderRow>(
    reads,
    {
      columns: sql`o.id, l.id as route_id, o.status, l.pickup_city, l.delivery_city, l.pickup_date, l.delivery_date,
        q.price::float8 as price, q.currency, (array[null, 'waiting', 'accepted', 'rejected'])[l.status + 1] as answer,
        exists (select from shipment_files f where f.route_id = l.id and f.document_type = 'POD') as has_pod,
        exists (select from shipment_work_files w where w.company_id = ${companyId} and w.route_id = l.id) as file_waits, o.created_at`,
      from: sql`from ${routesOfCarrier(companyId, carrierId)} and ${isOfState(query.state)}`,
      sorts: orderSorts,
      key: ['id', 'route_id'],
    },
    query,
  );
  return { ...rest, items: items.map((row) => dated(row, 'pickup_date', 'delivery_date', 'created_at')) };
}

/** Documents of the orders of a client. */
export function listDocumentsOfClient(
  reads: Reads,
  companyId: number,
  clientId: number,
  query: SectionQuery,
): Promise<PartnerDocumentPage> {
  return listFiles(
    reads,
    sql`join shipment_orders o on o.id = f.order_id
      where f.company_id = ${companyId} and o.company_id = ${companyId} and o.client_id = ${clientId}`,
    query,
  );
}

/** Documents of the routes that a carrier drives. */
export function listDocumentsOfCarrier(
  reads: Reads,
  companyId: number,
  carrierId: number,
  query: SectionQuery,
): Promise<PartnerDocumentPage> {
  return listFiles(
    reads,
    sql`where f.company_id = ${companyId} and f.route_id in (
      select l.id from ${routesOfCarrier(companyId, carrierId)})`,
    query,
  );
}

async function listFiles(reads: Reads, which: Sql, query: SectionQuery): Promise<PartnerDocumentPage> {
  const { items, ...rest } = await pageOfRows<PartnerDocument>(
    reads,
    {
      columns: sql`f.id, f.order_id, f.document_type, f.original_filename, f.mime_type, f.file_size, f.created_at`,
      from: sql`from shipment_files f ${which}`,
      sorts: ['created_at', 'id', 'original_filename', 'document_type', 'file_size'],
      key: ['id'],
    },
    query,
  );
  return { ...rest, items: items.map((row) => dated(row, 'created_at')) };
}

/** A mail with the order that it is about. */
export interface MailRow extends ThreadMail {
  order_id: number | null;
}

/**
 * Mails with a partner, the latest first: those with one of the addresses, and of a client those that are kept under it.
 * Each source gives its latest ones by an index of its own.
 */
export async function listMails(
  reads: Reads,
  companyId: number,
  { clientId, addresses }: { clientId: number | null; addresses: readonly string[] },
  most: number,
): Promise<MailRow[]> {
  const part = (where: Sql): Sql => sql`(select m.id, m.created_at from correspondence_messages m
    where m.company_id = ${companyId} and ${where} order by m.created_at desc, m.id desc limit ${most})`;
  const sources = [
    ...(clientId === null ? [] : [part(sql`m.client_id = ${clientId}`)]),
    ...addresses.flatMap((address) => [
      part(sql`m.message_type = 'outgoing' and lower(m.recipient_email) = ${address}`),
      part(sql`m.message_type = 'incoming' and lower(m.sender_email) = ${address}`),
    ]),
  ];
  if (sources.length === 0) return [];
  const { rows } = await sql<MailRow>`
    with found as (
      select id, created_at from (${sql.join(sources, ' union ')}) one order by created_at desc, id desc limit ${most})
    select m.id, m.message_type, m.subject, m.excerpt, m.order_id,
      case m.message_type when 'incoming' then coalesce(m.sender_name, m.sender_email)
        else coalesce(m.recipient_name, m.recipient_email) end as with,
      case when m.message_type = 'outgoing' then ${deliveryOf(sql`m`)} end as delivery,
      m.read_at is not null or (m.message_type = 'outgoing' and m.status <> 'failed') as is_read, m.created_at
    from found join correspondence_messages m on m.id = found.id
    order by m.created_at desc, m.id desc`.execute(reads);
  return rows;
}

/** Addresses of a partner in lower case: the record's own, and those of the company's contacts there. */
export async function findAddresses(
  reads: Reads,
  companyId: number,
  column: 'client_id' | 'subcontractor_id',
  id: number,
  email: string | null,
): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct lower(email) as email from directory_contacts
    where company_id = ${companyId} and ${sql.ref(column)} = ${id} limit 50`.execute(reads);
  return [...new Set([...(email ? [email.toLowerCase()] : []), ...rows.map((row) => row.email)])];
}

/** What the invoices of a client come to. @param day today, `YYYY-MM-DD` in Europe/Warsaw */
export async function readClientMoney(
  reads: Reads,
  companyId: number,
  clientId: number,
  day: string,
): Promise<ClientMoney> {
  const { rows } = await sql<{ money: ClientMoney }>`
    with invoiced as materialized (
      select m.*, m.issue_date > ${day}::date - interval '1 year' as is_recent, cost.amount as cost
      from shipment_orders o
        join billing_order_money m on m.order_id = o.id and m.company_id = o.company_id
        left join lateral (
          select case when count(*) = count(q.id) filter (where q.currency = m.currency) then sum(q.price) end as amount
          from shipment_routes l left join shipment_route_quotes q on q.id = l.chosen_offer_id
          where l.order_id = o.id) cost on true
      where o.company_id = ${companyId} and o.client_id = ${clientId}),
    by_currency as (
      select currency, coalesce(sum(net) filter (where is_recent), 0)::float8 as turnover,
        (count(*) filter (where is_recent))::int as orders,
        (sum(net - cost) filter (where is_recent and cost is not null))::float8 as margin,
        (count(*) filter (where is_recent and cost is not null))::int as margin_orders,
        coalesce(sum(open) filter (where open > 0), 0)::float8 as open,
        coalesce(sum(open) filter (where open > 0 and due_date < ${day}::date), 0)::float8 as overdue
      from invoiced group by currency)
    select json_build_object(
      'currencies', coalesce((select json_agg(c order by c.turnover desc, c.currency) from by_currency c
        where c.orders > 0 or c.open > 0), '[]'),
      'days_to_payment', (select round(avg(settled_on - issue_date), 1)::float8 from invoiced
        where settled_on > ${day}::date - interval '1 year'),
      'paid_orders', (select count(*) from invoiced where settled_on > ${day}::date - interval '1 year'),
      'overdue_orders', (select count(*) from invoiced where open > 0 and due_date < ${day}::date),
      'open_orders', (select count(*) from shipment_orders o
        where o.company_id = ${companyId} and o.client_id = ${clientId} and ${isOfState('open')})) as money`.execute(
    reads,
  );
  return rows[0]?.money ?? noMoney;
}

const noMoney: ClientMoney = {
  currencies: [] as ClientMoneyOfCurrency[],
  days_to_payment: null,
  paid_orders: 0,
  overdue_orders: 0,
  open_orders: 0,
};

/** What is known of a carrier's work. @param day today, `YYYY-MM-DD` in Europe/Warsaw */
export async function readPerformance(
  reads: Reads,
  companyId: number,
  carrierId: number,
  day: string,
): Promise<Omit<CarrierPerformance, 'balances'>> {
  const since = sql`(${day}::date - interval '1 year')`;
  const { rows } = await sql<Omit<CarrierPerformance, 'balances'>>`
    with asked as (
      select a.route_id, min(a.asked_at) as asked_at from shipment_price_requests a
      where a.company_id = ${companyId} and a.subcontractor_id = ${carrierId} and a.asked_at > ${since} group by a.route_id),
    quoted as (
      select asked.route_id, min(q.created_at) - asked.asked_at as taken
      from asked join shipment_route_quotes q on q.route_id = asked.route_id and q.company_id = ${companyId}
        and q.subcontractor_id = ${carrierId} and q.created_at >= asked.asked_at
      group by asked.route_id, asked.asked_at),
    driven as (
      select l.id, l.delivery_date, (
        select min(f.created_at) from shipment_files f where f.route_id = l.id and f.document_type = 'POD') as pod_at
      from ${routesOfCarrier(companyId, carrierId)} and l.status = 2 and l.pickup_date > ${since})
    select (select count(*)::int from asked) as asked, (select count(*)::int from quoted) as answered,
      (select round((percentile_cont(0.5) within group (order by extract(epoch from taken)) / 3600)::numeric, 1)::float8
        from quoted) as median_response_hours,
      refusals.sent as orders_sent, refusals.refused, (select count(*)::int from driven) as driven,
      (select count(pod_at)::int from driven) as with_pod,
      (select round(percentile_cont(0.5) within group (order by
          greatest((pod_at at time zone 'Europe/Warsaw')::date - (delivery_date at time zone 'Europe/Warsaw')::date, 0))::numeric, 1)::float8
        from driven where pod_at is not null) as median_pod_days,
      (select count(*)::int from ${routesOfCarrier(companyId, carrierId)} and ${isOfState('open')}) as open_orders
    from (
      select count(*)::int as sent, count(*) filter (where q.refused_at is not null)::int as refused
      from shipment_route_quotes q left join shipment_routes l on l.chosen_offer_id = q.id
      where q.company_id = ${companyId} and q.subcontractor_id = ${carrierId} and q.created_at > ${since}
        and (q.refused_at is not null or l.status > 0)) refusals`.execute(reads);
  const [row] = rows;
  if (!row) throw new Error('Figures of a carrier gave no row');
  return row;
}

/** Lanes of a carrier with the level of all carriers there, over twelve months. */
export async function listLanes(
  reads: Reads,
  companyId: number,
  carrierId: number,
  day: string,
): Promise<CarrierLane[]> {
  const since = sql`(${day}::date - interval '1 year')`;
  const median = sql`percentile_cont(0.5) within group (order by q.price)`;
  const { rows } = await sql<CarrierLane>`
    with own as (
      select l.pickup_country, l.delivery_country, q.currency, count(*)::int as quotes, ${median} as median
      from shipment_route_quotes q join shipment_routes l on l.id = q.route_id
      where q.company_id = ${companyId} and q.subcontractor_id = ${carrierId} and q.created_at > ${since}
      group by 1, 2, 3 order by 4 desc, 1, 2, 3 limit 50),
    market as (
      select l.pickup_country, l.delivery_country, q.currency, count(*)::int as quotes, ${median} as median,
        bool_or(q.subcontractor_id is distinct from ${carrierId}) as has_others
      from shipment_routes l join shipment_route_quotes q on q.route_id = l.id and q.company_id = ${companyId}
      where l.company_id = ${companyId} and q.created_at > ${since}
        and (l.pickup_country, l.delivery_country) in (select pickup_country, delivery_country from own)
      group by 1, 2, 3)
    select own.pickup_country, own.delivery_country, own.currency, own.quotes, round(own.median::numeric, 2)::float8 as median,
      case when market.has_others then round(market.median::numeric, 2)::float8 end as market_median,
      market.quotes as market_quotes,
      case when market.has_others and market.median > 0 then
        round(((own.median / market.median - 1) * 100)::numeric, 1)::float8 end as difference
    from own join market using (pickup_country, delivery_country, currency)
    order by own.quotes desc, 1, 2, 3`.execute(reads);
  return rows;
}
