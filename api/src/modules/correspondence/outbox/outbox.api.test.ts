import { describe, expect, test } from '@jest/globals';
import type { Paged } from '../../../platform/http/api-types.js';
import { faultsIn, taken } from '../../../testing/api-caller.js';
import { aClient } from '../../../testing/directory.js';
import { fingerprint } from '../../../testing/fingerprint.js';
import {
  acceptance,
  carrierAnswer,
  offerIds,
  openMail,
  shortLinkIn,
  type OpenedLink,
} from '../../../testing/links.js';
import {
  anOrder,
  anOrderAt,
  mailFields,
  priceFields,
  requestFields,
  sendOffer,
  step,
  type TestOrder,
} from '../../../testing/orders.js';
import { aCompany, anAdministrator } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { ActivityPage } from '../../insight/activities/activity.dto.js';
import type { MessagePage } from '../messages/message.dto.js';
import type { OutboxMail, OutboxMailDetails } from './mail-outbox.dto.js';

const app = await testApp();
const owner = await aCompany(app, { email_name: 'baltyk', company_name: 'Bałtyk & Synowie' });
const admin = await anAdministrator(app);

async function mailsOf(order: TestOrder): Promise<OutboxMailDetails[]> {
  const { items } = await admin.api.read<Paged<OutboxMail>>('/mail-outbox', { page_size: 1000, sort: 'id' });
  const ids = items.filter(({ order_id }) => order_id === order.id).map(({ id }) => id);
  return Promise.all(ids.map((id) => admin.api.read<OutboxMailDetails>(`/mail-outbox/${id}`)));
}
async function lastMailOf(order: TestOrder): Promise<OutboxMailDetails> {
  const mail = (await mailsOf(order)).at(-1);
  if (!mail) throw new Error('There is no mail');
  return mail;
}
const linkIn = ({ html }: OutboxMailDetails): Promise<OpenedLink> => openMail(app, html);
const header = ({ headers }: OutboxMailDetails, name: string) =>
  headers.find((one) => one.name.toLowerCase() === name)?.value;

describe('a mail', () => {
  test('is written with its cause: message and outbox row, from the company to the client', async () => {
    const order = await anOrderAt(app, owner, 1);
    const mail = await lastMailOf(order);
    expect(mail).toMatchObject({
      status: 'queued',
      from: 'Bałtyk & Synowie <baltyk@mail.frakto.example>',
      reply_to: owner.email,
      to: order.client.email,
      company_name: 'Bałtyk & Synowie',
      order_id: order.id,
      attempts: 0,
      last_error: null,
      sent_at: null,
    });
    expect(header(mail, 'reply-to')).toContain(owner.email);
    expect(header(mail, 'message-id')).toMatch(/^<[\w-]+@mail\.frakto\.example>$/);
    const [message] = await app.rows('select * from messages where order_id = $1', [order.id]);
    expect(message).toMatchObject({
      type: 'quote_confirmation',
      message_type: 'outgoing',
      status: 'sent',
      subject: mail.subject,
      client_id: order.client.id,
      user_id: owner.id,
    });
  });

  test('is captured when no mail server is set', async () => {
    const order = await anOrderAt(app, owner, 1);
    await app.doJobs();
    expect(await lastMailOf(order)).toMatchObject({ status: 'captured', attempts: 1, next_attempt_at: null });
    expect(await app.rows('select status from messages where order_id = $1', [order.id])).toEqual([
      { status: 'delivered' },
    ]);
    // Nobody was sent it, and its company is told so wherever it looks.
    const [message] = (await owner.api.read<MessagePage>('/messages', { page_size: 1 })).items;
    expect(message).toMatchObject({ order_id: order.id, status: 'delivered', delivery: 'stored' });
    const feed = await owner.api.read<ActivityPage>('/activities', { page_size: 50 });
    const entry = feed.items.find(({ id, message: one }) => one !== null && id === message?.id);
    expect(entry?.message?.delivery).toBe('stored');
    expect(await app.api.read('/public/installation')).toMatchObject({ sends_mail: false });
    await app.doJobs();
    expect(await lastMailOf(order)).toMatchObject({ attempts: 1 });
  });

  test.each([
    [1, '80-001', /wycen|zapytani/i],
    [21, '5003', /forespørsel|tilbud/i],
    [2, '10115', /anfrage|angebot/i],
    [27, 'SW1A 1AA', /request|quot/i],
  ])("is in the language of the client's country %i", async (country_id, post_code, words) => {
    const client = await aClient(owner, { country_id, post_code });
    const order = await anOrder(owner, { client_id: client.id });
    await step(order, 1);
    expect((await lastMailOf(order)).text).toMatch(words);
  });

  test('to a request without an address of the client is a partial success', async () => {
    const order = await anOrder(owner);
    await app.rows(`update orders set client_email = '' where id = $1`, [order.id]);
    const accepted = await step(order, 1);
    expect(accepted).toMatchObject({ status: 1, email_sent: false });
    expect(await mailsOf(order)).toEqual([]);
  });
});

