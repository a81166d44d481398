import { PrimaryClient } from './primary-client.js';
import type { Unit } from './database.js';
import { sql, type Sql } from './sql.js';
import { connectionOf } from './connection-of.js';

/**
 * Does work that one process at a time may do; others wait. The lock has a connection of its own, so that it lasts as
 * long as the work does, and ends with the process that holds it.
 * @param key a number that other software is unlikely to lock on
 */
export async function withDatabaseLock<T>(
  databaseUrl: string,
  key: number,
  work: () => Promise<T>,
): Promise<T> {
  const lock = new PrimaryClient({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    // From the beginning: a short limit of the database's would end the statement that lifts it.
    options: '-c statement_timeout=0',
  });
  // A connection that breaks is told by the next statement; without a listener it would end the process.
  lock.on('error', () => undefined);
  await lock.connect();
  try {
    // The wait lasts as long as the other's work, whatever is usual for the role, or stands among the options of the address.
    await lock.query('set statement_timeout = 0');
    await lock.query('select pg_advisory_lock($1)', [key]);
    return await work();
  } finally {
    await lock.end();
  }
}

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
