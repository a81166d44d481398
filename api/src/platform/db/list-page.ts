import type { Paged } from '../http/api-types.js';
import { paged, type PageRequest } from '../http/pages.js';
import { findBroadly, isBroadPossible } from './broad-search.js';
import type { Reads } from './database.js';
import { findPage, partsOf, type ListParts, type ListStatement } from './list-statement.js';
import { rareWordOf } from './rare-word.js';
import { sql } from './sql.js';

/**
 * Reads one page. The page's ids are found on the index first and only their rows are read, so that a deep page
 * costs little more than the first one.
 */
export async function listPage<Row extends object>(
  reads: Reads,
  statement: ListStatement,
  request: PageRequest,
): Promise<Paged<Row>> {
  const { isGlobal, search, table } = statement;
  const rareWord = isGlobal && search ? await rareWordOf(reads, table, search) : undefined;
  const parts = partsOf({ ...statement, rareWord }, request);
  // What holds a rare word is found at once, and is not much, unless it stands in many notes.
  const found =
    (!rareWord || statement.notes) && isBroadPossible(statement, request)
      ? await findBroadly<Row>(reads, statement, parts, request)
      : await findPage<Row>(reads, statement, parts);
  return paged(found.items, found.total ?? (await countWithoutRows(reads, parts, request)), request);
}

/** The total when the page has no row to carry it: nothing is there at all, or the page lies behind the last one. */
async function countWithoutRows(reads: Reads, parts: ListParts, { page }: PageRequest): Promise<number> {
  if (page === 1) return 0;
  const { rows } = await sql<{ total: number }>`${parts.with} select ${parts.total} as total`.execute(reads);
  return rows[0]?.total ?? 0;
}
