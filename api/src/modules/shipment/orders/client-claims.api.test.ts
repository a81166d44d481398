import { describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { faultsIn, refused, taken } from '../../../testing/api-caller.js';
import { aClient } from '../../../testing/directory.js';
import { acceptance, aLink, followLink, signatureOf } from '../../../testing/links.js';
import { acceptRequest, chooseQuotes, requestFields, sendOffer, step } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { ActivityPage } from '../../insight/activities/activity.dto.js';
import type { PublicQuotationReceipt } from '../links/public-answers.dto.js';
import type { OrderHistory } from './order-history.dto.js';
import type { OrderDetails, OrderPage } from './order.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const rival = await aCompany(app);
const client = await aClient(owner);
const attacker = 'attacker@evil.example';

const body = (changes: object = {}) => ({
  ...requestFields(),
  user_id: owner.id,
  client_id: client.id,
  client_email: attacker,
  ...changes,
});
const send = (changes: object = {}) =>
  app.api.create<PublicQuotationReceipt>('/public/quotation', body(changes));
const details = (id: number) => owner.api.read<OrderDetails>(`/orders/${id}/details`);
const answer = (id: number, input: object) =>
  owner.api.act<OrderDetails>(`/orders/${id}/confirm-client`, input);
const claimed = async (changes: object = {}) => (await send(changes)).id;
const recipients = (order: number) =>
  app.rows<{ recipient: string; name: string | null }>(
    'select recipient_email as recipient, recipient_name as name from messages where order_id = $1',
    [order],
  );

describe('an unsigned request', () => {
  test('that names the client’s address as well is joined to them, and the sender is told no more than another', async () => {
    const receipt = await send({ client_email: client.email?.toUpperCase() });
    expect(receipt).toMatchObject({ client_id: null, claimed_client_id: client.id });
    expect(await details(receipt.id)).toMatchObject({
      client_id: client.id,
      client_name: client.name,
      claimed_client_id: null,
      client_claim: null,
    });
    const foreign = await aClient(rival);
    const other = await send({ client_id: foreign.id, client_email: foreign.email });
    expect(other).toMatchObject({ client_id: null, claimed_client_id: foreign.id });
    expect(await details(other.id)).toMatchObject({ client_id: null, claimed_client_id: null });
  });

  test('is not joined to the client whom it names: it only claims to be theirs', async () => {
    const id = await claimed();
    expect(await details(id)).toMatchObject({
      client_id: null,
      client_name: null,
      client_email: attacker,
      claimed_client_id: client.id,
      claimed_client_name: client.name,
      client_claim: {
        client_id: client.id,
        client_name: client.name,
        directory_email: client.email,
        given_email: attacker,
        is_same_email: false,
      },
    });
    const { items } = await owner.api.read<OrderPage>('/quotations', { page_size: 1000 });
    expect(items.find((order) => order.id === id)).toMatchObject({
      client_id: null,
      claimed_client_id: client.id,
      claimed_client_name: client.name,
      claimed_client_email: client.email,
    });
    const feed = await owner.api.read<ActivityPage>('/activities');
    expect(feed.items.find((one) => one.order && one.id === id)?.order).toMatchObject({
      client_name: null,
      client_email: attacker,
      claimed_client_name: client.name,
      claimed_client_email: client.email,
    });
  });

  test('is answered alike whether there is such a client, another company has one, or nobody', async () => {
    const { id: foreign } = await aClient(rival);
    const answers = [];
    for (const client_id of [client.id, foreign, 2_000_000_000]) {
      const receipt = await send({ client_id });
      const order = await details(receipt.id);
      expect(order.claimed_client_id).toBe(client_id === client.id ? client.id : null);
      expect(receipt.claimed_client_id).toBe(client_id);
      answers.push({ ...receipt, id: 0, created_at: '', claimed_client_id: 0 });
    }
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(answers[0]?.client_id).toBeNull();
  });

  test('can be accepted with the claim open: the mail goes to the given address, with nothing of the client', async () => {
    const id = await claimed();
    const accepted = await owner.api.change<OrderDetails>(`/orders/${id}/status`, { status: 1 });
    expect(accepted).toMatchObject({ status: 1, client_id: null, claimed_client_id: client.id });
    expect(await recipients(id)).toEqual([{ recipient: attacker, name: null }]);
    const [mail] = await app.rows<{ content: string }>(
      `select o.subject || o.html || o.text_body || o.links::text as content
       from mail_outbox o join messages m on m.id = o.message_id where m.order_id = $1`,
      [id],
    );
    expect(mail?.content).not.toContain(client.name);
    expect(mail?.content).not.toContain(client.email);
  });
});

describe('the forwarder', () => {
  test('confirms it: the order is the client’s, and mails go to the directory’s address', async () => {
    const id = await claimed();
    expect(await answer(id, {})).toMatchObject({
      client_id: client.id,
      client_name: client.name,
      client_email: client.email,
      claimed_client_id: null,
      client_claim: null,
    });
    const { items } = await owner.api.read<OrderHistory>(`/orders/${id}/history`);
    expect(items.at(-1)).toMatchObject({ event: 'client_confirmed', user_id: owner.id, reason: client.name });
    await owner.api.change(`/orders/${id}/status`, { status: 1 });
    expect(await recipients(id)).toEqual([{ recipient: client.email, name: client.name }]);
    refused(await owner.api.post(`/orders/${id}/confirm-client`, {}), 409, 'no_client_claim');
  });

  test('picks the given address by saying so', async () => {
    const id = await claimed();
    expect(await answer(id, { email: 'given' })).toMatchObject({
      client_id: client.id,
      client_email: attacker,
    });
  });

  test('has to pick the given address for a client without one', async () => {
    const silent = await aClient(owner, { email: null });
    const id = await claimed({ client_id: silent.id });
    expect(faultsIn(await owner.api.post(`/orders/${id}/confirm-client`, {}))).toEqual({ email: 'required' });
    expect(await details(id)).toMatchObject({ client_id: null, claimed_client_id: silent.id });
    expect(await answer(id, { email: 'given' })).toMatchObject({ client_id: silent.id });
  });

  test('dismisses it: the request stays, without a client', async () => {
    const id = await claimed();
    expect(await answer(id, { confirm: false })).toMatchObject({
      client_id: null,
      client_email: attacker,
      claimed_client_id: null,
      client_claim: null,
    });
    const { items } = await owner.api.read<OrderHistory>(`/orders/${id}/history`);
    expect(items.at(-1)).toMatchObject({ event: 'client_dismissed', reason: client.name });
  });

  test('names another client by hand, which answers the question, too', async () => {
    const id = await claimed();
    const other = await aClient(owner);
    expect(await owner.api.change(`/orders/${id}`, { client_id: other.id })).toMatchObject({
      client_id: other.id,
      claimed_client_id: null,
    });
  });

  test('has the client’s own address in place of the stranger’s when they name the client, unless they name one, too', async () => {
    const silent = await aClient(owner, { email: null });
    const id = await claimed();
    expect(faultsIn(await owner.api.put(`/orders/${id}`, { client_id: silent.id }))).toEqual({
      client_email: 'required',
    });
    expect(await details(id)).toMatchObject({ client_id: null, client_email: attacker });
    expect(await owner.api.change(`/orders/${id}`, { client_id: client.id })).toMatchObject({
      client_id: client.id,
      client_email: client.email,
    });
    const own = { client_id: silent.id, client_email: 'office@client.example' };
    expect(await owner.api.change(`/orders/${await claimed()}`, own)).toMatchObject(own);
  });

  test.each([
    ['confirms', (id: number) => answer(id, {})],
    ['names', (id: number) => owner.api.change(`/orders/${id}`, { client_id: client.id })],
  ])('%s the client: the stranger’s links to the order stop working', async (_how, join) => {
    const id = await claimed();
    const versions = () =>
      app.rows<{ kind: string }>('select kind from link_versions where record = $1 order by kind', [
        `order_id=${id}`,
      ]);
    expect(await versions()).toEqual([]);
    await join(id);
    expect(await versions()).toEqual([{ kind: 'client-offer-selection' }, { kind: 'order-form' }]);
  });

  test('cannot confirm it once the offer has gone to the stranger: it is taken back and sent anew', async () => {
    const id = await claimed();
    const order = {
      id,
      owner,
      client: { ...client, email: attacker },
      routes: [],
      carriers: [],
      offers: [],
      spares: [],
    };
    await acceptRequest(order, 1);
    await chooseQuotes(app, order);
    await sendOffer(order);
    const link = await aLink(owner, { kind: 'client-offer-selection', order_id: id });
    for (const email of ['directory', 'given']) {
      refused(await owner.api.post(`/orders/${id}/confirm-client`, { email }), 409, 'client_offer_sent');
    }
    expect(await details(id)).toMatchObject({ client_id: null, claimed_client_id: client.id });
    await step(order, OrderStatus.RejectedByClient);
    await step(order, OrderStatus.Accepted);
    expect(await answer(id, {})).toMatchObject({ client_id: client.id, client_email: client.email });
    refused(
      await app.api.post('/public/quotation-acceptance', acceptance(link, { action: 'accept' })),
      400,
      'invalid_link',
    );
  });

  test('can confirm it after the offer when that went to the client’s own address', async () => {
    const moved = await aClient(owner);
    const id = await claimed({ client_id: moved.id, client_email: 'biuro@moved.example' });
    const order = { id, owner, client: moved, routes: [], carriers: [], offers: [], spares: [] };
    await acceptRequest(order, 1);
    await chooseQuotes(app, order);
    await sendOffer(order);
    await owner.api.change(`/clients-personal/${moved.id}`, { email: 'BIURO@moved.example' });
    expect(await answer(id, {})).toMatchObject({ status: 3, client_id: moved.id });
  });

  test('of another company sees nothing of it; a deleted client takes the claim along', async () => {
    const gone = await aClient(owner);
    const id = await claimed({ client_id: gone.id });
    refused(await rival.api.post(`/orders/${id}/confirm-client`, {}), 404, 'not_found');
    await owner.api.remove(`/clients-personal/${gone.id}`);
    expect(await details(id)).toMatchObject({ claimed_client_id: null, client_claim: null });
    refused(await owner.api.post(`/orders/${id}/confirm-client`, {}), 409, 'no_client_claim');
  });
});

describe('a signed link', () => {
  const link = () => aLink(owner, { kind: 'order-form', client_id: client.id });
  const signed = async () => ({ client_email: client.email, ...signatureOf(await link()) });

  test('joins the request at once', async () => {
    const receipt = await send(await signed());
    expect(receipt).toMatchObject({ client_id: client.id, claimed_client_id: null });
    expect(await details(receipt.id)).toMatchObject({
      client_id: client.id,
      client_name: client.name,
      client_email: client.email,
      claimed_client_id: null,
      client_claim: null,
    });
  });

  test.each([
    ['another address', { client_email: attacker }],
    ['another client', { client_id: client.id + 1 }],
    ['another user', { user_id: rival.id }],
    ['a made-up signature', { sig: 'A'.repeat(43) }],
  ])('with %s is no link', async (_name, changes) => {
    const before = await app.rows('select id from orders');
    refused(
      await app.api.post('/public/quotation', body({ ...(await signed()), ...changes })),
      400,
      'invalid_link',
    );
    expect(await app.rows('select id from orders')).toEqual(before);
  });

  test('does not mind how the address is written, and one past its time proves nothing any more', async () => {
    const input = await signed();
    expect(await send({ ...input, client_email: client.email?.toUpperCase() })).toMatchObject({
      client_id: client.id,
    });
    const now = app.clock.now();
    app.clock.set(new Date(input.exp * 1000));
    expect(await send(input)).toMatchObject({ client_id: null, claimed_client_id: client.id });
    app.clock.set(now);
  });

  test('is what mails to clients bring', async () => {
    await owner.api.act('/send-single-email', {
      recipient_email: client.email,
      recipient_name: client.name,
      client_id: client.id,
      subject: 'Formularz',
      message: '<p>Proszę wypełnić: {{order_link}}</p>',
    });
    const [mail] = await app.rows<{ links: unknown }>(
      `select o.links from mail_outbox o join messages m on m.id = o.message_id
       where m.recipient_email = $1 order by o.id desc limit 1`,
      [client.email],
    );
    const [stored] = (mail?.links ?? []) as Parameters<typeof app.container.services.signer.urlOf>[0][];
    if (!stored) throw new Error('The mail has no link');
    const opened = await followLink(app, app.container.services.signer.urlOf(stored, null));
    taken(
      await app.api.post('/public/quotation', body({ client_email: client.email, ...signatureOf(opened) })),
      201,
    );
    expect(opened.sig).toMatch(/^[\w-]{43}$/);
  });
});
