import { countChatsAbout, correspondencePersonalData } from '../../correspondence/index.js';
import {
  countEntriesAbout,
  type Person,
  type EntriesOfPerson,
  identityPersonalData,
  RowsOfPerson,
  type PersonalData,
} from '../../identity/index.js';
import { sql, type Queryable } from '../../../platform/db/sql.js';
import type { KeptRecord } from './erasure.dto.js';
import { findEntriesOf, lockEntriesOf, directoryPersonalData } from '../../directory/index.js';
import { findOrdersOf, lockOrdersOf, shipmentPersonalData } from '../../shipment/index.js';
import { billingPersonalData } from '../../billing/index.js';

/** Exports of a company's data. One that is being made may have read the data already: its job finds that it is gone. */
const own: PersonalData = {
  async findFiles(found) {
    await found.find(
      'exports',
      'company_exports',
      sql`select id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as name, null as record, null::int as record_id
        from company_exports where company_id = ${found.person.companyId}`,
    );
  },
  async erase(found) {
    await found.remove('company_exports');
    const { companyId, addresses, orders } = found.person;
    // Written anew, without what is erased now.
    await sql`
      with anew as (
        update webhook_events set body = null where company_id = ${companyId} and (
          sequence = any(select 'order:' || id from unnest(${orders}::int[]) id)
          or exists (select from unnest(${addresses}::text[]) address where strpos(lower(body), address) > 0))
        returning id)
      update webhook_deliveries set answer_body = null where event_id in (select id from anew)`.execute(
      found.on,
    );
  },
};

/** What each module does about the data of a person, each after those that it is built on. */
const personalData: readonly PersonalData[] = [
  identityPersonalData,
  directoryPersonalData,
  correspondencePersonalData,
  shipmentPersonalData,
  billingPersonalData,
  own,
];

/** All that an erasure of the person changes. Reads only, and locks nothing. */
export async function findErased(on: Queryable, person: Person): Promise<RowsOfPerson> {
  const found = new RowsOfPerson(on, person);
  for (const one of personalData) await one.find?.(found);
  if (found.rows.length > 0) for (const one of personalData) await one.findFiles?.(found);
  return found;
}

/** Deletes what was found, or takes out of it what tells of the person: first what refers to other rows. */
export async function eraseFound(found: RowsOfPerson): Promise<void> {
  for (const one of personalData.toReversed()) await one.erase(found);
}

/**
 * What stays of a person. Accounting records are kept for five years after the end of the financial year: in Poland by art.
 * 74(2) and (3) of the Accounting Act, in Norway by bokføringsloven § 13; the financial year is taken as the calendar year.
 */
export async function findKept(on: Queryable, person: Person): Promise<KeptRecord[]> {
  const { companyId, addresses, orders, subcontractors } = person;
  const carried = sql`select order_id from shipment_quotes where company_id = ${companyId}
    and (subcontractor_id = any(${subcontractors}::int[]) or lower(subcontractor_email) = any(${addresses}::text[]))`;
  const { rows } = await sql<KeptRecord>`
    with law as (
      select case invoice_country when 'NO' then 'accounting_no' else 'accounting_pl' end as reason
      from identity_company_settings where company_id = ${companyId}),
    kept_invoices as (
      select * from billing_invoices where company_id = ${companyId}
        and (order_id = any(${orders}::int[]) or lower(buyer_email) = any(${addresses}::text[]))),
    kept as (
      select 1 as rank, 'invoice' as kind, i.id, i.number, law.reason, i.year + 5 || '-12-31' as until,
        'order' as record, i.order_id as record_id
      from kept_invoices i, law
      union all
      select 2, 'document', d.id, d.original_filename,
        case when i.id is null then 'evidence' else law.reason end, i.year + 5 || '-12-31', 'order', d.order_id
      from shipment_documents d cross join law
        left join lateral (select k.id, k.year from billing_invoices k where k.order_id = d.order_id order by k.id limit 1) i on true
      where d.company_id = ${companyId}
        and (d.order_id = any(${orders}::int[]) or d.order_id in (${carried}))
        and d.id not in (select document_id from kept_invoices where document_id is not null)
      union all
      select 3, 'order', id, id || ': ' || pickup_city || ' – ' || delivery_city, 'evidence', null, 'order', id from shipment_orders
      where id = any(${orders}::int[])
      union all
      select 4, 'global_entry', id, name, 'not_the_companys', null, null, null from directory_clients
      where company_id is null and lower(email) = any(${addresses}::text[])
      union all
      select 4, 'global_entry', id, name, 'not_the_companys', null, null, null from directory_subcontractors
      where company_id is null and lower(email) = any(${addresses}::text[]))
    select kind, id, number, reason, until, record, record_id from kept
    order by rank, id`.execute(on);
  return rows;
}

/** Chats and entries of the audit log that tell of the person: all of the company's are read. */
export async function findInLogs(on: Queryable, person: Person): Promise<KeptRecord[]> {
  const inLog = (kind: 'chat' | 'audit_log', reason: KeptRecord['reason'], count: number): KeptRecord[] =>
    count === 0
      ? []
      : [{ kind, id: null, number: String(count), reason, until: null, record: null, record_id: null }];
  return [
    ...inLog('chat', 'between_users', await countChatsAbout(on, person)),
    ...inLog('audit_log', 'security', await countEntriesAbout(on, person)),
  ];
}

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
