import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { refusesBadBodies } from '../../../testing/bad-bodies.js';
import { refusesValues, type RefusedValue } from '../../../testing/refused-values.js';
import { aSubcontractor } from '../../../testing/directory.js';
import { anOrderAt, aQuote, transportFields } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { OrderHistory } from '../orders/order-history.dto.js';
import type { PriceRequestAnswer, PriceRequestList } from './price-request.dto.js';
import type { RouteDto, RouteList } from './route.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const routesOf = async (orderId: number) =>
  (await owner.api.read<RouteList>(`/orders/${orderId}/order-routes`)).items;

describe('routes', () => {
  test('follow each other; without the one in the middle the others close up', async () => {
    const order = await anOrderAt(app, owner, 1, { routes: 3 });
    const routes = await routesOf(order.id);
    expect(routes.map(({ id, position }) => [id, position])).toEqual(
      order.routes.map((id, index) => [id, index + 1]),
    );
    await owner.api.remove(`/order-routes/${order.routes[1]}`);
    expect((await routesOf(order.id)).map(({ id, position }) => [id, position])).toEqual([
      [order.routes[0], 1],
      [order.routes[2], 2],
    ]);
    for (const id of [order.routes[0], order.routes[2]]) await owner.api.remove(`/order-routes/${id}`);
    expect(await owner.api.read(`/orders/${order.id}/order-routes`)).toEqual({
      items: [],
      total: 0,
      hints: [],
    });
  });

  test('take the terms of the company, unless they are given', async () => {
    const { id } = await anOrderAt(app, owner, 1);
    const add = (changes: object) =>
      owner.api.create<RouteDto>('/order-routes', { ...transportFields(), quotation_id: id, ...changes });
    expect(await add({})).toMatchObject({
      payment_terms: 30,
      profit_margin: null,
      offers_count: 0,
      asked_count: 0,
    });
    expect(await add({ payment_terms: null, profit_margin: 12.5 })).toMatchObject({
      payment_terms: null,
      profit_margin: 12.5,
    });
    expect(await add({ payment_terms: 0, profit_margin: 0 })).toMatchObject({
      payment_terms: 0,
      profit_margin: 0,
    });
  });

  test('with a chosen quote are deleted with their quotes', async () => {
    const order = await anOrderAt(app, owner, 1, { spares: true, routes: 2 });
    await owner.api.remove(`/order-routes/${order.routes[0]}`);
    refused(await owner.api.get(`/subcontractor-offers/${order.offers[0]}`), 404);
    expect(await owner.api.read(`/subcontractor-offers/count/${order.id}`)).toEqual({ count: 2 });
  });

  test('are changed in part; null clears margin and terms', async () => {
    const order = await anOrderAt(app, owner, 1);
    const path = `/order-routes/${order.routes[0]}`;
    const first = await owner.api.change<RouteDto>(path, { profit_margin: 5, pickup_street: ' Nowa 1 ' });
    expect(first).toMatchObject({ profit_margin: 5, pickup_street: 'Nowa 1', pickup_city: 'Gdańsk' });
    const cleared = await owner.api.change<RouteDto>(path, { profit_margin: null, payment_terms: null });
    expect(cleared).toMatchObject({ profit_margin: null, payment_terms: null, pickup_street: 'Nowa 1' });
  });

  test('of an order number at most 50', async () => {
    const order = await anOrderAt(app, owner, 1);
    await app.rows(
      `insert into order_routes (company_id, order_id, position, pickup_street, pickup_city, pickup_post_code, pickup_country,
        pickup_date, delivery_street, delivery_city, delivery_post_code, delivery_country, delivery_date)
       select company_id, order_id, n, pickup_street, pickup_city, pickup_post_code, pickup_country, pickup_date,
         delivery_street, delivery_city, delivery_post_code, delivery_country, delivery_date
       from order_routes, generate_series(2, 50) n where order_id = $1`,
      [order.id],
    );
    const answer = await owner.api.post('/order-routes', { ...transportFields(), quotation_id: order.id });
    expect(refused(answer, 409, 'too_many_routes')).toMatchObject({ limit: 50 });
  });
});

const accepted = await anOrderAt(app, owner, 1);

