import { chmodSync, existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { locateBinaries } from './embedded/binaries.js';
import {
  openDataFolder,
  parseState,
  type DataFolder,
  findSharedBase,
  lockFolder,
} from './embedded/data-folder.js';
import { isRoot } from './embedded/run-user.js';
import {
  ADMIN_ROLE,
  findRunning,
  initialise,
  startServer,
  stopServer,
  type ServerLife,
} from './embedded/server-process.js';
import { productionSettings, testSettings, type ServerSettings } from './embedded/server-settings.js';
import { EmbeddedServerError } from './embedded/server-error.js';
import { supervise } from './embedded/supervise.js';
import { makeTestFolder } from './embedded/test-folder.js';

export { FolderInUseError } from './embedded/data-folder.js';
export { EmbeddedServerError } from './embedded/server-error.js';

/** Database, and its owner, whom Frakto connects as. */
const NAME = 'frakto';

/** What starting the embedded server needs. */
interface EmbeddedServerOptions {
  /** Folder of everything that Frakto keeps; created when missing. */
  dataDir: string;
  /** Takes plain lines that tell a person what happens. */
  log: (line: string) => void;
  /** Is told why, once the server ends again and again or cannot be started again; nothing can be stored from then on. */
  onGivenUp?: (why: EmbeddedServerError) => void;
  /** PostgreSQL settings over the usual ones. */
  settings?: ServerSettings;
}

/** A running embedded server. */
export interface EmbeddedServer {
  /** Address of the database `frakto`, with the password of its owner, who is no superuser. */
  url: string;
  /** The data folder, with links resolved. */
  dataDir: string;
  /** Folder that holds the database files and the server's log. */
  location: string;
  /** True when the server was found running, left by a Frakto that was killed. */
  adopted: boolean;
  /** Stops the server in order and gives the data folder back. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that comes with Frakto on the database in `dataDir`, creating it at the first start, or adopts
 * the one that is still running there, and starts it again whenever it ends. It listens on 127.0.0.1 only and asks for a
 * random password.
 * @throws FolderInUseError when another live Frakto works on the folder
 * @throws EmbeddedServerError with a message for the person who starts it, when the server cannot run here
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const { dataDir, unlock } = claim(options.dataDir);
  const settings = { ...productionSettings(), ...options.settings };
  const onGivenUp = options.onGivenUp ?? (() => undefined);
  return run({ dataDir, log: options.log, settings, life: 'own', initdb: [], release: unlock, onGivenUp });
}

/**
 * The address of the database in a folder that another Frakto works on now.
 * @throws EmbeddedServerError when nothing says where it is
 */
export function addressOfServerInUse(dataDir: string): string {
  const { password, port } = parseState(join(realpathSync(resolve(dataDir)), 'database.json'));
  if (port === null) throw new EmbeddedServerError('The database is being created. Try again in a moment.');
  return address(NAME, password, port, NAME);
}

function claim(folder: string): { dataDir: string; unlock: () => void } {
  try {
    mkdirSync(folder, { recursive: true, mode: isRoot() ? 0o711 : 0o700 });
    const dataDir = realpathSync(resolve(folder));
    return { dataDir, unlock: lockFolder(dataDir, join(dataDir, 'frakto.lock')) };
  } catch (error) {
    if (error instanceof EmbeddedServerError || !(error instanceof Error)) throw error;
    throw new EmbeddedServerError(`The data folder ${resolve(folder)} cannot be used: ${error.message}`);
  }
}

/**
 * Starts a server for one run of tests: in a temporary folder that `stop` removes, quick instead of durable, ending
 * when this process ends. Its role may create databases, so that each test file gets a clone of a template.
 */
export async function startTestServer(
  log: (line: string) => void = () => undefined,
): Promise<EmbeddedServer> {
  const dataDir = makeTestFolder();
  if (isRoot()) chmodSync(dataDir, 0o711);
  const remove = (location: string): void => {
    for (const folder of [location, dataDir]) rmSync(folder, { recursive: true, force: true });
  };
  return run({
    dataDir,
    log,
    settings: testSettings(),
    life: 'parent',
    initdb: ['--no-sync'],
    release: remove,
  });
}

interface Run {
  dataDir: string;
  log: (line: string) => void;
  settings: ServerSettings;
  life: ServerLife;
  initdb: string[];
  /** Called once the server has stopped, or did not start. */
  release: (location: string) => void;
  /** Without it the server is not started again. */
  onGivenUp?: (why: EmbeddedServerError) => void;
}

async function run({
  dataDir,
  log,
  settings,
  life,
  initdb,
  release,
  onGivenUp,
}: Run): Promise<EmbeddedServer> {
  let folder: DataFolder | undefined;
  try {
    folder = openDataFolder(dataDir, log);
    const { location, adminPassword, password } = folder.state;
    const { user } = folder;
    const binaries = locateBinaries(user, () => (isRoot() ? findSharedBase(user) : dataDir));
    if (!existsSync(folder.pgData)) log(`Creating the database in ${location}.`);
    initialise(binaries, folder, initdb);
    const running = await findRunning(folder);
    if (running !== undefined) log('Using the database server that an earlier start left running.');
    let port = running ?? (await startServer(binaries, folder, settings, life));
    folder.save({ port });
    const server = folder;
    if (
      running !== undefined &&
      !(await logsAs(address(ADMIN_ROLE, adminPassword, port, 'postgres'), settings))
    ) {
      // Of what an earlier version gave it on its command line nothing else takes the place.
      log('It is started again: it logs what people enter, as an earlier version had it do.');
      await stopServer(binaries, server);
      port = await startServer(binaries, server, settings, life, port);
    }
    let endWatch = (): Promise<void> => Promise.resolve();
    const stop = async (): Promise<void> => {
      await endWatch();
      await stopServer(binaries, server);
      release(location);
    };
    try {
      await ensureDatabase(address(ADMIN_ROLE, adminPassword, port, 'postgres'), password);
    } catch (error) {
      await stop();
      throw error;
    }
    if (onGivenUp) {
      const restart = async (): Promise<void> => {
        if ((await findRunning(server)) === port) return;
        await startServer(binaries, server, settings, life, port);
      };
      endWatch = supervise({ folder: server, restart, log, onGivenUp });
    }
    return {
      url: address(NAME, password, port, NAME),
      dataDir,
      location,
      adopted: running !== undefined,
      stop,
    };
  } catch (error) {
    release(folder?.state.location ?? dataDir);
    throw error;
  }
}

/** Whether a server logs as it is to. */
async function logsAs(adminUrl: string, settings: ServerSettings): Promise<boolean> {
  const names = Object.keys(settings).filter((name) => name.startsWith('log_'));
  const client = new Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; value: string }>(
      'select name, setting as value from pg_settings where name = any($1)',
      [names],
    );
    return rows.every(({ name, value }) => value === settings[name]);
  } finally {
    await client.end();
  }
}

/** Creates the role and the database that Frakto works with, when they are missing. */
async function ensureDatabase(adminUrl: string, password: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const role = await client.query('select 1 from pg_roles where rolname = $1', [NAME]);
    if (role.rowCount === 0) {
      await client.query(`create role ${NAME} login createdb password ${client.escapeLiteral(password)}`);
    }
    // Administrators' statements are run by a role that only reads, which Frakto makes when it is needed.
    await client.query(`alter role ${NAME} createrole`);
    const database = await client.query('select 1 from pg_database where datname = $1', [NAME]);
    if (database.rowCount === 0) await client.query(`create database ${NAME} owner ${NAME}`);
  } finally {
    await client.end();
  }
}

function address(role: string, password: string, port: number, database: string): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
}
