import type { Reads } from '../../../platform/db/database.js';
import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';
import { paged, type PageRequest } from '../../../platform/http/pages.js';
import { emailKey } from '../../../kernel/contact/email-address.js';
import type { Principal } from '../../../platform/http/principal.js';
import { hasFound } from '../../identity/index.js';
import type {
  ChatConversationDto,
  ChatConversationPage,
  ChatMessageDto,
  ChatMessagePage,
} from './chat.dto.js';

/** The channel on which processes tell each other of messages. Notices carry ids alone, never what was written. */
export const chatChannel = 'chat';

/** A message was stored. */
interface MessageNotice {
  message: number;
  sender: number;
  recipient: number;
}

/** Somebody has read what another one wrote. */
interface ReadNotice {
  reader: number;
  other: number;
  upTo: number;
}

/** What one process tells all of them, itself too. */
export type ChatNotice = MessageNotice | ReadNotice;

const noticeText = (notice: ChatNotice): string => JSON.stringify(notice);

/** Reads a notice; they are written by this code alone. */
export const noticeOf = (payload: string): ChatNotice => JSON.parse(payload) as ChatNotice;

/** A process that was not heard of for so many seconds has ended without saying so. */
const silenceSeconds = 30;

/** Whether a user has a socket on a process that lives. */
const isOnline = (userId: Sql): Sql => sql`
  exists (select from chat_presence p join chat_processes r on r.id = p.process_id
          where p.user_id = ${userId} and r.seen_at > now() - make_interval(secs => ${silenceSeconds}))`;

