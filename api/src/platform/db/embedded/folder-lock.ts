import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { z } from 'zod';
import { EmbeddedServerError } from './server-error.js';

const ownerSchema = z.object({ pid: z.number(), started: z.string(), host: z.string() });
type Owner = z.infer<typeof ownerSchema>;

/** Thrown when another live Frakto works on the same folder. */
export class FolderInUseError extends EmbeddedServerError {
  override readonly name = 'FolderInUseError';

  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by another Frakto (process ${pid}). ` +
        'Stop that one, or set DATA_DIR to another folder.',
    );
  }
}

/**
 * Claims a folder for this process by a lock file. A lock whose process is gone (kill -9, power cut) is taken over;
 * a process number that was given to someone else meanwhile is told apart by the time that process started.
 * @returns the function that gives the folder back
 * @throws FolderInUseError when a live process holds it
 */
export function lockFolder(folder: string, lockFile: string): () => void {
  const own = `${lockFile}.${process.pid}`;
  const content = JSON.stringify({ pid: process.pid, started: startOf(process.pid), host: hostname() });
  writeFileSync(own, content, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      if (placeLock(own, lockFile)) return () => releaseLock(lockFile, content);
      const seen = readText(lockFile);
      if (seen === undefined) continue;
      const owner = parseOwner(seen);
      if (owner !== undefined && isAlive(owner)) throw new FolderInUseError(folder, owner.pid);
      removeStale(lockFile, seen, `${own}.stale`);
    }
    throw new EmbeddedServerError(`The lock file ${lockFile} keeps changing. Try again.`);
  } finally {
    rmSync(own, { force: true });
  }
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

function isAlive(owner: Owner): boolean {
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
