import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused, taken } from '../../../testing/api-caller.js';
import { refusesBadBodies } from '../../../testing/bad-bodies.js';
import { refusesValues, type RefusedValue } from '../../../testing/refused-values.js';
import { carrierQuery } from '../../../testing/documents.js';
import { acceptance, aLink, carrierAnswer, type OpenedLink } from '../../../testing/links.js';
import { anOrderAt, carrierLink, sendToCarrier, step, type TestOrder } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { LinkView } from '../links/link.dto.js';
import type { SubcontractorResponseReceipt } from '../links/public-answers.dto.js';
import type { OfferPage } from '../quotes/offer.dto.js';
import type { HistoryEntry, OrderHistory } from './order-history.dto.js';
import type { OrderDetails } from './order.dto.js';

const app = await testApp();
const owner = await aCompany(app);

const details = ({ id }: TestOrder) => owner.api.read<OrderDetails>(`/orders/${id}/details`);
const statuses = async (order: TestOrder) => {
  const { status, routes } = await details(order);
  return [status, ...routes.map((route) => route.status)];
};
const history = async ({ id }: TestOrder): Promise<HistoryEntry[]> =>
  (await owner.api.read<OrderHistory>(`/orders/${id}/history`)).items;
const respond = (order: TestOrder, link: OpenedLink, action: 'accept' | 'reject', changes: object = {}) =>
  app.api.post<SubcontractorResponseReceipt>(
    `/orders/${order.id}/subcontractor-response`,
    carrierAnswer(link, action, changes),
  );

