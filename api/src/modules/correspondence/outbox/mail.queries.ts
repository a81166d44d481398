import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';
import type { StoredLink } from '../../../kernel/links/stored-link.js';

/** A mail as it is kept: in the company's messages, and in the outbox until it is delivered. */
export interface WrittenMail {
  company_id: number;
  type: string;
  cause: string;
  message_id_header: string;
  from_name: string;
  from_address: string;
  reply_to: string | null;
  to_name: string | null;
  to_address: string;
  subject: string;
  html: string;
  text_body: string;
  /** What the company sees of it: the words without the layout. */
  content: string;
  excerpt: string;
  links: StoredLink[];
  client_id: number | null;
  order_id: number | null;
  route_id: number | null;
  user_id: number | null;
  /** Nobody typed its words. */
  auto_submitted: boolean;
  /** Part of a mailing. */
  to_many: boolean;
  /** The Message-ID of the mail that it answers. */
  answers: string | null;
}

/** Of company `c`: its owner has not confirmed their address, so its mails wait. */
const ownerUnconfirmed = sql`c.has_owner and not c.is_owner_confirmed`;

/**
 * Of earlier mails `e` the first and the last nine, the oldest first: enough for a thread, and the header stays short
 * (RFC 5322, section 3.6.4, asks for the first one to be kept).
 */
const threadOf = sql`(
  select array_agg(header order by place desc)
  from unnest(e.headers) with ordinality as one(header, place)
  where place <= 9 or place = cardinality(e.headers))`;

/**
 * Writes the message and the outbox row of each mail, all by one statement: there may be a hundred, of ten thousand
 * characters each.
 * @param follows the first message of the mailing that they belong to, when they are one to many
 * @returns the messages' ids in the sequence of the mails
 */
export async function writeMails(
  on: Queryable,
  mails: readonly WrittenMail[],
  follows: number | null = null,
): Promise<number[]> {
  const numbered = mails.map((mail, position) => ({ position, ...mail }));
  const { rows } = await sql<{ id: number }>`
    with mail as materialized (
      select nextval(pg_get_serial_sequence('messages', 'id'))::int as message_id, written.*
      from json_to_recordset(${JSON.stringify(numbered)}::json) as written(
        position int, company_id int, type text, cause text, message_id_header text, from_name text, from_address text,
        reply_to text, to_name text, to_address text, subject text, html text, text_body text, content text,
        excerpt text, links jsonb,
        client_id int, order_id int, route_id int, user_id int, auto_submitted boolean, to_many boolean, answers text)),
    earlier as (
      select m.order_id, lower(o.to_address) as address,
        array_agg(o.message_id_header order by o.id desc) as headers
      from messages m join mail_outbox o on o.message_id = m.id
      where m.order_id in (select order_id from mail) and lower(o.to_address) in (select lower(to_address) from mail)
        and m.company_id in (select company_id from mail)
      group by m.order_id, lower(o.to_address)),
    message as (
      insert into messages (id, company_id, type, message_type, subject, body, excerpt, sender_name, sender_email,
        recipient_name, recipient_email, client_id, order_id, route_id, user_id, follows_id)
      select message_id, company_id, type, 'outgoing', subject, content, excerpt, from_name, from_address,
        to_name, to_address, client_id, order_id, route_id, user_id, ${follows}::int from mail),
    queued as (
      insert into mail_outbox (company_id, message_id, cause, message_id_header, from_name, from_address, reply_to,
        to_name, to_address, subject, html, text_body, links, auto_submitted, to_many, follows_ids, waits_for_company)
      select company_id, message_id, cause, message_id_header, from_name, from_address, reply_to,
        to_name, to_address, subject, html, text_body, links, auto_submitted, to_many,
        coalesce((select ${threadOf} from earlier e
          where e.order_id = mail.order_id and e.address = lower(mail.to_address)), '{}')
          || case when mail.answers is null then '{}'::text[] else array[mail.answers] end,
        (select c.id from identity_companies c where c.id = mail.company_id and ${ownerUnconfirmed}) from mail)
    select message_id as id from mail order by position`.execute(on);
  return rows.map(({ id }) => id);
}

/** A mail that no company sends; one may have it sent. */
type OwnMail = { causing_company: number | null } & Pick<
  WrittenMail,
  | 'cause'
  | 'message_id_header'
  | 'from_name'
  | 'from_address'
  | 'reply_to'
  | 'to_name'
  | 'to_address'
  | 'subject'
  | 'html'
  | 'text_body'
  | 'links'
>;

/**
 * Writes a mail that no company sends: it has no message.
 * @returns its id in the outbox
 */
export async function writeOwnMail(on: Queryable, mail: OwnMail): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into mail_outbox (cause, message_id_header, from_name, from_address, reply_to, to_name, to_address, subject,
      html, text_body, links, causing_company, auto_submitted, waits_for_company)
    values (${mail.cause}, ${mail.message_id_header}, ${mail.from_name}, ${mail.from_address}, ${mail.reply_to},
      ${mail.to_name}, ${mail.to_address}, ${mail.subject}, ${mail.html}, ${mail.text_body},
      ${JSON.stringify(mail.links)}::jsonb, ${mail.causing_company}, true,
      (select c.id from identity_companies c where c.id = ${mail.causing_company} and ${ownerUnconfirmed}))
    returning id`.execute(on);
  return rows[0]?.id ?? 0;
}

/**
 * Marks a company's mails that came back as failed, and tells so once more to those who have seen them leave.
 * @param headers identifiers of the mails
 */
export async function noteBounced(
  on: Queryable,
  companyId: number,
  headers: readonly string[],
  reason: string,
): Promise<void> {
  await sql`
    with bounced as (
      select id, message_id from mail_outbox
      where company_id = ${companyId} and message_id_header = any(${headers}::text[])
        and (status <> 'queued' or handed_over_at is not null)
      for no key update),
    noted as (
      update mail_outbox set status = 'failed', last_error = ${reason}, next_attempt_at = null, locked_until = null
      where id in (select id from bounced))
    update messages set status = 'failed', failure_reason = ${reason}, read_at = null, updated_at = now()
    where id in (select message_id from bounced) and status <> 'failed'`.execute(on);
}

/**
 * Deletes mails that no mail server has been handed, with their messages. One that a process is about to hand over is
 * not sent either: it finds the row gone.
 */
export async function deleteUnsentMails(on: Queryable, causes: readonly string[]): Promise<void> {
  await sql`
    with taken as (
      delete from mail_outbox
      where cause = any(${causes}::text[]) and status = 'queued' and handed_over_at is null
      returning message_id)
    delete from messages where id in (select message_id from taken)`.execute(on);
}

/** Whether the mail of a message was only kept, since no mail server was set. */
export const isStored = (messageId: Sql): Sql => sql`
  exists (select from mail_outbox kept where kept.message_id = ${messageId} and kept.status = 'captured')`;
