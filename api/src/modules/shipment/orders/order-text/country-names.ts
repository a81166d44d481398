import { countries } from '../../../../kernel/contact/countries.js';
import { foldSigns } from './text-lines.js';

const names = [...namesOfCountries()];
/** A country's name anywhere in a folded text. */
export const countryPattern = new RegExp(
  `(?<![\\p{L}\\d])(?:${names.map(([stem]) => endingOf(stem)).join('|')})(?!\\p{L})`,
  'gu',
);

/** Stems of the countries' names in Polish, English, Norwegian and German, with their codes. */
function* namesOfCountries(): Generator<[string, string]> {
  yield ['(?:northern ireland|nord.irland|nordirland|irlandi. (?:pln\\.?|polnocn))', 'GB'];
  const german = new Intl.DisplayNames(['de'], { type: 'region' });
  for (const { code, names: own } of countries) {
    for (const name of new Set([own.pl, own.en, own.no, german.of(code) ?? own.en].map(foldSigns))) {
      // Polish names change their endings: Norwegia, do Norwegii; Niemcy, z Niemiec.
      const stem = name.length > 5 ? name.replace(/[aey]$|cy$/u, '') : name;
      yield [stem.replaceAll(/[^\p{L} ]/gu, '.'), code];
    }
  }
  yield* [
    ['niem(?:ie)?c', 'DE'],
    ['wloch', 'IT'],
    ['uk', 'GB'],
    ['england', 'GB'],
    ['angli', 'GB'],
    ['szkocj', 'GB'],
    ['holland', 'NL'],
    ['czech', 'CZ'],
    ['wegier', 'HU'],
  ];
}

/** A country's name with what its cases add; "uke" is no UK. */
function endingOf(stem: string): string {
  return stem.length > 3 ? `${stem}\\p{L}{0,3}` : stem;
}

const wholeNames = names.map(([stem, code]) => [new RegExp(`^(?:${endingOf(stem)})$`, 'u'), code] as const);

const anyWholeName = new RegExp(`^(?:${names.map(([stem]) => endingOf(stem)).join('|')})$`, 'u');
const toldNames = new Map<string, string | null>();
const mostToldNames = 2_000;

/** The code of the country that a folded text is the name of. */
export function countryNamed(folded: string): string | null {
  // Most texts name few countries many times.
  const known = toldNames.get(folded);
  if (known !== undefined) return known;
  if (!anyWholeName.test(folded)) return null;
  const code = wholeNames.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
  if (toldNames.size < mostToldNames) toldNames.set(folded, code);
  return code;
}

/** Letters of countries before post codes and towns, with their codes. */
export const prefixes: Readonly<Record<string, string>> = {
  pl: 'PL',
  no: 'NO',
  n: 'NO',
  de: 'DE',
  d: 'DE',
  se: 'SE',
  s: 'SE',
  dk: 'DK',
  nl: 'NL',
  be: 'BE',
  b: 'BE',
  fr: 'FR',
  f: 'FR',
  it: 'IT',
  i: 'IT',
  es: 'ES',
  e: 'ES',
  at: 'AT',
  a: 'AT',
  ch: 'CH',
  cz: 'CZ',
  sk: 'SK',
  hu: 'HU',
  h: 'HU',
  lt: 'LT',
  lv: 'LV',
  ee: 'EE',
  fi: 'FI',
  gb: 'GB',
  uk: 'GB',
  ro: 'RO',
  ie: 'IE',
};
/** The country that a text is the name or the letters of. */
export function countryWhole(folded: string, text: string): string | null {
  if (/^[A-Z]{2}$/u.test(text)) return prefixes[folded] ?? null;
  return folded.length > 30 || folded.length < 2 || /\d/u.test(folded) ? null : countryNamed(folded);
}
