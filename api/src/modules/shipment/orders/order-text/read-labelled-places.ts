import { isCodeIn } from './district-codes.js';
import { countryWhole } from './country-names.js';
import { codeOf, streetOf, type FoundPlace } from './read-places.js';
import type { End, Roles } from './roles.js';
import { foldSigns, pieceOf, withoutTrailing, type Piece, type TextLine } from './text-lines.js';
import { TownBook, type FindTown } from './town-names.js';

type Part = 'city' | 'code' | 'street' | 'country' | 'other' | 'whole';

const partWords: Readonly<Record<Exclude<Part, 'whole'>, string>> = {
  // "Kod i miejscowość".
  city: '(?:kod(?: pocztowy)?(?: i| /| oraz)? {1,2})?(?:miejscowosc|miasto)|miasto|miejscowosc|city|town|by|sted|poststed|stad|ort|stadt',
  code: 'kod(?: pocz(?:towy|t\\.?))?|post(?:al)?[ -]?code|zip(?:[ -]?code)?|post[ -]?nr\\.?|post[ -]?nummer|plz|postleitzahl',
  street:
    'ulica|ul\\.|ulica i nr|street(?: address| name)?|adres|address(?: line)?(?: 1)?|adr\\.|adressen?|gate(?:adressen?)?|vei(?:adresse)?|besoksadresse|stras{1,2}e|str\\.',
  country: 'kraj|panstwo|country|ctry|land',
  other:
    'firma|nazwa|company|name|navn|bedrift|zaklad|kontakt|contact|tel\\.?|tlf\\.?|phone|osoba(?: kontaktowa)?',
};
const partLabel = new RegExp(
  `^[ *•>-]{0,4}(?:(?:\\p{L}{3,14}(?:['’]s|\\.)? {1,3}){0,2})(?:${Object.entries(partWords)
    .map(([part, words]) => `(?<${part}>${words})`)
    .join('|')})(?:[ /,&]{1,3}\\p{L}{1,14}\\.?){0,3} {0,2}[:=] {0,30}`,
  'u',
);
/** "Miejsce załadunku: Mława", "Ship to: Drammen". */
const endLabel = /^[ *•>-]{0,4}\p{L}[\p{L}. -]{1,30}: {0,30}/u;
/** "Miejsce nadania (kod, miejscowość):": what is told in brackets is told all the same. */
const bareLabel = (folded: string) =>
  folded.replace(/^[^:=]{2,60}[:=]/u, (label) => label.replaceAll(/[(),[\]–-]/gu, ' '));

/** What one line says of a place by a label. */
interface ToldPart {
  part: Part;
  value: Piece<string>;
  /** The end that the label itself names. */
  end: End | null;
}

function toldPart(line: TextLine, cues: ReturnType<Roles['cues']>, towns: TownBook): ToldPart | null {
  const match = partLabel.exec(bareLabel(line.folded)) ?? endLabel.exec(line.folded);
  if (!match) return null;
  const [label] = match;
  const { text } = line;
  const length = withoutTrailing(text.slice(label.length), ' .,;').length;
  const value = pieceOf(
    line,
    text.slice(label.length, label.length + length),
    label.length,
    label.length + length,
  );
  const end = cues.find((cue) => cue.to <= label.length)?.end ?? null;
  const named = Object.keys(partWords).find((part) => match.groups?.[part] !== undefined);
  const part = (named ?? null) as Part | null;
  if (part !== null) return { part, value, end };
  const isTold = end !== null && partsOf(value, towns).length > 0;
  return isTold ? { part: 'whole', value, end } : null;
}

interface PlainPart {
  part: 'city' | 'street' | 'country';
  value: Piece<string>;
}

/** "Hull, Hedon Road 5", "Sawmill Ltd, ul. Leśna 4": the town and the street of what stands behind the label of an end. */
function partsOf(whole: Piece<string>, towns: TownBook): PlainPart[] {
  return [...whole.value.matchAll(/[^,;]{2,80}/gu)].flatMap(({ 0: text, index }): PlainPart[] => {
    const told = text.trim();
    const start = whole.start + index + text.indexOf(told);
    const value = { ...whole, value: told, start, end: start + told.length };
    if (streetOf(told, foldSigns(told))) return [{ part: 'street', value }];
    if (index > 0 && countryWhole(foldSigns(told), told) !== null) return [{ part: 'country', value }];
    return towns.of(told).length > 0 ? [{ part: 'city', value }] : [];
  });
}

interface Told {
  end: End;
  city?: Piece<string>;
  code?: Piece<string>;
  street?: Piece<string>;
  /** A label of its own calls it one. */
  isStreetTold?: true;
  country?: Piece<string>;
}

