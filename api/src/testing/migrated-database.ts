import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { Database } from '../platform/db/database.js';
import { makeIndexesOfLargeTables } from '../platform/db/indexes-of-large-tables.js';
import { prepareDatabase } from '../platform/db/migrate.js';
import { createEmptyDatabase, type EmptyDatabase } from './empty-database.js';
import { createTestLog } from './test-log.js';

const sources = join(import.meta.dirname, '..');

/** Any number that other locks on the server are unlikely to have. */
const lockKey = 4_070_241_121;

/** The template's name: another schema, or other reference data, makes another template. */
function templateName(): string {
  const folder = join(sources, 'platform/db/migrations');
  const files = [
    ...readdirSync(folder)
      .sort()
      .map((name) => join(folder, name)),
    join(sources, 'kernel/contact/countries.ts'),
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return `frakto_template_${hash.digest('hex').slice(0, 16)}`;
}

/**
 * Makes a database of one test file's own, migrated and with its reference data: a clone of a template that the first
 * file of a run makes while the others wait.
 */
export async function createMigratedDatabase(): Promise<EmptyDatabase> {
  const server = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  const template = templateName();
  await server.connect();
  try {
    await server.query('select pg_advisory_lock($1)', [lockKey]);
    if (!(await isComplete(server, template))) await makeTemplate(server, template);
    await server.query('select pg_advisory_unlock($1)', [lockKey]);
  } finally {
    await server.end();
  }
  return createEmptyDatabase(template);
}

/** A database becomes a template as the last step of its making. */
async function isComplete(server: pg.Client, name: string): Promise<boolean> {
  const { rows } = await server.query<{ datistemplate: boolean }>(
    'select datistemplate from pg_database where datname = $1',
    [name],
  );
  return rows[0]?.datistemplate === true;
}

async function makeTemplate(server: pg.Client, name: string): Promise<void> {
  await server.query(`drop database if exists ${name} with (force)`);
  await server.query(`create database ${name}`);
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${name}`;
  const db = await Database.open(url.href, 4);
  await prepareDatabase(db);
  await db.close();
  await makeIndexesOfLargeTables(url.href, createTestLog().logger, new AbortController().signal);
  await server.query(`alter database ${name} is_template true`);
}
