import type { Schemas } from '../../kit/api/types';

type Reading = Schemas['OrderTextReading'];
export type Piece = Reading['pieces'][number];

/** A value that was read, for a field of the form. */
export interface Proposal {
  field: string;
  value: unknown;
  piece: Piece;
}

/** Fields of who wrote, which the form does not have: they find or make the client. */
const ofSender = new Set<string>(['client_name', 'client_phone']);

/**
 * Of what was read, what goes into the form: never over what somebody typed, but over what an earlier reading put there.
 * @param isTyped whether a field holds what somebody typed
 */
export function proposalsOf(reading: Reading, isTyped: (field: string) => boolean): Proposal[] {
  const values: Partial<Record<string, unknown>> = { ...reading.values };
  return together(reading.pieces)
    .filter(({ field }) => !ofSender.has(field) && values[field] !== undefined && !isTyped(field))
    .map((piece) => ({ field: piece.field, value: values[piece.field], piece }));
}

/** One piece for each field: the notes are read of several. */
function together(pieces: readonly Piece[]): Piece[] {
  const first = new Map<string, Piece>();
  for (const piece of pieces) {
    const before = first.get(piece.field);
    first.set(piece.field, before ? { ...before, text: `${before.text} … ${piece.text}` } : piece);
  }
  return [...first.values()];
}

/** A stretch of a text: one that was understood, or one between. */
export interface Stretch {
  text: string;
  /** The fields that were read of it; none between. */
  fields: readonly string[];
}

/** A text as stretches, in which those that were understood stand out. Pieces that overlap become one. */
export function stretchesOf(text: string, pieces: readonly Piece[]): Stretch[] {
  const sorted = pieces.toSorted((one, other) => one.start - other.start || one.end - other.end);
  const merged: { start: number; end: number; fields: string[] }[] = [];
  for (const { start, end, field } of sorted) {
    const last = merged.at(-1);
    if (last && start < last.end) {
      last.end = Math.max(last.end, end);
      last.fields.push(field);
    } else merged.push({ start, end, fields: [field] });
  }
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { start, end, fields } of merged) {
    if (start > at) stretches.push({ text: text.slice(at, start), fields: [] });
    stretches.push({ text: text.slice(start, end), fields });
    at = end;
  }
  if (at < text.length) stretches.push({ text: text.slice(at), fields: [] });
  return stretches;
}

/** Notes with the mail below what stands there already; null when there is no room for it. */
export function notesWith(notes: string, mail: string, most: number): string | null {
  const joined = [notes.trim(), mail.trim()].filter(Boolean).join('\n\n');
  return joined.length <= most ? joined : null;
}
