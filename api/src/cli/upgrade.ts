import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { say } from '../kernel/say.js';
import { StartError } from '../kernel/start-error.js';
import { version } from '../kernel/version.js';
import { rehearseUpgrade } from '../platform/backup/rehearse-upgrade.js';
import { readConfig, type Config } from '../platform/config/config.js';
import { hasEmbeddedDatabase, useEmbeddedDatabase } from '../platform/db/embedded-server.js';
import { findMigrations, planMigrations, type PlannedMigration } from '../platform/db/find-migrations.js';
import { runToEnd } from './run-to-end.js';

const usage = `Usage: npm run upgrade                        says which migrations the next start runs, and rehearses them on a copy
       npm run upgrade -- --plan              only says which
       npm run upgrade -- --in /mnt/scratch   makes the copy in another folder than the temporary one`;

/** Says what the next start will do to the database, and rehearses it on a copy; the real one stays as it is. */
async function main(): Promise<void> {
  const { plan: isPlanOnly, place } = options(process.argv.slice(2));
  const config = readConfig(process.env);
  if (config.DATABASE_URL) {
    await explain(config.DATABASE_URL);
    say(
      'With DATABASE_URL nothing is rehearsed: restore a backup of that database beside it, set DATABASE_URL to the copy, and npm start there.',
    );
    return;
  }
  await ofEmbedded(config, isPlanOnly, place);
}

async function ofEmbedded(config: Config, isPlanOnly: boolean, place: string | null): Promise<void> {
  if (!hasEmbeddedDatabase(config.DATA_DIR)) {
    throw new StartError(
      `${config.DATA_DIR} has no database. Set DATA_DIR to the folder of the installation.`,
    );
  }
  const dataDir = resolve(config.DATA_DIR);
  const database = await useEmbeddedDatabase(dataDir);
  try {
    const planned = await explain(database.url);
    if (planned.length === 0 || isPlanOnly) return;
    const names = planned.map(({ name }) => name);
    const times = await rehearseUpgrade({ dataDir, database, names, place, say });
    const all = times.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    say(
      `All of them ran on the copy, in ${(all / 1000).toFixed(1)} s; the copy is removed, the real database is as it was.`,
    );
    say(
      'npm start runs them: make a backup before (npm run backup), and plan that time without the product.',
    );
  } finally {
    await database.stop();
  }
}

/** @returns the migrations that the next start runs */
async function explain(url: string): Promise<PlannedMigration[]> {
  const { pending, unknown } = await findMigrations(url);
  if (unknown.length > 0) {
    throw new StartError(
      `The data are of a newer Frakto than this ${version} (${unknown.join(', ')}). Start that one, or restore a backup of before.`,
    );
  }
  if (pending.length === 0)
    say(`The database is that of Frakto ${version}: the next start has nothing to migrate.`);
  else say(`The next start of Frakto ${version} runs ${pending.length} migrations:`);
  const planned = await planMigrations(url, pending);
  for (const { name, tables } of planned) say(`  ${name}${tablesIn(tables)}`);
  return planned;
}

function tablesIn(tables: PlannedMigration['tables']): string {
  if (tables.length === 0) return '';
  const words = tables.slice(0, 4).map(({ name, rows }) => `${name} (about ${rows} rows)`);
  return `: ${words.join(', ')}${tables.length > 4 ? ', …' : ''}`;
}

function options(words: string[]): { plan: boolean; place: string | null } {
  try {
    const { values } = parseArgs({
      args: words,
      options: { plan: { type: 'boolean' }, in: { type: 'string' } },
      strict: true,
    });
    return { plan: values.plan ?? false, place: values.in ?? null };
  } catch {
    throw new StartError(usage);
  }
}

runToEnd(main);
