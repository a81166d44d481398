import { instantOf, wallOf, warsawDay } from './clocks.js';

export { warsawDay };

const dayMs = 86_400_000;

/** What is told on a day is told from this hour on, in Warsaw: nobody is to find a reminder of the night. */
const firstHour = 7;

/** Hours of a day: from the first one on, and before the last one. */
export interface Hours {
  from: number;
  until: number;
}

/** The day in Warsaw, `YYYY-MM-DD`, for what is told on a day: in the small hours still the one before. */
export function dayToTell(instant: Date): string {
  return warsawDay(new Date(instant.getTime() - firstHour * 3_600_000));
}

/** Whether the clocks of Warsaw show one of the hours. */
export function isWithin({ from, until }: Hours, instant: Date): boolean {
  const hour = new Date(wallOf(instant.getTime())).getUTCHours();
  return hour >= from && hour < until;
}

/** Whether a day, `YYYY-MM-DD`, is over in Warsaw. */
export function hasPassed(day: string, now: Date): boolean {
  return warsawDay(now) > day;
}

/** Whether a day, `YYYY-MM-DD`, lies more than a year ahead in Warsaw: a slip of the hand, for what is planned in days. */
export function isOverAYearAhead(day: string, now: Date): boolean {
  const today = warsawDay(now);
  return day > `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

/**
 * How far dates move, so that the first of them comes to lie at a given instant; in the time of Warsaw's clocks, so
 * that hours agreed on stay what they are when the clocks change in between.
 */
export function shiftTo(first: Date, target: Date): (date: Date) => Date {
  const distance = wallOf(target.getTime()) - wallOf(first.getTime());
  return (date) => new Date(instantOf(wallOf(date.getTime()) + distance));
}

/** The same weekday and hour as a date, in the week after the present one or, where the date is later, on the date itself. */
export function nextWeekLike(date: Date, now: Date): Date {
  const today = Date.parse(`${warsawDay(now)}T00:00:00Z`);
  const weekday = (new Date(today).getUTCDay() + 6) % 7;
  const nextMonday = today + (7 - weekday) * dayMs;
  const wall = wallOf(date.getTime());
  const weeks = Math.max(0, Math.ceil((nextMonday - wall) / (7 * dayMs)));
  return weeks === 0 ? date : new Date(instantOf(wall + weeks * 7 * dayMs));
}
