import { expect, test } from '@jest/globals';
import { FixedClock } from '../clock/clock.port.js';
import { InlineJobs } from './inline-jobs.js';
import { describeJobs } from './jobs.contract.js';

describeJobs('inline', (logger) => {
  const jobs = new InlineJobs({ logger, graceSeconds: 0.5 });
  return Promise.resolve({ jobs, pump: () => void jobs.runDue(), dispose: () => jobs.stop() });
});

test('a test moves the clock and does what is due then', async () => {
  const clock = new FixedClock('2026-11-20T09:30:00Z');
  const jobs = new InlineJobs({ clock });
  const seen: string[] = [];
  jobs.define<string>({ name: 'note', run: (data) => Promise.resolve(void seen.push(data)) });
  jobs.define<null>({ name: 'hourly', run: () => Promise.resolve(void seen.push('hour')) });
  await jobs.enqueue('note', 'later', { at: new Date('2026-11-20T10:00:00Z'), uniqueKey: 'k' });
  await jobs.enqueue('note', 'now');
  await jobs.every(3_600, 'hourly');
  expect(jobs.waiting.map((job) => [job.name, job.data, job.uniqueKey])).toEqual([
    ['note', 'now', null],
    ['hourly', null, null],
    ['note', 'later', 'k'],
  ]);
  expect(await jobs.runDue()).toBe(2);
  expect(seen).toEqual(['now', 'hour']);
  clock.advance(1_800);
  expect(await jobs.runDue()).toBe(1);
  clock.advance(1_800);
  expect(await jobs.runDue()).toBe(1);
  expect(seen).toEqual(['now', 'hour', 'later', 'hour']);
  expect(jobs.waiting.map((job) => job.at.toISOString())).toEqual(['2026-11-20T11:30:00.000Z']);
});

test('what one job enqueues is done in the same go, and what was given up can be looked at', async () => {
  const jobs = new InlineJobs();
  jobs.define<number>({
    name: 'chain',
    run: async (left) => {
      if (left === 0) throw new Error('the end');
      await jobs.enqueue('chain', left - 1);
    },
  });
  await jobs.enqueue('chain', 3);
  expect(await jobs.runDue()).toBe(4);
  expect(jobs.failed).toMatchObject([{ name: 'chain', data: 0, error: new Error('the end') }]);
});
