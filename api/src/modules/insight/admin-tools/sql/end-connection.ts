import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const tries = 4;
const pauseMs = 1_000;

/**
 * Ends a connection of a role from outside, as that role: nobody else needs to be permitted it. A statement that does not let
 * itself be stopped would run on for good, so that what fails is tried again.
 * @param url of the database, with the role whose connection it is
 * @throws {Error} when it failed four times within seconds
 */
export async function endConnection(
  url: string,
  processId: number,
  terminate: typeof terminateAs = terminateAs,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await terminate(url, processId);
    } catch (error) {
      if (attempt === tries) throw error;
      await pause(pauseMs);
    }
  }
}

async function terminateAs(url: string, processId: number): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'frakto-sql-end',
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_terminate_backend($1)', [processId]);
  } finally {
    await client.end().catch(() => undefined);
  }
}
