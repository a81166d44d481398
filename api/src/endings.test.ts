import { expect, test } from '@jest/globals';
import { runEndings } from './endings.js';

test('all endings run, the latest first, also when some fail', async () => {
  const done: string[] = [];
  const ending = (name: string, fault?: Error) => (): Promise<void> => {
    done.push(name);
    return fault ? Promise.reject(fault) : Promise.resolve();
  };
  await runEndings([ending('a'), ending('b')]);
  expect(done.splice(0)).toEqual(['b', 'a']);

  const fault = new Error('the mail server hung up');
  await expect(runEndings([ending('a'), ending('b', fault), ending('c')])).rejects.toBe(fault);
  expect(done.splice(0)).toEqual(['c', 'b', 'a']);

  const both = runEndings([ending('a', fault), ending('b', new Error('another'))]);
  await expect(both).rejects.toMatchObject({ errors: [{ message: 'another' }, fault] });
  expect(done).toEqual(['b', 'a']);
});
