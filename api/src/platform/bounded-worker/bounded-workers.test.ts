import { describe, expect, test } from '@jest/globals';
import { BoundedWorkers, type WorkerBounds } from './bounded-workers.js';
import type { TestTask } from './testing/test-thread.js';

const module = new URL('./testing/test-thread.js', import.meta.url);
const workersWith = (bounds: Partial<WorkerBounds> = {}) =>
  new BoundedWorkers<TestTask, string, string>({
    module,
    milliseconds: 20_000,
    memoryMb: 64,
    atOnce: 1,
    mostWaiting: 2,
    ...bounds,
  });

describe('a task in a thread', () => {
  test('answers, with its parts before', async () => {
    const parts: string[] = [];
    const answer = await workersWith().run(
      { kind: 'echo', text: 'abc' },
      { onPart: (part) => parts.push(part) },
    );
    expect({ answer, parts }).toEqual({ answer: 'abc', parts: ['a', 'b', 'c'] });
  });

  test.each<[TestTask['kind'], string]>([
    ['loop', 'timed_out'],
    ['backtrack', 'timed_out'],
    ['fill', 'out_of_memory'],
    ['throw', 'failed'],
    ['exit', 'failed'],
  ])('that does %s ends as %s, and the next one is done', async (kind, code) => {
    const workers = workersWith();
    const options = code === 'timed_out' ? { milliseconds: 100 } : {};
    await expect(workers.run({ kind } as TestTask, options)).rejects.toMatchObject({
      name: 'WorkerError',
      code,
    });
    expect(await workers.run({ kind: 'echo', text: 'x' })).toBe('x');
  });

  test('does not hold the others', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 5);
    await workersWith()
      .run({ kind: 'loop' }, { milliseconds: 200 })
      .catch(() => undefined);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(10);
  });
});

describe('tasks that wait', () => {
  const wait: TestTask = { kind: 'wait', milliseconds: 50 };

  test('are refused when there are too many', async () => {
    const workers = workersWith({ mostWaiting: 1 });
    const [one, two] = [workers.run(wait), workers.run(wait)];
    await expect(workers.run(wait)).rejects.toMatchObject({ code: 'too_busy' });
    expect(await Promise.all([one, two])).toEqual(['waited', 'waited']);
  });

  test('of one key leave the other threads to others, and are refused when there are too many', async () => {
    const workers = workersWith({ atOnce: 2, mostWaiting: 10, mostWaitingOfOne: 1 });
    // Both threads are there, so that starting one is no part of what follows.
    await Promise.all([workers.run(wait), workers.run(wait)]);
    const done: string[] = [];
    const run = (key: string, task = wait) => workers.run(task, { key }).then(() => done.push(key));
    const long = { ...wait, milliseconds: 1_500 } as const;
    const first = [run('a', long), run('a', long)];
    await expect(run('a')).rejects.toMatchObject({ code: 'too_busy_for_one' });
    await Promise.all([...first, run('b')]);
    expect(done).toEqual(['b', 'a', 'a']);
  });

  test('do not wait for longer than they want to, nor beyond their signal', async () => {
    const workers = workersWith({ mostWaiting: 5 });
    const long = workers.run({ kind: 'wait', milliseconds: 1_000 });
    const stop = new AbortController();
    const reason = new Error('over');
    const stopped = workers.run(wait, { signal: stop.signal });
    const patient = workers.run(wait);
    await expect(workers.run(wait, { waitMs: 20 })).rejects.toMatchObject({ code: 'too_busy' });
    stop.abort(reason);
    await expect(stopped).rejects.toBe(reason);
    expect(await Promise.all([long, patient])).toEqual(['waited', 'waited']);
  });

  test('in the background leave a thread to those who wait for an answer', async () => {
    const workers = workersWith({ atOnce: 2, mostWaiting: 5, mostInBackground: 1 });
    // Both threads are there, so that starting one is no part of what follows.
    await Promise.all([workers.run(wait), workers.run(wait)]);
    const done: string[] = [];
    const job = (name: string) =>
      workers.run({ kind: 'wait', milliseconds: 1_000 }, { isBackground: true }).then(() => done.push(name));
    const jobs = [job('job'), job('other job')];
    await workers.run({ kind: 'echo', text: 'x' });
    done.push('person');
    await Promise.all(jobs);
    expect(done).toEqual(['person', 'job', 'other job']);
  });

  test('get a new thread where the idle one broke', async () => {
    const workers = workersWith();
    await workers.run({ kind: 'echo', text: 'x' });
    await workers.run({ kind: 'exit later' });
    let answer: unknown;
    // A slow machine may end the thread just when it was given the next task; the one after that gets a new thread.
    for (let tries = 0; answer === undefined && tries < 2; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      answer = await workers.run({ kind: 'echo', text: 'y' }).catch(() => undefined);
    }
    expect(answer).toBe('y');
  });
});
