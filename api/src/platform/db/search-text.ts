import { sql, type Sql } from './sql.js';

const maxId = 2_147_483_647;

/**
 * How rows that hold a text are found: by looking at each (`scan`), by the trigram index of a global directory (`trigrams`),
 * or by the table's index of letter keys (`letters`), which finds one and two letters as well.
 */
export type SearchWay = 'scan' | 'trigrams' | 'letters';

/** A word of a searched text that few rows hold. */
export interface RareWord {
  word: string;
  /** Has a blank before and behind it, so that rows hold just this word and not a longer one. */
  isWhole: boolean;
}

interface SearchOptions {
  way?: SearchWay;
  isNumbered?: boolean;
  rareWord?: RareWord | undefined;
  elsewhere?: Sql | undefined;
}

/** The letters that keys are put together of; those of other scripts have a key of their own. */
const keyLetters = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
const keyEnds = [...keyLetters, ' '];
const shortText = /^[a-z0-9]{1,2}$/i;
/** An index of trigrams finds nothing by what has no run of three letters or digits, and would go through all rows. */
export const hasTrigram = /[\p{L}\p{N}]{3}/u;

/** Whether the index of letter keys finds rows by a text. */
export function hasLetterKeys(text: string): boolean {
  return shortText.test(text) || hasTrigram.test(text);
}

/**
 * Rows `t` whose `search_text` holds a text, whatever its case and diacritics: one condition, or none without a text. A
 * number that people write with blanks or hyphens is also found without them, as phone numbers are kept.
 * @param rareWord a word of the text that the index is asked for in its stead
 * @param isNumbered finds the row of that id as well; behind a `#` nothing else is meant
 * @param elsewhere ids of rows that are found as well, since they hold it in another text
 */
export function holding(
  search: string | undefined,
  { way: how = 'scan', isNumbered = false, rareWord, elsewhere }: SearchOptions = {},
): Sql[] {
  const text = search?.trim() ?? '';
  if (text === '') return [];
  const [, sign, digits] = (isNumbered ? /^(#?) ?(\d{1,10})$/.exec(text) : null) ?? [];
  const hasNumber = digits !== undefined && Number(digits) <= maxId ? [sql`t.id = ${Number(digits)}`] : [];
  if (sign) return hasNumber.length > 0 ? hasNumber : [sql`false`];
  const ways = waysToWrite(text);
  const written = ways.map((way) =>
    rareWord && ways.length === 1
      ? sql`(${holdsWord(rareWord)} and ${holdsWritten(way, 'scan')})`
      : holdsWritten(way, how),
  );
  const isElsewhere = elsewhere ? [sql`t.id in (${elsewhere})`] : [];
  const conditions = [...written, ...isElsewhere, ...hasNumber];
  return [sql`(${sql.join(conditions, ' or ')})`];
}

/**
 * The ids of those of further texts, given as `id` and folded `text`, that hold a text.
 * @param way by `letters` the texts also tell by `has_keys` whether the index of letter keys has them
 * @param of one row alone
 */
export function idsOfTextsHolding(search: string, texts: Sql, way: SearchWay = 'scan', of?: Sql): Sql {
  const column = 'further.text';
  const holds = waysToWrite(search.trim()).map((text) =>
    way === 'letters'
      ? sql`(${holdsWritten(text, 'scan', column)} and (not further.has_keys or ${hasLettersOf(text, column)}))`
      : holdsWritten(text, way, column),
  );
  const ofRow = of ? sql`further.id = ${of} and` : sql``;
  return sql`select further.id from (${texts}) further where ${ofRow} (${sql.join(holds, ' or ')})`;
}

/** A number is also searched without the signs that people put between its digits. */
function waysToWrite(text: string): string[] {
  const compact = /^\+?[\d\s().-]+$/.test(text) ? text.replaceAll(/[\s().-]/g, '') : text;
  return compact === text || compact.length < 4 ? [text] : [text, compact];
}

/**
 * By the index of words, or by the trigram index for a word that may be a part of one. Folding makes several words of one
 * that holds a fraction: `1½` becomes `1 1/2`.
 */
function holdsWord({ word, isWhole }: RareWord): Sql {
  return isWhole
    ? sql`string_to_array(t.search_text, ' ') @> (select string_to_array(fold(${word}), ' '))`
    : holdsWritten(word, 'trigrams');
}

/** The subquery has the text folded once, not for every row. */
function holdsWritten(text: string, way: SearchWay, column = 't.search_text'): Sql {
  const searched = sql.ref(column);
  const holds = sql`strpos(${searched}, (select fold(${text}))) > 0`;
  if (way === 'scan') return holds;
  if (way === 'letters') return sql`(${holds} and ${hasLettersOf(text, column)})`;
  // Escaped once folded: folding makes plain signs of wide ones.
  return sql`${searched} like (select '%' || regexp_replace(fold(${text}), '[\\\\%_]', '\\\\\\&', 'g') || '%')`;
}

/**
 * By the index of letter keys (migration 0142), for what `hasLetterKeys`. Two letters begin some trigram, one is in the middle of some, unless
 * letters of other scripts are beside them, of which the row has a key. Of a longer text all trigrams are there; its own are those that stay
 * the same whichever of three letters is put around it, since a trigram has no more than two ends.
 */
function hasLettersOf(text: string, column: string): Sql {
  const searched = sql.ref(column);
  if (shortText.test(text)) {
    const keys = sql`${keysOf(text.toLowerCase())}::text[]`;
    // The over thousand keys of one letter are told by a subquery: the planner would add up what it expects of each, and take a letter that no
    // row holds for one of a third of them.
    return sql`letter_keys(${searched}) && ${text.length === 1 ? sql`(select ${keys})` : keys}`;
  }
  const around = ['0', '1', '2'].map(
    (letter) => sql`select unnest(show_trgm(${letter}::text || fold(${text}) || ${letter}::text))`,
  );
  return sql`letter_keys(${searched}) @> (select array(${sql.join(around, ' intersect ')}))`;
}

function keysOf(letters: string): string[] {
  const keys =
    letters.length === 2
      ? keyEnds.map((end) => letters + end)
      : keyEnds.flatMap((begin) => keyEnds.map((end) => begin + letters + end));
  return [...keys, '~'];
}
