import { beforeAll, describe, expect, test } from '@jest/globals';
import { aSubcontractor } from '../../../testing/directory.js';
import { acceptance, aLink } from '../../../testing/links.js';
import { acceptRequest, anOrder, aQuote, mailFields, type TestOrder } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { OrderSummary } from './order-summary.dto.js';
import type { OrderDetails, OrderStep } from './order.dto.js';

// A job of three routes in three currencies. Every figure was reckoned by hand; none comes from the product.
//
// Rates of 2026-11-20: 1 EUR = 4.2587 PLN, 1 NOK = 0.3621 PLN. Across, with twelve decimals:
//   1 PLN = 1 / 4.2587      = 0.234813440721 EUR     1 PLN = 1 / 0.3621      = 2.761668047501 NOK
//   1 NOK = 0.3621 / 4.2587 = 0.085025946885 EUR     1 EUR = 4.2587 / 0.3621 = 11.761115713891 NOK
//
// Margins: the first route has its own, the second the company's 8.5 %, the third its own of nothing.
//   3333.33 PLN × 1.073 = 3576.66309 → 3576.66 PLN
//   1445.00 EUR × 1.085 = 1567.825   → 1567.83 EUR, away from zero
//   9999.99 NOK × 1     =              9999.99 NOK
const app = await testApp();
const owner = await aCompany(app);
await app.rows(
  `insert into exchange_rates (date, from_currency, to_currency, rate, source) values
   ('2026-11-20', 'EUR', 'PLN', 4.2587, 'NBP'), ('2026-11-20', 'NOK', 'PLN', 0.3621, 'NBP')`,
);
await owner.api.change('/company-settings', { profit_margin: 8.5 });

const routes = [
  { price: 3333.33, currency: 'PLN', margin: 7.3 },
  { price: 1445, currency: 'EUR', margin: null },
  { price: 9999.99, currency: 'NOK', margin: 0 },
] as const;

async function quotedJob(): Promise<TestOrder> {
  const order = await anOrder(owner);
  await acceptRequest(order, routes.length);
  for (const [index, { margin, ...price }] of routes.entries()) {
    const route = order.routes[index] ?? 0;
    const { id } = await aQuote(app, order, route, await aSubcontractor(owner), price);
    const change = { subcontractor_offer_id: id, ...(margin === null ? {} : { profit_margin: margin }) };
    await owner.api.change(`/order-routes/${route}`, change);
  }
  return order;
}

async function summary({ id }: TestOrder, currency?: string) {
  const read = await owner.api.read<OrderSummary>(`/orders/${id}/summary`, currency ? { currency } : {});
  const { cost, margin, margin_percent, total, lines } = read;
  return {
    currency: read.currency,
    converted: lines.map((line) => line.converted),
    sums: [cost, margin, margin_percent, total],
    withMargin: lines.map((line) => line.price_with_margin),
    margins: lines.map((line) => [line.profit_margin, line.margin_amount]),
    frozen: read.frozen,
  };
}

const ownMargins = [
  [7.3, 243.33], // 3576.66 − 3333.33
  [8.5, 122.83], // 1567.83 − 1445.00
  [0, 0],
];

