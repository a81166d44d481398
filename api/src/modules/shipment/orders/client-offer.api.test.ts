import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { refusesBadBodies } from '../../../testing/bad-bodies.js';
import { refusesValues } from '../../../testing/refused-values.js';
import { aSubcontractor } from '../../../testing/directory.js';
import { fingerprint } from '../../../testing/fingerprint.js';
import { acceptance, aLink } from '../../../testing/links.js';
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
import type { OfferPreview } from './client-offer.dto.js';
import type { OrderSummary } from './order-summary.dto.js';
import type { OrderDetails, OrderStep } from './order.dto.js';

const app = await testApp();
const owner = await aCompany(app);
await app.rows(
  `insert into exchange_rates (date, from_currency, to_currency, rate, source) values
   ('2026-11-20', 'EUR', 'PLN', 4.3, 'NBP'), ('2026-11-20', 'NOK', 'PLN', 0.36, 'NBP')`,
);

/** An order at 1 whose routes have these prices chosen. */
async function quoted(prices: readonly object[], as = owner): Promise<TestOrder> {
  const order = await anOrder(as);
  await acceptRequest(order, prices.length);
  for (const [index, price] of prices.entries()) {
    const carrier = await aSubcontractor(as);
    const { id } = await aQuote(app, order, order.routes[index] ?? 0, carrier, price);
    await as.api.change(`/order-routes/${order.routes[index]}/select-offer`, { offer_id: id });
    order.carriers.push(carrier);
    order.offers.push(id);
  }
  return order;
}

const summary = ({ id, owner: { api } }: TestOrder, currency?: string) =>
  api.read<OrderSummary>(`/orders/${id}/summary`, currency ? { currency } : {});
const send = (order: TestOrder, changes: object = {}) =>
  order.owner.api.act<OrderStep>('/send-offers-to-client', mailFields(order, changes));

describe('the summary', () => {
  test('adds margins route by route, converts each line by the rate of the day, and says which', async () => {
    const order = await quoted([{ price: 1000 }, { price: 333.33, currency: 'EUR' }]);
    await owner.api.change(`/order-routes/${order.routes[1]}`, { profit_margin: 7.5 });
    const inZloty = await summary(order);
    expect(inZloty.lines).toMatchObject([
      { route_id: order.routes[0], price: 1000, profit_margin: 10, price_with_margin: 1100, converted: 1100 },
      {
        price: 333.33,
        currency: 'EUR',
        profit_margin: 7.5,
        margin_amount: 25,
        price_with_margin: 358.33,
        converted: 1540.82,
      },
    ]);
    expect(inZloty).toMatchObject({
      currency: 'PLN',
      total: 2640.82,
      cost: 2433.32,
      margin: 207.5,
      margin_percent: 8.5,
      missing_rates: [],
      rates: [{ from: 'EUR', to: 'PLN', rate: '4.3', date: '2026-11-20', source: 'NBP' }],
      frozen: false,
      can_send: true,
      missing: [],
    });
    expect((await summary(order, 'EUR')).total).toBe(614.14);
    expect((await summary(order, 'NOK')).currency).toBe('NOK');
    expect(faultsIn(await owner.api.get(`/orders/${order.id}/summary`, { currency: 'USD' }))).toEqual({
      currency: 'not_in_list',
    });
  });

  test('counts a currency without a rate as nothing, warns, and lets no offer go', async () => {
    const poor = await testApp();
    await poor.rows(`delete from exchange_rates where from_currency = 'USD'`);
    const forwarder = await aCompany(poor);
    const order = await anOrder(forwarder);
    await acceptRequest(order, 1);
    const quote = await aQuote(poor, order, order.routes[0] ?? 0, await aSubcontractor(forwarder), {
      currency: 'USD',
    });
    await forwarder.api.change(`/order-routes/${order.routes[0]}/select-offer`, { offer_id: quote.id });
    const shown = await summary(order);
    expect(shown).toMatchObject({
      total: 0,
      missing_rates: ['USD'],
      can_send: false,
      lines: [{ converted: null }],
    });
    expect(shown.missing.map(({ code }) => code)).toContain('missing_rate');
    const problem = refused(
      await forwarder.api.post('/send-offers-to-client', mailFields(order, { price_for_client: 5000 })),
      409,
      'step_not_possible',
    );
    expect(problem.missing?.map(({ code }) => code)).toEqual(['missing_rate']);
  });

  test('says what is missing, in the language that is read', async () => {
    const order = await anOrderAt(app, owner, 1, { routes: 2 });
    const problem = refused(
      await owner.api.reading('pl').post('/send-offers-to-client', mailFields(order)),
      409,
      'step_not_possible',
    );
    expect(problem.missing).toMatchObject([
      { code: 'route_without_chosen_quote', route_ids: order.routes },
      { code: 'total_zero' },
    ]);
    expect(problem.missing?.[0]?.message).toMatch(/wycen/);
    expect((await owner.api.reading('pl').read<OrderSummary>(`/orders/${order.id}/summary`)).missing).toEqual(
      problem.missing,
    );
  });
});

