import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { refused, type Answer } from '../../../testing/api-caller.js';
import { aSubcontractor } from '../../../testing/directory.js';
import { acceptance, aLink, carrierAnswer, offerIds } from '../../../testing/links.js';
import {
  anOrder,
  anOrderAt,
  carrierLink,
  mailFields,
  priceFields,
  transportFields,
  type TestOrder,
} from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { OrderDetails } from './order.dto.js';

const app = await testApp();
/** Another process on the same database. */
const second = await testApp({ database: app.database });
const owner = await aCompany(app);

const counts = (answers: readonly Answer[]) => {
  const byStatus: Record<number, number> = {};
  for (const { status } of answers) byStatus[status] = (byStatus[status] ?? 0) + 1;
  return byStatus;
};
/** The same call many times at once, in turns in both processes. */
const atOnce = (times: number, call: (process: typeof app, index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: times }, (_each, index) => call(index % 2 === 0 ? app : second, index)));
const steps = ({ id }: TestOrder, to: number) =>
  app.rows('select * from order_history where order_id = $1 and to_status = $2 and from_status <> $2', [
    id,
    to,
  ]);
const mails = ({ id }: TestOrder, type: string) =>
  app.rows(
    'select m.id from messages m join mail_outbox o on o.message_id = m.id where order_id = $1 and type = $2',
    [id, type],
  );
const details = ({ id }: TestOrder) => owner.api.read<OrderDetails>(`/orders/${id}/details`);

