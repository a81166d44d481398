import { isDemo, isLoopback, type Config } from './platform/config/config.js';
import type { Database } from './platform/db/database.js';
import { sql } from './platform/db/sql.js';
import { demoAddresses } from './demo/demo-accounts.js';
import { unencryptedSettings } from './platform/config/unencrypted.js';

const everyAddress = new Set(['0.0.0.0', '::']);

/**
 * What works and will surprise whoever starts the product, a line each.
 * @param demoAccounts how many of the demo's accounts can sign in
 */
export function startWarnings(config: Config, demoAccounts: number): string[] {
  const { HOST, PUBLIC_URL, DATABASE_URL, SECRET, DATA_DIR, TRUST_PROXY } = config;
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
  if (TRUST_PROXY === undefined && (PUBLIC_URL?.startsWith('https:') || !isLoopback(HOST))) {
    warnings.push(
      'TRUST_PROXY is not set: behind a proxy all people count as one, and one of them can keep the others from signing in. ' +
        'Set TRUST_PROXY=on behind a proxy that sets X-Forwarded-For, or TRUST_PROXY=off where there is none.',
    );
  }
  if (demoAccounts > 0 && !isDemo(config) && !isLoopback(HOST)) {
    warnings.push(
      `Demo accounts in the database: ${demoAccounts}. Everybody knows their password, and HOST=${HOST} lets others in: change their passwords or deactivate them.`,
    );
  }
  for (const { name, fault } of unencryptedSettings(config)) warnings.push(`${name}: ${fault}.`);
  return warnings.map((warning) => `Warning: ${warning}`);
}

/** Settings of a PostgreSQL by name. */
type LogSettings = Readonly<Record<string, string>>;

/**
 * Says which settings of a PostgreSQL have it write into its log what people enter, and what they should be: the statements of
 * errors, their parameters, and the row that an error names.
 */
export function logWarning(settings: LogSettings): string | null {
  const is = (name: string, ...values: string[]): boolean =>
    settings[name] === undefined || values.includes(settings[name]);
  const faults: string[] = [];
  const expect = (isRight: boolean, name: string, right: string): void => {
    if (!isRight) faults.push(`${name}=${right} (now ${settings[name] ?? ''})`);
  };
  expect(is('log_error_verbosity', 'terse'), 'log_error_verbosity', 'terse');
  expect(is('log_min_error_statement', 'panic', 'fatal'), 'log_min_error_statement', 'panic');
  expect(is('log_parameter_max_length_on_error', '0'), 'log_parameter_max_length_on_error', '0');
  // Statements carry their values as parameters, so that their texts alone tell nothing.
  if (!is('log_parameter_max_length', '0')) {
    expect(is('log_statement', 'none', 'ddl'), 'log_statement', 'none');
    expect(is('log_min_duration_statement', '-1'), 'log_min_duration_statement', '-1');
    expect(is('log_min_duration_sample', '-1'), 'log_min_duration_sample', '-1');
  }
  if (faults.length === 0) return null;
  return `Warning: the PostgreSQL of DATABASE_URL writes what people enter into its log. Set there: ${faults.join(', ')}.`;
}

/** Limits that a session has to have where a pooler keeps the product from setting them itself. */
const sessionLimits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'] as const;

/** Says what a role lacks that is used through a pooler: a statement that never ends would hold its connection for ever. */
export async function poolerWarning(db: Database): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where name = any(${[...sessionLimits]}) and setting = '0' order by name`.execute(
    db.reads,
  );
  if (rows.length === 0) return null;
  const commands = rows.map(
    ({ name }) =>
      `alter role … set ${name} = '${{ statement_timeout: '15s', lock_timeout: '5s' }[name] ?? '60s'}'`,
  );
  return `Warning: the role of DATABASE_URL has no limits behind the pooler. Set them: ${commands.join('; ')}.`;
}

/** How the database's server writes its log. */
export async function findLogSettings(db: Database): Promise<LogSettings> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name like 'log%'`.execute(db.reads);
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
}

/** Whether anybody looks after the installation. */
export async function hasAdministrator(db: Database): Promise<boolean> {
  const { rows } = await sql`select from users where is_admin and is_active limit 1`.execute(db.reads);
  return rows.length > 0;
}

/** The demo's accounts that can sign in, in the sequence in which they are shown: a clean-up leaves few of them. */
export async function findDemoAccounts(db: Database): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from users where email = any(${demoAddresses}) and is_active`.execute(db.reads);
  const present = new Set(rows.map(({ email }) => email));
  return demoAddresses.filter((address) => present.has(address));
}
