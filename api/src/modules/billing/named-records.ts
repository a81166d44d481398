import { sql, type Sql } from '../../platform/db/sql.js';

type Ids = readonly number[];

const ofCompany = (companyId: number | 'all'): Sql =>
  companyId === 'all' ? sql`true` : sql`t.company_id = ${companyId}`;

/** How people call the records of this module, by the kinds of the audit log: by the number of their invoice. */
export const billingNames = {
  invoice: (companyId: number | 'all', ids: Ids): Sql => sql`
    select t.id, t.number as name from invoices t where t.id = any(${ids}::int[]) and ${ofCompany(companyId)}`,
  invoice_mail: (companyId: number | 'all', ids: Ids): Sql => sql`
    select t.id, i.number as name from invoice_mails t join invoices i on i.id = t.invoice_id
    where t.id = any(${ids}::int[]) and ${ofCompany(companyId)}`,
  carrier_invoice: (companyId: number | 'all', ids: Ids): Sql => sql`
    select t.id, t.number as name from carrier_invoices t
    where t.id = any(${ids}::int[]) and ${ofCompany(companyId)}`,
  carrier_payment: (companyId: number | 'all', ids: Ids): Sql => sql`
    select t.id, i.number as name from carrier_payments t join carrier_invoices i on i.id = t.carrier_invoice_id
    where t.id = any(${ids}::int[]) and ${ofCompany(companyId)}`,
};
