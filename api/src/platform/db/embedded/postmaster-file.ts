import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A running server as it describes itself in its data directory. */
interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/** Reads `postmaster.pid`; undefined when there is none or it is still being written. */
export function readPostmaster(pgData: string): Postmaster | undefined {
  try {
    // Lines: pid, data directory, start time, port, socket folder, address, shared memory, status.
    const lines = readFileSync(join(pgData, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    if (!Number.isInteger(pid) || pid <= 0) return undefined;
    return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

/** Processes by data directory that said that they are its server: where there is no `/proc`, to ask starts a program. */
const known = new Map<string, number>();

/** Tells who a process is: the command it was started with. */
type AskCommand = (pid: number) => string;

/**
 * Like `isServerOf`, for who asks several times a second: who process `pid` is, is asked only once for each number, until no
 * process has it.
 */
export function isStillServerOf(pgData: string, pid: number, ask: AskCommand = commandOf): boolean {
  if (!exists(pid)) {
    known.delete(pgData);
    return false;
  }
  if (known.get(pgData) === pid) return true;
  if (!isServerOf(pgData, pid, ask)) return false;
  known.set(pgData, pid);
  return true;
}

/** True while process `pid` is a PostgreSQL server on `pgData`, and not somebody who was given its number since. */
export function isServerOf(pgData: string, pid: number, ask: AskCommand = commandOf): boolean {
  if (!exists(pid)) return false;
  const words = ask(pid);
  return words.includes(pgData) && words.includes('postgres');
}

/** Removes the file of a server that is gone: PostgreSQL would trust the number in it, whoever has that now. */
export function removeStalePostmasterFile(pgData: string): void {
  rmSync(join(pgData, 'postmaster.pid'), { force: true });
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // There, and another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    }
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
