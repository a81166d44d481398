import { describe, expect, test } from '@jest/globals';
import type { Paged } from '../../../platform/http/api-types.js';
import { faultsIn, refused, taken } from '../../../testing/api-caller.js';
import { refusesBadBodies } from '../../../testing/bad-bodies.js';
import { refusesValues } from '../../../testing/refused-values.js';
import { aClient } from '../../../testing/directory.js';
import { anOrder, anOrderAt, requestFields, step } from '../../../testing/orders.js';
import { aCollaborator, aCompany, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { OrderDetails, OrderDto, MarkAsReadAnswer, UnreadCount } from './order.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const enter = (fields: object, as: TestMember = owner) =>
  as.api.post<OrderDetails>('/quotations', {
    ...requestFields(),
    client_email: 'jan@klient.example',
    ...fields,
  });

describe('a request that is entered', () => {
  test('is at 0, read, and takes the payment terms of the company', async () => {
    await owner.api.change('/company-settings', { payment_terms_days: 21 });
    const client = await aClient(owner);
    const order = taken(
      await enter({ client_id: client.id, client_email: undefined, notes: ' Uwaga ' }),
      201,
    );
    expect(order).toMatchObject({
      ...requestFields(),
      status: 0,
      status_key: 'created',
      user_id: owner.id,
      client_id: client.id,
      client_name: client.name,
      client_email: client.email,
      notes: 'Uwaga',
      payment_days: 21,
      is_read: true,
      routes: [],
      client_offer: null,
      allowed_statuses: [1],
    });
    expect(await owner.api.read(`/orders/${order.id}/details`)).toEqual(order);
  });

  test('may name no client, but needs an address to answer to', async () => {
    expect(taken(await enter({ client_id: null }), 201)).toMatchObject({
      client_id: null,
      client_name: null,
    });
    const silent = await aClient(owner, { email: null });
    const answer = await enter({ client_id: silent.id, client_email: undefined });
    expect(faultsIn(answer)).toEqual({ client_email: 'required' });
  });

  test('accepting it makes the first route of its own addresses and dates', async () => {
    const order = await anOrder(owner);
    const { routes } = await step(order, 1);
    const { pallets_count: _p, weight: _w, cargo_type: _c, ...ends } = requestFields();
    expect(routes).toMatchObject([{ ...ends, position: 1, status: 0, subcontractor_offer_id: null }]);
  });

  test('without anything names every field that is needed', async () => {
    const faults = faultsIn(await owner.api.post('/quotations', {}));
    expect(faults).toEqual(
      Object.fromEntries(
        ['client_email', ...Object.keys(requestFields())].sort().map((name) => [name, 'required']),
      ),
    );
  });

  refusesValues(
    [
      ['pallets_count', 0, 'too_small'],
      ['pallets_count', 1.5, 'not_an_integer'],
      ['pallets_count', '3', 'not_an_integer'],
      ['weight', 0, 'too_small'],
      ['weight', 0.05, 'too_small'],
      ['weight', 0.125, 'too_many_decimals'],
      ['weight', 1e12, 'too_large'],
      ['cargo_type', ' ', 'required'],
      ['pickup_country', 'XX', 'unknown_country'],
      ['pickup_country', 'pl', 'invalid_format'],
      ['pickup_post_code', '80001', 'invalid_post_code'],
      ['delivery_post_code', '80-001', 'invalid_post_code'],
      ['pickup_date', 'tomorrow', 'not_a_date'],
      ['pickup_date', '2026-02-30T10:00:00Z', 'not_a_date'],
      ['pickup_date', '1026-12-01T10:00:00Z', 'year_out_of_range'],
      ['delivery_date', '9999-12-01T10:00:00Z', 'year_out_of_range'],
      ['payment_days', 366, 'too_large'],
      ['client_email', 'a@b', 'invalid_email'],
      ['status', 5, 'unknown_field'],
      ['price_for_client', 1, 'unknown_field'],
    ],
    (field, value) => enter({ [field]: value }),
  );

  test('cannot be delivered before it is loaded', async () => {
    const answer = await enter({ delivery_date: '2026-11-30T08:00:00.000Z' });
    expect(faultsIn(answer)).toEqual({
      delivery_date: 'delivery_before_pickup',
      pickup_date: 'pickup_after_delivery',
    });
    taken(await enter({ delivery_date: requestFields().pickup_date }), 201);
  });

  refusesBadBodies({
    method: 'POST',
    path: () => '/quotations',
    caller: () => owner.api,
    body: () => ({ ...requestFields(), client_email: 'jan@klient.example', payment_days: 14, notes: 'x' }),
  });
});

describe('a change', () => {
  test('changes what is given, and clears with null', async () => {
    const order = taken(await enter({ notes: 'first', payment_days: 7 }), 201);
    const changed = await owner.api.change<OrderDetails>(`/orders/${order.id}`, {
      weight: 99.99,
      notes: null,
    });
    expect(changed).toMatchObject({
      weight: 99.99,
      notes: null,
      payment_days: 7,
      version: order.version + 1,
    });
  });

  test('of an older version is a conflict', async () => {
    const { id, version } = taken(await enter({}), 201);
    await owner.api.change(`/orders/${id}`, { notes: 'a', version });
    refused(await owner.api.put(`/orders/${id}`, { notes: 'b', version }), 409, 'changed_meanwhile');
  });

  test('is judged with what is stored', async () => {
    const { id } = taken(await enter({}), 201);
    const put = async (body: object) => faultsIn(await owner.api.put(`/orders/${id}`, body));
    expect(await put({ delivery_date: '2026-11-01T08:00:00.000Z' })).toEqual({
      delivery_date: 'delivery_before_pickup',
      pickup_date: 'pickup_after_delivery',
    });
    expect(await put({ pickup_country: 'NO' })).toEqual({ pickup_post_code: 'invalid_post_code' });
    expect(await put({ price_for_client: 10.005 })).toEqual({ price_for_client: 'too_many_decimals' });
    expect(await put({ currency_for_client: 'USD' })).toEqual({ currency_for_client: 'not_in_list' });
    for (const needed of ['pickup_street', 'cargo_type', 'weight', 'pickup_date']) {
      expect(Object.keys(await put({ [needed]: null }))).toEqual([needed]);
    }
  });

  test("of the client takes the client's name with it", async () => {
    const { id } = taken(await enter({}), 201);
    const client = await aClient(owner);
    const changed = await owner.api.change<OrderDetails>(`/orders/${id}`, { client_id: client.id });
    expect(changed).toMatchObject({
      client_id: client.id,
      client_name: client.name,
      client_email: 'jan@klient.example',
    });
    expect(await owner.api.change(`/orders/${id}`, { client_id: null })).toMatchObject({ client_name: null });
  });

  test('of the price by hand is taken and taken back', async () => {
    const { id } = taken(await enter({}), 201);
    const path = `/quotations/${id}/client-price`;
    expect(await owner.api.change(path, { client_price: 1500.55 })).toMatchObject({ client_price: 1500.55 });
    expect(await owner.api.change(path, { client_price: null })).toMatchObject({ client_price: null });
    expect(faultsIn(await owner.api.put(path, {}))).toEqual({ client_price: 'required' });
    expect(faultsIn(await owner.api.put(path, { client_price: -1 }))).toEqual({ client_price: 'too_small' });
    expect(faultsIn(await owner.api.put(path, { client_price: 0.001 }))).toEqual({
      client_price: 'too_many_decimals',
    });
    expect(faultsIn(await owner.api.put(path, { client_price: '12' }))).toEqual({
      client_price: 'not_a_number',
    });
  });
});

test('an order that is deleted takes routes, quotes and history with it', async () => {
  const order = await anOrderAt(app, owner, 2, { spares: true, routes: 2 });
  await owner.api.remove(`/orders/${order.id}`);
  refused(await owner.api.get(`/orders/${order.id}/details`), 404);
  refused(await owner.api.get(`/orders/${order.id}/history`), 404);
  for (const table of ['order_routes', 'subcontractor_offers', 'order_history', 'price_requests']) {
    expect(await app.rows(`select id from ${table} where order_id = $1`, [order.id])).toEqual([]);
  }
});

describe('the list', () => {
  const list = (as: TestMember, query: Parameters<TestMember['api']['read']>[1] = {}, path = '/orders') =>
    as.api.read<Paged<OrderDto>>(path, query);

  test('is newest first, on both paths, and of some statuses', async () => {
    const forwarder = await aCompany(app);
    const ids: number[] = [];
    for (const status of [0, 1, 0, 3] as const) ids.push((await anOrderAt(app, forwarder, status)).id);
    const all = await list(forwarder);
    expect(all.items.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(await list(forwarder, {}, '/quotations')).toEqual(all);
    expect((await list(forwarder, { status: [0, 3] })).items.map(({ status }) => status)).toEqual([3, 0, 0]);
    expect((await list(forwarder, { status: 1 })).total).toBe(1);
    expect((await list(forwarder, { status: [9] })).items).toEqual([]);
    expect((await list(forwarder, { sort: 'id', page_size: 2, page: 2 })).items.map(({ id }) => id)).toEqual(
      ids.slice(2),
    );
    const details = await forwarder.api.read<OrderDetails>(`/orders/${ids[3]}/details`);
    expect(all.items).toHaveLength(4);
    // The price at a glance is of lists alone: the page has the summary.
    const listed = Object.fromEntries(
      Object.entries(all.items[0] ?? {}).filter(([name]) => name !== 'shown_price' && name !== 'agreed'),
    );
    expect(details).toMatchObject(listed);
  });

  test.each([
    ['status', '14'],
    ['status', 'created'],
    ['status', '-1'],
    ['status', '1.5'],
    ['sort', 'notes'],
    ['page', '0'],
  ])('with %s=%s is a 422', async (name, value) => {
    expect(Object.keys(faultsIn(await owner.api.get('/orders', { [name]: value })))).toHaveLength(1);
  });

  test('is searched by client, addresses and cities', async () => {
    const forwarder = await aCompany(app);
    await enter({ pickup_city: 'Świnoujście', delivery_street: 'Øvre Slottsgate 1' }, forwarder);
    await enter({}, forwarder);
    for (const q of ['swinoujscie', 'ovre slott']) expect((await list(forwarder, { q })).total).toBe(1);
    expect((await list(forwarder, { q: 'jan@klient' })).total).toBe(2);
    expect((await list(forwarder, { q: 'meble' })).total).toBe(0);
  });
});

describe('what is unread', () => {
  test('is counted for the company and marked as read', async () => {
    const forwarder = await aCompany(app);
    const colleague = await aCollaborator(app, forwarder);
    const client = await aClient(forwarder);
    const body = {
      ...requestFields(),
      user_id: forwarder.id,
      client_id: client.id,
      client_email: 'a@b.example',
    };
    const ids: number[] = [];
    for (let index = 0; index < 4; index += 1) {
      ids.push((await app.api.create<{ id: number }>('/public/quotation', body)).id);
    }
    const unread = async () => (await colleague.api.read<UnreadCount>('/orders/unread-count')).unread_count;
    const mark = (body_: object) => colleague.api.act<MarkAsReadAnswer>('/orders/mark-as-read', body_);
    expect(await unread()).toBe(4);
    expect(await colleague.api.change(`/orders/${ids[0]}/mark-as-read`, {})).toEqual({ marked: 1 });
    expect(await colleague.api.change(`/orders/${ids[0]}/mark-as-read`, {})).toEqual({ marked: 0 });
    expect(await mark({ ids: [ids[1], ids[1], 2_000_000_000] })).toEqual({ marked: 1 });
    expect(await mark({ ids: [] })).toEqual({ marked: 0 });
    expect(await unread()).toBe(2);
    expect(await mark({})).toEqual({ marked: 2 });
    expect(await unread()).toBe(0);
    const order = await forwarder.api.read<OrderDetails>(`/orders/${ids[0]}/details`);
    expect(order.version).toBe(1);
  });

  test('is marked by ids alone', async () => {
    expect(faultsIn(await owner.api.post('/orders/mark-as-read', { ids: [1, '2'] }))).toEqual({
      'ids.1': 'not_an_integer',
    });
    expect(Object.keys(faultsIn(await owner.api.post('/orders/mark-as-read', { ids: 'all' })))).toEqual([
      'ids',
    ]);
    const many = Array.from({ length: 1001 }, (_each, index) => index + 1);
    expect(faultsIn(await owner.api.post('/orders/mark-as-read', { ids: many }))).toEqual({
      ids: 'too_many_items',
    });
  });
});
