import { randomBytes } from 'node:crypto';
import {
  lchownSync,
  readdirSync,
  statSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  lstatSync,
  linkSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { canUse, chooseRunUser, isRoot, type RunUser } from './run-user.js';
import { EmbeddedServerError } from './server-error.js';
import { tmpdir, hostname } from 'node:os';
import { execFileSync } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';

/**
 * Finds a folder that root may fill and the server's user may enter: the place for what cannot stay where it is,
 * because the checkout or DATA_DIR lies below a folder closed to that user (`/root`, for example).
 * @throws EmbeddedServerError when there is no such place
 */
export function findSharedBase(user: RunUser): string {
  for (const base of ['/var/lib/frakto', join(tmpdir(), 'frakto-server')]) {
    if (makeOwnFolder(base) && canUse(user, base, false)) return base;
  }
  throw new EmbeddedServerError(
    `The user ${user.name}, who runs the database server, can reach no folder that Frakto may write. ` +
      'Set DATA_DIR to a folder which that user can enter.',
  );
}

/** Creates the folder, or accepts an existing one only when it is a real folder of ours: /tmp is open to everyone. */
function makeOwnFolder(path: string): boolean {
  try {
    mkdirSync(path, { recursive: true, mode: 0o755 });
    const found = lstatSync(path);
    return found.isDirectory() && found.uid === process.getuid?.();
  } catch {
    return false;
  }
}

const ownerSchema = z.object({
  pid: z.number(),
  started: z.string(),
  host: z.string(),
  /** The folder that is locked, by device and number: a copied lock names another. Absent in locks of earlier versions. */
  folder: z.string().optional(),
});
type Owner = z.infer<typeof ownerSchema>;

/** Thrown when another live Frakto works on the same folder. */
export class FolderInUseError extends EmbeddedServerError {
  override readonly name = 'FolderInUseError';

  constructor(folder: string, owner: { pid: number; host: string } | undefined) {
    const where = owner === undefined || owner.host === hostname() ? '' : ` of ${owner.host}`;
    super(
      `The data folder ${folder} is in use by another Frakto${owner ? ` (process ${owner.pid}${where})` : ''}. ` +
        'Stop that one, or set DATA_DIR to another folder.',
    );
  }
}

/**
 * Claims a folder for this process. Two locks have to be had. One is held by the system for as long as the process lives, also
 * against processes of other containers, whose numbers mean nothing here. The other is a file that names the process, for the
 * message and for file systems without such locks: it is taken over when its process is gone (kill -9, power cut); a process
 * number that was given to someone else meanwhile is told apart by the time that process started, and a lock that came with a
 * copy of the folder by the folder that it names.
 * @returns the function that gives the folder back
 * @throws FolderInUseError when a live process holds it
 */
export function lockFolder(folder: string, lockFile: string): () => void {
  const seen = parseOwner(readText(lockFile) ?? '');
  const letGo = holdSystemLock(`${lockFile}.held`, () => new FolderInUseError(folder, seen));
  try {
    const release = placeOwner(folder, lockFile);
    return () => {
      release();
      letGo();
    };
  } catch (error) {
    letGo();
    throw error;
  }
}

/** What SQLite says when another process holds the lock. */
const busyCode = 5;

/**
 * Node has no lock of files. SQLite, which comes with it, has: an exclusive transaction on an empty database. It ends with the
 * process, is no part of the file's content, and so is not copied along.
 */
function holdSystemLock(path: string, inUse: () => Error): () => void {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { timeout: 0 });
    const held = database;
    held.exec('begin exclusive');
    return () => {
      if (held.isOpen) held.close();
    };
  } catch (error) {
    database?.close();
    if ((error as { errcode?: number }).errcode === busyCode) throw inUse();
    // A file system without locks: the file that names the process has to do.
    return () => undefined;
  }
}

/** Writes the file that names this process, unless a live process is named there. */
function placeOwner(folder: string, lockFile: string): () => void {
  const own = `${lockFile}.${process.pid}`;
  const content = JSON.stringify({
    pid: process.pid,
    started: startOf(process.pid),
    host: hostname(),
    folder: identityOf(folder),
  });
  writeFileSync(own, content, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      if (placeLock(own, lockFile)) return () => releaseLock(lockFile, content);
      const seen = readText(lockFile);
      if (seen === undefined) continue;
      const owner = parseOwner(seen);
      if (owner !== undefined && isAlive(owner, folder)) throw new FolderInUseError(folder, owner);
      removeStale(lockFile, seen, `${own}.stale`);
    }
    throw new EmbeddedServerError(`The lock file ${lockFile} keeps changing. Try again.`);
  } finally {
    rmSync(own, { force: true });
  }
}

