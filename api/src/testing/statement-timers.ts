import { AsyncLocalStorage } from 'node:async_hooks';
import { jest } from '@jest/globals';
import { answerWithinMs } from '../platform/db/database-pulse.js';

/**
 * How many statements of some work would be cut off if they took long, each by a timer of its own. What the process does beside it, such
 * as telling screens of changes, is not counted.
 */
export async function countLimitedStatements(work: () => Promise<unknown>): Promise<number> {
  const here = new AsyncLocalStorage<true>();
  const setTimer = globalThis.setTimeout;
  let count = 0;
  const timers = jest.spyOn(globalThis, 'setTimeout').mockImplementation((...call) => {
    if (call[1] === answerWithinMs && here.getStore()) count += 1;
    return setTimer(...call);
  });
  try {
    await here.run(true, work);
    return count;
  } finally {
    timers.mockRestore();
  }
}
