import { ofCompanies, type NamesOf } from '../../../platform/db/company-filter.js';
import type { Reads } from '../../../platform/db/database.js';
import { listPage } from '../../../platform/db/list-page.js';
import { byField, mostCounted } from '../../../platform/db/list-statement.js';
import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';
import { paged, pageOf, sortOf, type PageRequest } from '../../../platform/http/pages.js';
import type {
  Conversation,
  ConversationMessages,
  ConversationPage,
  ConversationQuery,
  MessageAttachment,
  MessageDetails,
  MessageDto,
  MessagePage,
  MessageQuery,
  MessageStats,
  SenderCheck,
} from './message.dto.js';

/**
 * Where the mail of an outgoing message is. One whose mail is no longer in the outbox is told by what became of the message.
 * @param row the alias of the message
 */
export const deliveryOf = (row: Sql): Sql => sql`case
  when ${row}.message_type = 'incoming' then null
  when ${row}.passed_on_at is not null then 'passed_on'
  when ${row}.status = 'failed' then 'failed'
  else coalesce(
    (select case sent.status when 'captured' then 'stored' when 'sent' then 'handed_over' else sent.status end
     from mail_outbox sent where sent.message_id = ${row}.id),
    case ${row}.status when 'sent' then 'queued' else 'handed_over' end) end`;

/** Whether no mail from an address has come to a company, as a condition in SQL. */
export const hasNotWritten = (companyId: number, address: Sql): Sql => sql`not exists (
  select from messages m
  where m.company_id = ${companyId} and m.message_type = 'incoming' and lower(m.sender_email) = ${address})`;

/** Notes that the link of a mail was handed over in another way. It is no failure that somebody would still have to read of. */
export async function markPassedOn(on: Queryable, companyId: number, id: number): Promise<void> {
  await sql`
    update messages set passed_on_at = now(), read_at = coalesce(read_at, now()), updated_at = now()
    where id = ${id} and company_id = ${companyId} and passed_on_at is null`.execute(on);
}

/** How people call messages, as a selection of `id` and `name`: by their subjects. */
export const messageNames = {
  message: (companies, ids) => sql`
    select t.id, t.subject as name from messages t where t.id = any(${ids}::int[]) and ${ofCompanies(companies)}`,
} satisfies Readonly<Record<string, NamesOf>>;

/** Rows `t` that nobody of the company has read: what came in, and what could not be delivered. */
const isUnread = sql`(t.read_at is null and (t.message_type = 'incoming' or t.status = 'failed'))`;

/** What became of the mail, until somebody reads it. */
const status = sql`case when t.read_at is null then t.status else 'read' end`;

/** A mailing is its first message and those that follow it. */
const others = sql`case
  when t.follows_id is null then (select count(*)::int from messages f where f.follows_id = t.id)
  else (select count(*)::int from messages f where f.follows_id = t.follows_id) end`;

/** Of a mail that waits until the company's owner has confirmed their address. */
const waits = sql`exists (select from mail_outbox w where w.message_id = t.id and w.waits_for_company is not null)`;

const columns = sql`t.id, t.type, t.message_type, t.subject, t.excerpt, t.sender_email as "from", t.sender_name,
  t.sender_check, t.recipient_email as "to", t.recipient_name, t.client_id, client.name as client_name, t.order_id, ${others} as others,
  ${status} as status, ${deliveryOf(sql`t`)} as delivery, t.failure_reason, ${waits} as waits_for_confirmation, not ${isUnread} as is_read, t.created_at, t.updated_at`;

