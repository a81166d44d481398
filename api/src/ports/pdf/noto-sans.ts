import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const weights = [400, 600] as const;

/** Letters of the languages that we print in, and of their neighbours. */
const ranges = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, ' +
    'U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  'latin-ext':
    'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1EFF, ' +
    'U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
} as const;

let faces: string | undefined;

/** Style rules that bring Noto Sans along in the document itself: regular and, by the weight 600, semi-bold. */
export function notoSans(): string {
  faces ??= weights
    .flatMap((weight) =>
      Object.entries(ranges).map(([subset, range]) => {
        const file = resolve(`@fontsource/noto-sans/files/noto-sans-${subset}-${weight}-normal.woff2`);
        const source = `url(data:font/woff2;base64,${readFileSync(file, 'base64')}) format('woff2')`;
        return `@font-face{font-family:'Noto Sans';font-weight:${weight};src:${source};unicode-range:${range}}`;
      }),
    )
    .join('\n');
  return faces;
}
