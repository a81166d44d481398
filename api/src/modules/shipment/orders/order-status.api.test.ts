import { describe, expect, test } from '@jest/globals';
import type { OrderStatus } from '../../../kernel/order/order-status.js';
import { refused, taken, type Answer } from '../../../testing/api-caller.js';
import { fingerprint } from '../../../testing/fingerprint.js';
import { acceptance, aLink, carrierAnswer, offerIds } from '../../../testing/links.js';
import {
  anOrderAt,
  carrierLink,
  mailFields,
  priceFields,
  transportFields,
  type TestOrder,
} from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { aSubcontractor } from '../../../testing/directory.js';
import { testApp } from '../../../testing/test-app.js';
import type { OrderHistory } from './order-history.dto.js';
import type { OrderDetails, OrderStep } from './order.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const statuses = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;

/** Which statuses may follow, as the specification's table has it. */
const next: readonly (readonly number[])[] = [
  [1],
  [2, 3],
  [2, 3],
  [4, 5],
  [5, 6],
  [1],
  [7, 11],
  [7, 8, 9, 11],
  [7, 8, 9, 10, 11].filter((status) => status !== 8),
  [7, 8, 9, 11],
  [11],
  [12],
  [13],
  [],
];

/** The steps that a person sets by naming the status. */
const manual = ['0-1', '3-4', '3-5', '4-5', '5-1', '4-6', '12-13'];

const put = (order: TestOrder, status: number, reason?: string) =>
  owner.api.put<OrderStep>(`/orders/${order.id}/status`, { status, ...(reason ? { reason } : {}) });
const history = async ({ id }: TestOrder) =>
  (await owner.api.read<OrderHistory>(`/orders/${id}/history`)).items;

describe('a status is set by hand', () => {
  test.each(statuses)('from %i only where the table says so', async (from) => {
    const order = await anOrderAt(app, owner, from);
    const before = await fingerprint(app);
    for (const to of statuses.filter((status) => !manual.includes(`${from}-${status}`))) {
      const problem = refused(await put(order, to), 409, 'status_not_allowed');
      expect(problem.allowed_statuses).toEqual(next[from]);
    }
    expect(await fingerprint(app)).toBe(before);
    const details = await owner.api.read<OrderDetails>(`/orders/${order.id}/details`);
    expect(details.allowed_statuses).toEqual(statuses.filter((to) => manual.includes(`${from}-${to}`)));
  });

  test.each([
    [0, 1, 'accept'],
    [3, 4, 'client_accepts'],
    [3, 5, 'reject'],
    [4, 5, 'reject'],
    [5, 1, 'revise'],
    [4, 6, 'create_order'],
    [12, 13, 'pay'],
  ] as const)('from %i to %i, and the history says who and why', async (from, to, event) => {
    const order = await anOrderAt(app, owner, from);
    const earlier = await history(order);
    expect(taken(await put(order, to, 'because'), 200)).toMatchObject({ id: order.id, status: to });
    const [entry, ...others] = (await history(order)).slice(earlier.length);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      from_status: from,
      to_status: to,
      event,
      reason: 'because',
      user_id: owner.id,
      user_name: expect.stringMatching(/^Owner/),
    });
  });

  test.each([14, -1, 1.5, '1', null, undefined, [1], 1e308])('%j is no status', async (status) => {
    const order = await anOrderAt(app, owner, 0);
    refused(await owner.api.put(`/orders/${order.id}/status`, { status }), 422, 'validation_failed');
  });

  test('the history begins with nothing', async () => {
    const [first] = await history(await anOrderAt(app, owner, 0));
    expect(first).toMatchObject({ from_status: null, to_status: 0, event: 'created', user_id: owner.id });
  });
});

type Call = (order: TestOrder) => Promise<Answer>;
const route = ({ routes }: TestOrder) => `/order-routes/${routes[0]}`;
const asClient =
  (action: string): Call =>
  async (order) => {
    const link = await aLink(owner, { kind: 'client-offer-selection', order_id: order.id });
    return app.api.post('/public/quotation-acceptance', acceptance(link, { action }));
  };
const asCarrier =
  (action: 'accept' | 'reject'): Call =>
  async (order) =>
    app.api.post(
      `/orders/${order.id}/subcontractor-response`,
      carrierAnswer(await carrierLink(order), action),
    );
async function givePrice({ id, routes }: TestOrder, subcontractor_id = 0, price = 0): Promise<Answer> {
  const ids = { order_id: id, route_id: routes[0] ?? 0, subcontractor_id };
  const link = await aLink(owner, { kind: 'subcontractor-offer', ...ids });
  return app.api.post('/public/subcontractor-offer', { ...offerIds(link), ...priceFields({ price }) });
}
const spare = ({ spares }: TestOrder) => spares[0] ?? { offer: 0, carrier: { id: 0 } };

/**
 * What each call does at each status from 0 to 13: `+` something, `=` nothing though it is answered politely, `-` is a
 * conflict. A blank: an order at 0 has no route that the call could be about.
 */
