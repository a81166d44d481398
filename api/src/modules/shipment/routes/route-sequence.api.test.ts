import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { refusesBadBodies } from '../../../testing/bad-bodies.js';
import { aLink } from '../../../testing/links.js';
import { anOrderAt, chooseQuotes, sendOffer, transportFields } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { LinkView } from '../links/link.dto.js';
import type { OrderSummary } from '../orders/order-summary.dto.js';
import type { OrderDetails } from '../orders/order.dto.js';
import type { RouteList } from './route.dto.js';

const app = await testApp();
const owner = await aCompany(app);

const arrange = (id: number, ids: unknown) => owner.api.put(`/orders/${id}/order-routes/sequence`, { ids });
const routesOf = (id: number) => owner.api.read<RouteList>(`/orders/${id}/order-routes`);

const anyOrder = await anOrderAt(app, owner, 1);

describe('another sequence of routes', () => {
  test('holds wherever routes are shown: list, summary, offer mail, the client’s page', async () => {
    const order = await anOrderAt(app, owner, 1, { routes: 3 });
    const cities = ['Elbląg', 'Malmö', 'Oslo'];
    for (const [index, id] of order.routes.entries())
      await owner.api.change(`/order-routes/${id}`, { pickup_city: cities[index] });
    await chooseQuotes(app, order);
    const [first = 0, second = 0, third = 0] = order.routes;
    const wanted = [third, first, second];
    const answer = await owner.api.change<RouteList>(`/orders/${order.id}/order-routes/sequence`, {
      ids: wanted,
    });
    expect(answer.items.map(({ id, position }) => [id, position])).toEqual(
      wanted.map((id, index) => [id, index + 1]),
    );
    expect(await routesOf(order.id)).toEqual(answer);
    const summary = await owner.api.read<OrderSummary>(`/orders/${order.id}/summary`);
    expect(summary.lines.map(({ route_id }) => route_id)).toEqual(wanted);

    await sendOffer(order);
    const inOrder = /Oslo[^]*Elbląg[^]*Malmö/;
    const [mail] = await app.rows<{ text_body: string }>(
      `select o.text_body from mail_outbox o join messages m on m.id = o.message_id
       where m.order_id = $1 and m.type = 'offers_to_client'`,
      [order.id],
    );
    expect(mail?.text_body).toMatch(inOrder);
    const { sig, exp } = await aLink(owner, { kind: 'client-offer-selection', order_id: order.id });
    const query = { order_id: order.id, sig, exp };
    const view = await app.api.read<LinkView>('/public/links/client-offer-selection', query);
    expect(view.legs.map(({ pickup_city }) => pickup_city)).toEqual(['Oslo', 'Elbląg', 'Malmö']);
  });

  test('names every route of the order once', async () => {
    const order = await anOrderAt(app, owner, 1, { routes: 2 });
    const other = await anOrderAt(app, owner, 1);
    const [first = 0, second = 0] = order.routes;
    for (const ids of [
      [first],
      [first, first],
      [first, second, second],
      [first, other.routes[0]],
      [first, 2147483647],
    ])
      expect(faultsIn(await arrange(order.id, ids))).toEqual({ ids: 'incomplete_list' });
    expect(faultsIn(await arrange(order.id, []))).toEqual({ ids: 'too_few_items' });
    const many = Array.from({ length: 10_000 }, (_, index) => index + 1);
    expect(faultsIn(await arrange(order.id, many))).toEqual({ ids: 'too_many_items' });
    expect((await routesOf(order.id)).items.map(({ id }) => id)).toEqual(order.routes);
  });

  test('is for routes that are still worked on', async () => {
    const order = await anOrderAt(app, owner, 3);
    refused(await arrange(order.id, order.routes), 409, 'order_not_editable');
    const fresh = await anOrderAt(app, owner, 0);
    refused(await arrange(fresh.id, order.routes), 409, 'order_not_editable');
  });

  refusesBadBodies({
    method: 'PUT',
    path: () => `/orders/${anyOrder.id}/order-routes/sequence`,
    caller: () => owner.api,
    body: () => ({ ids: anyOrder.routes }),
  });
});

describe('hints', () => {
  const onwards = {
    pickup_street: 'Bryggen 7',
    pickup_city: 'BERGEN ',
    pickup_post_code: '5003',
    pickup_country: 'NO',
    pickup_date: '2026-12-03T16:00:00.000Z',
    delivery_city: 'Ålesund',
    delivery_post_code: '6002',
    delivery_date: '2026-12-05T16:00:00.000Z',
  };

  test('tell routes that do not follow each other, until they do', async () => {
    const order = await anOrderAt(app, owner, 1);
    const next = {
      ...transportFields(onwards),
      quotation_id: order.id,
      pickup_city: 'Oslo',
      pickup_post_code: '0150',
    };
    const { id } = await owner.api.create<{ id: number }>('/order-routes', {
      ...next,
      pickup_date: '2026-12-02T08:00:00.000Z',
    });
    const between = { route_id: id, previous_route_id: order.routes[0] };
    const hints = [
      { code: 'starts_elsewhere', ...between },
      { code: 'starts_too_early', ...between },
    ];
    expect((await routesOf(order.id)).hints).toEqual(hints);
    const details = await owner.api.read<OrderDetails>(`/orders/${order.id}/details`);
    expect(details.route_hints).toEqual(hints);
    await owner.api.change(`/order-routes/${id}`, onwards);
    expect((await routesOf(order.id)).hints).toEqual([]);
  });

  test('go by the times of the chosen quotes', async () => {
    const order = await anOrderAt(app, owner, 1);
    const { id } = await owner.api.create<{ id: number }>('/order-routes', {
      ...transportFields(onwards),
      quotation_id: order.id,
    });
    order.routes.push(id);
    expect((await routesOf(order.id)).hints).toEqual([]);
    // Each quote is for the 1st to the 3rd of December.
    await chooseQuotes(app, order);
    expect((await routesOf(order.id)).hints).toEqual([
      { code: 'starts_too_early', route_id: id, previous_route_id: order.routes[0] },
    ]);
  });
});
