import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import type { MailTransport } from '../../../platform/mail/mail.port.js';
import { FixedClock } from '../../../platform/clock/clock.port.js';
import { invoicesOf, latestInvoice, saveInvoice } from '../../../testing/invoices.js';
import { anOrderAt, type TestOrder } from '../../../testing/orders.js';
import type { TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { WorkQueue } from '../../insight/work-queue/work-queue.dto.js';
import type { ClientMoney } from '../../insight/partners/partner.dto.js';
import type { IssuedInvoice } from '../invoices/invoice.dto.js';
import type { MarginPage, MoneySummary } from '../money/money.dto.js';
import { nipOf } from '../received-invoices/testing/carriers-invoice.js';
import { FakeKsef } from './testing/fake-ksef.js';
import { aSenderOf } from './testing/sender.js';

const clock = new FixedClock();
const fake = await FakeKsef.start(clock);
/** Takes every mail: what a client has not got is not owed a reminder. */
const transport: MailTransport = {
  send: ({ messageId }) => Promise.resolve({ messageId, response: '250 taken', source: '' }),
  verify: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
const app = await testApp({ clock, transport, settings: { KSEF_URL: fake.url } });
afterAll(() => fake.close());

beforeEach(() => {
  fake.outage = null;
  fake.refusal = () => null;
});

let made = 2_900;
const aSender = (environment?: string) => aSenderOf(app, nipOf((made += 1)), environment);

/** An order whose invoice is in KSeF and with the client, with a correction of its net price that KSeF is about to refuse. */
async function aRefusedCorrection(
  company: TestMember,
  change = -10,
): Promise<{ order: TestOrder; gross: number; less: number }> {
  const order = await anOrderAt(app, company, OrderStatus.OrderCreated);
  const { gross_amount: gross, net_amount } = await saveInvoice(order, {
    vat_rate: 23,
    accept_unusual_rate: true,
  });
  await app.doJobs();
  await company.api.act(`/orders/${order.id}/send-invoice`, { recipient_email: 'k@klient.example' });
  fake.refusal = () => ({ code: 450, description: 'Błąd weryfikacji', details: ['Podmiot2: adres'] });
  const { gross_amount } = await company.api.create<IssuedInvoice>(`/orders/${order.id}/correct-invoice`, {
    reason: 'Price',
    net_amount: net_amount + change,
    payment_days: 90,
  });
  return { order, gross, less: gross + gross_amount };
}

const statusOf = async ({ id, owner }: TestOrder) =>
  (await owner.api.read<{ status: OrderStatus }>(`/orders/${id}/details`)).status;

/** What is owed of a company's only order, wherever it is told. */
async function owedOf({ id, owner, client }: TestOrder) {
  const [invoices, payments, list, summary, ofClient, margins, reminder, ofOrder] = await Promise.all([
    owner.api.read<{ amount_due: number; balance: number; due_date: string }>(`/orders/${id}/invoices`),
    owner.api.read<{ balance: number }>(`/orders/${id}/payments`),
    owner.api.read<{ items: { amount_due: number; due_date: string }[] }>('/money/receivables'),
    owner.api.read<MoneySummary>('/money/receivables/summary'),
    owner.api.read<ClientMoney>(`/client-directory/${client.id}/money`),
    owner.api.read<MarginPage>('/money/margins?by=client'),
    owner.api.act<{ html: string }>(`/orders/${id}/send-invoice/preview`, { kind: 'reminder' }),
    owner.api.read<{ total: number }>(`/orders/${id}/summary`),
  ]);
  return {
    invoices: invoices.amount_due,
    payments: payments.balance,
    listed: list.items.map(({ amount_due }) => amount_due),
    days: [invoices.due_date, ...list.items.map(({ due_date }) => due_date)],
    summed: summary.currencies.map(({ total }) => total),
    client: ofClient.currencies.map(({ open }) => open),
    revenue: margins.items.map(({ revenue }) => revenue),
    reminder: reminder.html,
    earned: ofOrder.total,
  };
}

const everywhere = (gross: number) => ({
  invoices: gross,
  payments: gross,
  listed: [gross],
  summed: [gross],
  client: [gross],
});

describe('a correction', () => {
  test('counts in what is owed while KSeF has not decided, not once it refused it, and again once it is mended', async () => {
    const company = await aSender();
    const { order, gross, less } = await aRefusedCorrection(company);
    const before = await owedOf(order);
    expect(before).toMatchObject(everywhere(less));
    await app.doJobs();
    expect((await latestInvoice(order)).ksef).toMatchObject({ status: 'refused' });
    const after = await owedOf(order);
    expect(after).toMatchObject(everywhere(gross));
    expect(after.revenue[0]).toBeCloseTo((before.revenue[0] ?? 0) + 10, 2);
    expect(after.earned).toBeCloseTo(before.earned + 10, 2);
    expect(new Set(before.days).size).toBe(1);
    expect(new Set(after.days).size).toBe(1);
    expect(after.days[0]).not.toBe(before.days[0]);
    expect(after.reminder).not.toBe(before.reminder);
    fake.refusal = () => null;
    const { id } = await latestInvoice(order);
    await company.api.create(`/orders/${order.id}/invoices/${id}/mend`, {});
    expect(await owedOf(order)).toMatchObject(everywhere(less));
    await app.doJobs();
    expect(await owedOf(order)).toMatchObject(everywhere(less));
  });

  test('counts again as soon as it is sent again', async () => {
    const company = await aSender();
    const { order, gross, less } = await aRefusedCorrection(company);
    await app.doJobs();
    expect(await owedOf(order)).toMatchObject(everywhere(gross));
    fake.refusal = () => null;
    const { id } = await latestInvoice(order);
    await company.api.act(`/orders/${order.id}/invoices/${id}/ksef-retry`);
    expect(await owedOf(order)).toMatchObject(everywhere(less));
  });

  test('counts in the queue of work as it does on the pages of money', async () => {
    const company = await aSender();
    const { order, gross } = await aRefusedCorrection(company);
    await app.doJobs();
    clock.advance(86_400 * 120);
    await company.api.create(`/orders/${order.id}/payments`, { amount: 5 });
    const { groups } = await company.api.read<WorkQueue>('/work-queue');
    const [entry] = groups.flatMap(({ kind, items }) => (kind === 'overdue' ? items : []));
    expect(entry).toMatchObject({ order_id: order.id, price: { amount: gross - 5, kind: 'open' } });
  });

  test('leaves nobody to be reminded where all else is paid', async () => {
    const company = await aSender();
    const { order, gross } = await aRefusedCorrection(company, 10);
    await company.api.create(`/orders/${order.id}/payments`, { amount: gross });
    clock.advance(86_400 * 120);
    const overdue = async () =>
      (await company.api.read<WorkQueue>('/work-queue')).groups.flatMap(({ kind, items }) =>
        kind === 'overdue' ? items.map(({ order_id }) => order_id) : [],
      );
    expect(await overdue()).toEqual([order.id]);
    await app.doJobs();
    expect(await invoicesOf(order)).toMatchObject({ balance: 0 });
    expect(await overdue()).toEqual([]);
    expect(await statusOf(order)).toBe(OrderStatus.Paid);
  });

  test('that had closed its order lets it wait for the payment again once KSeF refuses it, and closes it once KSeF takes it', async () => {
    const company = await aSender();
    const { order, less } = await aRefusedCorrection(company);
    await company.api.create(`/orders/${order.id}/payments`, { amount: less });
    expect(await statusOf(order)).toBe(OrderStatus.Paid);
    await app.doJobs();
    expect(await statusOf(order)).toBe(OrderStatus.InvoiceSent);
    const { items } = await company.api.read<{
      items: { event: string; from_status: number; to_status: number }[];
    }>(`/orders/${order.id}/history`);
    expect(items.find(({ event }) => event === 'ksef_refused')).toMatchObject({
      from_status: 13,
      to_status: 12,
    });
    fake.refusal = () => null;
    const { id } = await latestInvoice(order);
    await company.api.act(`/orders/${order.id}/invoices/${id}/ksef-retry`);
    await app.doJobs();
    expect(await statusOf(order)).toBe(OrderStatus.Paid);
  });

  test('that raises a paid order lets it wait for the rest again once KSeF takes it after all', async () => {
    const company = await aSender();
    const { order, gross } = await aRefusedCorrection(company, 10);
    await company.api.create(`/orders/${order.id}/payments`, { amount: gross });
    expect(await statusOf(order)).toBe(OrderStatus.InvoiceSent);
    await app.doJobs();
    expect(await statusOf(order)).toBe(OrderStatus.Paid);
    fake.refusal = () => null;
    const { id } = await latestInvoice(order);
    await company.api.act(`/orders/${order.id}/invoices/${id}/ksef-retry`);
    await app.doJobs();
    expect(await statusOf(order)).toBe(OrderStatus.InvoiceSent);
    expect(await invoicesOf(order)).toMatchObject({ balance: expect.closeTo(12.3, 2) });
  });

  test('counts where the client was mailed it before KSeF refused it: it was issued offline, and is in circulation', async () => {
    const company = await aSender();
    const { order, gross, less } = await aRefusedCorrection(company);
    const { id } = await latestInvoice(order);
    await app.rows(
      `update ksef_submissions set status = 'offline', offline_mode = 'offline24', deadline = '2027-12-31' where invoice_id = $1`,
      [id],
    );
    const refuse = () =>
      app.rows(`update ksef_submissions set status = 'refused' where invoice_id = $1`, [id]);
    await refuse();
    expect(await owedOf(order)).toMatchObject(everywhere(gross));
    await app.rows(`update ksef_submissions set status = 'offline' where invoice_id = $1`, [id]);
    await company.api.act(`/orders/${order.id}/send-invoice`, {
      invoice_id: id,
      recipient_email: 'k@klient.example',
    });
    await refuse();
    expect(await owedOf(order)).toMatchObject(everywhere(less));
  });

  test('counts by the environment that is set, on every page alike', async () => {
    const company = await aSender();
    const { order, gross, less } = await aRefusedCorrection(company);
    await app.doJobs();
    await company.api.change('/company-settings/ksef', { environment: 'demo', token: 'good-token' });
    expect(await owedOf(order)).toMatchObject(everywhere(less));
    await company.api.change('/company-settings/ksef', { environment: 'test', token: 'good-token' });
    expect(await owedOf(order)).toMatchObject(everywhere(gross));
  });

  test('that production refused counts nowhere, whatever is set for a trial', async () => {
    const company = await aSender('production');
    const { order, gross } = await aRefusedCorrection(company);
    await app.doJobs();
    expect(await owedOf(order)).toMatchObject(everywhere(gross));
    await company.api.change('/company-settings/ksef', { environment: 'demo', token: 'good-token' });
    expect(await owedOf(order)).toMatchObject(everywhere(gross));
    await company.api.change('/company-settings/ksef', { environment: 'off' });
    expect(await owedOf(order)).toMatchObject(everywhere(gross));
  });

  test('and a payment at the same time are both counted', async () => {
    const company = await aSender();
    const { order, gross } = await aRefusedCorrection(company);
    await Promise.all([
      app.doJobs(),
      ...[1, 2, 3].map((amount) => company.api.create(`/orders/${order.id}/payments`, { amount })),
    ]);
    const { balance } = await invoicesOf(order);
    expect(balance).toBe(gross - 6);
    const { items } = await company.api.read<{ items: { balance: number }[] }>('/money/receivables');
    expect(items.map((one) => one.balance)).toEqual([gross - 6]);
  });

  test('of another company is not touched', async () => {
    const [company, other] = [await aSender(), await aSender()];
    const theirs = await anOrderAt(app, other, OrderStatus.OrderCreated);
    const { gross_amount } = await saveInvoice(theirs, { vat_rate: 23, accept_unusual_rate: true });
    await aRefusedCorrection(company);
    await app.doJobs();
    expect((await invoicesOf(theirs)).amount_due).toBe(gross_amount);
  });
});
