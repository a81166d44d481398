import { afterAll, expect, test } from '@jest/globals';
import { Database } from '../../../platform/db/database.js';
import { prepareDatabase } from '../../../platform/db/migrate.js';
import type { OrderPage } from '../../shipment/orders/order.dto.js';
import { anOrder } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { startPrimary, startStandby } from '../../../testing/postgres-pair.js';
import { testApp } from '../../../testing/test-app.js';
import { closeReceivers, openReceiver } from '../../../testing/webhook-receiver.js';
import type { NewWebhook } from './webhook.dto.js';

const primary = await startPrimary();
const db = await Database.open(primary.url, 4);
await prepareDatabase(db);
await db.close();
const standby = await startStandby(primary);
const receiver = await openReceiver();
const app = await testApp({
  database: {
    url: primary.url,
    name: 'frakto',
    outside: (sql) => primary.admin(sql),
    drop: () => Promise.resolve(),
  },
  web: 'real',
  settings: { DATABASE_READ_URL: standby.url, CRAWLER_ALLOW_HOSTS: receiver.host },
});
afterAll(async () => {
  await closeReceivers();
  await app.close();
  await standby.remove();
  await primary.remove();
});

test('a call brings the position with which lists have what it tells of, where a replica may answer', async () => {
  const owner = await aCompany(app);
  await owner.api.create<NewWebhook>('/webhooks', { url: receiver.url, events: ['order.created'] });
  const list = async (position: string) => {
    const on = owner.api.with({ 'Frakto-Position': position });
    return (await on.read<OrderPage>('/orders')).items.map(({ id }) => id);
  };
  const former = (await app.db.position()) ?? '';
  // Whatever comes now is not to be seen on the replica.
  await standby.admin('select pg_wal_replay_pause()');
  try {
    const { id } = await anOrder(owner);
    await app.container.jobs.enqueue('webhooks.deliver', null, { uniqueKey: 'webhooks.deliver' });
    await app.doJobs();
    const [call] = receiver.calls;
    expect(call?.event.data).toMatchObject({ order_id: id });
    const position = String(call?.headers['frakto-position']);
    expect(position).toMatch(/^[\dA-F]{16}$/);
    expect(position > former).toBe(true);
    expect(await list(position)).toEqual([id]);
  } finally {
    await standby.admin('select pg_wal_replay_resume()');
  }
});
