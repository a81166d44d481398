import type { PageRequest } from '../http/pages.js';
import type { Reads } from './database.js';
import {
  findPage,
  idsInOrder,
  type FoundPage,
  type ListParts,
  type ListStatement,
} from './list-statement.js';
import { sql } from './sql.js';

/** A total, and the version of the directory that it was counted in. */
interface CountedTotal {
  total: number;
  version: string;
}

/** Less is counted as fast as it is looked up. */
const broad = 2_000;
/** Behind these, going through the rows in their order takes longer than the index does. */
const nearPages = 10;
const capacity = 1_000;

const totalsByDatabase = new WeakMap<Reads, Map<string, CountedTotal>>();

/**
 * Whether a list may find so much in a global directory that going through the names in their order fills the page
 * sooner than the trigram index, which has to fetch all there is.
 */
export function isBroadPossible(
  { isGlobal, search, orderBy }: ListStatement,
  { page }: PageRequest,
): boolean {
  return isGlobal === true && !!search?.trim() && page <= nearPages && orderBy[0]?.column === 'name';
}

/**
 * Reads a page of a search of a global directory. Counting tens of thousands of hits is what a broad one costs, so its
 * total is remembered. The statement itself compares the directory's version, in the snapshot that it reads: a total
 * that no longer holds is counted anew, whichever process changed the directory.
 */
export async function findBroadly<Row extends object>(
  reads: Reads,
  statement: ListStatement,
  parts: ListParts,
  request: PageRequest,
): Promise<FoundPage<Row>> {
  const totals = totalsOf(reads);
  const counted = sql`${sql.raw(statement.table)} ${parts.with} ${parts.total}`;
  const search = JSON.stringify([counted.text, counted.values]);
  const known = totals.get(search);
  const version = sql`(select version from global_directories where name = ${statement.table})`;
  const isAsThen = sql`${version} = ${known?.version}`;
  const asThen = known && {
    with: parts.with,
    total: sql`case when ${isAsThen} then ${known.total}::int else ${parts.total} end`,
    ids: sql`case when ${isAsThen} then ${idsInOrder(statement, request)} else ${parts.ids} end`,
  };
  const found = await findPage<Row & { list_version?: string }>(
    reads,
    { ...statement, columns: sql`${version} as list_version, ${statement.columns}` },
    asThen ?? parts,
  );
  const countedIn = found.items[0]?.list_version;
  if (found.total !== undefined && countedIn !== undefined) {
    remember(totals, search, { total: found.total, version: countedIn });
  }
  for (const row of found.items) row.list_version = undefined;
  return found;
}

function totalsOf(reads: Reads): Map<string, CountedTotal> {
  const totals = totalsByDatabase.get(reads) ?? new Map<string, CountedTotal>();
  totalsByDatabase.set(reads, totals);
  return totals;
}

/** Keeps broad ones; those that nobody asked for longest make room. */
function remember(totals: Map<string, CountedTotal>, search: string, found: CountedTotal): void {
  totals.delete(search);
  if (found.total < broad) return;
  const [longestUnasked] = totals.keys();
  if (totals.size >= capacity && longestUnasked !== undefined) totals.delete(longestUnasked);
  totals.set(search, found);
}