describe('sending an offer', () => {
  test('freezes price, margins and rates; the status is 3', async () => {
    const order = await quoted([{ price: 1000 }, { price: 100, currency: 'EUR' }]);
    const sent = await send(order);
    expect(sent).toMatchObject({
      status: 3,
      price_for_client: 1573,
      currency_for_client: 'PLN',
      email_sent: true,
    });
    expect(sent.client_offer).toMatchObject({
      price: 1573,
      currency: 'PLN',
      lines: [
        { route_id: order.routes[0], offer_id: order.offers[0], price: 1000, converted: 1100, rate: '1' },
        {
          price: 100,
          currency: 'EUR',
          profit_margin: 10,
          price_with_margin: 110,
          rate: '4.3',
          converted: 473,
        },
      ],
    });
    await owner.api.change('/company-settings', { profit_margin: 50 });
    await app.rows(`update exchange_rates set rate = 8 where from_currency = 'EUR' and date = '2026-11-20'`);
    const frozen = await summary(order, 'EUR');
    expect(frozen).toMatchObject({ currency: 'PLN', total: 1573, frozen: true, can_send: false });
    expect(frozen.lines.map(({ profit_margin, converted }) => [profit_margin, converted])).toEqual([
      [10, 1100],
      [10, 473],
    ]);
    await owner.api.change('/company-settings', { profit_margin: 10 });
    await app.rows(
      `update exchange_rates set rate = 4.3 where from_currency = 'EUR' and date = '2026-11-20'`,
    );
  });

  test.each([
    ['the sum of the routes', {}, 1100, 'PLN'],
    ['a price that is named', { price_for_client: 1234.56 }, 1234.56, 'PLN'],
    ['a currency that is named', { currency_for_client: 'EUR' }, 255.81, 'EUR'],
    ['a margin for routes without one', { profit_margin: 20 }, 1200, 'PLN'],
    ['the price that was set by hand', 'by hand', 999.99, 'PLN'],
    ['the currency that was set before', 'set before', 255.81, 'EUR'],
  ])('offers %s', async (_what, how, price, currency) => {
    const order = await quoted([{ price: 1000 }]);
    if (how === 'by hand') {
      await owner.api.change(`/quotations/${order.id}/client-price`, { client_price: 999.99 });
    }
    if (how === 'set before') await owner.api.change(`/orders/${order.id}`, { currency_for_client: 'EUR' });
    const sent = await send(order, typeof how === 'string' ? {} : how);
    expect(sent).toMatchObject({ price_for_client: price, currency_for_client: currency });
    const link = await aLink(owner, { kind: 'client-offer-selection', order_id: order.id });
    const receipt = await app.api.act('/public/quotation-acceptance', acceptance(link));
    expect(receipt).toEqual({
      order_id: order.id,
      status: 4,
      action: 'accept',
      price_for_client: price,
      currency_for_client: currency,
    });
  });

  test('of nothing is a conflict', async () => {
    const order = await quoted([{ price: 1000 }]);
    const answer = await owner.api.post('/send-offers-to-client', mailFields(order, { price_for_client: 0 }));
    expect(refused(answer, 409, 'step_not_possible').missing).toMatchObject([{ code: 'total_zero' }]);
  });

  test('can be looked at before: with details and price, a link that leads nowhere, and nothing changed', async () => {
    const order = await quoted([{ price: 1000 }]);
    const before = await fingerprint(app);
    const mail = await owner.api.act<OfferPreview>('/send-offers-to-client/preview', {
      quotation_id: order.id,
      subject: 'Oferta {{company}}',
      message: '<p>Dzień dobry,<script>alert(1)</script> {{nobody}}</p>[OFFER DETAILS]',
      price_for_client: 1234.5,
      currency_for_client: 'EUR',
      valid_until: '2027-02-03',
    });
    expect(mail.unknown).toEqual(['{{nobody}}']);
    expect(mail.subject).not.toContain('{{');
    expect(mail.html).toMatch(/1[\s\u00a0]?234,50/);
    expect(mail.html).toContain('href="#"');
    expect(mail.html).not.toMatch(/script|client-offer-selection|\/l\//);
    expect(await fingerprint(app)).toEqual(before);
    refused(
      await (
        await aCompany(app)
      ).api.post('/send-offers-to-client/preview', {
        quotation_id: order.id,
        subject: '',
        message: '',
        price_for_client: 1,
        currency_for_client: 'PLN',
      }),
      404,
      'not_found',
    );
  });

  test('is looked at so often a minute and no more, and is not longer than a mail', async () => {
    const strict = await testApp({ settings: { RATE_LIMIT_FACTOR: '0.02' } });
    const stranger = await aCompany(strict);
    const mail = {
      quotation_id: 1,
      subject: '',
      message: '',
      price_for_client: 1,
      currency_for_client: 'PLN',
    };
    const look = (fields: object = {}) =>
      stranger.api.post('/send-offers-to-client/preview', { ...mail, ...fields });
    const tooLong = refused(await look({ message: 'x'.repeat(100_001) }), 422);
    expect(tooLong.errors).toMatchObject([{ field: 'message', code: 'too_long' }]);
    for (const status of [404, 404, 429]) refused(await look(), status);
    // Mails to clients and of invoices count with them.
    refused(await stranger.api.post('/preview-email', { subject: '', message: '' }), 429);
  });

  test('again after a revision is a new offer; links to the old one are dead', async () => {
    const order = await quoted([{ price: 1000 }]);
    await send(order);
    const old = await aLink(owner, { kind: 'client-offer-selection', order_id: order.id });
    await step(order, 5);
    expect(await step(order, 1)).toMatchObject({ status: 1, allowed_statuses: [] });
    refused(await app.api.post('/public/quotation-acceptance', acceptance(old)), 400, 'invalid_link');
    await owner.api.change(`/order-routes/${order.routes[0]}`, { profit_margin: 0 });
    await sendOffer(order);
    refused(await app.api.post('/public/quotation-acceptance', acceptance(old)), 400, 'invalid_link');
    const details = await owner.api.read<OrderDetails>(`/orders/${order.id}/details`);
    expect(details).toMatchObject({ status: 3, price_for_client: 1000, client_offer: { price: 1000 } });
    const link = await aLink(owner, { kind: 'client-offer-selection', order_id: order.id });
    expect(await app.api.act('/public/quotation-acceptance', acceptance(link))).toMatchObject({ status: 4 });
    const offers = await app.rows('select answer from client_offers where order_id = $1 order by id', [
      order.id,
    ]);
    expect(offers).toEqual([{ answer: 'reject' }, { answer: 'accept' }]);
  });
});

const order = await quoted([{ price: 1000 }]);

describe('bad input', () => {
  const post = (changes: object) => owner.api.post('/send-offers-to-client', mailFields(order, changes));

  test('all faults are told at once, and nothing changes', async () => {
    const before = await fingerprint(app);
    const faults = faultsIn(
      await post({
        recipient_email: 'a@b.example, c@d.example',
        subject: 'Offer\r\nBcc: x@y.example',
        message: 5,
        profit_margin: 100.1,
        price_for_client: -1,
        currency_for_client: 'USD',
        cc: 'x@y.example',
      }),
    );
    expect(faults).toEqual({
      cc: 'unknown_field',
      currency_for_client: 'not_in_list',
      message: 'not_a_text',
      price_for_client: 'too_small',
      profit_margin: 'too_large',
      recipient_email: 'invalid_email',
      subject: 'invalid_characters',
    });
    expect(await fingerprint(app)).toBe(before);
  });

  refusesValues(
    [
      ['subject', '  ', 'required'],
      ['subject', 'x'.repeat(201), 'too_long'],
      ['message', 'x'.repeat(100_001), 'too_long'],
      ['profit_margin', 5.55, 'too_many_decimals'],
      ['profit_margin', -1, 'too_small'],
      ['profit_margin', '10', 'not_a_number'],
      ['price_for_client', 10.005, 'too_many_decimals'],
      ['quotation_id', '7', 'not_an_integer'],
      ['recipient_email', '', 'required'],
    ],
    (field, value) => post({ [field]: value }),
  );

  refusesBadBodies({
    method: 'POST',
    path: () => '/send-offers-to-client',
    caller: () => owner.api,
    body: () => mailFields(order),
  });
});
