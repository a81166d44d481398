import { foldDiacritics } from '../../kernel/text/fold-diacritics.js';

/** A text without diacritics, in small letters, that still knows how it was written. */
export interface FoldedText {
  folded: string;
  /** What was written where a piece of the folded text stands. */
  writtenAt(start: number, length: number): string;
}

/** Folds a text letter by letter: one that becomes two, as `æ` does, keeps its place. */
export function foldText(written: string): FoldedText {
  const text = written.normalize('NFC');
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of text) {
    // Blanks would be cut away.
    const piece = /\s/.test(letter) ? letter : foldDiacritics(letter);
    for (let count = 0; count < piece.length; count += 1) places.push(place);
    folded += piece;
    place += letter.length;
  }
  places.push(place);
  return {
    folded,
    writtenAt: (start, length) => text.slice(places[start], places[start + length]),
  };
}
