import { expect, test } from '@jest/globals';
import { shutDownTogether, ShutdownProgress, runShutdownHooks } from './shutdown.js';

test('all shutdown hooks run, the latest first, also when some fail', async () => {
  const done: string[] = [];
  const ending = (name: string, fault?: Error) => (): Promise<void> => {
    done.push(name);
    return fault ? Promise.reject(fault) : Promise.resolve();
  };
  await runShutdownHooks([ending('a'), ending('b')]);
  expect(done.splice(0)).toEqual(['b', 'a']);

  const fault = new Error('the mail server hung up');
  await expect(runShutdownHooks([ending('a'), ending('b', fault), ending('c')])).rejects.toBe(fault);
  expect(done.splice(0)).toEqual(['c', 'b', 'a']);

  const both = runShutdownHooks([ending('a', fault), ending('b', new Error('another'))]);
  await expect(both).rejects.toMatchObject({ errors: [{ message: 'another' }, fault] });
  expect(done).toEqual(['b', 'a']);
});

test('a part that never ends is gone on without, and named', async () => {
  const parts = new ShutdownProgress();
  const never = new Promise<void>(() => undefined);
  await parts.end('mail server', 5, () => never);
  expect(parts.open).toEqual(['mail server']);
  await parts.end('files', 10_000, () => Promise.resolve());
  expect(parts.open).toEqual(['mail server']);
  const fault = new Error('the disk is gone');
  await expect(parts.end('files', 10_000, () => Promise.reject(fault))).rejects.toBe(fault);
  expect(parts.open).toEqual(['mail server']);
});

test('parts that end at the same time are all waited for, also when some fail', async () => {
  const fault = new Error('the mail server hung up');
  let hasEnded = false;
  const slow = new Promise<void>((resolve) => setImmediate(resolve)).then(() => void (hasEnded = true));
  await expect(shutDownTogether([Promise.reject(fault), slow])).rejects.toBe(fault);
  expect(hasEnded).toBe(true);
  await expect(
    shutDownTogether([Promise.reject(fault), Promise.reject(new Error('another'))]),
  ).rejects.toMatchObject({
    errors: [fault, { message: 'another' }],
  });
  await shutDownTogether([]);
});
