import { expect, test } from '@jest/globals';
import { pause, type QueueBench } from './testing/jobs-bench.js';

/** What it means to enqueue a job: its data, its time, its key. */
export function describeEnqueueing(bench: QueueBench): void {
  test('a job is done once, with the data it was enqueued with', async () => {
    const seen = await bench.work();
    await bench.jobs.enqueue('note', { id: 7, text: "zażółć 'gęślą' \\ $1", list: [1, null, { a: true }] });
    await bench.become(() => seen.length > 0);
    await bench.settle();
    expect(seen).toEqual([{ id: 7, text: "zażółć 'gęślą' \\ $1", list: [1, null, { a: true }] }]);
    expect(bench.log.lines).toEqual([]);
  });

  test.each<[string, unknown, unknown]>([
    ['an instant', { at: new Date(0) }, { at: '1970-01-01T00:00:00.000Z' }],
    ['a field that is undefined', { a: undefined, b: 1 }, { b: 1 }],
    ['nothing', undefined, null],
    ['null', null, null],
    ['a list', [1, 2], [1, 2]],
    ['a text', 'ł', 'ł'],
    ['names that databases read', { $set: { 'a.b': 1 }, __proto: 2 }, { $set: { 'a.b': 1 }, __proto: 2 }],
  ])('data arrive as JSON: %s', async (_what, given, arrived) => {
    const seen = await bench.work();
    await bench.jobs.enqueue('note', given);
    await bench.become(() => seen.length > 0);
    expect(seen).toEqual([arrived]);
  });

  test('a job is not done before its time', async () => {
    const times: number[] = [];
    await bench.work({ run: () => Promise.resolve(void times.push(Date.now())) });
    const at = new Date(Date.now() + 700);
    await bench.jobs.enqueue('note', 1, { at });
    await bench.become(() => times.length > 0);
    expect(times[0]).toBeGreaterThanOrEqual(at.getTime());
    expect(times[0]).toBeLessThan(at.getTime() + 3_000);
  });

  test('what was enqueued before the start waits for it', async () => {
    const seen: unknown[] = [];
    bench.jobs.define({ name: 'note', lockSeconds: 2, run: (data) => Promise.resolve(void seen.push(data)) });
    await bench.jobs.enqueue('note', 'early');
    await pause(500);
    expect(seen).toEqual([]);
    await bench.jobs.start();
    await bench.become(() => seen.length > 0);
    expect(seen).toEqual(['early']);
  });

  test('a kind of job that is defined after the start is worked on too', async () => {
    await bench.jobs.start();
    const seen = await bench.work();
    await bench.jobs.enqueue('note', 1);
    await bench.become(() => seen.length > 0);
  });

  test('while a job waits, another of the same key is the same job', async () => {
    const seen = await bench.work();
    const at = new Date(Date.now() + 500);
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        bench.jobs.enqueue('note', index, { at, uniqueKey: 'order-1' }),
      ),
    );
    await bench.jobs.enqueue('note', 'other', { at, uniqueKey: 'order-2' });
    await bench.jobs.enqueue('note', 'none', { at });
    await bench.become(() => seen.length >= 3);
    await bench.settle();
    expect(seen).toHaveLength(3);
    expect(seen).toEqual(expect.arrayContaining(['other', 'none']));
  });

  test('the waiting one keeps its data and takes the earlier time', async () => {
    const seen = await bench.work();
    await bench.jobs.enqueue('note', 'first', { at: new Date(Date.now() + 3_600_000), uniqueKey: 'a' });
    await bench.jobs.enqueue('note', 'second', { uniqueKey: 'a' });
    await bench.become(() => seen.length > 0);
    expect(seen).toEqual(['first']);
    await bench.jobs.enqueue('note', 'third', { at: new Date(Date.now() + 400), uniqueKey: 'a' });
    await bench.jobs.enqueue('note', 'fourth', { at: new Date(Date.now() + 3_600_000), uniqueKey: 'a' });
    await bench.become(() => seen.length > 1);
    expect(seen).toEqual(['first', 'third']);
  });

  test('keys of different kinds of jobs have nothing to do with each other', async () => {
    const seen = await bench.work();
    bench.jobs.define({
      name: 'other',
      lockSeconds: 2,
      run: (data) => Promise.resolve(void seen.push(data)),
    });
    const at = new Date(Date.now() + 300);
    await bench.jobs.enqueue('note', 1, { at, uniqueKey: 'same' });
    await bench.jobs.enqueue('other', 2, { at, uniqueKey: 'same' });
    await bench.become(() => seen.length === 2);
  });

  test('a job that runs no longer waits: the same key makes another', async () => {
    const seen: unknown[] = [];
    let finish: () => void = () => undefined;
    const first = new Promise<void>((resolve) => (finish = resolve));
    await bench.work({ run: (data) => (seen.push(data), data === 'first' ? first : Promise.resolve()) });
    await bench.jobs.enqueue('note', 'first', { uniqueKey: 'a' });
    await bench.become(() => seen.length === 1);
    await bench.jobs.enqueue('note', 'second', { uniqueKey: 'a' });
    finish();
    await bench.become(() => seen.length === 2);
    expect(seen).toEqual(['first', 'second']);
  });

  test('while it waits for its next try, a job is still the one of its key', async () => {
    const seen: unknown[] = [];
    const run = (data: unknown) => {
      seen.push(data);
      return seen.length === 1 ? Promise.reject(new Error('busy')) : Promise.resolve();
    };
    await bench.work({ run, retry: { attempts: 2, seconds: [3_600] } });
    await bench.jobs.enqueue('note', 'first', { uniqueKey: 'a' });
    await bench.become(() => bench.log.lines.length === 1);
    await bench.settle(200);
    await bench.jobs.enqueue('note', 'second', { uniqueKey: 'a' });
    await bench.become(() => seen.length === 2);
    await bench.settle();
    expect(seen).toEqual(['first', 'first']);
  });
}
