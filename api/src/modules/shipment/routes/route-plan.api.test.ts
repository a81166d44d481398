import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused, type Answer } from '../../../testing/api-caller.js';
import { refusesBadBodies } from '../../../testing/bad-bodies.js';
import { aSubcontractor } from '../../../testing/directory.js';
import { anOrderAt, aQuote, transportFields } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { OrderDetails } from '../orders/order.dto.js';
import type { OrderHistory } from '../orders/order-history.dto.js';
import type { RouteMap } from './route-map.dto.js';
import type { RouteDto, RouteList } from './route.dto.js';

const app = await testApp();
/** Another process on the same database. */
const second = await testApp({ database: app.database });
const owner = await aCompany(app);
const stranger = await aCompany(app);

const { pickup_date: loading, delivery_date: unloading } = transportFields();
const town = { city: 'Karlskrona', post_code: '371 30', country: 'SE', date: '2026-12-02T06:00:00.000Z' };

const ordersPath = (id: number) => `/orders/${id}/order-routes`;
const splitPath = (id: number, route = 0) => `${ordersPath(id)}/${route}/split`;
const joinPath = (id: number, route = 0) => `${ordersPath(id)}/${route}/join`;
const routesOf = (id: number) => owner.api.read<RouteList>(ordersPath(id));
const placesOf = ({ items }: RouteList) =>
  items.map(({ position, pickup_city, delivery_city }) => [position, pickup_city, delivery_city]);
const datesOf = ({ items }: RouteList) =>
  items.map(({ pickup_date, delivery_date }) => [pickup_date, delivery_date].map(String));
const update = (id: number, changes: object) => owner.api.change<RouteDto>(`/order-routes/${id}`, changes);

const anyOrder = await anOrderAt(app, owner, 1);

describe('a route that is split', () => {
  test('becomes two that meet in the town, with term, margin and windows where they were', async () => {
    const order = await anOrderAt(app, owner, 1, { routes: 2 });
    const [first = 0, last = 0] = order.routes;
    const pickup_until = '2026-12-01T10:00:00.000Z';
    const delivery_until = '2026-12-03T18:00:00.000Z';
    await update(first, { payment_terms: 45, profit_margin: 7.5, pickup_until, delivery_until });
    const answer = await owner.api.create<RouteList>(splitPath(order.id, first), town);
    expect(placesOf(answer)).toEqual([
      [1, 'Gdańsk', 'Karlskrona'],
      [2, 'Karlskrona', 'Bergen'],
      [3, 'Gdańsk', 'Bergen'],
    ]);
    expect(answer.items.at(-1)?.id).toBe(last);
    expect(answer.items[0]).toMatchObject({
      id: first,
      delivery_street: '',
      delivery_post_code: '371 30',
      delivery_country: 'SE',
      pickup_until,
      delivery_until: null,
      payment_terms: 45,
      profit_margin: 7.5,
    });
    expect(answer.items[1]).toMatchObject({
      pickup_street: '',
      pickup_until: null,
      delivery_street: 'Bryggen 7',
      delivery_until,
      payment_terms: 45,
      profit_margin: 7.5,
      chosen_offer: null,
    });
    expect(datesOf(answer).slice(0, 2)).toEqual([
      [loading, town.date],
      [town.date, unloading],
    ]);
    expect(answer.hints.filter(({ route_id }) => route_id !== last)).toEqual([]);
    const details = await owner.api.read<OrderDetails>(`/orders/${order.id}/details`);
    expect(details).toMatchObject({ pallets_count: 12, weight: 8400.5, pickup_city: 'Gdańsk' });
    const history = await owner.api.read<OrderHistory>(`/orders/${order.id}/history`);
    expect(history.items.at(-1)).toMatchObject({
      event: 'route_split',
      user_id: owner.id,
      facts: { pickup_city: 'Gdańsk', delivery_city: 'Karlskrona' },
    });
  });

  test('needs no post code, and gets both addresses when it is edited', async () => {
    const order = await anOrderAt(app, owner, 1);
    const { post_code: _left, ...input } = town;
    const { items } = await owner.api.create<RouteList>(splitPath(order.id, order.routes[0]), input);
    expect(items[0]?.delivery_post_code).toBe('');
    const filled = { pickup_street: 'Verkövägen 1', pickup_post_code: '371 65' };
    expect(await update(items[1]?.id ?? 0, filled)).toMatchObject(filled);
  });

  test.each([loading, unloading, '2026-11-30T06:00:00.000Z', '2026-12-09T06:00:00.000Z'])(
    'is not split at %s, when it is not under way',
    async (date) => {
      const answer = await owner.api.post(splitPath(anyOrder.id, anyOrder.routes[0]), { ...town, date });
      expect(faultsIn(answer)).toEqual({ date: 'outside_route' });
      expect((await routesOf(anyOrder.id)).total).toBe(1);
    },
  );

  test('is neither split nor joined once a carrier has priced it, or was asked to', async () => {
    const order = await anOrderAt(app, owner, 1, { routes: 3 });
    const [priced = 0, asked = 0, free = 0] = order.routes;
    const carrier = await aSubcontractor(owner);
    const quote = await aQuote(app, order, priced, carrier);
    await owner.api.create(`/order-routes/${asked}/price-requests`, { subcontractor_ids: [carrier.id] });
    const before = await routesOf(order.id);
    refused(await owner.api.post(splitPath(order.id, priced), town), 409, 'route_has_quotes');
    refused(await owner.api.post(splitPath(order.id, asked), town), 409, 'route_was_asked');
    refused(await owner.api.post(joinPath(order.id, priced), {}), 409, 'route_has_quotes');
    refused(await owner.api.post(joinPath(order.id, asked), {}), 409, 'route_was_asked');
    expect(await routesOf(order.id)).toEqual(before);
    await owner.api.create(splitPath(order.id, free), town);
    await owner.api.delete(`/subcontractor-offers/${quote.id}`);
    expect((await owner.api.create<RouteList>(splitPath(order.id, priced), town)).total).toBe(5);
  });

  test('is one of at most 50', async () => {
    const order = await anOrderAt(app, owner, 1);
    await app.rows(
      `insert into order_routes (company_id, order_id, position, status, pickup_street, pickup_city, pickup_post_code,
         pickup_country, pickup_date, delivery_street, delivery_city, delivery_post_code, delivery_country, delivery_date,
         created_at, updated_at)
       select company_id, order_id, n, 0, pickup_street, pickup_city, pickup_post_code, pickup_country, pickup_date,
         delivery_street, delivery_city, delivery_post_code, delivery_country, delivery_date, now(), now()
       from order_routes, generate_series(2, 50) n where id = $1`,
      [order.routes[0]],
    );
    const answer = await owner.api.post(splitPath(order.id, order.routes[0]), town);
    expect(refused(answer, 409, 'too_many_routes')).toMatchObject({ limit: 50 });
  });

  refusesBadBodies({
    method: 'POST',
    path: () => splitPath(anyOrder.id, anyOrder.routes[0]),
    caller: () => owner.api,
    body: () => town,
  });
});

