import { expect, test } from '@jest/globals';
import type { SystemStatus } from './system.dto.js';
import { aCompany, anAdministrator } from '../../../testing/people.js';
import { InlineJobs } from '../../../platform/jobs/inline-jobs.js';
import { testApp } from '../../../testing/test-app.js';

const jobs = new InlineJobs();
const app = await testApp({ jobs });
const admin = await anAdministrator(app);
const owner = await aCompany(app);

test('administrators see how the installation stands, and have given-up work done again', async () => {
  let isBroken = true;
  let done = 0;
  jobs.define({
    name: 'test.fragile',
    run: () => (isBroken ? Promise.reject(new Error('no route to host')) : Promise.resolve(void (done += 1))),
  });
  await jobs.enqueue('test.fragile', null);
  await jobs.runDue();
  const before = await admin.api.read<SystemStatus>('/system');
  expect(before).toMatchObject({
    mail: 'captured',
    storage: 'ok',
    database: { version: expect.stringMatching(/^\d+/), schema: expect.stringMatching(/^\d{4}-/) },
  });
  expect(before.database.size).toBeGreaterThan(1_000_000);
  expect(before.jobs.find(({ name }) => name === 'test.fragile')).toMatchObject({
    failed: 1,
    waiting: 0,
    last_run_at: expect.any(String),
    last_seconds: expect.any(Number),
    next_run_at: null,
  });
  const [failed] = before.failed_jobs;
  expect(failed).toMatchObject({ name: 'test.fragile', reason: 'no route to host', attempts: 1 });

  isBroken = false;
  expect((await admin.api.post(`/system/failed-jobs/${failed?.id}/retry`)).status).toBe(204);
  await jobs.runDue();
  expect(done).toBe(1);
  expect((await admin.api.read<SystemStatus>('/system')).failed_jobs).toEqual([]);
  const { items } = await admin.api.read<{ items: { action: string }[] }>('/audit-log?action=job.retried');
  expect(items).toHaveLength(1);
  expect((await admin.api.post(`/system/failed-jobs/${failed?.id}/retry`)).status).toBe(404);
});

test('nobody else does', async () => {
  expect((await owner.api.get('/system')).status).toBe(403);
});