describe('links in mails', () => {
  test("work for who gets them and for administrators, in every mail of an order's way", async () => {
    const order = await anOrder(owner);
    await step(order, 1);
    const completion = await linkIn(await lastMailOf(order));
    const request = {
      ...requestFields({ notes: 'completed' }),
      client_email: 'jan@klient.example',
      user_id: completion.id('user_id'),
      client_id: completion.id('client_id'),
      order_id: order.id,
      sig: completion.sig,
      exp: completion.exp,
    };
    taken(await app.api.post('/public/quotation', request), 200);

    const details = await owner.api.read<{ routes: { id: number }[] }>(`/orders/${order.id}/details`);
    const route = details.routes[0]?.id ?? 0;
    const carrier = await owner.api.create<{ id: number }>('/subcontractors', {
      name: 'Fjord Frakt',
      email: 'post@fjordfrakt.example',
      country_id: 21,
    });
    await owner.api.create(`/order-routes/${route}/price-requests`, { subcontractor_ids: [carrier.id] });
    const price = await linkIn(await lastMailOf(order));
    const offer = await app.api.create<{ id: number }>('/public/subcontractor-offer', {
      ...offerIds(price),
      ...priceFields(),
    });
    await owner.api.change(`/order-routes/${route}/select-offer`, { offer_id: offer.id });
    await sendOffer(order);
    await app.doJobs();
    taken(
      await app.api.post('/public/quotation-acceptance', acceptance(await linkIn(await lastMailOf(order)))),
      200,
    );
    await step(order, 6);
    await owner.api.act(`/orders/${order.id}/send-subcontractor-acceptance`, { route_id: route });
    const view = await linkIn(await lastMailOf(order));
    expect(view.url.pathname).toBe('/subcontractor-order-view/no');
    const answer = await app.api.act(
      `/orders/${order.id}/subcontractor-response`,
      carrierAnswer(view, 'accept'),
    );
    expect(answer).toMatchObject({ status: 8, route_status: 2 });
    expect((await mailsOf(order)).map(({ to }) => to)).toEqual([
      order.client.email,
      'post@fjordfrakt.example',
      order.client.email,
      'post@fjordfrakt.example',
    ]);
  });

  test('are in no table: what is stored is worthless to who reads it', async () => {
    const order = await anOrderAt(app, owner, 7);
    await app.doJobs();
    const mails = await mailsOf(order);
    const codes = mails.flatMap(({ html, text }) =>
      [...`${html} ${text}`.matchAll(/\/l\/([\w-]{64})/g)].map(([, code = '']) => code),
    );
    const opened = await Promise.all(mails.map(linkIn));
    const proofs = [...codes, ...opened.map(({ sig }) => sig)];
    expect(proofs.length).toBeGreaterThanOrEqual(9);
    const tables = await app.rows<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'agenda', 'limits')`,
    );
    for (const { name } of tables) {
      const rows = await app.rows<{ text: string }>(`select t::text as text from ${name} t`);
      const stored = rows.map(({ text }) => text).join('\n');
      expect(stored).not.toMatch(/[?&;]sig=|\/l\/[\w-]{64}/);
      for (const proof of proofs) expect(stored).not.toContain(proof);
    }
    for (const proof of proofs) expect(JSON.stringify(app.log)).not.toContain(proof);
  });
});

describe('what a transaction did not finish leaves nothing', () => {
  async function failing(statement: string, work: () => Promise<unknown>): Promise<void> {
    await app.rows(`create function fail() returns trigger language plpgsql as $$ begin raise 'no'; end $$`);
    await app.rows(`create trigger fail before insert on ${statement} for each row execute function fail()`);
    await expect(work()).rejects.toThrow('The server failed');
    await app.rows(`drop function fail() cascade`);
  }

  test.each(['mail_outbox', 'messages', 'client_offers', 'order_history'])('when %s fails', async (table) => {
    const order = await anOrderAt(app, owner, 1, { spares: true });
    const before = await fingerprint(app);
    await failing(table, () => owner.api.post('/send-offers-to-client', mailFields(order)));
    expect(await fingerprint(app)).toBe(before);
    await sendOffer(order);
  });
});

describe('what people wrote', () => {
  test('comes as text, and HTML without what could do harm', async () => {
    const client = await aClient(owner, {
      name: '<b onmouseover="x()">Klient</b> & <script>steal()</script>',
    });
    const order = await anOrder(owner, { client_id: client.id, cargo_type: '<img src=x onerror=alert(1)>' });
    await step(order, 1);
    const confirmation = await lastMailOf(order);
    expect(confirmation.html).not.toMatch(/<script|<img src=x|onmouseover="/);
    expect(confirmation.html).toContain('&lt;b onmouseover');
    const offered = await anOrderAt(app, owner, 1, { spares: true });
    await owner.api.act(
      '/send-offers-to-client',
      mailFields(offered, {
        subject: 'Offer {{name}}',
        message:
          '<p onclick="x()">Hello <strong>you</strong></p><script>steal()</script><a href="javascript:x()">here</a><iframe src="//x"></iframe>',
      }),
    );
    const { html, text } = await lastMailOf(offered);
    expect(html).toMatch(/Hello <strong[^>]*>you<\/strong>/);
    expect(html).not.toMatch(/onclick|<script|javascript:|<iframe/);
    // The text has no place for the details and the link: both follow it.
    expect(text).toMatch(/Hello you/);
    expect(shortLinkIn(html)).toBe(shortLinkIn(text));
  });
});

describe('the outbox', () => {
  test('is newest first, searched and filtered', async () => {
    const other = await aCompany(app);
    const order = await anOrderAt(app, other, 1);
    const list = (query = {}) => admin.api.read<Paged<OutboxMail>>('/mail-outbox', query);
    const all = await list({ page_size: 3 });
    expect(all.items[0]?.order_id).toBe(order.id);
    expect(all.items.map(({ id }) => id)).toEqual(all.items.map(({ id }) => id).toSorted((a, b) => b - a));
    expect((await list({ q: order.client.email ?? '' })).items.map(({ order_id }) => order_id)).toEqual([
      order.id,
    ]);
    expect((await list({ q: 'balty', page_size: 1 })).total).toBeGreaterThan(5);
    const captured = await list({ status: 'captured', page_size: 1000 });
    expect(new Set(captured.items.map(({ status }) => status))).toEqual(new Set(['captured']));
    expect((await list({ status: 'failed' })).total).toBe(0);
    expect(faultsIn(await admin.api.get('/mail-outbox', { status: 'lost', sort: 'html' }))).toHaveProperty(
      'status',
    );
    expect(JSON.stringify(all)).not.toContain('<html');
  });
});