/** Which folder it is, whatever its path: a folder that is moved while it is used stays the same, a copy is another. */
function identityOf(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true });
  return `${dev}:${ino}`;
}

/** A hard link is made whole or not at all, so that nobody ever reads half a lock. */
function placeLock(own: string, lockFile: string): boolean {
  try {
    linkSync(own, lockFile);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Two processes may find the same stale lock: the slower one must not sweep away the lock of the faster one. */
function removeStale(lockFile: string, seen: string, aside: string): void {
  try {
    renameSync(lockFile, aside);
  } catch {
    return;
  }
  if (readText(aside) !== seen) placeLock(aside, lockFile);
  rmSync(aside, { force: true });
}

function releaseLock(lockFile: string, content: string): void {
  if (readText(lockFile) === content) rmSync(lockFile, { force: true });
}

function isAlive(owner: Owner, folder: string): boolean {
  if (owner.folder !== undefined && owner.folder !== identityOf(folder)) return false;
  return owner.host === hostname() && startOf(owner.pid) === owner.started;
}

/** When a process started, as the system writes it; empty when there is no such process. */
function startOf(pid: number): string {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    }
    // The second field is the program's name in brackets and may hold spaces, so count from the closing bracket.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const isZombie = fields[0] === 'Z';
    return isZombie
      ? ''
      : `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${fields[19] ?? ''}`;
  } catch {
    return '';
  }
}

