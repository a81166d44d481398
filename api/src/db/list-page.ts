import type { Paged } from '../http/api-types.js';
import { paged, type PageRequest, type Sort } from '../http/pages.js';
import type { Reads } from './database.js';
import { sql, type Sql } from './sql.js';

/** A list in SQL: one page and the total in one round trip. */
export interface ListStatement {
  /** The table that is counted and paged; columns that filter and sort are its own. */
  table: string;
  /** What is selected of the table's row `t` and of what is joined to it. */
  columns: Sql;
  /** Joins for the rows of the page only; they neither add rows nor take any away. */
  joins?: Sql;
  /** Conditions on `t`; all must hold. Names the company wherever the rows belong to one. */
  where: readonly Sql[];
  /** Further conditions of which a row has to fit one; no row fits two. Each is looked for on its own index. */
  amongst?: readonly Sql[];
  /** Text that `search_text` has to hold, whatever its case and diacritics; any row will do when there is none. */
  search?: string | undefined;
  /** Finds the text by the table's trigram index instead of looking at each row: for rows of no company, which are many. */
  isSearchIndexed?: boolean;
  /** Columns of `t`. */
  orderBy: readonly { column: string; descending?: boolean }[];
}

/** The order of a list by one field, with ties broken by id in the same direction. */
export function byField({ field, descending }: Sort<string>, column = field): ListStatement['orderBy'] {
  return field === 'id'
    ? [{ column: 'id', descending }]
    : [
        { column, descending },
        { column: 'id', descending },
      ];
}

type Counted<Row> = Row & { list_total: number };

/**
 * Reads one page. The page's ids are found on the index first and only their rows are read, so that a deep page
 * costs little more than the first one.
 */
export async function listPage<Row extends object>(
  reads: Reads,
  statement: ListStatement,
  request: PageRequest,
): Promise<Paged<Row>> {
  const source = sourceOf(statement, request);
  const { rows } = await pageStatement<Row>(statement, source, request).execute(reads);
  const items = rows.map(({ list_total: _total, ...row }) => row as unknown as Row);
  return paged(items, rows[0]?.list_total ?? (await countWithoutRows(reads, source, request)), request);
}

interface Source {
  /** What goes before the statement. */
  with: Sql;
  /** How many rows there are in all. */
  total: Sql;
  /** The rows that the page is among, as `t`. */
  from: Sql;
}

/**
 * A search looks at every row of the company, so it looks once and keeps what it found, for the count and the page.
 * Without one, the index counts fast and the page needs only its beginning; of rows of several kinds, only so many of
 * each as could stand on the page, so that each index is read in its order and no further.
 */
function sourceOf(statement: ListStatement, { page, size }: PageRequest): Source {
  const { table, where, amongst = [], orderBy } = statement;
  const searched = holding(statement.search, statement.isSearchIndexed);
  const conditions = [...where, ...searched];
  const kinds = amongst.length > 0 ? amongst.map((kind) => [...conditions, kind]) : [conditions];
  const sources = kinds.map((kind) => sql`from ${sql.ref(table)} t ${filter(kind)}`);
  const kept = sql.join(
    [...new Set(['id', ...orderBy.map(({ column }) => column)])].map((name) => sql.ref(`t.${name}`)),
  );
  const all = sources.map((source) => sql`select ${kept} ${source}`);
  if (searched.length > 0) {
    const found = sql`with found as materialized (${sql.join(all, ' union all ')})`;
    return { with: found, total: sql`(select count(*)::int from found)`, from: sql`from found t` };
  }
  const total = sql`(${sql.join(
    sources.map((source) => sql`(select count(*)::int ${source})`),
    ' + ',
  )})`;
  const [only] = sources;
  if (only && sources.length === 1) return { with: sql``, total, from: only };
  const first = all.map((one) => sql`(${one} order by ${orderOf(statement)} limit ${page * size})`);
  return { with: sql``, total, from: sql`from (${sql.join(first, ' union all ')}) t` };
}

function orderOf({ orderBy }: ListStatement): Sql {
  return sql`${sql.join(
    orderBy.map(
      ({ column, descending }) => sql`${sql.ref(`t.${column}`)} ${sql.raw(descending ? 'desc' : 'asc')}`,
    ),
  )}`;
}

function filter(conditions: readonly Sql[]): Sql {
  return conditions.length > 0 ? sql`where ${sql.join(conditions, ' and ')}` : sql``;
}

/**
 * Rows `t` whose `search_text` holds a text, whatever its case and diacritics: one condition, or none without a text. A
 * number that people write with blanks or hyphens is also found without them, as phone numbers are kept.
 * @param isIndexed finds it by the table's trigram index
 */
export function holding(search: string | undefined, isIndexed = false): Sql[] {
  const text = search?.trim() ?? '';
  if (text === '') return [];
  const compact = /^\+?[\d\s().-]+$/.test(text) ? text.replaceAll(/[\s().-]/g, '') : text;
  const ways = compact === text || compact.length < 4 ? [text] : [text, compact];
  const conditions = ways.map((way) => holdsWritten(way, isIndexed));
  return [sql`(${sql.join(conditions, ' or ')})`];
}

/** The subquery has the text folded once, not for every row. */
function holdsWritten(text: string, isIndexed: boolean): Sql {
  if (!isIndexed) return sql`strpos(t.search_text, (select fold(${text}))) > 0`;
  // Escaped once folded: folding makes plain signs of wide ones.
  return sql`t.search_text like (select '%' || regexp_replace(fold(${text}), '[\\\\%_]', '\\\\\\&', 'g') || '%')`;
}

function pageStatement<Row extends object>(
  statement: ListStatement,
  source: Source,
  { page, size }: PageRequest,
): Sql<Counted<Row>> {
  const { table, columns, joins = sql`` } = statement;
  const order = orderOf(statement);
  return sql<Counted<Row>>`
    ${source.with}
    select ${source.total} as list_total, ${columns}
    from ${sql.ref(table)} t ${joins}
    where t.id = any(array(
      select t.id ${source.from} order by ${order} limit ${size} offset ${(page - 1) * size}
    ))
    order by ${order}`;
}

/** The total when the page has no row to carry it: nothing is there at all, or the page lies behind the last one. */
async function countWithoutRows(reads: Reads, source: Source, { page }: PageRequest): Promise<number> {
  if (page === 1) return 0;
  const { rows } = await sql<{ total: number }>`${source.with} select ${source.total} as total`.execute(
    reads,
  );
  return rows[0]?.total ?? 0;
}
