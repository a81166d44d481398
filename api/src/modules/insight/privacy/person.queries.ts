import { findEntriesOf, lockEntriesOf } from '../../directory/index.js';
import type { EntriesOfPerson, Person } from '../../identity/index.js';
import { findOrdersOf, lockOrdersOf } from '../../shipment/index.js';
import { sql, type Queryable } from '../../../platform/db/sql.js';
import { personalData } from './personal-data.js';

/** Finds the person without a lock. */
export async function findPerson(on: Queryable, companyId: number, email: string): Promise<Person> {
  const entries = { companyId, ...(await findEntriesOf(on, companyId, email)) };
  const addresses = [email, ...(await formerAddresses(on, email, entries))];
  return { ...entries, addresses, orders: await findOrdersOf(on, { ...entries, addresses }) };
}

/**
 * Locks the entries of the person and every order that is going to change, in the sequence of their ids, and tells who the
 * person is then.
 */
export async function lockPerson(on: Queryable, companyId: number, email: string): Promise<Person> {
  await lockEntriesOf(on, companyId, email);
  await lockOrdersOf(on, await findPerson(on, companyId, email));
  return findPerson(on, companyId, email);
}

/**
 * Addresses that the person's entries had before, as orders, quotes, mailings and the audit log tell. Not those that
 * somebody else has, be it another entry, a user, the client or carrier of an order, or whoever was written to about another
 * client: their mails are not the person's. Whom single mails went to says nothing, since their recipients are typed freely.
 */
async function formerAddresses(on: Queryable, email: string, entries: EntriesOfPerson): Promise<string[]> {
  if (entries.clients.length + entries.subcontractors.length === 0) return [];
  const had = personalData.flatMap(({ formerAddresses: find }) => (find ? [find(entries)] : []));
  const ofOthers = personalData.flatMap(({ isOfOthers }) => isOfOthers?.(entries) ?? []);
  const { rows } = await sql<{ former: string }>`
    with had(former, of_client) as (${sql.join(had, ' union ')})
    select distinct former from had
    where former <> '' and former <> ${email} and ${sql.join(
      ofOthers.map((condition) => sql`not (${condition})`),
      ' and ',
    )}
    order by former`.execute(on);
  return rows.map(({ former }) => former);
}
