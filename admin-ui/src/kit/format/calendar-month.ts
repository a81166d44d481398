import { dayAfter, daysBetween } from '@frakto/sdk/clocks';

const weekDays = 7;
/** As many as the longest month touches: a calendar keeps its height from month to month. */
const weeksShown = 6;

/** The same day some months later, or earlier when there are less than none: at most the last of that month. */
export function monthsAfter(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const first = firstOf(count);
  const length = daysBetween(first, firstOf(count + 1));
  return dayAfter(first, Math.min(Number(day.slice(8)), length) - 1);
}

/** @param count months since the year 0 */
function firstOf(count: number): string {
  const year = String(Math.floor(count / 12)).padStart(4, '0');
  return `${year}-${String((count % 12) + 1).padStart(2, '0')}-01`;
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  // The first of January 2024 was a Monday.
  const since = daysBetween('2024-01-01', day) % weekDays;
  return dayAfter(day, -((since + weekDays) % weekDays));
}

/** The weeks of a day's month, from Monday; null where a week's day belongs to another month. */
export function weeksOf(day: string): (string | null)[][] {
  const month = day.slice(0, 7);
  const first = mondayOf(`${month}-01`);
  return Array.from({ length: weeksShown }, (_, week) =>
    Array.from({ length: weekDays }, (_unused, place) => {
      const one = dayAfter(first, week * weekDays + place);
      return one.startsWith(month) ? one : null;
    }),
  );
}

/** The day that a key of the calendar leads to; null for any other key. */
export function dayAfterKey(day: string, key: string, withShift: boolean): string | null {
  switch (key) {
    case 'ArrowLeft':
      return dayAfter(day, -1);
    case 'ArrowRight':
      return dayAfter(day, 1);
    case 'ArrowUp':
      return dayAfter(day, -weekDays);
    case 'ArrowDown':
      return dayAfter(day, weekDays);
    case 'Home':
      return mondayOf(day);
    case 'End':
      return dayAfter(mondayOf(day), weekDays - 1);
    case 'PageUp':
      return monthsAfter(day, withShift ? -12 : -1);
    case 'PageDown':
      return monthsAfter(day, withShift ? 12 : 1);
    default:
      return null;
  }
}
