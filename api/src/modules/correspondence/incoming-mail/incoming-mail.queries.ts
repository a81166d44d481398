import type { Reads } from '../../../platform/db/database.js';
import { listPage } from '../../../platform/db/list-page.js';
import { byField } from '../../../platform/db/list-statement.js';
import { sql, type Queryable } from '../../../platform/db/sql.js';
import { pageOf, sortOf } from '../../../platform/http/pages.js';
import type { MailPlace } from '../../../platform/incoming-mail/incoming-mail.port.js';
import type {
  SetAsideMail,
  SetAsideMailPage,
  SetAsideMailQuery,
  SetAsideReason,
} from './set-aside-mail.dto.js';

/**
 * What became of a mail.
 * - `trying`: a process reads it, or it waits for another try
 * - `entered`: it is a message of one company or several
 * - `bounced`: it told that a mail of the product could not be delivered
 * - `passed`: it told nothing that anybody needs, or is there already
 * - `left`: it is to no company, or names no sender; it stays in the mailbox as it is
 * - `set_aside`: it could not be entered; it stays in the mailbox until an administrator decides
 * - `dropped`: an administrator decided that nobody needs it
 */
export type MailOutcome = 'trying' | 'entered' | 'bounced' | 'passed' | 'left' | 'set_aside' | 'dropped';

/** The numbers of those mails that are not to be tried, with the reason. */
export async function findDecided(
  reads: Reads,
  mailbox: string,
  places: readonly MailPlace[],
): Promise<Map<number, MailOutcome>> {
  const { rows } = await sql<{ uid: number; outcome: MailOutcome }>`
    select uid::float8 as uid, outcome from incoming_mails
    where mailbox = ${mailbox} and validity = ${places[0]?.validity ?? 0}
      and outcome in ('left', 'set_aside', 'dropped')
      and uid = any(${places.map(({ uid }) => uid)}::bigint[])`.execute(reads);
  return new Map(rows.map(({ uid, outcome }) => [uid, outcome]));
}

/** Notes what became of a mail, and forgets who wrote it. */
export async function noteOutcome(
  on: Queryable,
  mailbox: string,
  { validity, uid }: MailPlace,
  outcome: MailOutcome,
): Promise<void> {
  await sql`
    insert into incoming_mails (mailbox, validity, uid, outcome)
    values (${mailbox}, ${validity}, ${uid}, ${outcome})
    on conflict (mailbox, validity, uid) do update
      set outcome = excluded.outcome, noted_at = now(), claimed_until = null, reason = null, sender = null,
        subject = null, size = null, arrived_at = null`.execute(on);
}

/**
 * Counts a try before it is made, and keeps other processes from making one at the same time.
 * @param seconds after which a process that says nothing counts as dead
 * @returns the number of this try, from 1; null while another process is at it, and when one has decided on it meanwhile
 */
export async function claimTry(
  on: Queryable,
  mailbox: string,
  { validity, uid }: MailPlace,
  seconds: number,
): Promise<number | null> {
  const { rows } = await sql<{ attempts: number }>`
    insert into incoming_mails as known (mailbox, validity, uid, outcome, attempts, tried_at, claimed_until)
    values (${mailbox}, ${validity}, ${uid}, 'trying', 1, now(), now() + make_interval(secs => ${seconds}))
    on conflict (mailbox, validity, uid) do update
      set attempts = case when known.outcome = 'trying' then known.attempts + 1 else 1 end,
        outcome = 'trying', noted_at = now(), tried_at = now(), claimed_until = excluded.claimed_until
      where (known.claimed_until is null or known.claimed_until < now())
        and known.outcome not in ('left', 'set_aside', 'dropped')
    returning attempts`.execute(on);
  return rows[0]?.attempts ?? null;
}

/** Keeps other processes from a mail for longer. @returns false when one has taken it over */
export async function renewClaim(
  on: Queryable,
  mailbox: string,
  { validity, uid }: MailPlace,
  attempt: number,
  seconds: number,
): Promise<boolean> {
  const { rowCount } = await sql`
    update incoming_mails set claimed_until = now() + make_interval(secs => ${seconds})
    where mailbox = ${mailbox} and validity = ${validity} and uid = ${uid}
      and outcome = 'trying' and attempts = ${attempt}`.execute(on);
  return rowCount > 0;
}

/** Lets go of a mail that is to be tried again. @param counts whether what happened counts as a try of it */
export async function releaseTry(
  on: Queryable,
  mailbox: string,
  { validity, uid }: MailPlace,
  counts: boolean,
): Promise<void> {
  await sql`
    update incoming_mails set claimed_until = null, attempts = attempts - ${counts ? 0 : 1}
    where mailbox = ${mailbox} and validity = ${validity} and uid = ${uid} and outcome = 'trying'`.execute(
    on,
  );
}

/** What administrators are told of a mail that is set aside. */
interface SetAsideFacts {
  reason: SetAsideReason;
  sender: string;
  subject: string;
  size: number;
  arrivedAt: Date;
}

