import { anyCase } from './any-case.js';
import { postCodeRule } from '../../../domain/post-code.js';
import { withoutEmails } from './find-emails.js';

/** An address as it stands in a text. */
export interface WrittenPlace {
  address: string | null;
  city: string;
  post_code: string;
}

/** A place with the line that its post code stands in. */
export interface PlaceInLine {
  place: WrittenPlace;
  line: number;
}

const afterCity: ReadonlySet<string> = new Set(['GB', 'IE', 'GI', 'IM', 'JE', 'GG', 'MT']);
/** Words behind a town that are no part of its name. */
const noTown = anyCase(
  'tel|telefon|tlf|fax|faks|nip|regon|krs|org|e-?mail|mail|mob|kom|poland|polska|norway|norge|woj',
);
const city = `(\\p{Lu}[\\p{L}.'’-]{1,40}(?:[ ](?!(?:${noTown})\\b)\\p{L}[\\p{L}.'’-]{0,40}){0,3})`;

interface PlacePattern {
  pattern: RegExp;
  codeFirst: boolean;
}

const patterns = new Map<string, PlacePattern>();

function patternOf(country: string): PlacePattern {
  const known = patterns.get(country);
  if (known) return known;
  const code = postCodeRule(country).pattern.slice(1, -1);
  const codeFirst = !afterCity.has(country);
  const bounded = `(?<![\\p{L}\\d-])(?:${country}[- ])?(${code})(?![\\p{L}\\d-])`;
  const made = {
    codeFirst,
    pattern: codeFirst
      ? new RegExp(`${bounded}[ ,]{1,3}${city}`, 'gu')
      : new RegExp(`${city}[ ,]{1,3}${bounded}`, 'gu'),
  };
  patterns.set(country, made);
  return made;
}

/** The country code may be used in front of its codes without a rule of its own being known: such a country has none. */
const hasRule = (country: string): boolean => postCodeRule(country).example !== '';

/**
 * The addresses in lines of text: a post code with its city, and the street before them, on the same line or the one
 * above. What looks like a post code without a street is taken for one only where codes have a form of their own.
 */
export function placesIn(lines: readonly string[], country: string): PlaceInLine[] {
  if (!hasRule(country)) return [];
  const { pattern, codeFirst } = patternOf(country);
  const isTelling = country === 'PL' || !codeFirst;
  return lines.flatMap((text, line) => {
    if (text.length > 600 || !/\d/.test(text)) return [];
    return [...text.matchAll(pattern)].flatMap((match) => {
      const [, first = '', second = ''] = match;
      const [post_code, name] = codeFirst ? [first, second] : [second, first];
      const before = text.slice(0, match.index);
      const address = streetIn(before) ?? (before.trim().length < 3 ? streetIn(lines[line - 1] ?? '') : null);
      if (address === null && !isTelling) return [];
      return [{ place: { address, city: tidyCity(name), post_code }, line }];
    });
  });
}

const streetWords =
  /(?:\b(?:ul|al|pl|os|aleja|aleje|plac|osiedle|ulica|rondo|street|st|road|rd|avenue|ave|lane|ln|drive|way|square|park|house|court|business|unit|rue|via|calle|platz|allee|weg|str)\b\.?|(?:gate|gata|veien|vegen|vei|veg|gaten|plass|allé|straße|strasse|gasse|weg)\b|postboks|pb\.?\s)/iu;
const labelBefore =
  /^.*?(?:adres|address|adresse|siedziba|biuro|kontakt|contact|besøksadresse|postadresse|headquarters|hovedkontor|office|firma)[^:]{0,30}:\s*/iu;

/** The street and number at the end of a text, or as one of the parts that stand between commas and other signs. */
export function streetIn(text: string): string | null {
  const parts = withoutEmails(text.replace(labelBefore, ''), ' | ')
    .split(/\s*(?:[,;|•·]|\s[-–—]\s)\s*/u)
    .map((part) => part.trim())
    .filter(Boolean);
  const last = parts.at(-1);
  if (last === undefined) return null;
  // A flat, a floor or a hall may stand behind its own comma.
  const joined = /^(?:lok|lokal|m|hala|bud|budynek|piętro|pok|unit|suite|floor|etasje)\b\.?/iu.test(last)
    ? parts.slice(-2).join(', ')
    : last;
  return isStreet(joined) ? joined.replace(/^\W+/u, (sign) => sign.replaceAll(/[^\p{L}\d]/gu, '')) : null;
}

function isStreet(text: string): boolean {
  if (text.length < 3 || text.length > 90 || !/\d/.test(text) || !/\p{L}{2}/u.test(text)) return false;
  if (/@|https?:|www\.|©|\bcopyright\b|\b(?:tel|tlf|fax|faks|nip|regon|krs|org)\b/iu.test(text)) return false;
  if (streetWords.test(text)) return /\d/.test(text);
  // A name, then the number of the house: `Storgata 4 B`, `Długa 12/3`, `Polna 5 lok. 2`.
  return /^\p{Lu}[\p{L}.'’ -]{1,60}\s\d{1,5}\s?(?:[A-Za-z]\b)?(?:\s?[/-]\s?\d{1,4}\s?[A-Za-z]?)?(?:\s?,?\s?(?:lok|m|hala|pok|bud)\.?\s?\w{1,5})?$/u.test(
    text,
  );
}

function tidyCity(name: string): string {
  return name.replace(/[\s.,-]+$/u, '').trim();
}
