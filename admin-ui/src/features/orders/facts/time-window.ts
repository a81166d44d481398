import { dayOf } from '../../../kit/format/dates';

interface Window {
  /** When the window begins: ISO instant. */
  from: string | null;
  /** When it ends; null for no window. */
  until: string | null;
}

/** How the end of a window is written beside its beginning: the hour alone on the same day; null for no window. */
export function windowEnd({ from, until }: Window): 'time' | 'dateTime' | null {
  if (!until || !from || until <= from) return null;
  return dayOf(from) === dayOf(until) ? 'time' : 'dateTime';
}

/** The end of a window beside the time of a quote: a quote outside of it leaves none. */
export function untilBeside(quoted: string | null, { from, until }: Window): string | null {
  if (!quoted || !until || !from) return until;
  return quoted >= from && quoted <= until ? until : null;
}
