import { chmodSync, existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { installedVersion, locateBinaries } from './embedded/binaries.js';
import {
  openDataFolder,
  parseState,
  type DataFolder,
  type DatabaseState,
  findSharedBase,
  FolderInUseError,
  giveAway,
  openRestoredFolder,
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
import { prepareArchive, walSpoolOf } from './embedded/wal-spool.js';

export { FolderInUseError };
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
  /** Whether finished WAL is archived; when absent, as the folder was last told. */
  archive?: boolean;
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
  const { dataDir, unlock } = claimDataFolder(options.dataDir);
  if (existsSync(join(dataDir, unfinishedRestore))) {
    unlock();
    throw new EmbeddedServerError(
      `A restore into ${dataDir} was not finished. Empty the folder, then run it again: npm run restore.`,
    );
  }
  const { log, archive } = options;
  const settings = { ...productionSettings(), ...options.settings };
  const onGivenUp = options.onGivenUp ?? (() => undefined);
  return run({ dataDir, log, archive, settings, life: 'own', initdb: [], release: unlock, onGivenUp });
}

/** A file that lies in a data folder while a backup is brought back there. */
export const unfinishedRestore = 'restore-unfinished';

/**
 * The address of the database in a folder that another Frakto works on now.
 * @throws EmbeddedServerError when nothing says where it is
 */
export function addressOfServerInUse(dataDir: string): string {
  const { url } = embeddedDatabase(dataDir);
  return url;
}

/** The embedded database of a data folder, for its superuser: what makes a backup. */
export interface EmbeddedDatabase {
  /** Address for the role of the product. */
  url: string;
  /** Address for the superuser. */
  adminUrl: string;
  /** PostgreSQL's own data directory. */
  pgData: string;
  /** Where finished WAL lies until it is stored with the backups. */
  walSpool: string;
  /** Name under which it is stored; null while it is not archived. */
  archive: string | null;
}

/**
 * The database in a folder on which a server runs now.
 * @throws EmbeddedServerError when nothing says where it is
 */
export function embeddedDatabase(dataDir: string): EmbeddedDatabase {
  const file = join(realpathSync(resolve(dataDir)), 'database.json');
  const { password, adminPassword, port, location, archive } = parseState(file);
  if (port === null) throw new EmbeddedServerError('The database is being created. Try again in a moment.');
  return {
    url: address(NAME, password, port, NAME),
    adminUrl: address(ADMIN_ROLE, adminPassword, port, 'postgres'),
    pgData: join(location, 'pgdata'),
    walSpool: walSpoolOf(location),
    archive,
  };
}

/** The database in a data folder, on the server that runs there, or else on one that is started until `stop`. */
export async function useEmbeddedDatabase(
  dataDir: string,
): Promise<EmbeddedDatabase & { isOwn: boolean; stop: () => Promise<void> }> {
  try {
    const server = await startEmbeddedServer({ dataDir, log: () => undefined });
    return { ...embeddedDatabase(server.dataDir), isOwn: true, stop: () => server.stop() };
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    return { ...embeddedDatabase(dataDir), isOwn: false, stop: () => Promise.resolve() };
  }
}

/** Where the database of a data folder has its files, running or not. */
export function placesOfDatabase(dataDir: string): Pick<EmbeddedDatabase, 'pgData' | 'walSpool'> {
  const { location } = parseState(join(realpathSync(resolve(dataDir)), 'database.json'));
  return { pgData: join(location, 'pgdata'), walSpool: walSpoolOf(location) };
}

/** Whether a data folder has a database, running or not. */
export function hasEmbeddedDatabase(dataDir: string): boolean {
  return existsSync(join(dataDir, 'database.json'));
}

/** How long a recovery may take: it reads all WAL since the backup, from wherever that is kept. */
const recoveryWithinMs = 24 * 60 * 60 * 1000;

/** What bringing a database back needs. */
interface Recovery {
  /** A folder that the caller has claimed. */
  dataDir: string;
  /** Of the roles in that database. */
  passwords: Pick<DatabaseState, 'adminPassword' | 'password'>;
  log: (line: string) => void;
  /** Writes the files of the backup into PostgreSQL's data directory. */
  fill: (pgData: string) => Promise<void>;
  /**
   * How far it is recovered.
   * @param exchange a folder of the server's user, for what the server asks of Frakto while it recovers
   */
  settings: (exchange: string) => ServerSettings;
}

/**
 * Brings the files of a base backup to a consistent database: PostgreSQL reads the WAL up to its target, opens a new timeline, and
 * is stopped again. Afterwards the folder is one that Frakto starts on.
 * @returns when the last transaction that is in the database was committed, as far as WAL told of any
 * @throws EmbeddedServerError with the end of the server's log
 */
export async function recoverEmbedded(recovery: Recovery): Promise<{ lastTransaction: Date | null }> {
  const folder = openRestoredFolder(recovery.dataDir, recovery.passwords, recovery.log);
  try {
    const lastTransaction = await recoverIn(folder, recovery);
    folder.save({ port: null });
    return { lastTransaction };
  } catch (error) {
    rmSync(folder.state.location, { recursive: true, force: true });
    throw error;
  }
}

async function recoverIn(folder: DataFolder, { dataDir, fill, settings }: Recovery): Promise<Date | null> {
  const { location, adminPassword } = folder.state;
  const exchange = join(location, 'restore');
  mkdirSync(folder.pgData, { mode: 0o700 });
  mkdirSync(exchange, { mode: 0o700 });
  await fill(folder.pgData);
  writeFileSync(join(folder.pgData, 'recovery.signal'), '');
  if (folder.user.identity !== undefined) giveAway(location, folder.user.identity);
  const binaries = locateBinaries(folder.user, () => (isRoot() ? findSharedBase(folder.user) : dataDir));
  const given = {
    ...productionSettings(),
    archive_mode: 'off',
    // Nobody connects before it is done.
    hot_standby: 'off',
    recovery_target_action: 'promote',
    ...settings(exchange),
  };
  const port = await startServer(binaries, folder, given, 'parent', undefined, recoveryWithinMs);
  try {
    return await lastReplayed(address(ADMIN_ROLE, adminPassword, port, 'postgres'));
  } finally {
    await stopServer(binaries, folder);
    rmSync(exchange, { recursive: true });
  }
}

async function lastReplayed(adminUrl: string): Promise<Date | null> {
  const client = new Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ at: Date | null }>('select pg_last_xact_replay_timestamp() as at');
    return rows[0]?.at ?? null;
  } finally {
    await client.end();
  }
}

/**
 * Creates a data folder when it is missing and locks it for this process.
 * @throws FolderInUseError when another live Frakto works on it
 */
export function claimDataFolder(folder: string): { dataDir: string; unlock: () => void } {
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
  archive?: boolean | undefined;
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
  archive,
  settings: given,
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
    const settings = life === 'own' ? { ...given, ...prepareArchive(folder, archive) } : given;
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
      !(await isSetAs(address(ADMIN_ROLE, adminPassword, port, 'postgres'), settings))
    ) {
      // Of what its command line gave it nothing else takes the place.
      log('It is started again: it logs or archives by other settings than those of now.');
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

/** Whether a server logs and archives as it is to. */
async function isSetAs(adminUrl: string, settings: ServerSettings): Promise<boolean> {
  const names = Object.keys(settings).filter((name) => /^(log|archive)_/.test(name));
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

/** The first number of the version of PostgreSQL that comes with Frakto. */
export function embeddedMajorVersion(): number {
  return Number.parseInt(installedVersion(), 10);
}
