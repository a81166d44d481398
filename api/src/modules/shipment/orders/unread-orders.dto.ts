import type { Id } from '../../../platform/http/api-types.js';

/** Number of unread orders. */
export interface UnreadCount {
  unread_count: number;
}

/** Which orders to mark as read. */
export interface MarkAsReadInput {
  /**
   * All orders when left out.
   * @maxItems 1000
   */
  ids?: Id[];
}

/** How many orders were marked. */
export interface MarkAsReadAnswer {
  marked: number;
}
