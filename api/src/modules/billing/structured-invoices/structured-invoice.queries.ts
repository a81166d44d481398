import { sql, type Queryable } from '../../../platform/db/sql.js';
import type { InvoiceContent } from '../invoices/invoice-content.js';

/** A structured invoice as it is kept. */
interface KeptInvoice {
  xml: string;
  /** SHA-256 of it, in base64. */
  hash: string;
}

/** An invoice with what there is of its structured form. */
export interface InvoiceToWrite {
  content: InvoiceContent;
  created_at: Date;
  /** Null where none is. */
  kept: KeptInvoice | null;
  /** Of a correction the number that KSeF gave to the invoice that it corrects, in the environment that the correction is sent to. */
  corrected_number: string | null;
  /** It was refused, and mended since: what was written of it stays, and nothing more is. */
  is_replaced: boolean;
}

/** An invoice of the company's order. */
export async function findInvoiceToWrite(
  on: Queryable,
  { companyId, orderId, invoiceId }: { companyId: number; orderId: number; invoiceId: number },
): Promise<InvoiceToWrite | null> {
  const { rows } = await sql<InvoiceToWrite>`
    select i.content, i.created_at,
      case when own.xml is not null then jsonb_build_object('xml', own.xml, 'hash', own.hash) end as kept, corrected.ksef_number as corrected_number,
      false as is_replaced
    from invoices i
    left join structured_invoices own on own.invoice_id = i.id
    left join structured_invoices corrected on corrected.invoice_id = i.corrects_id and not exists (
      select from ksef_submissions s join ksef_submissions before on before.invoice_id = i.corrects_id
      where s.invoice_id = i.id and s.environment <> before.environment)
    where i.company_id = ${companyId} and i.order_id = ${orderId} and i.id = ${invoiceId}
    union all
    select r.content, r.issued_at, case when r.xml is not null then jsonb_build_object('xml', r.xml, 'hash', r.hash) end, null, true
    from refused_invoices r where r.company_id = ${companyId} and r.order_id = ${orderId} and r.id = ${invoiceId}`.execute(
    on,
  );
  return rows[0] ?? null;
}

/** What an order's latest invoice or correction says; null where it has none. */
export async function findLatestContent(
  on: Queryable,
  companyId: number,
  orderId: number,
): Promise<InvoiceContent | null> {
  const { rows } = await sql<{ content: InvoiceContent }>`
    select content from invoices where company_id = ${companyId} and order_id = ${orderId} order by id desc limit 1`.execute(
    on,
  );
  return rows[0]?.content ?? null;
}

/** Keeps a structured invoice; of several that are made at once the first one. @returns the kept one */
export async function keepStructuredInvoice(
  on: Queryable,
  { companyId, invoiceId, xml, hash }: KeptInvoice & { companyId: number; invoiceId: number },
): Promise<KeptInvoice> {
  await sql`
    insert into structured_invoices (invoice_id, company_id, xml, hash)
    values (${invoiceId}::int, ${companyId}::int, ${xml}, ${hash})
    on conflict (invoice_id) do nothing`.execute(on);
  const { rows } = await sql<KeptInvoice>`
    select xml, hash from structured_invoices where invoice_id = ${invoiceId}::int`.execute(on);
  const [kept] = rows;
  if (!kept) throw new Error(`The structured form of invoice ${invoiceId} was not kept`);
  return kept;
}

/**
 * Puts a file of the same content in the place of the one that KSeF refused, which is kept with the refusal.
 * @throws {Error} when no file was refused
 */
export async function replaceRefusedFile(
  on: Queryable,
  { companyId, invoiceId, xml, hash }: { companyId: number; invoiceId: number; xml: Buffer; hash: string },
): Promise<void> {
  const { rows } = await sql`
    with refused as (
      delete from structured_invoices f using ksef_submissions s
      where f.invoice_id = ${invoiceId} and f.company_id = ${companyId} and f.ksef_number is null
        and s.invoice_id = f.invoice_id and s.status = 'refused'
      returning f.invoice_id, f.company_id, s.environment, f.xml, f.hash, s.error)
    insert into ksef_refused_files (invoice_id, company_id, environment, xml, hash, error)
    select invoice_id, company_id, environment, xml, hash, error from refused returning id`.execute(on);
  if (rows.length === 0) throw new Error(`No file of invoice ${invoiceId} was refused`);
  await keepStructuredInvoice(on, { companyId, invoiceId, xml: xml.toString('utf8'), hash });
}
