import { LANGUAGES, LOCALE, type Language } from './language';

/** Europe, for the moment before `GET /countries` has answered, and for when it cannot. */
export const FALLBACK_COUNTRIES: readonly string[] =
  /* @__PURE__ Pages without a field of countries leave it out. */ (
    'AD AL AM AT AZ BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GE GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT ' +
    'NL NO PL PT RO RS RU SE SI SK SM TR UA VA XK'
  ).split(' ');

/** Those that come first in the list, because most transports start or end there. */
export const FREQUENT_COUNTRIES: readonly string[] = ['PL', 'NO', 'SE', 'DK', 'DE'];

export interface CountryOption {
  code: string;
  name: string;
}

const CODE = /^[A-Z]{2}$/;

const namers = new Map<Language, Intl.DisplayNames>();

/** Making one costs a phone milliseconds, and a list asks for dozens of names. */
function namerOf(language: Language): Intl.DisplayNames {
  const known = namers.get(language);
  if (known) return known;
  const namer = new Intl.DisplayNames([LOCALE[language]], { type: 'region' });
  namers.set(language, namer);
  return namer;
}

/** The country's name in the reader's language; the code or text itself when there is none. */
export function countryName(code: string, language: Language): string {
  const upper = code.trim().toUpperCase();
  if (!CODE.test(upper)) return code;
  return namerOf(language).of(upper) ?? code;
}

/** The options of a country field: names in the reader's language, in its alphabet. */
export function countryOptions(codes: readonly string[], language: Language): CountryOption[] {
  const byName = new Intl.Collator(LOCALE[language]);
  return [...new Set(codes)]
    .filter((code) => CODE.test(code))
    .map((code) => ({ code, name: countryName(code, language) }))
    .sort((first, second) => byName.compare(first.name, second.name));
}

/** Compares names without case and accents. */
function fold(text: string): string {
  return text
    .trim()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'l')
    .toLowerCase();
}

/**
 * The code of a country that a link names by its code or by its name in one of the three languages; empty when the
 * list has no such country.
 */
export function countryCode(text: string, codes: readonly string[] = FALLBACK_COUNTRIES): string {
  const given = text.trim();
  if (given === '') return '';
  const upper = given.toUpperCase();
  if (codes.includes(upper)) return upper;
  const wanted = fold(given);
  const found = codes.find((code) =>
    LANGUAGES.some((language) => fold(countryName(code, language)) === wanted),
  );
  return found ?? '';
}