describe('at the same moment', () => {
  test('30 acceptances are one transition with one entry in the history', async () => {
    const order = await anOrderAt(app, owner, 3);
    const link = await aLink(owner, { kind: 'client-offer-selection', order_id: order.id });
    const answers = await atOnce(30, (process) =>
      process.api.post('/public/quotation-acceptance', acceptance(link)),
    );
    expect(counts(answers)).toEqual({ 200: 30 });
    expect(await steps(order, 4)).toHaveLength(1);
    expect(await details(order)).toMatchObject({ status: 4, version: 4 + 1 });
  });

  test('acceptances and rejections end in one of both; the others are told', async () => {
    const order = await anOrderAt(app, owner, 3);
    const link = await aLink(owner, { kind: 'client-offer-selection', order_id: order.id });
    const answers = await atOnce(20, (process, index) => {
      const action = index % 4 < 2 ? 'accept' : 'reject';
      return process.api.post('/public/quotation-acceptance', acceptance(link, { action }));
    });
    expect(counts(answers)).toEqual({ 200: 10, 409: 10 });
    expect((await steps(order, 4)).length + (await steps(order, 5)).length).toBe(1);
  });

  test('a request is accepted once: one route, one mail', async () => {
    const order = await anOrder(owner);
    const answers = await atOnce(10, (process) =>
      process.api.as(owner.token).put(`/orders/${order.id}/status`, { status: 1 }),
    );
    expect(counts(answers)).toEqual({ 200: 1, 409: 9 });
    expect((await details(order)).routes).toHaveLength(1);
    expect(await mails(order, 'quote_confirmation')).toHaveLength(1);
  });

  test('an offer is sent once: one mail', async () => {
    const order = await anOrderAt(app, owner, 1, { spares: true });
    const answers = await atOnce(10, (process) =>
      process.api.as(owner.token).post('/send-offers-to-client', mailFields(order)),
    );
    expect(counts(answers)).toEqual({ 200: 1, 409: 9 });
    expect(await mails(order, 'offers_to_client')).toHaveLength(1);
    expect(await app.rows('select id from client_offers where order_id = $1', [order.id])).toHaveLength(1);
  });

  test('the order of a route is sent once: one mail', async () => {
    const order = await anOrderAt(app, owner, 6);
    const answers = await atOnce(10, (process) =>
      process.api.as(owner.token).post(`/orders/${order.id}/send-subcontractor-acceptance`, {
        route_id: order.routes[0],
      }),
    );
    expect(counts(answers)).toEqual({ 200: 1, 409: 9 });
    expect(await mails(order, 'subcontractor_acceptance_request')).toHaveLength(1);
  });

  test('a subcontractor is asked once: one mail', async () => {
    const order = await anOrderAt(app, owner, 1);
    const carrier = await aSubcontractor(owner);
    const path = `/order-routes/${order.routes[0]}/price-requests`;
    const answers = await atOnce(10, (process) =>
      process.api.as(owner.token).post<{ sent: number }>(path, { subcontractor_ids: [carrier.id] }),
    );
    expect(counts(answers)).toEqual({ 201: 10 });
    expect(answers.reduce((sum, { body }) => sum + (body as { sent: number }).sent, 0)).toBe(1);
    expect(await mails(order, 'subcontractor_price_request')).toHaveLength(1);
    expect(await steps(order, 2)).toHaveLength(1);
  });

  /** A route with two quotes of which none is chosen. */
  async function anOpenChoice() {
    const order = await anOrderAt(app, owner, 1, { spares: true });
    const path = `/order-routes/${order.routes[0]}/select-offer`;
    await owner.api.change(path, { offer_id: null });
    return { order, path, offers: [order.offers[0], order.spares[0]?.offer] };
  }

  test('people choose different quotes: one wins, the others are told', async () => {
    const { order, path, offers } = await anOpenChoice();
    const wanted = (index: number) => offers[Math.floor(index / 2) % 2];
    const answers = await atOnce(10, (process, index) =>
      process.api.as(owner.token).put(path, { offer_id: wanted(index), replaces: null }),
    );
    const chosen = (await details(order)).routes[0]?.subcontractor_offer_id;
    expect(offers).toContain(chosen);
    for (const [index, answer] of answers.entries()) {
      if (wanted(index) === chosen) expect(answer.status).toBe(200);
      else refused(answer, 409, 'chosen_meanwhile');
    }
    refused(await owner.api.put(path, { offer_id: null, replaces: null }), 409, 'chosen_meanwhile');
    await owner.api.change(path, { offer_id: null, replaces: chosen ?? null });
  });

  test('so do two who do not say what they saw, when they were at it at once', async () => {
    const { order, path, offers } = await anOpenChoice();
    const holder = await app.db.pools.units.connect();
    await holder.query('begin');
    await holder.query('select from orders where id = $1 for update', [order.id]);
    const choices = Promise.all([
      app.api.as(owner.token).put(path, { offer_id: offers[0] }),
      second.api
        .as(owner.token)
        .put(`/order-routes/${order.routes[0]}`, { subcontractor_offer_id: offers[1] }),
    ]);
    await waitingForLocks(2);
    await holder.query('commit');
    holder.release();
    const statuses = (await choices).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    const chosen = (await details(order)).routes[0]?.subcontractor_offer_id;
    expect(chosen).toBe(offers[statuses.indexOf(200)]);
  });

  async function waitingForLocks(count: number): Promise<void> {
    for (;;) {
      const rows = await app.rows(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      if (rows.length >= count) return;
      await setTimeout(10);
    }
  }

  test('a quote is chosen and deleted: one of both happens', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await anOrderAt(app, owner, 1, { spares: true });
      const offer = order.spares[0]?.offer ?? 0;
      const [choice, deletion] = await Promise.all([
        app.api.as(owner.token).put(`/order-routes/${order.routes[0]}/select-offer`, { offer_id: offer }),
        second.api.as(owner.token).delete(`/subcontractor-offers/${offer}`),
      ]);
      expect(['200 409', '404 204']).toContain(`${choice.status} ${deletion.status}`);
      const [route] = (await details(order)).routes;
      expect(route?.subcontractor_offer_id).toBe(choice.status === 200 ? offer : order.offers[0]);
    }
  });

  test('a price comes many times over one link: one quote', async () => {
    const order = await anOrderAt(app, owner, 1);
    const carrier = await aSubcontractor(owner);
    const ids = { order_id: order.id, route_id: order.routes[0] ?? 0, subcontractor_id: carrier.id };
    const link = await aLink(owner, { kind: 'subcontractor-offer', ...ids });
    const answers = await atOnce(10, (process, index) =>
      process.api.post('/public/subcontractor-offer', {
        ...offerIds(link),
        ...priceFields({ price: 900 + index }),
      }),
    );
    expect(counts(answers)).toEqual({ 201: 10 });
    expect(await owner.api.read(`/subcontractor-offers/count/${order.id}`)).toEqual({ count: 1 });
  });

  test('a price comes while the quote is chosen: the choice keeps the price that was seen, or the new one is seen', async () => {
    const order = await anOrderAt(app, owner, 1, { spares: true });
    const { offer, carrier } = order.spares[0] ?? { offer: 0, carrier: { id: 0 } };
    const ids = { order_id: order.id, route_id: order.routes[0] ?? 0, subcontractor_id: carrier.id };
    const link = await aLink(owner, { kind: 'subcontractor-offer', ...ids });
    const [choice, price] = await Promise.all([
      app.api
        .as(owner.token)
        .put<OrderDetails['routes'][number]>(`/order-routes/${ids.route_id}/select-offer`, {
          offer_id: offer,
        }),
      second.api.post('/public/subcontractor-offer', { ...offerIds(link), ...priceFields({ price: 1 }) }),
    ]);
    expect(choice.status).toBe(200);
    const stored = (await details(order)).routes[0]?.chosen_offer?.price;
    expect(stored).toBe(price.status === 201 ? 1 : 1200);
    expect(choice.body.chosen_offer?.price).toBe(stored);
  });

  test('carriers of all routes accept: the order is in progress', async () => {
    const order = await anOrderAt(app, owner, 7, { routes: 4 });
    const links = await Promise.all(order.routes.map((_route, index) => carrierLink(order, index)));
    const answers = await atOnce(8, (process, index) => {
      const link = links[index % 4];
      if (!link) throw new Error('There is no such route');
      return process.api.post(`/orders/${order.id}/subcontractor-response`, carrierAnswer(link, 'accept'));
    });
    expect(counts(answers)).toEqual({ 200: 8 });
    expect(await steps(order, 8)).toHaveLength(1);
    const { status, routes } = await details(order);
    expect([status, ...routes.map((route) => route.status)]).toEqual([8, 2, 2, 2, 2]);
  });

  test('routes are added: each has a place of its own', async () => {
    const order = await anOrderAt(app, owner, 1);
    const answers = await atOnce(10, (process) =>
      process.api.as(owner.token).post('/order-routes', { ...transportFields(), quotation_id: order.id }),
    );
    expect(counts(answers)).toEqual({ 201: 10 });
    const { routes } = await details(order);
    expect(routes.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  test('people change different fields of an order: no change is lost', async () => {
    const order = await anOrder(owner);
    const changes = [
      { notes: 'new' },
      { weight: 5 },
      { pallets_count: 3 },
      { cargo_type: 'Ryby' },
      { payment_days: 5 },
    ];
    const answers = await atOnce(5, (process, index) =>
      process.api.as(owner.token).put(`/orders/${order.id}`, changes[index] ?? {}),
    );
    expect(counts(answers)).toEqual({ 200: 5 });
    expect(await details(order)).toMatchObject(Object.assign({}, ...changes) as object);
  });
});
