import { afterAll, afterEach, beforeEach, describe } from '@jest/globals';
import { letTimersEnd, QueueBench, type QueueUnderTest } from './testing/jobs-bench.js';
import { describeEnding } from './jobs-ending.contract.js';
import { describeEnqueueing } from './jobs-enqueue.contract.js';
import type { JobsLogger } from './jobs.port.js';
import { describeRunning } from './jobs-running.contract.js';

/** What every queue must do. `open` makes one that is empty; it aborts jobs half a second after it is stopped. */
export function describeJobs(name: string, open: (logger: JobsLogger) => Promise<QueueUnderTest>): void {
  describe(`jobs contract: ${name}`, () => {
    const bench = new QueueBench(open);
    beforeEach(() => bench.setUp());
    afterEach(() => bench.tearDown());
    afterAll(letTimersEnd);
    describeEnqueueing(bench);
    describeRunning(bench);
    describeEnding(bench);
  });
}