describe('a job of three routes in three currencies', () => {
  let order: TestOrder;

  beforeAll(async () => {
    order = await quotedJob();
  });

  test('sums up in PLN to the grosz', async () => {
    // 1567.83 × 4.2587 = 6676.917621 → 6676.92; 9999.99 × 0.3621 = 3620.996379 → 3621.00
    // 3576.66 + 6676.92 + 3621.00 = 13874.58
    // Cost: 3333.33 + (1445 × 4.2587 = 6153.8215 → 6153.82) + 3621.00 = 13108.15
    // Margin: 13874.58 − 13108.15 = 766.43, 766.43 / 13108.15 = 5.85 % → 5.8 % (5.8470)
    expect(await summary(order)).toEqual({
      currency: 'PLN',
      converted: [3576.66, 6676.92, 3621],
      sums: [13108.15, 766.43, 5.8, 13874.58],
      withMargin: [3576.66, 1567.83, 9999.99],
      margins: ownMargins,
      frozen: false,
    });
  });

  test('sums up in EUR to the cent', async () => {
    // 3576.66 × 0.234813440721 = 839.84784… → 839.85; 9999.99 × 0.085025946885 = 850.25861… → 850.26
    // 839.85 + 1567.83 + 850.26 = 3257.94
    // Cost: (3333.33 × 0.234813440721 = 782.71068… → 782.71) + 1445 + 850.26 = 3077.97
    // Margin: 3257.94 − 3077.97 = 179.97, of the cost 5.8470 %
    expect(await summary(order, 'EUR')).toMatchObject({
      currency: 'EUR',
      converted: [839.85, 1567.83, 850.26],
      sums: [3077.97, 179.97, 5.8, 3257.94],
      margins: ownMargins,
    });
  });

  test('sums up in NOK to the øre', async () => {
    // 3576.66 × 2.761668047501 = 9877.54763… → 9877.55; 1567.83 × 11.761115713891 = 18439.43004… → 18439.43
    // 9877.55 + 18439.43 + 9999.99 = 38316.97
    // Cost: (3333.33 × 2.761668047501 = 9205.55095… → 9205.55)
    //   + (1445 × 11.761115713891 = 16994.81220… → 16994.81) + 9999.99 = 36200.35
    // Margin: 38316.97 − 36200.35 = 2116.62, of the cost 5.8469 %
    expect(await summary(order, 'NOK')).toMatchObject({
      currency: 'NOK',
      converted: [9877.55, 18439.43, 9999.99],
      sums: [36200.35, 2116.62, 5.8, 38316.97],
      margins: ownMargins,
    });
  });

  test('is frozen by the offer: its margin, its currency and its rates stay', async () => {
    // The offer's margin holds for the route without one of its own: 1445 × 1.125 = 1625.625 → 1625.63 EUR
    // 839.85 + 1625.63 + 850.26 = 3315.74; 3315.74 − 3077.97 = 237.77, of the cost 7.7249 %
    const sent = await owner.api.act<OrderStep>(
      '/send-offers-to-client',
      mailFields(order, { profit_margin: 12.5, currency_for_client: 'EUR' }),
    );
    expect(sent).toMatchObject({ status: 3, price_for_client: 3315.74, currency_for_client: 'EUR' });
    expect(sent.client_offer).toMatchObject({
      price: 3315.74,
      currency: 'EUR',
      lines: [
        { price: 3333.33, price_with_margin: 3576.66, rate: '0.234813440721', converted: 839.85 },
        { price: 1445, price_with_margin: 1625.63, rate: '1', converted: 1625.63 },
        { price: 9999.99, price_with_margin: 9999.99, rate: '0.085025946885', converted: 850.26 },
      ],
    });
    await owner.api.change('/company-settings', { profit_margin: 40 });
    await app.rows(`update exchange_rates set rate = rate * 3 where date = '2026-11-20'`);
    for (const asked of [undefined, 'PLN', 'NOK']) {
      expect(await summary(order, asked)).toEqual({
        currency: 'EUR',
        converted: [839.85, 1625.63, 850.26],
        sums: [3077.97, 237.77, 7.7, 3315.74],
        withMargin: [3576.66, 1625.63, 9999.99],
        margins: [
          [7.3, 243.33],
          [12.5, 180.63], // 1625.63 − 1445.00
          [0, 0],
        ],
        frozen: true,
      });
    }
  });

  test('costs the client what was offered, also when rates were others by then', async () => {
    const link = await aLink(owner, { kind: 'client-offer-selection', order_id: order.id });
    const receipt = await app.api.act('/public/quotation-acceptance', acceptance(link));
    expect(receipt).toMatchObject({ status: 4, price_for_client: 3315.74, currency_for_client: 'EUR' });
    const { client_offer } = await owner.api.read<OrderDetails>(`/orders/${order.id}/details`);
    expect(client_offer).toMatchObject({ price: 3315.74, currency: 'EUR' });
  });
});