const attachments = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', a.id, 'filename', a.filename, 'content_type', a.content_type, 'size', a.size,
    'is_kept', a.storage_key is not null) order by a.id)
  from message_attachments a where a.message_id = t.id), '[]')`;

const joins = sql`left join directory_clients client on client.id = t.client_id`;

const sortFields = ['id', 'created_at', 'updated_at', 'subject', 'type'] as const;

/** Messages of the company, the latest first unless told otherwise. */
export function listMessages(reads: Reads, companyId: number, query: MessageQuery): Promise<MessagePage> {
  const { message_type, type, client_id } = query;
  const sort = sortOf(query.sort, sortFields, { field: 'created_at', descending: true });
  return listPage<MessageDto>(
    reads,
    {
      table: 'messages',
      columns,
      joins,
      where: [
        sql`t.company_id = ${companyId}`,
        ...(message_type ? [sql`t.message_type = ${message_type}`] : []),
        ...(type ? [sql`t.type = ${type}`] : []),
        ...(client_id ? [sql`t.client_id = ${client_id}`] : []),
        ...(query.status ? [hasStatus(query.status)] : []),
      ],
      // Clients are not counted apart, nor are kinds and what has been read.
      ...(type === undefined &&
        client_id === undefined &&
        query.status === undefined && {
          total: sql`
          select coalesce(sum(c.number), 0)::int from correspondence_message_counts c
          where c.company_id = ${companyId} ${message_type ? sql`and c.message_type = ${message_type}` : sql``}`,
        }),
      search: query.q,
      indexedCompany: companyId,
      walkedBy: ['created_at'],
      orderBy: byField(sort),
    },
    pageOf(query),
  );
}

function hasStatus(wanted: MessageDto['status']): Sql {
  return wanted === 'read' ? sql`t.read_at is not null` : sql`(t.read_at is null and t.status = ${wanted})`;
}

/** One message of the company, with its HTML as it is kept. */
export async function findMessage(
  reads: Reads,
  companyId: number,
  id: number,
): Promise<MessageDetails | null> {
  const { rows } = await sql<MessageDetails>`
    select ${columns}, t.body as content, t.is_cut, ${attachments} as attachments from messages t ${joins}
    where t.id = ${id} and t.company_id = ${companyId}`.execute(reads);
  return rows[0] ?? null;
}

/** Whom the company wrote with, in small letters; the expression of an index. */
const partner = sql`lower(case t.message_type when 'incoming' then t.sender_email else t.recipient_email end)`;

/** What a conversation is about where there is no order: the subject without what mail programs put before it. */
const topic = sql`case when t.order_id is null then mail_topic(t.subject) else '' end`;

/** How many messages of a conversation are shown. */
const mostShown = 200;

/** The conversation that a message is part of; empty when the company has no such message. */
export async function listConversation(
  reads: Reads,
  companyId: number,
  id: number,
): Promise<ConversationMessages> {
  const { rows } = await sql<MessageDto & { total: number }>`
    with one as (
      select t.order_id, ${partner} as partner, ${topic} as topic from messages t
      where t.id = ${id} and t.company_id = ${companyId})
    select ${columns}, count(*) over ()::int as total
    from one join messages t on t.company_id = ${companyId} and ${partner} = one.partner
      and t.order_id is not distinct from one.order_id and ${topic} = one.topic
    ${joins} order by t.created_at desc, t.id desc limit ${mostShown}`.execute(reads);
  return {
    items: rows.toReversed().map(({ total: _total, ...message }) => message),
    total: rows[0]?.total ?? 0,
  };
}

/** Conversations of the company, those with the latest messages first. */
export async function listConversations(
  reads: Reads,
  companyId: number,
  { order_id, client_id, email, page = 1, page_size = 30 }: ConversationQuery,
): Promise<ConversationPage> {
  const of = [
    sql`t.company_id = ${companyId}`,
    ...(order_id === undefined ? [] : [sql`t.order_id = ${order_id}::int`]),
    ...(client_id === undefined ? [] : [sql`t.client_id = ${client_id}::int`]),
    ...(email === undefined ? [] : [sql`${partner} = ${email.trim().toLowerCase()}`]),
  ];
  const request = { page, size: page_size };
  // The latest messages say which conversations come first. Where they are too few for the page, ten times as many are looked at.
  for (let most = mostCounted; ; most *= 10) {
    const { items, total, messages } = await walkConversations(reads, { of, most, request });
    if (messages < most) return paged(items, total, request);
    if (total > page * page_size) return { ...paged(items, total, request), is_total_capped: true };
  }
}

interface ConversationWalk {
  /** Conditions on messages `t`. */
  of: readonly Sql[];
  /** How many messages are looked at. */
  most: number;
  request: PageRequest;
}

/** A page of the conversations of the latest messages, with how many there are of both. */
async function walkConversations(
  reads: Reads,
  { of, most, request: { page, size } }: ConversationWalk,
): Promise<{ items: Conversation[]; total: number; messages: number }> {
  const all = sql.join(of, ' and ');
  const counts = sql`count(*)::int as count, (count(*) filter (where ${isUnread}))::int as unread`;
  const { rows } = await sql<MessageDto & { conversation: [number, number]; walked: [number, number] }>`
    with walk as materialized (
      select t.id, t.order_id, ${partner} as partner, ${topic} as topic, row_number() over (order by t.created_at desc, t.id desc) as place
      from messages t where ${all} order by t.created_at desc, t.id desc limit ${most}),
    found as materialized (select min(place) as place from walk group by order_id, partner, topic),
    shown as materialized (
      select walk.* from walk where place = any(array(
        select place from found order by place limit ${size} offset ${(page - 1) * size}))),
    walked as materialized (select array[(select count(*)::int from found), (select count(*)::int from walk)] as counts)
    select ${columns}, array[whole.count, whole.unread] as conversation, walked.counts as walked
    from walked left join shown on true
    left join lateral (
      select sum(part.count)::int as count, sum(part.unread)::int as unread from (
        select ${counts} from messages t where ${all} and t.order_id = shown.order_id and ${partner} = shown.partner
        union all
        select ${counts} from messages t where shown.order_id is null and ${all} and t.order_id is null
          and ${partner} = shown.partner and ${topic} = shown.topic) part) whole on true
    left join messages t on t.id = shown.id ${joins} order by shown.place`.execute(reads);
  const [total = 0, messages = 0] = rows[0]?.walked ?? [];
  const items = rows
    .filter(({ id }) => id !== null)
    .map(({ conversation: [count, unread], walked: _walked, ...latest }) => ({ latest, count, unread }));
  return { items, total, messages };
}

/** What an answer to a message needs to know of it. */
export interface AnsweredMessage {
  order_id: number | null;
  /** The Message-ID of its mail; null when nothing is known of that. */
  header: string | null;
}

/** Null when the company has no such message. */
export async function findAnsweredMessage(
  reads: Reads,
  companyId: number,
  id: number,
): Promise<AnsweredMessage | null> {
  const { rows } = await sql<AnsweredMessage>`
    select t.order_id, coalesce(t.message_id_header, o.message_id_header) as header
    from messages t left join mail_outbox o on o.message_id = t.id
    where t.id = ${id} and t.company_id = ${companyId}`.execute(reads);
  return rows[0] ?? null;
}

/** Whether the company has a message that is kept as this type. */
export async function hasType(reads: Reads, companyId: number, type: string): Promise<boolean> {
  const { rows } = await sql`
    select from messages where company_id = ${companyId} and type = ${type} limit 1`.execute(reads);
  return rows.length > 0;
}

/** How many messages a company has, by direction and status. */
export async function countMessages(reads: Reads, companyId: number): Promise<MessageStats> {
  const all = sql`sum(t.number)`;
  const unread = sql`sum(t.number - t.read)`;
  const of = (sum: Sql, condition: Sql) => sql`coalesce(${sum} filter (where ${condition}), 0)::int`;
  const { rows } = await sql<MessageStats>`
    select coalesce(${all}, 0)::int as total,
      ${of(all, sql`t.message_type = 'incoming'`)} as incoming,
      ${of(all, sql`t.message_type = 'outgoing'`)} as outgoing,
      ${of(unread, sql`t.message_type = 'incoming' or t.status = 'failed'`)} as unread,
      ${of(unread, sql`t.status = 'sent'`)} as sent,
      ${of(unread, sql`t.status = 'delivered'`)} as delivered,
      ${of(unread, sql`t.status = 'failed'`)} as failed,
      coalesce(sum(t.read), 0)::int as read
    from correspondence_message_counts t where t.company_id = ${companyId}`.execute(reads);
  return rows[0] as MessageStats;
}

/** How many messages nobody has read. */
export async function countUnread(reads: Reads, companyId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from messages t
    where t.company_id = ${companyId} and ${isUnread}`.execute(reads);
  return rows[0]?.count ?? 0;
}

