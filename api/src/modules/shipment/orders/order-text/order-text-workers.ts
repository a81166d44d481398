import { Unavailable } from '../../../../platform/http/errors.js';
import { TooManyRequests } from '../../../../platform/http/rate-limits.js';
import { BoundedWorkers, WorkerError } from '../../../../platform/bounded-worker/bounded-workers.js';
import type { ReadOrderText } from './read-order-text.js';

/** What a thread is given. */
export interface OrderTextTask {
  text: string;
  /** `YYYY-MM-DD` in Warsaw. */
  today: string;
}

const retryAfterSeconds = 5;

/** The longest text is read within a tenth of a second; the names of all towns take 6 MB beside the heap. */
const workers = new BoundedWorkers<OrderTextTask, ReadOrderText>({
  module: new URL('./order-text-thread.js', import.meta.url),
  milliseconds: 5_000,
  memoryMb: 128,
  atOnce: 1,
  mostWaiting: 20,
  mostWaitingOfOne: 3,
});

/**
 * Reads a text in a thread: strangers write mails, and reading one must not hold everybody's requests.
 * @param key whose texts are read one after the other: a company's
 * @throws {TooManyRequests} when too many texts of this company wait already
 * @throws {Unavailable} `too_busy` when too many wait at all
 */
export async function readInThread(task: OrderTextTask, key: string): Promise<ReadOrderText> {
  try {
    return await workers.run(task, { key, waitMs: 10_000 });
  } catch (error) {
    if (!(error instanceof WorkerError)) throw error;
    if (error.code === 'too_busy_for_one') throw new TooManyRequests(retryAfterSeconds);
    // What cannot be read is left to people: they are told that nothing was found, not that something broke.
    if (error.code === 'timed_out' || error.code === 'out_of_memory')
      return { values: {}, pieces: [], more_loads: false };
    throw error.code === 'too_busy' ? new Unavailable('too_busy') : error;
  }
}