const calls: Readonly<Record<string, readonly [outcomes: string, call: Call]>> = {
  'change the order': ['+++-----------', ({ id }) => owner.api.put(`/orders/${id}`, { notes: 'changed' })],
  'set a price by hand': [
    '+++-----------',
    ({ id }) => owner.api.put(`/quotations/${id}/client-price`, { client_price: 1234.5 }),
  ],
  'delete the order': ['+++-----------', ({ id }) => owner.api.delete(`/orders/${id}`)],
  'add a route': [
    '-++-----------',
    ({ id }) => owner.api.post('/order-routes', { ...transportFields(), quotation_id: id }),
  ],
  'change a route': [' ++-----------', (order) => owner.api.put(route(order), { pickup_city: 'Gdynia' })],
  'delete a route': [' ++-----------', (order) => owner.api.delete(route(order))],
  'choose another quote': [
    ' ++------+----',
    (order) => owner.api.put(`${route(order)}/select-offer`, { offer_id: spare(order).offer }),
  ],
  'choose another quote as a field of the route': [
    ' ++------+----',
    (order) => owner.api.put(route(order), { subcontractor_offer_id: spare(order).offer }),
  ],
  'take the choice back': [
    ' ++-----------',
    (order) => owner.api.put(`${route(order)}/select-offer`, { offer_id: null }),
  ],
  'choose the same quote': [
    ' ==-----------',
    (order) => owner.api.put(`${route(order)}/select-offer`, { offer_id: order.offers[0] }),
  ],
  'delete a quote that is not chosen': [
    ' ++-----------',
    (order) => owner.api.delete(`/subcontractor-offers/${spare(order).offer}`),
  ],
  'delete the chosen quote': [
    ' -------------',
    (order) => owner.api.delete(`/subcontractor-offers/${order.offers[0]}`),
  ],
  'ask a subcontractor': [
    ' ++------+----',
    async (order) => {
      const body = { subcontractor_ids: [(await aSubcontractor(owner)).id] };
      return owner.api.post(`${route(order)}/price-requests`, body);
    },
  ],
  'give a new price': [' ++------+----', (order) => givePrice(order, spare(order).carrier.id, 999)],
  'give a new price for the chosen quote': [
    ' -------------',
    (order) => givePrice(order, order.carriers[0]?.id, 999),
  ],
  'give the chosen price again': [' ==------=----', (order) => givePrice(order, order.carriers[0]?.id, 1000)],
  'send the offer': [
    '-++-----------',
    (order) => owner.api.post('/send-offers-to-client', mailFields(order)),
  ],
  'accept as the client': ['---+=-========', asClient('accept')],
  'reject as the client': ['---+-=--------', asClient('reject')],
  'send the order to the subcontractor': [
    ' -----+-------',
    (order) =>
      owner.api.post(`/orders/${order.id}/send-subcontractor-acceptance`, { route_id: order.routes[0] }),
  ],
  'accept as the subcontractor': [' ------+=-====', asCarrier('accept')],
  'reject as the subcontractor': [' ------+-=----', asCarrier('reject')],
};

describe.each(statuses)('at %i', (status: OrderStatus) => {
  const at = (outcome: string) =>
    Object.entries(calls).filter(([, [outcomes]]) => outcomes[status] === outcome);

  test('what is a conflict or said already changes nothing', async () => {
    const order = await anOrderAt(app, owner, status, { spares: true });
    for (const [outcome, expected] of [
      ['-', 409],
      ['=', 200],
    ] as const) {
      for (const [name, [, call]] of at(outcome)) {
        if (name === 'ask a subcontractor') await aSubcontractor(owner);
        const before = await rowsOf(order);
        const answer = await call(order);
        expect([name, answer.status === 201 ? 200 : answer.status]).toEqual([name, expected]);
        expect([name, await rowsOf(order)]).toEqual([name, before]);
      }
    }
  });

  const works = at('+').map(([name, [, call]]) => [name, call] as const);
  if (works.length > 0) {
    test.each(works)('one can %s', async (_name, call) => {
      const order = await anOrderAt(app, owner, status, { spares: true });
      const before = await rowsOf(order);
      expect([200, 201, 204]).toContain((await call(order)).status);
      expect(await rowsOf(order)).not.toEqual(before);
    });
  }
});

/** All that belongs to an order. */
async function rowsOf({ id }: TestOrder): Promise<object[]> {
  return app.rows(
    `select to_jsonb(o) as o,
      (select jsonb_agg(r order by r.id) from order_routes r where r.order_id = o.id) as routes,
      (select jsonb_agg(f order by f.id) from subcontractor_offers f where f.order_id = o.id) as offers,
      (select jsonb_agg(h order by h.id) from order_history h where h.order_id = o.id) as history,
      (select jsonb_agg(c order by c.id) from client_offers c where c.order_id = o.id) as client_offers,
      (select jsonb_agg(p order by p.id) from price_requests p where p.order_id = o.id) as requests,
      (select count(*) from messages m where m.order_id = o.id) as mails
     from orders o where o.id = $1`,
    [id],
  );
}
