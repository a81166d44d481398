import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { aDocument } from '../../../testing/documents.js';
import { enterSeller, invoicesOf, latestInvoice, saveInvoice } from '../../../testing/invoices.js';
import { aReceivedMessage } from '../../../testing/messages.js';
import {
  anOrder,
  anOrderAt,
  answerAsCarrier,
  answerAsClient,
  aQuote,
  sendToCarrier,
} from '../../../testing/orders.js';
import { aSubcontractor } from '../../../testing/directory.js';
import { aCollaborator, aCompany, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import { closeReceivers, openReceiver, verifyCall } from '../../../testing/webhook-receiver.js';
import type {
  NewWebhook,
  WebhookDelivery,
  WebhookDeliveryDetails,
  WebhookDeliveryPage,
  WebhookDto,
  WebhookEventType,
  WebhookList,
  WebhookReplay,
  WebhookSecret,
} from './webhook.dto.js';

const receiver = await openReceiver();
const other = await openReceiver();
afterAll(closeReceivers);
const app = await testApp({
  web: 'real',
  settings: {
    CRAWLER_ALLOW_HOSTS: `${receiver.host},${other.host}`,
    WEBHOOK_RETRY_SECONDS: '100,200',
    WEBHOOK_TIMEOUT_SECONDS: '1',
  },
});

const everything: WebhookEventType[] = [
  'order.created',
  'order.status_changed',
  'quote.received',
  'offer.answered',
  'route.answered',
  'document.added',
  'invoice.issued',
  'invoice.sent',
  'invoice.paid',
  'message.received',
];
const newWebhook = (owner: TestMember, changes: object = {}) =>
  owner.api.create<NewWebhook>('/webhooks', { url: receiver.url, events: everything, ...changes });
/** Delivers what is due, as the job does it. */
const deliver = async (): Promise<void> => {
  await app.container.jobs.enqueue('webhooks.deliver', null, { uniqueKey: 'webhooks.deliver' });
  await app.doJobs();
};
/** Lets all pauses pass. */
const retryNow = async (): Promise<void> => {
  await app.rows(`update webhook_deliveries set next_try_at = now() where status = 'waiting'`);
  await deliver();
};
const deliveriesOf = async (owner: TestMember, id: number, query: Record<string, string> = {}) =>
  (await owner.api.read<WebhookDeliveryPage>(`/webhooks/${id}/deliveries`, { page_size: 100, ...query }))
    .items;

beforeEach(async () => {
  await app.rows('delete from webhooks');
  for (const one of [receiver, other]) {
    one.calls = [];
    one.answer = (_call, response) => response.writeHead(204).end();
  }
});

describe('a webhook', () => {
  test('tells its secret once; the database keeps it sealed', async () => {
    const owner = await aCompany(app);
    const { secret, ...made } = await newWebhook(owner, { description: ' WMS ' });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(made).toMatchObject({
      url: receiver.url,
      description: 'WMS',
      events: everything,
      is_active: true,
      off_reason: null,
      failing_since: null,
      former_secret_until: null,
      waiting: 0,
      created_by: owner.id,
    });
    expect(await owner.api.read(`/webhooks/${made.id}`)).toEqual(made);
    expect((await owner.api.read<WebhookList>('/webhooks')).items).toEqual([made]);
    const [row] = await app.rows<{ text: string }>(
      `select w::text || (select string_agg(l::text, '') from audit_log l) as text from webhooks w where id = $1`,
      [made.id],
    );
    expect(row?.text).toContain('v1.');
    expect(row?.text).not.toContain(secret.slice(6));
    const { body } = await owner.api.get<{ items: { action: string }[] }>('/audit-log', {
      record: 'webhook',
    });
    expect(body.items.map(({ action }) => action)).toEqual(['webhook.created']);
  });

  test('is limited in what is asked for it', async () => {
    const owner = await aCompany(app);
    const faults = async (changes: object) =>
      faultsIn(
        await owner.api.post('/webhooks', { url: receiver.url, events: ['order.created'], ...changes }),
      );
    expect(await faults({ events: [] })).toEqual({ events: 'too_few_items' });
    expect(await faults({ events: ['order.everything'] })).toEqual({ 'events.0': 'not_in_list' });
    for (const url of ['', 'x', 'ftp://wms.example/', 'https://a:b@wms.example/', 'https://wms.example/#x'])
      expect([url, Object.keys(await faults({ url }))]).toEqual([url, ['url']]);
    for (const url of [
      'http://wms.example/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://10.0.0.8/',
      'https://169.254.169.254/latest',
      'https://0x7f000001/',
      'https://localhost/',
      'https://wms.example:5432/',
    ])
      expect([url, await faults({ url })]).toEqual([url, { url: 'address_not_public' }]);
    await app.rows(
      `insert into webhooks (company_id, url, events, sealed_secret)
       select $1, 'https://wms.example/', '{order.created}', '' from generate_series(1, 20)`,
      [owner.companyId],
    );
    const answer = await owner.api.post('/webhooks', { url: receiver.url, events: ['order.created'] });
    expect(refused(answer, 409)).toMatchObject({ code: 'too_many_webhooks' });
  });

  test('is the owner’s, and other companies see nothing of it', async () => {
    const owner = await aCompany(app);
    const rival = await aCompany(app);
    const worker = await aCollaborator(app, owner);
    const { id } = await newWebhook(owner);
    expect((await worker.api.get('/webhooks')).status).toBe(403);
    for (const path of [`/webhooks/${id}`, `/webhooks/${id}/deliveries`])
      expect((await rival.api.get(path)).status).toBe(404);
    expect((await rival.api.post(`/webhooks/${id}/test`)).status).toBe(404);
    expect((await rival.api.put(`/webhooks/${id}`, { is_active: false })).status).toBe(404);
    const changed = await owner.api.change<WebhookDto>(`/webhooks/${id}`, {
      description: null,
      events: ['order.created'],
    });
    expect(changed).toMatchObject({ url: receiver.url, description: null, events: ['order.created'] });
    await owner.api.remove(`/webhooks/${id}`);
    expect((await owner.api.get(`/webhooks/${id}`)).status).toBe(404);
  });

  test('a company without one has no events', async () => {
    const owner = await aCompany(app);
    await anOrder(owner);
    expect(await app.rows('select 1 from webhook_events where company_id = $1', [owner.companyId])).toEqual(
      [],
    );
  });
});

describe('events', () => {
  test('each is told once, signed, of the object as its GET answers it', async () => {
    const owner = await aCompany(app);
    const { secret, id } = await newWebhook(owner);
    await enterSeller(owner);
    const fresh = await anOrder(owner);
    await deliver();
    const [created] = receiver.events();
    expect(created?.data['order']).toEqual(await owner.api.read(`/orders/${fresh.id}/details`));
    receiver.calls = [];
    const order = await anOrderAt(app, owner, OrderStatus.SentToClient);
    await answerAsClient(app, order, 'accept');
    await owner.api.change(`/orders/${order.id}/status`, { status: OrderStatus.OrderCreated });
    const [route = 0] = order.routes;
    await sendToCarrier(order, route);
    await answerAsCarrier(app, order, 'accept');
    const document = await aDocument(owner, route);
    await saveInvoice(order);
    const invoice = await latestInvoice(order);
    await owner.api.act(`/orders/${order.id}/send-invoice`);
    const { amount_due: amount } = await invoicesOf(order);
    await owner.api.create(`/orders/${order.id}/payments`, { amount });
    const message = await aReceivedMessage(app, owner, { order_id: order.id });
    await deliver();

    for (const call of receiver.calls) {
      expect(verifyCall(secret, call)).toEqual(call.event);
      expect(call.id).toBe(call.event.id);
      expect(call.event).toMatchObject({ company_id: owner.companyId });
      expect(call.headers['content-type']).toBe('application/json');
    }
    expect(new Set(receiver.calls.map((call) => call.id)).size).toBe(receiver.calls.length);
    const history = await owner.api.read<{ items: { from_status: number | null; to_status: number }[] }>(
      `/orders/${order.id}/history`,
    );
    const steps = history.items.filter(
      ({ from_status, to_status }) => from_status !== null && from_status !== to_status,
    );
    expect(
      receiver
        .events('order.status_changed')
        .map(({ data }) => [data['from_status'], data['to_status']])
        .sort(),
    ).toEqual(steps.map(({ from_status, to_status }) => [from_status, to_status]).sort());
    const one = (type: WebhookEventType) => {
      const found = receiver.events(type);
      expect([type, found.length]).toEqual([type, 1]);
      return found[0]?.data ?? {};
    };
    expect(one('order.created')).toMatchObject({ order_id: order.id, order: { id: order.id } });
    const [quote = 0] = order.offers;
    expect(one('quote.received')).toMatchObject({
      quote_id: quote,
      order_id: order.id,
      route_id: route,
      quote: { id: quote },
    });
    expect(one('offer.answered')).toMatchObject({
      order_id: order.id,
      answer: 'accept',
      order: { id: order.id },
    });
    expect(one('route.answered')).toMatchObject({
      route_id: route,
      order_id: order.id,
      answer: 'accept',
      route: { id: route },
    });
    const documents = receiver.events('document.added').map(({ data }) => data);
    expect(documents.map((data) => data['document_id'])).toEqual([document.id, invoice.document_id]);
    expect(documents[0]).toMatchObject({ order_id: order.id, document: { id: document.id } });
    for (const type of ['invoice.issued', 'invoice.sent', 'invoice.paid'] as const)
      expect(one(type)).toMatchObject({
        invoice_id: invoice.id,
        order_id: order.id,
        invoice: { number: invoice.number },
      });
    expect(one('message.received')).toMatchObject({ message_id: message, message: { id: message } });
    const deliveries = await deliveriesOf(owner, id);
    expect(new Set(deliveries.map(({ status }) => status))).toEqual(new Set(['delivered']));
    expect(deliveries).toHaveLength(receiver.calls.length + 1);
    const [latest] = deliveries;
    const details = await owner.api.read<WebhookDeliveryDetails>(
      `/webhooks/${id}/deliveries/${latest?.id ?? 0}`,
    );
    expect(details).toMatchObject({ tries: 1, answer_status: 204, answer_body: '', fault: null });
    expect(receiver.calls.map(({ text }) => text)).toContain(details.body);
  });

  test('of what the client said by telephone as of what they answer over the link, once', async () => {
    receiver.calls = [];
    const owner = await aCompany(app);
    await newWebhook(owner, { events: ['offer.answered'] });
    const orders = [];
    for (const status of [OrderStatus.AcceptedByClient, OrderStatus.RejectedByClient]) {
      const order = await anOrderAt(app, owner, OrderStatus.SentToClient);
      await owner.api.change(`/orders/${order.id}/status`, { status });
      orders.push(order.id);
    }
    // Giving up what was accepted is no answer of the client's.
    const given = { status: OrderStatus.RejectedByClient };
    await owner.api.change(`/orders/${orders[0]}/status`, given);
    await deliver();
    const events = receiver.events('offer.answered').map(({ data }) => data);
    expect(events).toHaveLength(2);
    for (const [id, answer] of [
      [orders[0], 'accept'],
      [orders[1], 'reject'],
    ] as const) {
      const told = { answer, offer_id: expect.any(Number), order: expect.objectContaining({ id }) };
      expect(events.find(({ order_id }) => order_id === id)).toMatchObject(told);
    }
  });

  test('what is undone, and what a webhook did not ask for, is not told', async () => {
    const owner = await aCompany(app);
    await newWebhook(owner, { events: ['quote.received'] });
    expect((await owner.api.post('/quotations', {})).status).toBe(422);
    const order = await anOrderAt(app, owner, OrderStatus.Accepted);
    await aQuote(app, order, order.routes[0] ?? 0, await aSubcontractor(owner));
    await deliver();
    expect(receiver.events().map(({ type }) => type)).toEqual(['quote.received']);
  });
});

describe('deliveries', () => {
  test('of one order come one after another; of another, and to another target, at once', async () => {
    const owner = await aCompany(app);
    const { id } = await newWebhook(owner);
    await newWebhook(owner, { url: other.url });
    receiver.answer = ({ event }, response) =>
      response.writeHead(event.type === 'order.created' ? 500 : 204).end('broken');
    const order = await anOrderAt(app, owner, OrderStatus.Accepted);
    await deliver();
    await deliver();
    expect(other.events().map(({ type }) => type)).toEqual(['order.created', 'order.status_changed']);
    expect(receiver.calls.map(({ event }) => event.type)).toEqual(['order.created']);
    const [next, failing] = await deliveriesOf(owner, id);
    expect(next).toMatchObject({ event: 'order.status_changed', status: 'waiting', tries: 0 });
    expect(failing).toMatchObject({ status: 'waiting', tries: 1, answer_status: 500, answer_body: 'broken' });
    expect((await owner.api.read<WebhookDto>(`/webhooks/${id}`)).failing_since).not.toBeNull();
    const second = await anOrder(owner);
    await deliver();
    expect(receiver.calls.at(-1)?.event.data['order_id']).toBe(second.id);
    const read = async (sort: string) => (await deliveriesOf(owner, id, { sort })).map((one) => one.id);
    const latest = await read('-created_at');
    expect(latest.length).toBeGreaterThan(2);
    expect(latest).toEqual((await deliveriesOf(owner, id)).map((one) => one.id));
    expect(await read('created_at')).toEqual(latest.toReversed());
    expect(faultsIn(await owner.api.get(`/webhooks/${id}/deliveries`, { sort: 'event' }))).toEqual({
      sort: 'unknown_sort_field',
    });
    // It is given up after the last pause, and no longer in the way.
    await retryNow();
    await retryNow();
    await deliver();
    const ofFirst = receiver.calls.filter(({ event }) => event.data['order_id'] === order.id);
    expect(ofFirst.map(({ event }) => event.type)).toEqual([
      'order.created',
      'order.created',
      'order.created',
      'order.status_changed',
    ]);
    expect(new Set(ofFirst.slice(0, 3).map((call) => call.id)).size).toBe(1);
    expect(new Set(ofFirst.slice(0, 3).map(({ text }) => text)).size).toBe(1);
    expect((await deliveriesOf(owner, id, { status: 'failed' })).map(({ tries }) => tries)).toEqual([3, 3]);
    expect((await owner.api.read<WebhookDto>(`/webhooks/${id}`)).failing_since).toBeNull();
  });

  test('are bounded, whatever the other side does', async () => {
    const owner = await aCompany(app);
    const { id } = await newWebhook(owner);
    const outcomeOf = async (answer: typeof receiver.answer): Promise<WebhookDelivery | undefined> => {
      receiver.answer = answer;
      const sent = await owner.api.act<WebhookDelivery>(`/webhooks/${id}/test`);
      expect(sent).toMatchObject({ event: 'webhook.test', status: 'waiting' });
      await deliver();
      return (await deliveriesOf(owner, id)).find((one) => one.id === sent.id);
    };
    const begin = Date.now();
    expect(await outcomeOf(() => undefined)).toMatchObject({
      status: 'failed',
      fault: 'timed_out',
      answer_status: null,
    });
    expect(Date.now() - begin).toBeLessThan(5_000);
    const large = await outcomeOf((_call, response) => {
      response.writeHead(200);
      const more = (): void => {
        while (!response.destroyed && response.write('ł'.repeat(32_768)));
        response.once('drain', more);
      };
      more();
    });
    expect(large).toMatchObject({ status: 'delivered', answer_status: 200 });
    expect(Buffer.byteLength(large?.answer_body ?? '')).toBe(2_000);
    const bomb = gzipSync(Buffer.alloc(50_000_000, 'a'));
    expect(
      await outcomeOf((_call, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)),
    ).toMatchObject({ status: 'delivered' });
    expect(
      await outcomeOf((_call, response) => response.writeHead(307, { location: other.url }).end()),
    ).toMatchObject({ status: 'failed', answer_status: 307 });
    expect(other.calls).toEqual([]);
    expect(await outcomeOf((_call, response) => response.destroy())).toMatchObject({ fault: 'unreachable' });
    // The address led elsewhere once it was entered.
    await app.rows(`update webhooks set url = 'http://127.0.0.1:8080/' where id = $1`, [id]);
    expect(await outcomeOf(() => undefined)).toMatchObject({ status: 'failed', fault: 'private_address' });
    await app.rows(`update webhooks set url = 'https://localhost/' where id = $1`, [id]);
    expect(await outcomeOf(() => undefined)).toMatchObject({ status: 'failed', fault: 'private_address' });
  }, 30_000);

  test('end when the address answers that it is gone, or nothing arrives for five days; the owner is told', async () => {
    const owner = await aCompany(app);
    const { id } = await newWebhook(owner);
    const state = () => owner.api.read<WebhookDto>(`/webhooks/${id}`);
    const mails = async () => {
      const rows = await app.rows<object>(`select * from mail_outbox where subject like '%webhook%'`);
      return rows.filter((row) => JSON.stringify(row).includes(owner.email)).length;
    };
    receiver.answer = (_call, response) => response.writeHead(410).end();
    await anOrder(owner);
    await anOrder(owner);
    await deliver();
    expect(await state()).toMatchObject({ is_active: false, off_reason: 'gone' });
    expect(await mails()).toBe(1);
    receiver.answer = (_call, response) => response.writeHead(503).end();
    await owner.api.change(`/webhooks/${id}`, { is_active: true });
    await anOrder(owner);
    await deliver();
    expect(await state()).toMatchObject({ is_active: true, off_reason: null });
    await app.rows(`update webhooks set failing_since = now() - interval '5 days' where id = $1`, [id]);
    await retryNow();
    expect(await state()).toMatchObject({ is_active: false, off_reason: 'failing' });
    expect(await mails()).toBe(2);
    // What happens meanwhile is sent when it is asked for, in sequence.
    const missed = await anOrderAt(app, owner, OrderStatus.Accepted);
    receiver.answer = (_call, response) => response.writeHead(204).end();
    receiver.calls = [];
    await owner.api.change(`/webhooks/${id}`, { is_active: true });
    await retryNow();
    expect(receiver.calls.filter(({ event }) => event.data['order_id'] === missed.id)).toEqual([]);
    const replay = (from: string) => owner.api.act<WebhookReplay>(`/webhooks/${id}/replay`, { from });
    expect((await replay(new Date(Date.now() + 60_000).toISOString())).count).toBe(0);
    const { count } = await replay(new Date(Date.now() - 60_000).toISOString());
    expect(count).toBeGreaterThanOrEqual(2);
    await deliver();
    const ofMissed = receiver.calls.filter(({ event }) => event.data['order_id'] === missed.id);
    expect(ofMissed.map(({ event }) => event.type)).toEqual(['order.created', 'order.status_changed']);
    expect((await replay(new Date(Date.now() - 60_000).toISOString())).count).toBe(0);
  });

  test('are sent again when it is asked for, also by a webhook that is off', async () => {
    const owner = await aCompany(app);
    const { id } = await newWebhook(owner);
    await anOrder(owner);
    await deliver();
    const [first] = receiver.calls;
    await owner.api.change(`/webhooks/${id}`, { is_active: false });
    const [{ id: deliveryId } = { id: 0 }] = await deliveriesOf(owner, id);
    await owner.api.act(`/webhooks/${id}/deliveries/${deliveryId}/resend`);
    await deliver();
    expect(receiver.calls).toHaveLength(2);
    expect(receiver.calls[1]?.id).toBe(first?.id);
    expect(receiver.calls[1]?.text).toBe(first?.text);
    expect((await deliveriesOf(owner, id))[0]).toMatchObject({ status: 'delivered', tries: 2 });
  });

  test('are signed by both secrets for a day after a rotation', async () => {
    const owner = await aCompany(app);
    const { id, secret } = await newWebhook(owner);
    const rotated = await owner.api.act<WebhookSecret>(`/webhooks/${id}/rotate-secret`);
    expect(rotated.secret).not.toBe(secret);
    const hours = (new Date(rotated.former_secret_until).getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThan(24.1);
    await anOrder(owner);
    await deliver();
    const [call] = receiver.calls;
    if (!call) throw new Error('Nothing came');
    expect(String(call.headers['webhook-signature']).split(' ')).toHaveLength(2);
    for (const one of [secret, rotated.secret]) expect(verifyCall(one, call)).toEqual(call.event);
    expect(() => verifyCall(rotated.secret, { ...call, text: `${call.text} ` })).toThrow();
    await app.rows(`update webhooks set former_secret_until = now() where id = $1`, [id]);
    await anOrder(owner);
    await deliver();
    const last = receiver.calls.at(-1);
    if (!last) throw new Error('Nothing came');
    expect(() => verifyCall(secret, last)).toThrow();
    expect(verifyCall(rotated.secret, last)).toEqual(last.event);
  });

  test('are kept for 30 days', async () => {
    const owner = await aCompany(app);
    const { id } = await newWebhook(owner);
    await anOrder(owner);
    await anOrder(owner);
    await deliver();
    await app.rows(
      `update webhook_events set created_at = now() - interval '31 days'
       where id = (select min(event_id) from webhook_deliveries where webhook_id = $1)`,
      [id],
    );
    await app.container.services.webhooks.tidyUp();
    expect(await deliveriesOf(owner, id)).toHaveLength(1);
  });
});
