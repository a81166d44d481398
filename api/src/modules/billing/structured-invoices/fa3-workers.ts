import { BoundedWorkers, WorkerError } from '../../../platform/bounded-worker/bounded-workers.js';
import { Unavailable } from '../../../platform/http/errors.js';
import { TooManyRequests } from '../../../platform/http/rate-limits.js';
import type { FileCode } from './check-fa3.js';
import type { Breach, RuleCode } from './fa3-rules.js';

/** What a thread is given. */
export interface CheckTask {
  xml: Uint8Array;
  /** The day in Warsaw, `YYYY-MM-DD`. */
  today: string;
}

/** What a thread finds. */
export type CheckAnswer = Breach<RuleCode | FileCode>[];

const retryAfterSeconds = 5;

/** The schema is compiled with the first file of a thread, in a tenth of a second; a file of 1 MB takes less than one. */
const workers = new BoundedWorkers<CheckTask, CheckAnswer>({
  module: new URL('./fa3-thread.js', import.meta.url),
  milliseconds: 20_000,
  memoryMb: 256,
  atOnce: 1,
  mostWaiting: 50,
  mostWaitingOfOne: 5,
});

/**
 * Checks a structured invoice in a thread.
 * @param key whose invoices are checked one after the other: a company's
 * @param waits a person waits for the answer of a request, or a job does
 * @throws {TooManyRequests} when too many invoices of this company wait already
 * @throws {Unavailable} `too_busy` when too many wait at all, or no thread is free in time
 */
export async function checkInThread(
  task: CheckTask,
  { key, waits }: { key: string; waits: 'person' | 'job' },
): Promise<CheckAnswer> {
  try {
    return await workers.run(task, { key, waitMs: waits === 'person' ? 10_000 : 60_000 });
  } catch (error) {
    if (!(error instanceof WorkerError)) throw error;
    if (error.code === 'too_busy_for_one') throw new TooManyRequests(retryAfterSeconds);
    throw error.code === 'too_busy' ? new Unavailable('too_busy') : error;
  }
}
