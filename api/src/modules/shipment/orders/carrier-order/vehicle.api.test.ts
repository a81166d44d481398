import { describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../../kernel/order/order-status.js';
import { faultsIn, refused } from '../../../../testing/api-caller.js';
import { carrierAnswer, type OpenedLink } from '../../../../testing/links.js';
import { fingerprint } from '../../../../testing/fingerprint.js';
import { answerAsCarrier, anOrderAt, carrierLink, type TestOrder } from '../../../../testing/orders.js';
import { aCompany } from '../../../../testing/people.js';
import { refusesValues, type RefusedValue } from '../../../../testing/refused-values.js';
import { testApp } from '../../../../testing/test-app.js';
import type { LinkView } from '../../links/link.dto.js';
import type { RouteDto, RouteList } from '../../routes/route.dto.js';
import type { OrderHistory } from '../order-history.dto.js';
import type { OrderDetails } from '../order.dto.js';

const app = await testApp();
const owner = await aCompany(app);

const told = {
  truck_plates: ' gd 123ab',
  trailer_plates: 'gd 9t',
  driver_name: 'Jan Kowalski',
  driver_phone: '900 12 345',
};
/** As it is kept: the carriers of tests are Norwegian. */
const kept = {
  truck_plates: 'GD 123AB',
  trailer_plates: 'GD 9T',
  driver_name: 'Jan Kowalski',
  driver_phone: '+4790012345',
};
const unknown = { truck_plates: null, trailer_plates: null, driver_name: null, driver_phone: null };

async function routeOf(order: TestOrder, index = 0): Promise<RouteDto | undefined> {
  return (await owner.api.read<RouteList>(`/orders/${order.id}/order-routes`)).items[index];
}

async function answer(order: TestOrder, action: 'accept' | 'reject', vehicle: object, index = 0) {
  const link = await carrierLink(order, index);
  return app.api.post(`/orders/${order.id}/subcontractor-response`, carrierAnswer(link, action, vehicle));
}

async function viewOf(order: TestOrder, link?: OpenedLink): Promise<LinkView> {
  const { sig, exp, id } = link ?? (await carrierLink(order));
  const ids = {
    order_id: id('order_id'),
    route_id: id('route_id'),
    subcontractor_id: id('subcontractor_id'),
  };
  return app.api.read('/public/links/subcontractor-order-view', { ...ids, sig, exp });
}

const eventsOf = async (order: TestOrder) =>
  (await owner.api.read<OrderHistory>(`/orders/${order.id}/history`)).items.map(({ event }) => event);

const underWay = await anOrderAt(app, owner, OrderStatus.InProgress);

test('who has accepted is told to whom the invoice goes, and still for what price', async () => {
  const buyer = await aCompany(app);
  await buyer.api.change('/company-settings', {
    company_data: {
      company_name: 'Bałtyk Spedycja sp. z o.o.',
      nip: '5260001246',
      regon: '000002217',
      address: 'Nabrzeże Północne 4',
      post_code: '80-601',
      city: 'Gdańsk',
      email: 'biuro@baltyk.example',
    },
  });
  const order = await anOrderAt(app, buyer, OrderStatus.SentToContractor);
  const waiting = await viewOf(order);
  expect(waiting.invoice_to).toBeNull();
  await answerAsCarrier(app, order, 'accept');
  expect(await viewOf(order)).toMatchObject({
    price: waiting.price,
    currency: waiting.currency,
    invoice_to: {
      name: 'Bałtyk Spedycja sp. z o.o.',
      address: 'Nabrzeże Północne 4',
      post_code: '80-601',
      city: 'Gdańsk',
      country: 'PL',
      tax_number: { label: 'NIP', value: '5260001246' },
    },
  });
});

describe('the carrier tells the vehicle', () => {
  test('with the acceptance; it is kept in one form, and shown to the carrier as people write it', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.SentToContractor);
    expect(await viewOf(order)).toMatchObject({ vehicle: unknown, takes_vehicle: false, has_document: true });
    expect((await answer(order, 'accept', told)).status).toBe(200);
    expect(await routeOf(order)).toMatchObject({ status: 2, ...kept });
    expect(await viewOf(order)).toMatchObject({
      answered: 'accept',
      vehicle: { ...kept, driver_phone: '+47 90 01 23 45' },
      takes_vehicle: true,
    });
    expect((await eventsOf(order)).slice(-2)).toEqual(['subcontractor_accepts', 'vehicle_told']);
  });

  test('not at all, and the acceptance is as good', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.InProgress);
    expect(await routeOf(order)).toMatchObject({ status: 2, ...unknown });
  });

  test('later over the same link, in part; the forwarder is told that something is new', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.InProgress);
    await owner.api.act('/orders/mark-as-read', { ids: [order.id] });
    await answer(order, 'accept', { truck_plates: 'gd 1', driver_name: 'Jan' });
    await answer(order, 'accept', { truck_plates: 'gd 2', trailer_plates: ' ', driver_name: null });
    expect(await routeOf(order)).toMatchObject({ ...unknown, truck_plates: 'GD 2' });
    const { items } = await owner.api.read<OrderHistory>(`/orders/${order.id}/history`);
    expect(items.at(-1)).toMatchObject({
      event: 'vehicle_told',
      from_status: 8,
      to_status: 8,
      user_id: null,
      reason: order.carriers[0]?.name,
      facts: { pickup_city: 'Gdańsk', delivery_city: 'Bergen' },
    });
    expect(await owner.api.read<OrderDetails>(`/orders/${order.id}/details`)).toMatchObject({
      is_read: false,
    });
  });

  test('again the same, which changes nothing', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.InProgress);
    await answer(order, 'accept', told);
    await owner.api.act('/orders/mark-as-read', { ids: [order.id] });
    const before = await fingerprint(app);
    expect((await answer(order, 'accept', told)).status).toBe(200);
    expect((await answer(order, 'accept', {})).status).toBe(200);
    expect(await fingerprint(app)).toBe(before);
  });

  test('of one route while the order waits for another one', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.SentToContractor, { routes: 2 });
    await answer(order, 'accept', { truck_plates: 'A 1' }, 1);
    await answer(order, 'accept', { truck_plates: 'A 2' }, 1);
    expect(await routeOf(order, 1)).toMatchObject({ status: 2, truck_plates: 'A 2' });
    expect(await routeOf(order, 0)).toMatchObject({ status: 1, ...unknown });
  });

  test('no more once the goods are delivered; the same answer is still taken politely', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.PodReceived);
    const before = await fingerprint(app);
    refused(await answer(order, 'accept', { truck_plates: 'GD 3' }), 409, 'no_longer_open');
    expect((await answer(order, 'accept', {})).status).toBe(200);
    expect(await fingerprint(app)).toBe(before);
    expect(await viewOf(order)).toMatchObject({ takes_vehicle: false });
  });

  test('with a rejection is passed over', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.SentToContractor);
    expect((await answer(order, 'reject', told)).status).toBe(200);
    expect(await routeOf(order)).toMatchObject({ status: 3, ...unknown });
    expect(await viewOf(order)).toMatchObject({ answered: 'reject', takes_vehicle: false });
  });

  test('and it is gone when another carrier drives', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.RejectedBySubcontractor, { spares: true });
    const path = `/order-routes/${order.routes[0]}`;
    const link = await carrierLink(order);
    await owner.api.change(path, told);
    await owner.api.change(`${path}/select-offer`, { offer_id: order.spares[0]?.offer });
    expect(await routeOf(order)).toMatchObject({ status: 0, ...unknown, vehicle_asked_at: null });
    expect(await viewOf(order, link)).toMatchObject({
      vehicle: null,
      takes_vehicle: false,
      has_document: false,
    });
  });

  const refusedValues: readonly RefusedValue[] = [
    ['truck_plates', 'x'.repeat(21), 'too_long'],
    ['trailer_plates', 'a\nb', 'invalid_format'],
    ['driver_name', 'x'.repeat(201), 'too_long'],
    ['driver_phone', 'x'.repeat(41), 'too_long'],
    ['driver_phone', 48600100200, 'not_a_text'],
  ];
  refusesValues(refusedValues, (field, value) => answer(underWay, 'accept', { [field]: value }));
  refusesValues(refusedValues, (field, value) =>
    owner.api.put(`/order-routes/${underWay.routes[0]}`, { [field]: value }),
  );
});

