import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { refusesBadBodies } from '../../../testing/bad-bodies.js';
import { refusesValues } from '../../../testing/refused-values.js';
import { aSubcontractor } from '../../../testing/directory.js';
import { aLink, offerIds } from '../../../testing/links.js';
import { anOrderAt, aQuote, priceFields, type TestOrder } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { OrderHistory } from '../orders/order-history.dto.js';
import type { OfferDto, OfferPage } from './offer.dto.js';

const app = await testApp();
const owner = await aCompany(app);

async function offerLink(order: TestOrder, carrierId: number, index = 0) {
  const ids = { order_id: order.id, route_id: order.routes[index] ?? 0, subcontractor_id: carrierId };
  return aLink(owner, { kind: 'subcontractor-offer', ...ids });
}

describe('a price over a link', () => {
  test('is stored with who gave it, for which route, and makes the order unread', async () => {
    const order = await anOrderAt(app, owner, 1);
    const carrier = await aSubcontractor(owner);
    const given = priceFields({ price: 1234.56, currency: 'EUR', notes: ' From Monday ' });
    const receipt = await aQuote(app, order, order.routes[0] ?? 0, carrier, given);
    expect(receipt).toEqual({
      ...given,
      notes: 'From Monday',
      id: receipt.id,
      quotation_id: order.id,
      quotation_route_id: order.routes[0],
      subcontractor_id: carrier.id,
    });
    const offer = await owner.api.read<OfferDto>(`/subcontractor-offers/${receipt.id}`);
    expect(offer).toMatchObject({
      ...receipt,
      user_id: owner.id,
      subcontractor: { name: carrier.name, email: carrier.email },
      profit_margin: 10,
      price_with_margin: 1358.02,
      is_chosen: false,
    });
    expect(await owner.api.read(`/orders/${order.id}/details`)).toMatchObject({ is_read: false });
  });

  test('replaces the earlier one of the same carrier; the history keeps it; a repeat changes nothing', async () => {
    const order = await anOrderAt(app, owner, 1);
    const carrier = await aSubcontractor(owner);
    const route = order.routes[0] ?? 0;
    const first = await aQuote(app, order, route, carrier, { price: 1000 });
    const repeated = await aQuote(app, order, route, carrier, { price: 1000 });
    const replaced = await aQuote(app, order, route, carrier, { price: 900, currency: 'EUR' });
    expect([repeated.id, replaced.id]).toEqual([first.id, first.id]);
    const list = await owner.api.read<OfferPage>(`/subcontractor-offers/route/${route}`);
    expect(list).toMatchObject({ total: 1, items: [{ id: first.id, price: 900, currency: 'EUR' }] });
    const { items } = await owner.api.read<OrderHistory>(`/orders/${order.id}/history`);
    expect(items.filter(({ event }) => event === 'offer_replaced')).toMatchObject([
      {
        from_status: 1,
        to_status: 1,
        user_id: null,
        reason: carrier.name,
        facts: {
          pickup_city: 'Gdańsk',
          delivery_city: 'Bergen',
          before: { price: 1000, currency: 'PLN' },
          after: { price: 900, currency: 'EUR' },
        },
      },
    ]);
  });

  test('that keeps amount and currency but not the dates replaces too', async () => {
    const order = await anOrderAt(app, owner, 1);
    const carrier = await aSubcontractor(owner);
    const route = order.routes[0] ?? 0;
    const { id } = await aQuote(app, order, route, carrier);
    await aQuote(app, order, route, carrier, { delivery_date: '2026-12-05T12:00:00.000Z', notes: 'later' });
    expect(await owner.api.read(`/subcontractor-offers/${id}`)).toMatchObject({
      delivery_date: '2026-12-05T12:00:00.000Z',
      notes: 'later',
    });
  });

  test('for a route that was deleted is an invalid link', async () => {
    const order = await anOrderAt(app, owner, 1, { routes: 2 });
    const link = await offerLink(order, (await aSubcontractor(owner)).id, 1);
    await owner.api.remove(`/order-routes/${order.routes[1]}`);
    refused(
      await app.api.post('/public/subcontractor-offer', { ...offerIds(link), ...priceFields() }),
      400,
      'invalid_link',
    );
  });

  test('of a carrier or for an order that was deleted is an invalid link', async () => {
    const order = await anOrderAt(app, owner, 1);
    const carrier = await aSubcontractor(owner);
    const link = await offerLink(order, carrier.id);
    await owner.api.remove(`/subcontractors/${carrier.id}`);
    const give = () => app.api.post('/public/subcontractor-offer', { ...offerIds(link), ...priceFields() });
    refused(await give(), 400, 'invalid_link');
    await owner.api.remove(`/orders/${order.id}`);
    refused(await give(), 400, 'invalid_link');
  });
});

