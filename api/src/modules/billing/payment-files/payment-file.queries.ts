import type { Currency } from '../../../kernel/money/money.js';
import type { Reads } from '../../../platform/db/database.js';
import { sql, type Queryable } from '../../../platform/db/sql.js';
import type { Paged } from '../../../platform/http/api-types.js';
import { pageOf, sortOf } from '../../../platform/http/pages.js';
import { dueDate, withPods } from '../carrier-invoices/carrier-invoice.queries.js';
import { pageOfRows } from '../money/money.queries.js';
import type { PaymentFileDto, PaymentFileQuery } from './payment-file.dto.js';

/** A carrier's invoice as a transfer needs it. */
export interface InvoiceToPay {
  id: number;
  order_id: number;
  number: string;
  subcontractor_name: string;
  currency: Currency;
  open: number;
  gross: number;
  vat: number;
  due_date: string | null;
  /** Typed with an earlier file. */
  typed_account: string | null;
  /** Of one that came from KSeF. */
  ksef_number: string | null;
  seller_nip: string | null;
  seller_name: string | null;
  named_account: string | null;
  has_several_accounts: boolean;
  is_split_payment: boolean;
  /** When it was put into a file before; a unit of work tells instants as texts. */
  in_file_since: Date | string | null;
}

/** Those of the given invoices that are the company's and stand, in the sequence of their due days. */
export async function listToPay(
  on: Queryable,
  companyId: number,
  ids: readonly number[],
): Promise<InvoiceToPay[]> {
  const { rows } = await sql<InvoiceToPay>`
    select t.id, t.order_id, t.number, t.subcontractor_name, t.currency, t.open::float8 as open, t.gross::float8 as gross,
      t.vat::float8 as vat, (${dueDate})::text as due_date, t.bank_account as typed_account, k.ksef_number, k.seller_nip,
      nullif(k.seller_name, '') as seller_name, k.facts ->> 'account' as named_account,
      coalesce((k.facts ->> 'has_several_accounts')::boolean, false) as has_several_accounts,
      coalesce((k.facts ->> 'is_split_payment')::boolean, false) as is_split_payment,
      (select max(f.created_at) from payment_file_items i join payment_files f on f.id = i.payment_file_id
        where i.carrier_invoice_id = t.id) as in_file_since
    ${withPods} left join received_invoices k on k.carrier_invoice_id = t.id
    where t.company_id = ${companyId} and t.id = any(${ids}::int[]) and t.removed_at is null
    order by ${dueDate} nulls last, t.id`.execute(on);
  return rows;
}

/** Keeps anybody else from putting the invoices into a file, or paying them, until the transaction ends. */
export async function lockToPay(on: Queryable, companyId: number, ids: readonly number[]): Promise<void> {
  await sql`
    select id from carrier_invoices where company_id = ${companyId} and id = any(${ids}::int[])
    order by id for no key update`.execute(on);
}

/** Notes the account of an invoice that names none. */
export async function noteAccount(
  on: Queryable,
  companyId: number,
  id: number,
  account: string,
): Promise<void> {
  await sql`
    update carrier_invoices set bank_account = ${account}
    where company_id = ${companyId} and id = ${id} and bank_account is distinct from ${account}`.execute(on);
}

