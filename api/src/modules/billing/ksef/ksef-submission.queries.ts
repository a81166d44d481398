import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';
import type { KsefTarget } from './ksef-settings.dto.js';
import type { MarkedInvoice } from './ksef-mark.js';
import type { OfflineRule } from './ksef-outages.js';
import type { KsefOfflineMode } from './ksef-outage.dto.js';
import type { KsefState, KsefStatus } from './ksef-submission.dto.js';
import { environmentNames, ksefError, type KsefError } from './ksef-texts.js';

/** How long a turn is this process's without a word from it: a process that dies is followed by another after that. */
const lockSeconds = 20;
/** How often a receipt is asked for that KSeF does not have yet. */
const mostReceiptTries = 30;
/** Seconds before an invoice is sent again that KSeF dropped so many times; the last one repeats until its deadline has passed. */
const dropPauses = [30, 120, 300, 900, 1_800, 3_600, 7_200];

/** Seconds before one is sent again of which KSeF does not tell what became of it. */
const untoldPause = 300;

/** An invoice that a turn has something to do with. */
export interface Submission {
  id: number;
  invoice_id: number;
  order_id: number;
  number: string;
  document_id: number;
  environment: KsefTarget;
  status: KsefStatus;
  session_reference: string | null;
  /** KSeF has the whole package of that session. */
  is_delivered: boolean;
  reference: string | null;
  receipt_session: string | null;
  offline_mode: KsefOfflineMode | null;
  /** `YYYY-MM-DD`. */
  issue_date: string;
  issued_at: Date;
  /** Of its file, once that is kept. */
  hash: string | null;
  ksef_number: string | null;
  /** Another was refused under its number before. */
  is_mended: boolean;
  /** Of a technical correction that of the file that KSeF refused first. */
  corrected_hash: string | null;
}

/** A company's turn at KSeF, which one process has at a time. */
export interface KsefTurn {
  company_id: number;
  lock_key: string;
  failures: number;
  looks: number;
}

/** What a company is known by at KSeF. */
export interface KsefAccount {
  environment: KsefTarget | 'off';
  sealed_secret: string | null;
  credential: 'token' | 'certificate' | null;
  certificate_ends_at: Date | null;
}

/**
 * A submission as somebody works on it: it may have been sent to another environment meanwhile, where none of what is learnt of it here counts.
 */
type Known = Pick<Submission, 'id' | 'environment'>;

const isStill = ({ id, environment }: Known): Sql => sql`id = ${id} and environment = ${environment}`;

/** A submission `s` goes to the environment that its company's invoices are sent to now: nothing of a trial ever gets into another one by itself. */
const isOfEnvironment: Sql = sql`exists (
  select from ksef_settings k where k.company_id = s.company_id and k.environment = s.environment)`;

/**
 * What there is to do with a submission `s`: sending it, unless KSeF dropped it a moment ago, or it corrects one that is on its way and has no
 * number; asking for what became of it; fetching its receipt.
 */
const isAtWork = (now: Date): Sql => sql`${isOfEnvironment} and (
  s.status = 'sent' or (s.status = 'accepted' and s.receipt is null and s.receipt_tries < ${mostReceiptTries})
  or (s.status in ('waiting', 'offline') and coalesce(s.retry_at <= ${now}::timestamptz, true) and not exists (
    select from invoices own join ksef_submissions original on original.invoice_id = own.corrects_id
    where own.id = s.invoice_id and original.status not in ('accepted', 'exempt'))))`;

const hasWork = (now: Date): Sql => sql`exists (
  select from ksef_submissions s where s.company_id = q.company_id and ${isAtWork(now)})`;

/**
 * The hash of the file of an offline invoice that KSeF refused first, in the environment of its submission `s`, where another file `f` of the same
 * content has taken its place; null of any other.
 */
const correctedHash: Sql = sql`(
  select nullif(first.hash, f.hash) from ksef_refused_files first
  where first.invoice_id = s.invoice_id and first.environment = s.environment order by first.id limit 1)`;

