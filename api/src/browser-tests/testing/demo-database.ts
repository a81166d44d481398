import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { createEmptyDatabase, testServer, type EmptyDatabase } from '../../testing/empty-database.js';
import { builtServer, startServer } from './server-process.js';

const noSuchDatabase = '3D000';

/** Any number that only this file takes a lock by. */
const templateLock = 3_714_902_211;

/**
 * Makes a database with the demo in it: a clone of a template that the product fills when the first file of a run asks
 * for it. Files run two at a time: the second waits for the template that the first is making.
 */
export async function createDemoDatabase(): Promise<EmptyDatabase> {
  const template = templateName();
  return withLock(async () => {
    try {
      return await createEmptyDatabase(template);
    } catch (error) {
      if ((error as { code?: unknown }).code !== noSuchDatabase) throw error;
      await makeTemplate(template);
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
function templateName(): string {
  const folder = dirname(builtServer);
  const hash = createHash('sha256').update(new Date().toDateString());
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (path.endsWith('.js')) hash.update(readFileSync(join(folder, path)));
  }
  return `frakto_demo_${hash.digest('hex').slice(0, 16)}`;
}

/** The template gets its name as the last step: one that a stopped run left half-filled is never cloned. */
async function makeTemplate(name: string): Promise<void> {
  const database = await createEmptyDatabase();
  const server = await startServer({ DATABASE_URL: database.url, DEMO: 'on', ROLE: 'web' });
  await server.stop();
  await database.outside(`alter database ${database.name} rename to ${name}`);
}
