/** Transport times are written, read and typed in this time zone, wherever the reader sits. */
export const timeZone = 'Europe/Warsaw';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

function wallClock(instant: Date): { date: string; time: string } {
  const part = Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    date: `${part['year']}-${part['month']}-${part['day']}`,
    time: `${part['hour']}:${part['minute']}`,
  };
}

/** The calendar day in Warsaw, `2026-11-20`. */
export function dayOf(instant: string | Date): string {
  return wallClock(new Date(instant)).date;
}

/** An ISO instant as the value of a `datetime-local` field, in Warsaw's time; empty for none. */
export function toLocalInput(instant: string | null | undefined): string {
  if (!instant) return '';
  const { date, time } = wallClock(new Date(instant));
  return `${date}T${time}`;
}

/**
 * The ISO instant (UTC) of a `datetime-local` value in Warsaw's time; null for an empty or broken one. A time that
 * the spring change skips becomes the one an hour later.
 */
export function fromLocalInput(value: string): string | null {
  const asUtc = Date.parse(`${value}Z`);
  if (Number.isNaN(asUtc)) return null;
  const offsetAt = (instant: number) => {
    const { date, time } = wallClock(new Date(instant));
    return Date.parse(`${date}T${time}Z`) - instant;
  };
  // The first guess may stand on the wrong side of a clock change; the second one does not.
  const guess = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(guess)).toISOString();
}

/** Whole days between two instants by Warsaw's calendar: 0 is the same day, 1 the day before `now`. */
export function daysBefore(instant: string | Date, now: Date = new Date()): number {
  return Math.round((Date.parse(dayOf(now)) - Date.parse(dayOf(instant))) / 86_400_000);
}