describe('the forwarder enters the vehicle', () => {
  test.each([OrderStatus.OrderCreated, OrderStatus.InProgress, OrderStatus.PodReceived] as const)(
    'at %i',
    async (status) => {
      const order = await anOrderAt(app, owner, status);
      const route = await owner.api.change<RouteDto>(`/order-routes/${order.routes[0]}`, told);
      expect(route).toMatchObject(kept);
      const { items } = await owner.api.read<OrderHistory>(`/orders/${order.id}/history`);
      expect(items.at(-1)).toMatchObject({ event: 'vehicle_told', user_id: owner.id, reason: null });
    },
  );

  test('not before there is an order', async () => {
    for (const status of [OrderStatus.Accepted, OrderStatus.SentToClient] as const) {
      const order = await anOrderAt(app, owner, status);
      refused(await owner.api.put(`/order-routes/${order.routes[0]}`, told), 409, 'vehicle_too_early');
      expect((await owner.api.put(`/order-routes/${order.routes[0]}`, { truck_plates: null })).status).toBe(
        200,
      );
    }
  });

  test('and nothing else of the route by then', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.InProgress);
    const both = { ...told, pickup_city: 'Sopot' };
    refused(await owner.api.put(`/order-routes/${order.routes[0]}`, both), 409, 'route_not_editable');
    expect(await routeOf(order)).toMatchObject(unknown);
    expect(faultsIn(await owner.api.put(`/order-routes/${order.routes[0]}`, { plates: 'x' }))).toEqual({
      plates: 'unknown_field',
    });
  });
});

