import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { FixedClock } from '../../../platform/clock/clock.port.js';
import { enterSeller, latestInvoice, polishSeller, saveInvoice } from '../../../testing/invoices.js';
import { anOrderAt, type TestOrder } from '../../../testing/orders.js';
import { aCompany, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import { nipOf } from '../received-invoices/testing/carriers-invoice.js';
import { FakeKsef } from './testing/fake-ksef.js';

// Friday the 20th of November 2026, 10.30 in Warsaw.
const clock = new FixedClock();
const fake = await FakeKsef.start(clock);
const app = await testApp({ clock, settings: { KSEF_URL: fake.url } });
afterAll(() => fake.close());

let made = 700;
const dropped = {
  code: 550,
  description: 'Operacja została anulowana przez system',
  details: ['Spróbuj ponownie'],
};

beforeEach(() => {
  fake.refusal = () => null;
  fake.onExchange = () => undefined;
});

async function anIssuedOrder(): Promise<{ company: TestMember; order: TestOrder }> {
  const company = await aCompany(app);
  await enterSeller(company, 'PL', { ...polishSeller, nip: nipOf((made += 1)) });
  await company.api.change('/company-settings/ksef', { environment: 'test', token: 'good-token' });
  const order = await anOrderAt(app, company, OrderStatus.OrderCreated);
  await saveInvoice(order);
  return { company, order };
}

async function letPass(seconds: number, step: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += step) {
    clock.advance(step);
    await app.doJobs();
  }
}

const stateOf = async (order: TestOrder) => (await latestInvoice(order)).ksef;
const sends = () =>
  fake.calls.filter((call) => /^POST \/sessions\/online\/[^/]+\/invoices$/.test(call)).length;

describe('an invoice that KSeF drops', () => {
  test.each([405, 500, 550])('with %i is sent again by itself, with growing pauses', async (code) => {
    const { order } = await anIssuedOrder();
    const before = sends();
    // Dropped three times, then taken.
    fake.refusal = () => (sends() - before <= 3 ? { ...dropped, code } : null);
    await app.doJobs();
    expect(sends() - before).toBe(1);
    const first = await stateOf(order);
    expect(first).toMatchObject({ status: 'waiting', deadline: null });
    expect(first?.error).toContain(`${code}: Operacja została anulowana przez system`);
    // Nothing for half a minute, then once; then two minutes, then once.
    await letPass(25, 5);
    expect(sends() - before).toBe(1);
    await letPass(10, 5);
    expect(sends() - before).toBe(2);
    await letPass(110, 10);
    expect(sends() - before).toBe(2);
    await letPass(20, 10);
    expect(sends() - before).toBe(3);
    // By now it has a day by which it must be there.
    expect(await stateOf(order)).toMatchObject({ status: 'offline', deadline: '2026-11-23' });
    await letPass(320, 20);
    expect(await stateOf(order)).toMatchObject({ status: 'accepted', deadline: null, error: null });
    expect(sends() - before).toBe(4);
  });

  test('is not one of which KSeF does not tell: that is no verdict, however often', async () => {
    const { order } = await anIssuedOrder();
    fake.onExchange = (exchange) => {
      if (exchange.method === 'GET' && /\/sessions\/[^/]+\/invoices\/[^/]+$/.test(exchange.path))
        Object.assign(exchange.reply, {
          status: 400,
          body: { title: 'Bad Request', status: 400, detail: 'Nie teraz', errors: [] },
        });
    };
    await app.doJobs();
    const first = await stateOf(order);
    expect(first?.status).toBe('waiting');
    await letPass(5_000, 310);
    // After an hour it has its day.
    expect(await stateOf(order)).toMatchObject({ status: 'offline', deadline: '2026-11-23' });
    const [row] = await app.rows<{ drops: number }>(
      'select drops from ksef_submissions s join invoices i on i.id = s.invoice_id where i.order_id = $1',
      [order.id],
    );
    expect(row?.drops).toBe(0);
    fake.onExchange = () => undefined;
    await letPass(640, 320);
    expect(await stateOf(order)).toMatchObject({ status: 'accepted', error: null });
  });

  test('time and again is sent until its deadline has passed; then it waits for a person, who sends it again', async () => {
    const { company, order } = await anIssuedOrder();
    const before = sends();
    fake.refusal = () => dropped;
    await app.doJobs();
    await letPass(5 * 3600, 300);
    expect(sends() - before).toBe(8);
    // The last day is Monday.
    expect(await stateOf(order)).toMatchObject({ status: 'offline', deadline: '2026-11-23' });
    await letPass(3 * 86_400, 7_300);
    expect(await stateOf(order)).toMatchObject({ status: 'offline', deadline: '2026-11-23' });
    await letPass(14 * 3600, 7_300);
    const state = await stateOf(order);
    const [warned] = await app.rows<{ warned_at: Date | null }>(
      'select warned_at from ksef_submissions s join invoices i on i.id = s.invoice_id where i.order_id = $1',
      [order.id],
    );
    expect(warned?.warned_at).toBeNull();
    const sent = sends();
    expect(state).toMatchObject({ status: 'refused', offline_mode: 'offline24', deadline: '2026-11-23' });
    expect(state?.error).toContain('Send it again later');
    await letPass(6 * 3600, 1800);
    expect(sends()).toBe(sent);
    const [unsent] = (await company.api.read<{ items: unknown[] }>('/money/unsent-invoices')).items;
    expect(unsent).toMatchObject({
      ksef_status: 'refused',
      send_by: '2026-11-23',
      unsent_reason: state?.error,
    });
    fake.refusal = () => null;
    const invoice = await latestInvoice(order);
    await company.api.act(`/orders/${order.id}/invoices/${invoice.id}/ksef-retry`);
    await app.doJobs();
    expect(await stateOf(order)).toMatchObject({ status: 'accepted', error: null });
    expect(fake.accepted.filter(({ invoiceNumber }) => invoiceNumber === invoice.number)).not.toHaveLength(0);
  });

  test('holds no other one up, and is tried at once when somebody asks for it', async () => {
    const { company, order } = await anIssuedOrder();
    const { number, id } = await latestInvoice(order);
    fake.refusal = (of) => (of === number ? dropped : null);
    await app.doJobs();
    const other = await anOrderAt(app, company, OrderStatus.OrderCreated);
    await saveInvoice(other);
    await app.doJobs();
    expect(await stateOf(other)).toMatchObject({ status: 'accepted' });
    expect(await stateOf(order)).toMatchObject({ status: 'waiting' });
    fake.refusal = () => null;
    await company.api.act(`/orders/${order.id}/invoices/${id}/ksef-retry`);
    await app.doJobs();
    expect(await stateOf(order)).toMatchObject({ status: 'accepted' });
  });
});
