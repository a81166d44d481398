import { expect, test } from '@jest/globals';
import { refused } from '../../../testing/api-caller.js';
import { testApp } from '../../../testing/test-app.js';

test('a process that works is alive and ready', async () => {
  const app = await testApp();
  expect(await app.api.read('/health/live')).toEqual({ status: 'ok' });
  expect(await app.api.read('/health/ready')).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    database: 'ok',
    jobs: 'ok',
    mail: 'captured',
    storage: 'ok',
  });
});

test('without its database it is alive but not ready, and ready again when it is back', async () => {
  const app = await testApp();
  const { name, outside } = app.database;
  await outside(`alter database ${name} with allow_connections false`);
  await outside('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await app.api.read('/health/live')).toEqual({ status: 'ok' });
  const answer = await app.api.get('/health/ready');
  refused(answer, 503, 'not_ready');
  expect(JSON.stringify(answer.body)).not.toContain(name);
  await outside(`alter database ${name} with allow_connections true`);
  await app.api.read('/health/ready');
});

test('while it stops it is not ready', async () => {
  const app = await testApp();
  app.container.services.health.stop();
  refused(await app.api.get('/health/ready'), 503, 'not_ready');
  await app.api.read('/health/live');
});

test('without its jobs it is not ready', async () => {
  const app = await testApp();
  await app.container.jobs.stop();
  refused(await app.api.get('/health/ready'), 503, 'not_ready');
});
