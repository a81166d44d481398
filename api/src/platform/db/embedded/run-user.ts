import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { EmbeddedServerError } from './server-error.js';

/** The operating system user that the database server runs as. */
export interface RunUser {
  /** Login name, for messages. */
  name: string;
  /** Set only when we are root and have to become that user. */
  identity?: { uid: number; gid: number };
}

const SERVICE_USERS = ['postgres', 'nobody'];

/** True when this process may change owners and become other users. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * Chooses who runs the server. PostgreSQL refuses to run as root, so root hands it to the owner of the existing
 * database files or, for new ones, to `postgres` or `nobody`. Anyone else runs it as themselves.
 * @param existingDatabase folder of an existing database, if there is one
 * @throws EmbeddedServerError when root finds no user that could run the server
 */
export function chooseRunUser(existingDatabase?: string): RunUser {
  if (!isRoot()) return { name: 'this user' };
  if (existingDatabase !== undefined) {
    const { uid, gid } = statSync(existingDatabase);
    if (uid !== 0) return { name: userName(uid), identity: { uid, gid } };
  }
  for (const name of SERVICE_USERS) {
    const uid = numericId('-u', name);
    const gid = numericId('-g', name);
    if (uid !== undefined && gid !== undefined && uid !== 0) return { name, identity: { uid, gid } };
  }
  throw new EmbeddedServerError(
    `PostgreSQL does not run as root, and this machine has neither a user ${SERVICE_USERS.join(' nor ')}. ` +
      'Start Frakto as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

/** True when `user` can enter and list `folder`, and write to it when `writable` is asked for. */
export function canUse(user: RunUser, folder: string, writable: boolean): boolean {
  const check = `cd "$1" && test -r . ${writable ? '&& test -w .' : ''}`;
  return spawnSync('/bin/sh', ['-c', check, 'sh', folder], { ...user.identity, cwd: '/' }).status === 0;
}

function numericId(flag: '-u' | '-g', name: string): number | undefined {
  try {
    return Number(
      execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    return undefined;
  }
}

function userName(uid: number): string {
  const found = spawnSync('id', ['-un', String(uid)], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : `user ${uid}`;
}
