import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { PdfUnavailableError } from './pdf.port.js';
import { Slots } from './slots.js';

test('no more run at once than there are slots, in the sequence in which they came', async () => {
  const slots = new Slots(2, 5_000);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const work = (number: number) => async () => {
    started.push(number);
    running += 1;
    most = Math.max(most, running);
    await setTimeout(5);
    running -= 1;
    if (number === 1) throw new Error('broken');
    return number;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((number) => slots.run(work(number))));
  expect(most).toBe(2);
  expect(started).toEqual([0, 1, 2, 3, 4]);
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true]);
});

test('who waits too long is told so, and takes no slot', async () => {
  const slots = new Slots(1, 20);
  const first = slots.run(() => setTimeout(80, 'first'));
  await expect(slots.run(() => Promise.resolve('late'))).rejects.toThrow(PdfUnavailableError);
  expect(await first).toBe('first');
  expect(await slots.run(() => Promise.resolve('next'))).toBe('next');
});
