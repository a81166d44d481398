import { sql, type Queryable } from '../../../platform/db/sql.js';
import type { ChatMessageDto } from './chat.dto.js';
import { chatChannel, noticeText, type ChatNotice } from './chat-notices.js';

/** How a conversation stands for one of its two people. */
export interface ConversationState {
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
export interface NewMessage {
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
