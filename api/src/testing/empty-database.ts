import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database of one test file's own, without anything in it. */
export interface EmptyDatabase {
  url: string;
  name: string;
  /** Runs a statement as somebody outside the database: to end its connections, for example. */
  outside(sql: string, values?: unknown[]): Promise<pg.QueryResult<Record<string, unknown>>>;
  /** Removes the database, whoever is still connected. */
  drop(): Promise<void>;
}

/**
 * The address of the server that the tests make their databases on.
 * @throws Error when TEST_DATABASE_URL is missing: these tests are never skipped
 */
export function testServer(): string {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) {
    throw new Error('TEST_DATABASE_URL is not set: it names a PostgreSQL whose role may create databases');
  }
  return server;
}

/**
 * Creates a database on the server that TEST_DATABASE_URL names.
 * @param template a database to copy; nobody may be connected to it
 */
export async function createEmptyDatabase(template = 'template1'): Promise<EmptyDatabase> {
  const server = testServer();
  const name = `frakto_test_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  const outside = async (sql: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    try {
      return await client.query<Record<string, unknown>>(sql, values);
    } finally {
      await client.end();
    }
  };
  // Whole files, instead of each page by way of the log: a third of the work.
  await outside(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  return { url: url.href, name, outside, drop: () => dropDatabase(outside, name) };
}

/** The server's own cleaning may be at work in a database and stand in the way for a moment. */
async function dropDatabase(outside: EmptyDatabase['outside'], name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await outside(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      return;
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
