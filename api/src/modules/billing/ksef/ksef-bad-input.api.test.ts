import { afterAll, describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { FixedClock } from '../../../platform/clock/clock.port.js';
import { WorkerError } from '../../../platform/bounded-worker/bounded-workers.js';
import { refused } from '../../../testing/api-caller.js';
import {
  anOrderToInvoice,
  enterSeller,
  invoicesOf,
  latestInvoice,
  polishSeller,
  saveInvoice,
} from '../../../testing/invoices.js';
import { anOrderAt, type TestOrder } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import { createTestLog } from '../../../testing/test-log.js';
import type { InvoiceContent } from '../invoices/invoice-content.js';
import { StructuredInvoiceService } from '../structured-invoices/structured-invoice.service.js';
import { nipOf } from '../received-invoices/testing/carriers-invoice.js';
import { FakeKsef } from './testing/fake-ksef.js';
import { aSenderOf } from './testing/sender.js';

// Friday the 20th of November 2026, 10.30 in Warsaw; KSeF's clock is ten minutes ahead.
const clock = new FixedClock();
const ahead = { now: () => new Date(clock.now().getTime() + 600_000) };
const fake = await FakeKsef.start(ahead);
const app = await testApp({ clock, settings: { KSEF_URL: fake.url } });
afterAll(() => fake.close());

let made = 900;
const aSender = () => aSenderOf(app, nipOf((made += 1)));

const stateOf = async (order: TestOrder) => (await latestInvoice(order)).ksef;

describe('what goes wrong around an invoice', () => {
  test('clocks that are ten minutes apart keep nobody out', async () => {
    const company = await aSender();
    const order = await anOrderAt(app, company, OrderStatus.OrderCreated);
    await saveInvoice(order);
    await app.doJobs();
    expect(await stateOf(order)).toMatchObject({ status: 'accepted' });
  });

  test('a token without the right to send is told with what to do, and leaves the invoice offline', async () => {
    const company = await aSender();
    const order = await anOrderAt(app, company, OrderStatus.OrderCreated);
    fake.withoutRights = true;
    await saveInvoice(order);
    await app.doJobs();
    const state = await stateOf(order);
    expect(state).toMatchObject({ status: 'offline', deadline: '2026-11-23' });
    expect(state?.error).toContain('Brak uprawnień do wykonania operacji.');
    expect(state?.error).toContain('Check the token or the certificate in the settings.');
    // It is not asked again and again, but at once when something else was entered.
    const calls = fake.calls.length;
    clock.advance(900);
    await app.doJobs();
    expect(fake.calls).toHaveLength(calls);
    fake.withoutRights = false;
    await company.api.change('/company-settings/ksef', { environment: 'test', token: 'good-token' });
    await app.doJobs();
    expect(await stateOf(order)).toMatchObject({ status: 'accepted', error: null });
  });

  test('an invoice that KSeF would refuse is not issued: no number, nothing to mend afterwards', async () => {
    const company = await aSender();
    const order = await anOrderToInvoice(app, company);
    await enterSeller(company, 'PL', { ...polishSeller, nip: '5260001247' });
    const problem = refused(
      await company.api.post(`/orders/${order.id}/save-invoice`, {}),
      409,
      'structured_invoice_faulty',
    );
    expect(problem.faults).toMatchObject([{ code: 'nip_wrong', field: 'company_data.nip' }]);
    expect((await invoicesOf(order)).items).toEqual([]);
    await enterSeller(company, 'PL', { ...polishSeller, nip: nipOf((made += 1)) });
    await saveInvoice(order);
    await app.doJobs();
    expect((await latestInvoice(order)).number).toMatch(/\/0*1$/);
    expect(await stateOf(order)).toMatchObject({ status: 'accepted' });
  });

  test('what was issued before KSeF was on can be corrected and taken back, whatever it says', async () => {
    const company = await aCompany(app);
    const order = await anOrderToInvoice(app, company);
    await enterSeller(company, 'PL', { ...polishSeller, nip: '5260001247' });
    await saveInvoice(order);
    await enterSeller(company, 'PL', { ...polishSeller, nip: nipOf((made += 1)) });
    await company.api.change('/company-settings/ksef', { environment: 'test', token: 'good-token' });
    const correct = (input: object) => company.api.post(`/orders/${order.id}/correct-invoice`, input);
    expect((await correct({ reason: 'Rabat', net_amount: 900 })).status).toBe(201);
    // Faults of its own are refused all the same.
    await company.api.change(`/clients-personal/${order.client.id}`, {
      name: 'Meble Nowe',
      address: 'ul. Krótka 2',
      city: 'Łódź',
      post_code: '90-001',
      vat_number: '7250009999',
    });
    const problem = refused(
      await correct({ reason: 'Nabywca', renew_buyer: true }),
      409,
      'structured_invoice_faulty',
    );
    expect(JSON.stringify(problem.faults)).not.toContain('company_data.nip');
    expect((await correct({ reason: 'Anulowanie', net_amount: 0 })).status).toBe(201);
    expect((await invoicesOf(order)).items).toHaveLength(3);
    await app.doJobs();
    // KSeF has neither: what it would not take says why.
    expect(await stateOf(order)).toMatchObject({ status: 'refused' });
  });

  test.each(['failed', 'timed_out', 'out_of_memory', 'too_busy'] as const)(
    'an invoice whose check %s is checked when it is sent',
    async (code) => {
      const company = await aSender();
      const order = await anOrderToInvoice(app, company);
      await saveInvoice(order);
      const [row] = await app.rows<{ content: InvoiceContent }>(
        'select content from invoices where order_id = $1',
        [order.id],
      );
      const { logger, lines } = createTestLog();
      const check = () => Promise.reject(new WorkerError(code));
      const service = new StructuredInvoiceService({ db: app.container.db, clock, log: logger, check });
      if (!row) throw new Error('The order has no invoice');
      await service.refuseFaulty(1, row.content, 'en');
      expect(lines.map(({ msg }) => msg)).toEqual(['an invoice was not checked before it was issued']);
    },
  );
});
