import { workingDaysBetween, type BankCalendar } from '../../../kernel/time/working-days.js';
import type { Rate } from './publisher-choice.js';

/** A rate older than this, in working days of its publisher, freezes no money unless the caller accepts it. */
export const oldestWorkingDays = 5;

/** By whose bank holidays the age of a publisher's rates is counted; of all others by those of Poland. */
const calendars: Readonly<Record<string, BankCalendar>> = { ECB: 'EU', 'Norges Bank': 'NO' };

/**
 * Whether a rate is too old to price something with.
 * @param day for which it is wanted, `YYYY-MM-DD`
 */
export function isTooOld({ from, to, date, source }: Rate, day: string): boolean {
  if (from === to) return false;
  const counted = workingDaysBetween(date, day, calendars[source] ?? 'PL', oldestWorkingDays + 1);
  return counted > oldestWorkingDays;
}
