import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';
import type { KeptRecord } from './erasure.dto.js';
import type { Person } from './person.queries.js';

/**
 * What stays of a person. Accounting records are kept for five years after the end of the financial year: in Poland by art.
 * 74(2) and (3) of the Accounting Act, in Norway by bokføringsloven § 13; the financial year is taken as the calendar year.
 */
export async function findKept(on: Queryable, person: Person): Promise<KeptRecord[]> {
  const { companyId, addresses, orders, subcontractors } = person;
  const carried = sql`select order_id from subcontractor_offers where company_id = ${companyId}
    and (subcontractor_id = any(${subcontractors}::int[]) or lower(subcontractor_email) = any(${addresses}::text[]))`;
  const { rows } = await sql<KeptRecord>`
    with law as (
      select case invoice_country when 'NO' then 'accounting_no' else 'accounting_pl' end as reason
      from company_settings where company_id = ${companyId}),
    kept_invoices as (
      select * from invoices where company_id = ${companyId}
        and (order_id = any(${orders}::int[]) or lower(content #>> '{buyer,email}') = any(${addresses}::text[]))),
    kept as (
      select 1 as rank, 'invoice' as kind, i.id, i.number, law.reason, i.year + 5 || '-12-31' as until,
        'order' as record, i.order_id as record_id
      from kept_invoices i, law
      union all
      select 2, 'document', d.id, d.original_filename,
        case when i.id is null then 'evidence' else law.reason end, i.year + 5 || '-12-31', 'order', d.order_id
      from documents d cross join law
        left join lateral (select k.id, k.year from invoices k where k.order_id = d.order_id order by k.id limit 1) i on true
      where d.company_id = ${companyId}
        and (d.order_id = any(${orders}::int[]) or d.order_id in (${carried}))
        and d.id not in (select document_id from kept_invoices where document_id is not null)
      union all
      select 3, 'order', id, id || ': ' || pickup_city || ' – ' || delivery_city, 'evidence', null, 'order', id from orders
      where id = any(${orders}::int[])
      union all
      select 4, 'global_entry', id, name, 'not_the_companys', null, null, null from clients
      where company_id is null and lower(email) = any(${addresses}::text[])
      union all
      select 4, 'global_entry', id, name, 'not_the_companys', null, null, null from subcontractors
      where company_id is null and lower(email) = any(${addresses}::text[]))
    select kind, id, number, reason, until, record, record_id from kept
    order by rank, id`.execute(on);
  return rows;
}

/**
 * Entries of the audit log that name the person, and messages of chats with the person as a user of the product or with the
 * address in them: all of the company's are read.
 */
export async function findInLogs(on: Queryable, { companyId, addresses }: Person): Promise<KeptRecord[]> {
  const names = (text: Sql) =>
    sql`exists (select from unnest(${addresses}::text[]) a where strpos(lower(${text}), a) > 0)`;
  const { rows } = await sql<KeptRecord>`
    with ours as (select id from users where company_id = ${companyId}),
    theirs as (select id from users where lower(email) = any(${addresses}::text[]))
    select 'chat' as kind, null::int as id, count(*)::text as number, 'between_users' as reason, null::text as until,
      null as record, null::int as record_id
    from chat_messages m
    where (m.sender_id in (select id from ours) or m.recipient_id in (select id from ours))
      and (m.sender_id in (select id from theirs) or m.recipient_id in (select id from theirs)
        or ${names(sql`m.content`)})
    having count(*) > 0
    union all
    select 'audit_log', null, count(*)::text, 'security', null, null, null
    from audit_log
    where company_id = ${companyId} and (${names(sql`before::text`)} or ${names(sql`after::text`)})
    having count(*) > 0`.execute(on);
  return rows;
}