describe('asking for the vehicle', () => {
  const ask = (order: TestOrder, index = 0) =>
    owner.api.post<RouteDto>(`/orders/${order.id}/order-routes/${order.routes[index]}/vehicle-request`);
  const mailsOf = (order: TestOrder) =>
    app.rows<{ subject: string; html: string; links: { kind: string }[] }>(
      `select o.subject, o.html, o.links from mail_outbox o join messages m on m.id = o.message_id
       where m.order_id = $1 and m.type = 'subcontractor_acceptance_request' order by o.id`,
      [order.id],
    );

  test('mails the carrier the link, in their language, once a minute at most', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.InProgress);
    const route = await ask(order);
    expect(route.body.vehicle_asked_at).toBe(app.clock.now().toISOString());
    await ask(order);
    const mails = await mailsOf(order);
    expect(mails).toHaveLength(2);
    expect(mails[1]).toMatchObject({
      subject: `Vi trenger registreringsnumre og sjåfør · #${order.id}: Gdańsk → Bergen`,
      links: [{ kind: 'subcontractor-order-view' }],
    });
    expect(mails[1]?.html).toContain('Oppgi kjøretøy og sjåfør');
    expect(mails[1]?.html).toContain('Gdańsk – Bergen');
    // Whoever plans the vehicle needs the day, not only the cities.
    expect(mails[1]?.html).toContain('Henting</span>');
    expect(mails[1]?.html).toMatch(/\d{1,2}\. \w+\.? 20\d\d/);
    app.clock.advance(61);
    await ask(order);
    expect(await mailsOf(order)).toHaveLength(3);
  });

  test('is for a carrier who has accepted and has not told everything', async () => {
    const waiting = await anOrderAt(app, owner, OrderStatus.SentToContractor);
    refused(await ask(waiting), 409, 'vehicle_not_awaited');
    const order = await anOrderAt(app, owner, OrderStatus.InProgress);
    await answer(order, 'accept', told);
    refused(await ask(order), 409, 'vehicle_known');
    const done = await anOrderAt(app, owner, OrderStatus.PodReceived);
    refused(await ask(done), 409, 'vehicle_not_awaited');
    for (const one of [waiting, order, done]) expect(await mailsOf(one)).toHaveLength(1);
  });

  test('needs an address', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.InProgress);
    await app.rows('update subcontractor_offers set subcontractor_email = null where order_id = $1', [
      order.id,
    ]);
    refused(await ask(order), 409, 'carrier_without_email');
    expect(await routeOf(order)).toMatchObject({ vehicle_asked_at: null });
  });

  test('of a route of another order is not there', async () => {
    const [one, other] = [
      await anOrderAt(app, owner, OrderStatus.InProgress),
      await anOrderAt(app, owner, OrderStatus.InProgress),
    ];
    refused(await owner.api.post(`/orders/${one.id}/order-routes/${other.routes[0]}/vehicle-request`), 404);
    await answerAsCarrier(app, one, 'accept');
  });
});
