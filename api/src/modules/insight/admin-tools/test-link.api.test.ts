import { describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { faultsIn, refused, taken } from '../../../testing/api-caller.js';
import { aClient, aSubcontractor } from '../../../testing/directory.js';
import { openLink } from '../../../testing/links.js';
import { anOrderAt } from '../../../testing/orders.js';
import { aCompany, anAdministrator } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { TestLink } from './admin-tools.dto.js';

const app = await testApp();
const admin = await anAdministrator(app);
const owner = await aCompany(app);
const rival = await aCompany(app);
const post = (body: object) => admin.api.post('/tests/links', body);
const make = async (body: object) => {
  const link = await admin.api.create<TestLink>('/tests/links', { user_id: owner.id, ...body });
  return { ...link, opened: openLink(link.url) };
};
const names = ['user_id', 'client_id', 'order_id', 'route_id', 'subcontractor_id', 'sig', 'exp'];
const view = (kind: string, url: URL) =>
  app.api.get(
    `/public/links/${kind}`,
    Object.fromEntries([...url.searchParams].filter(([name]) => names.includes(name))),
  );

test('the form for a new request, at a made-up address, is signed for it', async () => {
  const { id } = await aClient(owner);
  const { opened, expires_at, sample } = await make({ kind: 'order-form', client_id: id, lang: 'no' });
  expect({ expires_at, sample }).toEqual({
    expires_at: new Date(opened.exp * 1000).toISOString(),
    sample: false,
  });
  expect(Object.fromEntries(opened.url.searchParams)).toEqual({
    client_id: String(id),
    user_id: String(owner.id),
    client_email: 'client@demo.example',
    lang: 'no',
    sig: opened.sig,
    exp: String(opened.exp),
  });
});

test('a price form is for the first route when none is named', async () => {
  const order = await anOrderAt(app, owner, OrderStatus.Accepted);
  const carrier = await aSubcontractor(owner);
  const { opened, expires_at } = await make({
    kind: 'subcontractor-offer',
    order_id: order.id,
    subcontractor_id: carrier.id,
  });
  expect(expires_at).not.toBeNull();
  expect(opened.id('route_id')).toBe(order.routes[0]);
  expect(opened.id('user_id')).toBe(owner.id);
  taken(await view('subcontractor-offer', opened.url), 200);
});

test('the client’s choice works', async () => {
  const order = await anOrderAt(app, owner, OrderStatus.SentToClient);
  const { opened } = await make({ kind: 'client-offer-selection', order_id: order.id, lang: 'en' });
  expect(opened.url.pathname).toBe('/client-offer-selection/en');
  expect(taken(await view('client-offer-selection', opened.url), 200)).toMatchObject({ open: true });
});

test('a carrier’s order works, its carrier being known', async () => {
  const order = await anOrderAt(app, owner, OrderStatus.SentToContractor);
  const { opened, sample } = await make({ kind: 'subcontractor-order-view', order_id: order.id });
  expect(sample).toBe(false);
  expect(opened.id('subcontractor_id')).toBe(order.carriers[0]?.id);
  taken(await view('subcontractor-order-view', opened.url), 200);
});

test('a sample of an order is nobody’s order', async () => {
  const input = { kind: 'subcontractor-order-view', lang: 'en' };
  const { url, expires_at, sample } = await admin.api.create<TestLink>('/tests/links', input);
  expect({ expires_at, sample }).toEqual({ expires_at: null, sample: true });
  const { pathname, searchParams } = new URL(url);
  expect(pathname).toBe('/subcontractor-order-view/en');
  expect(searchParams.get('sample')).toBe('1');
  for (const name of ['sig', 'exp', 'order_id', 'route_id', 'subcontractor_id']) {
    expect(searchParams.has(name)).toBe(false);
  }
  for (const name of ['client_name', 'pickup_city', 'delivery_date', 'price', 'currency', 'pallets_count']) {
    expect(searchParams.get(name)).toBeTruthy();
  }
  refused(await view('subcontractor-order-view', new URL(url)), 400, 'invalid_link');
});

test('the client’s choice calls the order as one likes', async () => {
  const order = await anOrderAt(app, owner, OrderStatus.SentToClient);
  const asked = { kind: 'client-offer-selection', order_id: order.id };
  expect((await make(asked)).opened.url.searchParams.get('order_number')).toBe(String(order.id));
  const { opened, sample } = await make({ ...asked, order_number: 'GD/11/26' });
  expect([opened.url.searchParams.get('order_number'), sample]).toEqual(['GD/11/26', false]);
  taken(await view('client-offer-selection', opened.url), 200);
});

test('a sample of the client’s choice shows several offers, which nobody made', async () => {
  const offers = [
    { price: 1100, currency: 'EUR', pickup_date: '2026-12-01T09:00:00.000Z' },
    { price: 950.5, currency: 'PLN' },
  ];
  const input = { kind: 'client-offer-selection', lang: 'no', order_number: 'A 7', offers };
  const { url, expires_at, sample } = await admin.api.create<TestLink>('/tests/links', input);
  expect({ expires_at, sample }).toEqual({ expires_at: null, sample: true });
  expect(url.length).toBeLessThanOrEqual(2_000);
  const { pathname, searchParams } = new URL(url);
  expect(pathname).toBe('/client-offer-selection/no');
  const packed = (name: string): unknown =>
    JSON.parse(Buffer.from(searchParams.get(name) ?? '', 'base64').toString('utf8'));
  expect(packed('offers_data')).toEqual([
    { id: 1, delivery_date: expect.any(String), ...offers[0] },
    { id: 2, pickup_date: expect.any(String), delivery_date: expect.any(String), ...offers[1] },
  ]);
  expect(packed('order_data')).toMatchObject({
    pickup_city: expect.stringMatching(/./),
    pallets_count: expect.any(Number),
  });
  expect([searchParams.get('order_number'), searchParams.get('sample')]).toEqual(['A 7', '1']);
  for (const name of ['sig', 'exp', 'order_id', 'user_id']) expect(searchParams.has(name)).toBe(false);
  refused(await view('client-offer-selection', new URL(url)), 400, 'invalid_link');
  expect(faultsIn(await post({ ...input, offers: [{ price: -1, currency: 'USD' }] }))).toMatchObject({
    'offers.0.price': expect.any(String),
    'offers.0.currency': 'not_in_list',
  });
  expect(Object.keys(faultsIn(await post({ ...input, offers: [] })))).toEqual(['offers']);
});

describe('is refused', () => {
  test('without what it is about', async () => {
    expect(faultsIn(await post({ kind: 'order-form' }))).toEqual({
      client_id: 'required',
      user_id: 'required',
    });
    expect(faultsIn(await post({ kind: 'subcontractor-offer', user_id: owner.id }))).toEqual({
      order_id: 'required',
      subcontractor_id: 'required',
    });
    expect(faultsIn(await post({ kind: 'nothing' }))).toEqual({ kind: 'not_in_list' });
    expect(
      faultsIn(await post({ kind: 'order-form', user_id: owner.id, client_id: 1, client_email: 'a@b, c@d' })),
    ).toEqual({ client_email: 'invalid_email' });
  });

  test('for records of another company, each named', async () => {
    const order = await anOrderAt(app, rival, OrderStatus.Accepted);
    const carrier = await aSubcontractor(rival);
    const ids = { order_id: order.id, subcontractor_id: carrier.id };
    expect(faultsIn(await post({ kind: 'subcontractor-offer', user_id: owner.id, ...ids }))).toEqual({
      order_id: 'unknown_record',
      subcontractor_id: 'unknown_record',
    });
    expect(faultsIn(await post({ kind: 'subcontractor-offer', user_id: admin.id, ...ids }))).toEqual({
      user_id: 'unknown_record',
    });
    const { id } = await aClient(rival);
    expect(faultsIn(await post({ kind: 'order-form', user_id: owner.id, client_id: id }))).toEqual({
      client_id: 'unknown_record',
    });
  });

  test('for an offer that the client has not been sent', async () => {
    for (const status of [OrderStatus.Created, OrderStatus.Accepted]) {
      const order = await anOrderAt(app, owner, status);
      const answer = await post({ kind: 'client-offer-selection', user_id: owner.id, order_id: order.id });
      expect(faultsIn(answer)).toEqual({ order_id: 'offer_not_sent' });
    }
  });

  test('for what does not go together', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.SentToContractor);
    const other = await anOrderAt(app, owner, OrderStatus.Created);
    const stranger = await aSubcontractor(owner);
    const asked = { kind: 'subcontractor-order-view', user_id: owner.id, order_id: order.id };
    expect(faultsIn(await post({ ...asked, subcontractor_id: stranger.id }))).toEqual({
      subcontractor_id: 'unknown_record',
    });
    expect(faultsIn(await post({ ...asked, route_id: 2_000_000_000 }))).toEqual({
      route_id: 'unknown_record',
    });
    expect(faultsIn(await post({ ...asked, order_id: other.id }))).toEqual({ route_id: 'required' });
    const { id } = await aClient(owner);
    const form = { kind: 'order-form', user_id: owner.id, order_id: other.id, client_id: id };
    expect(faultsIn(await post(form))).toEqual({ client_id: 'unknown_record' });
  });
});
