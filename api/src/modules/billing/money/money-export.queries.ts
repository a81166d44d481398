import type { Reads } from '../../../platform/db/database.js';
import { sql, type Sql } from '../../../platform/db/sql.js';
import type { InvoiceContent } from '../invoices/invoice-content.js';
import type { MoneyExportKind } from './money.dto.js';
import type { Period } from './money.queries.js';

/** Where a page of an export begins: behind this row; null at the beginning. */
export interface ExportPlace {
  day: string;
  id: number;
}

/** A value of an exported row: texts as they are, sums as decimal texts with a point. */
export type ExportedRow = Readonly<Record<string, string | number | null>> & ExportPlace;

/** A row as it is read: an invoice brings all that it says, unless KSeF refused it, so that it was never issued. */
export type ReadRow = ExportedRow & { content?: InvoiceContent | null };

const sources = {
  invoices: {
    day: 'issue_date',
    table: sql`invoices t`,
    columns: sql`t.number, case when t.corrects_id is null then 'invoice' else 'correction' end as kind,
      t.content #>> '{corrects,number}' as corrected, t.content #>> '{corrects,reason}' as reason, t.issue_date::text, t.sale_date::text,
      t.due_date::text, t.content #>> '{buyer,name}' as buyer, t.content #>> '{buyer,country}' as country,
      (select string_agg(n ->> 'value', ', ') from jsonb_array_elements(t.content #> '{buyer,numbers}') n) as tax_numbers,
      t.net::text, t.vat::text, t.gross::text, t.currency, t.content #>> '{conversion,rate}' as rate,
      t.content #>> '{conversion,date}' as rate_date, t.content #>> '{conversion,currency}' as home_currency, t.order_id, t.content #>> '{conversion,table_no}' as rate_table,
      f.ksef_number, case when f.ksef_number is not null then s.environment end as ksef_environment,
      case when t.content ->> 'country' <> 'PL' or f.ksef_number is not null and s.environment = 'production' then null
        when s.environment <> 'production' then 'BFK' when s.status is null then 'BFK' when s.status = 'offline' then 'OFF' when s.status = 'exempt' then 'BFK' else s.status end as jpk_mark,
      case when t.content ->> 'country' = 'PL' and exists (
        select from jsonb_array_elements(t.content -> 'lines') line where line -> 'vat_case' = 'null') then 'GTU_13' end as gtu,
      case when n.invoice_id is null then t.content end as content`,
    joins: sql`left join structured_invoices f on f.invoice_id = t.id left join ksef_submissions s on s.invoice_id = t.id
      left join billing_never_issued n on n.invoice_id = t.id`,
    where: sql`true`,
  },
  payments: {
    day: 'paid_on',
    table: sql`shipment_payments t`,
    columns: sql`t.paid_on::text, t.amount::text, t.currency, t.method, b.number, coalesce(o.client_name, i.content #>> '{buyer,name}') as client,
      t.order_id, t.note, u.name as entered_by`,
    joins: sql`join shipment_orders o on o.id = t.order_id left join order_balances b on b.order_id = t.order_id
      left join invoices i on i.id = b.invoice_id left join identity_people u on u.id = t.created_by`,
    where: sql`true`,
  },
  'carrier-invoices': {
    day: 'issue_date',
    table: sql`carrier_invoices t`,
    columns: sql`t.number, t.subcontractor_name as carrier, t.issue_date::text, t.received_on::text,
      case when p.received_at is not null then
        (greatest(t.received_on, (p.received_at at time zone 'Europe/Warsaw')::date) + t.payment_days)::text end as due_date,
      t.net::text, t.vat::text, t.gross::text, t.currency, t.paid::text, t.open::text, t.agreed_net::text, t.agreed_currency,
      t.difference_reason, t.order_id, r.pickup_city || ' - ' || r.delivery_city as route, k.ksef_number, k.environment as ksef_environment,
      coalesce(k.seller_nip, (select n.nip from directory_carrier_numbers n where n.id = t.subcontractor_id)) as seller_nip,
      case when k.environment is distinct from 'production' and exists (
        select from ksef_settings e where e.company_id = t.company_id and e.environment <> 'off') then 'BFK' end as jpk_mark,
      case when (k.facts ->> 'is_split_payment')::boolean then 'MPP' end as mpp, k.facts ->> 'account' as account,
      t.number || coalesce(' KSeF ' || k.ksef_number, '') as transfer_title`,
    joins: sql`join shipment_route_prices r on r.id = t.route_id
      left join received_invoices k on k.carrier_invoice_id = t.id
      left join lateral (
    select received_at from shipment_pods p where p.company_id = t.company_id and p.route_id = t.route_id limit 1) p on true`,
    where: sql`t.removed_at is null`,
  },
} as const satisfies Record<
  MoneyExportKind,
  { day: string; table: Sql; columns: Sql; joins: Sql; where: Sql }
>;

const ofPeriod = (kind: MoneyExportKind, companyId: number, { from, to }: Period): Sql => {
  const { day, where } = sources[kind];
  return sql`t.company_id = ${companyId} and ${sql.ref(`t.${day}`)} between ${from}::date and ${to}::date and ${where}`;
};

/** Whether the company's invoices follow Polish law, so that it keeps records of VAT in Poland. */
export async function keepsPolishRecords(reads: Reads, companyId: number): Promise<boolean> {
  const { rows } = await sql<{ isPolish: boolean }>`
    select invoice_country = 'PL' as "isPolish" from identity_company_settings where company_id = ${companyId}`.execute(
    reads,
  );
  return rows[0]?.isPolish ?? true;
}

/** How many rows a period has. */
export async function countExported(
  reads: Reads,
  kind: MoneyExportKind,
  companyId: number,
  period: Period,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sources[kind].table} where ${ofPeriod(kind, companyId, period)}`.execute(
    reads,
  );
  return rows[0]?.count ?? 0;
}

/** The next rows of a period in the sequence of their days. */
export async function readExported(
  reads: Reads,
  kind: MoneyExportKind,
  companyId: number,
  period: Period,
  after: ExportPlace | null,
  size: number,
): Promise<ReadRow[]> {
  const { columns, day, joins, table } = sources[kind];
  const dayOf = sql.ref(`t.${day}`);
  const behind = after ? sql`and (${dayOf}, t.id) > (${after.day}::date, ${after.id}::int)` : sql``;
  const { rows } = await sql<ReadRow>`
    select t.id, ${dayOf}::text as day, ${columns} from ${table} ${joins}
    where ${ofPeriod(kind, companyId, period)} ${behind} order by ${dayOf}, t.id limit ${size}`.execute(
    reads,
  );
  return rows;
}
