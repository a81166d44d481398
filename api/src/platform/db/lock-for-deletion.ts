import type { Unit } from './database.js';
import { sql, type Sql } from './sql.js';
import { connectionOf } from './connection-of.js';

/**
 * Locks rows that may be deleted in the unit of work, in the sequence of their ids: until it ends no row is entered that names one of
 * them. Who only changes rows locks them by MikroORM, or with FOR NO KEY UPDATE.
 * @param which of the rows `t` of the table
 */
export async function lockForDeletion(unit: Unit, table: string, which: Sql): Promise<void> {
  await sql`select from ${sql.ref(table)} t where ${which} order by t.id for update`.execute(
    connectionOf(unit),
  );
}
