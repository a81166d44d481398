import { sql, type Queryable } from '../../../../platform/db/sql.js';
import type { CarrierOrderContent, Contact } from './carrier-order-content.js';

/** Whom a carrier can ask about an order: the user who sent it. */
export async function findContact(on: Queryable, userId: number): Promise<Contact | null> {
  const { rows } = await sql<Contact>`select name, email from identity_people where id = ${userId}`.execute(
    on,
  );
  return rows[0] ?? null;
}

/** Whose order it is, for somebody whose link names it. */
export async function findCompanyOfOrderAcrossCompanies(
  reads: Queryable,
  orderId: number,
): Promise<number | null> {
  const { rows } = await sql<{ company_id: number }>`
    select company_id from orders where id = ${orderId}`.execute(reads);
  return rows[0]?.company_id ?? null;
}

/** What a carrier was sent, for the mail that brings it. */
export async function findContentAcrossCompanies(
  reads: Queryable,
  id: number,
): Promise<CarrierOrderContent | null> {
  const { rows } = await sql<{ content: CarrierOrderContent }>`
    select content from carrier_orders where id = ${id}`.execute(reads);
  return rows[0]?.content ?? null;
}