/**
 * Marks a message as read, or all that nobody has read.
 * @returns how many there were to mark
 */
export async function markAsRead(on: Queryable, companyId: number, id: number | 'unread'): Promise<number> {
  const { rowCount } = await sql`
    update messages t set read_at = now()
    where t.company_id = ${companyId} and ${id === 'unread' ? isUnread : sql`t.id = ${id} and t.read_at is null`}
  `.execute(on);
  return rowCount;
}

/** Deletes a message; false when the company has none of that id. */
export async function deleteMessage(on: Queryable, companyId: number, id: number): Promise<boolean> {
  const { rowCount } = await sql`
    delete from messages where id = ${id} and company_id = ${companyId}`.execute(on);
  return rowCount > 0;
}

/** A file that came with a message. */
export interface ReceivedFile extends Pick<MessageAttachment, 'filename' | 'content_type' | 'size'> {
  /** Null when it is not kept. */
  storage_key: string | null;
}

/** A message that came in. */
export interface ReceivedMessage {
  /** The identifier of its mail: one that the company has already is not kept again. */
  message_id_header?: string;
  attachments?: readonly ReceivedFile[];
  is_cut?: boolean;
  /** `unknown` when absent. */
  sender_check?: SenderCheck;
  /** Nobody needs to look at it. */
  is_read?: boolean;
  /** A machine wrote it, for example that somebody is away. */
  is_automatic?: boolean;
  type: string;
  subject: string;
  body: string;
  excerpt: string;
  sender: { name: string | null; email: string };
  recipient: { name: string | null; email: string };
  client_id: number | null;
  order_id: number | null;
  received_at: Date;
}

