import { describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { aSubcontractor } from '../../../testing/directory.js';
import { fingerprint } from '../../../testing/fingerprint.js';
import { acceptance, aLink } from '../../../testing/links.js';
import {
  acceptRequest,
  anOrder,
  aQuote,
  chooseQuotes,
  mailFields,
  step,
  type TestOrder,
} from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { LinkView } from '../links/link.dto.js';
import type { RouteList } from '../routes/route.dto.js';
import type { OfferPreview, OfferVariantInput } from './client-offer.dto.js';
import type { OrderHistory } from './order-history.dto.js';
import type { OrderSummary } from './order-summary.dto.js';
import type { OrderDetails, OrderStep } from './order.dto.js';

const app = await testApp();
const owner = await aCompany(app);
await app.rows(
  `insert into exchange_rates (date, from_currency, to_currency, rate, source) values ('2026-11-20', 'EUR', 'PLN', 4.3, 'NBP')`,
);

/** An order with two routes and two quotes for each: a cheap one, and one that is a day faster. */
async function priced(as = owner): Promise<{ order: TestOrder; cheap: number[]; fast: number[] }> {
  const order = await anOrder(as);
  await acceptRequest(order, 2);
  await chooseQuotes(app, order);
  const fast: number[] = [];
  for (const route of order.routes) {
    const price = { price: 200, currency: 'EUR', delivery_date: '2026-12-02T12:00:00.000Z' };
    fast.push((await aQuote(app, order, route, await aSubcontractor(as), price)).id);
  }
  return { order, cheap: order.offers, fast };
}

const offered = ({ cheap, fast }: { cheap: number[]; fast: number[] }): OfferVariantInput[] => [
  { kind: 'cheap', quote_ids: cheap },
  { kind: 'own', label: ' Ekspres ', quote_ids: fast, price_for_client: 555.5, currency_for_client: 'EUR' },
];
const send = (order: TestOrder, variants: OfferVariantInput[], changes: object = {}) =>
  order.owner.api.act<OrderStep>('/send-offers-to-client', mailFields(order, { variants, ...changes }));
async function sent(): Promise<Awaited<ReturnType<typeof priced>>> {
  const made = await priced();
  await send(made.order, offered(made));
  return made;
}
const linkTo = (order: TestOrder) =>
  aLink(order.owner, { kind: 'client-offer-selection', order_id: order.id });
const answer = async (order: TestOrder, fields: object) =>
  app.api.post('/public/quotation-acceptance', acceptance(await linkTo(order), fields));
const details = ({ id, owner: { api } }: TestOrder) => api.read<OrderDetails>(`/orders/${id}/details`);
const chosen = async ({ id, owner: { api } }: TestOrder) =>
  (await api.read<RouteList>(`/orders/${id}/order-routes`)).items.map(
    ({ subcontractor_offer_id }) => subcontractor_offer_id,
  );
const lastEvent = async ({ id, owner: { api } }: TestOrder) =>
  (await api.read<OrderHistory>(`/orders/${id}/history`)).items.at(-1);
const summary = ({ id, owner: { api } }: TestOrder) => api.read<OrderSummary>(`/orders/${id}/summary`);
async function view(order: TestOrder): Promise<LinkView> {
  const link = await linkTo(order);
  return app.api.read('/public/links/client-offer-selection', {
    order_id: order.id,
    sig: link.sig,
    exp: link.exp,
  });
}

describe('an offer in variants', () => {
  test('freezes price, margins and rates of each; the first stands until the client has chosen', async () => {
    const { order, cheap, fast } = await priced();
    // What was chosen before is not what is offered first.
    for (const [index, route] of order.routes.entries())
      await owner.api.change(`/order-routes/${route}/select-offer`, { offer_id: fast[index] });
    const step3 = await send(order, offered({ cheap, fast }));
    expect(step3).toMatchObject({ status: 3, price_for_client: 2200, currency_for_client: 'PLN' });
    expect(step3.client_offer).toMatchObject({
      price: 2200,
      chosen_variant: null,
      variants: [
        { number: 1, kind: 'cheap', label: null, price: 2200, currency: 'PLN' },
        {
          number: 2,
          kind: 'own',
          label: 'Ekspres',
          price: 555.5,
          currency: 'EUR',
          lines: [
            { offer_id: fast[0], price: 200, currency: 'EUR', rate: '1', converted: 220 },
            { offer_id: fast[1] },
          ],
        },
      ],
    });
    expect(step3.client_offer?.variants[1]?.legs[0]).toEqual({
      pickup_city: 'Gdańsk',
      pickup_country: 'PL',
      pickup_date: '2026-12-01T09:00:00.000Z',
      delivery_city: 'Bergen',
      delivery_country: 'NO',
      delivery_date: '2026-12-02T12:00:00.000Z',
    });
    expect(await chosen(order)).toEqual(cheap);
    await owner.api.change('/company-settings', { profit_margin: 50 });
    expect(await summary(order)).toMatchObject({ total: 2200, frozen: true });
    await owner.api.change('/company-settings', { profit_margin: 10 });
    expect((await lastEvent(order))?.facts).toMatchObject({
      variants: [
        { number: 1, kind: 'cheap', label: null, price: 2200, currency: 'PLN' },
        { number: 2, kind: 'own', label: 'Ekspres', price: 555.5, currency: 'EUR' },
      ],
    });
  });

  test('is what the mail and the page let choose from, and neither names one price', async () => {
    const { order } = await sent();
    const [mail] = await app.rows<{ html: string; text_body: string }>(
      `select o.html, o.text_body from mail_outbox o join messages m on m.id = o.message_id
       where m.order_id = $1 and m.type = 'offers_to_client'`,
      [order.id],
    );
    expect(mail?.text_body).toMatch(/Warianty do wyboru \(ceny netto\):\n- Najtańszy: 2.200,00.PLN/);
    expect(mail?.text_body).toMatch(/- Ekspres: 555,50.EUR\n {2}Gdańsk → Bergen: .*2026/);
    expect(mail?.html).toContain('Ekspres');
    expect(mail?.text_body).not.toMatch(/Cena netto:/);
    const shown = await view(order);
    expect(shown).toMatchObject({
      accepted_variant: null,
      price: null,
      offers: [],
      open: true,
      variants: [
        { number: 1, kind: 'cheap', price: 2200, currency: 'PLN' },
        { number: 2, label: 'Ekspres', price: 555.5, legs: [{ pickup_time_zone: 'Europe/Warsaw' }, {}] },
      ],
    });
    expect(JSON.stringify(shown.variants)).not.toMatch(/profit_margin|converted|offer_id/);
  });

  test('is reminded of with the same variants', async () => {
    const { order } = await sent();
    await owner.api.act(`/orders/${order.id}/remind-client`, undefined);
    const [mail] = await app.rows<{ text_body: string }>(
      `select o.text_body from mail_outbox o join messages m on m.id = o.message_id
       where m.order_id = $1 and m.type = 'follow_up'`,
      [order.id],
    );
    expect(mail?.text_body).toMatch(/- Ekspres: 555,50.EUR/);
  });

  test('is taken as the client says: quotes, price, rates and history are that variant’s', async () => {
    const { order, fast } = await sent();
    const before = await fingerprint(app);
    expect(faultsIn(await answer(order, {}))).toEqual({ variant: 'variant_required' });
    expect(faultsIn(await answer(order, { variant: 3 }))).toEqual({ variant: 'not_in_list' });
    expect(faultsIn(await answer(order, { variant: 4 }))).toEqual({ variant: 'too_large' });
    expect(await fingerprint(app)).toBe(before);
    const receipt = await app.api.act(
      '/public/quotation-acceptance',
      acceptance(await linkTo(order), { variant: 2 }),
    );
    expect(receipt).toMatchObject({
      status: 4,
      action: 'accept',
      price_for_client: 555.5,
      currency_for_client: 'EUR',
    });
    expect(await chosen(order)).toEqual(fast);
    expect(await details(order)).toMatchObject({
      price_for_client: 555.5,
      client_offer: { price: 555.5, currency: 'EUR', chosen_variant: 2, lines: [{ offer_id: fast[0] }, {}] },
    });
    expect(await summary(order)).toMatchObject({ currency: 'EUR', total: 555.5, cost: 400 });
    // Whoever opens the link later reads what was accepted, and nothing of the other variant.
    expect(await view(order)).toMatchObject({
      answered: 'accept',
      price: 555.5,
      currency: 'EUR',
      variants: [],
      accepted_variant: { number: 2, kind: 'own', label: 'Ekspres', price: 555.5, currency: 'EUR' },
    });
    expect(await lastEvent(order)).toMatchObject({
      event: 'client_accepts',
      user_id: null,
      facts: { variant: { number: 2, kind: 'own', label: 'Ekspres', price: 555.5, currency: 'EUR' } },
    });
    expect(await view(order)).toMatchObject({
      answered: 'accept',
      price: 555.5,
      currency: 'EUR',
      variants: [],
    });
    // The same again is fine; another one is not.
    expect((await answer(order, { variant: 2 })).status).toBe(200);
    expect((await answer(order, {})).status).toBe(200);
    refused(await answer(order, { variant: 1 }), 409, 'answered_otherwise');
    expect(await chosen(order)).toEqual(fast);
  });

  test('of two who take different variants at once, one wins', async () => {
    const { order, cheap, fast } = await sent();
    const answers = await Promise.all([answer(order, { variant: 1 }), answer(order, { variant: 2 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { client_offer } = await details(order);
    expect(await chosen(order)).toEqual(client_offer?.chosen_variant === 1 ? cheap : fast);
  });

  test('is taken by telephone as the forwarder says', async () => {
    const { order, fast } = await sent();
    const say = (fields: object) => owner.api.put(`/orders/${order.id}/status`, { status: 4, ...fields });
    expect(faultsIn(await say({}))).toEqual({ variant: 'variant_required' });
    expect((await details(order)).status).toBe(3);
    expect((await say({ variant: 2, reason: 'Telefon' })).status).toBe(200);
    expect(await chosen(order)).toEqual(fast);
    expect(await lastEvent(order)).toMatchObject({
      user_id: owner.id,
      reason: 'Telefon',
      facts: { variant: { number: 2 } },
    });
  });

  test('can be rejected as a whole, and offered anew', async () => {
    const { order, cheap, fast } = await sent();
    expect((await answer(order, { action: 'reject', variant: 2, lost_reason: 'price' })).status).toBe(200);
    expect((await details(order)).client_offer).toMatchObject({ chosen_variant: null });
    await step(order, OrderStatus.Accepted);
    await send(order, [
      { kind: 'fast', quote_ids: fast },
      { kind: 'cheap', quote_ids: cheap },
    ]);
    expect((await answer(order, { variant: 1 })).status).toBe(200);
    expect(await chosen(order)).toEqual(fast);
  });

  test('is chosen from over the plain form of the page', async () => {
    const { order, fast } = await sent();
    const { url } = await linkTo(order);
    const post = (fields: object) =>
      request(app.server)
        .post(url.pathname + url.search)
        .set('accept', 'text/html')
        .type('form')
        .send(fields);
    const asked = await post({ ask: 'accept', variant: '2' });
    expect(asked.text).toMatch(/<input type="hidden" name="variant" value="2"\/?>/);
    expect(asked.text).toMatch(/Przyjmuję ofertę za 555,50.EUR/);
    expect((await post({ action: 'accept', variant: '2' })).status).toBe(303);
    expect(await chosen(order)).toEqual(fast);
  });

  test('can be looked at before it is sent', async () => {
    const { order, cheap, fast } = await priced();
    const before = await fingerprint(app);
    const { html } = await owner.api.act<OfferPreview>('/send-offers-to-client/preview', {
      quotation_id: order.id,
      subject: 'Oferta',
      message: '[OFFER DETAILS]',
      price_for_client: 1,
      currency_for_client: 'PLN',
      variants: offered({ cheap, fast }),
    });
    expect(html).toMatch(/Najtańszy[^]*2.200,00.PLN[^]*Ekspres[^]*555,50.EUR/);
    expect(await fingerprint(app)).toBe(before);
  });
});

describe('an offer of one price', () => {
  test('has no variant to take', async () => {
    const { order } = await priced();
    await order.owner.api.act('/send-offers-to-client', mailFields(order));
    expect(faultsIn(await answer(order, { variant: 1 }))).toEqual({ variant: 'invalid_value' });
    expect((await details(order)).client_offer).toMatchObject({ variants: [], chosen_variant: null });
    expect((await view(order)).variants).toEqual([]);
    expect((await answer(order, {})).status).toBe(200);
  });
});

describe('bad variants', () => {
  test('are told at once, and nothing changes', async () => {
    const { order, cheap, fast } = await priced();
    const stranger = await priced(await aCompany(app));
    const before = await fingerprint(app);
    const post = (variants: object[], changes: object = {}) =>
      owner.api.post('/send-offers-to-client', mailFields(order, { variants, ...changes }));
    const one = { kind: 'cheap', quote_ids: cheap };
    expect(faultsIn(await post([one]))).toEqual({ variants: 'too_few_items' });
    expect(faultsIn(await post([one, one, one, one]))).toMatchObject({ variants: 'too_many_items' });
    expect(
      faultsIn(
        await post(
          [
            { ...one, price_for_client: 1.005 },
            { kind: 'cheap', quote_ids: fast },
            { kind: 'own', label: ' ', quote_ids: [cheap[0], cheap[0]] },
          ],
          { price_for_client: 5 },
        ),
      ),
    ).toEqual({
      'variants.0.price_for_client': 'too_many_decimals',
      'variants.1.kind': 'invalid_value',
      'variants.2.label': 'required',
      'variants.2.quote_ids': 'incomplete_list',
      price_for_client: 'invalid_value',
    });
    expect(
      faultsIn(
        await post([
          { kind: 'cheap', quote_ids: [cheap[0]] },
          { kind: 'fast', quote_ids: stranger.fast },
          { kind: 'own', label: 'x', quote_ids: [cheap[0], fast[0]] },
        ]),
      ),
    ).toEqual({
      'variants.0.quote_ids': 'incomplete_list',
      'variants.1.quote_ids': 'unknown_record',
      'variants.2.quote_ids': 'incomplete_list',
    });
    const nothing = await post([
      { ...one, price_for_client: 0 },
      { kind: 'fast', quote_ids: fast },
    ]);
    expect(refused(nothing, 409, 'step_not_possible').missing).toMatchObject([{ code: 'total_zero' }]);
    expect(await fingerprint(app)).toBe(before);
  });
});
