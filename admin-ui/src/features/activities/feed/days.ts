import type { Activity } from '../../../kit/api/types';
import { dayOf } from '../../../kit/format/dates';

/** The activities of one day. */
export interface Day {
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
