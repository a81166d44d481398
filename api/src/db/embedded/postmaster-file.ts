import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A running server as it describes itself in its data directory. */
export interface Postmaster {
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

/** True while process `pid` is a PostgreSQL server on `pgData`, and not somebody who was given its number since. */
export function isServerOf(pgData: string, pid: number): boolean {
  const words = commandOf(pid);
  return words.includes(pgData) && words.includes('postgres');
}

/** Removes the file of a server that is gone: PostgreSQL would trust the number in it, whoever has that now. */
export function removeStalePostmasterFile(pgData: string): void {
  rmSync(join(pgData, 'postmaster.pid'), { force: true });
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
