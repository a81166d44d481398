import { isCodeIn } from './district-codes.js';
import { cuesOf } from './roles.js';
import type { TextLine } from './text-lines.js';
import { isNoTown, townIn, TownBook, type FindTown } from './town-names.js';

/** A name, not the first word of a sentence: whoever writes one so writes the others so, too. */
const capitalWord = /(?<=[\p{L}\d,;)-] ?)(?<![.!?:] ?)(?<!\p{L})\p{Lu}\p{Ll}/u;
const words = '(\\p{Ll}[\\p{Ll}-]{2,24}(?: \\p{Ll}[\\p{Ll}-]{1,24}){0,2})';
const code = '(?:\\d{2}-\\d{3}|\\d{3} \\d{2}|\\d{4,5})';
const fromTo = new RegExp(
  `(?<!\\p{L})(?:(z|ze|spod)|from|fra|frå|von|ex) (\\p{Ll}[^.!?;:\\n]{2,60}?) (?:(do)|na|to|til|nach) (?=${words})`,
  'gu',
);
const bareWay = new RegExp(`(?<=^|[.!?,;:] )${words} (?:do|na|to|til|nach) (?=${words})`, 'gu');
const joined = new RegExp(`(?<![\\p{L}-])${words} ?(?:->|→|>|–|-) ?(?=${words})`, 'gu');
/** "Plast-rør" is one word, though there are villages of both names. */
const isOneWord = (match: string, from: string, to: string, towns: TownBook) =>
  match.endsWith('-') &&
  match.length === from.length + 1 &&
  !(towns.isNear(from) && towns.isNear(to.split(' ', 1)[0] ?? ''));
const behindCode = new RegExp(`(?<![\\d\\p{L}.,+-])${code} ${words}`, 'gu');
const beforeCode = new RegExp(
  `(?<!\\p{L})${words}(?=,? \\(?(?:[a-z]{1,2}-)?${code}(?![\\d.,]\\d| \\d| ?(?:kg|eur|pln|nok|kr)))`,
  'gu',
);
const behindCue = new RegExp(
  `^(?:sted|plass|adresse|e)?:?(?: (?:jutro|dzis|dzisiaj|pojutrze|rano|tomorrow|today|i morgen|i dag|morgen|heute|monday|tuesday|wednesday|thursday|friday|mandag|tirsdag|onsdag|torsdag|fredag|montag|dienstag|mittwoch|donnerstag|freitag|w (?:poniedzialek|poniedziałek|wtorek|srode|środę|czwartek|piatek|piątek)|\\d{1,2}[./]\\d{1,2})){0,3} (?:(?:(w|we|z|ze)|in|at|i|på|fra|from|is in|er i) )?${words}`,
  'u',
);
const street =
  /(?<!\p{L})(?:(?:ul|al|os|pl)(?:\. ?| )|(?=\p{Ll}{2,24}(?:gaten?|gata|vei(?:en)?|vegen|gatan|vägen|vej|gade|stra(?:ß|ss)e|str\.?|straat) \d))(\p{Ll}[\p{Ll}-]{1,24}(?: \p{Ll}[\p{Ll}-]{1,24})?)(?= \d)/gu;

/** "(62-300, objazdowa 5)". */
const streetBehindCode = new RegExp(
  `(?<![\\d\\p{L}.,+-])${code}, (\\p{Ll}[\\p{Ll}-]{2,24}(?: \\p{Ll}[\\p{Ll}-]{1,24})?)(?= \\d{1,4}[a-z]? ?[),.])`,
  'gu',
);

/** A piece of a line that begins with a town's name. */
interface Named {
  from: number;
  length: number;
}

/**
 * Towns and streets of lines that were written in small letters throughout get their capitals, so that they are read as others are:
 * where both ends of a way are towns, and beside post codes and words that name an end.
 */
export function withCapitals(lines: readonly TextLine[], findTown: FindTown): readonly TextLine[] {
  const towns = new TownBook(findTown);
  return lines.map((line) => {
    if (line.part !== 'body') return line;
    // "64-100 leszno" is one among whatever capitals.
    const found = [...(capitalWord.test(line.text) ? codedIn(line, towns, true) : namedIn(line, towns))];
    return found.length === 0 ? line : { ...line, text: capitalised(line.text, found) };
  });
}