/** Notes that an invoice is to be sent, where its company sends any. In the transaction that issues it. */
export async function submitInvoice(
  on: Queryable,
  { companyId, orderId, invoiceId }: { companyId: number; orderId: number; invoiceId: number },
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    insert into ksef_submissions (invoice_id, company_id, order_id, environment)
    select ${invoiceId}::int, k.company_id, ${orderId}::int, k.environment
    from ksef_settings k where k.company_id = ${companyId}::int and k.environment <> 'off'
    on conflict (invoice_id) do nothing returning id`.execute(on);
  return rows.length > 0;
}

/** Takes the turn of a company that something is due for; null when there is none. */
export async function takeTurn(on: Queryable, now: Date): Promise<KsefTurn | null> {
  const { rows } = await sql<KsefTurn>`
    update ksef_queues set locked_until = clock_timestamp() + make_interval(secs => ${lockSeconds}), lock_key = gen_random_uuid()
    where company_id = (
      select q.company_id from ksef_queues q
      where q.next_try_at <= ${now} and coalesce(q.paused_until <= ${now}, true)
        and coalesce(q.locked_until < clock_timestamp(), true) and ${hasWork(now)}
      order by q.next_try_at, q.company_id limit 1 for no key update skip locked)
    returning company_id, lock_key, failures, looks`.execute(on);
  return rows[0] ?? null;
}

/** Keeps a turn. @returns false when another process has it */
export async function keepTurn(on: Queryable, { company_id, lock_key }: KsefTurn): Promise<boolean> {
  const { rows } = await sql`
    update ksef_queues set locked_until = clock_timestamp() + make_interval(secs => ${lockSeconds})
    where company_id = ${company_id} and lock_key = ${lock_key}::uuid returning company_id`.execute(on);
  return rows.length > 0;
}

/** Ends a turn, and says when the next one is. What woke the company meanwhile counts, too. */
export async function endTurn(
  on: Queryable,
  { company_id, lock_key }: KsefTurn,
  next: { at: Date; pausedUntil: Date | null; failures: number; looks: number; takenAt: Date },
): Promise<void> {
  await sql`
    update ksef_queues set locked_until = null, lock_key = null,
      next_try_at = case when next_try_at > ${next.takenAt} then next_try_at else ${next.at} end,
      paused_until = coalesce(${next.pausedUntil}::timestamptz, paused_until), failures = ${next.failures}, looks = ${next.looks}
    where company_id = ${company_id} and lock_key = ${lock_key}::uuid`.execute(on);
}

/** When the next turn of any company is due; null when nobody waits for one. */
export async function nextTurnAt(on: Queryable, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select least(
      (select min(greatest(q.next_try_at, q.paused_until,
        case when q.locked_until > clock_timestamp() then ${now}::timestamptz + (q.locked_until - clock_timestamp()) end))
        from ksef_queues q where ${hasWork(now)}),
      (select min(s.retry_at) from ksef_submissions s
        where s.status in ('waiting', 'offline') and s.retry_at > ${now} and ${isOfEnvironment})) as at`.execute(
    on,
  );
  return rows[0]?.at ?? null;
}

export async function findAccount(on: Queryable, companyId: number): Promise<KsefAccount | null> {
  const { rows } = await sql<KsefAccount>`
    select environment, sealed_secret, credential, certificate_ends_at from ksef_settings
    where company_id = ${companyId}`.execute(on);
  return rows[0] ?? null;
}

/**
 * What there is to do for a company in an environment, as its invoices were issued; nothing while another one is set.
 * @param most rows; all of them when null
 */
