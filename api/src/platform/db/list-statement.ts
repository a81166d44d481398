import type { PageRequest, Sort } from '../http/pages.js';
import type { Reads } from './database.js';
import { hasTrigram, holding, idsOfTextsHolding, type RareWord, type SearchWay } from './search-text.js';
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
  /** Counts the rows where no text is searched for, faster than the rows themselves are counted: a selection of one number. */
  total?: Sql;
  /** Further conditions of which a row has to fit one; no row fits two. Each is looked for on its own index. */
  unionOf?: readonly Sql[];
  /** Text that `search_text` has to hold, whatever its case and diacritics; any row will do when there is none. */
  search?: string | undefined;
  /**
   * Notes that are searched beside `search_text`, as `id` of a row and folded `text`; those of a global directory by the
   * trigram index of that text.
   */
  notes?: Sql;
  /** The same for looking at the notes of one row after the other, where the rows are many. */
  notesByRow?: Sql;
  /**
   * The rows are those of a global directory, which are many: a text that few hold is found by the table's indexes instead of
   * by looking at each row, and the total of a broad search is remembered until somebody changes the directory.
   */
  isGlobal?: boolean;
  /** The company whose rows the table's index of letter keys finds, should it have very many. */
  indexedCompany?: number;
  /** Columns of `t` by which an index goes through the rows of a company, or the global ones, ties by `id`. */
  walkedBy?: readonly string[];
  /** How the text is looked for; told by `listPage`. */
  way?: SearchWay;
  /** How notes of a global directory are looked for; told by `listPage`, too. */
  wayOfNotes?: SearchWay;
  /** All that is found is read and sorted at once, and told as if counting had stopped; told by `listPage`, too. */
  isReadWhole?: boolean;
  /** How all of it is looked for when the beginning of the list does not suffice; told by `listPage`, too. */
  wayOfRest?: SearchWay;
  /** A word of the text that few rows hold, by which the index finds them faster than by the whole text. */
  rareWord?: RareWord | undefined;
  /** The text may also be the id of a row, as people write it: `1048`, or `#1048` for that row alone. */
  isNumbered?: boolean;
  /** Columns of `t`. */
  orderBy: readonly { column: string; descending?: boolean; nullsLast?: boolean }[];
}

/**
 * The order of a list by one field, with ties broken by id in the same direction.
 * @param nullsLast what has none of the field comes at the end, whatever the direction
 */
export function byField(
  { field, descending }: Sort<string>,
  column = field,
  nullsLast = false,
): ListStatement['orderBy'] {
  return field === 'id'
    ? [{ column: 'id', descending }]
    : [
        { column, descending, nullsLast },
        { column: 'id', descending },
      ];
}

/** A search counts no further than this, or than just behind the page that is asked for. */
export const mostCounted = 10_000;
/** So many rows are looked at in the list's order for those of a page; if they do not suffice, all that is found is sorted. */
const walkedRows = 50_000;

/** How far a search counts for a page. */
export function countedUpTo({ page, size }: PageRequest): number {
  return Math.max(mostCounted, page * size + 1);
}

/**
 * Whether a search stops there. What a trigram index finds has all been read to find it: to stop would save little, and where it stands at
 * the end of the list, the page would cost as much again.
 */
export function stopsCounting({ search, way }: ListStatement): boolean {
  return !!search?.trim() && way !== 'trigrams';
}

/** What a list's page and total are made of. */
export interface ListParts {
  /** What goes before the statement. */
  with: Sql;
  /** How many rows there are in all; of a search that stops, one more than `countedUpTo` stands for all that are not counted. */
  total: Sql;
  /** The ids of the page's rows, as an array. */
  ids: Sql;
}

/**
 * A search keeps what it found, for the count and the page, and stops once that is more than is counted: the page is then looked for
 * in the list's order, and soon found. Without a search, the index counts fast and the page needs only its beginning; of rows of
 * several kinds, only so many of each as could stand on the page, so that each index is read in its order and no further.
 */
