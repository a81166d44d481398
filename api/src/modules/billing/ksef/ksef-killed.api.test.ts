import { afterAll, describe, expect, test } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { systemClock } from '../../../platform/clock/clock.port.js';
import { enterSeller, saveInvoice } from '../../../testing/invoices.js';
import { anOrderAt } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { startProduct } from '../../../testing/product-process.js';
import { testApp } from '../../../testing/test-app.js';
import { FakeKsef } from './testing/fake-ksef.js';

const secret = 's'.repeat(40);
const app = await testApp({ secret, clock: systemClock, rates: 'shipped' });
const fake = await FakeKsef.start(systemClock);
afterAll(() => fake.close());

const invoices = 12;

describe('a worker that is killed while it sends', () => {
  test('leaves each invoice with one number, once another has gone on', async () => {
    const owner = await aCompany(app);
    await enterSeller(owner);
    await owner.api.change('/company-settings/ksef', { environment: 'test', token: 'good-token' });
    for (let count = 0; count < invoices; count += 1)
      await saveInvoice(await anOrderAt(app, owner, OrderStatus.OrderCreated));
    const settings = {
      DATABASE_URL: app.database.url,
      ROLE: 'worker',
      DEMO: 'off',
      SECRET: secret,
      KSEF_URL: fake.url,
    };
    // Killed with an invoice that KSeF has and nobody noted, and once more among the looks.
    for (const killedAt of [3, 8]) {
      const worker = await startProduct(settings);
      while (fake.invoices.length < killedAt) await pause(5);
      worker.signal('SIGKILL');
      await worker.ended();
    }
    const worker = await startProduct(settings);
    const begun = Date.now();
    const counts = async () =>
      app.rows<{ status: string; count: number }>(
        'select status, count(*)::int as count from ksef_submissions where receipt is not null group by 1',
      );
    let found = await counts();
    while (found[0]?.count !== invoices && Date.now() - begun < 120_000) {
      await pause(500);
      found = await counts();
    }
    worker.signal('SIGTERM');
    await worker.ended();
    expect(found).toEqual([{ status: 'accepted', count: invoices }]);
    const numbers = await app.rows<{ number: string; ksef_number: string }>(
      'select i.number, s.ksef_number from structured_invoices s join invoices i on i.id = s.invoice_id order by 1',
    );
    const given = fake.accepted.map(({ invoiceNumber: number, verdict }) => ({
      number,
      ksef_number: verdict.number,
    }));
    expect(numbers).toEqual(given.toSorted((one, other) => (one.number < other.number ? -1 : 1)));
    expect(numbers).toHaveLength(invoices);
    process.stderr.write(
      `KSeF: ${fake.invoices.length - fake.accepted.length} sent twice and called duplicates, ${Date.now() - begun} ms after the last start\n`,
    );
  }, 240_000);
});
