import type { Reads } from '../../../platform/db/database.js';
import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';
import type { InvoiceSeries } from '../rules/invoice-number.js';
import type { TaxCountry } from '../rules/vat.js';
import { deliveryOf, type MessageDelivery } from '../../correspondence/index.js';
import type { InvoiceContent } from './invoice-content.js';
import type { InvoiceDto } from './invoice.dto.js';

/** An invoice as lists show it, before its mail has a subject. */
export type InvoiceRow = Omit<InvoiceDto, 'mail_subject' | 'ksef'>;

/** Of an invoice's mails the latest is found by its cause; one that nobody knows any more has been handed over when it was written. */
const lastMail = sql`left join lateral (
  select ${deliveryOf(sql`mail`)} as delivery, o.sent_at
  from correspondence_mails o join correspondence_messages mail on mail.id = o.message_id
  where o.company_id = i.company_id and o.cause = 'invoice ' || i.id || ', mail ' || m.mails) last on true`;

const columns = sql`i.id, i.order_id, i.document_id, case when i.corrects_id is null then 'invoice' else 'correction' end as kind,
  i.corrects_id, i.number, i.issue_date::text, i.sale_date::text, i.due_date::text, i.currency,
  i.net as net_amount, i.vat as vat_amount, i.gross as gross_amount,
  (i.content #>> '{lines,0,vat_rate}')::float as vat_rate, i.content #>> '{lines,0,vat_case}' as vat_case,
  i.content #>> '{buyer,name}' as buyer_name, i.content #>> '{corrects,reason}' as reason,
  m.sent_at, coalesce(last.sent_at, m.last_written_at) as last_sent_at, m.sent_to,
  case when m.mails > 0 then coalesce(last.delivery, 'handed_over') end as last_delivery, m.reminders_sent, m.reminded_at, i.created_at`;

const mailed = sql`left join lateral (
  select count(*) as mails, min(created_at) as sent_at, max(created_at) as last_written_at, nullif((array_agg(recipient order by id desc))[1], '') as sent_to,
    (count(*) filter (where kind = 'reminder'))::int as reminders_sent, max(created_at) filter (where kind = 'reminder') as reminded_at
  from invoice_mails where invoice_id = i.id) m on true ${lastMail}`;

/** The mails that brought an invoice, without reminders of its payment, and where each of them is. */
const sentMails = (companyId: number, invoiceId: Sql): Sql => sql`
  select w.id, w.recipient, kept.message_id, coalesce(kept.delivery, 'handed_over') as delivery
  from (select *, row_number() over (order by id) as place from invoice_mails where invoice_id = ${invoiceId}) w
    left join lateral (
      select mail.id as message_id, ${deliveryOf(sql`mail`)} as delivery
      from correspondence_mails o join correspondence_messages mail on mail.id = o.message_id
      where o.company_id = ${companyId} and o.cause = 'invoice ' || ${invoiceId} || ', mail ' || w.place) kept on true
  where w.kind = 'invoice'`;

/** Where an invoice is: with the client as soon as one of the mails that brought it was handed over or passed on, else where the latest of them is. */
const deliveryOfInvoice = (companyId: number, invoiceId: Sql): Sql => sql`(
  select delivery from (${sentMails(companyId, invoiceId)}) sent order by delivery in ('handed_over', 'passed_on') desc, id desc limit 1)`;

/**
 * Whether the client cannot have the invoice `i`: nobody mailed it, or each of its mails was refused or came back. What waits to be sent is on its
 * way; what was only kept, for want of a mail server, is handed over by other ways.
 */
const isUnsent = (companyId: number): Sql => sql`case
  when not exists (select from invoice_mails w where w.invoice_id = i.id and w.kind = 'invoice') then true
  -- Cheap, and so of hardly any order: that one of its mails was refused.
  when exists (
    select from correspondence_messages f
    where f.company_id = ${companyId} and f.order_id = i.order_id and f.type = 'invoice_sent' and f.status = 'failed')
  then coalesce(${deliveryOfInvoice(companyId, sql`i.id`)}, 'failed') = 'failed'
  else false end`;

