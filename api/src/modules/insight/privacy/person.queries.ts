import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';

/** A person as the company's records know them. */
export interface Person {
  companyId: number;
  /** Lower case: the one that was given, then former ones. */
  addresses: readonly string[];
  /** Of the company's own directories. */
  clients: readonly number[];
  subcontractors: readonly number[];
  /** Orders of which the person is the client. */
  orders: readonly number[];
}

/** Finds the person without a lock. */
export async function findPerson(on: Queryable, companyId: number, email: string): Promise<Person> {
  const ofDirectory = (table: string) => sql<{ id: number }>`
    select id from ${sql.ref(table)} where company_id = ${companyId} and lower(email) = ${email} order by id`;
  const clients = await idsOf(on, ofDirectory('clients'));
  const subcontractors = await idsOf(on, ofDirectory('subcontractors'));
  const addresses = [email, ...(await formerAddresses(on, companyId, email, clients, subcontractors))];
  const orders = await idsOf(
    on,
    sql`select id from orders where company_id = ${companyId}
      and (lower(client_email) = any(${addresses}::text[]) or client_id = any(${clients}::int[])) order by id`,
  );
  return { companyId, addresses, clients, subcontractors, orders };
}

/**
 * Locks the entries of the person and every order that is going to change, in the sequence of their ids, and tells who the
 * person is then.
 */
export async function lockPerson(on: Queryable, companyId: number, email: string): Promise<Person> {
  for (const table of ['clients', 'subcontractors']) {
    await sql`select id from ${sql.ref(table)} where company_id = ${companyId} and lower(email) = ${email}
      order by id for update`.execute(on);
  }
  const { addresses, clients, subcontractors } = await findPerson(on, companyId, email);
  await sql`
    select id from orders where company_id = ${companyId} and (
      lower(client_email) = any(${addresses}::text[]) or client_id = any(${clients}::int[])
      or claimed_client_id = any(${clients}::int[])
      or id in (select order_id from subcontractor_offers where company_id = ${companyId}
        and (lower(subcontractor_email) = any(${addresses}::text[]) or subcontractor_id = any(${subcontractors}::int[])))
      or id in (select order_id from messages where company_id = ${companyId} and order_id is not null
        and (lower(sender_email) = any(${addresses}::text[]) or lower(recipient_email) = any(${addresses}::text[])
          or client_id = any(${clients}::int[]))))
    order by id for no key update`.execute(on);
  return findPerson(on, companyId, email);
}

async function idsOf(on: Queryable, statement: Sql): Promise<number[]> {
  const { rows } = await (statement as Sql<{ id: number }>).execute(on);
  return rows.map(({ id }) => id);
}

/**
 * Addresses that the person's entries had before, as orders, quotes, letters to many and the audit log tell. Not those that
 * somebody else has, be it another entry, a user, the client or carrier of an order, or whoever was written to about another
 * client: their mails are not the person's. Whom single mails went to says nothing, since their recipients are typed freely.
 */
async function formerAddresses(
  on: Queryable,
  companyId: number,
  email: string,
  clients: readonly number[],
  subcontractors: readonly number[],
): Promise<string[]> {
  if (clients.length + subcontractors.length === 0) return [];
  const { rows } = await sql<{ former: string }>`
    with had(former, of_client) as (
      select lower(client_email), true from orders
      where company_id = ${companyId} and client_id = any(${clients}::int[])
      union select lower(client_email), true from client_mailing_recipients
      where company_id = ${companyId} and client_id = any(${clients}::int[])
      union select lower(subcontractor_email), false from subcontractor_offers
      where company_id = ${companyId} and subcontractor_id = any(${subcontractors}::int[])
      union select lower(subcontractor_email), false from price_requests
      where company_id = ${companyId} and subcontractor_id = any(${subcontractors}::int[])
      union select lower(before ->> 'email'), record = 'client' from audit_log
      where company_id = ${companyId} and (record = 'client' and record_id = any(${clients}::int[])
        or record = 'subcontractor' and record_id = any(${subcontractors}::int[])))
    select distinct former from had
    where former <> '' and former <> ${email}
      and not exists (select from users where lower(email) = former)
      and not exists (select from clients where (company_id = ${companyId} or company_id is null)
        and lower(email) = former and id <> all(${clients}::int[]))
      and not exists (select from subcontractors where (company_id = ${companyId} or company_id is null)
        and lower(email) = former and id <> all(${subcontractors}::int[]))
      and not exists (select from orders where company_id = ${companyId}
        and lower(client_email) = former and client_id <> all(${clients}::int[]))
      and not exists (select from subcontractor_offers where company_id = ${companyId}
        and lower(subcontractor_email) = former and subcontractor_id <> all(${subcontractors}::int[]))
      and not (of_client and exists (select from messages where company_id = ${companyId} and client_id <> all(${clients}::int[])
        and former in (lower(recipient_email), lower(sender_email))))
      and not exists (select from invoice_mails m join invoices i on i.id = m.invoice_id join orders o on o.id = i.order_id
        where m.company_id = ${companyId} and lower(m.recipient) = former and o.client_id <> all(${clients}::int[]))
    order by former`.execute(on);
  return rows.map(({ former }) => former);
}