export async function listWork(
  on: Queryable,
  { companyId, environment }: { companyId: number; environment: KsefTarget },
  now: Date,
  most: number | null = 200,
): Promise<Submission[]> {
  const { rows } = await sql<Submission>`
    select s.id, s.invoice_id, s.order_id, i.number, i.document_id, s.environment, s.status, s.session_reference, s.is_delivered, s.reference,
      s.receipt_session, s.offline_mode, i.issue_date::text, i.created_at as issued_at, f.hash, f.ksef_number,
      exists (select from refused_invoices former where former.replaced_by_id = s.invoice_id) as is_mended, ${correctedHash} as corrected_hash
    from ksef_submissions s join invoices i on i.id = s.invoice_id
    left join structured_invoices f on f.invoice_id = s.invoice_id
    where s.company_id = ${companyId} and s.environment = ${environment} and ${isAtWork(now)}
    order by s.invoice_id limit ${most}::int`.execute(on);
  return rows;
}

/**
 * Says by which session an invoice is about to be sent, before it is: should the answer be lost, it is looked for there.
 * @returns false when another process has the turn, or the invoice is not to be sent there any more
 */
export async function noteSending(
  on: Queryable,
  { company_id, lock_key }: KsefTurn,
  one: { id: number; session: string; environment: KsefTarget },
): Promise<boolean> {
  const { rows } = await sql`
    update ksef_submissions s set session_reference = ${one.session}, is_delivered = false, reference = null
    where s.id = ${one.id} and s.company_id = ${company_id} and s.status in ('waiting', 'offline')
      and s.environment = ${one.environment} and ${isOfEnvironment} and s.offline_mode is distinct from 'total'
      and exists (select from ksef_queues q where q.company_id = s.company_id and q.lock_key = ${lock_key}::uuid)
    returning s.id`.execute(on);
  return rows.length > 0;
}

/**
 * Says by which package invoices are about to be sent, before it is: what becomes of each is found there by the hash of its file.
 * @returns how many of them are in it; fewer when another process has the turn, or one is not to be sent any more
 */
export async function noteBatch(
  on: Queryable,
  { company_id, lock_key }: KsefTurn,
  batch: { ids: readonly number[]; session: string; environment: KsefTarget },
): Promise<number> {
  const { rows } = await sql`
    update ksef_submissions s set status = 'sent', session_reference = ${batch.session}, is_delivered = false, reference = null,
      error = null, updated_at = now()
    where s.id = any(${batch.ids}::int[]) and s.company_id = ${company_id} and s.status in ('waiting', 'offline')
      and s.environment = ${batch.environment} and ${isOfEnvironment} and s.offline_mode is distinct from 'total'
      and exists (select from ksef_queues q where q.company_id = s.company_id and q.lock_key = ${lock_key}::uuid)
    returning s.id`.execute(on);
  return rows.length;
}

/** KSeF has a whole package. */
export async function noteDelivered(on: Queryable, companyId: number, session: string): Promise<void> {
  await sql`
    update ksef_submissions set is_delivered = true
    where company_id = ${companyId} and session_reference = ${session} and status = 'sent'`.execute(on);
}

/** KSeF has found an invoice in its package, and named a reference. */
export async function noteReference(on: Queryable, known: Known, reference: string): Promise<void> {
  await sql`
    update ksef_submissions set reference = ${reference} where ${isStill(known)} and status = 'sent' and reference is null`.execute(
    on,
  );
}

/** KSeF has taken the invoice, and named a reference. */
export async function noteSent(on: Queryable, known: Known, reference: string): Promise<void> {
  await sql`
    update ksef_submissions set status = 'sent', reference = ${reference}, error = null, updated_at = now()
    where ${isStill(known)} and status in ('waiting', 'offline')`.execute(on);
}

/** KSeF does not have the invoice: it is to be sent. */
export async function noteNotSent(on: Queryable, known: Known, error: KsefError | null): Promise<void> {
  await sql`
    update ksef_submissions set status = case when offline_mode is null then 'waiting' else 'offline' end, session_reference = null,
      reference = null, error = coalesce(${error && JSON.stringify(error)}::jsonb, error), updated_at = now()
    where ${isStill(known)} and status in ('waiting', 'offline', 'sent')`.execute(on);
}

/**
 * KSeF took an invoice and dropped it for reasons of its own: it is sent again later, then later still, until its deadline has passed and a
 * person has to look, who is warned anew.
 * @param goesOn what is told of it while it is sent again
 * @param isOver what is told of it in the end
 * @param today in Warsaw, `YYYY-MM-DD`
 * @returns how often that happened by now, and whether it is sent again
 */