/** Whether the client cannot have the invoice of an order, as a condition in SQL; false where there is none. */
export const hasUnsentInvoice = (companyId: number, orderId: Sql): Sql => sql`exists (
  select from invoices i
  where i.company_id = ${companyId} and i.order_id = ${orderId} and i.corrects_id is null and ${isUnsent(companyId)})`;

/** The same of one order. */
export async function isInvoiceUnsent(on: Queryable, companyId: number, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ unsent: boolean }>`
    select ${hasUnsentInvoice(companyId, sql`${orderId}::int`)} as unsent`.execute(on);
  return rows[0]?.unsent ?? false;
}

/** The invoices of the company's order, the first before its corrections. */
export async function listInvoices(reads: Reads, companyId: number, orderId: number): Promise<InvoiceRow[]> {
  const { rows } = await sql<InvoiceRow>`
    select ${columns} from invoices i ${mailed}
    where i.company_id = ${companyId} and i.order_id = ${orderId} order by i.id`.execute(reads);
  return rows;
}

/**
 * Where the invoice of each order is. Of
 * reminders and corrections nothing is told. Orders whose invoice nobody mailed are left out.
 */
export async function findInvoiceDeliveries(
  reads: Reads,
  companyId: number,
  orderIds: readonly number[],
): Promise<Map<number, MessageDelivery>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<{ order_id: number; delivery: MessageDelivery }>`
    select order_id, delivery from (
      select i.order_id, ${deliveryOfInvoice(companyId, sql`i.id`)} as delivery from invoices i
      where i.company_id = ${companyId} and i.order_id = any(${orderIds}::int[]) and i.corrects_id is null) m
    where delivery is not null`.execute(reads);
  return new Map(rows.map(({ order_id, delivery }) => [order_id, delivery]));
}

/** The mail that says where an invoice is: its message, and where that is; null where nobody mailed it. */
export async function findInvoiceMail(
  on: Queryable,
  companyId: number,
  invoiceId: number,
): Promise<{ message_id: number | null; delivery: MessageDelivery } | null> {
  const { rows } = await sql<{ message_id: number | null; delivery: MessageDelivery }>`
    select message_id, delivery from (${sentMails(companyId, sql`${invoiceId}::int`)}) sent
    order by delivery in ('handed_over', 'passed_on') desc, id desc limit 1`.execute(on);
  return rows[0] ?? null;
}

/**
 * Whom an invoice was mailed to the last time.
 * @returns null where it was not, where that failed or the invoice was handed over otherwise, and where the address was erased
 */
export async function findInvoiceRecipient(
  on: Queryable,
  companyId: number,
  invoiceId: number,
): Promise<string | null> {
  const { rows } = await sql<{ recipient: string }>`
    select recipient from (${sentMails(companyId, sql`${invoiceId}::int`)}) sent
    where recipient <> '' and delivery not in ('failed', 'passed_on') order by id desc limit 1`.execute(on);
  return rows[0]?.recipient ?? null;
}

/**
 * Whether the PODs went along when a client was last mailed an invoice for the first time.
 * @returns null where nobody has decided that yet
 */
export async function findWhetherPodsWereSent(
  on: Queryable,
  companyId: number,
  clientId: number,
): Promise<boolean | null> {
  // By the client's own invoices: backwards over the mails of all companies there may be none to find.
  const { rows } = await sql<{ pods: number }>`
    with mail as materialized (
      select m.id, m.pods from shipment_orders o join invoices i on i.order_id = o.id and i.company_id = o.company_id
        join invoice_mails m on m.invoice_id = i.id
      where o.company_id = ${companyId}::int and o.client_id = ${clientId}::int and m.kind = 'invoice' and m.pods is not null)
    select pods from mail order by id desc limit 1`.execute(on);
  return rows[0] ? rows[0].pods > 0 : null;
}