describe('two routes that are joined', () => {
  test('are the route that was split', async () => {
    const order = await anOrderAt(app, owner, 1, { routes: 2 });
    const [first = 0] = order.routes;
    const before = await routesOf(order.id);
    await owner.api.create(splitPath(order.id, first), town);
    const after = await owner.api.act<RouteList>(joinPath(order.id, first), {});
    const plain = ({ items }: RouteList) => items.map(({ updated_at: _changed, ...rest }) => rest);
    expect(plain(after)).toEqual(plain(before));
    const history = await owner.api.read<OrderHistory>(`/orders/${order.id}/history`);
    expect(history.items.at(-1)?.event).toBe('routes_joined');
  });

  test('are neighbours that stand the right way round', async () => {
    const order = await anOrderAt(app, owner, 1, { routes: 2 });
    const [first = 0, last = 0] = order.routes;
    refused(await owner.api.post(joinPath(order.id, last), {}), 409, 'no_next_route');
    await update(last, { pickup_date: '2026-11-01T06:00:00Z', delivery_date: '2026-11-02T06:00:00Z' });
    refused(await owner.api.post(joinPath(order.id, first), {}), 409, 'routes_not_in_sequence');
  });
});

describe('routes that are moved in time', () => {
  const move = (id: number, routes: unknown) => owner.api.put(`${ordersPath(id)}/dates`, { routes });

  test('move together, with their windows', async () => {
    const order = await anOrderAt(app, owner, 1, { routes: 2 });
    const [first = 0, last = 0] = order.routes;
    await update(first, { pickup_until: '2026-12-01T12:00:00.000Z' });
    const routes = [
      { id: last, pickup_date: '2026-12-05T08:00:00.000Z', delivery_date: '2026-12-06T08:00:00.000Z' },
      { id: first, pickup_date: '2026-12-02T09:30:00.000Z', delivery_date: '2026-12-05T08:00:00.000Z' },
    ];
    const answer = await owner.api.change<RouteList>(`${ordersPath(order.id)}/dates`, { routes });
    expect(datesOf(answer)).toEqual(
      routes.toReversed().map(({ pickup_date, delivery_date }) => [pickup_date, delivery_date]),
    );
    expect(answer.items[0]).toMatchObject({
      pickup_until: '2026-12-02T13:30:00.000Z',
      delivery_until: null,
    });
  });

  test('or none of them does; a route of no time is told', async () => {
    const order = await anOrderAt(app, owner, 1, { routes: 2 });
    const other = await anOrderAt(app, owner, 1);
    const [first = 0, last = 0] = order.routes;
    const before = await routesOf(order.id);
    const at = '2026-12-02T09:30:00.000Z';
    const still = { id: first, pickup_date: at, delivery_date: at };
    for (const id of [other.routes[0], first])
      expect(faultsIn(await move(order.id, [still, { ...still, id }]))).toEqual({
        'routes.1.id': 'unknown_record',
      });
    const back = { ...still, id: last, delivery_date: '2026-12-02T09:29:00.000Z' };
    expect(faultsIn(await move(order.id, [still, back]))).toEqual({
      'routes.1.pickup_date': 'pickup_after_delivery',
      'routes.1.delivery_date': 'delivery_before_pickup',
    });
    expect(await routesOf(order.id)).toEqual(before);
    const { hints } = (await move(order.id, [still])).body as RouteList;
    expect(hints[0]).toEqual({ code: 'takes_no_time', route_id: first, previous_route_id: null });
    const details = await owner.api.read<OrderDetails>(`/orders/${order.id}/details`);
    expect(details.route_hints).toEqual(hints);
  });

  refusesBadBodies({
    method: 'PUT',
    path: () => `${ordersPath(anyOrder.id)}/dates`,
    caller: () => owner.api,
    body: () => ({ routes: [{ id: anyOrder.routes[0], pickup_date: loading, delivery_date: unloading }] }),
  });
});