export async function noteDropped(
  on: Queryable,
  known: Known,
  { goesOn, isOver, now, today }: { goesOn: KsefError; isOver: KsefError; now: Date; today: string },
): Promise<{ drops: number; is_over: boolean }> {
  const isLast = sql`(drops >= ${dropPauses.length} and coalesce(deadline < ${today}::date, false))`;
  const { rows } = await sql<{ drops: number; is_over: boolean }>`
    update ksef_submissions set drops = drops + 1, session_reference = null, reference = null, updated_at = now(),
      status = case when ${isLast} then 'refused' when offline_mode is null then 'waiting' else 'offline' end,
      retry_at = ${now}::timestamptz + make_interval(secs => (${dropPauses}::int[])[least(drops + 1, ${dropPauses.length}::int)]),
      warned_at = case when not ${isLast} then warned_at end,
      error = case when ${isLast} then ${JSON.stringify(isOver)}::jsonb else ${JSON.stringify(goesOn)}::jsonb end
    where ${isStill(known)} and status = 'sent' returning drops, status = 'refused' as is_over`.execute(on);
  return rows[0] ?? { drops: 0, is_over: true };
}

/** KSeF does not tell what became of an invoice: it is sent again after a pause, and called a duplicate if KSeF has it. */
export async function noteUntold(
  on: Queryable,
  known: Known,
  { error, now }: { error: KsefError; now: Date },
): Promise<void> {
  await sql`
    update ksef_submissions set status = case when offline_mode is null then 'waiting' else 'offline' end, session_reference = null,
      reference = null, retry_at = ${now}::timestamptz + make_interval(secs => ${untoldPause}),
      error = ${JSON.stringify(error)}::jsonb, updated_at = now()
    where ${isStill(known)} and status = 'sent'`.execute(on);
}

/**
 * The package of an invoice is done, and the invoice is not in it. It keeps the package's session: what was in one goes by itself, for what
 * KSeF refuses of a package it refuses of the next one, too.
 */
export async function noteGivenBack(on: Queryable, known: Known, error: KsefError | null): Promise<void> {
  await sql`
    update ksef_submissions set status = case when offline_mode is null then 'waiting' else 'offline' end,
      error = coalesce(${error && JSON.stringify(error)}::jsonb, error), updated_at = now()
    where ${isStill(known)} and status = 'sent' and reference is null`.execute(on);
}

/** An invoice of a total outage is known not to be in KSeF, which never gets it. */
export async function noteExempt(on: Queryable, id: number): Promise<void> {
  await sql`
    update ksef_submissions set status = 'exempt', updated_at = now()
    where id = ${id} and status = 'offline' and offline_mode = 'total'`.execute(on);
}

/** @returns false when it was refused before, or is sent to another environment by now */
export async function noteRefused(on: Queryable, known: Known, error: KsefError): Promise<boolean> {
  const { rows } = await sql`
    update ksef_submissions set status = 'refused', error = ${JSON.stringify(error)}::jsonb, updated_at = now()
    where ${isStill(known)} and status in ('waiting', 'offline', 'sent') returning id`.execute(on);
  return rows.length > 0;
}

/**
 * An invoice falls under a rule of what is issued without KSeF: it is sent by its deadline, or never. One that KSeF may have got goes on to be
 * looked up.
 * @returns whether it falls under one only now
 */
