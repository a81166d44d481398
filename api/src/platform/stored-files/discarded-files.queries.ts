import type { Reads } from '../db/database.js';
import { sql, type Queryable } from '../db/sql.js';

/** A process may be writing a file while its record goes: it is looked for once more when nobody writes any longer. */
const settledAfter = sql`interval '1 day'`;

/** Keys of files that are to be removed, or looked for again, in the order of their names. */
export async function findDiscardedAcrossCompanies(
  reads: Reads,
  after: string,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from discarded_files
    where key > ${after} and (removed_at is null or discarded_at < now() - ${settledAfter})
    order by key limit ${most}`.execute(reads);
  return rows.map(({ key }) => key);
}

/** Has a file removed by the job. */
export async function noteDiscarded(on: Queryable, key: string): Promise<void> {
  await sql`insert into discarded_files (key) values (${key}) on conflict (key) do nothing`.execute(on);
}

/** Remembers that files are removed, and forgets those that nobody can be writing any more. */
export async function noteRemovedAcrossCompanies(on: Queryable, keys: readonly string[]): Promise<void> {
  await sql`
    with forgotten as (
      delete from discarded_files
      where key = any(${keys}::text[]) and discarded_at < now() - ${settledAfter} returning key)
    update discarded_files set removed_at = now()
    where key = any(${keys}::text[]) and key not in (select key from forgotten)`.execute(on);
}
