import type { Pool } from 'pg';

/** Schema of the limits' table: our migrations leave it alone. */
export const RATE_LIMIT_SCHEMA = 'limits';
export const RATE_LIMIT_TABLE = 'rate_limits';

/** How long to wait after a failure before the table is tried again, in milliseconds. */
const PAUSE = 5_000;

/**
 * Makes the table of the limits when it is first needed. Processes that start together take turns. The table is not
 * logged: counts are written often and may be forgotten in a crash of the server.
 * @returns a function that waits for the table. It does not throw: without it, limits are counted in memory.
 */
export function prepareLimitTable(pool: Pool): () => Promise<void> {
  let pending: Promise<void> | null = null;
  let notBefore = 0;
  return async () => {
    if (Date.now() < notBefore) return;
    pending ??= createTable(pool).catch(() => {
      notBefore = Date.now() + PAUSE;
      pending = null;
    });
    await pending;
  };
}

/** Removes the rows whose time is over. Does not throw: what is left is removed next time. */
export async function clearExpiredRows(pool: Pool): Promise<void> {
  await pool
    .query(`DELETE FROM ${RATE_LIMIT_SCHEMA}.${RATE_LIMIT_TABLE} WHERE expire < $1`, [Date.now()])
    .catch(() => undefined);
}

async function createTable(pool: Pool): Promise<void> {
  const table = `${RATE_LIMIT_SCHEMA}.${RATE_LIMIT_TABLE}`;
  const client = await pool.connect();
  try {
    const found = await client.query<{ exists: boolean }>('SELECT to_regclass($1) IS NOT NULL AS exists', [
      table,
    ]);
    if (found.rows[0]?.exists) return;
    await client.query('BEGIN');
    await client.query(`SELECT pg_advisory_xact_lock(hashtext($1))`, [`frakto.${table}`]);
    // Not with IF NOT EXISTS: that asks for the right to create schemas even when there is nothing to create.
    const schema = await client.query('SELECT 1 FROM pg_namespace WHERE nspname = $1', [RATE_LIMIT_SCHEMA]);
    if (schema.rowCount === 0) await client.query(`CREATE SCHEMA ${RATE_LIMIT_SCHEMA}`);
    // The columns are those that rate-limiter-flexible writes, in its order.
    await client.query(
      `CREATE UNLOGGED TABLE IF NOT EXISTS ${table} (key text PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`,
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
