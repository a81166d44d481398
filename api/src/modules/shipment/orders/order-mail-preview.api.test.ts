import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { fingerprint } from '../../../testing/fingerprint.js';
import { acceptRequest, anOrder, anOrderAt, chooseQuotes, mailFields } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { MailPreview } from './client-offer.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const look = (id: number, body: object) => owner.api.post<MailPreview>(`/orders/${id}/mail-preview`, body);
const seen = async (id: number, body: object) => {
  const before = await fingerprint(app);
  const answer = await look(id, body);
  expect(answer.status).toBe(200);
  expect(await fingerprint(app)).toEqual(before);
  const mail = answer.body;
  expect(mail.unknown).toEqual([]);
  expect(`${mail.subject} ${mail.html}`).not.toMatch(/\{\{|\[(ORDER|OFFER)/);
  // Its link leads nowhere.
  expect(mail.html).toContain('href="#"');
  expect(mail.html).not.toContain('/l/');
  return mail;
};

describe('a mail that a step of an order sends can be looked at before', () => {
  test('the request for data, in one’s own words and in the built-in ones', async () => {
    const order = await anOrder(owner);
    const own = await seen(order.id, {
      kind: 'data_request',
      subject: 'Brakuje danych, {{name}}',
      message: '<p>Prosimy o wagę.<script>alert(1)</script></p>',
      recipient_name: 'Anna Lis',
    });
    expect(own.subject).toBe('Brakuje danych, Anna Lis');
    expect(own.html).toContain('Prosimy o wagę.');
    expect(own.html).not.toContain('script');
    expect((await seen(order.id, { kind: 'data_request', language: 'no' })).html).toContain('lang="no"');
  });

  test('the request for a price, to one carrier and to a group, and the reminder of it', async () => {
    const order = await anOrder(owner);
    await acceptRequest(order, 1);
    const [route_id] = order.routes;
    const carrier = await app.rows<{ id: number; name: string }>(
      'select id, name from subcontractors where company_id = $1 limit 1',
      [owner.companyId],
    );
    const [first] = carrier;
    const words = { subject: 'Pilne', message: '<p>Witamy {{name}}!</p>', language: 'pl' };
    const toAll = await seen(order.id, { kind: 'price_request', route_id, ...words });
    expect(toAll.subject).toBe('Pilne');
    expect(toAll.html).toContain('Witamy!');
    // Whoever gets a mail to many can leave.
    expect(toAll.html).toContain('unsubscribe');
    expect((await seen(order.id, { kind: 'price_request', route_id })).html).not.toContain('unsubscribe');
    expect((await seen(order.id, { kind: 'price_reminder', route_id, ...words })).html).not.toContain(
      'Witamy!',
    );
    if (first) {
      const toOne = await seen(order.id, { kind: 'price_request', route_id, subcontractor_id: first.id });
      expect(toOne.html).toContain(first.name);
    }
    refused(await look(order.id, { kind: 'price_request', route_id, subcontractor_id: 999_999 }), 404);
    expect(faultsIn(await look(order.id, { kind: 'price_reminder' }))).toEqual({ route_id: 'required' });
    refused(await look(order.id, { kind: 'price_request' }), 404);
    // Before the acceptance it is about the route that this makes.
    const fresh = await anOrderAt(app, owner, 0);
    expect((await seen(fresh.id, { kind: 'price_request' })).html).toContain(
      (await owner.api.read<{ pickup_city: string }>(`/orders/${fresh.id}/details`)).pickup_city,
    );
    expect(await app.rows('select 1 from order_routes where order_id = $1', [fresh.id])).toEqual([]);
  });

  test('the order to a carrier, its reminder and the request for a vehicle', async () => {
    const order = await anOrderAt(app, owner, 6);
    const [route_id] = order.routes;
    const mail = await seen(order.id, {
      kind: 'carrier_order',
      route_id,
      subject: 'Zlecenie {{company}}',
      message: '<p>Prosimy o kontakt przed załadunkiem.</p>',
    });
    expect(mail.html).toContain('Prosimy o kontakt przed załadunkiem.');
    // What a mail is sent for stands in it, whoever writes the text.
    expect(mail.html).toMatch(/1.?000,00/);
    for (const kind of ['carrier_order', 'carrier_reminder', 'vehicle_request'])
      expect((await seen(order.id, { kind, route_id })).subject).not.toBe('');
    const bare = await anOrder(owner);
    await acceptRequest(bare, 1);
    const of = { kind: 'carrier_order', route_id: bare.routes[0] };
    expect(refused(await look(bare.id, of), 409).code).toBe('route_without_carrier');
  });

  test('the reminder of an offer, while one waits for an answer', async () => {
    const order = await anOrder(owner);
    expect(refused(await look(order.id, { kind: 'client_reminder' }), 409).code).toBe('status_not_allowed');
    await acceptRequest(order, 1);
    await chooseQuotes(app, order);
    await owner.api.act('/send-offers-to-client', mailFields(order, {}));
    await app.doJobs();
    const { html } = await seen(order.id, { kind: 'client_reminder', valid_until: '2099-12-03' });
    expect(html).toMatch(/3 (gru|grudnia) 2099/);
  });

  test('nobody looks at another company’s', async () => {
    const order = await anOrder(owner);
    const stranger = await aCompany(app);
    const answer = await stranger.api.post(`/orders/${order.id}/mail-preview`, { kind: 'data_request' });
    refused(answer, 404, 'not_found');
  });
});

describe('the mail of an order to its carrier', () => {
  test('brings what the forwarder wrote, with details and link', async () => {
    const order = await anOrderAt(app, owner, 6);
    const [route_id] = order.routes;
    await owner.api.act(`/orders/${order.id}/send-subcontractor-acceptance`, {
      route_id,
      subject: 'Zlecenie na czwartek',
      message: '<p>Kod do bramy: 4711</p>',
    });
    const [mail] = await app.rows<{ subject: string; text_body: string }>(
      `select o.subject, o.text_body from mail_outbox o join messages m on m.id = o.message_id
       where m.order_id = $1 and m.type = 'subcontractor_acceptance_request'`,
      [order.id],
    );
    expect(mail?.subject).toBe('Zlecenie na czwartek');
    expect(mail?.text_body).toContain('Kod do bramy: 4711');
    expect(mail?.text_body).toMatch(/1.?000,00/);
  });

  test('has a subject of one line', async () => {
    const order = await anOrderAt(app, owner, 6);
    const answer = await owner.api.post(`/orders/${order.id}/send-subcontractor-acceptance`, {
      route_id: order.routes[0],
      subject: 'a\r\nBcc: x@y.example',
    });
    expect(faultsIn(answer)).toEqual({ subject: 'invalid_characters' });
  });
});
