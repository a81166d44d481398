import type { PageRequest, Sort } from '../http/pages.js';
import type { Reads } from './database.js';
import type { RareWord } from './rare-word.js';
import { holding, idsOfTextsHolding } from './search-text.js';
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
  unionOf?: readonly Sql[];
  /** Text that `search_text` has to hold, whatever its case and diacritics; any row will do when there is none. */
  search?: string | undefined;
  /**
   * Notes that are searched beside `search_text`, as `id` of a row and folded `text`; those of a global directory by the
   * trigram index of that text.
   */
  notes?: Sql;
  /**
   * The rows are those of a global directory, which are many: the text is found by the table's trigram index instead of
   * by looking at each row, and the total of a broad search is remembered until somebody changes the directory.
   */
  isGlobal?: boolean;
  /** A word of the text that few rows hold, by which the index finds them faster than by the whole text. */
  rareWord?: RareWord | undefined;
  /** The text may also be the id of a row, as people write it: `1048`, or `#1048` for that row alone. */
  isNumbered?: boolean;
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

/** What a list's page and total are made of. */
export interface ListParts {
  /** What goes before the statement. */
  with: Sql;
  /** How many rows there are in all. */
  total: Sql;
  /** The ids of the page's rows, as an array. */
  ids: Sql;
}

/**
 * A search looks at every row of the company, so it looks once and keeps what it found, for the count and the page.
 * Without one, the index counts fast and the page needs only its beginning; of rows of several kinds, only so many of
 * each as could stand on the page, so that each index is read in its order and no further.
 */
export function partsOf(statement: ListStatement, request: PageRequest): ListParts {
  const { table, orderBy, search } = statement;
  const isSearched = !!search?.trim();
  const noted = isSearched ? notedOf(statement) : undefined;
  const kinds = kindsOf(statement, noted !== undefined);
  const sources = kinds.map((kind) => sql`from ${sql.ref(table)} t ${filter(kind)}`);
  const kept = sql.join(
    [...new Set(['id', ...orderBy.map(({ column }) => column)])].map((name) => sql.ref(`t.${name}`)),
  );
  const all = sources.map((source) => sql`select ${kept} ${source}`);
  if (isSearched) {
    // Rows of each kind are looked for among the same notes.
    const before = noted ? sql`noted as materialized (${noted}), ` : sql``;
    const found = sql`with ${before}found as materialized (${sql.join(all, ' union all ')})`;
    return {
      with: found,
      total: sql`(select count(*)::int from found)`,
      ids: idsOfFound(statement, request),
    };
  }
  const total = sql`(${sql.join(
    sources.map((source) => sql`(select count(*)::int ${source})`),
    ' + ',
  )})`;
  const [only] = sources;
  if (only && sources.length === 1) return { with: sql``, total, ids: idsOf(only, statement, request) };
  const reach = request.page * request.size;
  const first = all.map((one) => sql`(${one} order by ${orderOf(statement)} limit ${reach})`);
  const from = sql`from (${sql.join(first, ' union all ')}) t`;
  return { with: sql``, total, ids: idsOf(from, statement, request) };
}

/** The ids of the rows whose notes hold a text; nothing when notes are not searched. */
function notedOf({ notes, isGlobal, search = '' }: ListStatement): Sql | undefined {
  return notes && idsOfTextsHolding(search, notes, isGlobal);
}

/**
 * The conditions of each kind of rows that are looked for by themselves. Those of a global directory that hold a text in
 * their notes only are a kind: an index finds them, and none finds one text or the other.
 */
function kindsOf(statement: ListStatement, isNoted: boolean): Sql[][] {
  const { where, unionOf = [], search, isGlobal } = statement;
  const noted = isNoted ? sql`select id from noted` : undefined;
  if (noted && isGlobal) {
    const inText = holding(search).map((condition) => sql`not ${condition}`);
    return [
      [...where, ...holding(search, statement)],
      [...where, sql`t.id in (${noted})`, ...inText],
    ];
  }
  const conditions = [...where, ...holding(search, { ...statement, elsewhere: noted })];
  return unionOf.length > 0 ? unionOf.map((kind) => [...conditions, kind]) : [conditions];
}

/**
 * The ids of a page of what a search found, as an array. The planner is not told how long the page is: all that is found
 * has to be sorted, and a plan for any page would look dearer than one for this page, the more the larger the directory
 * is, so that each search would be planned anew.
 */
export function idsOfFound(statement: ListStatement, { page, size }: PageRequest): Sql {
  return sql`array(
    select t.id from found t order by ${orderOf(statement)}
    limit (select ${size}::int) offset (select ${(page - 1) * size}::int)
  )`;
}

/** The ids of a page of the rows `t` of a source, as an array. */
function idsOf(from: Sql, statement: ListStatement, { page, size }: PageRequest): Sql {
  return sql`array(
    select t.id ${from} order by ${orderOf(statement)} limit ${size} offset ${(page - 1) * size}
  )`;
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

/** A page's rows, and the total when there is a row to carry it. */
export interface FoundPage<Row> {
  items: Row[];
  total: number | undefined;
}

/** Reads a page and its total in one statement. */
export async function findPage<Row extends object>(
  reads: Reads,
  statement: ListStatement,
  parts: ListParts,
): Promise<FoundPage<Row>> {
  const { table, columns, joins = sql`` } = statement;
  const { rows } = await sql<Row & { list_total?: number }>`
    ${parts.with}
    select ${parts.total} as list_total, ${columns}
    from ${sql.ref(table)} t ${joins}
    where t.id = any(${parts.ids})
    order by ${orderOf(statement)}`.execute(reads);
  const total = rows[0]?.list_total;
  // JSON leaves out what is undefined. To copy the rows without it costs as much as to write them.
  for (const row of rows) row.list_total = undefined;
  return { items: rows, total };
}
