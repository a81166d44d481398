import { PrimaryClient } from '../platform/db/primary-client.js';
import Cursor from 'pg-cursor';
import { readConfig, type Config } from '../platform/config/config.js';
import {
  addressOfServerInUse,
  FolderInUseError,
  startEmbeddedServer,
} from '../platform/db/embedded-server.js';
import { runShutdownHooks, type ShutdownHook } from '../kernel/shutdown.js';
import { verifyLog } from '../modules/identity/index.js';
import { runToEnd } from './run-to-end.js';
import { say } from '../kernel/say.js';
import { formerAuditKeys, secretsOf } from '../platform/config/secret.js';
import { StartError } from '../kernel/start-error.js';

const usage = 'Usage: npm run audit -- verify | export [--from 2026-11-01] [--to 2026-12-01]';

/** Checks the audit log, or writes it out as JSON lines, from the command line; also while the product runs. */
async function main(): Promise<void> {
  const [what, ...options] = process.argv.slice(2);
  if (what !== 'verify' && what !== 'export') throw new StartError(usage);
  const period = what === 'export' ? periodOf(options) : null;
  const config = readConfig({ ...process.env });
  const shutdownHooks: ShutdownHook[] = [];
  try {
    const url = config.DATABASE_URL ?? (await ownDatabase(config, shutdownHooks));
    if (period) await exportLog(url, period);
    else await verify(url, config);
  } finally {
    await runShutdownHooks(shutdownHooks);
  }
}

/** The database in the data folder: the one that runs there, or else started for as long as this takes. */
async function ownDatabase({ DATA_DIR }: Config, shutdownHooks: ShutdownHook[]): Promise<string> {
  try {
    const server = await startEmbeddedServer({ dataDir: DATA_DIR, log: () => undefined });
    shutdownHooks.push(() => server.stop());
    return server.url;
  } catch (error) {
    if (error instanceof FolderInUseError) return addressOfServerInUse(DATA_DIR);
    throw error;
  }
}

async function verify(url: string, config: Config): Promise<void> {
  const { chains, entries, checkpoints, faults } = await verifyLog(
    url,
    secretsOf(config),
    formerAuditKeys(config),
  );
  for (const fault of faults) say(fault);
  say(`${entries} entries in ${chains} chains and ${checkpoints} checkpoints read: ${faults.length} faults.`);
  if (faults.length > 0) process.exitCode = 1;
}

interface Period {
  from: Date | null;
  to: Date | null;
}

function periodOf(options: readonly string[]): Period {
  const period: Period = { from: null, to: null };
  for (let at = 0; at < options.length; at += 2) {
    const [name = '', value = ''] = options.slice(at, at + 2);
    const instant = new Date(value);
    if ((name !== '--from' && name !== '--to') || Number.isNaN(instant.getTime()))
      throw new StartError(usage);
    period[name === '--from' ? 'from' : 'to'] = instant;
  }
  return period;
}

/** Writes entries as JSON, one a line, the oldest first: with the hashes, so that a copy elsewhere attests them. */
async function exportLog(url: string, { from, to }: Period): Promise<void> {
  const client = new PrimaryClient({ connectionString: url });
  await client.connect();
  try {
    const cursor = client.query(
      new Cursor<{ line: string }>(
        `select (to_jsonb(l) || jsonb_build_object('hash', encode(hash, 'hex'), 'previous_hash', encode(previous_hash, 'hex')))::text
           as line
         from audit_log l where ($1::timestamptz is null or created_at >= $1) and ($2::timestamptz is null or created_at < $2)
         order by created_at, id`,
        [from, to],
      ),
    );
    for (let rows = await cursor.read(1_000); rows.length > 0; rows = await cursor.read(1_000)) {
      const lines = rows.map(({ line }) => `${line}\n`).join('');
      if (!process.stdout.write(lines)) await new Promise((resolve) => process.stdout.once('drain', resolve));
    }
    await cursor.close();
  } finally {
    await client.end();
  }
}

runToEnd(main);
