import { foldDiacritics } from '../../../../kernel/text/fold-diacritics.js';
import { postCodeRule } from '../../../../kernel/contact/post-code.js';
import { withoutEmails } from './find-emails.js';
import { legalNamesIn, caseInsensitive } from './legal-names.js';

/** An address as it stands in a text. */
interface WrittenPlace {
  address: string | null;
  /** Null where it stands in a case that nobody can tell the name by. */
  city: string | null;
  post_code: string;
}

/** A place with the line that its post code stands in. */
interface PlaceInLine {
  place: WrittenPlace;
  line: number;
  /** Where in the line its post code, or its town before that, begins. */
  at: number;
  /** What stands before the street: in its line, and above; the nearest first. */
  before: readonly string[];
}

const afterCity: ReadonlySet<string> = new Set(['GB', 'IE', 'GI', 'IM', 'JE', 'GG', 'MT']);
/** Words behind a town that are no part of its name. */
const noTown = caseInsensitive(
  'tel|telefon|tlf|phone|fax|faks|nip|regon|krs|org|e-?mail|mail|mob|kom|poland|polska|norway|norge|woj',
);
/** Words in small letters within the names of towns. */
const withinTown = 'nad|pod|koło|k\\.|am|an|der|im|i|la|le|les|sur|de|del|di|upon|under|on|in|ved|på|nad|u';
const city = `(\\p{Lu}[\\p{L}.'’-]{1,40}(?:[ ](?!(?:${noTown})\\b)(?:(?:${withinTown}) )?\\p{Lu}[\\p{L}.'’-]{0,40}){0,3})`;

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
  return lines.flatMap((ownLine, line) => {
    // Where the code stands behind the town, it may have a line of its own.
    const town = lines[line - 1] ?? '';
    const isApart = !codeFirst && ownLine.length <= longestCode && /^\p{Lu}[^\d,]{1,40}$/u.test(town);
    const text = isApart ? `${town} ${ownLine}` : ownLine;
    // Labels in cells of their own are passed over.
    const isLabelled = isLabel(lines[line - 1]) && !isApart;
    const top = isApart || isLabelled ? line - 1 : line;
    if (text.length > 4_000 || !/\d/.test(text)) return [];
    const registered = country === 'PL' ? registeredSeats(text, line) : [];
    const written = [...text.matchAll(pattern)].flatMap((match) => {
      const [, first = '', second = ''] = match;
      const [post_code, name] = codeFirst ? [first, second] : [second, first];
      const before = text.slice(Math.max(0, match.index - furthestStreet), match.index);
      const isAbove = before.trim().length < 3;
      const found = codeFirst
        ? (streetIn(before) ?? (isAbove ? streetIn(lines[top - 1] ?? '') : null))
        : streetOfParts(isAbove ? (lines[top - 1] ?? '') : before);
      if (found === null && !isTelling) return [];
      const above = found && isAbove ? top - 1 : top;
      const nearest = [found?.before ?? before, lines[above - 1] ?? '', lines[above - 2] ?? ''].filter(
        (one) => one.trim() !== '',
      );
      const place = { address: found?.street ?? null, city: tidyCity(name), post_code };
      return [{ place, line, at: isApart ? 0 : match.index, before: nearest }];
    });
    return [...registered, ...written];
  });
}

const longestCode = 9;
const isLabel = (line: string | undefined): boolean => line !== undefined && /^[\p{L} -]{2,30}:$/u.test(line);
/** Signs before a town within which its street stands. */
const furthestStreet = 400;

/** `z siedzibą w Kielcach (25-001), ul. Ogrodowa 3`: how registers and terms put it, the town in another case. */
const seat =
  /\sw[e]?\s(\p{Lu}[\p{L}-]{2,30})\s?\((\d{2}-\d{3})\),?\s(?:przy\s)?((?:ul|al|pl|os)\.?\s[^,;()\d]{2,50}\d[^,;()\s]{0,10})/gu;