function* namedIn(line: TextLine, towns: TownBook): Generator<Named> {
  const { text } = line;
  for (const match of text.matchAll(fromTo)) {
    const [all, isCase, from = '', isOtherCase, to = ''] = match;
    const one = townAt(from.split(' ', 3).join(' '), isCase !== undefined, towns);
    const other = townAt(to, isOtherCase !== undefined, towns);
    if (!one || !other) continue;
    yield { from: match.index + all.indexOf(from, isCase?.length ?? 2), length: one };
    yield { from: match.index + all.length, length: other };
  }
  for (const match of [...text.matchAll(joined), ...text.matchAll(bareWay)]) {
    const [all, from = '', to = ''] = match;
    const one = lastTownOf(from, towns);
    const other = townAt(to, false, towns);
    if (!one || !other || isOneWord(all, from, to, towns)) continue;
    yield { from: match.index + one.offset, length: one.length };
    yield { from: match.index + all.length, length: other };
  }
  yield* codedIn(line, towns, false);
  for (const match of text.matchAll(beforeCode)) {
    const town = lastTownOf(match[1] ?? '', towns);
    if (town) yield { from: match.index + town.offset, length: town.length };
  }
  for (const { to } of cuesOf(line)) {
    const match = behindCue.exec(text.slice(to, to + 90));
    const name = match?.[2] ?? '';
    const length = townAt(name, match?.[1] !== undefined, towns);
    if (match && length) yield { from: to + match[0].length - name.length, length };
  }
  for (const match of text.matchAll(streetBehindCode)) {
    const name = match[1] ?? '';
    yield { from: match.index + match[0].length - name.length, length: name.length };
  }
  for (const match of text.matchAll(street)) {
    const name = match[1] ?? '';
    const from = match.index + match[0].length - name.length;
    yield { from, length: name.length };
  }
}

/** Towns behind their codes. @param isFitting only where the code is one of their country */
function* codedIn({ text }: TextLine, towns: TownBook, isFitting: boolean): Generator<Named> {
  for (const match of text.matchAll(behindCode)) {
    const [all, name = ''] = match;
    const length = townAt(name, false, towns);
    const written = all.slice(0, all.length - name.length).trim();
    const isOfIt = towns.of(name.slice(0, length)).some((country) => isCodeIn(country, written));
    if (length && (!isFitting || isOfIt)) yield { from: match.index + all.length - name.length, length };
  }
}

/** How long the town's name is that words begin with; 0 where they begin with none. */
function townAt(name: string, isCase: boolean, towns: TownBook): number {
  if (name === '') return 0;
  const [first = ''] = name.split(' ');
  if (isNoTown(first) || everyday.test(first)) return 0;
  const town = townIn(name, towns, isCase);
  return town?.offset === 0 && (!isCase || town.length >= 4) ? town.length : 0;
}

/** The town that words end with. */
function lastTownOf(name: string, towns: TownBook): (Named & { offset: number }) | null {
  const parts = name.split(' ');
  for (let skip = 0; skip < parts.length; skip += 1) {
    const rest = parts.slice(skip).join(' ');
    if (townAt(rest, false, towns) === rest.length) {
      const offset = name.length - rest.length;
      return { from: offset, offset, length: rest.length };
    }
  }
  return null;
}

/** Words of any mail that some village is called by. */
const everyday =
  /^(?:adres\p{L}*|ale|all|auto|auta|bank|bay|bil|bilen|bud|dock|ramp\p{L}?|bus|cargo|cena|data|date|dato|dag|dere|dobr\p{L}*|dom|domu|door|drzwi|dzis|full|godz|god|gor\p{L}|hjem|home|hus|jutr\p{L}|jeden|kan|klar|klient\p{L}*|kraj\p{L}*|kunde\p{L}*|lager|lasting|mail|meg|mnie|nam|nami|nas|noe|now|oss|ok|our|pan\p{L}*|port|prac\p{L}|plac\p{L}*|pris|ready|rano|ring|call|dzwoni\p{L}*|sklep\p{L}*|stock|store|sted|tam|the|there|time|towar\p{L}*|torsdag|tur|us|var|vare|vei|werk|you|za)$/u;

function capitalised(text: string, found: readonly Named[]): string {
  let written = text;
  for (const { from, length } of found)
    for (const match of text.slice(from, from + length).matchAll(/(?<!\p{L})\p{Ll}{2,}/gu)) {
      const at = from + match.index;
      const capital = written.charAt(at).toUpperCase();
      const isJoint = /^(?:nad|pod|am|an|der|im|ved|upon|on|de|la|sur|bei|in)$/u.test(match[0]);
      if (!isJoint && capital.length === 1) written = written.slice(0, at) + capital + written.slice(at + 1);
    }
  return written;
}
