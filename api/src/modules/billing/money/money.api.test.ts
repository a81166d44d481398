import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { linesOf, faultsIn, taken, type Answer } from '../../../testing/api-caller.js';
import { anInvoicedOrder, enterSeller, invoicesOf, saveInvoice } from '../../../testing/invoices.js';
import { anOrderAt, step, type TestOrder } from '../../../testing/orders.js';
import { aCollaborator, aCompany, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { InvoiceMailDraft } from '../invoices/invoice.dto.js';
import type { OrderCarrierInvoices } from '../carrier-invoices/carrier-invoice.dto.js';
import type {
  MarginOrderPage,
  MarginPage,
  MoneySummary,
  ReceivablePage,
  ReminderResults,
} from './money.dto.js';

const app = await testApp();
app.clock.set('2026-11-24T09:00:00.000Z');

/** An order whose invoice the client has got; each route was agreed at 1,000 PLN, the margin of the company is 10 %. */
async function anAwaited(owner: TestMember, issuedAt: string, input: object = {}): Promise<TestOrder> {
  await enterSeller(owner);
  await owner.api.change('/company-settings', { profit_margin: 10 });
  const order = await anOrderAt(app, owner, OrderStatus.OrderCreated);
  app.clock.set(`${issuedAt}T09:00:00.000Z`);
  await saveInvoice(order, { payment_days: 14, ...input });
  await owner.api.act(`/orders/${order.id}/send-invoice`, {});
  app.clock.set('2026-11-24T09:00:00.000Z');
  return order;
}

const codeOf = ({ body }: Answer) => (body as { code?: string }).code;
/** Removes a record with a reason. */
const remove = ({ api }: TestMember, path: string, reason: string) => api.send('DELETE', path, { reason });

const summaryOf = ({ api }: TestMember) => api.read<MoneySummary>('/money/receivables/summary');
const listOf = ({ api }: TestMember, query = '') => api.read<ReceivablePage>(`/money/receivables${query}`);
const pay = (order: TestOrder, amount: number) =>
  order.owner.api.create(`/orders/${order.id}/payments`, { amount });

describe('receivables', () => {
  test('are aged by the due day, after payments', async () => {
    const owner = await aCompany(app);
    // 14 days: due on 4 December, 24 November, 23 November, 4 November, 4 October and 4 September.
    const days = ['2026-11-20', '2026-11-10', '2026-11-09', '2026-10-21', '2026-09-20', '2026-08-21'];
    const orders: TestOrder[] = [];
    for (const day of days) orders.push(await anAwaited(owner, day));
    const [first, , third] = orders;
    if (!first || !third) throw new Error('No orders');
    await pay(first, 100.01);
    const { currencies, home, home_currency, today } = await summaryOf(owner);
    expect({ today, home_currency }).toEqual({ today: '2026-11-24', home_currency: 'PLN' });
    const sums = {
      not_due: 2099.99,
      days_1_7: 1100,
      days_8_30: 1100,
      days_31_60: 1100,
      days_over_60: 1100,
      total: 6499.99,
      this_week: 1100,
      no_due_day: 0,
    };
    expect(currencies).toEqual([{ currency: 'PLN', count: 6, to_return: 0, ...sums }]);
    expect(home).toEqual(sums);
    const list = await listOf(owner);
    expect(list.items.map(({ due_date }) => due_date)).toEqual([
      '2026-09-04',
      '2026-10-04',
      '2026-11-04',
      '2026-11-23',
      '2026-11-24',
      '2026-12-04',
    ]);
    expect(list.items.at(-1)).toMatchObject({
      order_id: first.id,
      amount_due: 1100,
      paid_amount: 100.01,
      balance: 999.99,
      overdue_days: -10,
    });
    expect((await listOf(owner, '?age=days_1_7')).items).toMatchObject([{ order_id: third.id }]);
    expect((await listOf(owner, '?overdue=true')).total).toBe(4);
    expect((await listOf(owner, '?this_week=true')).total).toBe(1);
    expect((await listOf(owner, '?sort=-balance&page_size=1')).items[0]?.balance).toBe(1100);
    // The sums of the list and of the heads are one and the same.
    const whole = (await listOf(owner)).items.reduce(
      (sum, { balance }) => sum + Math.round(balance * 100),
      0,
    );
    expect(whole).toBe(649_999);
  });

  test('leave with the last payment and come back with a removed one', async () => {
    const owner = await aCompany(app);
    const order = await anAwaited(owner, '2026-11-01');
    await pay(order, 400);
    await step(order, OrderStatus.Paid);
    expect((await listOf(owner)).items).toEqual([]);
    const { items } = await owner.api.read<{ items: { id: number; amount: number }[] }>(
      `/orders/${order.id}/payments`,
    );
    expect(items.map(({ amount }) => amount)).toEqual([400, 700]);
    taken(await remove(owner, `/orders/${order.id}/payments/${items[1]?.id}`, 'Twice'), 204);
    expect((await listOf(owner)).items).toMatchObject([{ order_status: 12, balance: 700 }]);
  });

  test('show what is to be returned after a correction of a paid invoice', async () => {
    const owner = await aCompany(app);
    const order = await anAwaited(owner, '2026-11-01');
    await step(order, OrderStatus.Paid);
    await owner.api.create(`/orders/${order.id}/correct-invoice`, { reason: 'Late', net_amount: 965.25 });
    expect((await listOf(owner, '?to_return=true')).items).toMatchObject([
      { order_status: 13, balance: -134.75 },
    ]);
    expect((await summaryOf(owner)).currencies).toMatchObject([{ total: 0, count: 0, to_return: 134.75 }]);
    expect(await invoicesOf(order)).toMatchObject({ balance: -134.75, overdue_days: null });
  });

  test('two payments at once both count', async () => {
    const owner = await aCompany(app);
    const order = await anAwaited(owner, '2026-11-01');
    await Promise.all([pay(order, 550), pay(order, 550)]);
    expect((await listOf(owner)).items).toEqual([]);
    expect(await invoicesOf(order)).toMatchObject({ paid_amount: 1100, balance: 0 });
  });

  test('tell their total also on a page behind the last', async () => {
    const owner = await aCompany(app);
    await anAwaited(owner, '2026-11-01');
    expect(await owner.api.read('/money/receivables?page=3&sort=-id')).toMatchObject({
      items: [],
      total: 1,
      page: 3,
      total_pages: 1,
    });
  });

  test('are each company’s own', async () => {
    const [owner, other] = [await aCompany(app), await aCompany(app)];
    const order = await anAwaited(owner, '2026-11-01');
    expect((await listOf(other)).items).toEqual([]);
    expect((await summaryOf(other)).currencies).toEqual([]);
    const { items } = await other.api.act<ReminderResults>('/money/reminders', { order_ids: [order.id] });
    expect(items).toMatchObject([{ order_id: order.id, sent: false, code: 'not_found' }]);
    expect((await owner.api.get('/money/receivables?sort=price')).status).toBe(422);
  });
});

test('reminders go to those who can be reminded, and name the open rest', async () => {
  const owner = await aCompany(app);
  const [open, paid] = [await anAwaited(owner, '2026-11-01'), await anAwaited(owner, '2026-11-01')];
  await pay(open, 100);
  await step(paid, OrderStatus.Paid);
  const order_ids = [open.id, paid.id, open.id];
  const { items } = await owner.api.act<ReminderResults>('/money/reminders', { order_ids });
  expect(items).toMatchObject([
    { order_id: open.id, sent: true, code: null },
    { order_id: paid.id, sent: false, code: 'wrong_status' },
  ]);
  const [mail] = await app.rows<{ html: string }>(
    `select body as html from messages where order_id = $1 order by id desc limit 1`,
    [open.id],
  );
  expect(mail?.html.replaceAll('\u00a0', ' ')).toMatch(/1[ .,]?000[.,]00/);
  expect((await listOf(owner)).items).toMatchObject([{ reminders_sent: 1, reminded_at: expect.any(String) }]);
  expect((await owner.api.post('/money/reminders', { order_ids: [] })).status).toBe(422);
});

test('nobody is reminded of an invoice that they do not have', async () => {
  const owner = await aCompany(app);
  const [lost, sent] = [await anAwaited(owner, '2026-11-01'), await anAwaited(owner, '2026-11-01')];
  await app.rows(
    `update mail_outbox set status = 'failed' where message_id in (
       select id from messages where order_id = $1 and type = 'invoice_sent')`,
    [lost.id],
  );
  await app.rows(`update messages set status = 'failed' where order_id = $1 and type = 'invoice_sent'`, [
    lost.id,
  ]);
  const { items } = await owner.api.act<ReminderResults>('/money/reminders', {
    order_ids: [lost.id, sent.id],
  });
  expect(items).toMatchObject([
    {
      order_id: lost.id,
      sent: false,
      code: 'invoice_not_sent',
      message: expect.stringMatching(/has not been sent/),
    },
    { order_id: sent.id, sent: true },
  ]);
  const found = (await listOf(owner)).items.map(({ order_id, is_unsent }) => [order_id, is_unsent]);
  expect(found).toEqual([
    [lost.id, true],
    [sent.id, false],
  ]);
  // Sent again, it is on its way.
  app.clock.advance(90);
  await owner.api.act(`/orders/${lost.id}/send-invoice`, {});
  expect((await listOf(owner)).items.some(({ is_unsent }) => is_unsent)).toBe(false);
});

test('reminders of several invoices go where one alone would: to whoever gets the client’s invoices, or got this one', async () => {
  const owner = await aCompany(app);
  const [plain, marked, chosen] = [
    await anAwaited(owner, '2026-11-01'),
    await anAwaited(owner, '2026-11-01'),
    await anAwaited(owner, '2026-11-01'),
  ];
  const recipient_email = 'chosen@client.example';
  for (const { client } of [marked, chosen]) {
    const contacts = `/client-directory/${client.id}/contacts`;
    await owner.api.create(contacts, { name: 'Ala Spedycja', email: recipient_email });
    await owner.api.create(contacts, {
      name: 'Zofia Księgowa',
      role: 'accounting',
      email: 'books@client.example',
      gets_invoices: true,
    });
  }
  app.clock.set('2026-11-24T09:10:00.000Z');
  await owner.api.act(`/orders/${chosen.id}/send-invoice`, { recipient_email });
  app.clock.set('2026-11-24T09:20:00.000Z');
  const proposed = async ({ id }: TestOrder) =>
    (await owner.api.read<InvoiceMailDraft>(`/orders/${id}/invoice-mail`, { kind: 'reminder' }))
      .recipient_email;
  const expected = [plain.client.email, 'books@client.example', recipient_email];
  expect(await Promise.all([plain, marked, chosen].map(proposed))).toEqual(expected);
  await owner.api.act('/money/reminders', { order_ids: [plain.id, marked.id, chosen.id] });
  const rows = await app.rows<{ recipient_email: string }>(
    `select recipient_email from messages where order_id = any($1::int[]) and type = 'payment_reminder' order by order_id`,
    [[plain.id, marked.id, chosen.id]],
  );
  expect(rows.map((row) => row.recipient_email)).toEqual(expected);
});

describe('margins', () => {
  test('come of net revenue and net cost, by month, lane and client', async () => {
    const owner = await aCompany(app);
    const [one, two] = [
      await anAwaited(owner, '2026-11-10', {
        vat_rate: 23,
        accept_unusual_rate: true,
        sale_date: '2026-11-10',
      }),
      await anAwaited(owner, '2026-10-10', { sale_date: '2026-10-10' }),
    ];
    await owner.api.create(`/orders/${one.id}/correct-invoice`, { reason: 'Less', net_amount: 1050 });
    await owner.api.create(`/orders/${two.id}/carrier-invoices`, {
      route_id: two.routes[0],
      number: 'FV 7',
      issue_date: '2026-11-02',
      currency: 'PLN',
      net_amount: 1080,
      vat_amount: 248.4,
      difference_reason: 'Waiting',
    });
    const months = await owner.api.read<MarginPage>('/money/margins?by=month');
    expect(months.items).toEqual([
      {
        key: '2026-11',
        label: '2026-11',
        orders: 1,
        revenue: 1050,
        cost: 1000,
        margin: 50,
        margin_percent: 5,
      },
      {
        key: '2026-10',
        label: '2026-10',
        orders: 1,
        revenue: 1100,
        cost: 1080,
        margin: 20,
        margin_percent: 1.9,
      },
    ]);
    expect(months).toMatchObject({
      currency: 'PLN',
      totals: { orders: 2, revenue: 2150, cost: 2080, margin: 70, margin_percent: 3.4 },
      orders_without_rate: 0,
    });
    const lanes = await owner.api.read<MarginPage>('/money/margins?by=lane');
    expect(lanes.items).toMatchObject([{ key: 'PL-NO', orders: 2, margin: 70 }]);
    const clients = await owner.api.read<MarginPage>('/money/margins?by=client&sort=-margin');
    expect(clients.items).toMatchObject([
      { key: String(one.client.id), label: one.client.name, margin: 50 },
      { key: String(two.client.id), label: two.client.name, margin: 20 },
    ]);
    const foundClients = await owner.api.read<MarginPage>('/money/margins', {
      by: 'client',
      q: two.client.name.toUpperCase(),
    });
    expect(foundClients.items).toMatchObject([{ key: String(two.client.id) }]);
    expect(foundClients).toMatchObject({ total: 1, totals: { orders: 2 } });
    const foundOrders = await owner.api.read<MarginOrderPage>('/money/margins/orders', {
      by: 'lane',
      key: 'PL-NO',
      q: two.client.name,
    });
    expect(foundOrders.items).toMatchObject([{ order_id: two.id }]);
    const orders = await owner.api.read<MarginOrderPage>('/money/margins/orders?by=month&key=2026-10');
    expect(orders.items).toMatchObject([{ order_id: two.id, margin: 20, cost: 1080 }]);
    expect((await owner.api.read<MarginPage>('/money/margins?by=month&from=2026-11-01')).totals.orders).toBe(
      1,
    );
  });

  test('are of a period that is one', async () => {
    const owner = await aCompany(app);
    const faults = async (query: string) => faultsIn(await owner.api.get(`/money/margins?by=month&${query}`));
    expect(await faults('from=2026-02-30')).toEqual({ from: 'not_a_date' });
    expect(await faults('from=2026-12-01&to=2026-11-01')).toEqual({
      from: 'above_maximum',
      to: 'below_minimum',
    });
    expect(await faults('from=2020-01-01&to=2026-01-01')).toEqual({ to: 'too_large' });
    // Nobody is told of an end that they left out.
    await owner.api.read('/money/margins', { by: 'month', from: '2020-01-01' });
  });
});

describe('carriers’ invoices', () => {
  const enter = (order: TestOrder, input: object = {}) =>
    order.owner.api.post(`/orders/${order.id}/carrier-invoices`, {
      route_id: order.routes[0],
      number: 'FV 12/2026',
      issue_date: '2026-11-20',
      received_on: '2026-11-22',
      currency: 'PLN',
      net_amount: 1000,
      vat_amount: 230,
      ...input,
    });
  const ofOrder = ({ id, owner }: TestOrder) =>
    owner.api.read<OrderCarrierInvoices>(`/orders/${id}/carrier-invoices`);

  test('are due so many days after the last document', async () => {
    const owner = await aCompany(app);
    await owner.api.change('/company-settings', { payment_terms_days: 45 });
    const order = await anOrderAt(app, owner, OrderStatus.InProgress);
    expect((await enter(order)).status).toBe(201);
    expect((await ofOrder(order)).items).toMatchObject([
      { due_date: null, pod_on: null, payment_days: 45, difference: 0, balance: 1230 },
    ]);
    await app.rows(
      `insert into documents (company_id, order_id, route_id, document_type, original_filename, mime_type, file_size, storage_key, created_at)
       values ($1, $2, $3, 'POD', 'cmr.pdf', 'application/pdf', 1, 'pod-' || $3::int, '2026-11-23T23:30Z')`,
      [owner.companyId, order.id, order.routes[0]],
    );
    // The POD came on the 24th in Warsaw, two days after the invoice: 24 November and 45 days.
    expect((await ofOrder(order)).items).toMatchObject([
      { pod_on: '2026-11-24', due_date: '2027-01-08', overdue_days: -45 },
    ]);
  });

  test('of another sum or currency than was agreed want a reason', async () => {
    const order = await anOrderAt(app, await aCompany(app), OrderStatus.OrderCreated);
    const refused = await enter(order, { net_amount: 1100 });
    expect([refused.status, codeOf(refused)]).toEqual([409, 'price_differs']);
    expect(refused.body).toMatchObject({ agreed: 1000, currency: 'PLN', difference: 100 });
    expect(codeOf(await enter(order, { currency: 'EUR' }))).toBe('price_differs');
    expect((await enter(order, { net_amount: 1100, difference_reason: 'Waiting at the ramp' })).status).toBe(
      201,
    );
    expect((await ofOrder(order)).items).toMatchObject([
      { difference: 100, difference_reason: 'Waiting at the ramp', agreed_amount: 1000 },
    ]);
    expect(codeOf(await enter(order, { difference_reason: 'Again' }))).toBe('carrier_invoice_exists');
  });

  test('are paid in parts, by one payment after another, and what was entered wrongly goes', async () => {
    const owner = await aCompany(app);
    const order = await anOrderAt(app, owner, OrderStatus.OrderCreated);
    await enter(order);
    const [invoice] = (await ofOrder(order)).items;
    const path = `/orders/${order.id}/carrier-invoices/${invoice?.id}`;
    await owner.api.create(`${path}/payments`, { amount: 500.5 });
    expect((await owner.api.read<{ total: number }>('/money/payables')).total).toBe(1);
    expect(codeOf(await remove(owner, path, 'Wrong'))).toBe('carrier_invoice_paid');
    // Whoever comes second finds nothing left: what is open is read under the order's lock.
    const both = await Promise.all([
      owner.api.post(`${path}/payments`, {}),
      owner.api.post(`${path}/payments`, {}),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [paid] = (await ofOrder(order)).items;
    expect(paid).toMatchObject({ paid_amount: 1230, balance: 0, overdue_days: null });
    expect((await owner.api.read<{ total: number }>('/money/payables')).total).toBe(0);
    for (const { id } of paid?.payments ?? [])
      taken(await remove(owner, `${path}/payments/${id}`, 'Wrong account'), 204);
    taken(await remove(owner, path, 'Wrong order'), 204);
    expect((await ofOrder(order)).items).toEqual([]);
    const { items } = await owner.api.read<{ items: { event: string; reason: string }[] }>(
      `/orders/${order.id}/history`,
    );
    expect(items.at(-1)).toMatchObject({
      event: 'carrier_invoice_removed',
      reason: 'FV 12/2026: Wrong order',
    });
  });

  test('refuse what is wrong, and whom they are none of the business of', async () => {
    const owner = await aCompany(app);
    const order = await anOrderAt(app, owner, OrderStatus.OrderCreated);
    expect(
      faultsIn(
        await enter(order, { issue_date: '2026-02-30', net_amount: 1.005, vat_amount: -1, number: ' ' }),
      ),
    ).toMatchObject({
      issue_date: 'not_a_date',
      net_amount: 'too_many_decimals',
      vat_amount: 'invalid_value',
    });
    expect(faultsIn(await enter(order, { received_on: '2026-11-25' }))).toEqual({ received_on: 'day_ahead' });
    expect(faultsIn(await enter(order, { net_amount: 0 }))).toEqual({ net_amount: 'invalid_value' });
    const other = await aCompany(app);
    const foreign = await anOrderAt(app, other, OrderStatus.OrderCreated);
    expect(faultsIn(await enter(order, { route_id: foreign.routes[0] }))).toEqual({
      route_id: 'unknown_record',
    });
    expect((await other.api.get(`/orders/${order.id}/carrier-invoices`)).status).toBe(404);
    const early = await anOrderAt(app, owner, OrderStatus.Accepted);
    expect(codeOf(await enter(early))).toBe('status_not_allowed');
  });
});

describe('the export for the accountant', () => {
  test('has the period’s invoices, decimals as the language writes them, no formulas', async () => {
    const owner = await aCompany(app);
    const order = await anInvoicedOrder(app, owner);
    await pay(order, 10.5);
    await owner.api.create(`/orders/${order.id}/payments`, { amount: -3, note: '=HYPERLINK("x")' });
    const path = '/money/export/payments?from=2026-11-01&to=2026-11-30';
    const polish = await owner.api.reading('pl').get(path);
    expect(polish.headers['content-disposition']).toContain('payments-2026-11-01-2026-11-30.csv');
    expect(polish.headers['x-total-count']).toBe('2');
    const lines = polish.text.split('\r\n');
    expect(lines[0]).toBe(
      '\ufeffDzień zapłaty;Kwota;Waluta;Sposób;Faktura;Klient;Zlecenie;Notatka;Kto zapisał',
    );
    expect(lines[1]).toContain('2026-11-24;10,50;PLN;przelew;');
    expect(lines[2]).toContain('2026-11-24;-3,00;PLN;');
    expect(lines[2]).toContain(`"'=HYPERLINK(""x"")"`);
    const english = await owner.api.reading('en').get(path);
    expect(english.text).toContain('2026-11-24;10.50;PLN;transfer;');
    const invoices = await owner.api.get('/money/export/invoices?from=2026-11-01&to=2026-11-30');
    expect(invoices.text.split('\r\n')).toHaveLength(3);
    // Issued outside KSeF.
    const [head = '', first = ''] = invoices.text.split('\r\n');
    expect(first).toMatch(/;BFK;(?:GTU_13)?;;/);
    const names = head.split(';');
    const values = first.split(';');
    const of = (name: string) => values[names.indexOf(name)];
    // What an accountant enters into the records of VAT.
    expect(of('VAT rates')).toBe('0%');
    expect([of('K_13'), of('K_19'), of('K_20')]).toEqual([of('Net'), '', '']);
    expect(of('Net in the tax currency')).toBe(of('Net'));
    expect(
      (await owner.api.get('/money/export/invoices?from=2026-11-25&to=2026-11-30')).headers,
    ).toMatchObject({ 'x-total-count': '0' });
  });

  test('is a workbook with numbers, too', async () => {
    const owner = await aCompany(app);
    const order = await anInvoicedOrder(app, owner);
    await pay(order, 10.5);
    const path = '/money/export/payments?from=2026-11-01&to=2026-11-30&format=xlsx';
    const response = await fetch(`${app.url}${path}`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const files = unzipSync(Buffer.from(await response.arrayBuffer()));
    expect(strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain('<v>10.5</v>');
  });

  test('has for programs a row a line, with numbers and codes', async () => {
    const owner = await aCompany(app);
    const order = await anInvoicedOrder(app, owner);
    await pay(order, 10.5);
    const answer = await owner.api.get('/money/export/payments?from=2026-11-01&to=2026-11-30&format=ndjson');
    expect(linesOf(answer)).toMatchObject([
      {
        id: expect.any(Number) as unknown,
        amount: 10.5,
        currency: 'PLN',
        method: 'transfer',
        order_id: order.id,
      },
    ]);
  });

  test('has the tax number that the directory knows of a carrier whose invoice was typed', async () => {
    const owner = await aCompany(app);
    const order = await anOrderAt(app, owner, OrderStatus.OrderCreated);
    await app.rows(
      `update subcontractors set vat_number = 'PL 526-000-12-46'
       where id = (select subcontractor_id from shipment_route_prices where id = $1)`,
      [order.routes[0]],
    );
    await owner.api.create(`/orders/${order.id}/carrier-invoices`, {
      route_id: order.routes[0],
      number: 'FV 13/2026',
      issue_date: '2026-11-20',
      received_on: '2026-11-22',
      currency: 'PLN',
      net_amount: 1000,
      vat_amount: 230,
    });
    const path = '/money/export/carrier-invoices?from=2026-11-01&to=2026-11-30&format=ndjson';
    expect(linesOf(await owner.api.get(path))).toMatchObject([{ seller_nip: '5260001246', net: 1000 }]);
  });

  test('is the owner’s alone', async () => {
    const owner = await aCompany(app);
    const { api } = await aCollaborator(app, owner);
    const path = '/money/export/payments?from=2026-11-01&to=2026-11-30';
    expect((await api.get(path)).status).toBe(403);
    expect((await api.get('/money/receivables')).status).toBe(200);
  });
});
