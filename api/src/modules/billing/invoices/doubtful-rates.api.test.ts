import { beforeEach, describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { FakePdf } from '../../../platform/pdf/fake-pdf.js';
import { refused } from '../../../testing/api-caller.js';
import { aSubcontractor } from '../../../testing/directory.js';
import { enterSeller, invoicesOf, polishSeller, saveInvoice } from '../../../testing/invoices.js';
import {
  acceptRequest,
  anOrder,
  anOrderAt,
  aQuote,
  mailFields,
  sendOffer,
  step,
  type TestOrder,
} from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { OrderHistory } from '../../shipment/orders/order-history.dto.js';
import type { OrderSummary } from '../../shipment/orders/order-summary.dto.js';
import type { OrderDetails } from '../../shipment/orders/order.dto.js';
import type { VatRates } from './invoice.dto.js';

const pdf = new FakePdf();
const app = await testApp({ pdf, rates: 'shipped' });
const owner = await aCompany(app);
const printed = () => (pdf.printed.at(-1) ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

/** What banks have published: the rate of a day, of one unit in another currency. */
async function publish(date: string, source: string, from: string, rate: number, to = 'PLN'): Promise<void> {
  await app.rows(
    `insert into exchange_rates (date, from_currency, to_currency, rate, source) values ($1, $2, $3, $4, $5)`,
    [date, from, to, rate, source],
  );
}

beforeEach(async () => {
  await app.rows(`delete from exchange_rates where date > '2025-01-01'`);
  app.clock.set('2026-11-20T09:30:00.000Z');
});

const lastEvent = async ({ id }: TestOrder) =>
  (await owner.api.read<OrderHistory>(`/orders/${id}/history`)).items.at(-1);
const saving = (order: TestOrder, input: object = {}) =>
  owner.api.post(`/orders/${order.id}/save-invoice`, input);
const billedIn = async (order: TestOrder, currency: string) => {
  await app.rows(`update orders set price_for_client = 1000, currency_for_client = $2 where id = $1`, [
    order.id,
    currency,
  ]);
  return order;
};

async function anOrderIn(currency: string, country: 'PL' | 'NO' = 'PL'): Promise<TestOrder> {
  await enterSeller(owner, country);
  return billedIn(await anOrderAt(app, owner, OrderStatus.OrderCreated), currency);
}

describe('an offer whose price takes an exchange rate', () => {
  async function quotedInEuros(): Promise<TestOrder> {
    const order = await anOrder(owner);
    await acceptRequest(order, 1);
    const [route = 0] = order.routes;
    const carrier = await aSubcontractor(owner);
    const { id } = await aQuote(app, order, route, carrier, { price: 100, currency: 'EUR' });
    await owner.api.change(`/order-routes/${route}/select-offer`, { offer_id: id });
    return order;
  }
  const send = (order: TestOrder, changes: object = {}) =>
    owner.api.post('/send-offers-to-client', mailFields(order, changes));
  const ratesOf = async ({ id }: TestOrder) =>
    (await owner.api.read<OrderSummary>(`/orders/${id}/summary`)).rates;

  test('is not sent by a rate of more than five working days ago, and stays as it was', async () => {
    const order = await quotedInEuros();
    expect(await ratesOf(order)).toMatchObject([{ from: 'EUR', date: '2024-12-31', too_old: true }]);
    const problem = refused(await send(order), 409, 'rate_too_old');
    expect(problem).toMatchObject({ from: 'EUR', to: 'PLN', date: '2024-12-31' });
    expect(problem.detail).toContain('2024-12-31');
    // A price that the forwarder names was reckoned by the same rate.
    refused(await send(order, { price_for_client: 5000 }), 409, 'rate_too_old');
    refused(await send(order, { accept_old_rate: false }), 409, 'rate_too_old');
    const details = await owner.api.read<OrderDetails>(`/orders/${order.id}/details`);
    expect(details).toMatchObject({ status: 1, price_for_client: null });
    expect(
      await app.rows('select 1 from messages where order_id = $1 and type = $2', [
        order.id,
        'offers_to_client',
      ]),
    ).toEqual([]);
  });

  test('is sent when somebody accepts the rate, and the history says which', async () => {
    const order = await quotedInEuros();
    expect((await send(order, { accept_old_rate: true })).status).toBe(200);
    expect(await lastEvent(order)).toMatchObject({
      event: 'send_to_client',
      facts: { old_rate: { from: 'EUR', to: 'PLN', rate: '4.273', date: '2024-12-31', source: 'NBP' } },
    });
    expect(await ratesOf(order)).toMatchObject([{ too_old: false }]);
  });

  test('goes by a rate of five working days ago, holidays and weekends not counted', async () => {
    const order = await quotedInEuros();
    await publish('2026-11-12', 'NBP', 'EUR', 4.3);
    refused(await send(order), 409, 'rate_too_old');
    await publish('2026-11-13', 'NBP', 'EUR', 4.3);
    expect((await send(order)).status).toBe(200);
    expect((await lastEvent(order))?.facts).toBeNull();
    const overHoliday = await quotedInEuros();
    await app.rows(`delete from exchange_rates where date > '2025-01-01'`);
    await publish('2026-11-10', 'NBP', 'EUR', 4.3);
    // 11 November is a holiday in Poland: 12, 13, 16, 17 and 18 are five.
    app.clock.set('2026-11-18T09:30:00.000Z');
    expect((await send(overHoliday)).status).toBe(200);
  });

  test('takes no rate in its carriers’ currency', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.SentToClient);
    expect((await lastEvent(order))?.facts).toBeNull();
  });
});

