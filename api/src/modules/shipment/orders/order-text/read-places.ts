import { countries } from '../../../../kernel/contact/countries.js';
import { isPostCode } from '../../../../kernel/contact/post-code.js';
import type { End, Roles } from './roles.js';
import { foldSigns, pieceOf, withoutTrailing, type Piece, type TextLine } from './text-lines.js';

/** Tells in which countries there is a town of a name, the likeliest for a forwarder first. */
export type FindTown = (name: string) => readonly string[];

/** A place of a transport. */
export interface FoundPlace {
  end: End | null;
  street?: Piece<string>;
  city?: Piece<string>;
  postCode?: Piece<string>;
  country?: Piece<string>;
  /** Only the town's name tells the country. */
  isCountryGuessed: boolean;
  start: number;
}

const names = [...namesOfCountries()];
const countryPattern = new RegExp(
  `(?<![\\p{L}\\d])(?:${names.map(([stem]) => stem).join('|')})\\p{L}{0,3}(?!\\p{L})`,
  'gu',
);

/** Stems of the countries' names in Polish, English, Norwegian and German, with their codes. */
function* namesOfCountries(): Generator<[string, string]> {
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

function countryNamed(folded: string): string | null {
  return names.find(([stem]) => new RegExp(`^${stem}\\p{L}{0,3}$`, 'u').test(folded))?.[1] ?? null;
}

const prefixes: Readonly<Record<string, string>> = {
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
const prefix = Object.keys(prefixes).join('|');
const codePatterns: readonly RegExp[] = [
  // With the country before it.
  new RegExp(
    `(?<![\\p{L}\\d-])(?<letters>${prefix})(?<between>[- ]{1,3})(?<code>\\d{2}-\\d{3}|\\d{3} \\d{2}|\\d{4} ?[a-z]{2}(?!\\p{L})|\\d{4,6})(?![\\d-])`,
    'gu',
  ),
  // Polish ones look like no others.
  /(?<![\p{L}\d-])(?<code>\d{2}-\d{3})(?![\d-])/gu,
  // British ones have letters, in capitals.
  /(?<![\p{L}\d-])(?<code>[a-z]{1,2}\d[\da-z]? ?\d[a-z]{2})(?![\p{L}\d])/gu,
  // Before a town.
  /(?<![\p{L}\d.,/:+-])(?<!\d )(?<code>\d{3} \d{2}|\d{4} [a-z]{2}|\d{4,5})(?= {1,2}\p{L}{2})/gu,
  // Behind a town.
  /(?<=\p{L}{2},? )(?<code>\d{5}|\d{4})(?! ?(?:kg|t|eur|pln|nok|kr|szt|mm|cm|x)(?!\p{L})|\d|[.,/-]\d|-)(?= ?(?:$|[,;)]| -))/gu,
];
const longestCode = 12;

const word = "\\p{Lu}[\\p{L}'’.-]{0,24}";
const joint = '(?:(?:nad|pod|am|an der|im|ved|upon|on|i|de|la|sur|bei|in der) )?';
const townAfter = new RegExp(`^(?:[ ,]{1,3})(${word}(?: ${joint}${word}){0,2})`, 'u');
const townBefore = new RegExp(`(${word}(?: ${joint}${word}){0,2})(?:,? \\(?|\\()$`, 'u');

/** Words that begin with a capital and are no towns where an address is written. */
const noTown =
  /^(?:ul|al|os|pl|sp|str|tel|fax|nip|z|ze|do|od|from|to|fra|til|von|nach|ab|zaladun\p{L}*|rozladun\p{L}*|loading|unloading|delivery|pickup|collection|lasting|lossing|levering|henting|beladung|entladung|lieferung|ladestelle|entladestelle|adres\p{L}*|address|termin|date|dato|datum|palet\p{L}*|pallets?|waga|weight|vekt|gewicht|ldm|adr|un|ftl|ltl|eur|pln|nok)$/u;

/** Finds the places of the body and the end that each belongs to. */
export function readPlaces(lines: readonly TextLine[], roles: Roles, findTown: FindTown): FoundPlace[] {
  const towns = new TownBook(findTown);
  const found: FoundPlace[] = [];
  lines.forEach((line, index) => {
    if (line.part !== 'body') return;
    const inLine = [...codedPlaces(line, lines[index + 1], lines[index - 1], towns)];
    inLine.push(...bareTowns(line, index, roles, towns, inLine));
    inLine.sort((one, other) => one.from - other.from);
    setArrows(line, inLine);
    for (const place of inLine) {
      place.end ??= roles.at(index, line, place.from, place.to);
      setCountry(place, line, lines[index + 1]);
      found.push(placeOf(place));
    }
  });
  return found;
}

interface PlaceInLine extends FoundPlace {
  from: number;
  to: number;
}

function placeOf({ from: _from, to: _to, ...place }: PlaceInLine): FoundPlace {
  return place;
}

/** More names than any mail has. */
const mostNames = 500;
/** Of towns of one name the one in the first of these countries is meant: where forwarders of Poland and Norway drive most. */
const nearest = ['PL', 'NO', 'DE', 'SE', 'DK', 'NL', 'GB', 'FR', 'CZ', 'BE', 'IT', 'AT', 'FI', 'LT', 'ES'];

/** Asks for each name once, however often a text says it. */
class TownBook {
  readonly #known = new Map<string, readonly string[]>();

  constructor(private readonly findTown: FindTown) {}

  of(name: string): readonly string[] {
    const known = this.#known.get(name);
    if (known) return known;
    // A text of nothing but capitals names no more than a mail does.
    const found = this.#known.size > mostNames ? [] : byNearness(this.findTown(name));
    this.#known.set(name, found);
    return found;
  }
}

function byNearness(codes: readonly string[]): string[] {
  const rank = (code: string) => (nearest.includes(code) ? nearest.indexOf(code) : nearest.length);
  return codes.toSorted((one, other) => rank(one) - rank(other));
}

function* codedPlaces(
  line: TextLine,
  next: TextLine | undefined,
  previous: TextLine | undefined,
  towns: TownBook,
): Generator<PlaceInLine> {
  let done = 0;
  const matches = codePatterns
    .flatMap((pattern, kind) => [...line.folded.matchAll(pattern)].map((match) => ({ match, kind })))
    .toSorted((one, other) => one.match.index - other.match.index || one.kind - other.kind);
  for (const { match, kind } of matches) {
    const [all] = match;
    const { letters = '', between = '', code = '' } = match.groups ?? {};
    const to = match.index + all.length;
    if (match.index < done || code.length > longestCode) continue;
    const written = line.text.slice(match.index, to);
    // "i 2026" and "no 1234" are words before numbers: a country's letters are capitals, or a hyphen stands behind them.
    if (
      letters !== '' &&
      !between.includes('-') &&
      written.slice(0, letters.length) !== letters.toUpperCase()
    )
      continue;
    if (kind === 2 && written !== written.toUpperCase()) continue;
    const place = codedPlace(
      line,
      { from: match.index, to, code, country: prefixes[letters] ?? null, kind },
      next,
      towns,
    );
    if (!place) continue;
    done = place.to;
    setStreet(place, line, previous);
    yield place;
  }
}

interface FoundCode {
  from: number;
  to: number;
  code: string;
  country: string | null;
  kind: number;
}

function codedPlace(
  line: TextLine,
  { from, to, code, country, kind }: FoundCode,
  next: TextLine | undefined,
  towns: TownBook,
): PlaceInLine | null {
  const town = townBeside(line, from, to, kind, next, towns);
  const fitting = (town?.countries ?? []).filter((one) => isPostCode(one, code));
  const shape = kind === 1 ? 'PL' : kind === 2 ? 'GB' : null;
  const known = country ?? shape;
  // Four or five digits before any word are no post code: a town has to be there that has such ones.
  if (known === null && (!town?.isKnown || fitting.length === 0)) return null;
  if (known !== null && !isPostCode(known, code)) return null;
  const codeFrom = to - code.length;
  const place: PlaceInLine = {
    end: prepositionBefore(line, Math.min(from, town?.from ?? from)),
    postCode: pieceOf(line, line.text.slice(codeFrom, to).toUpperCase(), codeFrom, to),
    isCountryGuessed: known === null,
    start: line.at + from,
    from: Math.min(from, town?.line === line ? town.from : from),
    to: Math.max(to, town?.line === line ? town.to : to),
  };
  if (town) place.city = pieceOf(town.line, town.name, town.from, town.to);
  const code2 = known ?? fitting[0];
  if (code2 !== undefined) place.country = pieceOf(line, code2, from, to);
  return place;
}

interface Town {
  name: string;
  line: TextLine;
  from: number;
  to: number;
  countries: readonly string[];
  isKnown: boolean;
}

function townBeside(
  line: TextLine,
  from: number,
  to: number,
  kind: number,
  next: TextLine | undefined,
  towns: TownBook,
): Town | null {
  const rest = line.text.slice(to, to + 90);
  const after = townAfter.exec(rest);
  if (after?.[1]) {
    const town = knownTown(after[1], towns, false);
    if (town)
      return {
        ...town,
        line,
        from: to + after[0].length - after[1].length,
        to: to + after[0].length - after[1].length + town.length,
      };
  }
  const start = Math.max(0, from - 80);
  const before = townBefore.exec(line.text.slice(start, from));
  if (before?.[1] && (kind !== 3 || !after)) {
    const town = knownTown(before[1], towns, true);
    if (town?.isKnown) {
      const end = start + before.index + before[1].length;
      return { ...town, line, from: end - town.length, to: end };
    }
  }
  if (after?.[1]) {
    const name = after[1].split(' ')[0] ?? '';
    const at = to + after[0].length - after[1].length;
    if (!noTown.test(foldSigns(name)) && name.length > 2 && kind !== 3 && kind !== 4)
      return {
        name: withoutTrailing(after[1], '.-'),
        line,
        from: at,
        to: at + withoutTrailing(after[1], '.-').length,
        countries: [],
        isKnown: false,
      };
  }
  // "80-001" in a line of its own, with the town below.
  const below = rest.trim() === '' && next ? townAfter.exec(` ${next.text.trimStart()}`) : null;
  const under = below?.[1] ? knownTown(below[1], towns, false) : null;
  if (under && next) {
    const at = next.text.length - next.text.trimStart().length;
    return { ...under, line: next, from: at, to: at + under.length };
  }
  return null;
}

/** Of capitalised words the town that they begin with, or end with. */
function knownTown(
  words: string,
  towns: TownBook,
  fromEnd: boolean,
): (Pick<Town, 'name' | 'countries' | 'isKnown'> & { length: number }) | null {
  const parts = words.split(' ');
  for (let count = parts.length; count > 0; count -= 1) {
    const written = withoutTrailing((fromEnd ? parts.slice(-count) : parts.slice(0, count)).join(' '), '.,-');
    if (written.length < 2 || noTown.test(foldSigns(written))) continue;
    const countriesOfIt = towns.of(written);
    if (countriesOfIt.length > 0)
      return { name: written, countries: countriesOfIt, isKnown: true, length: written.length };
  }
  return null;
}

const prepositions = {
  pickup:
    /(?:^|[^\p{L}])(?:z|ze|spod|from|ex|fra|von|ab|aus|w|in|at|i|pa) (?:(?:okolic|miejscowosci|m\.|the|omradet|raum|der nahe von|rejonu|pod|near|naer) )?(?:[a-z]{1,2}[- ])?$/u,
  onlyPickup:
    /(?:^|[^\p{L}])(?:z|ze|spod|from|ex|fra|von|ab|aus) (?:(?:okolic|miejscowosci|m\.|the|omradet|raum|rejonu|near|naer) )?(?:[a-z]{1,2}[- ])?$/u,
  delivery:
    /(?:^|[^\p{L}])(?:do|to|til|nach|bis(?: nach)?|pod|na) (?:(?:okolic|miejscowosci|m\.|the|omradet|raum|rejonu|near|naer) )?(?:[a-z]{1,2}[- ])?$/u,
};

/** The end that a preposition right before a place names. */
function prepositionBefore({ folded }: TextLine, at: number): End | null {
  const before = folded.slice(Math.max(0, at - 30), at);
  if (prepositions.onlyPickup.test(before)) return 'pickup';
  return prepositions.delivery.test(before) ? 'delivery' : null;
}

const capitals = new RegExp(`(?<![\\p{L}\\d@.])${word}(?: ${joint}${word}){0,2}`, 'gu');
const arrow = /^[ )]{0,3}(?:\([^)]{0,20}\))?[ ,]{0,3}(?:->|-->|=>|→|>|-|\/)[ (]{0,3}$/u;

/** Towns without a post code: only where something beside them says that they are places of the transport. */
function* bareTowns(
  line: TextLine,
  index: number,
  roles: Roles,
  towns: TownBook,
  coded: readonly PlaceInLine[],
): Generator<PlaceInLine> {
  const isTaken = (from: number, to: number) => coded.some((place) => from < place.to && to > place.from);
  let last: { place: PlaceInLine; isYielded: boolean } | undefined;
  for (const match of line.text.matchAll(capitals)) {
    const isPolishCase = /(?:^|[^\p{L}])(?:z|ze|spod|do|w|we|na|pod|okolic|miejscowosci) $/u.test(
      line.folded.slice(Math.max(0, match.index - 16), match.index),
    );
    const town = townIn(match[0], towns, isPolishCase);
    if (!town) continue;
    const from = match.index + town.offset;
    const to = from + town.length;
    if (isTaken(from, to)) continue;
    const end = prepositionBefore(line, from);
    const place: PlaceInLine = {
      end,
      city: pieceOf(line, town.name, from, to),
      isCountryGuessed: true,
      start: line.at + from,
      from,
      to,
    };
    const [country] = town.countries;
    if (country !== undefined) place.country = pieceOf(line, country, from, to);
    const before = roles.cues(index).findLast((cue) => cue.to <= from);
    const isAfterCue = before !== undefined && from - before.to <= 40;
    const isLineUnderCue =
      roles.above(index) !== null &&
      line.text.slice(0, from).trim() === '' &&
      line.text.slice(to).trim().length < 25;
    const isFollowed = namedCountryAfter(line, to) !== null;
    const isAfterArrow: boolean = [last?.place, ...coded].some(
      (one) => one && one.to <= from && arrow.test(line.folded.slice(one.to, from)),
    );
    const isBeforeArrow = coded.some((one) => one.from >= to && arrow.test(line.folded.slice(to, one.from)));
    if (isAfterArrow && last && !last.isYielded && arrow.test(line.folded.slice(last.place.to, from))) {
      last.isYielded = true;
      yield last.place;
    }
    const isPlace: boolean =
      end !== null || isAfterCue || isLineUnderCue || isFollowed || isAfterArrow || isBeforeArrow;
    if (isPlace) yield place;
    last = { place, isYielded: isPlace };
  }
}

function townIn(
  words: string,
  towns: TownBook,
  isPolishCase: boolean,
): { name: string; offset: number; length: number; countries: readonly string[] } | null {
  const parts = words.split(' ');
  for (let skip = 0; skip < parts.length; skip += 1) {
    const offset = parts.slice(0, skip).join(' ').length + (skip > 0 ? 1 : 0);
    for (let count = parts.length - skip; count > 0; count -= 1) {
      const written = withoutTrailing(parts.slice(skip, skip + count).join(' '), '.,-');
      if (written.length < 3 && !/^Ås$/u.test(written)) continue;
      if (noTown.test(foldSigns(written))) continue;
      for (const name of isPolishCase && skip === 0 ? nominatives(written) : [written]) {
        const found = towns.of(name);
        if (found.length > 0) return { name, offset, length: written.length, countries: found };
      }
    }
    // A case ends only at the word behind its preposition.
    if (isPolishCase) return null;
  }
  return null;
}

const irregular: Readonly<Record<string, string>> = {
  lodzi: 'Łódź',
  bialegostoku: 'Białystok',
  'zielonej gory': 'Zielona Góra',
  'jeleniej gory': 'Jelenia Góra',
  'bielska-bialej': 'Bielsko-Biała',
  'gorzowa wielkopolskiego': 'Gorzów Wielkopolski',
  'dabrowy gorniczej': 'Dąbrowa Górnicza',
  'piotrkowa trybunalskiego': 'Piotrków Trybunalski',
  'nowego sacza': 'Nowy Sącz',
  'rudy slaskiej': 'Ruda Śląska',
  drezna: 'Drezno',
  'stalowej woli': 'Stalowa Wola',
  wiednia: 'Wiedeń',
  pragi: 'Praga',
  brna: 'Brno',
  mediolanu: 'Mediolan',
  grodna: 'Grodno',
  gniezna: 'Gniezno',
  zakopanego: 'Zakopane',
  bruk: 'Bruki',
  grudziadza: 'Grudziądz',
  lubina: 'Lubin',
};

/** What a Polish name that follows a preposition may be called by itself: `Gdańska`, `Krakowa`, `Gdyni`, `Katowic`. */
function nominatives(written: string): string[] {
  const folded = foldSigns(written);
  const known = Object.hasOwn(irregular, folded) ? irregular[folded] : undefined;
  if (known) return [known];
  const cut = (count: number, add = '') => written.slice(0, -count) + add;
  return [...(changesOf(written, cut) ?? []), written, ...endingsOf(written)];
}

/** Without an ending: `Katowic`, `Kielc`. After the name as it is written: towns of other languages do not change. */
function endingsOf(written: string): string[] {
  return /[^aeiouyó]$/u.test(written) ? [`${written}e`, `${written}y`] : [];
}

function changesOf(written: string, cut: (count: number, add?: string) => string): string[] | null {
  if (/owa$/u.test(written)) return [cut(3, 'ów'), cut(1)];
  if (/owie$/u.test(written)) return [cut(4, 'ów'), cut(2)];
  if (/n(?:ia|iu)$/u.test(written)) return [cut(3, 'ń'), cut(2), cut(1)];
  if (/(?:ia|iu)$/u.test(written)) return [cut(2), cut(1)];
  if (/ie$/u.test(written)) return [cut(2, 'a'), cut(2)];
  if (/[au]$/u.test(written)) return [cut(1)];
  if (/i$/u.test(written)) return [`${written}a`, cut(1, 'a'), cut(1)];
  if (/y$/u.test(written)) return [cut(1, 'a'), cut(1)];
  return null;
}

/** "Gdańsk - Oslo": the first is where it begins. */
function setArrows(line: TextLine, places: PlaceInLine[]): void {
  for (const [place, next] of places.map((one, at) => [one, places[at + 1]] as const)) {
    if (
      !next ||
      !arrow.test(
        line.folded.slice(place.to, next.from).replace(/^[ ,]{1,2}(?:[a-z]{2}|\p{L}{4,14})(?= ?[->→])/u, ''),
      )
    )
      continue;
    place.end ??= 'pickup';
    next.end ??= 'delivery';
  }
}

const codeAfter = new RegExp(
  `^[ ,]{0,2}\\(?(${Object.keys(prefixes)
    .filter((one) => one.length === 2)
    .join('|')})(?=[ ),;.:/-]|$)`,
  'u',
);

/** The country that stands right behind a place, with its length. */
function namedCountryAfter(line: TextLine, at: number): { code: string; from: number; to: number } | null {
  const rest = line.folded.slice(at, at + 32);
  const letters = codeAfter.exec(rest);
  if (letters?.[1]) {
    const from = at + letters[0].length - letters[1].length;
    const isCapital = line.text.slice(from, from + 2) === letters[1].toUpperCase();
    if (isCapital) return { code: prefixes[letters[1]] ?? '', from, to: from + 2 };
  }
  countryPattern.lastIndex = 0;
  const named = countryPattern.exec(rest);
  const code = named && /^[ ,(/–-]{0,4}$/u.test(rest.slice(0, named.index)) ? countryNamed(named[0]) : null;
  return named && code ? { code, from: at + named.index, to: at + named.index + named[0].length } : null;
}

/** What is said beside a place wins over what its town's name lets one guess. */
function setCountry(place: PlaceInLine, line: TextLine, next: TextLine | undefined): void {
  if (!place.isCountryGuessed) return;
  const here = namedCountryAfter(line, place.to);
  const isLast = line.text.slice(place.to).trim().length < 3;
  const below = !here && isLast && next && next.text.trim().length < 25 ? namedCountryAfter(next, 0) : null;
  const before = !here && !below ? countryBefore(line, place.from) : null;
  const named = here ?? below ?? before;
  if (!named) return;
  const of = here || before ? line : (next ?? line);
  const code = place.postCode?.value;
  if (code !== undefined && !isPostCode(named.code, code)) return;
  place.country = pieceOf(of, named.code, named.from, named.to);
  place.isCountryGuessed = false;
  if (of === line) place.to = Math.max(place.to, named.to);
}

/** "PL Gdańsk", "z Polski (Gdańsk". */
function countryBefore(line: TextLine, at: number): { code: string; from: number; to: number } | null {
  const match = /(?<![\p{L}\d])([A-Z]{2})[ -]{1,2}$/u.exec(line.text.slice(Math.max(0, at - 5), at));
  const code = match?.[1] ? prefixes[match[1].toLowerCase()] : undefined;
  if (!match || code === undefined) return null;
  const from = Math.max(0, at - 5) + match.index;
  return { code, from, to: from + 2 };
}

const streetWord =
  /^(?:ul|al|os|pl)\.? |(?:str(?:asse|\.)?|weg|platz|allee|gate|gata|vei|veien|vegen|street|road|lane|avenue|estate|park) /u;
const streetShape = /^(?:[\p{L}.'’-]{1,30} ){1,5}\d{1,4} ?[a-z]?(?: ?[/-] ?\d{1,4}[a-z]?)?$/iu;

/** The street in front of a post code, or in the line above it. */
function setStreet(place: PlaceInLine, line: TextLine, previous: TextLine | undefined): void {
  const before = line.text.slice(0, place.from);
  if (withoutTrailing(before, ' \t,;:') !== '') {
    const found = streetIn(line, before);
    if (found) place.street = found;
    if (found || !/:[\s]*$/u.test(before)) return;
  }
  if (previous?.part !== 'body' || line.isAfterGap) return;
  const above = streetIn(previous, previous.text);
  if (above) place.street = above;
}

/** What a street is behind in its line: a sign between two things, an hour or a date. */
const beforeStreet =
  /[,;\t]|:(?!\d)|(?<!\d)(?:\d{1,2}:\d{2}(?: ?(?:uhr|h|am|pm)(?!\p{L}))?|\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}-\d{2}-\d{2})(?!\d)/giu;

function streetIn(line: TextLine, before: string): Piece<string> | null {
  const trimmed = withoutTrailing(before, ' \t,;:(-');
  let from = 0;
  for (const { index, 0: sign } of trimmed.matchAll(beforeStreet)) from = index + sign.length;
  const bare = trimmed.slice(from);
  const value = bare.trim();
  if (value.length < 4 || value.length > 80) return null;
  if (!streetShape.test(value) && !(streetWord.test(`${foldSigns(value)} `) && /\d/u.test(value)))
    return null;
  // "12 pallets", "dnia 12": numbers of other things.
  if (
    /(?<!\p{L})(?:dnia|den|am|on|palet\p{L}*|pallets?|tel|nr zlecenia|kg|zaladun\p{L}*|rozladun\p{L}*|ramp\p{L}* \d|hala \d)/u.test(
      foldSigns(value),
    )
  )
    return null;
  const start = from + bare.length - bare.trimStart().length;
  return pieceOf(line, value, start, start + value.length);
}

/** The countries that a transport goes from and to where no place is named: `z Polski do Norwegii`. */
export function readCountries(
  lines: readonly TextLine[],
  roles: Roles,
): { end: End; country: Piece<string> }[] {
  const found: { end: End; country: Piece<string> }[] = [];
  lines.forEach((line, index) => {
    if (line.part !== 'body') return;
    for (const match of line.folded.matchAll(countryPattern)) {
      const code = countryNamed(match[0]);
      const to = match.index + match[0].length;
      const end = code ? (prepositionBefore(line, match.index) ?? null) : null;
      if (code && end && !roles.cues(index).some((cue) => cue.from > match.index && cue.from < to))
        found.push({ end, country: pieceOf(line, code, match.index, to) });
    }
  });
  return found;
}
