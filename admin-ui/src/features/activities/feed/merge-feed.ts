import type { Activity } from '../../../kit/api/types';

/** Part of the feed, newest first. */
export interface FeedPart {
  items: Activity[];
  /** Null at the end of the feed. */
  next_cursor: string | null;
}

/** What one activity is: orders and messages count by themselves. */
export function keyOf({ order, id }: Pick<Activity, 'order' | 'id'>): string {
  return `${order ? 'order' : 'message'}-${id}`;
}

/**
 * Puts what came lately before what was read earlier. The latest part is right about its own time: what was there and
 * is not any more has moved up or is gone.
 * @param newest the beginning of the feed as it is now; undefined when nobody has looked again yet
 */
export function mergeFeed(newest: FeedPart | undefined, earlier: readonly FeedPart[]): Activity[] {
  const kept = earlier.flatMap(({ items }) => items);
  if (!newest) return kept;
  const last = newest.items.at(-1);
  if (!last || newest.next_cursor === null) return newest.items;
  const latest = new Set(newest.items.map(keyOf));
  const end = Date.parse(last.at);
  const older = kept.filter((one) => Date.parse(one.at) <= end && !latest.has(keyOf(one)));
  return [...newest.items, ...older];
}

/** Whether so much came that something may lie between the latest part and what was read earlier. */
export function hasGap(newest: FeedPart | undefined, earlier: readonly FeedPart[]): boolean {
  const first = earlier[0]?.items[0];
  const last = newest?.items.at(-1);
  if (!first || !last || newest?.next_cursor === null) return false;
  return Date.parse(last.at) > Date.parse(first.at);
}
