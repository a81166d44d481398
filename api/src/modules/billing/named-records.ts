import { ofCompanies, type NamesOf } from '../../platform/db/company-filter.js';
import { sql } from '../../platform/db/sql.js';

/** How people call the records of this module, by the kinds of the audit log: by the number of their invoice. */
export const billingNames = {
  invoice: (companies, ids) => sql`
    select t.id, t.number as name from invoices t where t.id = any(${ids}::int[]) and ${ofCompanies(companies)}`,
  invoice_mail: (companies, ids) => sql`
    select t.id, i.number as name from invoice_mails t join invoices i on i.id = t.invoice_id
    where t.id = any(${ids}::int[]) and ${ofCompanies(companies)}`,
  carrier_invoice: (companies, ids) => sql`
    select t.id, t.number as name from carrier_invoices t
    where t.id = any(${ids}::int[]) and ${ofCompanies(companies)}`,
  carrier_payment: (companies, ids) => sql`
    select t.id, i.number as name from carrier_payments t join carrier_invoices i on i.id = t.carrier_invoice_id
    where t.id = any(${ids}::int[]) and ${ofCompanies(companies)}`,
} satisfies Readonly<Record<string, NamesOf>>;
