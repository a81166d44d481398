import type { Paged } from '../http/api-types.js';
import { paged, type PageRequest } from '../http/pages.js';
import type { Reads } from './database.js';
import {
  countedUpTo,
  findPage,
  partsOf,
  stopsCounting,
  type ListParts,
  type ListStatement,
  type FoundPage,
} from './list-statement.js';
import { rareWordOf, searchWaysOf } from './rare-word.js';
import { sql, type Sql } from './sql.js';

/** What a search found, and the version of the directory that it was found in. */
interface Found {
  total: number;
  /** The first of the rows in the list's order, as PostgreSQL writes an array. */
  head: string;
  version: string;
}

/** Less is found as fast as it is looked up. */
const broad = 2_000;
/** Rows whose place is remembered: people refine a search before they page further. */
const headRows = 200;
const capacity = 1_000;

const foundByDatabase = new WeakMap<Reads, Map<string, Found>>();

/** Whether a search may find so much in a global directory that it is worth remembering what it found. */
function isBroadPossible({ isGlobal, search }: ListStatement, { page, size }: PageRequest): boolean {
  return isGlobal === true && !!search?.trim() && page * size <= headRows;
}

/**
 * Reads a page of a search of a global directory. Fetching, counting and sorting tens of thousands of hits is what a
 * broad one costs, so its total and its first rows are remembered. They are read together with the directory's version,
 * in one snapshot: when that has changed, whichever process changed it, the search is made anew.
 */
async function findBroadly<Row extends object>(
  reads: Reads,
  statement: ListStatement,
  request: PageRequest,
): Promise<FoundPage<Row>> {
  const parts = partsOf(statement, { page: 1, size: headRows });
  const remembered = foundOf(reads);
  const search = keyOf(statement, parts);
  const known = remembered.get(search);
  if (known) {
    const page = await findVersioned<Row>(reads, statement, partsOfHead(known, request));
    const isCurrent = page.version === known.version;
    // Unless somebody who asked meanwhile remembers newer ones.
    if (remembered.get(search) === known) {
      remembered.delete(search);
      if (isCurrent) remembered.set(search, known);
    }
    if (isCurrent) return page;
  }
  const { items, total, version, head } = await findVersioned<Row>(
    reads,
    statement,
    withHead(parts, request),
  );
  if (total !== undefined && version !== undefined && head !== undefined) {
    remember(remembered, search, { total, head, version });
  }
  return { items, total };
}

/** A page with the version of the directory, and with the head when it is asked for and the page begins with it. */
async function findVersioned<Row extends object>(
  reads: Reads,
  statement: ListStatement,
  parts: ListParts & { head?: Sql },
): Promise<FoundPage<Row> & { version?: string; head?: string }> {
  const { columns, table } = statement;
  const version = sql`(select version from global_directories where name = ${table}) as list_version`;
  const head = parts.head ?? sql`null`;
  const page = await findPage<Row & { list_version?: string; list_head?: string | null }>(
    reads,
    { ...statement, columns: sql`${version}, ${head} as list_head, ${columns}` },
    parts,
  );
  const { list_version, list_head } = page.items[0] ?? {};
  for (const row of page.items) row.list_version = row.list_head = undefined;
  return { ...page, version: list_version, head: list_head ?? undefined };
}

function partsOfHead({ total, head }: Found, request: PageRequest): ListParts {
  return { with: sql``, total: sql`${total}::int`, ids: pageOf(sql`${head}::int[]`, request) };
}

function withHead(parts: ListParts, request: PageRequest): ListParts & { head: Sql } {
  return {
    with: sql`${parts.with}, head as materialized (select ${parts.ids} as ids)`,
    total: parts.total,
    ids: pageOf(sql`(select ids from head)`, request),
    head: sql`(select ids::text from head where ids[1] = t.id)`,
  };
}

function pageOf(ids: Sql, { page, size }: PageRequest): Sql {
  return sql`(${ids})[${(page - 1) * size + 1}::int : ${page * size}::int]`;
}

function keyOf(statement: ListStatement, { with: found }: ListParts): string {
  const order = statement.orderBy.map(({ column, descending }) => [column, descending]);
  return JSON.stringify([statement.table, order, found.text, found.values]);
}

function foundOf(reads: Reads): Map<string, Found> {
  const found = foundByDatabase.get(reads) ?? new Map<string, Found>();
  foundByDatabase.set(reads, found);
  return found;
}

/** Keeps broad ones; those that nobody asked for longest make room. */
function remember(remembered: Map<string, Found>, search: string, found: Found): void {
  remembered.delete(search);
  if (found.total < broad) return;
  const [longestUnasked] = remembered.keys();
  if (remembered.size >= capacity && longestUnasked !== undefined) remembered.delete(longestUnasked);
  remembered.set(search, found);
}

/**
 * Reads one page. The page's ids are found on the index first and only their rows are read, so that a deep page
 * costs little more than the first one.
 */
export async function listPage<Row extends object>(
  reads: Reads,
  statement: ListStatement,
  request: PageRequest,
): Promise<Paged<Row>> {
  const { isGlobal, search = '', table } = statement;
  const isSearched = search.trim() !== '';
  const rareWord = isGlobal && isSearched ? await rareWordOf(reads, table, search) : undefined;
  const ways = isSearched && !rareWord ? await searchWaysOf(reads, statement, search) : {};
  const told = { ...statement, rareWord, ...ways };
  // What holds a rare word is found at once, and is not much, unless it stands in many notes.
  if ((!rareWord || statement.notes) && isBroadPossible(statement, request)) {
    return counted(told, await findBroadly<Row>(reads, told, request), request);
  }
  const parts = partsOf(told, request);
  const found = await findPage<Row>(reads, told, parts);
  const total = found.total ?? (await countWithoutRows(reads, parts, request));
  return counted(told, { ...found, total }, request);
}

/** A page that says so where more was found than was counted. */
function counted<Row>(
  statement: ListStatement,
  { items, total = 0 }: FoundPage<Row>,
  request: PageRequest,
): Paged<Row> {
  const most = countedUpTo(request);
  return !stopsCounting(statement) || total <= most
    ? paged(items, total, request)
    : { ...paged(items, most, request), is_total_capped: true };
}

/** The total when the page has no row to carry it: nothing is there at all, or the page lies behind the last one. */
async function countWithoutRows(reads: Reads, parts: ListParts, { page }: PageRequest): Promise<number> {
  if (page === 1) return 0;
  const { rows } = await sql<{ total: number }>`${parts.with} select ${parts.total} as total`.execute(reads);
  return rows[0]?.total ?? 0;
}