describe('carriers of an order with several routes', () => {
  test('the last acceptance puts it in progress; each is in the history', async () => {
    const order = await anOrderAt(app, owner, 7, { routes: 2 });
    const links = [await carrierLink(order, 0), await carrierLink(order, 1)] as const;
    expect(taken(await respond(order, links[0], 'accept'), 200)).toEqual({
      order_id: order.id,
      route_id: order.routes[0],
      status: 7,
      route_status: 2,
      action: 'accept',
    });
    expect(await statuses(order)).toEqual([7, 2, 1]);
    expect(taken(await respond(order, links[1], 'accept'), 200)).toMatchObject({
      status: 8,
      route_status: 2,
    });
    expect(await details(order)).toMatchObject({ is_read: false });
    const events = (await history(order)).slice(-2);
    expect(events).toMatchObject([
      {
        event: 'subcontractor_accepts',
        from_status: 7,
        to_status: 7,
        user_id: null,
        reason: order.carriers[0]?.name,
        facts: { route_id: order.routes[0] },
      },
      {
        event: 'subcontractor_accepts',
        from_status: 7,
        to_status: 8,
        user_id: null,
        reason: order.carriers[1]?.name,
        facts: { route_id: order.routes[1] },
      },
    ]);
    // Each carrier reads later when they accepted.
    for (const [index, link] of links.entries())
      expect(
        await app.api.read<LinkView>(`/public/links/subcontractor-order-view?${carrierQuery(link)}`),
      ).toMatchObject({
        answered: 'accept',
        accepted_at: events[index]?.created_at,
      });
  });

  test("a rejection after another one's acceptance makes it 9; an acceptance does not hide that", async () => {
    const order = await anOrderAt(app, owner, 7, { routes: 3, spares: true });
    const links = await Promise.all([0, 1, 2].map((index) => carrierLink(order, index)));
    const at = (index: number) =>
      links[index] ??
      links[0] ??
      (() => {
        throw new Error('no link');
      })();
    taken(await respond(order, at(0), 'accept'), 200);
    taken(await respond(order, at(1), 'reject', { reason: 'No lorry' }), 200);
    expect(await statuses(order)).toEqual([9, 2, 3, 1]);
    expect((await history(order)).at(-1)).toMatchObject({
      event: 'subcontractor_rejects',
      reason: 'No lorry',
    });
    taken(await respond(order, at(2), 'accept'), 200);
    expect(await statuses(order)).toEqual([9, 2, 3, 2]);

    await owner.api.change(`/order-routes/${order.routes[1]}/select-offer`, {
      offer_id: order.spares[1]?.offer,
    });
    expect(await statuses(order)).toEqual([9, 2, 0, 2]);
    const { items } = await owner.api.read<OfferPage>(`/subcontractor-offers/route/${order.routes[1]}`);
    expect(items.map((quote) => [quote.is_chosen, quote.refusal_reason, quote.refused_at !== null])).toEqual(
      expect.arrayContaining([
        [true, null, false],
        [false, 'No lorry', true],
      ]),
    );
    await sendToCarrier(order, order.routes[1] ?? 0);
    expect(await statuses(order)).toEqual([7, 2, 1, 2]);
    refused(await respond(order, at(1), 'accept'), 409, 'no_longer_open');
    // Who said no says it again, and nothing changes.
    taken(await respond(order, at(1), 'reject'), 200);
    expect(await statuses(order)).toEqual([7, 2, 1, 2]);
    const ids = { order_id: order.id, route_id: order.routes[1] ?? 0 };
    const link = await aLink(owner, {
      kind: 'subcontractor-order-view',
      ...ids,
      subcontractor_id: order.spares[1]?.carrier.id ?? 0,
    });
    taken(await respond(order, link, 'accept'), 200);
    expect(await statuses(order)).toEqual([8, 2, 2, 2]);
  });

  test('of two rejected routes the first that is sent again does not leave 9', async () => {
    const order = await anOrderAt(app, owner, 7, { routes: 2, spares: true });
    for (const index of [0, 1]) taken(await respond(order, await carrierLink(order, index), 'reject'), 200);
    expect(await statuses(order)).toEqual([9, 3, 3]);
    for (const index of [0, 1]) {
      const path = `/order-routes/${order.routes[index]}/select-offer`;
      await owner.api.change(path, { offer_id: order.spares[index]?.offer });
      await sendToCarrier(order, order.routes[index] ?? 0);
      expect(await statuses(order)).toEqual(index === 0 ? [9, 1, 3] : [7, 1, 1]);
    }
  });

  test('routes are sent one by one, the second also at 7', async () => {
    const order = await anOrderAt(app, owner, 6, { routes: 2 });
    await sendToCarrier(order, order.routes[0] ?? 0);
    expect(await statuses(order)).toEqual([7, 1, 0]);
    refused(await respond(order, await carrierLink(order, 1), 'accept'), 409, 'no_longer_open');
    await sendToCarrier(order, order.routes[1] ?? 0);
    expect(await statuses(order)).toEqual([7, 1, 1]);
    const again = await owner.api.post(`/orders/${order.id}/send-subcontractor-acceptance`, {
      route_id: order.routes[1],
    });
    expect(refused(again, 409, 'step_not_possible').missing).toMatchObject([
      { code: 'route_not_new', route_ids: [order.routes[1]] },
    ]);
  });

  test('of which one has no address: it is sent all the same, and says that no mail went', async () => {
    const order = await anOrderAt(app, owner, 6);
    await app.rows('update subcontractor_offers set subcontractor_email = null where id = $1', [
      order.offers[0],
    ]);
    await owner.api.change(`/subcontractors/${order.carriers[0]?.id}`, { email: null });
    expect(await sendToCarrier(order, order.routes[0] ?? 0)).toMatchObject({ status: 7, email_sent: false });
  });
});

