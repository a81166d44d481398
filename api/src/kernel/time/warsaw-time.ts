const zone = 'Europe/Warsaw';
const dayMs = 86_400_000;

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The time of day in Warsaw as if it were UTC's: what calendars reckon with. */
function wallOf(instant: number): number {
  const wall = Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`);
  return wall + (((instant % 1000) + 1000) % 1000);
}

/** The instant at which Warsaw's clocks show a time. Of two the first; one that is skipped moves on by the hour. */
function instantOf(wall: number): Date {
  const offsets = [wall - dayMs, wall + dayMs].map((near) => wallOf(near) - near);
  const candidates = offsets.map((offset) => wall - offset);
  const exact = candidates.filter((instant) => wallOf(instant) === wall);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates));
}

/** The day in Warsaw, `YYYY-MM-DD`. */
export function warsawDay(instant: Date): string {
  return clock.format(instant).slice(0, 10);
}

/** What is told on a day is told from this hour on, in Warsaw: nobody is to find a reminder of the night. */
const firstHour = 7;
/** And before this one. */
const lastHour = 20;

/** The day in Warsaw, `YYYY-MM-DD`, for what is told on a day: in the small hours still the one before. */
export function dayToTell(instant: Date): string {
  return warsawDay(new Date(instant.getTime() - firstHour * 3_600_000));
}

/** Whether somebody may be written to at this hour in Warsaw without a reminder of the night, however late it is. */
export function isTimeToTell(instant: Date): boolean {
  const hour = Number(clock.format(instant).slice(11, 13));
  return hour >= firstHour && hour < lastHour;
}

/** Whether a day, `YYYY-MM-DD`, is over in Warsaw. */
export function hasPassed(day: string, now: Date): boolean {
  return warsawDay(now) > day;
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
  return (date) => instantOf(wallOf(date.getTime()) + distance);
}

/** The same weekday and hour as a date, in the week after the present one or, where the date is later, on the date itself. */
export function nextWeekLike(date: Date, now: Date): Date {
  const today = Date.parse(`${warsawDay(now)}T00:00:00Z`);
  const weekday = (new Date(today).getUTCDay() + 6) % 7;
  const nextMonday = today + (7 - weekday) * dayMs;
  const wall = wallOf(date.getTime());
  const weeks = Math.max(0, Math.ceil((nextMonday - wall) / (7 * dayMs)));
  return weeks === 0 ? date : instantOf(wall + weeks * 7 * dayMs);
}
