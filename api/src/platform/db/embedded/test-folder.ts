import {
  accessSync,
  constants,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's folder that is kept in memory. */
const inMemory = '/dev/shm';
/** Room that the databases of a run take at most, and memory that leaves enough for everything else, in bytes. */
const room = 2 * 1024 ** 3;
const memory = 6 * 1024 ** 3;
/** A folder is old when its process is gone for certain, also when that ran where other processes are seen. */
const oldAfterMs = 60 * 60 * 1000;
const ofTests = /^frakto-test-(\d+)-/;

/** Where runs of tests put what is temporary: in memory where there is enough of it, else where the machine says. */
export function temporaryFolder(): string {
  return process.env['TMPDIR'] === undefined && hasRoom() ? inMemory : realpathSync(tmpdir());
}

/**
 * Makes a folder for the databases of one run of tests. Each test file makes and removes thousands of files, which costs
 * a file system on a disk as much as PostgreSQL's own work. What runs that were killed left there is removed.
 */
export function makeTestFolder(): string {
  const parent = temporaryFolder();
  removeLeftovers(parent);
  return mkdtempSync(join(parent, `frakto-test-${process.pid}-`));
}

function hasRoom(): boolean {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= room && process.availableMemory() >= memory;
  } catch {
    return false;
  }
}

function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = ofTests.exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    const folder = join(parent, name);
    try {
      if (Date.now() - statSync(folder).mtimeMs > oldAfterMs)
        rmSync(folder, { recursive: true, force: true });
    } catch {
      // It is another user's, or another run was quicker.
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