const link = await offerLink(await anOrderAt(app, owner, 1), (await aSubcontractor(owner)).id);

describe('rules of a price', () => {
  const body = (changes: object = {}) => ({ ...offerIds(link), ...priceFields(), ...changes });
  const post = (changes: object) => app.api.post('/public/subcontractor-offer', body(changes));

  refusesValues(
    [
      ['price', 0, 'must_be_positive'],
      ['price', -5, 'must_be_positive'],
      ['price', 10.005, 'too_many_decimals'],
      ['price', 1e12, 'too_large'],
      ['price', '100', 'not_a_number'],
      ['price', null, 'not_a_number'],
      ['currency', 'GBP', 'not_in_list'],
      ['currency', '', 'not_in_list'],
      ['pickup_date', '1.12.2026', 'not_a_date'],
      ['pickup_date', 1_800_000_000, 'not_a_date'],
      ['delivery_date', '2200-01-01T00:00:00Z', 'year_out_of_range'],
      ['notes', 'x'.repeat(4_001), 'too_long'],
      ['margin', 5, 'unknown_field'],
    ],
    (field, value) => post({ [field]: value }),
  );

  test('the least price is a hundredth; loading and unloading may be at the same moment', async () => {
    const same = priceFields().pickup_date;
    expect((await post({ price: 0.01, delivery_date: same })).status).toBe(201);
  });

  test('all faults are told at once', async () => {
    const faults = faultsIn(
      await post({
        price: 0,
        currency: 'X',
        pickup_date: '2026-12-09T00:00:00Z',
        delivery_date: '2026-12-08T00:00:00Z',
      }),
    );
    expect(faults).toEqual({
      currency: 'not_in_list',
      delivery_date: 'delivery_before_pickup',
      pickup_date: 'pickup_after_delivery',
      price: 'must_be_positive',
    });
  });

  refusesBadBodies({
    method: 'POST',
    path: () => '/public/subcontractor-offer',
    caller: () => app.api,
    body,
  });
});

describe('lists', () => {
  test('of a route are by price; of an order and of the company in pages', async () => {
    const forwarder = await aCompany(app);
    const order = await anOrderAt(app, forwarder, 1);
    const route = order.routes[0] ?? 0;
    for (const price of [300, 100, 200])
      await aQuote(app, order, route, await aSubcontractor(forwarder), { price });
    const other = await anOrderAt(app, forwarder, 1, { spares: true });
    const read = (path: string, query = {}) => forwarder.api.read<OfferPage>(path, query);
    const prices = ({ items }: OfferPage) => items.map(({ price }) => price);
    expect(prices(await read(`/subcontractor-offers/route/${route}`))).toEqual([100, 200, 300]);
    expect(prices(await read('/subcontractor-offers', { order_id: order.id }))).toEqual([200, 100, 300]);
    expect(prices(await read('/subcontractor-offers', { sort: '-price', page_size: 2 }))).toEqual([
      1200, 1000,
    ]);
    expect((await read('/subcontractor-offers')).total).toBe(5);
    expect(await forwarder.api.read(`/subcontractor-offers/count/${other.id}`)).toEqual({ count: 2 });
    expect((await read('/subcontractor-offers', { q: other.carriers[0]?.name ?? '' })).total).toBe(1);
    expect(
      faultsIn(await forwarder.api.get('/subcontractor-offers', { order_id: 'x', sort: 'margin' })),
    ).toHaveProperty('order_id');
  });
});
