import type { WorkKind } from '../../../kernel/order/work-kinds.js';
import type { Id, Paged, PageQuery } from '../../../platform/http/api-types.js';

/** Which list a view is of: the orders, or the queue of work. */
export type ViewedList = 'orders' | 'queue';

/** What a view shows: `q`, `status` and `sort` are of the list of orders, `kind` and `assignee_id` of the queue of work. */
export interface OrderViewFilter {
  /**
   * What is searched for.
   * @maxLength 200
   */
  q?: string;
  /**
   * Only orders in one of these statuses; all when left out.
   * @maxItems 14
   */
  status?: number[];
  /** Only what the reader looks after, or what nobody looks after. `mine` is each reader’s own. */
  assigned?: 'mine' | 'unassigned';
  /**
   * Only what waits for one of these reasons; for any when left out.
   * @maxItems 14
   */
  kind?: WorkKind[];
  /** Only what that colleague looks after; `assigned` is passed over then. */
  assignee_id?: Id;
  /**
   * A field that `GET /orders` sorts by, with `-` before it for descending.
   * @maxLength 40
   */
  sort?: string;
}

/**
 * What a view is called.
 * @minLength 1
 * @maxLength 60
 * @pattern ^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$
 */
export type OrderViewName = string;

/** A list with a name. */
export interface OrderView {
  id: Id;
  name: string;
  list: ViewedList;
  filter: OrderViewFilter;
  /** Whether everybody in the company sees it, and may change it; else only whoever made it. */
  is_shared: boolean;
  /** The caller made it. */
  is_own: boolean;
  /** Who made it; null when their account is gone. */
  owner_name: string | null;
  /** How many orders, or entries of the queue, it has for the caller; at most 1,000 are counted. */
  count: number;
  created_at: Date;
}

/** The caller’s views, in the caller’s sequence. */
export interface OrderViewList extends Paged<OrderView> {}

/** A new view. */
export interface OrderViewInput {
  name: OrderViewName;
  /** The orders when left out. */
  list?: ViewedList;
  filter: OrderViewFilter;
  /** False when left out. */
  is_shared?: boolean;
}

/** Changes to a view; what is left out stays. */
export interface OrderViewUpdate {
  name?: OrderViewName;
  filter?: OrderViewFilter;
  is_shared?: boolean;
}

/** Which views are asked for. */
export interface OrderViewQuery extends PageQuery {
  /** Those of the orders when left out. */
  list?: ViewedList;
}

/** The sequence of views for the caller. */
export interface OrderViewSequence {
  /** Of which list they are; the orders when left out. */
  list?: ViewedList;
  /**
   * Those that are left out come behind; those that are not the caller’s to see are passed over.
   * @maxItems 200
   */
  ids: Id[];
}
