import type { Database } from '../../../platform/db/database.js';
import { isOrderStatus, orderStatuses } from '../../../kernel/order/order-status.js';
import { activityGroup } from '../../../kernel/order/order-phase.js';
import type { Member } from '../../../platform/http/principal.js';
import type { MessageDelivery, MessageService } from '../../correspondence/index.js';
import type { OrderService } from '../../shipment/index.js';
import type {
  ActivitiesRead,
  Activity,
  ActivityCounts,
  ActivityKind,
  ActivityPage,
  ActivityQuery,
  CountsByKind,
} from './activity.dto.js';
import { countFeed, readFeed, type FeedCount, type FeedRow } from './activity.queries.js';
import { cursorOf, placeOf } from './feed-place.js';

const defaultSize = 100;

/** Messages are of the kind of their direction. */
const kindOfDirection = { incoming: 'received', outgoing: 'sent' } as const;
const directions = ['incoming', 'outgoing'] as const;

/** The feed: messages and orders of a company together, what happened last first. */
export class ActivityService {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderService,
    private readonly messages: MessageService,
  ) {}

  /** @throws {InvalidInput} for a cursor that was never given out */
  async listActivities({ companyId, userId }: Member, query: ActivityQuery): Promise<ActivityPage> {
    const { kind: kinds, page_size: size = defaultSize } = query;
    const isWanted = (kind: ActivityKind): boolean => !kinds || kinds.length === 0 || kinds.includes(kind);
    const statuses = orderStatuses.filter((status) => isWanted(activityGroup(status)));
    // One more than is asked for, to know whether something follows.
    const rows = await readFeed(this.db.reads, companyId, {
      statuses: statuses.length === orderStatuses.length ? 'all' : statuses,
      directions: directions.filter((direction) => isWanted(kindOfDirection[direction])),
      behind: placeOf(query.cursor),
      size: size + 1,
      assignee: query.assigned === 'mine' ? userId : query.assigned === 'unassigned' ? 'nobody' : null,
    });
    const shown = rows.slice(0, size);
    const last = rows.length > size ? shown.at(-1) : undefined;
    const ofOrders = shown.flatMap(({ order_id: id, status }) => (id === null ? [] : [{ id, status }]));
    const deliveries = await this.orders.findInvoiceDeliveries(companyId, ofOrders);
    const items = shown.map((row) => activityOf(row, deliveries));
    return { items, next_cursor: last ? cursorBehind(last) : null };
  }

  async countActivities({ companyId }: Member): Promise<ActivityCounts> {
    const counts: ActivityCounts = { total: noneOfEach(), unread: noneOfEach() };
    for (const row of await countFeed(this.db.reads, companyId)) {
      const kind = kindOf(row);
      counts.total[kind] += row.total;
      counts.unread[kind] += row.unread;
    }
    return counts;
  }

  async markAllAsRead(member: Member): Promise<ActivitiesRead> {
    const { marked } = await this.orders.markAsRead(member, undefined);
    return { marked: marked + (await this.messages.markAllAsRead(member)) };
  }
}

function noneOfEach(): CountsByKind {
  return { received: 0, sent: 0, offers: 0, in_valuation: 0, in_progress: 0, finished: 0 };
}

function kindOf({ status, message_type }: Pick<FeedCount, 'status' | 'message_type'>): ActivityKind {
  if (message_type) return kindOfDirection[message_type];
  if (!isOrderStatus(status)) throw new TypeError(`An order of the unknown status ${status}`);
  return activityGroup(status);
}

function cursorBehind({ order_id, message_id, micros }: FeedRow): string {
  return order_id === null
    ? cursorOf({ source: 'message', id: message_id ?? 0, micros })
    : cursorOf({ source: 'order', id: order_id, micros });
}

/** @param deliveries of the invoices of orders that wait to be paid */
function activityOf(row: FeedRow, deliveries: ReadonlyMap<number, MessageDelivery>): Activity {
  const { order_id: id } = row;
  return id === null ? messageOf(row) : orderOf(row, id, deliveries.get(id) ?? null);
}

function orderOf(row: FeedRow, id: number, invoice_delivery: MessageDelivery | null): Activity {
  const {
    status,
    client_name,
    client_email,
    claimed_client_name,
    claimed_client_email,
    pickup_city,
    delivery_city,
    at,
    is_read,
  } = row;
  const { pallets_count, weight, is_data_complete, valid_until } = row;
  return {
    kind: activityGroup(status),
    id,
    at,
    is_read,
    order: {
      client_name,
      client_email,
      claimed_client_name,
      claimed_client_email,
      status,
      invoice_delivery,
      pickup_city,
      delivery_city,
      pallets_count,
      weight,
      is_data_complete,
      valid_until,
    },
    message: null,
  };
}

function messageOf(row: FeedRow): Activity {
  const { message_type, type, subject, excerpt, message_status, read_at, about_order } = row;
  const isIncoming = message_type === 'incoming';
  const has_failed = message_status === 'failed';
  return {
    kind: kindOfDirection[message_type],
    id: row.message_id ?? 0,
    at: row.at,
    is_read: read_at !== null || !(isIncoming || has_failed),
    order: null,
    message: {
      message_type,
      type,
      subject,
      excerpt,
      party_name: isIncoming ? row.sender_name : row.recipient_name,
      party_email: isIncoming ? row.sender_email : row.recipient_email,
      sender_check: row.sender_check,
      others: row.followers,
      status: read_at === null ? message_status : 'read',
      delivery: row.delivery,
      has_failed,
      order_id: about_order,
    },
  };
}
