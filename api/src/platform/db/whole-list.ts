import type { Reads } from './database.js';
import { allOf, type ListStatement } from './list-statement.js';
import { sql } from './sql.js';

/** All rows that a list had at one moment. */
export interface WholeList<Row> {
  count: number;
  /** Reads them, in the list's order; without those that are deleted meanwhile. */
  pages: (size: number) => AsyncGenerator<Row[]>;
}

/**
 * Finds all rows of a list for a file: their ids by one statement, so that none is left out or comes twice when others change, come or go
 * while they are read. A row is as it stands when it is read.
 * @param reads of one server, not what may be a replica at one time and the primary at another
 */
export async function findWholeList<Row extends { id: number }>(
  reads: Reads,
  statement: ListStatement,
): Promise<WholeList<Row>> {
  const parts = allOf(statement);
  const { rows } = await sql<{ ids: number[] }>`${parts.with} select ${parts.ids} as ids`.execute(reads);
  const ids = rows[0]?.ids ?? [];
  return { count: ids.length, pages: (size) => pagesOf<Row>(reads, statement, ids, size) };
}

async function* pagesOf<Row extends { id: number }>(
  reads: Reads,
  { columns, table, joins = sql`` }: ListStatement,
  ids: readonly number[],
  size: number,
): AsyncGenerator<Row[]> {
  for (let begin = 0; begin < ids.length; begin += size) {
    const wanted = ids.slice(begin, begin + size);
    // Whose they are and what they have to be was asked when they were found.
    const { rows } = await sql<Row>`
      select ${columns} from ${sql.ref(table)} t ${joins} where t.id = any(${wanted}::int[])`.execute(reads);
    const byId = new Map(rows.map((row) => [row.id, row]));
    yield wanted.flatMap((id) => byId.get(id) ?? []);
  }
}