export async function noteOffline(
  on: Queryable,
  known: Known,
  { mode, deadline, error }: OfflineRule & { error: KsefError },
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    with before as (select id, offline_mode from ksef_submissions where ${isStill(known)} for no key update)
    update ksef_submissions s set deadline = ${deadline}::date, offline_mode = ${mode}, error = ${JSON.stringify(error)}::jsonb,
      updated_at = now(), status = case when s.status = 'sent' then 'sent'
        when ${mode === 'total'} and s.session_reference is null then 'exempt' else 'offline' end
    from before where s.id = before.id and (s.status in ('waiting', 'offline')
      or (s.status = 'sent' and s.reference is null and not s.is_delivered))
    returning case when before.offline_mode is null then s.id end as id`.execute(on);
  return Boolean(rows[0]?.id);
}

/**
 * The invoice has its number, in the transaction that keeps it.
 * @returns false when it was accepted before, or is sent to another environment by now
 */
export async function noteAccepted(
  on: Queryable,
  one: Known & Pick<Submission, 'invoice_id' | 'session_reference'>,
  accepted: { number: string; acquiredAt: Date | null; session: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    update ksef_submissions set status = 'accepted', acquired_at = ${accepted.acquiredAt}::timestamptz, deadline = null, error = null,
      receipt_session = ${accepted.session ?? one.session_reference}, updated_at = now()
    where ${isStill(one)} and status <> 'accepted' returning id`.execute(on);
  if (rows.length === 0) return false;
  await sql`
    update structured_invoices set ksef_number = ${accepted.number}
    where invoice_id = ${one.invoice_id} and ksef_number is null`.execute(on);
  return true;
}

/** Keeps a receipt, or counts that there was none yet. */
export async function noteReceipt(on: Queryable, known: Known, receipt: Buffer | null): Promise<void> {
  await sql`
    update ksef_submissions set receipt = coalesce(receipt, ${receipt}::bytea), receipt_tries = receipt_tries + 1
    where ${isStill(known)}`.execute(on);
}

/**
 * What stands on the page of an invoice that KSeF has, or that was issued offline; null of any other. Until KSeF has it, its codes are those of the
 * file that it was issued with, also where a technical correction is on its way.
 */
export async function findMarkedInvoice(
  on: Queryable,
  invoiceId: number,
): Promise<Omit<MarkedInvoice, 'nip'> | null> {
  const { rows } = await sql<Omit<MarkedInvoice, 'nip'>>`
    select s.company_id, s.environment, case when f.ksef_number is null then coalesce(${correctedHash}, f.hash) else f.hash end as hash,
      f.ksef_number as number, i.issue_date::text,
      case when coalesce(k.credential_environment, s.environment) = s.environment then k.sealed_secret end as sealed_secret,
      case when k.offline_certificate_environment = s.environment then k.sealed_offline_certificate end as sealed_offline_certificate, (
        select before.ksef_number from structured_invoices before join ksef_submissions b on b.invoice_id = before.invoice_id
        where before.invoice_id = i.corrects_id and b.environment = s.environment) as corrected_number
    from ksef_submissions s join invoices i on i.id = s.invoice_id
    join structured_invoices f on f.invoice_id = s.invoice_id
    left join ksef_settings k on k.company_id = s.company_id
    where s.invoice_id = ${invoiceId} and (f.ksef_number is not null or s.offline_mode <> 'total')`.execute(
    on,
  );
  return rows[0] ?? null;
}

/** Documents of the company's invoices that carry codes in place of a number. */
export async function listOfflinePages(on: Queryable, companyId: number): Promise<number[]> {
  const { rows } = await sql<{ document_id: number }>`
    select i.document_id from ksef_submissions s join invoices i on i.id = s.invoice_id
    where s.company_id = ${companyId} and s.status in ('offline', 'sent', 'refused') and s.offline_mode <> 'total' order by 1`.execute(
    on,
  );
  return rows.map(({ document_id }) => document_id);
}

/** The file of an invoice, which is kept before it is sent. */
export async function findFile(on: Queryable, invoiceId: number): Promise<Buffer> {
  const { rows } = await sql<{ xml: string }>`
    select xml from structured_invoices where invoice_id = ${invoiceId}`.execute(on);
  if (!rows[0]) throw new Error(`Invoice ${invoiceId} has no structured form`);
  return Buffer.from(rows[0].xml, 'utf8');
}

