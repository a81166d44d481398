import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';

/** Whether a company has orders. */
export async function hasOrders(on: Queryable, companyId: number): Promise<boolean> {
  const { rows } = await sql`select from orders where company_id = ${companyId} limit 1`.execute(on);
  return rows.length > 0;
}

/** Whether neither a request nor a quote has come to a company from an address over a page, as a condition in SQL. */
export const hasSentNothing = (companyId: number, address: Sql): Sql => sql`not exists (
    select from orders o join order_history h on h.order_id = o.id and h.from_status is null and h.user_id is null
    where o.company_id = ${companyId} and lower(o.client_email) = ${address})
  and not exists (
    select from subcontractor_offers s
    where s.company_id = ${companyId} and s.user_id is null and lower(s.subcontractor_email) = ${address})`;

/** Orders that links name, as selections in SQL of one column. */
export const linkedOrders = {
  /** Whose order it is. */
  companyOf: (orderId: number | null): Sql => sql`select company_id from orders where id = ${orderId}::int`,
  /** The address that an order has of its client; nothing when it is another client's. */
  emailOfClient: (orderId: number | null, clientId: number | null): Sql => sql`
    select client_email from orders where id = ${orderId}::int and client_id = ${clientId}::int`,
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