/** The country of an order's invoices, or the one whose law the company's next ones follow. */
export async function findTaxCountry(reads: Reads, companyId: number, orderId: number): Promise<TaxCountry> {
  const { rows } = await sql<{ country: TaxCountry }>`
    select coalesce(
      (select i.content ->> 'country' from invoices i where i.company_id = s.company_id and i.order_id = ${orderId} limit 1),
      s.invoice_country) as country
    from identity_company_settings s where s.company_id = ${companyId}`.execute(reads);
  return rows[0]?.country ?? 'PL';
}

/** The day of an order's invoice, `YYYY-MM-DD`; null where the product issued none. */
export async function findInvoiceDay(on: Queryable, orderId: number): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`
    select issue_date::text as day from invoices where order_id = ${orderId} and corrects_id is null`.execute(
    on,
  );
  return rows[0]?.day ?? null;
}

/**
 * One row: what an order's invoices come to, as `currency`, null where there are none, `due` and `due_date`, by the latest of them, `net`, and
 * `corrections`, what of that corrections changed. A correction that KSeF refused before the client had it changes nothing of it.
 */
export const totalOfInvoices = (companyId: number, orderId: number): Sql => sql`
  select max(currency) as currency, coalesce(sum(gross), 0)::float8 as due, (array_agg(due_date order by id desc))[1]::text as due_date,
    coalesce(sum(net), 0)::text as net, coalesce(sum(net) filter (where corrects_id is not null), 0)::text as corrections
  from billing_owed_invoices where company_id = ${companyId} and order_id = ${orderId}`;

/** Whether an invoice was issued with an exchange rate for its tax. */
export async function hasConversion(reads: Reads, companyId: number, id: number): Promise<boolean> {
  const { rows } = await sql<{ converted: boolean }>`
    select content -> 'conversion' <> 'null' as converted from invoices
    where company_id = ${companyId} and id = ${id}`.execute(reads);
  return rows[0]?.converted ?? false;
}

/** The place that a series comes to next; nobody has it yet. */
export async function nextPlace(
  on: Queryable,
  companyId: number,
  series: InvoiceSeries,
  year: number,
): Promise<number> {
  const { rows } = await sql<{ last_place: number }>`
    select last_place from invoice_series
    where company_id = ${companyId}::int and series = ${series} and year = ${year}::int`.execute(on);
  return (rows[0]?.last_place ?? 0) + 1;
}

/**
 * Takes the next place of a series. Whoever wants the one after it waits until this transaction ends; when it is rolled
 * back, the place is free again.
 */
export async function reserveNumber(
  on: Queryable,
  companyId: number,
  series: InvoiceSeries,
  year: number,
): Promise<number> {
  const { rows } = await sql<{ last_place: number }>`
    insert into invoice_series (company_id, series, year, last_place)
    values (${companyId}::int, ${series}, ${year}::int, 1)
    on conflict (company_id, series, year) do update set last_place = invoice_series.last_place + 1
    returning last_place`.execute(on);
  const [row] = rows;
  if (!row) throw new Error('A series gave no place');
  return row.last_place;
}

/** What is printed of an invoice, and where its file belongs. */
interface StoredInvoice {
  id: number;
  content: InvoiceContent;
  storage_key: string;
}

/** An invoice for the mail that brings it; of one that was mended while its mail waited, the one that stands. */
export async function findInvoiceAcrossCompanies(
  reads: Queryable,
  id: number,
): Promise<StoredInvoice | null> {
  const { rows } = await sql<StoredInvoice>`
    select i.id, i.content, d.storage_key from invoices i join shipment_documents d on d.id = i.document_id
    where i.id = coalesce((select replaced_by_id from refused_invoices where id = ${id}), ${id})`.execute(
    reads,
  );
  return rows[0] ?? null;
}

/** The invoice whose file a document is. */
export async function findInvoiceOfDocument(
  reads: Queryable,
  companyId: number,
  documentId: number,
): Promise<Pick<StoredInvoice, 'id' | 'content'> | null> {
  const { rows } = await sql<Pick<StoredInvoice, 'id' | 'content'>>`
    select id, content from invoices where company_id = ${companyId} and document_id = ${documentId}`.execute(
    reads,
  );
  return rows[0] ?? null;
}