describe('rules of routes', () => {
  const path = `/order-routes/${accepted.routes[0]}`;
  const body = (changes: object = {}) => ({ ...transportFields(), quotation_id: accepted.id, ...changes });

  test('a route without anything names every field that is needed', async () => {
    const faults = faultsIn(await owner.api.post('/order-routes', {}));
    expect(faults).toEqual(
      Object.fromEntries(
        Object.keys(body())
          .sort()
          .map((name) => [name, 'required']),
      ),
    );
  });

  const refusedValues: readonly RefusedValue[] = [
    ['profit_margin', 100.1, 'too_large'],
    ['profit_margin', -1, 'too_small'],
    ['profit_margin', 5.55, 'too_many_decimals'],
    ['profit_margin', '5', 'not_a_number'],
    ['payment_terms', 366, 'too_large'],
    ['payment_terms', 1.5, 'not_an_integer'],
    ['pickup_post_code', '1234', 'invalid_post_code'],
    ['pickup_country', 'US', 'unknown_country'],
    ['delivery_date', 'x', 'not_a_date'],
    ['pickup_city', 'a\nb', 'invalid_format'],
    ['status', 2, 'unknown_field'],
  ];
  refusesValues(refusedValues, (field, value) => owner.api.post('/order-routes', body({ [field]: value })));
  refusesValues(refusedValues, (field, value) => owner.api.put(path, { [field]: value }));

  test('a change is judged with what is stored', async () => {
    const late = { pickup_date: '2026-12-04T08:00:00.000Z' };
    expect(faultsIn(await owner.api.put(path, late))).toEqual({
      delivery_date: 'delivery_before_pickup',
      pickup_date: 'pickup_after_delivery',
    });
    expect(faultsIn(await owner.api.put(path, { delivery_country: 'PL' }))).toEqual({
      delivery_post_code: 'invalid_post_code',
    });
    expect(faultsIn(await owner.api.post('/order-routes', body(late)))).toHaveProperty('pickup_date');
  });

  refusesBadBodies({ method: 'POST', path: () => '/order-routes', caller: () => owner.api, body });
});

describe('choosing a quote', () => {
  test('marks it alone, shows it with the route, and is taken back with null', async () => {
    const order = await anOrderAt(app, owner, 2, { spares: true });
    const path = `/order-routes/${order.routes[0]}/select-offer`;
    const spare = order.spares[0]?.offer ?? 0;
    expect(await owner.api.change(path, { offer_id: spare })).toMatchObject({
      subcontractor_offer_id: spare,
      chosen_offer: { id: spare, price: 1200, profit_margin: 10, price_with_margin: 1320, is_chosen: true },
      offers_count: 2,
    });
    expect(await owner.api.read(`/subcontractor-offers/${order.offers[0]}`)).toMatchObject({
      is_chosen: false,
    });
    expect(await owner.api.change(path, { offer_id: null })).toMatchObject({
      subcontractor_offer_id: null,
      chosen_offer: null,
    });
  });

  test('of another route is a 404', async () => {
    const order = await anOrderAt(app, owner, 1, { spares: true, routes: 2 });
    const answer = await owner.api.put(`/order-routes/${order.routes[0]}/select-offer`, {
      offer_id: order.offers[1],
    });
    refused(answer, 404, 'offer_not_of_route');
    const other = await owner.api.put(`/order-routes/${order.routes[0]}`, {
      subcontractor_offer_id: order.offers[1],
    });
    refused(other, 404, 'offer_not_of_route');
  });

  test('needs a quote or null', async () => {
    const order = await anOrderAt(app, owner, 1);
    const path = `/order-routes/${order.routes[0]}/select-offer`;
    expect(faultsIn(await owner.api.put(path, {}))).toEqual({ offer_id: 'required' });
    for (const offer_id of ['1', 1.5, 0, true, 'null', 2 ** 31]) {
      expect(Object.keys(faultsIn(await owner.api.put(path, { offer_id })))).toEqual(['offer_id']);
    }
  });

  test('again for a rejected route at 9 makes the route new; the others keep their answers', async () => {
    const order = await anOrderAt(app, owner, 9, { spares: true, routes: 2 });
    const select = (index: number, offer_id: number | null | undefined) =>
      owner.api.put<RouteDto>(`/order-routes/${order.routes[index]}/select-offer`, { offer_id });
    refused(await select(0, order.offers[0]), 409, 'choose_another_offer');
    refused(await select(0, null), 409, 'choose_another_offer');
    refused(await select(1, order.spares[1]?.offer), 409);
    expect((await select(0, order.spares[0]?.offer)).body).toMatchObject({ status: 0 });
    const details = await owner.api.read<{ status: number }>(`/orders/${order.id}/details`);
    expect(details.status).toBe(9);
    const { items } = await owner.api.read<OrderHistory>(`/orders/${order.id}/history`);
    expect(items.at(-1)).toMatchObject({
      from_status: 9,
      to_status: 9,
      event: 'choose_again',
      user_id: owner.id,
    });
    const body = { route_id: order.routes[0] };
    expect(await owner.api.act(`/orders/${order.id}/send-subcontractor-acceptance`, body)).toMatchObject({
      status: 7,
      routes: [{ status: 1 }, { status: 1 }],
    });
  });
});

