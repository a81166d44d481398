import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataFolder } from './data-folder.js';
import { isStillServerOf, readPostmaster } from './postmaster-file.js';
import { EmbeddedServerError } from './server-error.js';
import { boundLog } from './server-process.js';

const lookMs = 250;
const boundLogMs = 60_000;
/** So many starts in so many milliseconds, then it is given up. */
const most = { starts: 5, inMs: 60_000 };
/** Pauses before the first start after an end, the second, and so on, in milliseconds. */
const pausesMs = [0, 250, 500, 1_000, 2_000];

/** What a supervisor works with. */
interface Supervised {
  folder: DataFolder;
  /** Starts the server again at the same port, or finds it running. */
  restart: () => Promise<void>;
  log: (line: string) => void;
  /** Is told why, once the server cannot be kept running. */
  onGivenUp: (why: EmbeddedServerError) => void;
}

/**
 * Watches the server's process and starts it again whenever it is gone, whoever ended it.
 * @returns the function that ends the watch; a start under way is waited for
 */
export function supervise({ folder, restart, log, onGivenUp }: Supervised): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function watch(): Promise<void> {
    const starts: number[] = [];
    let logBoundAt = performance.now();
    while (await sleep(lookMs)) {
      if (performance.now() - logBoundAt > boundLogMs) {
        boundLog(folder.logFile);
        logBoundAt = performance.now();
      }
      if (isThere(folder)) continue;
      while (starts[0] !== undefined && performance.now() - starts[0] > most.inMs) starts.shift();
      if (starts.length >= most.starts) {
        throw new EmbeddedServerError(
          `The database server ended ${most.starts + 1} times within a minute, and is not started again; see ${folder.logFile}.`,
        );
      }
      if (!existsSync(join(folder.pgData, 'PG_VERSION'))) {
        throw new EmbeddedServerError(
          `The database in ${folder.pgData} is gone while it was used. Bring it back, then start Frakto again.`,
        );
      }
      if (!(await sleep(pausesMs[starts.length] ?? 0))) return;
      starts.push(performance.now());
      log('The database server has ended: starting it again.');
      const from = performance.now();
      try {
        await restart();
        log(`The database server runs again, after ${((performance.now() - from) / 1000).toFixed(1)} s.`);
      } catch (error) {
        if (!(error instanceof EmbeddedServerError)) throw error;
        // A start that failed counts like one whose server ended.
        log(error.message);
      }
    }
  }

  async function sleep(milliseconds: number): Promise<boolean> {
    await pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
    return !signal.aborted;
  }

  const watching = watch().catch((error: unknown) => {
    if (signal.aborted) return;
    const why = error instanceof Error ? error.message : String(error);
    onGivenUp(error instanceof EmbeddedServerError ? error : new EmbeddedServerError(why, { cause: error }));
  });
  return async () => {
    stopping.abort();
    await watching;
  };
}

function isThere({ pgData }: DataFolder): boolean {
  const found = readPostmaster(pgData);
  return found !== undefined && isStillServerOf(pgData, found.pid);
}
