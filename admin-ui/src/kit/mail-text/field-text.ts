import { mailPieces, mailTokens, placeholderOf, type MailToken } from './mail-tokens';

/** Whether the server fills a placeholder where it stands. */
export type IsFilled = (token: MailToken) => boolean;

/** What a placeholder is called. */
export type LabelOf = (token: MailToken) => string;

/** Stands at both ends of a placeholder in a field; takes no room, and nobody types it. */
const edge = '\u2060';

/** A piece of a text that is edited. */
export interface FieldPiece {
  /** As it is sent. */
  raw: string;
  /** As it stands in the field. */
  shown: string;
  kind: 'words' | 'known' | 'unknown';
}

/** The name in place of its placeholder, in one piece. */
export const nameIn = (label: string) => `${edge}\u00A0${label.replaceAll(' ', '\u00A0')}\u00A0${edge}`;

/**
 * A text as a field holds it: what placeholders stand for in their place, but for those that nobody fills.
 * @param labelOf null for a text that is edited as it is sent
 * @param isFilled what the server fills there; everything when left out
 */
export function fieldPieces(
  text: string,
  labelOf: LabelOf | null,
  isFilled: IsFilled = () => true,
): FieldPiece[] {
  return mailPieces(text).map((piece) => {
    if ('words' in piece) return { raw: piece.words, shown: piece.words, kind: 'words' };
    const { placeholder, token } = piece;
    if (token === null || !isFilled(token)) return { raw: placeholder, shown: placeholder, kind: 'unknown' };
    return { raw: placeholder, shown: labelOf ? nameIn(labelOf(token)) : placeholder, kind: 'known' };
  });
}

export const fieldText = (pieces: readonly FieldPiece[]): string => pieces.map(({ shown }) => shown).join('');

/** Where each name in a field begins and ends. */
export function namePlaces(pieces: readonly FieldPiece[]): [number, number][] {
  let at = 0;
  return pieces.flatMap(({ shown, kind }): [number, number][] => {
    const from = at;
    at += shown.length;
    return kind === 'known' ? [[from, at]] : [];
  });
}

/** What stands between two places of a field, as it is sent; both are outside of names. */
function rawBetween(pieces: readonly FieldPiece[], from: number, to: number): string {
  let at = 0;
  let raw = '';
  for (const piece of pieces) {
    const [start, end] = [Math.max(from - at, 0), Math.min(to - at, piece.shown.length)];
    if (start < end) raw += piece.kind === 'words' ? piece.raw.slice(start, end) : piece.raw;
    at += piece.shown.length;
  }
  return raw;
}

/** Names that were pasted, or come back by an undo, as they are sent. */
function rawOf(inserted: string, labelOf: LabelOf): string {
  let raw = inserted;
  for (const token of mailTokens) raw = raw.replaceAll(nameIn(labelOf(token)), placeholderOf(token));
  return raw.replaceAll(edge, '');
}

/**
 * What a field's text is after somebody edited it. A name is one thing: whoever takes away a part of it takes it away whole, and nothing is
 * typed into it.
 * @param pieces before it was edited
 * @param next what stands in the field now
 * @param caret where the caret stands in it
 */
export function editedText(
  pieces: readonly FieldPiece[],
  next: string,
  caret: number,
  labelOf: LabelOf,
  isFilled?: IsFilled,
): { text: string; caret: number } {
  const shown = fieldText(pieces);
  // What stands behind the caret was not edited.
  let kept = next.length - caret;
  if (kept > shown.length || !shown.endsWith(next.slice(caret))) {
    kept = 0;
    while (kept < Math.min(shown.length, next.length) && shown.at(-1 - kept) === next.at(-1 - kept))
      kept += 1;
  }
  let from = 0;
  while (from < Math.min(shown.length, next.length) - kept && shown[from] === next[from]) from += 1;
  let to = shown.length - kept;
  const inserted = next.slice(from, next.length - kept);
  const isTyped = from === to;
  for (const [start, end] of namePlaces(pieces)) {
    if (from >= end || to <= start) continue;
    [from, to] = isTyped ? [end, end] : [Math.min(from, start), Math.max(to, end)];
  }
  const before = rawBetween(pieces, 0, from) + rawOf(inserted, labelOf);
  const text = before + rawBetween(pieces, to, shown.length);
  return { text, caret: fieldText(fieldPieces(before, labelOf, isFilled)).length };
}

/** The name in which both places stand; undefined where there is none. */
export const nameAround = (pieces: readonly FieldPiece[], from: number, to: number) =>
  namePlaces(pieces).find(([start, end]) => from > start && to < end);

/** The nearest place outside of names, on the way that a caret came. */
export function besideName(pieces: readonly FieldPiece[], place: number, last: number): number {
  const name = namePlaces(pieces).find(([start, end]) => place > start && place < end);
  if (!name) return place;
  const [start, end] = name;
  if (last <= start) return end;
  if (last >= end) return start;
  return place - start < end - place ? start : end;
}
