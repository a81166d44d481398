import { daysBetween, homeZone, instantToWall, wallToInstant, warsawDay } from '@frakto/sdk/clocks';

/** Transport times are written, read and typed in this time zone, wherever the reader sits. */
export const timeZone = homeZone;

/** The calendar day in Warsaw, `2026-11-20`. */
export function dayOf(instant: string | Date): string {
  return warsawDay(new Date(instant));
}

/** An ISO instant as the value of a `datetime-local` field, in Warsaw's time; empty for none. */
export function toLocalInput(instant: string | null | undefined): string {
  return instant ? instantToWall(new Date(instant)) : '';
}

/**
 * The ISO instant (UTC) of a `datetime-local` value in Warsaw's time; null for an empty or broken one. A time that
 * the spring change skips becomes the one an hour later; of two equal ones in autumn it is the first.
 */
export function fromLocalInput(value: string): string | null {
  return wallToInstant(value)?.toISOString() ?? null;
}

/** Whole days between two instants by Warsaw's calendar: 0 is the same day, 1 the day before `now`. */
export function daysBefore(instant: string | Date, now: Date = new Date()): number {
  return daysBetween(dayOf(instant), dayOf(now));
}