describe('an invoice in another currency than its tax', () => {
  const rates = ({ id }: TestOrder, query: { sale_date?: string } = {}) =>
    owner.api.read<VatRates>(`/orders/${id}/vat-rates`, query);

  test('is not saved by a rate of more than five working days before the tax point', async () => {
    const order = await anOrderIn('EUR');
    const { tax_rate, warnings } = await rates(order);
    expect(tax_rate).toMatchObject({ from: 'EUR', to: 'PLN', date: '2024-12-31', too_old: true });
    expect(warnings.map(({ code }) => code)).toContain('rate_old');
    const papers = pdf.printed.length;
    expect(refused(await saving(order), 409, 'rate_too_old')).toMatchObject({ date: '2024-12-31' });
    expect(pdf.printed).toHaveLength(papers);
    expect((await invoicesOf(order)).items).toEqual([]);
    const { number } = await saveInvoice(order, { accept_old_rate: true });
    expect(await lastEvent(order)).toMatchObject({
      event: 'save_invoice',
      reason: number,
      facts: { old_rate: { from: 'EUR', date: '2024-12-31' } },
    });
  });

  test('counts the age from the day before the sale, not from today', async () => {
    const order = await anOrderIn('EUR');
    await publish('2026-10-09', 'NBP', 'EUR', 4.31);
    await saveInvoice(order, { sale_date: '2026-10-13' });
    expect(printed()).toContain('1 EUR = 4,31 PLN (NBP');
    expect((await lastEvent(order))?.facts).toBeNull();
  });

  test('converts to zloty by the Polish bank’s table alone', async () => {
    const order = await anOrderIn('EUR');
    await publish('2026-11-18', 'ECB', 'EUR', 4.9, 'EUR');
    await app.rows(
      `update exchange_rates set from_currency = 'EUR', to_currency = 'PLN' where source = 'ECB'`,
    );
    expect((await rates(order, { sale_date: '2026-11-20' })).tax_rate).toMatchObject({ source: 'NBP' });
    refused(await saving(order), 409, 'rate_too_old');
  });

  test('converts to kroner by Norges Bank’s rate, never by another bank’s', async () => {
    await publish('2026-11-19', 'NBP', 'EUR', 4.3);
    await publish('2026-11-19', 'NBP', 'NOK', 0.36);
    const order = await anOrderIn('EUR', 'NO');
    expect((await rates(order)).tax_rate).toBeNull();
    await publish('2026-11-19', 'Norges Bank', 'EUR', 11.7955, 'NOK');
    expect((await rates(order)).tax_rate).toMatchObject({
      source: 'Norges Bank',
      rate: '11.7955',
      too_old: false,
    });
    await saveInvoice(order);
    expect(printed()).toMatch(/1 EUR = 11[,.]7955 NOK \(Norges Bank/);
    expect(printed()).toMatch(/11 795,50 NOK|11,795\.50 NOK|NOK/);
  });

  test('in its own currency takes no rate', async () => {
    const order = await anOrderIn('PLN');
    expect((await rates(order)).tax_rate).toBeNull();
    await saveInvoice(order);
  });

  test('is corrected by the rate of the invoice, however old that is', async () => {
    const order = await anOrderIn('EUR');
    await saveInvoice(order, { accept_old_rate: true });
    const corrected = await owner.api.post(`/orders/${order.id}/correct-invoice`, {
      reason: 'Rabat',
      net_amount: 900,
    });
    expect(corrected.status).toBe(201);
  });
});

describe('a VAT rate that is unusual', () => {
  test('is refused with the reason unless somebody insists, which the history keeps', async () => {
    const order = await anOrderIn('PLN');
    const problem = refused(await saving(order, { vat_rate: 23 }), 409, 'rate_unusual');
    expect(problem).toMatchObject({ usual: '0%', reason: expect.stringContaining('83(1)(23)') });
    expect(problem.detail).toContain('83(1)(23)');
    refused(await saving(order, { vat_case: 'oo' }), 409, 'rate_unusual');
    expect((await invoicesOf(order)).items).toEqual([]);
    await saveInvoice(order, { vat_rate: 23, accept_unusual_rate: true });
    expect((await lastEvent(order))?.facts).toEqual({ unusual_vat_rate: { vat_rate: 23, vat_case: null } });
  });

  test('is shown before, and may be looked at in a preview', async () => {
    const order = await anOrderIn('PLN');
    const { available_rates } = await owner.api.read<VatRates>(`/orders/${order.id}/vat-rates`);
    expect(available_rates.filter((rate) => !rate.is_unusual)).toMatchObject([
      { vat_rate: 0, vat_case: null },
    ]);
    await owner.api.act(`/orders/${order.id}/generate-invoice-preview`, { vat_rate: 23 });
  });

  test('of a transport at home is none at all', async () => {
    await enterSeller(owner, 'PL', polishSeller);
    const order = await anOrder(owner, { delivery_country: 'PL', delivery_post_code: '80-002' });
    await acceptRequest(order, 1);
    const [route = 0] = order.routes;
    const { id } = await aQuote(app, order, route, await aSubcontractor(owner));
    await owner.api.change(`/order-routes/${route}/select-offer`, { offer_id: id });
    await sendOffer(order);
    await step(order, OrderStatus.AcceptedByClient);
    await step(order, OrderStatus.OrderCreated);
    const problem = refused(await saving(order), 409, 'rate_unusual');
    expect(problem).toMatchObject({ usual: '23%' });
    await saveInvoice(order, { vat_rate: 23 });
  });

  test('is refused in a correction that brings it, and not in one that keeps it', async () => {
    const order = await anOrderIn('PLN');
    const correct = (input: object) =>
      owner.api.post(`/orders/${order.id}/correct-invoice`, { reason: 'Stawka', ...input });
    await saveInvoice(order);
    refused(await correct({ vat_rate: 23 }), 409, 'rate_unusual');
    expect((await correct({ vat_rate: 23, accept_unusual_rate: true })).status).toBe(201);
    expect(await lastEvent(order)).toMatchObject({
      event: 'invoice_corrected',
      facts: { unusual_vat_rate: { vat_rate: 23 } },
    });
    expect((await correct({ net_amount: 900 })).status).toBe(201);
    expect((await lastEvent(order))?.facts).toBeNull();
  });
});
