import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test } from '@jest/globals';
import { aReceivedMessage } from '../../../testing/messages.js';
import { anOrder } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { startProduct, type ProductProcess } from '../../../testing/product-process.js';
import { freeJob, makeJobDue } from '../../../testing/queue-time.js';
import { testApp } from '../../../testing/test-app.js';
import { closeReceivers, openReceiver, verifyCall } from '../../../testing/webhook-receiver.js';
import type { NewWebhook } from './webhook.dto.js';
import { deliverWebhooksJob } from './webhook.service.js';

// All processes open each other's secrets.
const secret = 's'.repeat(40);
const receiver = await openReceiver();
/** What killed workers had in their hands comes to the other one again, whatever the test. */
const own = await openReceiver();
const settings = { CRAWLER_ALLOW_HOSTS: `${receiver.host},${own.host}` };
const app = await testApp({ secret, settings });
const workers: ProductProcess[] = [];
const aWorker = async (): Promise<ProductProcess> => {
  const worker = await startProduct({
    ...settings,
    DATABASE_URL: app.database.url,
    ROLE: 'worker',
    DEMO: 'off',
    SECRET: secret,
    WEBHOOK_TIMEOUT_SECONDS: '1',
    WEBHOOK_RETRY_SECONDS: Array(30).fill('1').join(','),
  });
  workers.push(worker);
  return worker;
};
afterAll(async () => {
  for (const worker of workers) worker.signal('SIGKILL');
  await closeReceivers();
});
/** As if the time had passed for which what a killed worker had in its hands is kept from the others. */
const release = async (killedAt: Date): Promise<void> => {
  await app.rows(
    'update webhook_deliveries set locked_until = now() where locked_until is not null and last_try_at <= $1',
    [killedAt],
  );
  await makeJobDue(app, deliverWebhooksJob);
};
const until = async (condition: () => boolean, seconds: number): Promise<void> => {
  for (const end = Date.now() + seconds * 1000; !condition() && Date.now() < end;) await pause(50);
};

describe('workers', () => {
  test('bring all of 200 events to a receiver that is down three times of ten, though one is killed', async () => {
    const owner = await aCompany(app);
    const webhook = await owner.api.create<NewWebhook>('/webhooks', {
      url: receiver.url,
      events: ['order.created', 'order.status_changed', 'message.received'],
    });
    const arrived = new Set<string>();
    let killed: ProductProcess | null = null;
    let killedAt = null as Date | null;
    receiver.answer = ({ id }, response) => {
      // Once, while a delivery is in its hands.
      if (killed === null && arrived.size >= 60) {
        killed = workers[0] ?? null;
        killed?.signal('SIGKILL');
        killedAt = new Date();
        response.destroy();
      } else if (receiver.calls.length % 10 < 3) response.writeHead(503).end();
      else {
        arrived.add(id);
        response.writeHead(204).end();
      }
    };
    await Promise.all([aWorker(), aWorker()]);
    for (let count = 0; count < 40; count += 1) {
      const order = await anOrder(owner);
      await owner.api.change(`/orders/${order.id}/status`, { status: 1 });
      for (let message = 0; message < 3; message += 1) await aReceivedMessage(app, owner);
    }
    const events = await app.rows<{ key: string; order: number | null; body: string | null }>(
      `select key, (facts ->> 'order_id')::int as order, body from webhook_events order by id`,
    );
    expect(events).toHaveLength(200);
    await until(() => killedAt !== null, 90);
    // What the other worker had begun by then has come or has ended by its timeout.
    await pause(1_500);
    if (killedAt) await release(killedAt);
    await until(() => arrived.size === events.length, 90);
    expect(killed).not.toBeNull();
    expect([...arrived].sort()).toEqual(events.map(({ key }) => key).sort());
    const texts = new Map<string, Set<string>>();
    for (const call of receiver.calls) {
      expect(verifyCall(webhook.secret, call)).toEqual(call.event);
      texts.set(call.id, (texts.get(call.id) ?? new Set()).add(call.text));
    }
    expect([...texts.values()].every(({ size }) => size === 1)).toBe(true);
    expect(receiver.calls.length).toBeGreaterThan(events.length * 1.2);
    // Of no order the second event came before the first one had arrived.
    const firstArrival = new Map<number, string>();
    for (const { event } of receiver.calls) {
      const order = event.data['order_id'] as number | null;
      if (order !== null && !firstArrival.has(order)) firstArrival.set(order, event.type);
    }
    expect(new Set(firstArrival.values())).toEqual(new Set(['order.created']));
  }, 180_000);

  test('take over what one had in its hands when it was killed', async () => {
    const owner = await aCompany(app);
    await owner.api.create<NewWebhook>('/webhooks', { url: own.url, events: ['order.created'] });
    for (const worker of workers) worker.signal('SIGKILL');
    own.answer = () => undefined;
    const worker = await aWorker();
    await anOrder(owner);
    await until(() => own.calls.length > 0, 60);
    worker.signal('SIGKILL');
    await worker.ended();
    const killedAt = new Date();
    const before = own.calls.length;
    own.answer = (_call, response) => response.writeHead(204).end();
    await freeJob(app, deliverWebhooksJob);
    await release(killedAt);
    await aWorker();
    await until(() => own.calls.length > before, 90);
    expect(own.calls.length).toBeGreaterThan(before);
    expect(new Set(own.calls.map(({ id, text }) => `${id} ${text}`)).size).toBe(1);
    let states: { status: string; tries: number }[] = [];
    for (let look = 0; look < 50 && states[0]?.status !== 'delivered'; look += 1) {
      await pause(100);
      states = await app.rows(`select d.status, d.tries from webhook_deliveries d where d.company_id = $1`, [
        owner.companyId,
      ]);
    }
    expect(states).toEqual([{ status: 'delivered', tries: own.calls.length }]);
  }, 240_000);
});
