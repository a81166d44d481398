import type { RareWord } from './rare-word.js';
import { sql, type Sql } from './sql.js';

const maxId = 2_147_483_647;

interface SearchOptions {
  isGlobal?: boolean;
  isNumbered?: boolean;
  rareWord?: RareWord | undefined;
  notes?: Sql | undefined;
}

/**
 * Rows `t` whose `search_text` holds a text, whatever its case and diacritics: one condition, or none without a text. A
 * number that people write with blanks or hyphens is also found without them, as phone numbers are kept.
 * @param isGlobal finds it by the table's trigram index
 * @param rareWord a word of the text that the index is asked for in its stead
 * @param isNumbered finds the row of that id as well; behind a `#` nothing else is meant
 * @param notes further texts, as `id` and `text`: a row is found as well when one of its own holds the text
 */
export function holding(
  search: string | undefined,
  { isGlobal = false, isNumbered = false, rareWord, notes }: SearchOptions = {},
): Sql[] {
  const text = search?.trim() ?? '';
  if (text === '') return [];
  const [, sign, digits] = (isNumbered ? /^(#?) ?(\d{1,10})$/.exec(text) : null) ?? [];
  const hasNumber = digits !== undefined && Number(digits) <= maxId ? [sql`t.id = ${Number(digits)}`] : [];
  if (sign) return hasNumber.length > 0 ? hasNumber : [sql`false`];
  const compact = /^\+?[\d\s().-]+$/.test(text) ? text.replaceAll(/[\s().-]/g, '') : text;
  const ways = compact === text || compact.length < 4 ? [text] : [text, compact];
  const written = ways.map((way) =>
    rareWord && ways.length === 1
      ? sql`(${holdsWord(rareWord)} and ${holdsWritten(way, false)})`
      : holdsWritten(way, isGlobal),
  );
  const noted = notes ? ways.map((way) => isNoted(notes, way)) : [];
  const conditions = [...written, ...noted, ...hasNumber];
  return [sql`(${sql.join(conditions, ' or ')})`];
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
function holdsWritten(text: string, isIndexed: boolean): Sql {
  if (!isIndexed) return sql`strpos(t.search_text, (select fold(${text}))) > 0`;
  // Escaped once folded: folding makes plain signs of wide ones.
  return sql`t.search_text like (select '%' || regexp_replace(fold(${text}), '[\\\\%_]', '\\\\\\&', 'g') || '%')`;
}

function isNoted(notes: Sql, text: string): Sql {
  return sql`t.id in (select noted.id from (${notes}) noted where strpos(noted.text, (select fold(${text}))) > 0)`;
}