export function partsOf(statement: ListStatement, request: PageRequest, walked = walkedRows): ListParts {
  if (statement.search?.trim()) return partsOfSearch(statement, request, walked);
  const { table } = statement;
  const sources = kindsOf(statement).map((kind) => sql`from ${sql.ref(table)} t ${filter(kind)}`);
  const counted = sources.map((source) => sql`(select count(*)::int ${source})`);
  const total = statement.total ? sql`(${statement.total})` : sql`(${sql.join(counted, ' + ')})`;
  const [only] = sources;
  if (only && sources.length === 1) return { with: sql``, total, ids: idsOf(only, statement, request) };
  const reach = request.page * request.size;
  const first = sources.map(
    (source) => sql`(select ${keptOf(statement)} ${source} order by ${orderOf(statement)} limit ${reach})`,
  );
  const from = sql`from (${sql.join(first, ' union all ')}) t`;
  return { with: sql``, total, ids: idsOf(from, statement, request) };
}

/**
 * The planner is not told how long the page is: what is found has to be sorted, and a plan for any page would look dearer than
 * one for this page, the more the larger the directory is, so that each search would be planned anew.
 */
function partsOfSearch(statement: ListStatement, request: PageRequest, walked: number): ListParts {
  const most = countedUpTo(request);
  const { page, size } = request;
  const order = orderOf(statement);
  const part = sql`order by ${order} limit (select ${size}::int) offset (select ${(page - 1) * size}::int)`;
  const noted = notedOf(statement);
  // Rows of each kind are looked for among the same notes.
  const before = noted ? sql`noted as materialized (${noted}), ` : sql``;
  const all = rowsOf(statement, noted !== undefined);
  if (!stopsCounting(statement) || statement.isReadWhole) {
    const counted = stopsCounting(statement) ? sql`least(count(*), ${most + 1})` : sql`count(*)`;
    return {
      with: sql`with ${before}found as materialized (${all})`,
      total: sql`(select ${counted}::int from found)`,
      ids: sql`array(select t.id from found t ${part})`,
    };
  }
  // The usual number is part of the text, so that a plan for any search knows it.
  const limit = most === mostCounted ? sql.constant(most + 1) : sql`${most + 1}`;
  const found = sql`with ${before}found as materialized (select t.* from (${all}) t limit ${limit})`;
  const walk = walkOf(statement, request, walked);
  // What is soon counted by looking at rows may all stand at the end of the list, where an index finds it sooner. `offset 0` keeps the planner
  // from going through the list in its order after all.
  const rest = rowsOf({ ...statement, way: statement.wayOfRest ?? 'scan' }, noted !== undefined);
  const fromBeginning = walk
    ? sql`when (select count(*) from walk) = ${page * size} then array(select t.id from walk t ${part})`
    : sql``;
  return {
    with: walk ? sql`${found}, walk as materialized (${walk})` : found,
    total: sql`(select count(*)::int from found)`,
    ids: sql`(case when (select count(*) from found) <= ${most} then array(select t.id from found t ${part})
      ${fromBeginning} else array(select t.id from (select * from (${rest}) t offset 0) t ${part}) end)`,
  };
}

/** The rows up to the end of a page, as far as they are among the first of the list; nothing when no index has them in its order. */
function walkOf(statement: ListStatement, { page, size }: PageRequest, walked: number): Sql | undefined {
  const { table, where, unionOf = [], search = '', notes, orderBy, walkedBy } = statement;
  const { isNumbered = false, indexedCompany } = statement;
  if (!walkedBy?.includes(orderBy[0]?.column ?? '')) return undefined;
  // Rows of several kinds have no common order, but for a company's own of several statuses.
  if (unionOf.length > 1 && indexedCompany === undefined) return undefined;
  const kinds = unionOf.length > 0 ? [sql`(${sql.join(unionOf, ' or ')})`] : [];
  const holds = holding(search, { isNumbered });
  const written = notes ? [...holds, holdsInNotes(statement)] : holds;
  // That the company of global ones is null does not tell the planner that the index has them in order; of one company's, to name it would have
  // them sorted anew, and all of them read, instead of as many as fill the page.
  const [{ descending = false } = {}] = orderBy;
  const byCompany = indexedCompany === undefined ? [{ column: 'company_id', descending }] : [];
  const order = orderOf({ ...statement, orderBy: [...byCompany, ...orderBy] });
  return sql`
    select ${keptOf(statement)} from (
      select ${keptOf(statement)}, t.company_id, t.search_text from ${sql.ref(table)} t ${filter([...where, ...kinds])}
      order by ${order} limit ${sql.constant(walked)}) t
    where ${sql.join(written, ' or ')} order by ${order} limit ${page * size}`;
}

