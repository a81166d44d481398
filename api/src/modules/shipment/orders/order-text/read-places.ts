import { countryNamed, countryPattern, countryWhole, prefixes } from './country-names.js';
import { isPostCode } from '../../../../kernel/contact/post-code.js';
import { districtCode, isCodeIn, isHalfCode } from './district-codes.js';
import type { End, Roles } from './roles.js';
import { foldSigns, pieceOf, withoutTrailing, type Piece, type TextLine } from './text-lines.js';
import { isNoTown, townIn, TownBook, type FindTown } from './town-names.js';

/** A place of a transport. */
export interface FoundPlace {
  end: End | null;
  street?: Piece<string>;
  city?: Piece<string>;
  postCode?: Piece<string>;
  country?: Piece<string>;
  /** Only the town's name tells the country. */
  isCountryGuessed: boolean;
  /** The other end, of two towns that a sign or a preposition joins. */
  pairedWith?: FoundPlace;
  /** Only a word of another clause or sentence names its end. */
  isWeak?: boolean;
  /** "Oslo (10 palet) i do Bergen": another town of the same end stands beside it. */
  isOneOfMore?: boolean;
  /** Only "from us" says that it is the address of the signature. */
  isSigned?: boolean;
  start: number;
}

const prefix = Object.keys(prefixes).join('|');
const codePatterns: readonly RegExp[] = [
  // With the country before it.
  new RegExp(
    `(?<![\\p{L}\\d-])(?<letters>${prefix})(?<between>[- ]{1,3}|(?<=[a-z]{2}))(?<code>\\d{2}-\\d{3}|\\d{3} \\d{2}|\\d{4} ?[a-z]{2}(?!\\p{L})|\\d{4,6}|[a-z]{1,2}\\d[\\da-z]? ?\\d[a-z]{2}(?!\\p{L})|${districtCode})(?![\\d-])`,
    'gu',
  ),
  // Polish ones look like no others.
  /(?<![\p{L}\d-])(?<code>\d{2}-\d{3})(?![\d-])/gu,
  // British ones have letters, in capitals.
  /(?<![\p{L}\d-])(?<code>[a-z]{1,2}\d[\da-z]? ?\d[a-z]{2})(?![\p{L}\d])/gu,
  // Before a town.
  /(?<![\p{L}\d.,/:+-])(?<!\d )(?<code>\d{3} \d{2}|\d{4} [a-z]{2}|\d{4,5})(?= {1,2}\p{L}{2})/gu,
  // Behind a town.
  /(?<=\p{L}{2},? \(?)(?<code>\d{3} \d{2}|\d{5}|\d{4})(?! ?(?:kg|t|eur|pln|nok|kr|szt|mm|cm|x)(?!\p{L})|\d|[.,/-]\d|-)(?= ?(?:$|[,;).?!]| -| [a-z]))/gu,
  // Irish ones.
  /(?<![\p{L}\d-])(?<code>[ac-fhknprtv-y]\d[\dw] ?(?=\d{0,3}[a-z])[ac-fhknprtv-y\d]{4})(?![\p{L}\d])/gu,
  // The first half of a British or an Irish one behind a town.
  new RegExp(
    `(?<=\\p{L}{2},? \\(?)(?<code>${districtCode})(?! ?(?:kg|t|eur|pln|nok|kr|szt|mm|cm|x)(?!\\p{L})|[./-]\\d)`,
    'gu',
  ),
];
const longestCode = 12;

const word = "\\p{Lu}[\\p{L}'’.-]{0,24}";
const joint = '(?:(?:nad|pod|am|an der|im|ved|upon|on|i|de|del|della|di|la|sur|bei|in der) )?';
// Two capitals behind a town are its country.
const townAfter = new RegExp(`^(?:[ ,]{1,3})(${word}(?: ${joint}(?!\\p{Lu}{2}(?!\\p{L}))${word}){0,2})`, 'u');
const townBefore = new RegExp(`(${word}(?: ${joint}${word}){0,2})(?:,? \\(?|\\()$`, 'u');

/** Finds the places of the body and the end that each belongs to. */
export function readPlaces(lines: readonly TextLine[], roles: Roles, findTown: FindTown): FoundPlace[] {
  const towns = new TownBook(findTown, toldCountries(lines));
  const found: FoundPlace[] = [];
  lines.forEach((line, index) => {
    if (line.part !== 'body') return;
    const whole = addressesOf(line, index, roles, towns);
    const isOfWhole = (place: PlaceInLine) =>
      whole.some(({ from, to }) => place.from < to && place.to > from);
    const coded = [...codedPlaces(line, lines[index + 1], lines.slice(Math.max(0, index - 2), index), towns)];
    // A town that stands alone tells no street of the line above; a code may.
    const inLine = coded.filter((place) => !isOfWhole(place));
    // Below a label a street stands in the line above its code.
    const isBare = roles.cues(index).length === 0;
    for (const place of whole)
      if (isBare && place.postCode && !place.street && line.text.slice(0, place.from).trim() === '')
        setStreet(place, line, lines[index - 1]);
    inLine.push(...whole);
    inLine.push(...bareTowns(line, index, roles, towns, inLine));
    setStreetBelow(inLine, line, lines.slice(index + 1, index + 4), roles.cues(index + 1).length > 0);
    inLine.sort((one, other) => one.from - other.from);
    for (const [at, place] of inLine.entries())
      setDistantCode(
        place,
        line,
        Math.min(inLine[at + 1]?.from ?? line.text.length, sentenceEnd(line, index, roles, place)),
      );
    setArrows(line, inLine);
    for (const place of inLine) {
      place.end ??= endBefore(line, place);
      if (place.end !== null) continue;
      const told = roles.told(index, line, place.from, place.to);
      place.end = told?.end ?? null;
      if (told?.isWeak === true) place.isWeak = true;
    }
    setPairs(line, inLine);
    const kept = inLine.filter((place) => !isDenied(line, place));
    for (const place of kept) {
      if (place.city && isNearOther(line, place.city)) place.city = { ...place.city, isUnsure: true };
      if (isCorrected(line, place, towns)) {
        found.push(placeOf(place));
        continue;
      }
      setCountry(place, line, lines[index + 1]);
      found.push(placeOf(place));
    }
  });
  return found;
}

const sentenceEnd = (line: TextLine, index: number, roles: Roles, { from, to }: PlaceInLine) =>
  roles.sentence(index, line, from, to)[1];

const distantCode =
  /(?:[,:(] ?(?:adres\p{L}* ?:? )?|[ ,:(]{1,2}(?:kod|post ?code|zip|postnr\.?|plz) ?:? )(\d{2}-\d{3}|\d{3} \d{2}|\d{4} [A-Z]{2}|\d{5}|(?!20[23]\d)\d{4}|[A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2}|[AC-FHKNPRTV-Y]\d[\dW] [A-Z\d]{4})(?= ?[,;).]| ?$)/u;
/** Signs between a town and the rest of its address. */
const farthestCode = 110;

/** "In Wrocław tomorrow before noon, 54-424, Muchoborska 6": the code of a town that other words stand behind. */
function setDistantCode(place: PlaceInLine, line: TextLine, end: number): void {
  if (!place.city || place.postCode || place.country === undefined) return;
  const behind = Math.max(0, place.city.end - line.at);
  const rest = line.text.slice(behind, Math.min(end, behind + farthestCode));
  const match = distantCode.exec(rest);
  const [all, code] = match ?? [];
  if (!match || all === undefined || code === undefined || !isCodeIn(place.country.value, code)) return;
  const to = behind + match.index + all.length;
  const from = to - code.length;
  place.postCode = pieceOf(line, code, from, to);
  const ofCode: PlaceInLine = { ...place, from, to };
  if (!place.street) setStreet(ofCode, line, undefined, place);
  if (!place.street) {
    setStreetAfter(ofCode, line);
    if (ofCode.street) place.street = ofCode.street;
  }
  place.to = Math.max(place.to, to);
}

/** The end that a preposition names right before a town or its code. */
function endBefore(line: TextLine, { city, postCode }: PlaceInLine): End | null {
  const starts = [city, postCode].flatMap((one) => (one ? [one.start - line.at] : []));
  return prepositionBefore(line, Math.max(0, Math.min(...starts)));
}

/** "Lyngby pod Kopenhagą": a village that no list knows, and the town that it is near. */
function isNearOther(line: TextLine, { start }: Piece<string>): boolean {
  return /(?<!\p{L})\p{Lu}\p{L}{1,30} (?:pod|koło|k\.|obok|near|outside|close to|nær|ved|utenfor|bei|nahe) $/u.test(
    line.text.slice(Math.max(0, start - line.at - 40), Math.max(0, start - line.at)),
  );
}

/** Notes which places of a line are the two ends of one way, and which are two of one end. */
function setPairs(line: TextLine, places: readonly PlaceInLine[]): void {
  for (const [at, place] of places.entries()) {
    const next = places[at + 1];
    if (!next?.city || !place.city || next.city.value === place.city.value) continue;
    const gap = line.folded.slice(place.to, next.from);
    if (place.end === 'pickup' && next.end === 'delivery') {
      if (arrow.test(gap) || /^[ ,)]{0,3}(?:-|(?:do|to|til|nach|na) )$/u.test(gap)) place.pairedWith = next;
    } else if (
      place.end !== null &&
      place.end === next.end &&
      furtherTown.test(line.folded.slice(Math.max(0, place.city.end - line.at), next.city.start - line.at))
    ) {
      place.isOneOfMore = true;
      next.isOneOfMore = true;
    }
  }
}

const furtherTown =
  /^[ ()\p{L}\d.]{0,20}(?:[,;+&]|(?<= )(?:i|oraz|and|og|und)(?= )) {0,2}(?:(?:do|to|til|nach|w) |\d{1,3} \p{L}{2,10}\.? (?:(?:do|to|til|nach|w) )?)$/u;

const takesBack =
  /^[ )"]{0,2}(?:(?:\?{1,3}|\.{2,3}|…|-)[ .…-]{0,4}(?:nie|no|nei|nein)|[?!,;.…-]{0,3} ?(?:sorry|przepraszam|pardon|wroc|pomylka|poprawka|korekta|tzn\.?|to znaczy|correction|rather|i mean|beklager|unnskyld|jeg mener|mener|rettelse))(?:[ ,.…!:-]{1,4}(?:i mean|to|do|til|mialo byc|should be|it.s|jeg mener|mener|skal vare)){0,2}[ ,.…!:-]{1,4}$/u;

/** "Nowy Targ?? nie… Kristiansund": the town that is named behind words that take back the first. */
function isCorrected(line: TextLine, place: PlaceInLine, towns: TownBook): boolean {
  if (!place.city) return false;
  const at = place.city.end - line.at;
  for (const match of line.text.slice(at, at + 70).matchAll(capitalRuns)) {
    if (!takesBack.test(line.folded.slice(at, at + match.index))) continue;
    const town = townIn(match[0], towns, false);
    if (!town || town.offset > 0) continue;
    const from = at + match.index;
    place.city = pieceOf(line, town.name, from, from + town.length);
    delete place.street;
    delete place.postCode;
    place.country = pieceOf(line, town.countries[0] ?? '', from, from + town.length);
    place.isCountryGuessed = true;
    return true;
  }
  return false;
}