/** A number for a file that no other has, not even of another company. */
export async function reserveFileId(on: Queryable): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('payment_files', 'id'))::int as id`.execute(on);
  if (!rows[0]) throw new Error('No number for a payment file');
  return rows[0].id;
}

/** A file before it is kept. */
export interface FileToKeep {
  id: number;
  companyId: number;
  xml: string;
  debtorAccount: string;
  currency: Currency;
  /** As a decimal text. */
  total: string;
  userId: number;
  at: Date;
  items: readonly {
    invoiceId: number;
    /** As a decimal text. */
    amount: string;
    account: string;
    executionOn: string;
    title: string;
  }[];
}

export async function keepFile(on: Queryable, file: FileToKeep): Promise<void> {
  const { id, companyId, xml, debtorAccount, currency, total, userId, at, items } = file;
  await sql`
    insert into payment_files (id, company_id, xml, debtor_account, currency, total, created_by, created_at)
    values (${id}, ${companyId}, ${xml}, ${debtorAccount}, ${currency}, ${total}, ${userId}, ${at})`.execute(
    on,
  );
  await sql`
    insert into payment_file_items (payment_file_id, company_id, carrier_invoice_id, amount, account, execution_on, title)
    select ${id}::int, ${companyId}::int, i."invoiceId", i.amount, i.account, i."executionOn", i.title
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as i ("invoiceId" int, amount numeric, account text, "executionOn" date, title text)`.execute(on);
}

const columns = sql`t.id, t.created_at, u.name as created_by_name, t.debtor_account, t.currency, t.total::float8 as total,
  (select count(*)::int from payment_file_items i where i.payment_file_id = t.id) as transfer_count, t.paid_on::text`;
const from = sql`from payment_files t left join identity_people u on u.id = t.created_by`;

const sortFields = ['id', 'created_at', 'total', 'currency', 'paid_on'] as const;

/** A page of the company's files, the latest first unless told otherwise; those that are not paid come last by their day. */
export async function listFiles(
  reads: Reads,
  companyId: number,
  query: PaymentFileQuery,
): Promise<Paged<PaymentFileDto>> {
  const request = pageOf(query, 20);
  const { field, descending } = sortOf(query.sort, sortFields, { field: 'id', descending: true });
  const direction = sql.raw(descending ? 'desc' : 'asc');
  return pageOfRows(
    reads,
    request,
    (part) => sql<PaymentFileDto & { list_total: number }>`
    select count(*) over ()::int as list_total, ${columns} ${from}
    where t.company_id = ${companyId} order by ${sql.ref(`t.${field}`)} ${direction} nulls last, t.id ${direction} ${part}`,
  );
}

export async function findFile(on: Queryable, companyId: number, id: number): Promise<PaymentFileDto | null> {
  const { rows } = await sql<PaymentFileDto>`
    select ${columns} ${from} where t.company_id = ${companyId} and t.id = ${id}`.execute(on);
  return rows[0] ?? null;
}

export async function findFileXml(
  on: Queryable,
  companyId: number,
  id: number,
): Promise<{ xml: string; created_at: Date } | null> {
  const { rows } = await sql<{ xml: string; created_at: Date }>`
    select xml, created_at from payment_files where company_id = ${companyId} and id = ${id}`.execute(on);
  return rows[0] ?? null;
}

/** @returns whether it was not said before */
export async function notePaid(
  on: Queryable,
  companyId: number,
  id: number,
  paidOn: string,
): Promise<boolean> {
  const { rows } = await sql`
    update payment_files set paid_on = ${paidOn}::date
    where company_id = ${companyId} and id = ${id} and paid_on is null returning id`.execute(on);
  return rows.length > 0;
}

/** A transfer of a file. */
interface PaidItem {
  invoice_id: number;
  order_id: number;
  amount: number;
  /** `YYYY-MM-DD`. */
  execution_on: string;
  is_removed: boolean;
}

/** What a file pays, by the orders in their sequence, so that all who lock several lock them alike. */
export async function listItems(on: Queryable, companyId: number, id: number): Promise<PaidItem[]> {
  const { rows } = await sql<PaidItem>`
    select i.carrier_invoice_id as invoice_id, c.order_id, i.amount::float8 as amount, i.execution_on::text, c.removed_at is not null as is_removed
    from payment_file_items i join carrier_invoices c on c.id = i.carrier_invoice_id
    where i.company_id = ${companyId} and i.payment_file_id = ${id} order by c.order_id, c.id`.execute(on);
  return rows;
}
