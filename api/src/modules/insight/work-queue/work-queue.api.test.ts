import { describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { receivedFor, sendAsCarrier } from '../../../testing/documents.js';
import { anInvoicedOrder } from '../../../testing/invoices.js';
import {
  anOrder,
  anOrderAt,
  aQuote,
  acceptRequest,
  carrierLink,
  requestFields,
  type TestOrder,
} from '../../../testing/orders.js';
import { aClient, aSubcontractor } from '../../../testing/directory.js';
import { aCollaborator, aCompany, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { WorkKind } from '../../../kernel/order/work-kinds.js';
import type { WorkEntry, WorkQueue } from './work-queue.dto.js';

const app = await testApp();
const owner = await aCompany(app);

const read = (query: object = {}, who: { api: TestMember['api'] } = owner) =>
  who.api.read<WorkQueue>('/work-queue', query as never);

async function entriesOf(kind: WorkKind, who?: { api: TestMember['api'] }): Promise<WorkEntry[]> {
  const { groups } = await read({}, who);
  return groups.find((group) => group.kind === kind)?.items ?? [];
}

/** What the queue says of an order: reason and act of each entry. */
async function saysOf({ id }: TestOrder): Promise<string[]> {
  const { groups } = await read();
  return groups.flatMap(({ items }) =>
    items.filter((entry) => entry.order_id === id).map(({ kind, act }) => `${kind}: ${act}`),
  );
}

/** Far away, so that nothing is loaded or unloaded today. */
const farOff = "update orders set pickup_date = '2026-12-20', delivery_date = '2026-12-22' where id = $1";
const routesFarOff =
  "update order_routes set pickup_date = '2026-12-20', delivery_date = '2026-12-22' where order_id = $1";
const quotesFarOff =
  "update subcontractor_offers set pickup_date = '2026-12-20', delivery_date = '2026-12-22' where order_id = $1";

async function farAway(order: TestOrder): Promise<TestOrder> {
  for (const statement of [farOff, routesFarOff, quotesFarOff]) await app.rows(statement, [order.id]);
  return order;
}

const at = async (status: OrderStatus) => farAway(await anOrderAt(app, owner, status));

describe('an order waits', () => {
  test.each([
    [OrderStatus.Created, ['to_price: accept']],
    [OrderStatus.Accepted, ['to_price: ask']],
    [OrderStatus.SentToClient, []],
    [OrderStatus.AcceptedByClient, ['answers: create_order']],
    [OrderStatus.RejectedByClient, ['answers: revise']],
    [OrderStatus.OrderCreated, ['to_carrier: send_to_subcontractor']],
    [OrderStatus.SentToContractor, []],
    [OrderStatus.InProgress, []],
    [OrderStatus.RejectedBySubcontractor, ['to_carrier: choose_again']],
    [OrderStatus.PodReceived, ['to_invoice: save_invoice']],
    [OrderStatus.InvoiceCreated, ['invoice_to_send: mail_invoice']],
    [OrderStatus.Paid, []],
  ])('at status %s for the act that comes next', async (status, says) => {
    expect(await saysOf(await at(status))).toEqual(says);
  });

  test('at 0 first of all for who asks, where a request names a client without proof', async () => {
    const { id: client_id } = await aClient(owner);
    const claim = { ...requestFields(), user_id: owner.id, client_id, client_email: 'other@b.example' };
    const request = {
      ...(await anOrder(owner)),
      ...(await app.api.create<{ id: number }>('/public/quotation', claim)),
    };
    expect(await saysOf(await farAway(request))).toEqual(['to_price: confirm_client']);
    await owner.api.act(`/orders/${request.id}/confirm-client`, { confirm: true });
    expect(await saysOf(request)).toEqual(['to_price: accept']);
  });
});

describe('an offer', () => {
  test.each([
    ['that ends in two days', '2026-11-22', ['expiring: remind_client']],
    ['that ends today', '2026-11-20', ['expiring: remind_client']],
    ['that has ended', '2026-11-19', ['expiring: extend_offer']],
    ['that ends later', '2026-11-23', []],
  ])('%s', async (_what, day, says) => {
    const order = await at(OrderStatus.SentToClient);
    await app.rows('update orders set valid_until = $2 where id = $1', [order.id, day]);
    expect(await saysOf(order)).toEqual(says);
    if (says.length > 0)
      expect((await entriesOf('expiring')).find(({ order_id }) => order_id === order.id)).toMatchObject({
        due_on: day,
        price: { kind: 'client' },
      });
  });
});

describe('what did not reach whoever has to answer', () => {
  /** What became of the mails of an order, as the outbox tells it. */
  const become = ({ id }: TestOrder, status: string) =>
    app.rows(
      `update mail_outbox set status = $2 where message_id in (select m.id from messages m where m.order_id = $1)`,
      [id, status],
    );

  test.each([
    ['an offer', OrderStatus.SentToClient],
    ['the order of a carrier', OrderStatus.SentToContractor],
  ])('%s stays in the queue until they have it', async (_what, status) => {
    const order = await at(status);
    await become(order, 'sent');
    expect(await saysOf(order)).toEqual([]);
    await become(order, 'captured');
    expect(await saysOf(order)).toEqual(['undelivered: hand_over']);
    await become(order, 'failed');
    await app.rows("update messages set status = 'failed' where order_id = $1", [order.id]);
    expect(await saysOf(order)).toEqual(['undelivered: hand_over']);
    const [entry] = (await entriesOf('undelivered')).filter(({ order_id }) => order_id === order.id);
    expect(entry).toMatchObject({
      route_id: status === OrderStatus.SentToContractor ? order.routes[0] : null,
    });
  });

  test('an offer that ends soon, and a route that is loaded soon, wait for that reason alone', async () => {
    const offered = await at(OrderStatus.SentToClient);
    await become(offered, 'captured');
    await app.rows("update orders set valid_until = '2026-11-21' where id = $1", [offered.id]);
    expect(await saysOf(offered)).toEqual(['expiring: hand_over']);
    const ordered = await at(OrderStatus.SentToContractor);
    await become(ordered, 'captured');
    await app.rows("update subcontractor_offers set pickup_date = '2026-11-21T06:00Z' where order_id = $1", [
      ordered.id,
    ]);
    expect(await saysOf(ordered)).toEqual(['loading: hand_over']);
    await app.rows("update subcontractor_offers set pickup_date = '2026-12-20' where order_id = $1", [
      ordered.id,
    ]);
    await app.rows("update orders set status_since = '2026-11-18T00:00Z' where id = $1", [ordered.id]);
    expect(await saysOf(ordered)).toEqual(['undelivered: hand_over']);
  });

  test('requests for prices wait when none of them arrived', async () => {
    const order = await anOrder(owner);
    await acceptRequest(order, 1);
    const [routeId = 0] = order.routes;
    const [a, b] = [await aSubcontractor(owner), await aSubcontractor(owner)];
    await owner.api.create(`/order-routes/${routeId}/price-requests`, { subcontractor_ids: [a.id, b.id] });
    await farAway(order);
    expect(await saysOf(order)).toEqual([]);
    await become(order, 'captured');
    expect(await saysOf(order)).toEqual(['undelivered: hand_over']);
    await app.rows(
      `update mail_outbox set status = 'sent' where message_id in (
         select max(m.id) from messages m where m.order_id = $1 and m.type = 'subcontractor_price_request')`,
      [order.id],
    );
    expect(await saysOf(order)).toEqual([]);
  });
});

describe('quotes', () => {
  test('are compared when they come, and offered when each route has one', async () => {
    const order = await anOrder(owner);
    await acceptRequest(order, 1);
    const [routeId = 0] = order.routes;
    const { id } = await aQuote(app, order, routeId, await aSubcontractor(owner), {
      price: 1000,
      currency: 'PLN',
    });
    await farAway(order);
    expect(await saysOf(order)).toEqual(['answers: compare']);
    const [entry] = (await entriesOf('answers')).filter(({ order_id }) => order_id === order.id);
    expect(entry).toMatchObject({ route_id: routeId, price: { kind: 'from', currency: 'PLN' } });
    await owner.api.change(`/order-routes/${routeId}/select-offer`, { offer_id: id });
    expect(await saysOf(order)).toEqual(['answers: send_to_client']);
  });

  test('that do not come within a day call for other carriers', async () => {
    const order = await anOrder(owner);
    await acceptRequest(order, 1);
    await app.rows('update orders set status = 2 where id = $1', [order.id]);
    await app.rows("update orders set status_since = '2026-11-20T00:00Z' where id = $1", [order.id]);
    expect(await saysOf(order)).toEqual([]);
    await app.rows("update orders set status_since = '2026-11-18T00:00Z' where id = $1", [order.id]);
    expect(await saysOf(order)).toEqual(['to_price: ask']);
  });
});

describe('files', () => {
  test('that a carrier sent wait until somebody has said what they are', async () => {
    const order = await at(OrderStatus.InProgress);
    await farAway(order);
    expect(await saysOf(order)).toEqual([]);
    await sendAsCarrier(app, await carrierLink(order));
    expect(await saysOf(order)).toEqual(['files: confirm_files']);
    const [received] = await receivedFor(owner, order.id);
    await owner.api.post(`/received-documents/${received?.id}/refuse`);
    expect(await saysOf(order)).toEqual([]);
  });
});

describe('on the way', () => {
  async function goes(status: OrderStatus, pickup: string, delivery: string): Promise<TestOrder> {
    const order = await at(status);
    const dates = [order.id, pickup, delivery];
    await app.rows('update order_routes set pickup_date = $2, delivery_date = $3 where order_id = $1', dates);
    await app.rows(
      'update subcontractor_offers set pickup_date = null, delivery_date = null where order_id = $1',
      [order.id],
    );
    return order;
  }

  test.each([
    [
      'loaded today, not yet sent',
      OrderStatus.OrderCreated,
      '2026-11-20T09:00Z',
      '2026-11-25',
      ['loading: send_to_subcontractor'],
    ],
    [
      'loaded tomorrow, waited for',
      OrderStatus.SentToContractor,
      '2026-11-21T22:00Z',
      '2026-11-25',
      ['loading: remind_carrier'],
    ],
    [
      'loaded today, without a vehicle',
      OrderStatus.InProgress,
      '2026-11-19T23:00Z',
      '2026-11-25',
      ['loading: ask_vehicle'],
    ],
    ['loaded the day after tomorrow', OrderStatus.InProgress, '2026-11-21T23:00Z', '2026-11-25', []],
    ['unloaded today', OrderStatus.InProgress, '2026-11-15', '2026-11-20T12:00Z', ['unloading: add_pod']],
    ['unloaded tomorrow', OrderStatus.InProgress, '2026-11-15', '2026-11-21T12:00Z', ['unloading: open']],
    [
      'unloaded yesterday',
      OrderStatus.InProgress,
      '2026-11-15',
      '2026-11-19T12:00Z',
      ['pod_missing: add_pod'],
    ],
  ])('%s', async (_what, status, pickup, delivery, says) => {
    expect(await saysOf(await goes(status, pickup, delivery))).toEqual(says);
  });

  test('what the chosen carrier said counts', async () => {
    const order = await goes(OrderStatus.InProgress, '2026-11-20T09:00Z', '2026-11-25');
    await app.rows("update subcontractor_offers set pickup_date = '2026-11-24' where order_id = $1", [
      order.id,
    ]);
    expect(await saysOf(order)).toEqual([]);
    await app.rows("update subcontractor_offers set pickup_date = '2026-11-21T06:00Z' where order_id = $1", [
      order.id,
    ]);
    expect(await saysOf(order)).toEqual(['loading: ask_vehicle']);
    await app.rows("update order_routes set truck_plates = 'GD 1' where order_id = $1", [order.id]);
    expect(await saysOf(order)).toEqual(['loading: open']);
  });
});

test('the draft of an order waits to be completed, as its author’s', async () => {
  const company = await aCompany(app);
  const colleague = await aCollaborator(app, company);
  const values = { client_email: 'ola@client.example', pickup_city: 'Gdańsk' };
  const draft = await colleague.api.create<{ id: number }>('/order-drafts', { values });
  const waiting = {
    act: 'complete',
    draft_id: draft.id,
    order_id: null,
    message_id: null,
    status: null,
    client_name: 'ola@client.example, Gdańsk → …',
    client_email: 'ola@client.example',
    assignee_id: colleague.id,
  };
  expect(await entriesOf('drafts', company)).toEqual([expect.objectContaining(waiting)]);
  expect(await read({ assigned: 'mine' }, company)).toMatchObject({ total: 0 });
  expect(await read({ assigned: 'mine' }, colleague)).toMatchObject({ total: 1 });
  expect(await entriesOf('drafts', owner)).toEqual([]);
  // An order of the same number is another record.
  await anOrder(company);
  expect((await entriesOf('to_price', company))[0]).toMatchObject({ draft_id: null, act: 'accept' });
  await company.api.remove(`/order-drafts/${draft.id}`);
  expect(await entriesOf('drafts', company)).toEqual([]);
});

test('an overdue invoice tells what is open of it', async () => {
  const order = await anInvoicedOrder(app, owner);
  await owner.api.act(`/orders/${order.id}/send-invoice`, {});
  await farAway(order);
  expect(await saysOf(order)).toEqual([]);
  await owner.api.create(`/orders/${order.id}/payments`, { amount: 400.5 });
  app.clock.set(new Date('2027-03-01T10:00:00Z'));
  const [entry] = await entriesOf('overdue');
  expect(entry).toMatchObject({
    order_id: order.id,
    act: 'remind_payment',
    price: { amount: 699.5, currency: 'PLN', kind: 'open' },
  });
});

test('an invoice that its client does not have is sent, not reminded of', async () => {
  app.clock.set(new Date('2026-11-20T10:00:00Z'));
  const order = await anInvoicedOrder(app, owner);
  await owner.api.act(`/orders/${order.id}/send-invoice`, {});
  await farAway(order);
  const become = (status: string) =>
    app.rows(
      `update mail_outbox set status = $2 where message_id in (
         select id from messages where order_id = $1 and type = 'invoice_sent')`,
      [order.id, status],
    );
  await become('failed');
  await app.rows("update messages set status = 'failed' where order_id = $1 and type = 'invoice_sent'", [
    order.id,
  ]);
  expect(await saysOf(order)).toEqual(['invoice_to_send: mail_invoice']);
  app.clock.set(new Date('2027-03-01T10:00:00Z'));
  expect(await saysOf(order)).toEqual(['invoice_to_send: mail_invoice']);
  await app.rows("update messages set status = 'sent' where order_id = $1 and type = 'invoice_sent'", [
    order.id,
  ]);
  // What was only kept, for want of a mail server, is handed over by other ways.
  for (const status of ['captured', 'sent']) {
    await become(status);
    expect(await saysOf(order)).toEqual(['overdue: remind_payment']);
  }
});

describe('of the queue', () => {
  test('one sees what one looks after, what nobody does, and everything', async () => {
    const company = await aCompany(app);
    const colleague = await aCollaborator(app, company);
    const [theirs, nobodys] = [await anOrder(company), await anOrder(company)];
    await company.api.change(`/orders/${theirs.id}/assignee`, { user_id: colleague.id });
    const ids = async (query: object, who: TestMember) =>
      (await read(query, who)).groups.flatMap(({ items }) => items.map(({ order_id }) => order_id));
    expect(await ids({}, company)).toEqual([theirs.id, nobodys.id]);
    expect(await ids({ assigned: 'mine' }, company)).toEqual([]);
    expect(await ids({ assigned: 'mine' }, colleague)).toEqual([theirs.id]);
    expect(await ids({ assigned: 'unassigned' }, company)).toEqual([nobodys.id]);
    expect(await ids({ assignee_id: colleague.id, assigned: 'mine' }, company)).toEqual([theirs.id]);
    expect(await ids({ assignee_id: owner.id }, company)).toEqual([]);
    expect((await entriesOf('to_price', company))[0]).toMatchObject({
      assignee_id: colleague.id,
      assignee_name: expect.stringMatching(/^Worker/),
    });
  });

  test('what is overdue or today comes first, then what is loaded first, then what waits longest', async () => {
    const company = await aCompany(app);
    const later = await anOrder(company);
    const sooner = await anOrder(company, { pickup_date: '2026-11-28T08:00:00.000Z' });
    const same = await anOrder(company, { pickup_date: '2026-11-28T08:00:00.000Z' });
    const { groups } = await read({}, company);
    expect(groups.map(({ kind }) => kind)).toEqual([
      'loading',
      'unloading',
      'undelivered',
      'expiring',
      'overdue',
      'pod_missing',
      'to_carrier',
      'answers',
      'to_price',
      'files',
      'mails',
      'to_invoice',
      'invoice_to_send',
      'drafts',
      'snoozed',
    ]);
    const ids = async () => (await entriesOf('to_price', company)).map(({ order_id }) => order_id);
    expect(await ids()).toEqual([sooner.id, same.id, later.id]);
    await app.rows("update orders set status_since = '2026-11-19T08:00Z' where id = $1", [same.id]);
    expect(await ids()).toEqual([same.id, sooner.id, later.id]);
  });

  test('nobody sees another company’s', async () => {
    const rival = await aCompany(app);
    await anOrder(owner);
    expect(await read({}, rival)).toMatchObject({ total: 0 });
  });

  test('pages and reasons are chosen; the number stays the same on each page', async () => {
    const company = await aCompany(app);
    const orders = [await anOrder(company), await anOrder(company), await anOrder(company)];
    const page = async (number: number) =>
      (await read({ kind: 'to_price', page: number, page_size: 2 }, company)).groups.map(
        ({ kind, count, items }) => ({
          kind,
          count,
          ids: items.map(({ order_id }) => order_id),
        }),
      );
    const [a, b, c] = orders.map(({ id }) => id);
    expect(await page(1)).toEqual([{ kind: 'to_price', count: 3, ids: [a, b] }]);
    expect(await page(2)).toEqual([{ kind: 'to_price', count: 3, ids: [c] }]);
    expect(await page(3)).toEqual([{ kind: 'to_price', count: 3, ids: [] }]);
  });

  test('what there is not is refused', async () => {
    expect((await owner.api.get('/work-queue?kind=lunch')).status).toBe(422);
    expect((await owner.api.get('/work-queue?assigned=yours')).status).toBe(422);
    expect((await owner.api.get('/work-queue?page_size=1001')).status).toBe(422);
  });
});

test('what was put off comes back on its day, or when its status changes', async () => {
  app.clock.set(new Date('2026-11-20T10:00:00Z'));
  const company = await aCompany(app);
  const [first, second] = [await anOrder(company), await anOrder(company)];
  for (const { id } of [first, second])
    await company.api.change(`/orders/${id}/snooze`, { until: '2026-11-23' });
  const ids = async (kind: WorkKind) => (await entriesOf(kind, company)).map(({ order_id }) => order_id);
  expect(await read({}, company)).toMatchObject({ total: 0 });
  expect(await ids('snoozed')).toEqual([first.id, second.id]);
  expect((await entriesOf('snoozed', company))[0]).toMatchObject({ due_on: '2026-11-23', act: 'open' });
  await company.api.change(`/orders/${second.id}/status`, { status: 1 });
  expect(await ids('snoozed')).toEqual([first.id]);
  expect(await ids('to_price')).toEqual([second.id]);
  app.clock.set(new Date('2026-11-22T23:30:00Z'));
  expect(await ids('snoozed')).toEqual([]);
  expect(await ids('to_price')).toEqual([first.id, second.id].sort((a, b) => a - b));
  app.clock.set(new Date('2026-11-20T10:00:00Z'));
});

test('an unread mail is read, the oldest first', async () => {
  const company = await aCompany(app);
  await app.rows(
    `insert into messages (company_id, type, message_type, subject, body, sender_name, sender_email, recipient_email)
     values ($1, 'other', 'incoming', 'Kiedy auto?', '', 'Ola Nordmann', 'ola@client.example', 'a@b.example')`,
    [company.companyId],
  );
  expect(await entriesOf('mails', company)).toMatchObject([
    {
      act: 'read',
      subject: 'Kiedy auto?',
      client_name: 'Ola Nordmann',
      client_email: 'ola@client.example',
      order_id: null,
    },
  ]);
  await app.rows('update messages set read_at = now() where company_id = $1', [company.companyId]);
  expect(await entriesOf('mails', company)).toEqual([]);
});

test('it is planned for a few calls, and not anew for each', async () => {
  // Years of orders that are done, so that it matters what a plan knows of the statuses.
  await app.rows(
    `insert into orders (company_id, user_id, client_name, client_email, status, pickup_street, pickup_city, pickup_post_code, pickup_country,
       pickup_date, delivery_street, delivery_city, delivery_post_code, delivery_country, delivery_date, pallets_count, weight, cargo_type,
       status_since)
     select company_id, user_id, client_name, client_email, case when n % 50 > 0 then 13 else n % 14 end, pickup_street, pickup_city,
       pickup_post_code, pickup_country, pickup_date, delivery_street, delivery_city, delivery_post_code, delivery_country, delivery_date,
       pallets_count, weight, cargo_type, status_since - n * interval '1 hour'
     from (select * from orders where company_id = $1 limit 1) o, generate_series(1, 5000) n`,
    [owner.companyId],
  );
  await app.rows('analyze orders');
  for (let call = 0; call < 12; call += 1) await read();
  const { rows } = await app.db.reads.query<{ generic: number }>(
    `select generic_plans::int as generic from pg_prepared_statements
     where statement like '%found as materialized%shipment_work_orders%' order by prepare_time desc limit 1`,
    [],
  );
  expect(rows[0]?.generic).toBeGreaterThan(0);
});
