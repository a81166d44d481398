import type { Id } from '../../../platform/http/api-types.js';

/** What a named list of orders shows. */
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

/** A list of orders with a name. */
export interface OrderView {
  id: Id;
  name: string;
  filter: OrderViewFilter;
  /** Whether everybody in the company sees it, and may change it; else only whoever made it. */
  is_shared: boolean;
  /** The caller made it. */
  is_own: boolean;
  /** Who made it; null when their account is gone. */
  owner_name: string | null;
  /** How many orders it has for the caller; at most 1,000 are counted. */
  count: number;
  created_at: Date;
}

/** The caller’s views, in the caller’s sequence. */
export interface OrderViewList {
  items: OrderView[];
}

/** A new view. */
export interface OrderViewInput {
  name: OrderViewName;
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

/** The sequence of views for the caller. */
export interface OrderViewSequence {
  /**
   * Those that are left out come behind; those that are not the caller’s to see are passed over.
   * @maxItems 200
   */
  ids: Id[];
}