/** Adds what a label says, where the place is not told it yet. @returns whether there was room for it */
function addPart(told: Told, { part, value, end }: ToldPart, towns: TownBook): boolean {
  if (part === 'other') return true;
  if (part === 'whole') {
    if (told.city || told.street) return false;
    for (const one of partsOf(value, towns))
      if (one.part !== 'street') addPart(told, { ...one, end }, towns);
      else told.street ??= one.value;
    return true;
  }
  if (told[part]) return false;
  const both = part === 'code' || part === 'city' ? codeAndTown(value) : null;
  if (both) {
    if (told.code && told.city) return false;
    told.city ??= both.city;
    return addPart(told, { part: 'code', value: both.code, end: null }, towns);
  }
  const folded = foldSigns(value.value);
  if (part === 'country') {
    const country = countryWhole(folded, value.value);
    if (country !== null) told.country = { ...value, value: country };
  } else if (part === 'code') {
    const code = codeOf(value.value);
    if (!code) return true;
    const start = value.end - code.text.length;
    told.code = { ...value, start, value: code.text.toUpperCase() };
    if (code.country !== null) told.country ??= { ...value, end: start, value: code.country };
  } else if (part === 'street') {
    // What a label calls a street needs no more than a number.
    if (streetOf(value.value, folded) || /^(?=.*\d)(?=.*\p{L}{3})[^,;:@]{4,80}$/u.test(value.value))
      [told.street, told.isStreetTold] = [value, true];
  } else if (/^\p{Lu}[\p{L}'’. -]{1,39}$/u.test(value.value)) told.city = value;
  return true;
}

/** "Zip/City: 44-100 Gliwice": both in one line. */
function codeAndTown(value: Piece<string>): { code: Piece<string>; city: Piece<string> } | null {
  const match =
    /^([\p{L}\d -]{2,14}?\d[\p{L}\d]{0,3}(?: [A-Z]{2})?)[ ,]{1,3}(\p{Lu}[\p{L}'’. -]{1,39})$/u.exec(
      value.value,
    );
  const [, code = '', town = ''] = match ?? [];
  if (!match || town.length < 3 || !codeOf(code) || codeOf(value.value)) return null;
  const city = { ...value, value: town, start: value.end - town.length };
  return { code: { ...value, value: code, end: value.start + code.length }, city };
}

function placeOf(
  { end, city, code, street, isStreetTold, country }: Told,
  towns: TownBook,
): FoundPlace | null {
  // The street of a town that another line tells.
  if (!city && !code && street && isStreetTold)
    return { end, street, isCountryGuessed: true, start: street.start };
  if (!city || (!code && !street && !country)) return null;
  const countries = towns.of(city.value);
  const shape = code ? (codeOf(code.value)?.shape ?? null) : null;
  const fitting = code ? countries.filter((one) => isCodeIn(one, code.value)) : countries;
  const known = country?.value ?? shape ?? fitting[0];
  if (known === undefined) return null;
  return {
    end,
    city,
    ...(code && isCodeIn(known, code.value) ? { postCode: code } : {}),
    ...(street ? { street } : {}),
    country: country ?? { ...city, value: known },
    isCountryGuessed: country === undefined && shape === null,
    start: city.start,
  };
}

/** Places whose parts stand in lines of their own, each behind its label: of forms, of tables and of lists below "Załadunek". */
export function readLabelledPlaces(
  lines: readonly TextLine[],
  roles: Roles,
  findTown: FindTown,
): FoundPlace[] {
  const towns = new TownBook(findTown);
  const found: FoundPlace[] = [];
  let told: Told | null = null;
  const close = () => {
    const place = told && placeOf(told, towns);
    if (place) found.push(place);
    told = null;
  };
  lines.forEach((line, index) => {
    const said = line.part === 'body' ? toldPart(line, roles.cues(index), towns) : null;
    if (!said) {
      // Days, hours and names may stand between the parts.
      // "Rozładunek" in a line of its own begins the other one.
      const isOther = roles.cues(index).some(({ end }) => end !== told?.end);
      if (line.part !== 'body' || line.isAfterGap || isOther) close();
      return;
    }
    if (line.isAfterGap && line.labelled === undefined && said.end === null) close();
    const end: End | null = said.end ?? told?.end ?? roles.above(index);
    if (end === null) return;
    if (told && told.end !== end) close();
    told ??= { end };
    if (addPart(told, said, towns)) return;
    // A second town is another place.
    close();
    told = { end };
    addPart(told, said, towns);
  });
  close();
  return found;
}
