import type { Reads } from '../../../platform/db/database.js';
import { sql, type Sql } from '../../../platform/db/sql.js';
import { deliveryOf, type MessageDelivery, type SenderCheck } from '../../correspondence/index.js';
import type { Activity } from './activity.dto.js';
import { boundOf, ranks, type FeedPlace, type Source } from './feed-place.js';

/** Which part of the feed is read. */
interface FeedRequest {
  /** Statuses of the orders that are wanted, or all orders. */
  statuses: readonly number[] | 'all';
  /** Directions of the messages that are wanted. */
  directions: readonly string[];
  behind: FeedPlace | null;
  size: number;
  /** Only orders of this person, and mails about them; `nobody`: those that nobody looks after; null: everything. */
  assignee: number | 'nobody' | null;
}

/** A row of the feed: of an order or of a message, the other's columns are null. */
export interface FeedRow {
  order_id: number | null;
  message_id: number | null;
  at: Date;
  micros: number;
  status: NonNullable<Activity['order']>['status'];
  client_name: string | null;
  client_email: string;
  claimed_client_name: string | null;
  claimed_client_email: string | null;
  pickup_city: string;
  delivery_city: string;
  pallets_count: number;
  weight: number;
  is_data_complete: boolean;
  valid_until: string | null;
  is_read: boolean;
  message_type: 'incoming' | 'outgoing';
  type: string;
  subject: string;
  excerpt: string;
  sender_name: string | null;
  sender_email: string;
  sender_check: SenderCheck;
  recipient_name: string | null;
  recipient_email: string;
  message_status: 'sent' | 'delivered' | 'failed';
  delivery: MessageDelivery | null;
  read_at: Date | null;
  about_order: number | null;
  followers: number;
}

/**
 * Reads a part of the feed. Of each status and direction only so many as could stand in it are looked up, in the order
 * of an index that holds all that is needed; the rows of the records themselves are read for those that do.
 */
export async function readFeed(
  reads: Reads,
  companyId: number,
  { statuses, directions, behind, size, assignee }: FeedRequest,
): Promise<FeedRow[]> {
  const sources = [
    ...(statuses.length > 0 ? [ordersOf(companyId, statuses, behind, size, assignee)] : []),
    ...(directions.length > 0 ? [messagesOf(companyId, directions, behind, size, assignee)] : []),
  ];
  if (sources.length === 0) return [];
  const { rows } = await sql<FeedRow>`
    with part as materialized (
      select * from (${sql.join(sources, ' union all ')}) source
      order by at desc, rank desc, id desc limit ${size})
    select o.id as order_id, m.id as message_id, part.at, (extract(epoch from part.at) * 1000000)::bigint as micros,
      o.status, o.client_name, o.client_email, claimed.name as claimed_client_name,
      claimed.email as claimed_client_email, o.pickup_city, o.delivery_city, o.pallets_count, o.weight,
      o.is_data_complete, o.valid_until::text as valid_until, o.is_read, m.message_type, m.type, m.subject, m.excerpt, m.sender_name, m.sender_email,
      m.sender_check, m.recipient_name, m.recipient_email, m.status as message_status, ${deliveryOf(sql`m`)} as delivery, m.read_at, m.order_id as about_order,
      (select count(*)::int from correspondence_messages follower where follower.follows_id = m.id) as followers
    from part
    left join shipment_orders o on o.id = case when part.rank = ${rank('order')} then part.id end
    left join directory_clients claimed on claimed.id = o.claimed_client_id
    left join correspondence_messages m on m.id = case when part.rank = ${rank('message')} then part.id end
    order by part.at desc, part.rank desc, part.id desc`.execute(reads);
  return rows;
}

/** A mailing stands in the feed once, and besides wherever it could not be delivered. */
const isInFeed = sql`(follows_id is null or status = 'failed')`;

/** That an order is looked after by whom is asked for. */
function isOf(assignee: FeedRequest['assignee'], orderId: Sql): Sql {
  if (assignee === null) return sql``;
  const of = assignee === 'nobody' ? sql`w.assignee_id is null` : sql`w.assignee_id = ${assignee}`;
  return sql`and exists (select from shipment_work_orders w where w.id = ${orderId} and ${of})`;
}

const rank = (source: Source) => sql.constant(ranks[source]);

function ordersOf(
  companyId: number,
  statuses: readonly number[] | 'all',
  behind: FeedPlace | null,
  size: number,
  assignee: FeedRequest['assignee'],
): Sql {
  const { at, id } = boundOf(behind, 'order');
  const found = (status: Sql) => sql`
    select ${rank('order')} as rank, id, updated_at as at from shipment_orders
    where company_id = ${companyId} ${status} ${isOf(assignee, sql`shipment_orders.id`)} and (updated_at, id) < (${at}::timestamptz, ${id}::int)
    order by updated_at desc, id desc limit ${size}`;
  if (statuses === 'all') return sql`(${found(sql``)})`;
  return sql`(select o.* from unnest(${statuses}::smallint[]) wanted(status)
    cross join lateral (${found(sql`and shipment_orders.status = wanted.status`)}) o)`;
}

function messagesOf(
  companyId: number,
  directions: readonly string[],
  behind: FeedPlace | null,
  size: number,
  assignee: FeedRequest['assignee'],
): Sql {
  const { at, id } = boundOf(behind, 'message');
  return sql`(select m.* from unnest(${directions}::text[]) wanted(direction)
    cross join lateral (
      select ${rank('message')} as rank, id, created_at as at from correspondence_messages
      where company_id = ${companyId} and message_type = wanted.direction and ${isInFeed}
        ${isOf(assignee, sql`correspondence_messages.order_id`)} and (created_at, id) < (${at}::timestamptz, ${id}::int)
      order by created_at desc, id desc limit ${size}) m)`;
}

/** How many records there are of a status or a direction. */
export interface FeedCount {
  status: number | null;
  message_type: 'incoming' | 'outgoing' | null;
  total: number;
  unread: number;
}

/** Counts orders by status and messages by direction; what nobody has read is few, and has its indexes. */
export async function countFeed(reads: Reads, companyId: number): Promise<FeedCount[]> {
  const isUnread = sql`read_at is null and (message_type = 'incoming' or status = 'failed')`;
  const { rows } = await sql<FeedCount>`
    select status, null as message_type, sum(number)::int as total, 0 as unread
    from shipment_order_counts where company_id = ${companyId} group by status
    union all
    select status, null, 0, count(*)::int from shipment_orders where company_id = ${companyId} and not is_read group by status
    union all
    select null, message_type, sum(number)::int, 0
    from correspondence_message_counts where company_id = ${companyId} and is_in_feed group by message_type
    union all
    select null, message_type, 0, count(*)::int from correspondence_messages
    where company_id = ${companyId} and ${isUnread} group by message_type`.execute(reads);
  return rows;
}
