import { InvalidInput } from '../../../platform/http/errors.js';

/** At one instant orders stand before messages, and among either the younger record before the older. */
export const ranks = { order: 1, message: 0 } as const;

/** What is asked for: an order or a message. */
export type Source = keyof typeof ranks;

/** A place in the feed: behind it is what is older. */
export interface FeedPlace {
  source: Source;
  id: number;
  /** Microseconds since 1970: milliseconds would put records of one batch at one instant. */
  micros: number;
}

const letters = { order: 'o', message: 'm' } as const;
const maxId = 2_147_483_647;

/** The place as callers carry it from one page to the next. */
export function cursorOf({ source, id, micros }: FeedPlace): string {
  return `${letters[source]}${id}.${micros}`;
}

/**
 * Reads a cursor; null for the beginning of the feed.
 * @throws {InvalidInput} when it is none that was given out
 */
export function placeOf(cursor: string | undefined): FeedPlace | null {
  if (cursor === undefined || cursor === '') return null;
  const [, letter, id, micros] = /^([om])(\d{1,10})\.(\d{1,16})$/.exec(cursor) ?? [];
  if (!letter || Number(id) > maxId) throw new InvalidInput([{ field: 'cursor', code: 'invalid_value' }]);
  return { source: letter === 'o' ? 'order' : 'message', id: Number(id), micros: Number(micros) };
}

/** What records of a kind have to be older than: an instant as PostgreSQL reads it, and an id at that instant. */
interface Bound {
  at: string;
  id: number;
}

/** Where the records of a source go on behind a place. */
export function boundOf(place: FeedPlace | null, source: Source): Bound {
  if (place === null) return { at: 'infinity', id: maxId };
  const at = instantOf(place.micros);
  if (place.source === source) return { at, id: place.id };
  // Of the source that comes first at an instant, nothing of that instant is left; of the other one, everything is.
  return { at, id: ranks[source] > ranks[place.source] ? 0 : maxId };
}

function instantOf(micros: number): string {
  const seconds = new Date(Math.floor(micros / 1_000_000) * 1_000).toISOString().slice(0, 19);
  return `${seconds}.${String(micros % 1_000_000).padStart(6, '0')}Z`;
}
