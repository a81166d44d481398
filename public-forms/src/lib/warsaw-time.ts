import { instantToWall, readWall, wallOf, wallToInstant } from '@frakto/sdk/clocks';

// Dates on the forms are wall time in Europe/Warsaw, whatever zone the visitor's device is in; the API speaks UTC.
export { instantToWall, wallToInstant };

/** Minutes that the device's clock is ahead of Warsaw at this instant (0 for a visitor in Poland or Norway). */
export function deviceAheadOfWarsaw(at: Date): number {
  return -at.getTimezoneOffset() - (wallOf(at.getTime()) - at.getTime()) / 60_000;
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

// The year last, behind the same sign as the month, and no other sign before the minutes: `8-16` is no time.
const TYPED = /^(\d{1,2})(?<sign>[./ -]) ?(\d{1,2})\k<sign> ?(\d{4}|[2-9]\d)[ ,]+(\d{1,2})(?:[:.h]?(\d\d))?$/;

/**
 * A time as somebody typed it, the day first, as all three languages have it (`1.12.2026 9`, `01/12/26 09:00`), or as a `datetime-local`
 * field gives it: by Warsaw's clocks as such a field takes it, or empty for what is no time, or no whole one.
 */
export function typedWall(text: string): string {
  const typed = text.trim();
  const [, day = '', , month = '', year = '', hour = '', minute = '00'] = TYPED.exec(typed) ?? [];
  const two = (digits: string) => digits.padStart(2, '0');
  const at = wallToInstant(
    day ? `${year.padStart(4, '20')}-${two(month)}-${two(day)}T${two(hour)}:${minute}` : typed,
  );
  return at && (day || typed.length > 10) ? instantToWall(at) : '';
}

/**
 * What to send for a date field. A field that still shows what the link or the server gave sends that very instant
 * back, so that seconds, and the second of two equal autumn hours, survive the trip through a field of minutes.
 */
export function fieldToIso(text: string, original: Date | null): string | null {
  const wall = typedWall(text);
  if (original && instantToWall(original) === wall) return original.toISOString();
  return wallToInstant(wall)?.toISOString() ?? null;
}
