import { isDemo, type Config } from './platform/config/config.js';
import { tables } from './modules.js';
import { createContainer, type Container } from './container.js';
import { modelFaults } from './generated/routes.js';
import { Database } from './platform/db/database.js';
import { startEmbeddedServer } from './platform/db/embedded-server.js';
import { findPrimary } from './platform/db/primary-client.js';
import { prepareDatabase } from './platform/db/migrate.js';
import { seedDemo } from './demo/seed-demo.js';
import type { ShutdownHook, ShutdownProgress } from './kernel/shutdown.js';
import type { Logger } from './kernel/log.js';
import { fail } from './cli/run-to-end.js';
import { say } from './kernel/say.js';
import { secretsOf } from './platform/config/secret.js';
import { StartError } from './kernel/start-error.js';

/** Of the parts that end, the one that is nobody else's: a stop that leaves it running is no good one. */
export const ownDatabase = 'own database';
/** How long connections may take to end; a server that hangs says nothing of it. */
const databaseEndMs = 700;
/** The server writes all to disk; who stops the process ends earlier whatever else hangs. */
const ownDatabaseEndMs = 60_000;

interface Opening {
  config: Config;
  log: Logger;
  port: number | null;
  /** Gets what stops each part again, in the sequence of the starts. */
  shutdownHooks: ShutdownHook[];
  parts: ShutdownProgress;
  /** Aborted when the process is asked to stop: the next step is not begun. */
  signal: AbortSignal;
}

/** Brings up database, services and jobs of a process. */
export async function openContainer({
  config,
  log,
  port,
  shutdownHooks,
  parts,
  signal,
}: Opening): Promise<Container> {
  const databaseUrl = config.DATABASE_URL ?? (await startOwnDatabase(config, shutdownHooks, parts));
  signal.throwIfAborted();
  const db = await Database.open(databaseUrl, config.DATABASE_POOL, {
    directUrl: config.DATABASE_DIRECT_URL,
    readUrl: config.DATABASE_READ_URL,
    tables,
    log,
  });
  shutdownHooks.push(() => parts.end('database', databaseEndMs, () => db.close()));
  signal.throwIfAborted();
  const prepare = () => findPrimary(db.url).then(() => prepareDatabase(db));
  const applied = await prepare().catch((error: unknown) => {
    throw config.DATABASE_URL ? databaseTrouble(error) : error;
  });
  signal.throwIfAborted();
  db.pulse.start(log);
  db.replica?.start();
  if (applied.length > 0) say(`Database schema brought up to date (${applied.length} migrations).`);
  const publicUrl = publicUrlOf(config, port);
  const secrets = secretsOf(config);
  const container = await createContainer({ config, log, db, secrets, publicUrl, modelFaults }, { parts });
  shutdownHooks.push(() => container.close());
  signal.throwIfAborted();
  await container.open();
  signal.throwIfAborted();
  if (isDemo(config) && (await seedDemo(container))) say('Demo data entered.');
  signal.throwIfAborted();
  if (config.ROLE !== 'web') await container.work();
  signal.throwIfAborted();
  return container;
}

/** Failures of reaching a server and signing in there: of the network, of the role, of the database, of their number. */
const troubleCodes = /^(E[A-Z]+|28\w{3}|3D000|53300|57P03)$/;

/** A database that cannot be reached, told to who set its address; other errors as they are. */
function databaseTrouble(error: unknown): unknown {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code !== 'string' || !troubleCodes.test(code)) return error;
  return new StartError(`DATABASE_URL: the database cannot be used: ${String(message) || code}.`);
}

async function startOwnDatabase(
  { DATA_DIR, BACKUP_SCHEDULE }: Config,
  shutdownHooks: ShutdownHook[],
  parts: ShutdownProgress,
): Promise<string> {
  // From here on a process that ends without having stopped it leaves it running.
  parts.begin(ownDatabase);
  const archive = BACKUP_SCHEDULE !== undefined;
  const embedded = await startEmbeddedServer({ dataDir: DATA_DIR, log: say, onGivenUp: fail, archive });
  shutdownHooks.push(() => parts.end(ownDatabase, ownDatabaseEndMs, () => embedded.stop()));
  return embedded.url;
}

/** The address that people reach the product at. */
export function publicUrlOf({ PUBLIC_URL, HOST, PORT }: Config, port: number | null): string {
  return PUBLIC_URL ?? `http://${hostInUrl(HOST)}:${port ?? PORT}`;
}

/** The address of this machine's own connections to a host that is listened on. */
export function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
