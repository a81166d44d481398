import type { Reads } from '../../../platform/db/database.js';
import { sql, type Queryable } from '../../../platform/db/sql.js';
import type { KsefOfflineMode } from '../ksef/ksef-outage.dto.js';
import type { KsefStatus } from '../ksef/ksef-submission.dto.js';
import type { KsefError } from '../ksef/ksef-texts.js';
import type { RefusedInvoiceDto } from './invoice.dto.js';

/** An invoice that is to be mended, as far as it is asked whether it may be. */
export interface InvoiceToMend {
  /** Null of one that was never to be sent. */
  status: KsefStatus | null;
  offline_mode: KsefOfflineMode | null;
  /** The client was mailed it. */
  is_mailed: boolean;
  /** KSeF has another invoice under its number. */
  is_number_taken: boolean;
  /** The company sends its invoices. */
  is_on: boolean;
}

/**
 * Whether an invoice of the company's order, or one that it is based on, was refused where the company's invoices are sent to, and the client does
 * not have it.
 */
export async function isBasedOnNeverIssued(
  on: Queryable,
  { companyId, orderId, invoiceId }: { companyId: number; orderId: number; invoiceId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from billing_never_issued
    where company_id = ${companyId} and order_id = ${orderId} and invoice_id <= ${invoiceId} limit 1`.execute(
    on,
  );
  return rows.length > 0;
}

/**
 * An invoice of the company's order, locked against whoever mends it, too, or has it sent again; null where there is none.
 * The invoice first, then its way to KSeF: both ways lock in that sequence.
 */
export async function lockInvoiceToMend(
  on: Queryable,
  { companyId, orderId, invoiceId }: { companyId: number; orderId: number; invoiceId: number },
): Promise<InvoiceToMend | null> {
  const { rows: invoices } = await sql`
    select id from invoices where company_id = ${companyId} and order_id = ${orderId} and id = ${invoiceId} for update`.execute(
    on,
  );
  if (invoices.length === 0) return null;
  await sql`select id from ksef_submissions where invoice_id = ${invoiceId} for update`.execute(on);
  const { rows } = await sql<InvoiceToMend>`
    select s.status, s.offline_mode, exists (select from invoice_mails m where m.invoice_id = i.id) as is_mailed,
      coalesce(s.error ->> 'code' = 'number_taken', false) as is_number_taken,
      exists (select from ksef_settings k where k.company_id = i.company_id and k.environment <> 'off') as is_on
    from invoices i left join ksef_submissions s on s.invoice_id = i.id where i.id = ${invoiceId}`.execute(
    on,
  );
  return rows[0] ?? null;
}

/**
 * The corrections that were issued after an order's invoice, locked as it is, the last one first.
 * @returns whether each can be taken back: it was never sent, or refused, and is not in circulation
 */
export async function lockCorrectionsAfter(
  on: Queryable,
  { companyId, orderId, invoiceId }: { companyId: number; orderId: number; invoiceId: number },
): Promise<{ id: number; can_be_withdrawn: boolean }[]> {
  await sql`select id from invoices where company_id = ${companyId} and order_id = ${orderId} and id > ${invoiceId} order by id for update`.execute(
    on,
  );
  await sql`
    select s.id from ksef_submissions s where s.order_id = ${orderId} and s.invoice_id > ${invoiceId} order by s.id for update`.execute(
    on,
  );
  const { rows } = await sql<{ id: number; can_be_withdrawn: boolean }>`
    select i.id, (s.status = 'refused' or (s.status = 'waiting' and s.session_reference is null)) and s.offline_mode is null as can_be_withdrawn
    from invoices i left join ksef_submissions s on s.invoice_id = i.id
    where i.company_id = ${companyId} and i.order_id = ${orderId} and i.id > ${invoiceId} order by i.id desc`.execute(
    on,
  );
  return rows;
}

/** Whether an invoice of the company's order was mended already. */
export async function isMended(
  on: Queryable,
  { companyId, orderId, invoiceId }: { companyId: number; orderId: number; invoiceId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select id from refused_invoices
    where company_id = ${companyId} and order_id = ${orderId} and id = ${invoiceId}`.execute(on);
  return rows.length > 0;
}

/**
 * Takes an invoice that KSeF refused, or a correction that is taken back with it, out of the invoices, and keeps what it was; the number of what
 * is mended is free for the one that follows.
 * @param reason told of it instead of what KSeF said
 */
export async function takeOutRefused(
  on: Queryable,
  {
    invoiceId,
    replacedById,
    ...out
  }: { invoiceId: number; replacedById: number; reason: KsefError | null; mendedAt: Date; userId: number },
): Promise<void> {
  // What it had taken the place of is followed by the same one now.
  await noteSuccessor(on, { formerId: invoiceId, invoiceId: replacedById });
  const { rows } = await sql`
    with gone as (delete from invoices where id = ${invoiceId} returning *)
    insert into refused_invoices (id, company_id, order_id, replaced_by_id, number, content, xml, hash, environment, error, issued_at,
      mended_at, mended_by)
    select g.id, g.company_id, g.order_id, ${replacedById}::int, g.number, g.content, f.xml, f.hash, s.environment,
      coalesce(${out.reason && JSON.stringify(out.reason)}::jsonb, s.error), g.created_at, ${out.mendedAt}, ${out.userId}
    from gone g join ksef_submissions s on s.invoice_id = g.id left join structured_invoices f on f.invoice_id = g.id
    returning id`.execute(on);
  if (rows.length === 0) throw new Error(`Invoice ${invoiceId} was never on its way`);
}

/** Says which invoice has taken the place of a refused one, and of those before it. */
export async function noteSuccessor(
  on: Queryable,
  { formerId, invoiceId }: { formerId: number; invoiceId: number },
): Promise<void> {
  await sql`
    update refused_invoices set replaced_by_id = ${invoiceId} where replaced_by_id = ${formerId}`.execute(on);
}

/** What was refused of an order's invoices and mended since, the first before the others. */
export async function listRefused(
  reads: Reads,
  companyId: number,
  orderId: number,
): Promise<(Omit<RefusedInvoiceDto, 'error'> & { error: KsefError | null })[]> {
  const { rows } = await sql<Omit<RefusedInvoiceDto, 'error'> & { error: KsefError | null }>`
    select r.id, r.replaced_by_id, r.number, r.content ->> 'issue_date' as issue_date, r.content ->> 'currency' as currency,
      coalesce(r.content #>> '{corrects,difference,gross}', r.content #>> '{sums,gross}')::float8 as gross_amount,
      r.error, coalesce(r.error ->> 'code' = 'withdrawn', false) as is_withdrawn, r.mended_at, r.xml is not null as has_file
    from refused_invoices r where r.company_id = ${companyId} and r.order_id = ${orderId} order by r.id`.execute(
    reads,
  );
  return rows;
}
