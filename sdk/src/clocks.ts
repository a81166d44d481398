import { instantOf, wallOf } from './generated/clocks.js';

export * from './generated/calendar-days.js';
export * from './generated/clocks.js';

const wallPattern = /^([1-9]\d{3}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d(?:\.\d+)?)?)?$/;

/** What clocks show, as UTC's instant: from `2026-11-25T08:00`, with seconds or without; a day alone is its midnight. Null for anything else. */
export function readWall(text: string): number | null {
  const [, day, time = '00:00', seconds = ':00'] = wallPattern.exec(text.trim()) ?? [];
  const wall = Date.parse(`${day}T${time}${seconds}Z`);
  // Engines read the 30th of February as a day in March, and 24:00 as the next day.
  const isReal = !Number.isNaN(wall) && new Date(wall).toISOString().startsWith(`${day}T${time}`);
  return isReal ? wall : null;
}

/**
 * The instant of a time by Warsaw's clocks (`2026-11-25T08:00`, a day alone is its midnight), or null when it is none.
 * An hour that happens twice in autumn is the first of the two; an hour that spring skips moves on by an hour.
 */
export function wallToInstant(text: string): Date | null {
  const wall = readWall(text);
  return wall === null ? null : new Date(instantOf(wall));
}

/** The time by Warsaw's clocks as a `datetime-local` field takes it, to the minute. */
export function instantToWall(instant: Date): string {
  return new Date(wallOf(instant.getTime())).toISOString().slice(0, 16);
}