const cities =
  'Warszawa Kraków Łódź Wrocław Poznań Gdańsk Szczecin Bydgoszcz Lublin Katowice Gdynia Częstochowa Radom Toruń Kielce Rzeszów Gliwice Zabrze Olsztyn Bytom Rybnik Opole Tychy Elbląg Płock Wałbrzych Tarnów Chorzów Koszalin Kalisz Legnica Grudziądz Słupsk Jaworzno Siedlce Konin Piła Lubin Mysłowice Sopot Zamość'.split(
    ' ',
  );

function registeredSeats(text: string, line: number): PlaceInLine[] {
  return [...text.matchAll(seat)].map(({ 1: town = '', 2: post_code = '', 3: address = '', index: at }) => {
    const written = foldDiacritics(town);
    const city =
      cities.find((one) => {
        const name = foldDiacritics(one);
        return written.startsWith(name.slice(0, Math.max(3, name.length - 1)));
      }) ?? null;
    const place = { address: address.replace(/[.]$/, ''), city, post_code };
    return { place, line, at, before: [text.slice(Math.max(0, at - furthestStreet), at)] };
  });
}

const streetWords =
  /(?:\b(?:ul|al|pl|os|aleja|aleje|plac|osiedle|ulica|rondo|street|st|road|rd|avenue|ave|lane|ln|drive|way|square|park|house|court|business|unit|rue|via|calle|platz|allee|weg|str)\b\.?|(?:gate|gata|veien|vegen|vei|veg|gaten|plass|allé|straße|strasse|gasse|weg)\b|postboks|pb\.?\s)/iu;
/** The name of what follows, with its colon. */
const labelBefore = /^.{0,300}[\p{L})]\s?:\s/u;

/** A street with what stands before it in its line. */
interface PlacedStreet {
  street: string;
  before: string;
}

/** The street and number at the end of a text, or as one of the parts that stand between commas and other signs. */
export function streetIn(text: string): PlacedStreet | null {
  const parts = partsOf(text);
  const last = parts.at(-1);
  if (last === undefined) return null;
  // A flat, a floor or a hall may stand behind its own comma.
  const count = /^(?:lok|lokal|m|hala|bud|budynek|piętro|pok|unit|suite|floor|etasje)\b\.?/iu.test(last)
    ? 2
    : 1;
  const joined = withoutLead(withoutName(parts.slice(-count).join(', ')));
  if (!isStreet(joined)) return null;
  const street = joined.replace(/^\W+/u, (sign) => sign.replaceAll(/[^\p{L}\d]/gu, ''));
  return { street, before: parts.slice(0, -count).join(', ') };
}

const houses =
  /\b(?:unit|suite|floor|house|mills?|works|park|estate|centre|center|building|court|yard|barn|farm)\b/i;

/**
 * Where the town stands before its code, the parts before the town that are of an address: from the one with a number, or
 * the first that is called like a building, on.
 */
function streetOfParts(text: string): PlacedStreet | null {
  const parts = partsOf(text).slice(-4);
  const isCompany = parts.map((part) => legalNamesIn(part).length > 0);
  const own = parts.slice(isCompany.lastIndexOf(true) + 1);
  const first = own.findIndex((part) => part.length <= 60 && (isStreet(part) || houses.test(part)));
  if (first < 0 || !own.slice(first).some((part) => /\d/.test(part))) return null;
  const all = partsOf(text);
  const street = own.slice(first).join(', ');
  return { street, before: all.slice(0, all.length - (own.length - first)).join(', ') };
}

function partsOf(text: string): string[] {
  return withoutEmails(text.replace(labelBefore, ''), ' | ')
    .split(/[,;|•·]|(?<=\s)[-–—](?=\s)/u)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** A street within a sentence, `z siedzibą w Łodzi przy ul. Długiej 1`. */
function withoutLead(text: string): string {
  const at = /\s(?=(?:ul|al|pl|os)\.?\s\p{Lu})/u.exec(text)?.index;
  return at === undefined ? text : text.slice(at).trim();
}

/** A street whose company stands before it without a sign between. */
function withoutName(text: string): string {
  const name = legalNamesIn(text).at(-1);
  return name ? text.slice(name.end).trim() : text;
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
  // A dot behind a word that is no abbreviation ends the sentence.
  const [first = name] = name.split(/(?<=\p{L}{4})\.\s/u);
  return first.replace(/(?<![\s.,-])[\s.,-]+$/u, '').trim();
}
