// Copied from api/src/kernel/time/clocks.ts by `npm run generate`; never edited.
// Without any of the server: `npm run generate` copies this file into the SDK, for the screens.

/** The zone of the forwarders' clocks, IANA name, which holds where nothing else is known. */
export const homeZone = 'Europe/Warsaw';

const dayMs = 86_400_000;

/** What a zone's clocks show at an instant, as the instant at which those of UTC show it: what calendars reckon with. */
export function wallOf(instant: number, zone = homeZone): number {
  return instant + offsetAt(instant, zone);
}

/** The instant at which a zone's clocks show a time. Of two the first; one that is skipped moves on by what is skipped. */
export function instantOf(wall: number, zone = homeZone): number {
  // Where clocks change in between, one of these holds at the time, or both do, or none.
  const before = offsetAt(wall - dayMs, zone);
  const after = offsetAt(wall + dayMs, zone);
  const isAfter = offsetAt(wall - before, zone) !== before && offsetAt(wall - after, zone) === after;
  return wall - (isAfter ? after : before);
}

/** The day at an instant, `YYYY-MM-DD`, by the clocks of the forwarders. */
export function warsawDay(instant: Date): string {
  return new Date(wallOf(instant.getTime())).toISOString().slice(0, 10);
}

/** Whether clocks in both zones show the same at an instant. */
export function showSameTime(instant: Date, zone: string, other: string): boolean {
  return zone === other || offsetAt(instant.getTime(), zone) === offsetAt(instant.getTime(), other);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Clocks were put on or back at any second once; since then at whole quarters of an hour. */
const sinceQuarters = Date.UTC(1972, 0, 1);
const quarterMs = 900_000;
/** Quarters of an hour that are remembered: to ask for each anew costs a screen of rows a noticeable time. */
const mostRemembered = 2_000;
const remembered = new Map<string, number>();

/** How far a zone's clocks are ahead of UTC's, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  if (!(instant >= sinceQuarters)) return askedOffset(instant, zone);
  const key = `${Math.floor(instant / quarterMs)} ${zone}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const offset = askedOffset(instant, zone);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(key, offset);
  return offset;
}

function askedOffset(instant: number, zone: string): number {
  const clock =
    clocks.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  clocks.set(zone, clock);
  // `GMT`, `GMT+02:00`; before there were zones to the second: `GMT-00:25:21`.
  const [, sign, ...parts] = /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(clock.format(instant)) ?? [];
  const [hours, minutes, seconds] = parts.map((part) => Number(part ?? 0));
  return (sign === '-' ? -1_000 : 1_000) * ((hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0));
}
