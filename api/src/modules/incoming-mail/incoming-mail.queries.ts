import type { Reads } from '../../db/database.js';
import { sql, type Queryable } from '../../db/sql.js';
import type { MailPlace } from '../../ports/incoming-mail/incoming-mail.port.js';

/**
 * What became of a mail.
 * - `entered`: it is a message of one company or several
 * - `bounced`: it told that a mail of the product could not be delivered
 * - `passed`: it told nothing that anybody needs, or is there already
 * - `left`: it is to no company, or cannot be read; it stays in the mailbox as it is
 */
export type MailOutcome = 'entered' | 'bounced' | 'passed' | 'left';

/** The numbers of those mails that were left in the mailbox. */
export async function findLeft(
  reads: Reads,
  mailbox: string,
  places: readonly MailPlace[],
): Promise<Set<number>> {
  const { rows } = await sql<{ uid: number }>`
    select uid::float8 as uid from incoming_mails
    where mailbox = ${mailbox} and validity = ${places[0]?.validity ?? 0} and outcome = 'left'
      and uid = any(${places.map(({ uid }) => uid)}::bigint[])`.execute(reads);
  return new Set(rows.map(({ uid }) => uid));
}

/** Notes what became of a mail. */
export async function noteOutcome(
  on: Queryable,
  mailbox: string,
  { validity, uid }: MailPlace,
  outcome: MailOutcome,
): Promise<void> {
  await sql`
    insert into incoming_mails (mailbox, validity, uid, outcome)
    values (${mailbox}, ${validity}, ${uid}, ${outcome})
    on conflict (mailbox, validity, uid) do update set outcome = excluded.outcome, noted_at = now()`.execute(
    on,
  );
}

/** Forgets mails that do not wait any longer; what was left is looked at once more after a year. */
export async function forgetOldMails(reads: Reads): Promise<void> {
  await sql`
    delete from incoming_mails
    where noted_at < now() - interval '90 days' and (outcome <> 'left' or noted_at < now() - interval '1 year')`.execute(
    reads,
  );
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
    select id, email_name from companies where email_name = any(${names}::text[]) order by id`.execute(reads);
  return rows;
}

/** What a mail answers. */
export interface AnsweredMessage {
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

/** Who of a company's directories has an address. */
export interface KnownSender {
  client_id: number | null;
  name: string;
}

/**
 * The client with an address, else the subcontractor: the company's own before those that it has collected.
 * @param expected the client that is taken where several have the address
 */
export async function findSender(
  on: Queryable,
  companyId: number,
  email: string,
  expected: number | null,
): Promise<KnownSender | null> {
  const { rows } = await sql<KnownSender>`
    select client_id, name from (
      select 1 as rank, id as client_id, id, name from clients
      where company_id = ${companyId} and lower(email) = ${email}
      union all
      select 2, c.id, c.id, c.name from clients c
      join collected_clients u on u.client_id = c.id
      where u.company_id = ${companyId} and lower(c.email) = ${email}
      union all
      select 3, null, id, name from subcontractors
      where company_id = ${companyId} and lower(email) = ${email}
      union all
      select 4, null, s.id, s.name from subcontractors s
      join collected_subcontractors u on u.subcontractor_id = s.id
      where u.company_id = ${companyId} and lower(s.email) = ${email}) found
    order by (client_id = ${expected}) is true desc, rank, id limit 1`.execute(on);
  return rows[0] ?? null;
}
