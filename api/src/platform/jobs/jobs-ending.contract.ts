import { expect, test } from '@jest/globals';
import { pause, type QueueBench } from './testing/jobs-bench.js';
import type { JobDefinition } from './jobs.port.js';

/** How a queue ends, and what it refuses. */
export function describeEnding(bench: QueueBench): void {
  test('stopping waits for what runs, and begins nothing more', async () => {
    const seen: unknown[] = [];
    let isAborted = false;
    const run = async (data: unknown, { signal }: { signal: AbortSignal }) => {
      seen.push(data);
      await pause(300);
      isAborted = signal.aborted;
      seen.push('done');
    };
    await bench.work({ run, concurrency: 1 });
    await bench.jobs.enqueue('note', 'first');
    await bench.jobs.enqueue('note', 'second');
    await bench.become(() => seen.length === 1);
    const [begun] = seen;
    await bench.jobs.stop();
    expect(seen).toEqual([begun, 'done']);
    expect(isAborted).toBe(false);
    await bench.settle();
    expect(seen).toHaveLength(2);
  });

  test('stopping aborts what does not end in time', async () => {
    let reason: unknown;
    let isRunning = false;
    const run = (_data: unknown, { signal }: { signal: AbortSignal }) => {
      isRunning = true;
      return new Promise<void>((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reason = signal.reason;
          reject(new Error('broken off'));
        });
      });
    };
    await bench.work({ run });
    await bench.jobs.enqueue('note', 1);
    await bench.become(() => isRunning);
    const begun = Date.now();
    await bench.jobs.stop();
    expect(Date.now() - begun).toBeGreaterThanOrEqual(450);
    expect(Date.now() - begun).toBeLessThan(2_400);
    expect(reason).toBeInstanceOf(Error);
  });

  test('a job that is waited for while stopping may enqueue others', async () => {
    let isRunning = false;
    let outcome: unknown = 'none';
    const run = async () => {
      isRunning = true;
      await pause(200);
      outcome = await bench.jobs.enqueue('note', 2).catch((error: unknown) => error);
    };
    await bench.work({ run, concurrency: 1 });
    await bench.jobs.enqueue('note', 1);
    await bench.become(() => isRunning);
    await bench.jobs.stop();
    expect(outcome).toBeUndefined();
  });

  test('a stopped queue is of no use any more', async () => {
    await bench.work();
    await bench.jobs.stop();
    await bench.jobs.stop();
    await expect(bench.jobs.enqueue('note', 1)).rejects.toThrow('stopped');
    await expect(bench.jobs.every(1, 'note')).rejects.toThrow('stopped');
    await expect(bench.jobs.start()).rejects.toThrow('stopped');
    await expect(bench.jobs.check()).rejects.toThrow('stopped');
  });

  test('a queue that was never used can be stopped', async () => {
    await bench.jobs.stop();
    await expect(bench.jobs.check()).rejects.toThrow('stopped');
  });

  test('says that it can be reached', async () => {
    await expect(bench.jobs.check()).resolves.toBeUndefined();
  });

  test('what is not defined cannot be enqueued', async () => {
    await expect(bench.jobs.enqueue('nobody', 1)).rejects.toThrow('nobody');
    await expect(bench.jobs.every(1, 'nobody')).rejects.toThrow('nobody');
  });

  test.each([0, -1, NaN, Infinity])('nothing repeats every %s seconds', async (seconds) => {
    await bench.work();
    await expect(bench.jobs.every(seconds, 'note')).rejects.toThrow('above 0');
  });

  test('a unique key has a length', async () => {
    await bench.work();
    await expect(bench.jobs.enqueue('note', 1, { uniqueKey: '' })).rejects.toThrow('1 to 200');
    await expect(bench.jobs.enqueue('note', 1, { uniqueKey: 'x'.repeat(201) })).rejects.toThrow('1 to 200');
  });

  test.each<[string, Partial<JobDefinition<unknown>>]>([
    ['a name with spaces', { name: 'my job' }],
    ['no name', { name: '' }],
    ['no place to run', { concurrency: 0 }],
    ['half a place', { concurrency: 1.5 }],
    ['a lock of no time', { lockSeconds: 0 }],
    ['a lock of no number', { lockSeconds: NaN }],
    ['no attempts', { retry: { attempts: 0, seconds: [1] } }],
    ['no pauses', { retry: { attempts: 2, seconds: [] } }],
    ['a negative pause', { retry: { attempts: 2, seconds: [-1] } }],
  ])('a definition that makes no sense is refused: %s', (_what, changes) => {
    const run = () => Promise.resolve();
    expect(() => bench.jobs.define({ name: 'note', run, ...changes })).toThrow(Error);
  });

  test('a name can be defined once', () => {
    const definition = { name: 'note', run: () => Promise.resolve() };
    bench.jobs.define(definition);
    expect(() => bench.jobs.define(definition)).toThrow('already');
  });
}
