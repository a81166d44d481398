import type { Activity } from '../../../kit/api/types';
import { dayOf } from '../../../kit/format/dates';

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

/** The activities of one day. */
interface Day {
  /** `2026-11-20`, in Warsaw. */
  day: string;
  /** The moment of the first one, to name the day by. */
  instant: string;
  activities: Activity[];
}

/** Groups activities by Warsaw's calendar day; they come newest first and stay so. */
export function byDay(activities: readonly Activity[]): Day[] {
  const days = new Map<string, Day>();
  for (const activity of activities) {
    const key = dayOf(activity.at);
    const day = days.get(key);
    if (day) day.activities.push(activity);
    else days.set(key, { day: key, instant: activity.at, activities: [activity] });
  }
  return [...days.values()];
}
