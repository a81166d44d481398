/**
 * Tables of companies whose changes are told to nobody, each with the reason why. All others have a trigger `tell_…`
 * (`tell` in `platform/db/migrations/0085-changes.ts`); a test fails for a table that is neither told nor named here.
 */
export const untoldTables: Readonly<Record<string, string>> = {
  audit_log: 'Grows with every change that is told; who looks at the log reads it anew',
  audit_pending: 'Entries of the audit log on their way to it',
  change_notes: 'Changes on their way',
  changes: 'The changes themselves',
  invoice_series: 'The last number of a series; what is told is the invoice',
  ksef_queues: 'When KSeF is tried next; what comes of it is told with the invoice',
  load_exchange_queues: 'When the load exchange is asked next; what comes of it is told with the publication',
  structured_invoices: 'Written from an invoice, which is told; no screen shows it before it is asked for',
  ksef_refused_files: 'Files of invoices that others took the place of; what is told is the submission',
  refused_invoices: 'What was mended of invoices, which are told',
  message_counters: 'Numbers of messages, which are told',
  order_counters: 'Numbers and sums of orders, which are told',
  letter_keys: 'Keeps a repeated call from sending twice',
  order_balances: 'Sums of invoices and payments, which are told',
  webhook_deliveries: 'How far deliveries came; who looks at them reads them anew',
  webhook_events: 'What webhooks are told of, which is told by itself',
  payment_file_items: 'The invoices of a payment file, which is told',
  link_versions: 'Which links still hold; no screen shows it before one is asked for',
};