/** Where an invoice is on its way to KSeF. */
export interface StoredState {
  invoice_id: number;
  status: KsefStatus;
  environment: KsefTarget;
  number: string | null;
  reference: string | null;
  acquired_at: Date | null;
  offline_mode: KsefOfflineMode | null;
  is_technical_correction: boolean;
  deadline: string | null;
  held_back_by: KsefState['held_back_by'];
  error: KsefError | null;
}

/** What keeps a submission back besides what was noted of it. */
export interface HeldBack {
  environment: KsefTarget;
  /** To where the company's invoices are sent now. */
  present: KsefTarget | 'off';
  /** The invoice that it corrects, while that has no number; null where none is missing. */
  original: { number: string; status: KsefStatus; deadline: string | null } | null;
}

/** The columns of `HeldBack` of a submission `s`. */
export const heldBack: Sql = sql`s.environment,
  coalesce((select k.environment from ksef_settings k where k.company_id = s.company_id), 'off') as present, (
  select jsonb_build_object('number', o.number, 'status', before.status, 'deadline', before.deadline)
  from invoices own join ksef_submissions before on before.invoice_id = own.corrects_id join invoices o on o.id = before.invoice_id
  where own.id = s.invoice_id and before.status not in ('accepted', 'exempt')) as original`;

/** What one that KSeF has not decided on waits for, and until when: what keeps it back now counts before what did. */
export function waitsFor(
  { status, deadline, error }: Pick<StoredState, 'status' | 'deadline' | 'error'>,
  { environment, present, original }: HeldBack,
): Pick<StoredState, 'deadline' | 'held_back_by' | 'error'> {
  const isUndecided = status === 'waiting' || status === 'offline' || status === 'sent';
  if (isUndecided && present === 'off') return { deadline, held_back_by: 'off', error: ksefError('isOff') };
  if (isUndecided && present !== environment) {
    const name = environmentNames[environment];
    return { deadline, held_back_by: 'environment', error: ksefError('otherEnvironment', name) };
  }
  if (isUndecided && status !== 'sent' && original) {
    const reason = original.status === 'refused' ? 'originalRefused' : 'originalWaits';
    return {
      deadline: deadline ?? original.deadline,
      held_back_by: 'original',
      error: ksefError(reason, original.number),
    };
  }
  // One of a total outage is never sent: what kept it back counts no more.
  return { deadline, held_back_by: null, error: status === 'exempt' ? null : error };
}

/** Of those of an order's invoices that are on their way, or were. */
export async function listStates(on: Queryable, companyId: number, orderId: number): Promise<StoredState[]> {
  const { rows } = await sql<Omit<StoredState, 'held_back_by'> & HeldBack>`
    select s.invoice_id, s.status, f.ksef_number as number, s.reference, s.acquired_at, s.offline_mode,
      ${correctedHash} is not null as is_technical_correction, s.deadline::text, s.error, ${heldBack}
    from ksef_submissions s left join structured_invoices f on f.invoice_id = s.invoice_id
    where s.company_id = ${companyId} and s.order_id = ${orderId}`.execute(on);
  return rows.map(({ present, original, ...state }) => ({
    ...state,
    ...waitsFor(state, { environment: state.environment, present, original }),
  }));
}

/** An invoice of the company's order, as far as its sending is concerned. */
export interface InvoiceToRetry {
  country: string;
  number: string;
  document_id: number;
  environment: KsefTarget | null;
  /** It may have arrived there. */
  is_tried: boolean;
  status: KsefStatus | null;
  offline_mode: KsefOfflineMode | null;
  /** To where its company's invoices are sent now. */
  present: KsefTarget | 'off';
  /** It is on its way to another environment than that. */
  is_of_other: boolean;
  /** Of its file, once that was written. */
  hash: string | null;
  /**
   * It was issued offline, and KSeF refused its file, neither for its number nor for want of rights: another one of the same content may take its
   * place.
   */
  is_file_refused: boolean;
}

