import type { Reads } from '../../../platform/db/database.js';
import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';
import { paged, type PageRequest } from '../../../platform/http/pages.js';
import type { Principal } from '../../../platform/http/principal.js';
import { hasFound } from '../../identity/index.js';
import { isOnline } from './presence.queries.js';
import type {
  ChatConversationDto,
  ChatConversationPage,
  ChatMessageDto,
  ChatMessagePage,
} from './chat.dto.js';

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

/** A user as the other one of a conversation, known or not; null for oneself and ids that nobody has. */
export async function findPartnerAcrossCompanies(
  on: Queryable,
  { userId, companyId, isAdmin }: ChatUser,
  id: number,
): Promise<Partner | null> {
  const { rows } = await sql<Partner>`
    select u.id, u.is_active, u.email,
      ${isAdmin}::boolean or u.is_admin or coalesce(u.company_id = ${companyId}::int and not u.is_admin, false)
        or exists (select from chat_conversations c where c.user_id = ${userId} and c.other_user_id = u.id) as is_known,
      ${hasFound(userId, sql`u.id`)} as is_found
    from identity_people u where u.id = ${id} and u.id <> ${userId}`.execute(on);
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
