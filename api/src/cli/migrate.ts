import { say } from '../kernel/say.js';
import { StartError } from '../kernel/start-error.js';
import { readConfig } from '../platform/config/config.js';
import { Database } from '../platform/db/database.js';
import { prepareDatabase } from '../platform/db/migrate.js';
import { findPrimary } from '../platform/db/primary-client.js';
import { runToEnd } from './run-to-end.js';

/** Brings a database to the schema of this version, and ends: for who exchanges the processes of an installation one after the other. */
async function main(): Promise<void> {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl } = readConfig(process.env);
  if (!url) throw new StartError('DATABASE_URL is not set: the embedded database is migrated by npm start.');
  await findPrimary(directUrl ?? url);
  const db = await Database.open(url, 3, { directUrl });
  try {
    const applied = await prepareDatabase(db);
    say(applied.length === 0 ? 'The schema is up to date.' : `Migrated: ${applied.join(', ')}.`);
  } finally {
    await db.close();
  }
}

runToEnd(main);
