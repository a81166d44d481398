import { sql, type Sql } from '../../../platform/db/sql.js';

/** A kind of records in an export, as a file of JSON lines. */
export interface ExportedTable {
  /** Name of the file, without its ending, in the API's words. */
  name: string;
  table: string;
  /** Which rows are the company's; the row is `t`. A row with the company's id when left out. */
  where?: (companyId: number) => Sql;
  /** Beside the row's own columns: a JSON object. */
  more?: Sql;
  /** Columns that are exported although their names look like those of secrets. */
  keeps?: readonly string[];
  /** Columns that say nothing outside of the product. */
  without?: readonly string[];
}

/**
 * All that is a company's, kind by kind. Columns whose name tells of a secret, and those that are made from others, are left
 * out whatever they are added to (see `hiddenColumns`).
 */
export const exportedTables: readonly ExportedTable[] = [
  { name: 'company', table: 'companies', where: (id) => sql`t.id = ${id}` },
  { name: 'company-settings', table: 'company_settings' },
  { name: 'price-settings', table: 'price_settings' },
  { name: 'users', table: 'users' },
  { name: 'invitations', table: 'company_invitations' },
  { name: 'clients', table: 'clients' },
  // Of the global directories what the company has collected, with the entry that it refers to.
  {
    name: 'collected-clients',
    table: 'collected_clients',
    more: sql`jsonb_build_object('client', (select to_jsonb(c) - 'search_text' - 'notes_text'
      from clients c where c.id = t.client_id and c.company_id is null))`,
  },
  { name: 'subcontractors', table: 'subcontractors' },
  {
    name: 'collected-subcontractors',
    table: 'collected_subcontractors',
    more: sql`jsonb_build_object('subcontractor', (select to_jsonb(s) - 'search_text' - 'notes_text'
      from subcontractors s where s.id = t.subcontractor_id and s.company_id is null))`,
  },
  { name: 'subcontractor-groups', table: 'subcontractor_groups' },
  { name: 'subcontractor-group-members', table: 'subcontractor_group_members' },
  { name: 'orders', table: 'orders' },
  { name: 'order-routes', table: 'order_routes' },
  { name: 'subcontractor-offers', table: 'subcontractor_offers' },
  { name: 'price-requests', table: 'price_requests' },
  { name: 'group-price-requests', table: 'group_price_requests' },
  { name: 'offers-to-clients', table: 'client_offers' },
  { name: 'order-history', table: 'order_history' },
  { name: 'carrier-orders', table: 'carrier_orders' },
  { name: 'documents', table: 'documents' },
  { name: 'invoices', table: 'invoices' },
  { name: 'invoice-series', table: 'invoice_series' },
  { name: 'invoice-mails', table: 'invoice_mails' },
  { name: 'payments', table: 'payments' },
  { name: 'messages', table: 'messages' },
  {
    name: 'message-attachments',
    table: 'message_attachments',
    where: (id) => sql`t.message_id in (select id from messages where company_id = ${id})`,
  },
  // Without the parts that links are signed from.
  { name: 'mail-outbox', table: 'mail_outbox', without: ['links', 'locked_until'] },
  {
    name: 'mail-attachments',
    table: 'mail_attachments',
    where: (id) => sql`t.outbox_id in (select id from mail_outbox where company_id = ${id})`,
  },
  { name: 'email-templates', table: 'email_templates' },
  { name: 'mailings', table: 'client_mailings', without: ['fingerprint'] },
  { name: 'mailing-recipients', table: 'client_mailing_recipients' },
  { name: 'imports', table: 'imports', without: ['claimed_until'] },
  // With the hashes, by which a copy can be checked.
  { name: 'audit-log', table: 'audit_log', keeps: ['hash', 'previous_hash'] },
];

/** Tables with data of companies or their people that are not exported, and why. */
export const unexportedTables: Readonly<Record<string, string>> = {
  letter_keys: 'tells repeated calls of a day apart; the messages themselves are exported',
  mailing_refusals: 'holds only hashes of addresses: nobody can read them, or use them elsewhere',
  link_versions: 'counts how often links were taken back, so that former ones stay refused',
  company_exports: 'is the list of the exports themselves',
  chat_messages:
    'are between people, who take them along from one company to another (ADR 9): no company may read what was said in another',
  audit_callers: 'is empty but for who runs a statement at the moment',
  audit_pending: 'is empty but for entries of the log on their way to it',
};

/** Columns that are never exported: secrets, by their names, and what is made from other columns for searching. */
export const hiddenColumns =
  /(password|secret|token|hash|sealed)|^(search_text|notes_text|storage_key|rejected_key)$/;

/** Stored files of a company: where they belong in the archive, and what they are called. */
export const exportedFiles: readonly { kind: string; rows: (companyId: number) => Sql }[] = [
  {
    kind: 'documents',
    rows: (id) => sql`select id, order_id as folder, original_filename as name, storage_key as key
      from documents where company_id = ${id}`,
  },
  {
    kind: 'message-attachments',
    rows: (id) => sql`select a.id, a.message_id as folder, a.filename as name, a.storage_key as key
      from message_attachments a join messages m on m.id = a.message_id where m.company_id = ${id}`,
  },
  {
    kind: 'mail-attachments',
    rows: (id) => sql`select a.id, a.outbox_id as folder, a.filename as name, a.storage_key as key
      from mail_attachments a join mail_outbox o on o.id = a.outbox_id
      where o.company_id = ${id} and a.storage_key is not null`,
  },
  {
    kind: 'imports',
    rows: (id) => sql`select id, id as folder, file_name as name, storage_key as key
      from imports where company_id = ${id} and status <> 'done'`,
  },
];
