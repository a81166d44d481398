import type { WorkKind } from '../../../kernel/order/work-kinds.js';
import type { Id } from '../../../platform/http/api-types.js';
import type { OrderStatusCode, ShownPrice } from '../../shipment/index.js';

/** What is to be done next. `confirm_client`: say whether a request is the client's whom it names; `confirm_files`: say what the received files are; `complete`: complete the draft; `ask_vehicle`: ask the carrier for truck and driver; `hand_over`: give them the link that did not reach them by mail; `read`: read the mail; `open`: look at the order, nothing is pressing. */
export type WorkAct =
  | 'complete'
  | 'confirm_files'
  | 'confirm_client'
  | 'accept'
  | 'ask'
  | 'compare'
  | 'send_to_client'
  | 'create_order'
  | 'revise'
  | 'send_to_subcontractor'
  | 'choose_again'
  | 'remind_carrier'
  | 'remind_client'
  | 'extend_offer'
  | 'hand_over'
  | 'ask_vehicle'
  | 'add_pod'
  | 'save_invoice'
  | 'mail_invoice'
  | 'mend_invoice'
  | 'remind_payment'
  | 'read'
  | 'open';

/** Something that waits for an act of the company: an order, a mail, or the draft of an order. */
export interface WorkEntry {
  kind: WorkKind;
  act: WorkAct;
  /** The order; of a mail the one that it is about, null when it is about none; null of a draft. */
  order_id: Id | null;
  /** The mail; null when it is none. */
  message_id: Id | null;
  /** The draft of an order; null when it is none. */
  draft_id: Id | null;
  /** The route that the act is about; null when it is about the whole order. */
  route_id: Id | null;
  status: OrderStatusCode | null;
  /** Whose order it is, or who wrote the mail; of a draft its title. */
  client_name: string | null;
  client_email: string;
  /** Of a mail. */
  subject: string | null;
  /** From where to where: the whole order, or the route that is loaded or unloaded. Null for a mail about no order, and for a draft. */
  pickup_city: string | null;
  delivery_city: string | null;
  /** When it is loaded and unloaded: as the offer says once the client has it, before that as the request does. */
  pickup_date: Date | null;
  delivery_date: Date | null;
  /** Since when it waits. */
  since: Date;
  /** When it is due: the loading or unloading. */
  due_at: Date | null;
  /** The day when it is due, `YYYY-MM-DD`: the last day of the offer or of the payment, or when what was put off comes back. */
  due_on: string | null;
  /** What the client pays, or is to pay; of an overdue invoice what is still open. Null where nothing is known. */
  price: ShownPrice | null;
  /** Who looks after it; of a draft who began it. */
  assignee_id: Id | null;
  assignee_name: string | null;
}

/** What waits for one reason. */
export interface WorkGroup {
  kind: WorkKind;
  /** How many there are; at most 1,000 are counted. */
  count: number;
  /**
   * Those of the page. What is due first comes first: by its own day (`due_at`, `due_on`), of `to_price`, `answers` and `to_carrier` by the
   * loading (`pickup_date`), else what waits longest (`since`).
   */
  items: WorkEntry[];
}

/** What waits for an act of the company, by reason. */
export interface WorkQueue {
  /** The most urgent reason first: what is overdue or today, then what has a loading ahead, then what has time. One without entries is empty. */
  groups: WorkGroup[];
  /** The number of entries of all reasons asked for, without those put off. */
  total: number;
}

/** What the queue accepts. */
export interface WorkQueueQuery {
  /** Repeatable: only for these reasons; all when left out. */
  kind?: WorkKind[];
  /** Only what the caller looks after, or what nobody looks after. Everything when left out. */
  assigned?: 'mine' | 'unassigned';
  /** Only what that colleague looks after; `assigned` is passed over then. */
  assignee_id?: Id;
  /**
   * Page of each reason, from 1.
   * @isInt
   * @minimum 1
   * @maximum 1000
   */
  page?: number;
  /**
   * Entries of each reason on a page, 20 when left out. At most 1,000 entries of a reason can be reached.
   * @isInt
   * @minimum 1
   * @maximum 1000
   */
  page_size?: number;
}
