import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { mailLanguages } from './kernel/text/language.js';
import { currencies } from './kernel/money/money.js';
import { printFaces } from './platform/pdf/print-document.js';
import { drawnBy, facesIn, fontIn, lettersOfNames, signsOf, type Face } from './testing/fonts.js';

const root = join(import.meta.dirname, '../..');

/** Reads letters that are never shown: what the crawler finds on pages, what a cell of a table must not begin with. */
const notShown =
  /\.test\.ts|\/testing\/|\/generated\/|\.contract\.ts|\/crawler\/|quote-classifier|\/escape-formula\.ts$/;

/** Every sign beside ASCII that the product's own texts are written with, and those that numbers and days bring. */
function signsOfTheProduct(): string[] {
  const files = globSync('{api,admin-ui,public-forms}/src/**/*.{ts,tsx}', { cwd: root });
  const texts = files
    .filter((file) => !notShown.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'));
  const written = mailLanguages.flatMap((language) => {
    const locale = language === 'no' ? 'nb' : language;
    const amount = (style: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(locale, style).format(-1234567.89);
    return [
      amount({}),
      ...currencies.map((currency) => amount({ style: 'currency', currency })),
      amount({ style: 'percent' }),
      ...Array.from({ length: 12 }, (_none, month) =>
        new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' }).format(
          Date.UTC(2026, month, month + 1),
        ),
      ),
      new Intl.ListFormat(locale).format(['a', 'b', 'c']),
    ];
  });
  const signs = new Set([...texts, ...written].flatMap((text) => [...text]));
  return [...signs].filter((sign) => /[^\p{Cc}\p{Cf}]/u.test(sign));
}

/** Signs of which there is nothing to draw: a space of another width is made of the ordinary one. */
const isBlank = (sign: string) => /\p{Zs}/u.test(sign);

const printed = (weight: number) => printFaces.filter((face) => face.weight === weight);
const places: [string, Face[]][] = [
  ['documents', printed(400)],
  ['documents, in semi-bold', printed(600)],
  ['the application', facesIn(join(root, 'admin-ui/src/app/theme/base.css'))],
  ['the public pages', facesIn(join(root, 'public-forms/src/styles/fonts.css'))],
];

describe.each(places)('the fonts of %s', (_name, faces) => {
  const isDrawn = drawnBy(faces);

  test('have every sign that the product writes', () => {
    expect(signsOfTheProduct().filter((sign) => !isBlank(sign) && !isDrawn(sign))).toEqual([]);
  });

  test('have the letters of names in Latin, Greek and Cyrillic', () => {
    expect(lettersOfNames.filter((sign) => !isDrawn(sign))).toEqual([]);
  });

  test('are asked for nothing among the signs that they lack: a file that cannot help is not fetched', () => {
    const signs = /[\u2070-\u209f\u2100-\u2bff\u{1f000}-\u{1ffff}]/u;
    const vain = faces.flatMap(({ file, range }) => {
      const font = fontIn(file);
      return signsOf(range)
        .filter((point) => signs.test(String.fromCodePoint(point)) && !font.hasGlyphForCodePoint(point))
        .map((point) => `${file.split('/').at(-1)} U+${point.toString(16)}`);
    });
    expect(vain).toEqual([]);
  });
});

test('there is something to draw', () => {
  const signs = signsOfTheProduct();
  expect(signs).toEqual(expect.arrayContaining(['→', '≤', '≈', 'ź', 'ø', 'ß', '€', '−', '\u202f', '\u00a0']));
  expect(lettersOfNames.length).toBeGreaterThan(1000);
  expect(lettersOfNames).toEqual(expect.arrayContaining(['Ж', 'ї', 'ў', 'Ώ', 'ș', 'Ž']));
});
