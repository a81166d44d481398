import { foldDiacritics } from './fold-diacritics.js';

/** A name without regard to case, marks, signs and blanks between words: two people write it twice. */
export function foldedName(name: string): string {
  return foldDiacritics(name.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' '));
}
