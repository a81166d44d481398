import { isDemo, type Config } from './config.js';
import { createContainer, type Container } from './container.js';
import { modelFaults } from './generated/routes.js';
import { Database } from './db/database.js';
import { startEmbeddedServer } from './db/embedded-server.js';
import { prepareDatabase } from './db/prepare-database.js';
import { seedDemo } from './demo/seed-demo.js';
import type { Ending } from './endings.js';
import type { Logger } from './log.js';
import { say } from './say.js';
import { secretInFolder } from './secret.js';
import { StartError } from './start-error.js';

/**
 * Brings up database, services and jobs of a process.
 * @param endings gets what stops each part again, in the sequence of the starts
 */
export async function openContainer(
  config: Config,
  log: Logger,
  port: number | null,
  endings: Ending[],
): Promise<Container> {
  const databaseUrl = config.DATABASE_URL ?? (await startOwnDatabase(config, endings));
  const db = await Database.open(databaseUrl, config.DATABASE_POOL);
  endings.push(() => db.close());
  const applied = await prepareDatabase(db).catch((error: unknown) => {
    throw config.DATABASE_URL ? databaseTrouble(error) : error;
  });
  if (applied.length > 0) say(`Database schema brought up to date (${applied.length} migrations).`);
  const publicUrl = publicUrlOf(config, port);
  const secret = config.SECRET ?? secretInFolder(config.DATA_DIR);
  const container = await createContainer({ config, log, db, secret, publicUrl, modelFaults });
  endings.push(() => container.close());
  await container.open();
  if (isDemo(config) && (await seedDemo(container))) say('Demo data entered.');
  if (config.ROLE !== 'web') await container.work();
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

async function startOwnDatabase({ DATA_DIR }: Config, endings: Ending[]): Promise<string> {
  const embedded = await startEmbeddedServer({ dataDir: DATA_DIR, log: say });
  endings.push(() => embedded.stop());
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
