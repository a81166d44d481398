import { expect, test } from '@jest/globals';
import { currentCaller, runFor } from '../../kernel/caller.js';
import { pause, type QueueBench } from './testing/jobs-bench.js';

/** How jobs are run: failures, next tries, places, series. */
export function describeRunning(bench: QueueBench): void {
  test('a failing job is tried again by its rule and then given up', async () => {
    const times: number[] = [];
    const run = () => {
      times.push(Date.now());
      return Promise.reject(new Error('no route'));
    };
    await bench.work({ run, retry: { attempts: 3, seconds: [0.3, 0.9] } });
    await bench.jobs.enqueue('note', 1);
    await bench.become(() => times.length === 3);
    await bench.settle(1_300);
    expect(times).toHaveLength(3);
    const [first = 0, second = 0, third = 0] = times;
    expect(second - first).toBeGreaterThanOrEqual(290);
    expect(third - second).toBeGreaterThanOrEqual(890);
    expect(bench.log.lines.map((line) => [line.level, line.details['job'], line.details['attempt']])).toEqual(
      [
        ['warn', 'note', 1],
        ['warn', 'note', 2],
        ['error', 'note', 3],
      ],
    );
    expect(bench.log.lines.every((line) => line.message.includes('note'))).toBe(true);
    expect(bench.log.lines[0]?.details['err']).toMatchObject({ message: 'no route' });
  });

  test('a job belongs to nobody, whoever woke it', async () => {
    const seen: unknown[] = [];
    await bench.work({ run: () => Promise.resolve(void seen.push({ ...currentCaller() })) });
    const somebody = { requestId: 'r', address: '192.0.2.1', userId: 1, companyId: 2 };
    await runFor(somebody, () => bench.jobs.enqueue('note', 1));
    await bench.become(() => seen.length === 1);
    expect(seen).toEqual([{ requestId: null, address: null, userId: null, companyId: null }]);
  });

  test('a job that fails once and then succeeds is done', async () => {
    const seen: unknown[] = [];
    const run = (data: unknown) => {
      seen.push(data);
      return seen.length === 1 ? Promise.reject(new Error('busy')) : Promise.resolve();
    };
    await bench.work({ run, retry: { attempts: 5, seconds: [0.05] } });
    await bench.jobs.enqueue('note', 'x');
    await bench.become(() => seen.length === 2);
    await bench.settle();
    expect(seen).toEqual(['x', 'x']);
  });

  test.each([
    ['an error', () => Promise.reject(new Error('broken'))],
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- that is what it is about
    ['a text', () => Promise.reject('broken')],
    ['nothing', () => Promise.reject(undefined as unknown as Error)],
    [
      'an error at once',
      () => {
        throw new Error('broken');
      },
    ],
  ])('without a rule a job that throws %s is logged and given up', async (_what, fail) => {
    let runs = 0;
    await bench.work({ run: () => ((runs += 1), fail()) });
    await bench.jobs.enqueue('note', 1);
    await bench.become(() => bench.log.lines.length === 1);
    await bench.settle();
    expect(runs).toBe(1);
    expect(bench.log.lines).toEqual([
      expect.objectContaining({ level: 'error', details: expect.objectContaining({ job: 'note' }) }),
    ]);
  });

  test('it tells how each kind of job stands, and does one again that was given up', async () => {
    let isBroken = true;
    let done = 0;
    const run = () => (isBroken ? Promise.reject(new Error('no route')) : Promise.resolve(void (done += 1)));
    await bench.work({ run });
    await bench.jobs.enqueue('note', 1);
    await bench.become(() => bench.log.lines.length === 1);
    await bench.settle();
    const later = new Date(Date.now() + 3_600_000);
    await bench.jobs.enqueue('note', 2, { at: later });
    const stand = async () => (await bench.jobs.census()).find(({ name }) => name === 'note');
    expect(await stand()).toEqual({
      name: 'note',
      waiting: 0,
      dueSince: null,
      running: 0,
      failed: 1,
      lastRunAt: expect.any(Date),
      lastSeconds: expect.any(Number),
      nextRunAt: later,
    });
    const [job] = await bench.jobs.givenUp(10);
    expect(job).toMatchObject({ name: 'note', reason: 'no route', attempts: 1 });
    expect(job?.failedAt).toBeInstanceOf(Date);
    expect(await bench.jobs.retry('of nobody')).toBe(false);
    isBroken = false;
    expect(await bench.jobs.retry(job?.id ?? '')).toBe(true);
    await bench.become(() => done === 1);
    await bench.settle();
    expect(await bench.jobs.givenUp(10)).toEqual([]);
    expect(await bench.jobs.retry(job?.id ?? '')).toBe(false);
    expect(await stand()).toMatchObject({ failed: 0 });
  });

  test('a failing kind of job does not hold up another', async () => {
    const seen = await bench.work();
    const run = () => Promise.reject(new Error('broken'));
    bench.jobs.define({ name: 'broken', run, lockSeconds: 2, retry: { attempts: 1_000, seconds: [0] } });
    await bench.jobs.enqueue('broken', 1);
    for (let index = 0; index < 10; index += 1) await bench.jobs.enqueue('note', index);
    await bench.become(() => seen.length === 10);
  });

  test('as many run at once as the definition says, and no more', async () => {
    let running = 0;
    let most = 0;
    let done = 0;
    const run = async () => {
      running += 1;
      most = Math.max(most, running);
      await pause(30);
      running -= 1;
      done += 1;
    };
    await bench.work({ run, concurrency: 3 });
    for (let index = 0; index < 20; index += 1) await bench.jobs.enqueue('note', index);
    await bench.become(() => done === 20);
    expect(most).toBe(3);
  });

  test('a repeated job comes again and again, in one series', async () => {
    const times: number[] = [];
    const run = (data: unknown) => Promise.resolve(void times.push(data === null ? Date.now() : NaN));
    await bench.work({ run });
    await Promise.all([
      bench.jobs.every(0.5, 'note'),
      bench.jobs.every(0.5, 'note'),
      bench.jobs.every(0.5, 'note'),
    ]);
    await bench.become(() => times.length === 4);
    const span = (times[3] ?? 0) - (times[0] ?? 0);
    expect(span).toBeGreaterThanOrEqual(1_450);
    expect(span).toBeLessThan(4_000);
  });

  test('a shorter interval counts from when it is said', async () => {
    const seen = await bench.work();
    await bench.jobs.every(3_600, 'note');
    await bench.become(() => seen.length === 1);
    await bench.settle(100);
    await bench.jobs.every(0.4, 'note');
    await bench.become(() => seen.length === 3);
  });

  test('a repeated job that fails comes again at its next time', async () => {
    let runs = 0;
    await bench.work({ run: () => ((runs += 1), Promise.reject(new Error('broken'))) });
    await bench.jobs.every(0.3, 'note');
    await bench.become(() => runs === 3);
  });

  test('a repeated job that is tried again keeps its interval', async () => {
    let runs = 0;
    const run = () => ((runs += 1), Promise.reject(new Error('broken')));
    await bench.work({ run, retry: { attempts: 3, seconds: [3_600] } });
    await bench.jobs.every(0.3, 'note');
    await bench.become(() => runs === 4);
  });

  test('a running job can say that it is alive', async () => {
    let isTouched = false;
    await bench.work({ run: async (_data, { touch }) => (await touch(), void (isTouched = true)) });
    await bench.jobs.enqueue('note', 1);
    await bench.become(() => isTouched);
    await bench.settle(200);
    expect(bench.log.lines).toEqual([]);
  });
}
