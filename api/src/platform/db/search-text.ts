import type { RareWord } from './rare-word.js';
import { sql, type Sql } from './sql.js';

const maxId = 2_147_483_647;

interface SearchOptions {
  isGlobal?: boolean;
  isNumbered?: boolean;
  rareWord?: RareWord | undefined;
  elsewhere?: Sql | undefined;
}

/**
 * Rows `t` whose `search_text` holds a text, whatever its case and diacritics: one condition, or none without a text. A
 * number that people write with blanks or hyphens is also found without them, as phone numbers are kept.
 * @param isGlobal finds it by the table's trigram index
 * @param rareWord a word of the text that the index is asked for in its stead
 * @param isNumbered finds the row of that id as well; behind a `#` nothing else is meant
 * @param elsewhere ids of rows that are found as well, since they hold it in another text
 */
export function holding(
  search: string | undefined,
  { isGlobal = false, isNumbered = false, rareWord, elsewhere }: SearchOptions = {},
): Sql[] {
  const text = search?.trim() ?? '';
  if (text === '') return [];
  const [, sign, digits] = (isNumbered ? /^(#?) ?(\d{1,10})$/.exec(text) : null) ?? [];
  const hasNumber = digits !== undefined && Number(digits) <= maxId ? [sql`t.id = ${Number(digits)}`] : [];
  if (sign) return hasNumber.length > 0 ? hasNumber : [sql`false`];
  const ways = waysToWrite(text);
  const written = ways.map((way) =>
    rareWord && ways.length === 1
      ? sql`(${holdsWord(rareWord)} and ${holdsWritten(way, false)})`
      : holdsWritten(way, isGlobal),
  );
  const isElsewhere = elsewhere ? [sql`t.id in (${elsewhere})`] : [];
  const conditions = [...written, ...isElsewhere, ...hasNumber];
  return [sql`(${sql.join(conditions, ' or ')})`];
}

/**
 * The ids of those of further texts, given as `id` and folded `text`, that hold a text.
 * @param isIndexed finds it by the trigram index of the texts
 */
export function idsOfTextsHolding(search: string, texts: Sql, isIndexed = false): Sql {
  const holds = waysToWrite(search.trim()).map((way) => holdsWritten(way, isIndexed, 'further.text'));
  return sql`select further.id from (${texts}) further where ${sql.join(holds, ' or ')}`;
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
    : holdsWritten(word, true);
}

/** The subquery has the text folded once, not for every row. */
function holdsWritten(text: string, isIndexed: boolean, column = 't.search_text'): Sql {
  const searched = sql.ref(column);
  if (!isIndexed) return sql`strpos(${searched}, (select fold(${text}))) > 0`;
  // Escaped once folded: folding makes plain signs of wide ones.
  return sql`${searched} like (select '%' || regexp_replace(fold(${text}), '[\\\\%_]', '\\\\\\&', 'g') || '%')`;
}
