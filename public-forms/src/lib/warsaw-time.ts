/**
 * Dates on the forms are wall time in Europe/Warsaw, whatever zone the visitor's device is in; the API speaks
 * UTC. Everything here works through `Intl`, so that the rules of daylight saving come from the platform.
 */
const ZONE = 'Europe/Warsaw';
const DAY = 86_400_000;

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

interface WallParts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

function wallPartsAt(epoch: number): WallParts {
  const found = new Map(clock.formatToParts(epoch).map((part) => [part.type, Number(part.value)]));
  const read = (type: Intl.DateTimeFormatPartTypes): number => found.get(type) ?? 0;
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  };
}

function utcOf(p: WallParts): number {
  return Date.UTC(p.year, p.month - 1, p.day, p.hour, p.minute, p.second);
}

function offsetAt(epoch: number): number {
  return utcOf(wallPartsAt(epoch)) - Math.floor(epoch / 1000) * 1000;
}

/** Minutes that the device's clock is ahead of Warsaw at this instant (0 for a visitor in Poland or Norway). */
export function deviceAheadOfWarsaw(at: Date): number {
  return -at.getTimezoneOffset() - offsetAt(at.getTime()) / 60_000;
}

const WALL = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;

function readWall(text: string): number | null {
  const match = WALL.exec(text.trim());
  if (!match) return null;
  const [year, month, day, hour, minute, second] = match.slice(1).map((part) => Number(part ?? 0));
  const parts: WallParts = {
    year: year ?? 0,
    month: month ?? 0,
    day: day ?? 0,
    hour: hour ?? 0,
    minute: minute ?? 0,
    second: second ?? 0,
  };
  const epoch = utcOf(parts);
  const back = new Date(epoch);
  const real =
    parts.year >= 1000 &&
    back.getUTCMonth() === parts.month - 1 &&
    back.getUTCDate() === parts.day &&
    back.getUTCHours() === parts.hour &&
    back.getUTCMinutes() === parts.minute;
  return real ? epoch : null;
}

/**
 * The instant of a wall time in Warsaw (`2026-11-25T08:00`, a date alone is its midnight), or null when it is no date.
 * An hour that happens twice in autumn is the first of the two; an hour that spring skips moves forward by an hour.
 */
export function wallToInstant(wall: string): Date | null {
  const asIfUtc = readWall(wall);
  if (asIfUtc === null) return null;
  const before = offsetAt(asIfUtc - DAY);
  const after = offsetAt(asIfUtc + DAY);
  const earlier = asIfUtc - before;
  if (offsetAt(earlier) === before) return new Date(earlier);
  const later = asIfUtc - after;
  if (offsetAt(later) === after) return new Date(later);
  return new Date(earlier);
}

/** The wall time in Warsaw as a `datetime-local` field takes it, to the minute. */
export function instantToWall(instant: Date): string {
  const p = wallPartsAt(instant.getTime());
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${String(p.year).padStart(4, '0')}-${two(p.month)}-${two(p.day)}T${two(p.hour)}:${two(p.minute)}`;
}

const ZONED = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+\- ]?\d{2}:?\d{2})$/i;

/**
 * A date as links and the API carry it: ISO with a zone, or a wall time in Warsaw without one. A plus sign that
 * was not escaped in a URL arrives as a space and is read as the plus it was.
 */
export function parseMoment(text: string | null | undefined): Date | null {
  const given = text?.trim();
  if (!given) return null;
  const zoned = ZONED.exec(given);
  if (zoned) {
    const zone = (zoned[3] ?? 'Z').trim().toUpperCase();
    const signed = zone === 'Z' || /^[+-]/.test(zone) ? zone : `+${zone}`;
    const withColon = /^[+-]\d{4}$/.test(signed) ? `${signed.slice(0, 3)}:${signed.slice(3)}` : signed;
    if (readWall(`${zoned[1] ?? ''}T${zoned[2] ?? ''}`) === null) return null;
    const epoch = Date.parse(`${zoned[1] ?? ''}T${zoned[2] ?? ''}${withColon}`);
    return Number.isNaN(epoch) ? null : new Date(epoch);
  }
  return wallToInstant(given);
}

/**
 * What to send for a date field. A field that still shows what the link or the server gave sends that very instant
 * back, so that seconds, and the second of two equal autumn hours, survive the trip through a field of minutes.
 */
export function fieldToIso(wall: string, original: Date | null): string | null {
  if (original && instantToWall(original) === wall) return original.toISOString();
  return wallToInstant(wall)?.toISOString() ?? null;
}
