import { countChatsAbout } from '../../correspondence/index.js';
import { countEntriesAbout, type Person } from '../../identity/index.js';
import { sql, type Queryable } from '../../../platform/db/sql.js';
import type { KeptRecord } from './erasure.dto.js';

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