/** Sets a mail aside that was tried. @returns false when something else was decided meanwhile */
export async function setAside(
  on: Queryable,
  mailbox: string,
  { validity, uid }: MailPlace,
  { reason, sender, subject, size, arrivedAt }: SetAsideFacts,
): Promise<boolean> {
  const { rowCount } = await sql`
    update incoming_mails set outcome = 'set_aside', noted_at = now(), claimed_until = null, reason = ${reason},
      sender = ${sender}, subject = ${subject}, size = ${size}, arrived_at = ${arrivedAt}
    where mailbox = ${mailbox} and validity = ${validity} and uid = ${uid} and outcome = 'trying'`.execute(
    on,
  );
  return rowCount > 0;
}

/**
 * Sets those mails aside again that an administrator had tried again and that are no longer in the mailbox, or were read
 * there: nothing would ever be heard of them. They alone are tried and still have a sender.
 * @param waiting all mails that wait in the mailbox now
 */
export async function setAsideGone(
  on: Queryable,
  mailbox: string,
  waiting: readonly MailPlace[],
): Promise<void> {
  await sql`
    update incoming_mails set outcome = 'set_aside', reason = 'gone', noted_at = now()
    where outcome = 'trying' and sender is not null and (claimed_until is null or claimed_until < now())
      and not (mailbox = ${mailbox} and validity = ${waiting[0]?.validity ?? 0}
        and uid = any(${waiting.map(({ uid }) => uid)}::bigint[]))`.execute(on);
}

const setAsideColumns = sql`t.id, t.sender as "from", t.subject, t.size, t.arrived_at, t.reason,
  t.earlier_attempts + t.attempts as attempts, t.tried_at as last_tried_at, t.noted_at as set_aside_at`;

/** Mails that are set aside, the latest first unless told otherwise. */
export function listSetAside(reads: Reads, query: SetAsideMailQuery): Promise<SetAsideMailPage> {
  const q = query.q?.trim();
  const sort = sortOf(query.sort, ['id', 'size', 'arrived_at'] as const, { field: 'id', descending: true });
  return listPage<SetAsideMail>(
    reads,
    {
      table: 'incoming_mails',
      columns: setAsideColumns,
      where: [
        sql`t.outcome = 'set_aside'`,
        ...(query.reason ? [sql`t.reason = ${query.reason}`] : []),
        ...(q ? [sql`strpos(fold(t.subject || ' ' || t.sender), fold(${q})) > 0`] : []),
      ],
      orderBy: byField(sort),
    },
    pageOf(query),
  );
}

/** A mail that is set aside; null when none of that id is. */
export async function findSetAside(reads: Reads, id: number): Promise<SetAsideMail | null> {
  const { rows } = await sql<SetAsideMail>`
    select ${setAsideColumns} from incoming_mails t where t.id = ${id} and t.outcome = 'set_aside'`.execute(
    reads,
  );
  return rows[0] ?? null;
}

/**
 * Ends that a mail is set aside: it is tried as if it were new, or dropped. How often it was tried before is kept, and who wrote it is kept until it is decided on.
 * @returns false when none of that id is set aside
 */
export async function releaseSetAside(
  on: Queryable,
  id: number,
  outcome: 'trying' | 'dropped',
): Promise<boolean> {
  const { rowCount } = await sql`
    update incoming_mails set outcome = ${outcome}, noted_at = now(), reason = null,
      earlier_attempts = earlier_attempts + attempts, attempts = 0
      ${outcome === 'dropped' ? sql`, sender = null, subject = null, size = null, arrived_at = null` : sql``}
    where id = ${id} and outcome = 'set_aside'`.execute(on);
  return rowCount > 0;
}

/** Forgets mails that do not wait any longer; what stays in the mailbox is looked at once more after a year. */
export async function forgetOldMails(on: Queryable): Promise<void> {
  await sql`
    delete from incoming_mails
    where noted_at < now() - interval '90 days'
      and (outcome not in ('left', 'set_aside') or noted_at < now() - interval '1 year')`.execute(on);
}

/** A company that a mail is to. */
export interface AddressedCompany {
  id: number;
  email_name: string;
}

/** Companies with these sending names. */
export async function findAddressedAcrossCompanies(
  reads: Reads,
  names: readonly string[],
): Promise<AddressedCompany[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<AddressedCompany>`
    select id, email_name from identity_companies where email_name = any(${names}::text[]) order by id`.execute(
    reads,
  );
  return rows;
}

/** What a mail answers. */
interface AnsweredMessage {
  type: string;
  order_id: number | null;
  client_id: number | null;
}

/** The message of the company's own whose mail is answered: of several the one that is named first. */
export async function findAnswered(
  on: Queryable,
  companyId: number,
  headers: readonly string[],
): Promise<AnsweredMessage | null> {
  const { rows } = await sql<AnsweredMessage>`
    select m.type, m.order_id, m.client_id from mail_outbox o join messages m on m.id = o.message_id
    where o.company_id = ${companyId} and o.message_id_header = any(${headers}::text[])
    order by array_position(${headers}::text[], o.message_id_header::text) limit 1`.execute(on);
  return rows[0] ?? null;
}