describe('the map of routes', () => {
  test('tells where towns lie and how far the crow flies, and which are not known', async () => {
    const order = await anOrderAt(app, owner, 1, { routes: 2 });
    const [first = 0, last = 0] = order.routes;
    await update(last, { pickup_city: 'Nigdziewo Dolne', pickup_post_code: '79-100' });
    const { legs } = await owner.api.read<RouteMap>(`/orders/${order.id}/route-map`);
    const place = { lat: expect.any(Number), lng: expect.any(Number), doubtful: false, approximate: false };
    const bergen = { ...place, city: 'Bergen', country: 'NO' };
    expect(legs).toEqual([
      {
        route_id: first,
        from: { ...place, city: 'Gdańsk', country: 'PL' },
        to: bergen,
        crow_km: expect.any(Number),
      },
      { route_id: last, from: null, to: bergen, crow_km: null },
    ]);
    await update(last, { pickup_post_code: '80-299' });
    const byCode = await owner.api.read<RouteMap>(`/orders/${order.id}/route-map`);
    expect(byCode.legs[1]?.from).toMatchObject({ city: 'Nigdziewo Dolne', approximate: true });
    expect(legs[0]?.crow_km).toBeGreaterThan(900);
    expect(legs[0]?.crow_km).toBeLessThan(1200);
    refused(await stranger.api.get(`/orders/${order.id}/route-map`), 404, 'not_found');
  });
});

describe('a plan of routes', () => {
  test.each([0, 3, 6] as const)('stands in status %s', async (status) => {
    const order = await anOrderAt(app, owner, status, { routes: 2 });
    const id = order.routes[0] ?? 1;
    refused(await owner.api.post(splitPath(order.id, id), town), 409, 'order_not_editable');
    refused(await owner.api.post(joinPath(order.id, id), {}), 409, 'order_not_editable');
    const routes = [{ id, pickup_date: loading, delivery_date: unloading }];
    const answer = await owner.api.put(`${ordersPath(order.id)}/dates`, { routes });
    refused(answer, 409, 'order_not_editable');
  });

  test('is its company’s', async () => {
    const order = await anOrderAt(app, owner, 1, { routes: 2 });
    const own = await anOrderAt(app, stranger, 1);
    const before = await routesOf(order.id);
    const [id] = order.routes;
    for (const path of [splitPath(order.id, id), splitPath(own.id, id)])
      refused(await stranger.api.post(path, town), 404, 'not_found');
    for (const path of [joinPath(order.id, id), joinPath(own.id, id)])
      refused(await stranger.api.post(path, {}), 404, 'not_found');
    expect(await routesOf(order.id)).toEqual(before);
  });

  test('holds when it is changed many times at once, in two processes', async () => {
    const order = await anOrderAt(app, owner, 1);
    const [id = 0] = order.routes;
    const answers: Answer[] = await Promise.all(
      Array.from({ length: 12 }, (_each, index) => {
        const date = `2026-12-02T${String(6 + index).padStart(2, '0')}:00:00.000Z`;
        const api = (index % 2 === 0 ? app : second).api.as(owner.token);
        return index % 4 === 3
          ? api.post(joinPath(order.id, id), {})
          : api.post(splitPath(order.id, id), { ...town, date });
      }),
    );
    expect(answers.every(({ status }) => [200, 201, 409, 422].includes(status))).toBe(true);
    const { items } = await routesOf(order.id);
    expect(items.map(({ position }) => position)).toEqual(items.map((_route, index) => index + 1));
    expect([items[0]?.pickup_city, items.at(-1)?.delivery_city]).toEqual(['Gdańsk', 'Bergen']);
    expect([items[0]?.pickup_date, items.at(-1)?.delivery_date].map(String)).toEqual([loading, unloading]);
    for (const [index, route] of items.slice(1).entries())
      expect(route.pickup_date).toEqual(items[index]?.delivery_date);
  });
});
