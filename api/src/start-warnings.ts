import { isDemo, isLoopback, type Config } from './config.js';
import type { Database } from './db/database.js';
import { sql } from './db/sql.js';
import { demoAddresses } from './demo/demo-accounts.js';

type Settings = Pick<Config, 'HOST' | 'PUBLIC_URL' | 'DATABASE_URL' | 'SECRET' | 'DEMO' | 'DATA_DIR'>;

const everyAddress = new Set(['0.0.0.0', '::']);

/**
 * What works and will surprise whoever starts the product, a line each.
 * @param demoAccounts how many of the demo's accounts can sign in
 */
export function startWarnings(config: Settings, demoAccounts: number): string[] {
  const { HOST, PUBLIC_URL, DATABASE_URL, SECRET, DATA_DIR } = config;
  const warnings: string[] = [];
  if (everyAddress.has(HOST) && !PUBLIC_URL) {
    warnings.push(
      `HOST=${HOST} without PUBLIC_URL: links in mails lead to 127.0.0.1 and open on this machine alone.`,
    );
  }
  if (DATABASE_URL && !SECRET) {
    warnings.push(
      `DATABASE_URL without SECRET: links are signed with the secret in ${DATA_DIR}. Several processes on one database need the same SECRET.`,
    );
  }
  if (demoAccounts > 0 && !isDemo(config) && !isLoopback(HOST)) {
    warnings.push(
      `Demo accounts in the database: ${demoAccounts}. Everybody knows their password, and HOST=${HOST} lets others in: change their passwords or deactivate them.`,
    );
  }
  return warnings.map((warning) => `Warning: ${warning}`);
}

/** The demo's accounts that can sign in, in the sequence in which they are shown: a clean-up leaves few of them. */
export async function findDemoAccounts(db: Database): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from users where email = any(${demoAddresses}) and is_active`.execute(db.reads);
  const present = new Set(rows.map(({ email }) => email));
  return demoAddresses.filter((address) => present.has(address));
}
