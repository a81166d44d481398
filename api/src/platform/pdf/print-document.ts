import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Normal and, for emphasis, semi-bold: a document asks for no other. */
const weights = [400, 600] as const;

/** What the fonts are called in style rules: Noto Sans, with the signs that it lacks from its relatives. */
export const printFamily = 'Noto Sans';

/** A file of letters, by package and subset, and the signs that are taken from it (`unicode-range` of CSS). */
interface Subset {
  font: string;
  subset: string;
  range: string;
}

/** Of two that hold a sign the later is used. Each has all that its range promises; see the tests. */
const subsets: readonly Subset[] = [
  {
    font: 'open-sans',
    subset: 'math',
    range:
      'U+2070, U+2074-207A, U+207C-208A, U+208C-208E, U+2095-209C, U+2105, U+2120, U+2126, U+212E, U+2202, U+2206, U+220F, U+2211, ' +
      'U+2215, U+221A, U+221E, U+222B, U+2248, U+2260, U+2264-2265, U+25CA',
  },
  {
    font: 'noto-sans-symbols',
    subset: 'symbols',
    range: 'U+2160-2183, U+2190-2199, U+2460-24FF, U+260A-260D, U+2690-269D, U+2776-2793',
  },
  { font: 'noto-sans', subset: 'vietnamese', range: 'U+1EA0-1EF1' },
  { font: 'noto-sans', subset: 'greek-ext', range: 'U+1F00-1FFF' },
  {
    font: 'noto-sans',
    subset: 'greek',
    range: 'U+0370-0377, U+037A-037F, U+0384-038A, U+038C, U+038E-03A1, U+03A3-03E1, U+03F0-03FF',
  },
  { font: 'noto-sans', subset: 'cyrillic-ext', range: 'U+0460-052F, U+20B4' },
  { font: 'noto-sans', subset: 'cyrillic', range: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116' },
  {
    font: 'noto-sans',
    subset: 'latin-ext',
    range:
      'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, ' +
      'U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  },
  {
    font: 'noto-sans',
    subset: 'latin',
    range:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, ' +
      'U+2212, U+FEFF, U+FFFD',
  },
];

/** Emoji in ink of one colour: the signs of each file. A file has all weights, and is named for each, since a browser looks in one at a time. */
const emojiFont = '@fontsource-variable/noto-emoji';
const emojiSubsets = Object.entries(
  JSON.parse(readFileSync(resolve(`${emojiFont}/unicode.json`), 'utf8')) as Record<string, string>,
).map(([name, range]) => ({ file: `noto-emoji-${name.replaceAll(/\D/g, '')}-wght-normal.woff2`, range }));

/** A font of the house: the signs that are taken from a file, in one weight. */
interface PrintFace {
  file: string;
  weight: number;
  range: string;
}

/** The fonts that documents may bring along, in the order of their rules: what is a letter and an emoji is printed as a letter. */
export const printFaces: readonly PrintFace[] = [
  ...emojiSubsets.flatMap(({ file, range }) =>
    weights.map((weight) => ({ file: resolve(`${emojiFont}/files/${file}`), weight, range })),
  ),
  ...subsets.flatMap(({ font, subset, range }) =>
    weights.map((weight) => ({
      file: resolve(`@fontsource/${font}/files/${font}-${subset}-${weight}-normal.woff2`),
      weight,
      range,
    })),
  ),
];

const rulesOfFaces = new Map<PrintFace, string>();

function ruleOf(face: PrintFace): string {
  let rule = rulesOfFaces.get(face);
  if (rule === undefined) {
    const source = `url(data:font/woff2;base64,${readFileSync(face.file, 'base64')}) format('woff2')`;
    rule =
      `@font-face{font-family:'${printFamily}';font-weight:${face.weight};src:${source};` +
      `unicode-range:${face.range}}`;
    rulesOfFaces.set(face, rule);
  }
  return rule;
}

/** The signs of a `unicode-range`, as a class of regular expressions has them. */
function signsOf(range: string): string {
  const parts = range.split(/,\s*/).map((part) =>
    part
      .slice(2)
      .split('-')
      .map((sign) => `\\u{${sign}}`)
      .join('-'),
  );
  return parts.join('');
}

/** What emoji share with letters, or are joined with, and what asks for no file of them. */
const notOfEmoji = `${subsets.map(({ range }) => signsOf(range)).join('')}\\u{FE0F}`;

/** Find a sign in a text for which a file is needed, by its range. */
const searches = new Map([
  ...subsets.map(({ range }) => [range, new RegExp(`[${signsOf(range)}]`, 'v')] as const),
  ...emojiSubsets.map(
    ({ range }) => [range, new RegExp(`[[${signsOf(range)}]--[${notOfEmoji}]]`, 'v')] as const,
  ),
]);

/**
 * A text without the pictures that no font of the house has: newer ones, for which a hole would be printed. Signs such as a star, which are older
 * than emoji and which fonts of many machines have, stay.
 */
function withoutHoles(text: string): string {
  return text.replaceAll(/(?=[\u{1F000}-\u{1FFFF}])\p{Extended_Pictographic}/gu, (sign) =>
    [...searches.values()].some((search) => search.test(sign)) ? sign : '',
  );
}

/** The rules of those fonts that have signs of a text. */
function fontRules(text: string): string {
  return printFaces
    .filter(({ range }) => searches.get(range)?.test(text))
    .map(ruleOf)
    .join('\n');
}

/** What a document to print consists of, as HTML. */
interface PrintContent {
  language: string;
  title: string;
  /** Style rules. Their fonts are those of the family `printFamily`. */
  styles: string;
  body: string;
}

/**
 * Makes a document that brings its fonts along: how it looks does not hang on what the machine has. Writing that none
 * of them has (Chinese, Arabic, Hebrew) comes from the machine, where that has it; pictures that none has are left out.
 */
export function printDocument({ language, title, styles, body }: PrintContent): string {
  // Fonts have Ń, and not an N and its accent apart, as some systems write it.
  const text = withoutHoles(body.normalize('NFC'));
  const rules = withoutHoles(styles);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<style>${fontRules(rules + text)}
${rules}</style></head><body>
${text}
</body></html>`;
}

/** A text of a style rule: what could end it, or the rules themselves, is written by its number; pictures stay, to be found. */
export function cssText(text: string): string {
  const safe = text
    .normalize('NFC')
    .replaceAll(
      /[^\p{L}\p{N}\p{Extended_Pictographic} .,·/-]/gu,
      (sign) => `\\${sign.codePointAt(0)?.toString(16)} `,
    );
  return `"${safe}"`;
}