/** "Not to Oslo but to Bergen". */
function isDenied(line: TextLine, { from, city }: PlaceInLine): boolean {
  const begin = city ? Math.min(from, city.start - line.at) : from;
  const end = city ? city.end - line.at : from;
  return (
    /(?<!\p{L})(?:nie|not|ikke|nicht)(?: (?:z|ze|do|from|to|fra|til|von|nach))? $/u.test(
      line.folded.slice(Math.max(0, begin - 14), begin),
    ) && /^,? ?(?:tylko|lecz|ale|but|men|sondern)(?!\p{L})/u.test(line.folded.slice(end, end + 12))
  );
}

interface PlaceInLine extends FoundPlace {
  from: number;
  to: number;
}

function placeOf({ from: _from, to: _to, ...place }: PlaceInLine): FoundPlace {
  return place;
}

function* codedPlaces(
  line: TextLine,
  next: TextLine | undefined,
  before: readonly TextLine[],
  towns: TownBook,
): Generator<PlaceInLine> {
  let done = 0;
  const previous = before.at(-1);
  const folded = withCodeLetters(line.text, line.folded);
  const matches = codePatterns
    .flatMap((pattern, kind) => [...folded.matchAll(pattern)].map((match) => ({ match, kind })))
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
    if ((kind === 2 || kind === 5 || kind === 6 || /^[a-z]/u.test(code)) && written !== written.toUpperCase())
      continue;
    const place = codedPlace(
      line,
      { from: match.index, to, code, country: prefixes[letters] ?? null, kind },
      { next, previous },
      towns,
    );
    if (!place) continue;
    done = place.to;
    const isTownAbove = place.city !== undefined && place.city.start < line.at;
    if (isTownAbove && previous) setStreet({ ...place, from: 0 }, previous, before.at(-2), place);
    else setStreet(place, line, previous);
    if (!place.street) setStreetAfter(place, line);
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
  beside: { next: TextLine | undefined; previous: TextLine | undefined },
  towns: TownBook,
): PlaceInLine | null {
  const told = country ?? (kind === 3 ? countryBehindTown(line, to, beside.next) : null);
  const town =
    (kind === 5
      ? (townOfCounty(line, from, towns) ?? townDirectlyBefore(line, from, towns))
      : townAbove(line, from, to, beside.previous, towns)) ??
    townBeside(line, from, to, kind === 3 && told !== null ? 0 : kind, beside.next, towns);
  const fitting = (town?.countries ?? []).filter((one) => isCodeIn(one, code));
  const shape = kind === 1 ? 'PL' : kind === 2 ? 'GB' : kind === 5 ? 'IE' : null;
  const known = told ?? shape;
  // Four or five digits before any word are no post code: a town has to be there that has such ones.
  if (known === null && (!town?.isKnown || fitting.length === 0)) return null;
  if (known !== null && !isCodeIn(known, code)) return null;
  const codeFrom = to - code.length;
  const place: PlaceInLine = {
    end: prepositionBefore(line, Math.min(from, town?.from ?? from)),
    postCode: codePiece(line, known ?? fitting[0] ?? '', codeFrom, to),
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

/** A post code as it was written; of the first half alone the rest has to be asked for. */
function codePiece(line: TextLine, country: string, from: number, to: number): Piece<string> {
  const code = line.text.slice(from, to).toUpperCase();
  return { ...pieceOf(line, code, from, to), ...(isHalfCode(country, code) ? { isUnsure: true } : {}) };
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
  // "Lyon 69007, Rue de Gerland": a town right before the code wins over what stands behind a comma.
  if (/^ ?[,)]/u.test(rest) || (kind < 3 && streetStart.test(segment.exec(rest.trimStart())?.[0] ?? ''))) {
    const directly = townDirectlyBefore(line, from, towns);
    if (directly) return directly;
  }
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
    if (!isNoTown(foldSigns(name)) && name.length > 2 && kind !== 3 && kind !== 4 && !rest.startsWith(','))
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

/** "7125 Vanvikan, Norway": the country behind the town of a code, or in the line below. */
function countryBehindTown(line: TextLine, to: number, next: TextLine | undefined): string | null {
  const town = townAfter.exec(line.text.slice(to, to + 90));
  if (!town || isNoTown(foldSigns(town[1]?.split(' ')[0] ?? ''))) return null;
  const end = to + town[0].length;
  const here = namedCountryAfter(line, end)?.code ?? null;
  if (here !== null || line.text.slice(end).trim() !== '') return here;
  const below = next?.part === 'body' && !next.isAfterGap ? next.text.trim() : '';
  return below.length > 3 && below.length < 25 ? countryWhole(foldSigns(below), below) : null;
}

/** "Manchester", and "M17 1PY" in a line of its own below. */
function townAbove(
  line: TextLine,
  from: number,
  to: number,
  previous: TextLine | undefined,
  towns: TownBook,
): Town | null {
  if (previous?.part !== 'body' || line.isAfterGap || line.labelled !== undefined) return null;
  if (line.text.slice(0, from).trim() !== '' || /[\p{L}\d]/u.test(line.text.slice(to))) return null;
  const written = withoutTrailing(previous.text.trim(), ' ,.');
  const town = written.length < 30 ? knownTown(written, towns, false) : null;
  if (town?.length !== written.length) return null;
  const at = previous.text.indexOf(written);
  return { ...town, line: previous, from: at, to: at + written.length };
}

/** "Ballineen, Co. Cork, P47 YX28": a town in no list, told by its county. */
function townOfCounty(line: TextLine, from: number, towns: TownBook): Town | null {
  const start = Math.max(0, from - 80);
  const match =
    /(\p{Lu}[\p{L}'’-]{2,24}(?: \p{Lu}[\p{L}'’-]{2,24})?), (?:Co\.?|County) \p{Lu}\p{L}{2,20}[ ,(]{1,3}$/u.exec(
      line.text.slice(start, from),
    );
  const [, name = ''] = match ?? [];
  if (!match || towns.of(name).length > 0) return null;
  const at = start + match.index;
  return { name, line, from: at, to: at + name.length, countries: ['IE'], isKnown: true };
}

function townDirectlyBefore(line: TextLine, from: number, towns: TownBook): Town | null {
  const start = Math.max(0, from - 80);
  // "Naas, Co. Kildare (W91 …": a county is no town.
  const told = line.text
    .slice(start, from)
    .replace(
      /,? (?:(?:Co\.?|County) \p{Lu}\p{L}{2,20}|(?:North |South |East |West )?\p{Lu}\p{L}{2,15}shire)(?=[ ,(]{1,3}$)/u,
      '',
    );
  const before = townBefore.exec(told);
  const town = before?.[1] ? knownTown(before[1], towns, true) : null;
  if (!before?.[1] || !town) return null;
  const end = start + before.index + before[1].length;
  return { ...town, line, from: end - town.length, to: end };
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
    if (written.length < 2 || (written !== 'Ås' && isNoTown(foldSigns(written)))) continue;
    // "6893 Vik i Sogn": the post has more towns of one name.
    const inRegion =
      fromEnd || count !== 3 || countryNamed(foldSigns(parts[2] ?? '')) !== null ? null : parts;
    if (inRegion?.[1] === 'i' && towns.of(inRegion[0] ?? '').includes('NO'))
      return { name: written, countries: ['NO'], isKnown: true, length: written.length };
    const countriesOfIt = towns.of(written);
    if (countriesOfIt.length > 0)
      return { name: written, countries: countriesOfIt, isKnown: true, length: written.length };
  }
  return null;
}

/** Where something is said of one end of the transport. */
interface Stretch {
  end: End | null;
  isBehindArrow: boolean;
  /** It begins with a preposition. */
  isLead: boolean;
  /** Where the preposition or the arrow stands. */
  at: number;
  from: number;
  to: number;
}

const lead =
  /(?<![\p{L}\d.])(?:(?<pickup>[Zz]e?(?! we? )|[Ss]pod|[Ff]rom|FROM|[Oo]ut of|[Ee]x|[Ff]r[aå]|FR[AÅ]|[Vv]on|VON|[Aa]b|AB|ZE)|(?<delivery>[Dd]o|DO|[Tt]o|TO|[Tt]il|TIL|[Nn]ach|NACH|[Ww] (?:kierunku|stronę)|(?<=(?<!\p{L})[Zz]e? \p{Lu}[\p{L} -]{2,30} )na|(?<=(?:^|[-–—,:;.)] ?)\p{Lu}\p{Ll}{2,20} )na(?= \p{Lu}\p{Ll})|na(?= (?:budow|magazyn|zaklad|sklep|plac|teren)\p{L}* (?:w|we|do) \p{Lu})|(?<=(?<!\p{L})[Ee]x \p{Lu}[\p{L} -]{2,30} )for))(?:(?: (?!(?:fra|from|til|von|nach) )(?:\p{Ll}{3,12}|of)){0,3}?:? (?:(?:w|we|in|at|hos|i|på|m\.) )?| (?:an?|the|our|my|their|en|et|ei|vår|vårt|min|mitt|deres|nasz\p{Ll}{0,3}|ein\p{Ll}{0,2}|unser\p{Ll}{0,2})(?: (?!(?:fra|from|til|to|von|nach|z|ze|do) )\p{Ll}[\p{Ll}-]{1,24}){1,3} (?:w|we|in|at|hos|i|på) )(?=\p{Lu}|(?:ul|al|os)\. |\d{2}-\d{3}|\d{4,5} \p{Lu})/gu;
const polishIs =
  /(?:adres\p{L}{0,2}|odbior\p{L}{0,2}|nadawc\p{L}|nadani\p{L}|dostaw[ay]|dostawc\p{L}|ladunku|miejsc\p{L}|magazyn\p{L}{0,2}|punkt) to $/u;
const arrows = / ?(?:->|-->|=>|→|>{1,3}) ?| - /gu;

/** "Kraków 30-702 oraz Bochnia 32-700": another place of the same end. */
const secondPlace = /(?<=\d) (?:oraz|(?<=\d{3} )i|and|og|und|plus) (?=\p{Lu}|\d{2}-\d{3}|\d{4,5} \p{Lu})/gu;

/** "Adres w Kutnie ul. Leśna 6 99-300, w Skien Havnegata 5 3735": another place begins. */
const placeBehindCode = /(?<=\d{3}), (?:w|we|in|i) (?=\p{Lu})/gu;

const secondWay =
  /(?: (?:oraz|i|and|og|und|plus)|[,;]) (?=\p{Lu}\p{L}{2,20}(?: - |-|–| – | ?→ ?| ?-> ?)\p{Lu})/gu;
const anyWay = /\p{Lu}\p{L}{2,20}(?: - |-|–| – | ?→ ?| ?-> ?)\p{Lu}/u;

const hyphened = /(?<![\p{L}\d-])(\p{Lu}\p{L}{2,20})-(\p{Lu}\p{L}{2,20})(?![\p{L}-])/gu;

/** A line cut at the words that name an end, at prepositions before names and codes, at arrows and at ends of sentences. */
function stretchesOf(line: TextLine, index: number, roles: Roles, towns: TownBook): Stretch[] {
  const cuts: {
    end: End | null;
    isArrow: boolean;
    isLead?: boolean;
    goesOn?: true;
    at: number;
    to: number;
  }[] = [];
  for (const { end, from, to } of roles.cues(index)) cuts.push({ end, isArrow: false, at: from, to });
  for (const match of line.text.matchAll(lead)) {
    // "5048 AB Tilburg".
    if (
      /^\p{Lu}{2} /u.test(match[0]) &&
      /\d{4} $/u.test(line.text.slice(Math.max(0, match.index - 5), match.index))
    )
      continue;
    const to = match.index + match[0].length;
    const next = line.text.slice(to, to + 30);
    // Days are written with capitals, too.
    const word = /^[\p{L}.]{1,20}/u.exec(next)?.[0] ?? '';
    const isStreet = /^(?:via|rue|calle|unit|ul|al|os|ulica|aleja|plac)$/u.test(foldSigns(word));
    if (word.length > 2 && isNoTown(foldSigns(word)) && !isStreet) continue;
    const end = match.groups?.['pickup'] === undefined ? 'delivery' : 'pickup';
    // "Do podjęcia w Gdyni": a word that names an end says more than what stands before it.
    const isDenied = roles
      .cues(index)
      .some((cue) => cue.from >= match.index && cue.to <= to && cue.end !== end);
    if (isDenied) continue;
    // "Adres odbioru to Firma X": Polish for "is".
    if (polishIs.test(line.folded.slice(Math.max(0, match.index - 30), match.index + 3))) continue;
    cuts.push({ end, isArrow: false, isLead: true, at: match.index, to });
  }
  for (const { index: at, 0: sign } of line.folded.matchAll(arrows))
    cuts.push({ end: null, isArrow: true, at, to: at + sign.length });
  for (const { index: at, 1: one = '', 2: other = '' } of line.text.matchAll(hyphened)) {
    // "Wrocław-Malmö" is two towns, "Bielsko-Biała" one.
    const isPair =
      towns.of(`${one}-${other}`).length === 0 && towns.of(one).length > 0 && towns.of(other).length > 0;
    if (isPair) cuts.push({ end: null, isArrow: true, at: at + one.length, to: at + one.length + 1 });
  }
  for (const { index: at, 0: word } of line.text.matchAll(placeBehindCode))
    cuts.push({ end: null, isArrow: false, at, to: at + word.length });
  for (const { index: at, 0: word } of line.text.matchAll(secondPlace))
    cuts.push({ end: null, isArrow: false, goesOn: true, at, to: at + word.length });
  // "Łódź - Oslo i Łódź - Bergen": another way begins.
  for (const { index: at, 0: word } of line.text.matchAll(secondWay))
    if (anyWay.test(line.text.slice(Math.max(0, at - 60), at)))
      cuts.push({ end: null, isArrow: false, at, to: at + word.length });
  // "They load on Sunday, but here, 05-850 Ożarów, …": something else is said.
  for (const { index: at, 0: word } of line.folded.matchAll(
    /, (?:a|ale|natomiast|zas|but|while|whereas|men|mens|aber) (?=\p{L})/gu,
  ))
    cuts.push({ end: null, isArrow: false, at, to: at + word.length });
  for (const at of roles.sentenceEnds(index, line)) cuts.push({ end: null, isArrow: false, at, to: at + 1 });
  cuts.sort((one, other) => one.at - other.at || one.to - other.to);
  const stretches: Stretch[] = [];
  const above = roles.cues(index).length === 0 ? roles.above(index) : null;
  let open: Stretch = {
    end: above,
    isBehindArrow: false,
    isLead: false,
    at: 0,
    from: 0,
    to: line.text.length,
  };
  for (const cut of cuts) {
    if (cut.at < open.from) continue;
    stretches.push({ ...open, to: cut.at });
    open = {
      end: cut.goesOn ? open.end : cut.end,
      isBehindArrow: cut.isArrow,
      isLead: cut.isLead === true,
      at: cut.at,
      from: cut.to,
      to: line.text.length,
    };
  }
  stretches.push(open);
  return stretches;
}

/** Addresses whose parts stand in any order in one line: `z Kępna (63-600, ul. Fabryczna 7)`, `Malmö, Hamngatan 4, 211 22`. */
function addressesOf(line: TextLine, index: number, roles: Roles, towns: TownBook): PlaceInLine[] {
  const found: PlaceInLine[] = [];
  let last: { place: PlaceInLine | null; stretch: Stretch } | undefined;
  const stretches = stretchesOf(line, index, roles, towns);
  for (const [at, stretch] of stretches.entries()) {
    const next = stretches[at + 1];
    const place = addressIn(line, stretch, towns, next?.isBehindArrow === true);
    const before: PlaceInLine | null = last?.place ?? null;
    const isTo =
      stretch.end === 'delivery' && before !== null && stretch.at - before.to <= 4 && stretch.isLead;
    if (place && before && last && (stretch.isBehindArrow || isTo)) {
      // "Gdańsk - Oslo", "Gdańsk to Oslo": an arrow leads from the loading, unless the first was told to be something else.
      const isLoose = before.from - last.stretch.from > 3 || !last.stretch.isLead;
      // "Kutno - Moss - Kutno": the way back leads to no other place.
      const isBack = last.stretch.isBehindArrow && found[0]?.city?.value === place.city?.value;
      if (before.end === null || (isLoose && !isBack)) before.end = 'pickup';
      if (before.end === 'pickup') place.end ??= 'delivery';
    }
    // "Wągrowiec 62-100 – Langhus": what the line above is about is as well what the arrow leads to.
    const isLeading =
      next?.isBehindArrow === true &&
      at === 0 &&
      !stretch.isLead &&
      /^\p{Lu}\p{Ll}/u.test(line.text.slice(next.from));
    if (place && isLeading && roles.cues(index).length === 0) place.end = null;
    if (place) found.push(place);
    last = { place, stretch };
  }
  // What nothing names an end of has a code at least.
  return found.filter(({ end, postCode }) => end !== null || postCode !== undefined);
}

const wholeCodes =
  'lt-\\d{5}|lv-\\d{4}|\\d{2}-\\d{3}|\\d{3} \\d{2}|\\d{4} ?[a-z]{2}|[a-z]{1,2}\\d[\\da-z]? ?\\d[a-z]{2}|[a-z]\\d[\\dw] ?[a-z\\d]{4}|\\d{4,6}';
const halfCode = '[a-z]{1,2}\\d{1,2}[a-z]?';
const codeBody = `(?:${wholeCodes}|${halfCode}(?![a-z\\d]))`;
/** The same without a look at what follows. */
const codeWhole = `(?:${wholeCodes}|${halfCode})`;
const codeShape = `${codeBody}(?![\\p{L}\\d]|[-./]\\d)`;
/** "DE-34123", "DE 34123", "DE34123". */
const joinedBy = '(?:[- ]|(?<=[a-z]{2})(?=\\d{3}|\\d{2}-\\d{3}))';
const codeFirst = new RegExp(`^(?:(?!(?:lt|lv)-)(${prefix})${joinedBy})?(${codeShape})`, 'u');
const codeLast = new RegExp(
  `(?:^| )(?:(?!(?:lt|lv)-)(${prefix})${joinedBy})?(${codeBody})(?: ([a-z]{2}))?$`,
  'u',
);
const codeInside = new RegExp(` (?:(?!(?:lt|lv)-)(${prefix})${joinedBy})?(${codeBody})(?= \\p{L})`, 'u');
const codeBehind = new RegExp(
  `^ {1,2}(?:(${prefix})${joinedBy})?(\\d{2}-\\d{3}|\\d{3} \\d{2}|\\d{4,5})(?= \\p{L}|[?.!] | [/-] | \\d{1,2} |$)(?! (?:kg|eur|pal))`,
  'u',
);
const countryAndCode = new RegExp(
  `^(\\p{L}[\\p{L} ]{2,24}),? (${codeWhole})$|^(${codeWhole}),? (\\p{L}[\\p{L} ]{2,24})$`,
  'u',
);
const partLead =
  /^(?:[\s*•>:.-]|(?:adres|address|adresse|from|z|ze|w|we|in|at|i|hos|to|do|til|fra|pa|the|er|is|jest|ist|kod(?: pocztowy)?|post ?code|zip(?: code)?|street|postnr\.?|postnummer|plz)[ :]){1,8}/u;
const ledStreet =
  /^.{3,80} (?:at|in|from|to|pod adres(?:em)?|przy|w|we|na|do|i|pa|til|fra|ved|nach|von|bei|er|is|jest|ist) (?=[^ ])/u;
/** "Berlinie 12099 Industriestr 5" is a town and its code. */
const codeInStreet = /(?<!\d)(?:\d{2}-\d{3}|\d{4,6}) \p{L}/u;
/** Days and hours in front of a street. */
const timeLead =
  /^(?:(?:\d{1,2}[.:/-]\d{1,2}(?:[./-]\d{2,4})?|\d{4}-\d{2}-\d{2}|do|godz\.?|kl\.?|by|at|o|uhr|den|dnia|on|um|innen|fra|rano)[ ,]{1,2}){1,6}/u;
const partTail =
  /(?<= )(?:dn\.?|dnia|den|on|kl\.?|godz\.?|at|w dniu|tlf|tel)[ .]{1,2}\d.{0,60}$|(?<= )\d{1,2}[./-]\d{1,2}[./-]\d{4}.{0,40}$/u;
const shapedCountries: readonly (readonly [RegExp, string])[] = [
  [/^\d{2}-\d{3}$/u, 'PL'],
  [/^[a-z]{1,2}\d[\da-z]? ?\d[a-z]{2}$/u, 'GB'],
  [/^\d{4} ?[a-z]{2}$/u, 'NL'],
  [/^[a-z]\d[\dw] ?[a-z\d]{4}$/u, 'IE'],
  [/^lt-/u, 'LT'],
  [/^lv-/u, 'LV'],
];
/** Words of an address that are neither street nor town: an address goes on behind them. */
const mostParts = 12;

interface AddressParts {
  street?: Piece<string>;
  code?: { text: string; from: number; to: number };
  town?: {
    name: string;
    from: number;
    to: number;
    countries: readonly string[];
    isKnown: boolean;
    isUnsure?: boolean;
  };
  country?: { code: string; from: number; to: number };
}

/** @param isBeforeArrow of several addresses the last is meant, which stands beside the arrow */
function addressIn(
  line: TextLine,
  stretch: Stretch,
  towns: TownBook,
  isBeforeArrow: boolean,
): PlaceInLine | null {
  let parts: AddressParts = {};
  let last: PlaceInLine | null = null;
  let count = 0;
  let from = -1;
  let to = stretch.to;
  const isCase = /(?:^|[^\p{L}])(?:z|ze|do|w|we|spod|w kierunku|w strone) $/u.test(
    line.folded.slice(Math.max(0, stretch.from - 12), stretch.from),
  );
  for (const match of line.text
    .slice(stretch.from, stretch.to)
    .matchAll(/(?:[^,;()|\t:]|:(?=\d)){2,400}/gu)) {
    count += 1;
    if (count > mostParts) break;
    const at = stretch.from + match.index;
    // "Rute: Hamar": a label.
    if (!stretch.isLead && line.text.charAt(at + match[0].length) === ':') continue;
    const next = codeNext.exec(line.folded.slice(at + match[0].length, at + match[0].length + 24));
    const isRead = readPart(
      line,
      {
        nextCode: next?.[1],
        from: at,
        to: at + match[0].length,
        isFirst: count === 1,
        // "Laste på Gardermoen (2060, …)": a word that names the end leads to it as well, where a code stands behind it.
        isLed:
          count === 1 &&
          (stretch.isLead ||
            stretch.isBehindArrow ||
            (stretch.end !== null && stretch.at > 0 && next !== null)),
        isCase: isCase && count === 1,
        isBeforeArrow: (isBeforeArrow && at + match[0].length === stretch.to) || next !== null,
      },
      parts,
      towns,
    );
    if (isRead) {
      if (from < 0) from = at;
      to = at + match[0].length;
    } else if (parts.town && !parts.code && !parts.street && line.text.charAt(at - 1) === '(') {
      // "Bydgoszcz (Opera Nova, ul. Focha 5, 85-070)": what the place is called.
      continue;
    } else if (parts.country && !parts.town && amountPart.test(line.folded.slice(at, at + match[0].length))) {
      // "Til en butikk i Polen: 15 paller, Moss - Kutno": what is counted is no part of an address.
      break;
    } else if (parts.town || parts.code) {
      if (!isBeforeArrow) break;
      last = placeOfParts(line, parts, stretch, { from, to }) ?? last;
      parts = {};
      [from, to] = [-1, stretch.to];
    }
  }
  return placeOfParts(line, parts, stretch, { from, to }) ?? last;
}

const amountPart =
  /(?<![\d\p{L}])\d[\d.,]{0,7} ?(?:kg|t|ton\p{L}{0,4}|e?pal\p{L}{0,5}|pl[tl]s?|ldm|szt|stk|pcs|kolli)(?!\p{L})/u;
const codeNext = new RegExp(`^ ?[,(] ?(?:(?:${prefix})[- ])?(${codeBody}) ?(?:[,)]|$| \\p{L})`, 'u');

interface Part {
  from: number;
  to: number;
  isFirst: boolean;
  isCase: boolean;
  /** An arrow stands right behind it, or a code in brackets or behind a comma. */
  isBeforeArrow: boolean;
  /** A preposition or an arrow leads to it. */
  isLed: boolean;
  /** The code that stands right behind it, in brackets or behind a comma. */
  nextCode: string | undefined;
}

/** What stands in a street, and is none. */
const lesserStreet =
  /^(?:(?:[Kk]ai|[Kk]aj|[Qq]uay|[Pp]ier|[Bb]erth|[Hh]all|[Hh]ala|[Dd]ock|[Bb]ygg|[Bb]uilding|[Zz]akład|[Mm]agazyn|[Ff]abryka|[Oo]ddział|[Bb]rama|[Rr]ampa|[Pp]lant|[Ww]orks|[Dd]epot|[Ww]arehouse|[Ss]ite|[Gg]ate|[Ll]ager|[Tt]erminal|[Pp]ort|[Aa]vd\.?|[Aa]vdeling|[Ff]abrikk)(?: [Nn]r\.?| [Nn]o\.?)? \d{1,3}[A-Z]?|[^\d]{4,60}(?:Estate|Park))$/u;

/** "It's at Skogveien 8", "det er i Storgata 5": words that a sentence begins with, and no street. */
const sentenceBegin =
  /^(?:it|it.s|its|they|they.re|he|she|we|i|den|det|de|han|hun|ho|dei|vi|jeg|eg|stoi|stoja|jest|sa|mieszka\p{L}*|lezy|to|bor|star|ligger)(?!\p{L})/u;

/** Reads one part of an address; false for one that is none. */
function readPart(line: TextLine, part: Part, parts: AddressParts, towns: TownBook): boolean {
  const whole = withCodeLetters(line.text, line.folded).slice(part.from, part.to);
  const skip = partLead.exec(whole)?.[0].length ?? 0;
  const isCase = part.isCase || /(?:^|[^\p{L}])(?:z|ze|do|w|we) $/u.test(whole.slice(0, skip));
  const from = part.from + skip;
  // "Stoi na Fabrycznej 14 a ma stanąć …": what joins two sentences.
  const isJoined = /^ ?\p{L}/u.test(line.folded.slice(part.to, part.to + 2));
  const bare = isJoined ? whole.replace(/(?<=\d) a ?$/u, '') : whole;
  const folded = withoutTrailing(bare.slice(skip).replace(partTail, ''), ' .:-?!/');
  if (folded.length < 2) return false;
  const text = line.text.slice(from, from + folded.length);
  // "Naas, Co. Kildare (W91 …".
  if (/^(?:co\.?|county) \p{L}{3,20}$/u.test(folded)) return true;
  // "Andover, Hampshire, SP10 3UX".
  if (
    parts.town &&
    /^(?:\p{L}{3,16}shire|kent|essex|surrey|(?:east |west )?sussex|norfolk|suffolk|devon|cornwall|dorset|somerset|cumbria|lancs|yorks|lincs|staffs|(?:north|south|east|west) yorkshire|merseyside|west midlands)$/u.test(
      folded,
    )
  )
    return true;
  if (!parts.country) {
    const named = countryWhole(folded, text);
    if (named) {
      parts.country = { code: named, from, to: from + folded.length };
      return true;
    }
  }
  if (!parts.code && parts.town && setCountryCode(folded, from, parts)) return true;
  if (!parts.code) {
    const first = codeFirst.exec(folded);
    if (first?.[2] !== undefined && isCodeCase(text, first[2])) {
      const rest = text.slice(first[0].length);
      const code = first[2];
      const codeFrom = from + first[0].length - code.length;
      const isYear = /^20[23]\d$/u.test(code) && rest === '' && !parts.town;
      const beside = townAtStart(rest, towns);
      const town = parts.town && beside?.isKnown !== true ? null : beside;
      if (!isYear && (rest.trim() === '' || town || parts.town)) {
        parts.code = { text: code, from: codeFrom, to: codeFrom + code.length };
        // "Kolding (6000 DK)": a code and its country.
        const letters = /^\d{4} ([a-z]{2})$/u.exec(code)?.[1] ?? '';
        if (
          rest.trim() === '' &&
          Object.hasOwn(prefixes, letters) &&
          parts.town?.countries.includes('NL') !== true
        ) {
          parts.code = { text: code.slice(0, 4), from: codeFrom, to: codeFrom + 4 };
          parts.country ??= { code: prefixes[letters] ?? '', from: codeFrom + 5, to: codeFrom + code.length };
        }
        if (first[1] !== undefined)
          parts.country ??= { code: prefixes[first[1]] ?? '', from, to: from + first[1].length };
        if (town) {
          const townFrom = from + first[0].length + town.offset;
          parts.town = { ...town, from: townFrom, to: townFrom + town.length };
          readRest(line, townFrom + town.length, from + folded.length, parts);
        }
        return true;
      }
    }
    // "01.12.2026 in 48155 Münster": a code with its town behind other words.
    const inside = codeInside.exec(folded);
    if (
      inside?.[2] !== undefined &&
      isCodeCase(text.slice(inside.index + inside[0].length - inside[2].length), inside[2])
    ) {
      const code = inside[2];
      const end = inside.index + inside[0].length;
      const town = townAtStart(text.slice(end), towns);
      const isFitting =
        town &&
        (shapeOf(code) !== null ||
          inside[1] !== undefined ||
          town.countries.some((one) => isCodeIn(one, code)));
      if (town?.isKnown && isFitting) {
        const codeFrom = from + end - code.length;
        parts.code = { text: code, from: codeFrom, to: codeFrom + code.length };
        if (inside[1] !== undefined)
          parts.country ??= { code: prefixes[inside[1]] ?? '', from: codeFrom, to: codeFrom + code.length };
        const townFrom = from + end + town.offset;
        parts.town = { ...town, from: townFrom, to: townFrom + town.length };
        readRest(line, townFrom + town.length, from + folded.length, parts);
        return true;
      }
    }
    const last = codeLast.exec(folded);
    if (last?.[2] !== undefined && setTownStreet(line, { text, folded, from, isCase }, last, parts, towns))
      return true;
    if (last?.[2] !== undefined && last.index > 0) {
      const before = text.slice(0, last.index);
      const town =
        lastTown(before, towns, isCase) ??
        (part.isLed
          ? unlistedTown(
              before,
              last[2],
              towns,
              norwegianLead.test(line.folded.slice(Math.max(0, from - 30), from)),
            )
          : null);
      // "8000 DK" behind a town that is not Dutch: a code and its country.
      const letters = /^\d{4} ([a-z]{2})$/u.exec(last[2])?.[1];
      const isCountry =
        letters !== undefined && Object.hasOwn(prefixes, letters) && town?.countries.includes('NL') !== true;
      const code = isCountry ? last[2].slice(0, 4) : last[2];
      if (isCountry) last[3] = letters;
      const codeFrom = from + last.index + last[0].indexOf(code);
      const isFitting =
        town &&
        (shapeOf(code) !== null ||
          last[1] !== undefined ||
          last[3] !== undefined ||
          town.countries.some((one) => isCodeIn(one, code)));
      if (town && isFitting && isCodeCase(line.text.slice(codeFrom), code)) {
        parts.code = { text: code, from: codeFrom, to: codeFrom + code.length };
        const told = last[1] ?? last[3];
        const named = told === undefined ? undefined : prefixes[told];
        if (named !== undefined)
          parts.country ??= { code: named, from: codeFrom, to: codeFrom + code.length };
        // A town beside the code is surer than one before it.
        parts.town = {
          ...town,
          isKnown: true,
          from: from + town.offset,
          to: from + town.offset + town.length,
        };
        return true;
      }
    }
  }
  // "Maszyna 3,20 m".
  const isMeasure = /^,\d/u.test(line.text.slice(part.to, part.to + 2));
  // "Kai 14, Verftsgata 1", "Altens Industrial Estate, Hareness Road 20": the street behind what stands there.
  const isBetter = parts.street !== undefined && lesserStreet.test(parts.street.value) && /\d/u.test(text);
  if ((!parts.street || isBetter) && !isMeasure) {
    const timed = timeLead.exec(folded)?.[0].length ?? 0;
    const street = text.slice(timed);
    // "Opole ul. Leśna 4": the town stands before it.
    const isTownFirst =
      /^\p{Lu}[\p{L} -]{1,40} (?:(?:przy |na )?(?:(?:ul|al|os)\. |ulicy |alei )|(?:na|przy) \p{Lu}\p{L}{2,20}ej \d)/u.test(
        street,
      );
    const led = ledStreet.exec(folded)?.[0].length ?? 0;
    // "Butikken ligger i Storgata 5": a sentence, whose street stands behind its last preposition.
    const isSentence =
      led > 0 &&
      /^\p{Lu}/u.test(text.slice(led)) &&
      (/ \p{Ll}{3,} | at $/u.test(text.slice(0, led)) || sentenceBegin.test(folded));
    // "12 Fabryczna, 87-600 Lipno": the number before a name alone, and a code behind it.
    const isNumbered =
      part.nextCode !== undefined &&
      /^\d{1,4}[A-Za-z]? \p{Lu}\p{Ll}{2,24}(?: \p{Lu}\p{Ll}{2,24}){0,2}$/u.test(street);
    // "Unit 9 Tern Valley, Market Drayton".
    const isUnit = /^[Uu]nits? \d{1,3}[A-Z]?,? (?:\p{Lu}[\p{L}'’-]{1,24} ?){1,4}$/u.test(street);
    if (!isTownFirst && !isSentence && (isNumbered || isUnit || streetOf(street, folded.slice(timed)))) {
      // "Unit 3, Dublin Road Business Park": the unit belongs to it.
      const unit = unitBefore.exec(line.text.slice(Math.max(0, from - 16), from))?.[0].length ?? 0;
      const begin = from + timed - (timed === 0 ? unit : 0);
      // "Wickham Road 5 and they …": a sentence goes on.
      const head = streetStart.exec(street)?.[0] ?? street;
      const goesOn = /^ (?:and|og|i|a|oraz|und|which|who|som|they|we|it)(?!\p{L})/u.test(
        street.slice(head.length),
      );
      const stop = goesOn ? from + timed + head.length : from + text.length;
      parts.street = pieceOf(line, line.text.slice(begin, stop), begin, stop);
      return true;
    }
    // "Collect them on Friday 4 December at Tuřanka 115".
    if (led > 0 && !codeInStreet.test(folded.slice(led)) && streetOf(text.slice(led), folded.slice(led))) {
      parts.street = pieceOf(line, text.slice(led), from + led, from + text.length);
      // "Adressen i Breda er Kade 18, 4811 AB".
      const head = parts.town
        ? null
        : townInPart(text.slice(0, led), folded.slice(0, led), towns, isCase, '');
      if (head)
        parts.town = {
          ...head,
          isKnown: true,
          from: from + head.offset,
          to: from + head.offset + head.length,
        };
      return true;
    }
    // "Waalhaven 77 by Monday": what else is said behind a street.
    const begun = parts.town || parts.code ? streetStart.exec(street)?.[0] : undefined;
    if (begun !== undefined && streetOf(begun, foldSigns(begun))) {
      parts.street = pieceOf(line, begun, from + timed, from + timed + begun.length);
      return true;
    }
  }
  if (parts.town || isCompany(text)) return false;
  // "Ile za 33 EPal Kraków - Oslo", "Pris Stavanger-Aalborg": the town that stands beside the arrow.
  const beside = part.isBeforeArrow ? lastTown(text, towns, isCase) : null;
  const town = beside ?? townInPart(text, folded, towns, isCase, whole.slice(0, skip));
  const unlisted =
    !town && part.isLed && part.nextCode !== undefined
      ? unlistedTown(
          text,
          part.nextCode,
          towns,
          norwegianLead.test(line.folded.slice(Math.max(0, from - 30), from)),
        )
      : null;
  if (unlisted) {
    parts.town = {
      ...unlisted,
      isKnown: true,
      from: from + unlisted.offset,
      to: from + unlisted.offset + unlisted.length,
    };
    return true;
  }
  if (!town) return false;
  parts.town = { ...town, isKnown: true, from: from + town.offset, to: from + town.offset + town.length };
  // "Ullevålsveien 60 i Oslo".
  const street = /^(.{4,60}\d\p{L}?) (?:i|in|w|we) $/u.exec(text.slice(0, town.offset))?.[1] ?? '';
  if (!parts.street && streetOf(street, foldSigns(street)))
    parts.street = pieceOf(line, street, from, from + street.length);
  readRest(line, from + town.offset + town.length, from + folded.length, parts);
  return true;
}

/** "Kutnie ul. Wschodnia 6 99-300": town, street and code with nothing between them. */
function setTownStreet(
  line: TextLine,
  { text, folded, from, isCase }: { text: string; folded: string; from: number; isCase: boolean },
  { index, 2: code = '' }: RegExpExecArray,
  parts: AddressParts,
  towns: TownBook,
): boolean {
  const before = text.slice(0, index);
  if (
    parts.town ||
    parts.street ||
    !/\d ?\p{L}?$/u.test(before) ||
    !isCodeCase(text.slice(folded.lastIndexOf(code)), code)
  )
    return false;
  const lead = /^(?:\p{L}{3,12} )?(?:w|we|in|i|at) (?=\p{Lu})/iu.exec(before)?.[0].length ?? 0;
  const name = townWords.exec(before.slice(lead))?.[2] ?? '';
  const isPolish = isCase || /(?:^| )we? $/iu.test(before.slice(0, lead));
  const words = name.split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const town = townIn(words.slice(0, count).join(' '), towns, isPolish);
    if (!town || town.offset > 0) continue;
    const at = lead + town.length;
    const street = before.slice(at).trim();
    const isFitting = shapeOf(code) !== null || town.countries.some((one) => isCodeIn(one, code));
    if (!isFitting || !streetOf(street, foldSigns(street))) continue;
    const streetFrom = from + at + before.slice(at).indexOf(street);
    const codeFrom = from + text.length - code.length;
    parts.town = { ...town, isKnown: true, from: from + lead, to: from + at };
    parts.street = pieceOf(line, street, streetFrom, streetFrom + street.length);
    parts.code = { text: code, from: codeFrom, to: codeFrom + code.length };
    return true;
  }
  return false;
}

/** "Poland 61-371", "211 75 Sweden": a country and a code behind a town. */
function setCountryCode(folded: string, from: number, parts: AddressParts): boolean {
  const match = countryAndCode.exec(folded);
  const text = match?.[2] ?? match?.[3];
  if (!match || text === undefined) return false;
  const country = countryNamed((match[1] ?? match[4] ?? '').trim());
  if (country === null || !isCodeIn(country, text)) return false;
  const at = from + (match[2] === undefined ? 0 : match[0].length - text.length);
  parts.code = { text, from: at, to: at + text.length };
  parts.country ??= { code: country, from, to: from + folded.length };
  return true;
}

/** "Oslo Norway", "PIASECZNO UL. PUŁAWSKA 100": what stands behind a town in its part. */
function readRest(line: TextLine, from: number, to: number, parts: AddressParts): void {
  // "Odense 5000 senest 3. desember": a code behind its town, whatever follows.
  const after = parts.code ? null : codeBehind.exec(line.folded.slice(from, to));
  const behind = after?.[2];
  if (
    after &&
    behind !== undefined &&
    isCodeCase(line.text.slice(from + after[0].length - behind.length), behind) &&
    (shapeOf(behind) !== null || parts.town?.countries.some((one) => isCodeIn(one, behind)) === true)
  ) {
    const at = from + after[0].length - behind.length;
    parts.code = { text: behind, from: at, to: at + behind.length };
    if (after[1] !== undefined)
      parts.country ??= { code: prefixes[after[1]] ?? '', from: at, to: at + behind.length };
    setStreetBehind(line, at + behind.length, to, parts);
    return;
  }
  const rest = line.text.slice(from, to);
  const skip = rest.length - rest.trimStart().length;
  const text = rest.trim();
  const folded = foldSigns(text);
  const named = countryWhole(folded, text);
  if (named) parts.country ??= { code: named, from: from + skip, to };
  else setStreetBehind(line, from, to, parts);
}

/** "w Lublinie na ul. Mełgiewskiej 7/9", "Radom 26-600 ul. Zamkowa 4": a street that nothing parts from its town. */
function setStreetBehind(line: TextLine, from: number, to: number, parts: AddressParts): void {
  const folded = line.folded.slice(from, to);
  const joint =
    /^ {0,3}(?:(?:na|przy) (?=(?:ul|al|os)\.? |ulicy |alei |\p{L}{3,20}ej \d))?/u.exec(folded)?.[0].length ??
    0;
  const street =
    /^(?:(?:ul|al|os)\.? |ulicy |alei |\p{L}{3,20}ej (?=\d)).{0,60}?\d{1,4}[a-z]?(?:\/\d{1,4})?(?![\d\p{L}])/u.exec(
      folded.slice(joint),
    );
  const at = from + joint;
  const length = street?.[0].length ?? 0;
  if (street) parts.street ??= pieceOf(line, line.text.slice(at, at + length), at, at + length);
  if (parts.street || !parts.code) return;
  const bare = line.text.slice(from, to);
  const begin = from + bare.length - bare.trimStart().length;
  const value = streetStart.exec(bare.trim())?.[0] ?? '';
  if (streetOf(value, foldSigns(value))) parts.street = pieceOf(line, value, begin, begin + value.length);
}

/** "1430 Ås", "8610 Mo i Rana": the first letters of a town behind four digits are no part of a code, and shown as signs that none has. */
function withCodeLetters(text: string, folded: string): string {
  return folded.replaceAll(/(?<=\d{4} ?)[a-z]{2}(?!\p{L})/gu, (letters, at: number) =>
    /\p{Lu}\p{Ll}/u.test(text.slice(at, at + 2)) ? 'þþ' : letters,
  );
}

/** Letters of codes are capitals: "1234 kg" is none. */
const isCodeCase = (text: string, code: string): boolean => {
  const written = text.slice(0, code.length + 4);
  return !/[a-z]/u.test(code) || !/\p{Ll}/u.test(written.slice(0, code.length));
};

const shapeOf = (code: string): string | null =>
  shapedCountries.find(([shape]) => shape.test(code))?.[1] ?? null;

const wholeCode = new RegExp(`^(?:(?!(?:lt|lv)-)(${prefix})${joinedBy})?(${codeBody})$`, 'u');

/** A text that is a post code and nothing else: with the country that stands before it, and that of its shape. */
export function codeOf(text: string): { text: string; country: string | null; shape: string | null } | null {
  const match = wholeCode.exec(foldSigns(text));
  const code = match?.[2];
  if (code === undefined) return null;
  const shape = shapeOf(code);
  const country = match?.[1] === undefined ? null : (prefixes[match[1]] ?? null);
  return { text: text.slice(-code.length), country, shape };
}

const townWords = new RegExp(`^( {0,2})(${word}(?: ${joint}${word}){0,2})`, 'u');

/** The town that stands behind a code; words in capitals that no list knows are one, too. */
function townAtStart(
  text: string,
  towns: TownBook,
): { name: string; offset: number; length: number; countries: readonly string[]; isKnown: boolean } | null {
  const match = townWords.exec(text);
  if (!match?.[2]) return null;
  const offset = match[1]?.length ?? 0;
  const known = knownTown(match[2], towns, false);
  if (known) return { ...known, offset };
  const [first = ''] = match[2].split(' ');
  // "Gamle Fredrikstad": a part of a town that is known.
  const whole = withoutTrailing(match[2], '.-');
  const ofLast = first.length > 2 && !isNoTown(foldSigns(first)) ? knownTown(match[2], towns, true) : null;
  if (ofLast)
    return { name: whole, offset, length: whole.length, countries: ofLast.countries, isKnown: true };
  if (first.length < 3 || isNoTown(foldSigns(first))) return null;
  const name = withoutTrailing(match[2], '.-');
  return { name, offset, length: name.length, countries: [], isKnown: false };
}

const capitalRuns = new RegExp(`(?<![\\p{L}\\d@.])${word}(?: ${joint}${word}){0,2}`, 'gu');

/** The town that words end with. */
function lastTown(text: string, towns: TownBook, isCase: boolean) {
  const run = [...text.matchAll(capitalRuns)].at(-1);
  if (!run || text.slice(run.index + run[0].length).trim() !== '') return null;
  const isBehindCase =
    (isCase && run.index === 0) || /(?:^|[^\p{L}])(?:z|ze|do|w|we) $/iu.test(text.slice(0, run.index));
  const words = run[0].split(' ');
  for (let skip = 0; skip < words.length; skip += 1) {
    const offset = words.slice(0, skip).join(' ').length + (skip > 0 ? 1 : 0);
    const found = townIn(words.slice(skip).join(' '), towns, isBehindCase && skip === 0);
    if (found && found.offset === 0 && found.length === words.slice(skip).join(' ').length)
      return { ...found, offset: run.index + offset };
  }
  return null;
}

/** "Til Beitostølen 2953": a name in no list, before a code of a country that the mail names or whose letters it has. */
const norwegianLead =
  /(?:^|[^\p{L}])(?:fra|til|(?:laste|losse|hente|levere)s?(?: pa| i| hos)?)(?: \p{L}{2,12}){0,2} $/u;

function unlistedTown(before: string, code: string, towns: TownBook, isNorwegian: boolean) {
  const name = before.trim();
  if (
    !/^\p{Lu}\p{Ll}[\p{L}'’-]{1,24}(?: \p{Lu}\p{Ll}[\p{L}'’-]{1,24})?$/u.test(name) ||
    isNoTown(foldSigns(name))
  )
    return null;
  const told = [...towns.told].filter((one) => isPostCode(one, code));
  // "Livingston EH54".
  if (/^\p{Lu}{1,2}\d{1,2}$/u.test(code.toUpperCase()) && isCodeIn('GB', code))
    return { name, offset: before.indexOf(name), length: name.length, countries: ['GB'], isUnsure: true };
  const spelt = (isNorwegian || /[øæå]/iu.test(name)) && isPostCode('NO', code) ? ['NO'] : [];
  const countries = told.length === 1 ? told : spelt;
  if (countries.length === 0) return null;
  return { name, offset: before.indexOf(name), length: name.length, countries, isUnsure: true };
}

/** "Gladsaxe pod Kopenhagą", "Lyngby near Copenhagen": a name in no list, told by the town that it is near. */
function townNear(text: string, towns: TownBook) {
  const match =
    /^(\p{Lu}\p{Ll}[\p{L}'’-]{2,24}) (?:(pod|koło|obok|k\.)|near|outside|close to|nær|ved|utenfor|bei|nahe) (\p{Lu}\p{Ll}[\p{L}'’-]{2,24})/u.exec(
      text,
    );
  const [, name = '', polish, other = ''] = match ?? [];
  if (!match || isNoTown(foldSigns(name)) || towns.of(name).length > 0) return null;
  const near = townIn(other, towns, polish !== undefined);
  return near ? { name, offset: 0, length: name.length, countries: near.countries, isUnsure: true } : null;
}

/** "Hos Lerum i Sogndal", "u klienta Alfa w Płocku": how many words name whose place it is, before the word that leads to the town. */
function companyWords(before: string, words: readonly string[], towns: TownBook): number {
  // "Fra Tine i Verdal": a name that is no town's.
  const at = words.indexOf('i');
  if (at > 0 && /(?:^|[^\p{L}])(?:til|fr[aå]) $|^ ?$/u.test(before)) {
    const isTown = towns.of(words.join(' ')).length > 0 || towns.of(words.slice(0, at).join(' ')).length > 0;
    if (!isTown && towns.of(words.slice(at + 1).join(' ')).length > 0) return at + 1;
  }
  if (
    !/(?:^|[^\p{L}])(?:hos|u|firm\p{L}*|klient\p{L}*|kund\p{L}*|customer|company|leverandor\p{L}*|supplier) $/u.test(
      before,
    )
  )
    return 0;
  return words.findIndex((word, place) => place > 0 && /^(?:i|w|we|in|at)$/u.test(word)) + 1;
}

/** A small word behind the first one, and a name that a preposition leads to. */
const preposedTown =
  /^\p{Lu}\p{L}{1,20} (?!(?:in|w|we|i|at|pa|på|am|an|im|od|do|to|til|a|o)(?!\p{L}))\p{Ll}[^,;.()]{0,40} (?:w|we|in|i|at|pa|på|do|to|til|z|ze|from|fra) \p{Lu}/u;

/** The first name of a part, when it is a town's: days and hours may stand before it. */
function townInPart(text: string, folded: string, towns: TownBook, isCase: boolean, ledBy: string) {
  const preposed = preposedTown.exec(text);
  for (const run of text.matchAll(capitalRuns)) {
    const before = folded.slice(0, run.index);
    if (before.length > 60) return null;
    const words = run[0].split(' ');
    let skip = companyWords(ledBy + before, words, towns);
    // "Terminal GCT Gdynia": what the place is called.
    if (
      /^\p{Lu}{2,5}$/u.test(words[skip] ?? '') &&
      towns.of(words.slice(skip).join(' ')).length === 0 &&
      towns.of(words[skip + 1] ?? '').length > 0
    )
      skip += 1;
    while (skip < words.length && isNoTown(withoutTrailing(foldSigns(words[skip] ?? ''), '.'))) skip += 1;
    if (skip === words.length) continue;
    const offset = words.slice(0, skip).join(' ').length + (skip > 0 ? 1 : 0);
    const isBehindCase = (isCase && run.index === 0) || /(?:^|[^\p{L}])(?:z|ze|do|w|we) $/u.test(before);
    const found =
      townNear(text.slice(run.index + offset), towns) ??
      townIn(words.slice(skip).join(' '), towns, isBehindCase);
    // "Nowe mieszkanie jest w Bełchatowie": a sentence begins with a word that some town is called by.
    if (run.index === 0 && ledBy.trim() === '' && words.length === 1 && preposed) continue;
    // "Need transport Leeds to Oslo": the first word of a sentence is written with a capital, too.
    if (!found && run.index === 0 && words.length === 1) continue;
    if (!found || found.offset > 0) return null;
    // "Stord Maskin AS" is a company, "Oslo 4 palety" a town.
    const rest = text.slice(run.index + offset + found.length);
    if (
      /^ \p{Lu}/u.test(rest) &&
      !/^ \p{Lu}{1,2}[- ]\d/u.test(rest) &&
      !/^ (?:\p{Lu}{2}|(?:[Uu][Ll]|[Aa][Ll])\.? .{3,40})$/u.test(rest) &&
      countryWhole(foldSigns(rest.trim()), rest.trim()) === null &&
      !/^ UL/u.test(rest)
    )
      return null;
    return { ...found, offset: run.index + offset };
  }
  return null;
}

/** "Unit 4 Earlstrees Road", "Maesbury Road Industrial Estate". */
const estate =
  "(?:\\p{Lu}[\\p{L}.'’-]{0,24} ){1,5}(?:Road|Street|Lane|Avenue|Drive|Way|Close|Quay|Court|Rd|(?:Business|Industrial|Retail|Trading|Enterprise|Technology) (?:Park|Estate|Centre|Center))";
const unitOf = 'Units? \\d{1,3}[A-Z]?(?:[-/]\\d{1,3}[A-Z]?)?,? ';
const unitStreet = new RegExp(
  `^(?:(?:${unitOf})?${estate}|${unitOf}(?:\\p{Lu}[\\p{L}.'’-]{0,24} ){1,4}(?:Park|Estate|Works|Yard|Mill|Centre)|${estate},? Units? \\d{1,3}[A-Z]?)$`,
  'u',
);
const unitStreetBehind = new RegExp(`${unitOf}${estate}$`, 'u');
const unitBefore = new RegExp(`(?<!\\p{L})${unitOf}$`, 'u');

export function streetOf(text: string, folded: string): boolean {
  // "Martland Park WN5 0LB": a code stands behind it.
  if (/ [a-z]{1,2}\d[\da-z]? \d[a-z]{2}$/u.test(folded)) return false;
  if (text.length <= 80 && unitStreet.test(text)) return true;
  if (text.length < 4 || text.length > 80 || notStreet.test(folded)) return false;
  // "Warszawa 24t": a weight, and "Frigo 14,6t" a vehicle.
  if (/\d ?t$/u.test(folded) || /^(?:frigo|reefer|chlodni\p{L}*)(?!\p{L})/u.test(folded)) return false;
  // "Norway 3263": a country and a code.
  if (countryNamed(folded.replace(/ \d{3,6}$/u, '')) !== null) return false;
  if (/^(?:(?:ul|al|os)\.?|ulic[ay]|alej[ai]|alei) /u.test(folded)) return /\d/u.test(folded);
  if (
    /^\d{1,4}[a-z]? \p{L}.{2,40} (?:road|street|lane|avenue|way|drive|close|quay|court|square|terrace|crescent|place|gardens|grove|row|hill|mews|parade|rd|st|ave)$/u.test(
      folded,
    )
  )
    return true;
  // Many British streets have a name alone, each of its words with a capital.
  if (/^(?:\p{Lu}[\p{L}'’.-]{1,20} ){1,4}(?:Road|Street|Lane|Avenue|Drive|Way)$/u.test(text)) return true;
  return (
    /^\p{Lu}/u.test(text) && (streetShape.test(text) || (streetWord.test(`${folded} `) && /\d/u.test(folded)))
  );
}

const streetLanguages: readonly (readonly [RegExp, string])[] = [
  [/(?:veien|vegen|gata|gate|vei|bakken|stien|brygge|kaia|svingen|ringen|(?<!\p{L})alle) \d/u, 'NO'],
  [/(?:vagen|gatan) \d/u, 'SE'],
  [/(?:vej|gade) \d/u, 'DK'],
  [/(?:strasse|str\.) ?\d/u, 'DE'],
];

/** The country that the language of a street tells of, for a code of that country; null otherwise. */
function countryOfStreet(street: string, code: string): string | null {
  return (
    streetLanguages.find(([shape, country]) => shape.test(street) && isCodeIn(country, code))?.[1] ?? null
  );
}

function placeOfParts(
  line: TextLine,
  parts: AddressParts,
  { end }: Stretch,
  span: { from: number; to: number },
): PlaceInLine | null {
  const { town, street } = parts;
  let { code } = parts;
  const shape = code ? shapeOf(code.text) : null;
  const told = parts.country?.code ?? shape;
  const fitting = code
    ? (town?.countries ?? []).filter((one) => isCodeIn(one, code?.text ?? ''))
    : (town?.countries ?? []);
  const hinted =
    code && fitting.length === 0 ? countryOfStreet(foldSigns(street?.value ?? ''), code.text) : null;
  const spelt =
    code &&
    end !== null &&
    town?.isKnown === false &&
    /[øæå]/iu.test(town.name) &&
    isPostCode('NO', code.text)
      ? 'NO'
      : null;
  const country = told ?? fitting[0] ?? hinted ?? spelt;
  // "Fra: 4265 Håvik": a town in no list, with letters that Norwegian names have.
  if (spelt !== null && hinted === null && town) town.isUnsure = true;
  // A code that no country tells of is a number of something else.
  if (code && (country === null || !isCodeIn(country, code.text))) code = undefined;
  // A code alone may belong to a town that stands elsewhere.
  if (!town || (!code && !town.isKnown)) return null;
  const place: PlaceInLine = {
    end,
    isCountryGuessed: told === null,
    start: line.at + span.from,
    from: span.from,
    to: span.to,
  };
  if (code && country !== null) place.postCode = codePiece(line, country, code.from, code.to);
  if (town)
    place.city = {
      ...pieceOf(line, town.name, town.from, town.to),
      ...(town.isUnsure ? { isUnsure: true } : {}),
    };
  if (street) place.street = street;
  if (country !== null) {
    const at = parts.country ?? town ?? code;
    if (at) place.country = pieceOf(line, country, at.from, at.to);
  }
  return place;
}

const prepositions = {
  pickup:
    /(?:^|[^\p{L}])(?:z|ze|spod|from|out of|ex|fra|von|ab|aus|w|in|at|i|pa) (?:(?:okolic|miejscowosci|m\.|the|omradet|raum|der nahe von|rejonu|pod|near|naer) )?(?:(?!we? |nr )[a-z]{1,2}[- ])?$/u,
  onlyPickup:
    /(?:^|[^\p{L}])(?:z|ze|spod|from|out of|ex|fra|von|ab|aus) (?:(?:okolic|miejscowosci|m\.|the|omradet|raum|rejonu|near|naer) )?(?:(?!we? |nr )[a-z]{1,2}[- ])?$/u,
  delivery:
    /(?:^|[^\p{L}])(?:do|to|til|nach|bis(?: nach)?|pod|na) (?:(?:okolic|miejscowosci|m\.|the|omradet|raum|rejonu|near|naer) )?(?:(?!we? |nr )[a-z]{1,2}[- ])?$/u,
};

/** The end that a preposition right before a place names. */
function prepositionBefore({ folded }: TextLine, at: number): End | null {
  const before = folded.slice(Math.max(0, at - 30), at);
  if (prepositions.onlyPickup.test(before)) return 'pickup';
  return prepositions.delivery.test(before) ? 'delivery' : null;
}

const capitals = new RegExp(`(?<![\\p{L}\\d@.])${word}(?: ${joint}${word}){0,2}`, 'gu');
const arrow =
  /^[ )]{0,3}(?:\([^)]{0,20}\))?(?: [a-z]{1,2}-?\d{2,5})?[ ,]{0,3}(?:->|-->|=>|→|>{1,3}|-|\/)[ (]{0,3}$/u;

const companyEnd =
  / (?:AS|ASA|AB|ApS|A\/S|GmbH|AG|KG|Ltd\.?|Limited|B\.?V\.?|Oyj?|Sp\. ?z ?o\. ?o\.?|Sp\. ?[jk]\.|S\.A\.?|SA|s\.c\.|Inc\.?|PLC|plc|UAB|s\.r\.o\.)$/u;

/** "Elektro Bergen AS", "Beta Stål AS": a name of a company tells no town. */
const isCompany = (text: string) => companyEnd.test(text) && text.split(' ').length > 2;

/** The part of an address that a place in a line stands in. */
function partAround(text: string, from: number, to: number): string {
  const signs = /[,;:()\t|]/u;
  const before =
    text
      .slice(Math.max(0, from - 60), from)
      .split(signs)
      .at(-1) ?? '';
  const [behind = ''] = text.slice(to, to + 60).split(signs, 1);
  return `${before}${text.slice(from, to)}${behind}`.trim();
}

const namedIn = /^(?: \p{Lu}\p{Ll}+){1,3} (?:in|i|w|we) \p{Lu}/u;

/** Towns without a post code: only where something beside them says that they are places of the transport. */
function* bareTowns(
  line: TextLine,
  index: number,
  roles: Roles,
  towns: TownBook,
  coded: readonly PlaceInLine[],
): Generator<PlaceInLine> {
  // "Słupska 19" is no Słupsk.
  const isTaken = (from: number, to: number) =>
    coded.some(
      ({ from: begin, to: end, street }) =>
        (from < end && to > begin) ||
        (street !== undefined && line.at + from < street.end && line.at + to > street.start),
    );
  let last: { place: PlaceInLine; isYielded: boolean } | undefined;
  for (const match of line.text.matchAll(capitals)) {
    const isPolishCase = /(?:^|[^\p{L}])(?:z|ze|spod|do|w|we|na|pod|okolic|miejscowosci) $/u.test(
      line.folded.slice(Math.max(0, match.index - 16), match.index),
    );
    const words = match[0].split(' ');
    const company = companyWords(line.folded.slice(Math.max(0, match.index - 20), match.index), words, towns);
    const own = words.slice(company).join(' ');
    const town = townIn(own, towns, isPolishCase);
    if (!town) continue;
    const from = match.index + match[0].length - own.length + town.offset;
    const to = from + town.length;
    // "Rute: Hamar": a label is no town.
    const end = prepositionBefore(line, from);
    // "Elektro Bergen AS" is a company.
    if (isCompany(partAround(line.text, from, to))) continue;
    // "Rossendale Nursery in Aabenraa": who is there is called by another town.
    if (town.offset === 0 && town.length < own.length && namedIn.test(line.text.slice(to, to + 60))) continue;
    // "Ballineen, Co. Cork": a county.
    if (/(?<!\p{L})(?:co\.?|county) $/u.test(line.folded.slice(Math.max(0, from - 8), from))) continue;
    if (isTaken(from, to) || (end === null && line.text.charAt(to) === ':')) continue;
    // "ZAP 0094": letters before a number among words in small letters.
    if (
      /^\p{Lu}{2,4}$/u.test(town.name) &&
      /^[ -]?\d{2}/u.test(line.text.slice(to)) &&
      /\p{Ll}{3}/u.test(line.text)
    )
      continue;
    const place: PlaceInLine = {
      end,
      city: { ...pieceOf(line, town.name, from, to), ...(town.isUnsure ? { isUnsure: true } : {}) },
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
    // "JOB NO: 1180".
    const isNumber =
      letters[1] === 'no' && /^(?:\.? ?:|\. ?\p{L}{0,3}[-/]?\d)/u.test(line.folded.slice(from + 2));
    if (isCapital && !isNumber) return { code: prefixes[letters[1]] ?? '', from, to: from + 2 };
  }
  countryPattern.lastIndex = 0;
  const named = countryPattern.exec(rest);
  const code =
    named && /^(?:[ ,(/–-]{0,4}|[ ,(/–-]{0,3} (?:we?|in?) )$/u.test(rest.slice(0, named.index))
      ? countryNamed(named[0])
      : null;
  return named && code ? { code, from: at + named.index, to: at + named.index + named[0].length } : null;
}

/** "Hasselt w Belgii": within what was read as the place. */
function behindTown(line: TextLine, { city }: FoundPlace): ReturnType<typeof namedCountryAfter> {
  const at = city ? city.end - line.at : -1;
  return at > 0 && at < line.text.length ? namedCountryAfter(line, at) : null;
}

const irishCounties =
  /^ ?[,(] ?(?:co\.?|county) (?:carlow|cavan|clare|cork|donegal|dublin|galway|kerry|kildare|kilkenny|laois|leitrim|limerick|longford|louth|mayo|meath|monaghan|offaly|roscommon|sligo|tipperary|waterford|westmeath|wexford|wicklow)(?!\p{L})/u;

/** "Naas (Co. Kildare)": the country of a town that has namesakes. */
function irishCounty(line: TextLine, { city }: FoundPlace): ReturnType<typeof namedCountryAfter> {
  const at = city ? city.end - line.at : -1;
  const match = at > 0 ? irishCounties.exec(line.folded.slice(at, at + 40)) : null;
  return match && { code: 'IE', from: at, to: at + match[0].length };
}

/** What is said beside a place wins over what its town's name lets one guess. */
function setCountry(place: PlaceInLine, line: TextLine, next: TextLine | undefined): void {
  if (!place.isCountryGuessed) return;
  const here = irishCounty(line, place) ?? namedCountryAfter(line, place.to) ?? behindTown(line, place);
  const isLast = line.text.slice(place.to).trim().length < 3;
  const below = !here && isLast && next && next.text.trim().length < 25 ? namedCountryAfter(next, 0) : null;
  const before = !here && !below ? countryBefore(line, place.from) : null;
  const named = here ?? below ?? before;
  if (!named) return;
  const of = here || before ? line : (next ?? line);
  const code = place.postCode?.value;
  if (code !== undefined && !isCodeIn(named.code, code)) return;
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
/** Words before numbers of other things: "12 pallets", "dnia 12". */
const notStreet =
  /(?<!\p{L})(?:adr|un|(?<=. )(?:er|is|jest|ist)(?= )|dnia|dn|(?<=.)(?:den|am|on)|palet\p{L}*|pal|plt|pallets?|paller|tel|tlf|nr zlecenia|kg|zaladun\p{L}*|rozladun\p{L}*|ramp\p{L}* \d|hala \d|unit|dock|load|unload|lass|godz|kl|uke|week|ton(?:y|s|nes?|n)?|vekt|waga|weight|jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ca|ch|s)|apr(?:il)?|ma[jiy]|maja|jun[ei]|jul[yi]|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[csz](?:ember)?|stycznia|lutego|kwietnia|czerwca|lipca|sierpnia|wrzesnia|pazdziernika|listopada|grudnia|antall|ilosc|mon|tue|wed|thu|fri|monday|tuesday|wednesday|thursday|friday|mandag|tirsdag|onsdag|torsdag|fredag)(?!\p{L})/u;
const streetShape = /^(?:[\p{L}.'’-]{1,30} ){1,5}\d{1,4} ?[a-z]?(?: ?[/-] ?\d{1,4}[a-z]?)?$/iu;

/** "6812 Førde", "Norge", "Hafstadvegen 43": a street in a line of its own below its town, or below the country of that one. */
function setStreetBelow(
  places: readonly PlaceInLine[],
  line: TextLine,
  below: readonly TextLine[],
  isOther: boolean,
): void {
  const [place] = places;
  if (places.length !== 1 || !place?.postCode || place.street || isOther) return;
  const rest = `${line.text.slice(0, place.from)}${line.text.slice(place.to)}`;
  if (line.labelled === undefined && /[\p{L}\d]/u.test(rest.replace(/^[^:]{0,30}:|\p{Lu}\p{L}{1,15}/gu, '')))
    return;
  let at = 0;
  const isPart = (one: TextLine | undefined) => one?.part === 'body' && !one.isAfterGap;
  const told = withoutTrailing(below[0]?.text.trim() ?? '', ' ,.');
  if (isPart(below[0]) && countryWhole(foldSigns(told), told) !== null) at = 1;
  const street = below[at];
  if (!street || !isPart(street)) return;
  const from = Math.max(street.labelled ?? 0, street.text.length - street.text.trimStart().length);
  const value = withoutTrailing(street.text.slice(from), ' ,.;');
  if (!streetOf(value, foldSigns(value))) return;
  // A street stands above its code as well: that of the line below it.
  const next = below[at + 1];
  if (next && isPart(next) && /^[^:]{0,6}\d{2,5}[- ]?\d{0,3} \p{Lu}/u.test(next.text)) return;
  place.street = pieceOf(street, value, from, from + value.length);
}

/** The street in front of a post code, or in the line above it. */
function setStreet(
  place: PlaceInLine,
  line: TextLine,
  previous: TextLine | undefined,
  of: FoundPlace = place,
): void {
  // "Ullevålsveien 60 i Oslo (0454)".
  const before = line.text.slice(0, place.from).replace(/(?<=\d\p{L}?) (?:i|in|w|we) $/u, ' ');
  if (withoutTrailing(before, ' \t,;:') !== '') {
    const found = streetIn(line, before);
    if (found) of.street = found;
    if (found || !/:[\s]*$/u.test(before)) return;
  }
  if (previous?.part !== 'body' || line.isAfterGap) return;
  const above = streetIn(previous, previous.text);
  if (above) of.street = above;
}

const behindPlace =
  /^ ?\)?(?:[ ,]{1,2}\(?[A-Z]{2}\)?(?=[ ,]))?[ ,(]{1,3}(?:street |address?:? |adress?e?:? )?/u;
/** Where what stands behind a place ends. */
const segment = /^(?:[^,;:()|\t.]|\.(?! |$)|(?<!\d)\.(?! \p{Lu}| ?$)){4,60}/u;
const streetStart =
  /^(?!\p{Lu}{1,2}\.? \d)(?:(?:ul|al|os|pl)\.? )?\p{Lu}[\p{L}.'’-]{1,30}(?: [\p{L}.'’-]{1,30}){0,3} \d{1,4}(?:[A-Za-z]| [A-Zb-z]| a$)?(?: ?[/-] ?\d{1,4}[a-z]?)?(?= (?!(?:kg|t|to|ton\p{L}*|pal\p{L}*|pl[lt]|x|szt|stk)(?!\p{L}))\p{Ll}|\. |$)/u;

/** "Suwałki 16-400 Utrata 9", "(66-200, Zachodnia 2, wtorek 8.12)": the street behind a code or its town. */
function setStreetAfter(place: PlaceInLine, line: TextLine): void {
  const skip = behindPlace.exec(line.text.slice(place.to, place.to + 40))?.[0].length ?? 0;
  if (skip === 0) return;
  const from = place.to + skip;
  const told = segment.exec(line.text.slice(from, from + 80))?.[0].trimEnd() ?? '';
  const value = streetStart.exec(told)?.[0] ?? told;
  if (!streetOf(value, foldSigns(value)) || /^(?:\d|[A-Z]{1,2}\.? \d)/u.test(value)) return;
  place.street = pieceOf(line, value, from, from + value.length);
}

/** What a street is behind in its line: a sign between two things, an hour or a date. */
const beforeStreet =
  /[,;)\t]|:(?!\d)|(?<!\d)(?:\d{1,2}:\d{2}(?: ?(?:uhr|h|am|pm)(?!\p{L}))?|\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}-\d{2}-\d{2})(?!\d)/giu;

function streetIn(line: TextLine, before: string): Piece<string> | null {
  const trimmed = withoutTrailing(before, ' \t,;:(-');
  const unit = unitStreetBehind.exec(trimmed.slice(-120));
  if (unit) {
    const at = trimmed.length - unit[0].length;
    return pieceOf(line, unit[0], at, trimmed.length);
  }
  let from = 0;
  for (const { index, 0: sign } of trimmed.matchAll(beforeStreet)) from = index + sign.length;
  const sentence = [
    ...trimmed.slice(from).matchAll(/(?<=\p{Ll}{4})(?<!arsz|kard|prof)[.!?] (?=\p{Lu})/gu),
  ].at(-1);
  // "To Krakow. Collect it from 27 Coronation Road": a sentence ends, and no short form.
  if (sentence) from += sentence.index + sentence[0].length;
  // "from Havnegata 5", "Norway to ul. Portowa 3", "Kalisz -> Storgata 1".
  const foldedBefore = line.folded.slice(0, trimmed.length);
  for (const { index, 0: sign } of foldedBefore
    .slice(from)
    .matchAll(
      /(?<!\p{L})(?:z|ze|from|fra|von|ab|do|to|til|nach|w|we|in|i|at|hos|pa|og|and|er|is|jest|ist) |->|→|>| - /gu,
    )) {
    const next = from + index + sign.length;
    if (/^\s*(?:\p{Lu}|\d|ul|al|os)/u.test(trimmed.slice(next))) {
      from = next;
      break;
    }
  }
  // "Kutnie przy ul. Wschodniej 3".
  from += /^.{2,40}? (?:(?:przy|na) )?(?=(?:ul|al|os)\. )/u.exec(foldedBefore.slice(from))?.[0].length ?? 0;
  const bare = trimmed.slice(from);
  const value = bare.trim();
  // A country before a post code is no street.
  if (/^\p{L}{1,2}$/u.test(value) || /^\p{L}{2} \d/u.test(value) || /^[\d-]{4,} /u.test(value)) return null;
  if (value.length < 4 || value.length > 80) return null;
  if (!streetOf(value, foldSigns(value))) return null;
  const start = from + bare.length - bare.trimStart().length;
  return pieceOf(line, value, start, start + value.length);
}

const inSignature =
  /(?<!\p{L})(?:adres|address|anschrift)\p{L}*[^.!?\d]{1,30}(?:stop[ck]\p{L}*|podpis\p{L}*|s[iy]gnatur\p{L}*|footer|underskrift\p{L}*|bunn(?:en)?|fusszeile)(?!\p{L})|(?<!\p{L})(?:see|patrz|zob\.?|jak w|se|sja|siehe)(?: the| my| our| min| var)? (?:stop[ck]\p{L}*|podpis\p{L}*|s[iy]gnatur\p{L}*|footer|underskrift\p{L}*|bunntekst\p{L}*|fusszeile)(?!\p{L})/u;
const noLoadingPlace = /(?<!\p{L})(?:p\.?o\.? ?box|postbo[kx]s?|postbus|postfach|skr\p{L}*\.? poczt)/u;

const fromUs =
  /(?<!\p{L})(?:(?:from|at|with) (?:us|our (?:own )?(?:site|works|factory|warehouse|premises|place|yard|depot|mill|plant|store))|(?:od|u|spod) nas|(?:z|w) nasz(?:ego|ym) (?:zakladu|zakladzie|magazynu|magazynie)|z naszej (?:fabryki|siedziby|firmy|hali)|(?:hos|fra|ifra) oss|(?:fra|hos|pa) (?:vart|var) (?:lager|fabrikk\p{L}*|verksted)|bei uns|von uns|ab unserem (?:werk|lager))(?!\p{L})/u;
const toUs =
  /(?<!\p{L})(?:to (?:us|our (?:own )?(?:site|works|factory|warehouse|premises|yard|depot|plant|store))|do nas|do nasz(?:ego|ej) (?:zakladu|magazynu|siedziby|firmy|fabryki)|til oss|til (?:vart|var) (?:lager|fabrikk\p{L}*)|zu uns|an unser (?:werk|lager))(?!\p{L})/u;

/** "Collect from us", "levering til oss": an end at the sender's, said beside a word of that end. */
function ownEnd(lines: readonly TextLine[], roles: Roles): { end: End; index: number } | undefined {
  for (const [index, line] of lines.entries()) {
    if (line.part !== 'body') continue;
    for (const [end, pattern] of [
      ['pickup', fromUs],
      ['delivery', toUs],
    ] as const) {
      const match = pattern.exec(line.folded);
      if (!match) continue;
      const to = match.index + match[0].length;
      const [from, stop] = roles.sentence(index, line, match.index, to);
      const isTold = roles
        .cues(index)
        .some((cue) => cue.end === end && cue.from >= from && cue.to <= stop + 1);
      if (isTold) return { end, index };
    }
  }
  return undefined;
}

/** "At the address in my signature": the address below the mail is that of an end. */
export function readSignedPlaces(lines: readonly TextLine[], roles: Roles, findTown: FindTown): FoundPlace[] {
  const ends = lines.flatMap((line, index) => {
    const match = line.part === 'body' ? inSignature.exec(line.folded) : null;
    const end = match && roles.at(index, line, match.index, match.index + match[0].length);
    return end ? [{ end, index }] : [];
  });
  const [told] = ends;
  const own = told ? undefined : ownEnd(lines, roles);
  const first = told ?? own;
  if (!first) return [];
  const towns = new TownBook(findTown);
  const rest = lines.slice(first.index + 1);
  const signed = rest.some(({ part }) => part === 'signature')
    ? rest.filter(({ part }) => part === 'signature')
    : rest;
  const address = signed.map((line): TextLine => ({ ...line, part: 'body' }));
  for (const [at, line] of address.entries()) {
    if (noLoadingPlace.test(line.folded)) continue;
    for (const place of codedPlaces(line, address[at + 1], address.slice(Math.max(0, at - 2), at), towns)) {
      setCountry(place, line, address[at + 1]);
      return [{ ...placeOf(place), end: first.end, ...(own ? { isSigned: true } : {}) }];
    }
  }
  return [];
}

/** The countries that a text names anywhere. */
function toldCountries(lines: readonly TextLine[]): Set<string> {
  const told = new Set<string>();
  for (const { part, folded } of lines)
    if (part === 'body')
      for (const [name] of folded.matchAll(countryPattern)) {
        const code = countryNamed(name);
        if (code) told.add(code);
      }
  return told;
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
