import type { Id } from '../../../platform/http/api-types.js';
import type {
  MessageDelivery,
  MessageDirection,
  MessageStatus,
  SenderCheck,
} from '../../correspondence/index.js';
import type { Day, InvoiceFate, OrderStatusCode } from '../../shipment/index.js';

/** `received`, `sent`: messages; the others: orders, by how far they have come. */
export type ActivityKind = 'received' | 'sent' | 'offers' | 'in_valuation' | 'in_progress' | 'finished';

/** What the feed tells of an order. */
export interface ActivityOrder extends InvoiceFate {
  client_name: string | null;
  client_email: string;
  /** The client whom an unsigned request names, by the directory; null when there is no open claim. */
  claimed_client_name: string | null;
  /** That client's address in the directory. */
  claimed_client_email: string | null;
  status: OrderStatusCode;
  pickup_city: string;
  delivery_city: string;
  pallets_count: number;
  /** In kg. */
  weight: number;
  is_data_complete: boolean;
  /** The last day of the offer; null when it has none. */
  valid_until: Day | null;
}

/** What the feed tells of a message. */
export interface ActivityMessage {
  message_type: MessageDirection;
  type: string;
  subject: string;
  /** Its first words after the greeting, plain. */
  excerpt: string;
  /** Who wrote it, or to whom it was written. */
  party_name: string | null;
  party_email: string;
  /** Of a mail that came in: whether the mail server found that it is from the address that it names. */
  sender_check: SenderCheck;
  /** Of a letter to many: how many others got it. Those whom it did not reach stand in the feed by themselves. */
  others: number;
  status: MessageStatus;
  /** Where the mail is; null for what came in. */
  delivery: MessageDelivery | null;
  /** Whether it could not be delivered, also when that has been read. */
  has_failed: boolean;
  /** The order that it is about. */
  order_id: number | null;
}

/** Something that happened: a message that came or went, or the latest change of an order. */
export interface Activity {
  kind: ActivityKind;
  /** Of the message or the order. */
  id: Id;
  /** When the message was written or the order changed. */
  at: Date;
  is_read: boolean;
  /** Null when it is a message. */
  order: ActivityOrder | null;
  /** Null when it is an order. */
  message: ActivityMessage | null;
}

/** Part of the feed. */
export interface ActivityPage {
  items: Activity[];
  /** Names the place behind the last item, for `cursor`; null at the end. */
  next_cursor: string | null;
}

/** What the feed accepts. */
export interface ActivityQuery {
  /** Repeatable: only these kinds; all when left out. */
  kind?: ActivityKind[];
  /** Only orders that the caller looks after, or that nobody looks after, and mails about those. Everything when left out. */
  assigned?: 'mine' | 'unassigned';
  /**
   * The `next_cursor` of an answer: what follows is older. Whatever happens meanwhile, nothing comes twice.
   * @maxLength 40
   */
  cursor?: string;
  /**
   * Number of activities, 100 when left out.
   * @isInt
   * @minimum 1
   * @maximum 1000
   */
  page_size?: number;
}

/** A number for each kind. */
export interface CountsByKind {
  received: number;
  sent: number;
  offers: number;
  in_valuation: number;
  in_progress: number;
  finished: number;
}

/** How many activities there are. */
export interface ActivityCounts {
  total: CountsByKind;
  unread: CountsByKind;
}

/** How many activities were marked as read. */
export interface ActivitiesRead {
  marked: number;
}
