import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { warsawDay } from '../../kernel/time/warsaw-time.js';
import { enterRatesAround } from '../../testing/rates.js';
import { createEmptyDatabase, testServer, type EmptyDatabase } from '../../testing/empty-database.js';
import { builtServer, startServer } from './server-process.js';

const noSuchDatabase = '3D000';

/** Any number that only this file takes a lock by. */
const templateLock = 3_714_902_211;

/** What a product finds at its start: its tables alone, or the demo in them. */
type Filling = 'tables' | 'demo';

/**
 * Makes a database as the product has made it: a clone of a template that it fills when the first file of a run asks
 * for it. Files run side by side: others wait for the template that the first is making.
 */
export async function createFilledDatabase(filling: Filling): Promise<EmptyDatabase> {
  const template = templateName(filling);
  return withLock(async () => {
    try {
      return await createEmptyDatabase(template);
    } catch (error) {
      if ((error as { code?: unknown }).code !== noSuchDatabase) throw error;
      await makeTemplate(template, filling);
      return createEmptyDatabase(template);
    }
  });
}

/** Held by a connection: a run that dies lets it go. */
async function withLock<T>(work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: testServer() });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    return await work();
  } finally {
    await client.end();
  }
}

/** Another build, or another day, makes another demo. */
function templateName(filling: Filling): string {
  const folder = dirname(builtServer);
  const hash = createHash('sha256').update(new Date().toDateString());
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (path.endsWith('.js')) hash.update(readFileSync(join(folder, path)));
  }
  return `frakto_${filling}_${hash.digest('hex').slice(0, 16)}`;
}

/** The template gets its name as the last step: one that a stopped run left half-filled is never cloned. */
async function makeTemplate(name: string, filling: Filling): Promise<void> {
  const database = await createEmptyDatabase();
  const server = await startServer({
    DATABASE_URL: database.url,
    DEMO: filling === 'demo' ? 'on' : 'off',
    ROLE: 'web',
  });
  await server.stop();
  if (filling === 'tables') await enterRates(database.url);
  await database.outside(`alter database ${database.name} rename to ${name}`);
}

/** The demo has rates of its own days; without it there are those that come with the product, which are old. */
async function enterRates(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await enterRatesAround(warsawDay(new Date()), (sql, values) => client.query(sql, values));
  } finally {
    await client.end();
  }
}