export async function findInvoiceToRetry(
  on: Queryable,
  { companyId, orderId, invoiceId }: { companyId: number; orderId: number; invoiceId: number },
): Promise<InvoiceToRetry | null> {
  const { rows } = await sql<InvoiceToRetry>`
    select i.content ->> 'country' as country, i.number, s.status, s.offline_mode, coalesce(k.environment, 'off') as present,
      i.document_id, s.environment, coalesce(s.environment <> k.environment, false) as is_of_other, s.session_reference is not null as is_tried,
      f.hash, f.hash is not null and coalesce(s.status = 'refused' and s.offline_mode <> 'total'
        and (s.reference is not null or exists (select from ksef_refused_files former where former.invoice_id = i.id))
        and coalesce(s.error ->> 'code' not in ('number_taken', 'seller_refused'), true), false) as is_file_refused
    from invoices i left join ksef_submissions s on s.invoice_id = i.id left join ksef_settings k on k.company_id = i.company_id
      left join structured_invoices f on f.invoice_id = i.id
    where i.company_id = ${companyId} and i.order_id = ${orderId} and i.id = ${invoiceId}`.execute(on);
  return rows[0] ?? null;
}

/**
 * Locks an invoice of the company's order with its way to KSeF, in the sequence of whoever mends it: that waits until the transaction ends, and so
 * does what KSeF says of it meanwhile.
 */
export async function lockSubmission(
  on: Queryable,
  { companyId, orderId, invoiceId }: { companyId: number; orderId: number; invoiceId: number },
): Promise<void> {
  await sql`
    select id from invoices where company_id = ${companyId} and order_id = ${orderId} and id = ${invoiceId} for key share`.execute(
    on,
  );
  await sql`
    select id from ksef_submissions where company_id = ${companyId} and invoice_id = ${invoiceId} for update`.execute(
    on,
  );
}

/**
 * Has an invoice go to the environment that its company's invoices are sent to now, as if it had never been in another: what a trial gave it
 * counts for nothing. A correction is written anew, since the number of what it corrects is none there.
 */
export async function moveSubmission(on: Queryable, companyId: number, invoiceId: number): Promise<void> {
  await sql`
    update ksef_submissions s set environment = k.environment, error = null, session_reference = null, reference = null, is_delivered = false,
      status = case when s.offline_mode is null then 'waiting' else 'offline' end, drops = 0, retry_at = null, acquired_at = null,
      receipt = null, receipt_session = null, receipt_tries = 0, updated_at = now()
    from ksef_settings k
    where s.company_id = ${companyId} and s.invoice_id = ${invoiceId} and k.company_id = s.company_id and k.environment <> 'off'`.execute(
    on,
  );
  await sql`
    delete from structured_invoices f using invoices i
    where f.invoice_id = ${invoiceId} and f.company_id = ${companyId} and i.id = f.invoice_id
      and (i.corrects_id is not null or f.ksef_number is not null)`.execute(on);
}

/** A refused invoice is sent anew, others as they stand; neither waits any more because KSeF dropped it. */
export async function retrySubmission(on: Queryable, invoiceId: number): Promise<void> {
  await sql`
    update ksef_submissions set status = case when offline_mode is null then 'waiting' else 'offline' end, error = null,
      session_reference = null, reference = null, updated_at = now()
    where invoice_id = ${invoiceId} and status = 'refused'`.execute(on);
  await sql`
    update ksef_submissions set drops = 0, retry_at = null
    where invoice_id = ${invoiceId} and status in ('waiting', 'offline') and retry_at is not null`.execute(
    on,
  );
}

/** The receipt of an invoice of the company's order, null while there is none; null where there is no such invoice. */
export async function findReceipt(
  on: Queryable,
  { companyId, orderId, invoiceId }: { companyId: number; orderId: number; invoiceId: number },
): Promise<{ number: string; receipt: Buffer | null } | null> {
  const { rows } = await sql<{ number: string; receipt: Buffer | null }>`
    select i.number, s.receipt from invoices i left join ksef_submissions s on s.invoice_id = i.id
    where i.company_id = ${companyId} and i.order_id = ${orderId} and i.id = ${invoiceId}`.execute(on);
  return rows[0] ?? null;
}
