import { describe, expect, test } from '@jest/globals';
import type { Paged } from '../../../platform/http/api-types.js';
import { aSubcontractor } from '../../../testing/directory.js';
import { aLink, openMail, type OpenedLink } from '../../../testing/links.js';
import {
  acceptRequest,
  anOrder,
  aQuote,
  sendOffer,
  transportFields,
  type TestOrder,
} from '../../../testing/orders.js';
import { aCompany, anAdministrator } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { WorkQueue } from '../../insight/work-queue/work-queue.dto.js';
import type { ListedOrder } from './order.dto.js';
import type { LinkView } from '../links/link.dto.js';
import type { OutboxMail, OutboxMailDetails } from '../../correspondence/outbox/mail-outbox.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const admin = await anAdministrator(app);

const [lodz, tromso, kirkenes] = [
  { street: 'ul. Piotrkowska 1', city: 'Łódź', post_code: '90-001', country: 'PL' },
  { street: 'Storgata 1', city: 'Tromsø', post_code: '9008', country: 'NO' },
  { street: 'Havneveien 2', city: 'Kirkenes', post_code: '9900', country: 'NO' },
];
const way = (from: typeof lodz, to: typeof lodz) =>
  Object.fromEntries(
    Object.keys(from).flatMap((name) => [
      [`pickup_${name}`, from[name as keyof typeof from]],
      [`delivery_${name}`, to[name as keyof typeof to]],
    ]),
  );
const quotes = [
  { pickup_date: '2026-12-08T07:00:00.000Z', delivery_date: '2026-12-11T10:00:00.000Z' },
  { pickup_date: '2026-12-12T06:00:00.000Z', delivery_date: '2026-12-14T13:00:00.000Z' },
];
const routes = [
  { pickup_city: 'Łódź', delivery_city: 'Tromsø', ...quotes[0] },
  { pickup_city: 'Tromsø', delivery_city: 'Kirkenes', ...quotes[1] },
];
const whole = { pickup_date: quotes[0]?.pickup_date, delivery_date: quotes[1]?.delivery_date };

/** Łódź to Kirkenes by way of Tromsø, asked for from 1 to 3 December, with these quotes chosen. */
async function quotedOrder(): Promise<TestOrder> {
  const order = await anOrder(owner, way(lodz, kirkenes));
  await acceptRequest(order, 2);
  const ends = [way(lodz, tromso), way(tromso, kirkenes)];
  for (const [index, route] of order.routes.entries()) {
    await owner.api.change(`/order-routes/${route}`, transportFields(ends[index]));
    const { id } = await aQuote(app, order, route, await aSubcontractor(owner), quotes[index]);
    await owner.api.change(`/order-routes/${route}/select-offer`, { offer_id: id });
  }
  return order;
}

const pageOf = ({ url, sig, exp }: OpenedLink) =>
  app.api.read<LinkView>('/public/links/client-offer-selection', {
    order_id: url.searchParams.get('order_id') ?? '',
    sig,
    exp: String(exp),
  });
const decoded = ({ url }: OpenedLink, name: string): unknown =>
  JSON.parse(Buffer.from(url.searchParams.get(name) ?? '', 'base64').toString('utf8'));

describe('an offer of two routes is made at the times that were quoted', () => {
  test('on the page and in its address', async () => {
    const order = await quotedOrder();
    await sendOffer(order);
    const link = await aLink(owner, { kind: 'client-offer-selection', order_id: order.id });
    const view = await pageOf(link);
    expect(view.legs).toMatchObject(routes);
    expect(view.transport).toMatchObject({ pickup_city: 'Łódź', delivery_city: 'Kirkenes', ...whole });
    expect(view.offers).toMatchObject([{ id: order.id, ...whole }]);
    expect(decoded(link, 'order_data')).toMatchObject(whole);
    expect(decoded(link, 'offers_data')).toMatchObject([whole]);
  });

  test('in the mail, whose link says the same', async () => {
    const order = await quotedOrder();
    await sendOffer(order);
    const { items } = await admin.api.read<Paged<OutboxMail>>('/mail-outbox', {
      page_size: 1000,
      sort: '-id',
    });
    const id = items.find(({ order_id }) => order_id === order.id)?.id;
    const { text } = await admin.api.read<OutboxMailDetails>(`/mail-outbox/${id}`);
    expect(text.split('\n').filter((line) => /^(Załadunek|Rozładunek):/.test(line))).toEqual([
      expect.stringMatching(/Łódź.*wt\., 8 gru 2026, 08:00$/),
      expect.stringMatching(/Tromsø.*pt\., 11 gru 2026, 11:00$/),
      expect.stringMatching(/Tromsø.*sob\., 12 gru 2026, 07:00$/),
      expect.stringMatching(/Kirkenes.*pon\., 14 gru 2026, 14:00$/),
    ]);
    expect(await pageOf(await openMail(app, text))).toMatchObject({ legs: routes, offers: [whole] });
  });

  test('a quote without days keeps those of its route; nothing is offered before it was sent', async () => {
    const order = await quotedOrder();
    await app.rows(
      'update subcontractor_offers set pickup_date = null, delivery_date = null where order_id = $1',
      [order.id],
    );
    const request = { pickup_date: '2026-12-01T08:00:00.000Z', delivery_date: '2026-12-03T16:00:00.000Z' };
    const early = await aLink(owner, { kind: 'client-offer-selection', order_id: order.id });
    expect(await pageOf(early)).toMatchObject({ legs: [], offers: [], transport: request });
    await sendOffer(order);
    const link = await aLink(owner, { kind: 'client-offer-selection', order_id: order.id });
    expect(await pageOf(link)).toMatchObject({ legs: [request, request], offers: [request] });
  });

  test('in lists and in the queue the dates of the offer hold once it is made', async () => {
    const order = await quotedOrder();
    const listed = async () => {
      const { items } = await owner.api.read<Paged<ListedOrder>>('/quotations', { page_size: 100 });
      return items.find(({ id }) => id === order.id)?.agreed;
    };
    expect(await listed()).toBeNull();
    await sendOffer(order);
    expect(await listed()).toEqual(whole);
    await app.rows('update orders set valid_until = $2 where id = $1', [order.id, '2026-11-02']);
    const { groups } = await owner.api.read<WorkQueue>('/work-queue', { kind: 'expiring' });
    expect(groups[0]?.items.find(({ order_id }) => order_id === order.id)).toMatchObject(whole);
    await app.rows(
      'update subcontractor_offers set pickup_date = null, delivery_date = null where order_id = $1',
      [order.id],
    );
    expect(await listed()).toBeNull();
  });
});
