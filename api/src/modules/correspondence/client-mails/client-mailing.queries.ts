import { translationsIn } from './client-mailing.entity.js';
import type { Reads } from '../../../platform/db/database.js';
import { listPage } from '../../../platform/db/list-page.js';
import { byField } from '../../../platform/db/list-statement.js';
import { sql, type Queryable } from '../../../platform/db/sql.js';
import { pageOf, sortOf } from '../../../platform/http/pages.js';
import { isStored } from '../outbox/mail.queries.js';
import type {
  ClientMailingCounts,
  ClientMailingDetails,
  ClientMailingDto,
  ClientMailingPage,
  ClientMailingQuery,
  ClientMailingRecipientDto,
} from './client-mail.dto.js';

/** Of a recipient `r` whose message `m` was deleted nothing worse is known than that it was sent. */
const state = sql`case when r.left_out then 'left_out' when m.status = 'failed' then 'failed' when m.status = 'sent' then 'waiting'
  when ${isStored(sql`m.id`)} then 'stored' else 'sent' end`;

const recipients = sql`from client_mailing_recipients r left join messages m on m.id = r.message_id`;

const counts = sql`left join lateral (
  select count(*) filter (where s.state = 'left_out') as left_out,
    json_build_object('total', count(*) filter (where s.state <> 'left_out'), 'waiting', count(*) filter (where s.state = 'waiting'),
    'sent', count(*) filter (where s.state = 'sent'),
    'stored', count(*) filter (where s.state = 'stored'), 'failed', count(*) filter (where s.state = 'failed')) as counts
  from (select ${state} as state ${recipients} where r.mailing_id = t.id) s) counted on true`;

const columns = sql`t.id, t.type, t.subject, t.language, t.sent_by, sender.name as sent_by_name, t.sent_at,
  counted.counts, counted.left_out::int as left_out`;

const joins = sql`left join identity_people sender on sender.id = t.sent_by ${counts}`;

const isOpen = sql`exists (
  select 1 ${recipients} where r.mailing_id = t.id and m.status in ('sent', 'failed'))`;

/** The company's mailings, the latest first unless told otherwise. */
export function listClientMailings(
  reads: Reads,
  companyId: number,
  query: ClientMailingQuery,
): Promise<ClientMailingPage> {
  const sort = sortOf(query.sort, ['id', 'sent_at', 'subject'], { field: 'sent_at', descending: true });
  const q = query.q?.trim();
  return listPage<ClientMailingDto>(
    reads,
    {
      table: 'client_mailings',
      columns,
      joins,
      where: [
        sql`t.company_id = ${companyId}`,
        ...(query.is_open === undefined ? [] : [sql`${isOpen} = ${query.is_open}`]),
        ...(q ? [sql`strpos(fold(t.subject), fold(${q})) > 0`] : []),
      ],
      orderBy: byField(sort),
    },
    pageOf(query),
  );
}

/** One mailing of the company without its recipients; null when it has none of that id. */
export async function findClientMailing(
  reads: Reads,
  companyId: number,
  id: number,
): Promise<Omit<ClientMailingDetails, 'recipients'> | null> {
  const { rows } = await sql<
    Omit<ClientMailingDetails, 'recipients' | 'translations'> & { kept: string | null }
  >`
    select ${columns}, t.message, t.translations as kept from client_mailings t ${joins}
    where t.id = ${id} and t.company_id = ${companyId}`.execute(reads);
  const [found] = rows;
  if (!found) return null;
  const { kept, ...mailing } = found;
  return { ...mailing, translations: translationsIn(kept) };
}

/** To whom a mailing went. */
export async function listMailingRecipients(
  reads: Reads,
  companyId: number,
  mailingId: number,
): Promise<ClientMailingRecipientDto[]> {
  const { rows } = await sql<ClientMailingRecipientDto>`
    select r.client_id, r.client_name, r.client_email, r.message_id, ${state} as state,
      case when m.status = 'failed' then m.failure_reason end as failure_reason
    ${recipients} where r.mailing_id = ${mailingId} and r.company_id = ${companyId}
    order by m.status = 'failed' desc nulls last, r.client_name, r.id`.execute(reads);
  return rows;
}

/** How the mails of a mailing stand; null when the company has no such mailing. */
export async function countClientMailing(
  reads: Reads,
  companyId: number,
  id: number,
): Promise<ClientMailingCounts | null> {
  const { rows } = await sql<{ counts: ClientMailingCounts }>`
    select counted.counts from client_mailings t ${counts}
    where t.id = ${id} and t.company_id = ${companyId}`.execute(reads);
  return rows[0]?.counts ?? null;
}

/** The mailing that a key began; null when none has. */
export async function findMailingByKey(
  reads: Reads,
  companyId: number,
  key: string,
): Promise<{ id: number; fingerprint: string | null } | null> {
  const { rows } = await sql<{ id: number; fingerprint: string | null }>`
    select id, fingerprint from client_mailings where company_id = ${companyId} and key = ${key}`.execute(
    reads,
  );
  return rows[0] ?? null;
}

/** A recipient whose mail could not be delivered. */
export interface UnreachedRecipient {
  id: number;
  client_id: number | null;
  client_name: string;
  message_id: number;
}

/** Those whose mail could not be delivered, in a unit of work that has locked the mailing. */
export async function listUnreached(on: Queryable, mailingId: number): Promise<UnreachedRecipient[]> {
  const { rows } = await sql<UnreachedRecipient>`
    select r.id, r.client_id, r.client_name, r.message_id ${recipients}
    where r.mailing_id = ${mailingId}::int and m.status = 'failed' order by r.id`.execute(on);
  return rows;
}

/** Notes the messages and addresses of a second try, all by one statement. */
export async function noteSecondTries(
  on: Queryable,
  tries: readonly { id: number; message_id: number; client_name: string; client_email: string }[],
): Promise<void> {
  await sql`
    update client_mailing_recipients r set message_id = again.message_id, client_name = again.client_name,
      client_email = again.client_email
    from json_to_recordset(${JSON.stringify(tries)}::json)
      as again(id int, message_id int, client_name text, client_email text)
    where r.id = again.id`.execute(on);
}

/** A mail that a key has sent. */
interface KeptMail {
  fingerprint: string;
  /** Null when the message was deleted. */
  message_id: number | null;
}

/** The mail that a company's key has sent; null when none has. */
export async function findKeptMail(reads: Reads, companyId: number, key: string): Promise<KeptMail | null> {
  const { rows } = await sql<KeptMail>`
    select fingerprint, message_id from letter_keys
    where company_id = ${companyId} and key = ${key}`.execute(reads);
  return rows[0] ?? null;
}

/** Takes a key, in the transaction that sends its mail: of two at once the second waits, and fails if the first sends. */
export async function takeKey(
  on: Queryable,
  companyId: number,
  key: string,
  fingerprint: string,
): Promise<void> {
  await sql`insert into letter_keys (company_id, key, fingerprint)
    values (${companyId}, ${key}, ${fingerprint})`.execute(on);
}

/** Notes which message a key has sent. */
export async function noteMessageOfKey(
  on: Queryable,
  companyId: number,
  key: string,
  messageId: number,
): Promise<void> {
  await sql`update letter_keys set message_id = ${messageId}
    where company_id = ${companyId} and key = ${key}`.execute(on);
}
