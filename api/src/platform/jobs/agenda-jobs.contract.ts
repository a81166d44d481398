import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { letTimersEnd, LogForTest, pause, until } from './testing/jobs-bench.js';
import type { JobContext, Jobs, JobsLogger } from './jobs.port.js';

/** A backend under test, as several processes see it. */
interface SharedBackend {
  /** Another process's queue; it aborts jobs half a second after it is stopped. */
  open(logger: JobsLogger): Jobs;
  dispose(): Promise<void>;
}

/** What a queue that several processes share must do. `start` makes an empty backend. */
export function describeSharedJobs(name: string, start: () => Promise<SharedBackend>): void {
  describe(`shared jobs contract: ${name}`, () => {
    let backend: SharedBackend;
    let opened: Jobs[];
    let log: LogForTest;

    const open = (run: (data: unknown, context: JobContext) => Promise<void>, settings: object = {}) => {
      const jobs = backend.open(log);
      opened.push(jobs);
      jobs.define<unknown>({ name: 'note', run, lockSeconds: 2, ...settings });
      return jobs;
    };
    const nothing = () => Promise.resolve();
    const oneOf = (all: Jobs[], index: number): Jobs => {
      const one = all[index % all.length];
      if (!one) throw new Error('There is no queue');
      return one;
    };

    beforeEach(async () => {
      opened = [];
      log = new LogForTest();
      backend = await start();
    });
    afterAll(letTimersEnd);
    afterEach(async () => {
      await Promise.all(opened.map((jobs) => jobs.stop()));
      await backend.dispose();
    });

    test('processes that start together make one queue, and each job is done once', async () => {
      const seen: unknown[] = [];
      const workers = Array.from({ length: 4 }, () =>
        open(async (data) => {
          await pause(5);
          seen.push(data);
        }),
      );
      await Promise.all(workers.map((worker) => worker.start()));
      const numbers = Array.from({ length: 80 }, (_, index) => index);
      await Promise.all(numbers.map((index) => oneOf(workers, index).enqueue('note', index)));
      await until(() => seen.length >= 80);
      await pause(500);
      expect([...seen].sort((one, other) => Number(one) - Number(other))).toEqual(numbers);
      expect(log.lines).toEqual([]);
    });

    test('a process that never starts enqueues for one that works', async () => {
      const seen: unknown[] = [];
      const web = open(nothing);
      const worker = open((data) => Promise.resolve(void seen.push(data)));
      await worker.start();
      const begun = Date.now();
      await web.enqueue('note', 'from the web');
      await until(() => seen.length > 0);
      expect(Date.now() - begun).toBeLessThan(3_000);
      expect(seen).toEqual(['from the web']);
    });

    test('processes that enqueue the same key at once make one job', async () => {
      const seen: unknown[] = [];
      const all = Array.from({ length: 4 }, () => open((data) => Promise.resolve(void seen.push(data))));
      const keys = Array.from({ length: 40 }, (_, index) => `order-${index}`);
      const at = new Date(Date.now() + 3_000);
      const enqueue = (key: string, index: number) =>
        oneOf(all, index).enqueue('note', key, { at, uniqueKey: key });
      // Each process has its connections first, so that they are really together.
      await Promise.all(Array.from({ length: 16 }, (_, index) => enqueue('warm', index)));
      for (const key of keys)
        await Promise.all(Array.from({ length: 16 }, (_, index) => enqueue(key, index)));
      await Promise.all(all.map((jobs) => jobs.start()));
      await until(() => seen.length > keys.length);
      await pause(800);
      expect([...seen].sort()).toEqual([...keys, 'warm'].sort());
    });

    test('a series that several processes ask for is one', async () => {
      const times: number[] = [];
      const all = Array.from({ length: 4 }, () => open(() => Promise.resolve(void times.push(Date.now()))));
      await Promise.all(all.map((jobs) => jobs.every(0.5, 'note')));
      await Promise.all(all.map((jobs) => jobs.start()));
      await until(() => times.length === 4);
      expect((times[3] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(1_400);
    });

    test('asking again for a series does not disturb the one that runs', async () => {
      let running = 0;
      let most = 0;
      let runs = 0;
      const run = async () => {
        most = Math.max(most, (running += 1));
        await pause(700);
        running -= 1;
        runs += 1;
      };
      const [first, second] = [open(run), open(run)];
      await first.every(0.2, 'note');
      await Promise.all([first.start(), second.start()]);
      await until(() => running === 1);
      await second.every(0.2, 'note');
      await until(() => runs === 2);
      expect(most).toBe(1);
    });

    test('a job whose worker hangs is given to another, and the first is told', async () => {
      const seen: string[] = [];
      let context: JobContext | undefined;
      const hang = (_data: unknown, given: JobContext) => {
        seen.push('hangs');
        context = given;
        return new Promise<void>(() => undefined);
      };
      // With room for one, it cannot take its own job up again; the lock lasts until the second has started.
      const first = open(hang, { lockSeconds: 3, concurrency: 1 });
      await first.start();
      await first.enqueue('note', 1);
      await until(() => seen.length === 1);
      const second = open(() => Promise.resolve(void seen.push('does it')), { lockSeconds: 3 });
      await second.start();
      await until(() => seen.length === 2);
      expect(seen).toEqual(['hangs', 'does it']);
      await until(() => context?.signal.aborted === true);
      await expect(context?.touch()).rejects.toThrow('not touched');
    });

    test('what a job that lost its lock has to say changes nothing any more', async () => {
      const begun: string[] = [];
      let failLate: () => void = () => undefined;
      let isOver = false;
      const settings = { lockSeconds: 3, retry: { attempts: 9, seconds: [0] } };
      const hang = () => {
        begun.push('first');
        return new Promise<void>((_resolve, reject) => (failLate = () => reject(new Error('late'))));
      };
      const live = async (_data: unknown, { touch }: JobContext) => {
        begun.push('second');
        while (!isOver) await pause(200).then(touch);
      };
      const first = open(hang, { ...settings, concurrency: 1 });
      await first.start();
      await first.enqueue('note', 1);
      await until(() => begun.length === 1);
      const second = open(live, settings);
      await second.start();
      await until(() => begun.length === 2);
      failLate();
      // Had it been heard, the job would come a third time.
      await pause(1_500);
      isOver = true;
      await pause(700);
      expect(begun).toEqual(['first', 'second']);
    });

    test('a long job that is touched stays with its worker', async () => {
      const seen: string[] = [];
      const long = async (_data: unknown, { touch }: JobContext) => {
        seen.push('begins');
        for (let step = 0; step < 7; step += 1) {
          await pause(500);
          await touch();
        }
        seen.push('ends');
      };
      const workers = [open(long), open(long)];
      await Promise.all(workers.map((worker) => worker.start()));
      await workers[0]?.enqueue('note', 1);
      await until(() => seen.includes('ends'));
      await pause(1_500);
      expect(seen).toEqual(['begins', 'ends']);
      expect(log.lines).toEqual([]);
    });

    test('a job that was broken off by the end of its process is done by the next, at once', async () => {
      const seen: string[] = [];
      const brokenOff = (_data: unknown, { signal }: JobContext) => {
        seen.push('begins');
        return new Promise<void>((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('broken off')));
        });
      };
      const first = open(brokenOff);
      await first.start();
      await first.enqueue('note', 1);
      await until(() => seen.length === 1);
      await first.stop();
      expect(log.lines.map((line) => [line.level, line.details['attempt']])).toEqual([['warn', 1]]);
      let failures = 0;
      const second = open(() => ((failures += 1), Promise.reject(new Error('broken'))), {
        retry: { attempts: 2, seconds: [0] },
      });
      await second.start();
      // The interruption was none of its two attempts.
      await until(() => log.lines.some((line) => line.level === 'error'));
      expect(failures).toBe(2);
    });

    test('what had not begun when its process stopped is done by the next, at once', async () => {
      const seen: unknown[] = [];
      const first = open(() => pause(300), { concurrency: 2 });
      await first.start();
      for (let index = 0; index < 12; index += 1) await first.enqueue('note', index);
      await pause(100);
      await first.stop();
      const second = open((data) => Promise.resolve(void seen.push(data)));
      await second.start();
      const begun = Date.now();
      await until(() => seen.length >= 8);
      await pause(300);
      expect(Date.now() - begun).toBeLessThan(2_000);
      expect(seen.length).toBeGreaterThanOrEqual(8);
      expect(seen.length).toBeLessThanOrEqual(10);
    });

    test('a queue whose jobs are quick does hundreds a second', async () => {
      let done = 0;
      const jobs = open(() => Promise.resolve(void (done += 1)), { concurrency: 10 });
      for (let index = 0; index < 300; index += 25) {
        await Promise.all(Array.from({ length: 25 }, () => jobs.enqueue('note', index)));
      }
      await jobs.start();
      const begun = Date.now();
      await until(() => done === 300);
      expect(Date.now() - begun).toBeLessThan(6_000);
    });
  });
}