function parseOwner(text: string): Owner | undefined {
  try {
    return ownerSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

const stateSchema = z.object({
  /** DATA_DIR when this was written: tells a moved folder from a copied one. */
  dataDir: z.string(),
  location: z.string(),
  port: z.number().nullable(),
  adminPassword: z.string(),
  password: z.string(),
  /** Name under which finished WAL is stored with the backups; null while it is not archived. */
  archive: z.string().nullable().default(null),
});

/** What Frakto remembers about its embedded database, in `DATA_DIR/database.json`. */
export type DatabaseState = z.infer<typeof stateSchema>;

/** The folder of the database files and who runs the server on it. */
export interface DataFolder {
  state: DatabaseState;
  user: RunUser;
  /** PostgreSQL's own data directory. */
  pgData: string;
  /** The server's log file. */
  logFile: string;
  save(change: Partial<DatabaseState>): void;
}

/**
 * Opens the database folder that belongs to `dataDir`, or prepares a new one. It is `dataDir/database`, except when
 * root hands the server to a user who cannot reach that: then it is a folder below `/var/lib/frakto`. The place is
 * remembered in `dataDir/database.json`, beside the passwords, and does not change afterwards.
 * @throws EmbeddedServerError when the remembered place is gone or belongs to someone else
 */
export function openDataFolder(dataDir: string, log: (line: string) => void): DataFolder {
  const stateFile = join(dataDir, 'database.json');
  const known = readState(stateFile, dataDir, log);
  const existing = known === undefined ? undefined : databasePath(known.location);
  const user = chooseRunUser(existing !== undefined && existsSync(existing) ? existing : undefined);
  const state = known ?? newState(dataDir, prepareLocation(dataDir, user, log));
  // What a copy writes from here on is no continuation of what the original has archived.
  if (state.archive !== null && state.dataDir !== dataDir) state.archive = newArchiveName();
  const save = saver(stateFile, state);
  save({ dataDir });
  return checkedFolder({ state, user, save });
}

/** The folder of a database, once it is certain that the server's user can work there. */
function checkedFolder({ state, user, save }: Pick<DataFolder, 'state' | 'user' | 'save'>): DataFolder {
  if (user.identity !== undefined && statSync(state.location).uid === 0)
    giveAway(state.location, user.identity);
  if (!canUse(user, state.location, true)) {
    throw new EmbeddedServerError(
      `The database in ${state.location} belongs to another user or cannot be reached by ${user.name}. ` +
        'Start Frakto as the user who started it first, or set DATA_DIR to another folder.',
    );
  }
  const pgData = databasePath(state.location);
  // A copy has lost it, and the server insists on it.
  if (existsSync(pgData)) chmodSync(pgData, 0o700);
  return {
    state,
    user,
    pgData,
    logFile: join(state.location, 'server.log'),
    save,
  };
}

function saver(stateFile: string, state: DatabaseState): DataFolder['save'] {
  return (change) => {
    Object.assign(state, change);
    writeFileSync(`${stateFile}.new`, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${stateFile}.new`, stateFile);
  };
}

function readState(file: string, dataDir: string, log: (line: string) => void): DatabaseState | undefined {
  if (!existsSync(file)) return undefined;
  const state = parseState(file);
  const inside = join(state.dataDir, 'database');
  if (state.dataDir !== dataDir) {
    // A folder that was moved took its database along, unless the database never was in it.
    if (state.location === inside) return { ...state, location: join(dataDir, 'database') };
    if (existsSync(join(state.dataDir, 'database.json'))) {
      log(
        `${dataDir} is a copy of ${state.dataDir}, whose database stays its own: starting with an empty one.`,
      );
      return undefined;
    }
  }
  if (existsSync(databasePath(state.location))) return state;
  // No port yet: the first start was cut short before there was anything to lose.
  if (state.port === null) return existsSync(state.location) ? state : undefined;
  throw new EmbeddedServerError(
    `The database of ${dataDir} was in ${state.location} and is no longer there. ` +
      `Bring it back, or remove ${file} to start with an empty database.`,
  );
}

/** Reads `database.json`. @throws EmbeddedServerError when it cannot be read */
export function parseState(file: string): DatabaseState {
  try {
    return stateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EmbeddedServerError(`Cannot read ${file}, which says where the database is: ${reason}`, {
      cause: error,
    });
  }
}

function newState(dataDir: string, location: string): DatabaseState {
  const secret = (): string => randomBytes(24).toString('base64url');
  return { dataDir, location, port: null, adminPassword: secret(), password: secret(), archive: null };
}

/** A name under which nobody has archived WAL yet. */
export function newArchiveName(): string {
  return randomBytes(8).toString('hex');
}

/**
 * Prepares the place of a database that is brought back from a backup. `database.json` is written by the first `save`: before
 * that the folder is none that Frakto would start on.
 * @param passwords of the roles in that database
 */
export function openRestoredFolder(
  dataDir: string,
  passwords: Pick<DatabaseState, 'adminPassword' | 'password'>,
  log: (line: string) => void,
): DataFolder {
  const user = chooseRunUser();
  const state = { ...newState(dataDir, prepareLocation(dataDir, user, log)), ...passwords };
  return checkedFolder({ state, user, save: saver(join(dataDir, 'database.json'), state) });
}

function prepareLocation(dataDir: string, user: RunUser, log: (line: string) => void): string {
  const inside = join(dataDir, 'database');
  if (existsSync(databasePath(inside))) {
    throw new EmbeddedServerError(
      `${inside} holds a database, but database.json, which has its password, is missing from ${dataDir}. ` +
        'Bring the file back, or move the folder away to start with an empty database.',
    );
  }
  if (makeFor(user, inside)) return inside;
  rmSync(inside, { recursive: true, force: true });
  const outside = join(findSharedBase(user), `${basename(dataDir)}-${randomBytes(4).toString('hex')}`);
  if (!makeFor(user, outside))
    throw new EmbeddedServerError(`Cannot prepare the database folder ${outside}.`);
  log(`The user ${user.name} cannot reach ${dataDir}, so the database files are kept in ${outside}.`);
  return outside;
}

function makeFor(user: RunUser, folder: string): boolean {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    if (isRoot() && user.identity !== undefined) chownSync(folder, user.identity.uid, user.identity.gid);
    chmodSync(folder, 0o700);
  } catch {
    return false;
  }
  return canUse(user, folder, true);
}

/** Files of root are a copy that root made, a backup brought back: PostgreSQL itself never has any. */
export function giveAway(folder: string, { uid, gid }: { uid: number; gid: number }): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(folder, name), uid, gid);
  }
  lchownSync(folder, uid, gid);
}

function databasePath(location: string): string {
  return join(location, 'pgdata');
}