/** Those of some users who have a socket somewhere. */
export async function findOnline(reads: Queryable, userIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${userIds}::int[]) as u (id) where ${isOnline(sql`u.id`)}`.execute(reads);
  return rows.map(({ id }) => id);
}

/** Says that a process lives, and who is there. */
export async function noteAlive(on: Queryable, processId: string, userIds: readonly number[]): Promise<void> {
  await sql`
    with alive as (
      insert into chat_processes (id) values (${processId})
      on conflict (id) do update set seen_at = now() returning id)
    insert into chat_presence (user_id, process_id)
    select u.id, alive.id from alive, unnest(${userIds}::int[]) u (id) on conflict do nothing`.execute(on);
}

/** Takes a user's last socket on a process back. */
export async function noteAway(on: Queryable, processId: string, userId: number): Promise<void> {
  await sql`delete from chat_presence where process_id = ${processId} and user_id = ${userId}`.execute(on);
}

/** Forgets a process, or those that have been silent for long. */
export async function forgetProcess(on: Queryable, processId: string): Promise<void> {
  await sql`delete from chat_processes where id = ${processId}`.execute(on);
}

export async function forgetSilent(on: Queryable): Promise<void> {
  await sql`
    delete from chat_processes where seen_at < now() - make_interval(secs => ${silenceSeconds * 10})`.execute(
    on,
  );
}

/** How a conversation stands for one of its two people. */
interface ConversationState {
  user_id: number;
  last_message_id: number;
  read_up_to_id: number;
  hidden_up_to_id: number;
}

/** Makes the rows of a conversation where there are none, and locks both. */
export async function openConversation(on: Queryable, one: number, other: number): Promise<void> {
  // Deleted for good between the two statements, it is begun anew.
  do await beginConversation(on, one, other);
  while ((await lockConversation(on, one, other)).length < 2);
}

async function beginConversation(on: Queryable, one: number, other: number): Promise<void> {
  await sql`
    insert into chat_conversations (user_id, other_user_id)
    select a, b from (values (${one}::int, ${other}::int), (${other}::int, ${one}::int)) pair (a, b) order by a
    on conflict do nothing`.execute(on);
}

/** Locks both rows of a conversation, in a fixed sequence. @returns them; nothing when nobody has written yet */
export async function lockConversation(
  on: Queryable,
  one: number,
  other: number,
): Promise<ConversationState[]> {
  const { rows } = await sql<ConversationState>`
    select user_id, last_message_id, read_up_to_id, hidden_up_to_id from chat_conversations
    where (user_id = ${one} and other_user_id = ${other}) or (user_id = ${other} and other_user_id = ${one})
    order by user_id for no key update`.execute(on);
  return rows;
}

/** What is stored of a message. */
interface NewMessage {
  sender: number;
  recipient: number;
  content: string;
  key: string | null;
  /** When it was written; now when left out. */
  writtenAt?: Date;
}

/** A message as it comes out of a unit of work, where instants are texts. */
type StoredMessage = Omit<ChatMessageDto, 'created_at'> & { created_at: string };

const messageOf = (stored: StoredMessage): ChatMessageDto => ({
  ...stored,
  created_at: new Date(stored.created_at),
});

/** The message that its sender has named so, if it was stored. */
export async function findByKey(
  on: Queryable,
  senderId: number,
  key: string,
): Promise<ChatMessageDto | null> {
  const { rows } = await sql<StoredMessage>`
    select m.id, m.sender_id, m.recipient_id, m.content, m.created_at, m.id <= coalesce(c.read_up_to_id, 0) as is_read
    from chat_messages m
      left join chat_conversations c on c.user_id = m.recipient_id and c.other_user_id = m.sender_id
    where m.sender_id = ${senderId} and m.client_key = ${key}::uuid`.execute(on);
  return rows[0] ? messageOf(rows[0]) : null;
}

/** Stores a message in its locked conversation; null when the sender has named another one so. */
export async function storeMessage(on: Queryable, message: NewMessage): Promise<ChatMessageDto | null> {
  const { sender, recipient, content, key, writtenAt = null } = message;
  const { rows } = await sql<StoredMessage>`
    insert into chat_messages (sender_id, recipient_id, content, client_key, created_at)
    values (${sender}, ${recipient}, ${content}, ${key}::uuid, coalesce(${writtenAt}::timestamptz, clock_timestamp())) on conflict do nothing
    returning id, sender_id, recipient_id, content, created_at, false as is_read`.execute(on);
  const [stored] = rows;
  if (!stored) return null;
  await sql`
    update chat_conversations
    set last_message_id = ${stored.id}, unread_count = unread_count + (user_id = ${recipient})::int
    where (user_id = ${sender} and other_user_id = ${recipient})
      or (user_id = ${recipient} and other_user_id = ${sender})`.execute(on);
  return messageOf(stored);
}

/** Notes how far somebody has read. @returns what is left to read */
export async function noteRead(on: Queryable, reader: number, other: number, upTo: number): Promise<number> {
  const { rows } = await sql<{ unread_count: number }>`
    update chat_conversations c set read_up_to_id = ${upTo}, unread_count = (
      select count(*)::int from chat_messages m
      where least(m.sender_id, m.recipient_id) = ${Math.min(reader, other)}
        and greatest(m.sender_id, m.recipient_id) = ${Math.max(reader, other)}
        and m.sender_id = ${other} and m.id > greatest(${upTo}, c.hidden_up_to_id))
    where c.user_id = ${reader} and c.other_user_id = ${other}
    returning unread_count`.execute(on);
  return rows[0]?.unread_count ?? 0;
}

/** Hides a locked conversation from one of its people, as far as it has come. */
export async function hide(on: Queryable, userId: number, otherId: number): Promise<void> {
  await sql`
    update chat_conversations set hidden_up_to_id = last_message_id, unread_count = 0
    where user_id = ${userId} and other_user_id = ${otherId}`.execute(on);
}

/** Deletes what nobody sees any more of a locked conversation; all of it when nothing is left. */
export async function forget(on: Queryable, one: number, other: number, upTo: number): Promise<void> {
  await sql`
    delete from chat_messages m
    where least(m.sender_id, m.recipient_id) = ${Math.min(one, other)}
      and greatest(m.sender_id, m.recipient_id) = ${Math.max(one, other)} and m.id <= ${upTo}`.execute(on);
  await sql`
    delete from chat_conversations c
    where ((user_id = ${one} and other_user_id = ${other}) or (user_id = ${other} and other_user_id = ${one}))
      and last_message_id <= ${upTo}`.execute(on);
}

/** Tells all processes, once the unit of work is committed. */
export async function announce(on: Queryable, notice: ChatNotice): Promise<void> {
  await sql`select pg_notify(${chatChannel}, ${noticeText(notice)})`.execute(on);
}

/** Who writes or reads. */
export type ChatUser = Pick<Principal, 'userId' | 'companyId' | 'isAdmin'>;

/** The other one of a conversation. */
export interface Partner {
  id: number;
  is_active: boolean;
  /** Colleague, administrator, or somebody whom one has written with. */
  is_known: boolean;
  /** Found by their whole e-mail address within the last 24 hours: they may be written to, and no more. */
  is_found: boolean;
  email: string;
}

/** A user, by id or whole address, as the other one of a conversation, known or not; null for oneself and for nobody. */
export async function findPartnerAcrossCompanies(
  on: Queryable,
  { userId, companyId, isAdmin }: ChatUser,
  who: number | { email: string },
): Promise<Partner | null> {
  const isThem = typeof who === 'number' ? sql`u.id = ${who}` : sql`lower(u.email) = ${emailKey(who.email)}`;
  const { rows } = await sql<Partner>`
    select u.id, u.is_active, u.email,
      ${isAdmin}::boolean or u.is_admin or coalesce(u.company_id = ${companyId}::int and not u.is_admin, false)
        or exists (select from chat_conversations c where c.user_id = ${userId} and c.other_user_id = u.id) as is_known,
      ${hasFound(userId, sql`u.id`)} as is_found
    from identity_people u where ${isThem} and u.id <> ${userId}`.execute(on);
  return rows[0] ?? null;
}

/** Messages `m` of two people, in whatever direction. */
const betweenThem = (one: number, other: number): Sql => sql`
  least(m.sender_id, m.recipient_id) = ${Math.min(one, other)}
  and greatest(m.sender_id, m.recipient_id) = ${Math.max(one, other)}`;

/** Conversations of a user, without those that were deleted and have nothing new. */
export async function listConversations(
  reads: Reads,
  userId: number,
  page: PageRequest,
): Promise<ChatConversationPage> {
  const { rows } = await sql<ChatConversationDto & { total: number }>`
    select u.id as user_id, u.name as user_name, ${isOnline(sql`u.id`)} as is_online, u.is_active,
      left(m.content, 200) as last_message, m.created_at as last_message_time,
      m.sender_id as last_message_sender_id, c.unread_count, (count(*) over ())::int as total
    from chat_conversations c join chat_messages m on m.id = c.last_message_id
      join identity_people u on u.id = c.other_user_id
    where c.user_id = ${userId} and c.last_message_id > c.hidden_up_to_id
    order by c.last_message_id desc limit ${page.size} offset ${(page.page - 1) * page.size}`.execute(reads);
  const total = rows[0]?.total ?? (page.page > 1 ? await countConversations(reads, userId) : 0);
  return paged(
    rows.map(({ total: _total, ...conversation }) => conversation),
    total,
    page,
  );
}

async function countConversations(reads: Reads, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from chat_conversations
    where user_id = ${userId} and last_message_id > hidden_up_to_id`.execute(reads);
  return rows[0]?.count ?? 0;
}