describe('asking for prices', () => {
  test('goes to each once; who has no address or is not ours is passed over, with the reason', async () => {
    const order = await anOrderAt(app, owner, 1);
    const path = `/order-routes/${order.routes[0]}/price-requests`;
    const [first, second] = [await aSubcontractor(owner), await aSubcontractor(owner)];
    const silent = await aSubcontractor(owner, { email: null });
    const nobody = 2_000_000_000;
    const ask = (ids: number[]) => owner.api.create<PriceRequestAnswer>(path, { subcontractor_ids: ids });
    expect(await ask([silent.id, nobody])).toMatchObject({ sent: 0, total: 2 });
    expect(await owner.api.read(`/orders/${order.id}/details`)).toMatchObject({ status: 1 });
    expect(await ask([first.id, first.id, silent.id, nobody])).toEqual({
      sent: 1,
      total: 3,
      skipped: expect.arrayContaining([
        { subcontractor_id: nobody, reason: 'not_found' },
        { subcontractor_id: silent.id, reason: 'no_email' },
      ]),
    });
    expect(await ask([first.id, second.id])).toEqual({
      sent: 1,
      total: 2,
      skipped: [{ subcontractor_id: first.id, reason: 'already_asked' }],
    });
    await aQuote(app, order, order.routes[0] ?? 0, first);
    const list = await owner.api.read<PriceRequestList>(path);
    expect(list.items.map(({ subcontractor_id, answered }) => [subcontractor_id, answered])).toEqual([
      [second.id, false],
      [first.id, true],
    ]);
    expect((await routesOf(order.id))[0]).toMatchObject({ asked_count: 2, offers_count: 1 });
    expect(await owner.api.read(`/orders/${order.id}/details`)).toMatchObject({ status: 2 });
  });

  test('goes again to somebody whose mail could not be delivered, over the same link and once', async () => {
    const order = await anOrderAt(app, owner, 1);
    const route = order.routes[0];
    const carrier = await aSubcontractor(owner);
    const path = `/order-routes/${route}/price-requests`;
    const ask = () => owner.api.create<PriceRequestAnswer>(path, { subcontractor_ids: [carrier.id] });
    for (const round of [1, 2]) {
      expect(await ask()).toEqual({ sent: 1, total: 1, skipped: [] });
      expect(await ask()).toMatchObject({ sent: 0, skipped: [{ reason: 'already_asked' }] });
      const mails = await app.rows(`select 1 from messages where route_id = $1 and recipient_email = $2`, [
        route,
        carrier.email,
      ]);
      expect(mails).toHaveLength(round);
      expect((await owner.api.read<PriceRequestList>(path)).items).toMatchObject([{ mail_failed: false }]);
      await app.rows(`update messages set status = 'failed' where route_id = $1`, [route]);
    }
    const { items } = await owner.api.read<PriceRequestList>(path);
    expect(items).toMatchObject([{ subcontractor_id: carrier.id, mail_failed: true }]);
  });

  test('needs somebody to ask', async () => {
    const order = await anOrderAt(app, owner, 1);
    const ask = async (body: object) =>
      faultsIn(await owner.api.post(`/order-routes/${order.routes[0]}/price-requests`, body));
    expect(await ask({})).toEqual({ subcontractor_ids: 'required' });
    expect(await ask({ subcontractor_ids: [] })).toEqual({ subcontractor_ids: 'too_few_items' });
    expect(Object.keys(await ask({ subcontractor_ids: ['1'] }))).toEqual(['subcontractor_ids.0']);
  });
});
