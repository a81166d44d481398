import { describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { refusesBadBodies } from '../../../testing/bad-bodies.js';
import { aClient } from '../../../testing/directory.js';
import { openMail, type OpenedLink } from '../../../testing/links.js';
import { anOrder, anOrderAt, requestFields, type TestOrder } from '../../../testing/orders.js';
import { aCompany, anAdministrator } from '../../../testing/people.js';
import { refusesValues } from '../../../testing/refused-values.js';
import { testApp } from '../../../testing/test-app.js';
import type { LinkView } from '../links/link.dto.js';
import type { OutboxMailDetails } from '../../correspondence/outbox/mail-outbox.dto.js';
import type { OrderHistory } from './order-history.dto.js';
import type { OrderDetails, OrderStep } from './order.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const administrator = await anAdministrator(app);
const path = '/send-completion-request-email';

const mail = (order: TestOrder, changes: object = {}) => ({
  order_id: order.id,
  recipient_email: order.client.email,
  subject: 'Brakuje nam danych',
  message: '<p>Ile palet?</p>',
  ...changes,
});
const details = ({ id }: TestOrder) => owner.api.read<OrderDetails>(`/orders/${id}/details`);
const historyOf = async ({ id }: TestOrder) =>
  (await owner.api.read<OrderHistory>(`/orders/${id}/history`)).items;

/** The mails that asked for data, the latest first, with the links that go out in them. */
async function mailsOf({ id }: TestOrder): Promise<(OutboxMailDetails & { link: OpenedLink })[]> {
  const rows = await app.rows<{ id: number }>(
    `select o.id from mail_outbox o join messages m on m.id = o.message_id
     where m.order_id = $1 and m.type = 'completion_request' order by o.id desc`,
    [id],
  );
  const mails = rows.map((row) => administrator.api.read<OutboxMailDetails>(`/mail-outbox/${row.id}`));
  return Promise.all(
    (await Promise.all(mails)).map(async (mail) => ({ ...mail, link: await openMail(app, mail.html) })),
  );
}
async function mailOf(order: TestOrder) {
  const [mail] = await mailsOf(order);
  if (!mail) throw new Error('Nobody was asked');
  return mail;
}
const linkIds = ({ id, sig, exp }: OpenedLink) => ({
  user_id: id('user_id'),
  client_id: id('client_id'),
  order_id: id('order_id'),
  sig,
  exp,
});
const answer = (order: TestOrder, link: OpenedLink, changes: object = {}) =>
  app.api.act('/public/quotation', {
    ...requestFields(changes),
    ...linkIds(link),
    client_email: order.client.email,
  });

describe('the client is asked for data', () => {
  test.each([OrderStatus.Created, OrderStatus.Accepted, OrderStatus.SentToSubcontractors])(
    'at %i: until they have answered, the data are not complete',
    async (status) => {
      const order = await anOrderAt(app, owner, status);
      const step = await owner.api.act<OrderStep>(path, mail(order));
      expect(step).toMatchObject({ id: order.id, status, is_data_complete: false, email_sent: true });
      expect((await historyOf(order)).at(-1)).toMatchObject({
        from_status: status,
        to_status: status,
        event: 'data_requested',
        user_id: owner.id,
        reason: order.client.email,
      });
      await answer(order, (await mailOf(order)).link, { pallets_count: 7 });
      expect(await details(order)).toMatchObject({
        status,
        is_data_complete: true,
        is_read: false,
        pallets_count: 7,
      });
      expect((await historyOf(order)).at(-1)).toMatchObject({ event: 'completed', user_id: null });
    },
  );

  test('by a mail with the forwarder’s words, and a form that shows what is known', async () => {
    const order = await anOrder(owner);
    await owner.api.act(path, mail(order, { recipient_name: 'Jan Nowak', message: 'Ile palet, {{name}}?' }));
    const { subject, html, to, link } = await mailOf(order);
    expect([subject, to]).toEqual(['Brakuje nam danych', order.client.email]);
    expect(html).toContain('Ile palet, Jan Nowak?');
    expect(Object.fromEntries(link.url.searchParams)).toMatchObject({
      lang: 'pl',
      client_email: order.client.email,
    });
    const view = await app.api.read<LinkView>('/public/links/order-form', linkIds(link));
    expect(view).toMatchObject({
      open: true,
      transport: {
        order_id: order.id,
        pickup_city: 'Gdańsk',
        delivery_city: 'Bergen',
        pallets_count: 12,
        weight: 8400.5,
        cargo_type: 'Meble',
      },
    });
  });

  test('in their own language by the built-in text when the forwarder wrote nothing', async () => {
    const order = await anOrder(owner);
    await owner.api.change(`/clients/${order.client.id}`, { country_id: 21, post_code: '5003' });
    await owner.api.act(path, mail(order, { subject: ' ', message: '<p> </p>' }));
    const { subject, html, link } = await mailOf(order);
    expect(subject).not.toMatch(/[ąęłż]|Brakuje/);
    expect(subject).not.toBe('');
    expect(html).toContain('lang="no"');
    expect(link.url.searchParams.get('lang')).toBe('no');
  });

  test('in another language when the forwarder says so', async () => {
    const order = await anOrder(owner);
    await owner.api.act(path, mail(order, { subject: '', message: '', language: 'de' }));
    const { subject, html, link } = await mailOf(order);
    expect(subject).not.toMatch(/[ąęłż]|Brakuje/);
    expect(html).toContain('lang="de"');
    expect(link.url.searchParams.get('lang')).toBe('en');
  });

  test('without what runs in the forwarder’s words', async () => {
    const order = await anOrder(owner);
    await owner.api.act(path, mail(order, { message: '<p>Ile?<script>alert(1)</script></p>' }));
    expect((await mailOf(order)).html).not.toContain('alert(1)');
  });

  test('again, as a reminder; an unchanged form is an answer too', async () => {
    const order = await anOrder(owner);
    await owner.api.act(path, mail(order));
    await owner.api.act(path, mail(order, { subject: 'Prosimy jeszcze raz' }));
    const mails = await mailsOf(order);
    expect(mails.map(({ subject }) => subject)).toEqual(['Prosimy jeszcze raz', 'Brakuje nam danych']);
    await answer(order, (await mailOf(order)).link);
    expect(await details(order)).toMatchObject({ is_data_complete: true, is_read: false });
    const history = await historyOf(order);
    expect(history.at(-1)).toMatchObject({ event: 'completed' });
    await answer(order, (await mailOf(order)).link);
    expect(await historyOf(order)).toEqual(history);
  });

  test('unless the forwarder has learned it by other ways', async () => {
    const order = await anOrder(owner);
    await owner.api.act(path, mail(order));
    const changes = { pallets_count: 5, is_data_complete: true };
    expect(await owner.api.change(`/orders/${order.id}`, changes)).toMatchObject(changes);
  });

  test('whatever an older caller says is known: the form shows what is stored', async () => {
    const order = await anOrder(owner);
    await owner.api.act(path, mail(order, { order_data: { pickup_city: 'Kraków', legs: [1] } }));
    const query = linkIds((await mailOf(order)).link);
    const { transport } = await app.api.read<LinkView>('/public/links/order-form', query);
    expect(transport?.pickup_city).toBe('Gdańsk');
  });
});

describe('the client is not asked', () => {
  test.each([OrderStatus.SentToClient, OrderStatus.RejectedByClient, OrderStatus.OrderCreated])(
    'at %i',
    async (status) => {
      const order = await anOrderAt(app, owner, status);
      const problem = refused(await owner.api.post(path, mail(order)), 409, 'step_not_possible');
      expect(problem.missing).toMatchObject([{ code: 'wrong_status' }]);
      expect(problem.allowed_statuses).toBeDefined();
      const { allowed_actions, is_data_complete } = await details(order);
      expect(allowed_actions.map(({ action }) => action)).not.toContain('request_data');
      expect(is_data_complete).toBe(true);
    },
  );

  test('without a record that the form is made out to', async () => {
    const order = await anOrder(owner, { client_id: null, client_email: 'ktos@klient.example' });
    const { allowed_actions } = await details(order);
    expect(allowed_actions.find(({ action }) => action === 'request_data')).toMatchObject({
      allowed: false,
      missing: [{ code: 'client_missing' }],
    });
    const problem = refused(await owner.api.post(path, mail(order)), 409, 'step_not_possible');
    expect(problem.missing).toMatchObject([{ code: 'client_missing' }]);
    await owner.api.change(`/orders/${order.id}`, { client_id: order.client.id });
    await owner.api.act(path, mail(order));
  });

  test('when another client is named', async () => {
    const order = await anOrder(owner);
    const { id: client_id } = await aClient(owner);
    refused(await owner.api.post(path, mail(order, { client_id })), 404, 'not_found');
    await owner.api.act(path, mail(order, { client_id: order.client.id }));
  });
});

const open = await anOrder(owner);

describe('rules of the mail', () => {
  const body = () => ({ ...mail(open), recipient_name: 'Jan', client_id: open.client.id, order_data: {} });

  refusesValues(
    [
      ['recipient_email', 'jan@', 'invalid_email'],
      ['recipient_email', 'jan@klient.example, ola@klient.example', 'invalid_email'],
      ['recipient_email', 'jan@klient.example\r\nBcc: spam@spam.example', 'invalid_email'],
      ['recipient_name', 'Jan\r\nBcc: spam@spam.example', 'invalid_format'],
      ['subject', 'Dane\r\nBcc: spam@spam.example', 'invalid_characters'],
      ['subject', 'x'.repeat(201), 'too_long'],
      ['message', 'x'.repeat(20_001), 'too_long'],
      ['order_id', -1, 'too_small'],
      ['order_data', 'x', 'invalid_value'],
      ['language', 'sv', 'not_in_list'],
      ['price', 5, 'unknown_field'],
    ],
    (field, value) => owner.api.post(path, { ...body(), [field]: value }),
  );

  test('everything that is needed is named at once', async () => {
    expect(faultsIn(await owner.api.post(path, {}))).toEqual({
      message: 'required',
      order_id: 'required',
      recipient_email: 'required',
      subject: 'required',
    });
  });

  refusesBadBodies({ method: 'POST', path: () => path, caller: () => owner.api, body });
});
