import { sql } from '../../../platform/db/sql.js';
import { type ExportedData, type FreeText, type PersonalData } from '../../identity/index.js';

const texts: readonly FreeText[] = [
  ...['note', 'difference_reason', 'removal_reason'].map((column): FreeText => ({
    table: 'carrier_invoices',
    column,
    record: 'order',
    recordId: sql`t.order_id`,
    name: sql`t.number`,
  })),
  ...['note', 'removal_reason'].map((column): FreeText => ({
    table: 'carrier_payments',
    column,
    name: sql`t.paid_on::text`,
  })),
  { table: 'received_invoices', column: 'rejection_reason', name: sql`t.number` },
];

/** Addresses that invoices were mailed to; invoices themselves are kept by law. */
export const billingPersonalData: PersonalData = {
  isOfOthers: ({ companyId, clients }) => [
    sql`exists (select from invoice_mails m join invoices i on i.id = m.invoice_id
      join shipment_orders o on o.id = i.order_id
      where m.company_id = ${companyId} and lower(m.recipient) = former and o.client_id <> all(${clients}::int[]))`,
  ],
  async find(found) {
    await found.find(
      'sent_mails',
      'invoice_mails',
      sql`select t.id, i.number as name, 'order' as record, i.order_id as record_id
        from invoice_mails t join invoices i on i.id = t.invoice_id
        where t.company_id = ${found.person.companyId} and ${found.isTheirs('t.recipient')}`,
    );
    await found.findTexts(texts);
  },
  async erase(found) {
    await sql`
      update invoice_mails set recipient = '' where id = any(${found.idsIn('invoice_mails')}::int[])`.execute(
      found.on,
    );
    await found.eraseTexts(texts);
  },
};

export const billingExport: ExportedData = {
  tables: [
    { name: 'invoices', table: 'invoices' },
    { name: 'invoice-series', table: 'invoice_series' },
    { name: 'invoice-mails', table: 'invoice_mails' },
    { name: 'structured-invoices', table: 'structured_invoices' },
    { name: 'refused-invoices', table: 'refused_invoices' },
    { name: 'ksef-settings', table: 'ksef_settings' },
    { name: 'ksef-submissions', table: 'ksef_submissions' },
    { name: 'ksef-refused-files', table: 'ksef_refused_files' },
    { name: 'ksef-outages', table: 'ksef_outages' },
    { name: 'order-balances', table: 'order_balances' },
    { name: 'carrier-invoices', table: 'carrier_invoices' },
    { name: 'carrier-payments', table: 'carrier_payments' },
    { name: 'received-invoices', table: 'received_invoices' },
    { name: 'payment-files', table: 'payment_files' },
    { name: 'payment-file-items', table: 'payment_file_items' },
  ],
  unexported: { ksef_queues: 'says only when KSeF is tried next' },
};
