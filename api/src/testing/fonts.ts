import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

/** A rule that takes some signs from a file of letters. */
export interface Face {
  file: string;
  /** The signs, as `unicode-range` of CSS writes them. */
  range: string;
}

/** The fonts that a style sheet brings along. */
export function facesIn(styleSheet: string): Face[] {
  return [...readFileSync(styleSheet, 'utf8').matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(
    ([, rule = '']) => {
      // A query tells the bundler what to do with the file.
      const path = /url\('([^'?]+)(?:\?[^']*)?'\)/.exec(rule)?.[1];
      const range = /unicode-range:([^;]+);/.exec(rule)?.[1]?.replaceAll(/\s+/g, ' ').trim();
      if (!path || !range) return [];
      return [{ file: path.startsWith('.') ? join(dirname(styleSheet), path) : resolve(path), range }];
    },
  );
}

/** The code points of a `unicode-range`. */
export function signsOf(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice(2)
      .split('-')
      .map((sign) => Number.parseInt(sign, 16));
    return Array.from({ length: last - first + 1 }, (_none, index) => first + index);
  });
}

/** Tells whether one of the fonts is asked for a sign and has a glyph for it. */
export function drawnBy(faces: readonly Face[]): (sign: string) => boolean {
  const all = faces.map(({ file, range }) => ({ font: fontIn(file), signs: new Set(signsOf(range)) }));
  return (sign) => {
    const point = sign.codePointAt(0) ?? 0;
    return all.some(({ font, signs }) => signs.has(point) && font.hasGlyphForCodePoint(point));
  };
}

/** Reads a file of letters. */
export function fontIn(file: string): Font {
  const font = create(readFileSync(file));
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} is a collection`);
  return font;
}

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_none, index) => String.fromCodePoint(first + index));

/** Letters that nobody writes today, and the Ҟ of Abkhazia, which Inter lacks. */
const outOfUse = /[ŉǄ\u0460-\u0489Ҟҟ]/;

/** All that somebody in Europe types in their name: assigned letters of the alphabets that are in use. */
export const lettersOfNames = [
  ...between(0x20, 0x7e),
  ...between(0xa0, 0x24f),
  ...between(0x384, 0x3ce),
  ...between(0x400, 0x4ff),
  ...between(0x1e00, 0x1e9b),
  'ẞ',
  ...between(0x1ea0, 0x1ef9),
  ...between(0x1f00, 0x1fff),
].filter((sign) => /[^\p{Cn}\p{Cc}\p{Cf}]/u.test(sign) && !outOfUse.test(sign));
