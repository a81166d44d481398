import { warsawDay } from '../../../kernel/time/warsaw-time.js';
import { sql, type Queryable } from '../../../platform/db/sql.js';
import { ksefError } from './ksef-texts.js';
import type { KsefTarget } from './ksef-settings.dto.js';
import { offlineDeadline, type AnnouncedFailure } from '../structured-invoices/offline-deadline.js';
import type { KsefOfflineMode, KsefOutageKind } from './ksef-outage.dto.js';

/** An announced outage. */
export interface KsefOutage {
  id: number;
  kind: KsefOutageKind;
  begins_at: Date;
  /** Null as long as it lasts. */
  ends_at: Date | null;
}

/** What an invoice falls under that KSeF did not have when it was issued. */
export interface OfflineRule {
  mode: KsefOfflineMode;
  /** `YYYY-MM-DD`; null as long as an outage lasts, and of what is never sent. */
  deadline: string | null;
}

/** The company's, by their beginning. */
export async function listOutages(on: Queryable, companyId: number): Promise<KsefOutage[]> {
  const { rows } = await sql<{ id: number; kind: KsefOutageKind; begins_at: string; ends_at: string | null }>`
    select id, kind, begins_at::text, ends_at::text from ksef_outages where company_id = ${companyId} order by begins_at`.execute(
    on,
  );
  // A unit of work tells instants as texts.
  return rows.map((row) => ({
    ...row,
    begins_at: new Date(row.begins_at),
    ends_at: row.ends_at === null ? null : new Date(row.ends_at),
  }));
}

/** The outage that lasts at an instant; null when KSeF works, as far as it was announced. */
export function outageAt(outages: readonly KsefOutage[], instant: Date): KsefOutage | null {
  return (
    outages.find(
      ({ begins_at, ends_at }) => begins_at <= instant && (ends_at === null || instant < ends_at),
    ) ?? null
  );
}

/**
 * The rule that an invoice falls under, by when it was issued; failures that were announced afterwards move its deadline (art. 106nf
 * ust. 1 and 2).
 * @param issuedAt when it was issued
 * @param issueDate its day of issue, `YYYY-MM-DD`
 */
export function offlineRule(
  { issuedAt, issueDate }: { issuedAt: Date; issueDate: string },
  outages: readonly KsefOutage[],
): OfflineRule {
  const own = outageAt(outages, issuedAt);
  if (own?.kind === 'total') return { mode: 'total', deadline: null };
  const failures: AnnouncedFailure[] = outages
    .filter((one) => one.kind === 'failure' && one !== own && one.begins_at > issuedAt)
    .map(({ begins_at, ends_at }) => ({
      from: warsawDay(begins_at),
      until: ends_at && warsawDay(ends_at),
    }));
  if (!own)
    return { mode: 'offline24', deadline: offlineDeadline({ mode: 'offline24', issueDate }, failures) };
  const until = own.ends_at && warsawDay(own.ends_at);
  return {
    mode: own.kind,
    deadline: offlineDeadline({ mode: own.kind === 'failure' ? 'failure' : 'unavailable', until }, failures),
  };
}

/** An invoice whose rule may be another one now. */
interface RuledInvoice {
  id: number;
  document_id: number;
  order_id: number;
  number: string;
  environment: KsefTarget;
  issue_date: string;
  issued_at: string;
  status: string;
  offline_mode: KsefOfflineMode | null;
  deadline: string | null;
  is_tried: boolean;
}

/**
 * Works out anew what the company's invoices fall under that were issued without KSeF and are not in it yet, after an outage was entered,
 * ended or taken back; and what waits and was issued during one, of which nobody knew then, or during which no turn came. What KSeF may have got
 * is looked up before it is exempt.
 * @returns those whose page says something else now, and those that count as issued offline only now
 */
export async function applyOutages(
  on: Queryable,
  companyId: number,
): Promise<Record<'renewed' | 'begun', RuledInvoice[]>> {
  const outages = await listOutages(on, companyId);
  const { rows } = await sql<RuledInvoice>`
    select s.id, i.document_id, s.order_id, i.number, s.environment, i.issue_date::text, i.created_at::text as issued_at, s.status, s.offline_mode, s.deadline::text,
      s.session_reference is not null as is_tried
    from ksef_submissions s join invoices i on i.id = s.invoice_id
    where s.company_id = ${companyId} and ((s.offline_mode is not null
        and (s.status in ('offline', 'exempt', 'refused') or (s.status = 'sent' and s.reference is null and not s.is_delivered)))
      or (s.status = 'waiting' and exists (select from structured_invoices f where f.invoice_id = s.invoice_id)
        and exists (select from ksef_outages o where o.company_id = s.company_id and o.begins_at <= i.created_at
          and coalesce(i.created_at < o.ends_at, true))))
    for no key update of s`.execute(on);
  const renewed: RuledInvoice[] = [];
  const begun: RuledInvoice[] = [];
  for (const row of rows) {
    const { id, issue_date, issued_at, status, offline_mode, deadline, is_tried } = row;
    const rule = offlineRule({ issuedAt: new Date(issued_at), issueDate: issue_date }, outages);
    if (rule.mode === offline_mode && rule.deadline === deadline) continue;
    const isExempt = rule.mode === 'total' && (status === 'exempt' || !is_tried);
    const error = status === 'waiting' ? JSON.stringify(ksefError('announced')) : null;
    await sql`
      update ksef_submissions set offline_mode = ${rule.mode}, deadline = ${rule.deadline}::date, warned_at = null, updated_at = now(),
        error = coalesce(${error}::jsonb, error), status = case when status in ('refused', 'sent') then status when ${isExempt} then 'exempt' else 'offline' end
      where id = ${id}`.execute(on);
    if (hasCodes(rule.mode) !== hasCodes(offline_mode)) renewed.push(row);
    if (offline_mode === null) begun.push(row);
  }
  return { renewed, begun };
}

/** Whether the page of an invoice without a number has codes. */
function hasCodes(mode: KsefOfflineMode | null): boolean {
  return mode !== null && mode !== 'total';
}
