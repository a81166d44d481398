import { afterAll, expect, test } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '../../../platform/clock/clock.port.js';
import { FakeLoadExchange } from '../../../testing/fake-load-exchange.js';
import { acceptRequest, anOrder } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { startProduct, type ProductProcess } from '../../../testing/product-process.js';
import { freeJob, makeJobDue } from '../../../testing/queue-time.js';
import { testApp } from '../../../testing/test-app.js';
import { loadExchangeJob } from './load-publication.service.js';

const secret = 's'.repeat(40);
const fake = await FakeLoadExchange.start(systemClock);
afterAll(() => fake.close());
const app = await testApp({
  secret,
  clock: systemClock,
  rates: 'shipped',
  settings: { LOAD_EXCHANGE_URL: fake.url },
});

const kills = Number(process.env['LOAD_EXCHANGE_KILLS'] ?? '5');
const loads = 8;

const workers: ProductProcess[] = [];
const start = async (settings: NodeJS.ProcessEnv) => {
  const worker = await startProduct(settings);
  workers.push(worker);
  return worker;
};
// One that a failure leaves behind.
afterAll(() => workers.forEach((worker) => worker.signal('SIGKILL')));

// As the real one may: nothing but looking for the lost one keeps a load from standing there twice.
fake.takesTwice = true;

test('workers that are killed and answered with cuts leave each load on the exchange once, each offer a quote once, and nothing after a choice', async () => {
  const owner = await aCompany(app);
  const settingsPath = '/company-settings/load-exchange';
  await owner.api.change(settingsPath, {
    is_on: true,
    client_id: fake.clientId,
    client_secret: fake.clientSecret,
    api_key: fake.apiKey,
  });
  await owner.api.act(`${settingsPath}/sign-in`, { code: fake.newCode() });
  const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
  const routes: number[] = [];
  for (let count = 0; count < loads; count += 1) {
    const order = await anOrder(owner, { pickup_date: days(3), delivery_date: days(5) });
    await acceptRequest(order, 1);
    routes.push(order.routes[0] ?? 0);
    await owner.api.create(`/order-routes/${order.routes[0]}/load-publications`, { is_full_truck: false });
  }
  const settings = {
    DATABASE_URL: app.database.url,
    ROLE: 'worker',
    DEMO: 'off',
    SECRET: secret,
    LOAD_EXCHANGE_URL: fake.url,
  };
  // As if the time had passed for which a failure holds a load. Nothing is given up for the many tries of this test.
  const makeDue = async () => {
    await app.rows(
      'update load_publications set next_try_at = to_timestamp(0), tries = least(tries, 2) where ended_at is null',
    );
    await makeJobDue(app, loadExchangeJob);
  };
  // As if the time had passed for which the dead one has the turn, too.
  const release = async () => {
    await app.rows('update load_exchange_queues set locked_until = null, paused_until = null');
    await freeJob(app, loadExchangeJob);
    await makeDue();
  };
  // No process stands between the answer with new tokens and its keeping here: a lost one is signed in for by a person.
  fake.cutShare = 0.3;
  for (let killed = 0; killed < kills; killed += 1) {
    const worker = await start(settings);
    const calls = fake.calls.length + 1 + ((killed * 7) % 11);
    const end = Date.now() + 10_000;
    while (fake.calls.length < calls && Date.now() < end) await pause(2);
    worker.signal('SIGKILL');
    await worker.ended();
    await release();
    for (const freight of fake.published)
      fake.offer(freight, { company_id: 1, legal_name: 'Nord-Trans', vat_id: 'PL7743186491' }, 1800);
  }
  const twice = fake.freights.length;
  fake.cutShare = 0;
  await release();
  const worker = await start(settings);
  const until = async (statement: string, wanted: number) => {
    const end = Date.now() + 120_000;
    for (;;) {
      const [row] = await app.rows<{ count: number }>(statement);
      if (row?.count === wanted || Date.now() > end) return row?.count;
      // The turn is left to the worker that has it.
      await makeDue();
      await pause(250);
    }
  };
  expect(
    await until(`select count(*)::int as count from load_publications where status = 'published'`, loads),
  ).toBe(loads);
  for (const freight of fake.published)
    fake.offer(freight, { company_id: 1, legal_name: 'Nord-Trans', vat_id: 'PL7743186491' }, 1800);
  expect(await until('select count(*)::int as count from subcontractor_offers', loads)).toBe(loads);
  expect(fake.freights).toHaveLength(loads);
  expect(new Set(fake.freights.map(({ externalId }) => externalId)).size).toBe(loads);
  expect(await app.rows(`select from subcontractors where origin = 'load_exchange'`)).toHaveLength(1);
  for (const route of routes) {
    const { items } = await owner.api.read<{ items: { id: number }[] }>(
      `/subcontractor-offers/route/${route}`,
    );
    await owner.api.change(`/order-routes/${route}/select-offer`, { offer_id: items[0]?.id });
  }
  expect(
    await until(`select count(*)::int as count from load_publications where status = 'withdrawn'`, loads),
  ).toBe(loads);
  worker.signal('SIGTERM');
  await worker.ended();
  expect(fake.published).toEqual([]);
  process.stderr.write(
    `Load exchange: ${loads} loads, ${kills} workers killed, 0.3 of the answers cut, ${twice} freights before the last start, ` +
      `${fake.freights.length} in the end, ${fake.calls.length} calls\n`,
  );
}, 600_000);