/** A page of what two people wrote, as one of them sees it: pages from the latest, each from its oldest message. */
export async function listMessages(
  reads: Reads,
  userId: number,
  otherId: number,
  page: PageRequest,
  beforeId: number | null,
): Promise<ChatMessagePage> {
  const visible = sql`
    ${betweenThem(userId, otherId)} and m.id > coalesce((
      select hidden_up_to_id from chat_conversations where user_id = ${userId} and other_user_id = ${otherId}), 0)
    and m.id < ${beforeId ?? 2_147_483_647}`;
  const [{ rows: items }, { rows: counts }] = await Promise.all([
    sql<ChatMessageDto>`
      select m.id, m.sender_id, m.recipient_id, m.content, m.created_at, m.id <= coalesce(c.read_up_to_id, 0) as is_read
      from (select m.* from chat_messages m where ${visible}
            order by m.id desc limit ${page.size} offset ${(page.page - 1) * page.size}) m
        left join chat_conversations c on c.user_id = m.recipient_id and c.other_user_id = m.sender_id
      order by m.id`.execute(reads),
    sql<{ count: number }>`select count(*)::int as count from chat_messages m where ${visible}`.execute(
      reads,
    ),
  ]);
  return paged(items, counts[0]?.count ?? 0, page);
}

/** How many messages a user has not read. */
export async function countUnread(reads: Reads, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(unread_count), 0)::int as count from chat_conversations
    where user_id = ${userId} and unread_count > 0`.execute(reads);
  return rows[0]?.count ?? 0;
}

/** A message that was announced, with the name of who wrote it. */
export interface AnnouncedMessage extends ChatMessageDto {
  sender_name: string;
}

/** Messages by their ids, the oldest first. */
export async function findAnnounced(reads: Reads, ids: readonly number[]): Promise<AnnouncedMessage[]> {
  const { rows } = await sql<AnnouncedMessage>`
    select m.id, m.sender_id, m.recipient_id, m.content, m.created_at, false as is_read, u.name as sender_name
    from chat_messages m join identity_people u on u.id = m.sender_id
    where m.id = any(${ids}::int[]) order by m.id`.execute(reads);
  return rows;
}