/**
 * What so many rows hold that the page is soon full is looked for in the notes of the others, one by one: to find all notes that hold it would
 * take longer than all the rest.
 */
function holdsInNotes({ search = '', notesByRow }: ListStatement): Sql {
  if (!notesByRow) return sql`t.id in (select id from noted)`;
  // Not `exists`, of which the planner makes a list of all.
  return sql`(${idsOfTextsHolding(search, notesByRow, 'scan', sql`t.id`)} limit 1) is not null`;
}

/** The ids of all rows of a list in its order, as an array, and what goes before the statement. */
export function allOf(statement: ListStatement): Pick<ListParts, 'with' | 'ids'> {
  const noted = statement.search?.trim() ? notedOf(statement) : undefined;
  const all = rowsOf(statement, noted !== undefined);
  return {
    with: noted ? sql`with noted as materialized (${noted})` : sql``,
    ids: sql`array(select t.id from (${all}) t order by ${orderOf(statement)})`,
  };
}

/** The rows of a list, as far as they are needed to sort them. */
function rowsOf(statement: ListStatement, isNoted: boolean): Sql {
  const kinds = kindsOf(statement, isNoted).map(
    (kind) => sql`select ${keptOf(statement)} from ${sql.ref(statement.table)} t ${filter(kind)}`,
  );
  return sql`${sql.join(kinds, ' union all ')}`;
}

/** What of a row is kept to sort by. */
function keptOf({ orderBy }: ListStatement): Sql {
  const names = new Set(['id', ...orderBy.map(({ column }) => column)]);
  return sql`${sql.join([...names].map((name) => sql.ref(`t.${name}`)))}`;
}

/** The ids of the rows whose notes hold a text; nothing when notes are not searched. */
function notedOf({ notes, isGlobal, search = '', wayOfNotes = 'scan' }: ListStatement): Sql | undefined {
  return (
    notes && idsOfTextsHolding(search, notes, isGlobal && hasTrigram.test(search) ? 'trigrams' : wayOfNotes)
  );
}

/**
 * The conditions of each kind of rows that are looked for by themselves. Those of a global directory that hold a text in
 * their notes only are a kind: an index finds them, and none finds one text or the other.
 */
function kindsOf(statement: ListStatement, isNoted = false): Sql[][] {
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

/** The ids of a page of the rows `t` of a source, as an array. */
function idsOf(from: Sql, statement: ListStatement, { page, size }: PageRequest): Sql {
  return sql`array(
    select t.id ${from} order by ${orderOf(statement)} limit ${size} offset ${(page - 1) * size}
  )`;
}

function orderOf({ orderBy }: ListStatement): Sql {
  return sql`${sql.join(
    orderBy.map(
      ({ column, descending, nullsLast }) =>
        sql`${sql.ref(`t.${column}`)} ${sql.raw(`${descending ? 'desc' : 'asc'}${nullsLast ? ' nulls last' : ''}`)}`,
    ),
  )}`;
}

function filter(conditions: readonly Sql[]): Sql {
  return conditions.length > 0 ? sql`where ${sql.join(conditions, ' and ')}` : sql``;
}

/** A page's rows, and the total when there is a row to carry it. */
export interface FoundPage<Row> {
  items: Row[];
  /** As `ListParts` has it. */
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
