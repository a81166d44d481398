import { sql, type Sql } from './sql.js';

const maxId = 2_147_483_647;

/**
 * Rows `t` whose `search_text` holds a text, whatever its case and diacritics: one condition, or none without a text. A
 * number that people write with blanks or hyphens is also found without them, as phone numbers are kept.
 * @param isGlobal finds it by the table's trigram index
 * @param isNumbered finds the row of that id as well; behind a `#` nothing else is meant
 */
export function holding(
  search: string | undefined,
  { isGlobal = false, isNumbered = false }: { isGlobal?: boolean; isNumbered?: boolean } = {},
): Sql[] {
  const text = search?.trim() ?? '';
  if (text === '') return [];
  const [, sign, digits] = (isNumbered ? /^(#?) ?(\d{1,10})$/.exec(text) : null) ?? [];
  const hasNumber = digits !== undefined && Number(digits) <= maxId ? [sql`t.id = ${Number(digits)}`] : [];
  if (sign) return hasNumber.length > 0 ? hasNumber : [sql`false`];
  const compact = /^\+?[\d\s().-]+$/.test(text) ? text.replaceAll(/[\s().-]/g, '') : text;
  const ways = compact === text || compact.length < 4 ? [text] : [text, compact];
  const conditions = [...ways.map((way) => holdsWritten(way, isGlobal)), ...hasNumber];
  return [sql`(${sql.join(conditions, ' or ')})`];
}

/** The subquery has the text folded once, not for every row. */
function holdsWritten(text: string, isIndexed: boolean): Sql {
  if (!isIndexed) return sql`strpos(t.search_text, (select fold(${text}))) > 0`;
  // Escaped once folded: folding makes plain signs of wide ones.
  return sql`t.search_text like (select '%' || regexp_replace(fold(${text}), '[\\\\%_]', '\\\\\\&', 'g') || '%')`;
}
