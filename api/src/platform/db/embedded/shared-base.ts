import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canUse, type RunUser } from './run-user.js';
import { EmbeddedServerError } from './server-error.js';

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