describe('answering', () => {
  test('the same again is polite, the contrary a conflict that says what was answered', async () => {
    const order = await anOrderAt(app, owner, 3);
    const link = await aLink(owner, { kind: 'client-offer-selection', order_id: order.id });
    const answer = (action: string, reason?: string) =>
      app.api.post(
        '/public/quotation-acceptance',
        acceptance(link, { action, ...(reason ? { reason } : {}) }),
      );
    taken(await answer('reject', ' Too expensive '), 200);
    const length = (await history(order)).length;
    expect((await history(order)).at(-1)).toMatchObject({
      event: 'reject',
      from_status: 3,
      to_status: 5,
      reason: 'Too expensive',
      user_id: null,
    });
    expect(taken(await answer('reject', 'Again'), 200)).toMatchObject({ status: 5, action: 'reject' });
    expect(refused(await answer('accept'), 409, 'answered_otherwise').answered).toBe('reject');
    expect(await history(order)).toHaveLength(length);
  });

  test('a spoken yes is recorded by the forwarder; the link then agrees', async () => {
    const order = await anOrderAt(app, owner, 3);
    const link = await aLink(owner, { kind: 'client-offer-selection', order_id: order.id });
    await step(order, 4);
    expect(taken(await app.api.post('/public/quotation-acceptance', acceptance(link)), 200)).toMatchObject({
      status: 4,
    });
    const answers = (await history(order)).filter(({ to_status }) => to_status === 4);
    expect(answers).toMatchObject([{ user_id: owner.id }]);
  });

  test('a carrier’s spoken answer is recorded by the forwarder; the link then agrees', async () => {
    const order = await anOrderAt(app, owner, 7, { routes: 2 });
    const [first = 0, second = 0] = order.routes;
    const record = (body: object, api = owner.api) =>
      api.post<OrderDetails>(`/orders/${order.id}/record-subcontractor-answer`, body);
    const told = { route_id: first, action: 'accept', reason: ' Janek, by phone ' };
    await owner.api.change(`/orders/${order.id}/mark-as-read`, {});
    expect(taken(await record(told), 200)).toMatchObject({ status: 7 });
    expect(taken(await record({ route_id: second, action: 'reject' }), 200)).toMatchObject({ status: 9 });
    expect(await statuses(order)).toEqual([9, 2, 3]);
    // Who wrote it down has read it.
    expect(await details(order)).toMatchObject({ is_read: true });
    expect((await history(order)).slice(-2)).toMatchObject([
      { event: 'subcontractor_accepts', user_id: owner.id, reason: 'Janek, by phone' },
      { event: 'subcontractor_rejects', user_id: owner.id, reason: order.carriers[1]?.name },
    ]);
    const length = (await history(order)).length;
    taken(await record(told), 200);
    taken(await respond(order, await carrierLink(order, 0), 'accept'), 200);
    expect(await history(order)).toHaveLength(length);
    refused(await record({ ...told, action: 'reject' }), 409, 'answered_otherwise');
  });

  test('only an order that is waited for has an answer to record', async () => {
    const order = await anOrderAt(app, owner, 6);
    const path = `/orders/${order.id}/record-subcontractor-answer`;
    const told = { route_id: order.routes[0], action: 'accept' };
    refused(await owner.api.post(path, told), 409, 'no_longer_open');
    refused(await owner.api.post(path, { ...told, route_id: 2_147_483_647 }), 404, 'not_found');
    expect(faultsIn(await owner.api.post(path, {}))).toEqual({ route_id: 'required', action: 'required' });
  });

  const refusedValues: readonly RefusedValue[] = [
    ['action', 'maybe', 'not_in_list'],
    ['reason', 'x'.repeat(201), 'too_long'],
    ['reason', 5, 'not_a_text'],
    ['reason', 'a\u0000b', 'invalid_characters'],
    ['price', 1, 'unknown_field'],
  ];
  const path = '/orders/1/subcontractor-response';
  refusesValues(refusedValues, (field, value) =>
    app.api.post('/public/quotation-acceptance', { [field]: value }),
  );
  refusesValues(refusedValues, (field, value) => app.api.post(path, { action: 'accept', [field]: value }));

  test('a carrier says accept or reject', async () => {
    expect(faultsIn(await app.api.post('/orders/1/subcontractor-response', {}))).toEqual({
      action: 'required',
    });
  });

  refusesBadBodies({
    method: 'POST',
    path: () => '/public/quotation-acceptance',
    caller: () => app.api,
    body: () => ({ order_id: 1, action: 'accept', reason: 'x', sig: 'x', exp: 1 }),
  });
});