/** Keeps a message that came in. @returns its id; null when the company has it already */
export async function enterReceived(
  on: Queryable,
  companyId: number,
  message: ReceivedMessage,
): Promise<number | null> {
  const { type, subject, body, excerpt, sender, recipient, client_id, order_id, received_at } = message;
  const { message_id_header = null, attachments: files = [], is_cut = false, is_read = false } = message;
  const { sender_check = 'unknown', is_automatic = false } = message;
  const { rows } = await sql<{ id: number }>`
    with message as (
      insert into messages (company_id, type, message_type, subject, body, excerpt, sender_name, sender_email,
        recipient_name, recipient_email, client_id, order_id, status, created_at, updated_at, read_at,
        message_id_header, is_cut, sender_check, auto_submitted)
      values (${companyId}, ${type}, 'incoming', ${subject}, ${body}, ${excerpt}, ${sender.name}, ${sender.email},
        ${recipient.name}, ${recipient.email}, ${client_id}, ${order_id}, 'delivered', ${received_at}, ${received_at},
        case when ${is_read} then now() end, ${message_id_header}, ${is_cut},
        ${sender_check}, ${is_automatic})
      on conflict (company_id, message_id_header) where message_id_header is not null do nothing
      returning id),
    kept as (
      insert into message_attachments (message_id, filename, content_type, size, storage_key)
      select message.id, file.filename, file.content_type, file.size, file.storage_key
      from message, json_to_recordset(${JSON.stringify(files)}::json)
        as file(filename text, content_type text, size int, storage_key text))
    select id from message`.execute(on);
  return rows[0]?.id ?? null;
}

/** A file of a message of the company. */
export async function findMessageFile(
  reads: Reads,
  companyId: number,
  messageId: number,
  id: number,
): Promise<Pick<ReceivedFile, 'filename' | 'storage_key'> | null> {
  const { rows } = await sql<Pick<ReceivedFile, 'filename' | 'storage_key'>>`
    select a.filename, a.storage_key from message_attachments a join messages m on m.id = a.message_id
    where a.id = ${id} and m.id = ${messageId} and m.company_id = ${companyId}`.execute(reads);
  return rows[0] ?? null;
}

/** Those of the files that a message has. */
export async function findKeysInUse(reads: Reads, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ storage_key: string }>`
    select storage_key from message_attachments where storage_key = any(${keys}::text[])`.execute(reads);
  return new Set(rows.map(({ storage_key }) => storage_key));
}
