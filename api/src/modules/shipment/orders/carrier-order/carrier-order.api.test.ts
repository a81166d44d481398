import { describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../../kernel/order/order-status.js';
import { FakePdf } from '../../../../platform/pdf/fake-pdf.js';
import { refused, type Query } from '../../../../testing/api-caller.js';
import { aSubcontractor } from '../../../../testing/directory.js';
import { openLink } from '../../../../testing/links.js';
import {
  answerAsCarrier,
  answerAsClient,
  anOrder,
  acceptRequest,
  anOrderAt,
  aQuote,
  carrierLink,
  sendOffer,
  sendToCarrier,
  step,
  type TestOrder,
} from '../../../../testing/orders.js';
import { aCompany } from '../../../../testing/people.js';
import { testApp } from '../../../../testing/test-app.js';

const pdf = new FakePdf();
const app = await testApp({ pdf });
const owner = await aCompany(app);
await owner.api.change('/company-settings', {
  invoice_country: 'PL',
  company_data: {
    company_name: 'Bałtyk <Spedycja> sp. z o.o.',
    nip: '5260001246',
    address: 'ul. Długa 1',
    city: 'Gdańsk',
    post_code: '80-001',
    email: 'biuro@baltyk.example',
    phone: '+48 58 300 00 00',
  },
});

const documentOf = (order: TestOrder, index = 0) =>
  owner.api.get(`/orders/${order.id}/order-routes/${order.routes[index]}/order-document`);
/** The latest page that was printed, without the letters that it brings along. */
const latest = () => (pdf.printed.at(-1) ?? '').replace(/<style>[^]*<\/style>/, '');

/** An order whose carrier is in a country, sent to them. */
async function sentTo(country_id: number, changes: object = {}): Promise<TestOrder> {
  const order = await anOrder(owner, changes);
  await acceptRequest(order, 1);
  const carrier = await aSubcontractor(owner, { country_id, post_code: null });
  const [route = 0] = order.routes;
  const offer = await aQuote(app, order, route, carrier, { price: 12_345.5, currency: 'EUR' });
  await owner.api.change(`/order-routes/${route}/select-offer`, { offer_id: offer.id });
  order.carriers.push(carrier);
  await sendOffer(order);
  await answerAsClient(app, order, 'accept');
  await step(order, OrderStatus.OrderCreated);
  await sendToCarrier(order, route);
  return order;
}

describe('the order of a route', () => {
  test('is a PDF to save, in the language of its carrier', async () => {
    const poland = await sentTo(1);
    const answer = await documentOf(poland);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="zlecenie-transportowe-${poland.id}-1.pdf"; filename*=UTF-8''zlecenie-transportowe-${poland.id}-1.pdf`,
    );
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect((answer.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    expect(latest()).toContain('<html lang="pl">');
    for (const [country, language, title] of [
      [21, 'no', 'Transportoppdrag'],
      [2, 'en', 'Transport order'],
      [27, 'en', 'Transport order'],
    ] as const) {
      await documentOf(await sentTo(country));
      expect(latest()).toContain(`<html lang="${language}">`);
      expect(latest()).toContain(`<h1>${title}</h1>`);
    }
  });

  test('says who, what, where, when and for how much', async () => {
    const order = await sentTo(1, {
      pickup_until: '2026-12-01T10:00:00.000Z',
      temperature_min: 2,
      temperature_max: 6,
      our_reference: 'REF-77',
      notes: 'Rampa 3\n<script>alert(1)</script>',
    });
    await documentOf(order);
    const page = latest();
    for (const text of [
      'Bałtyk &lt;Spedycja&gt; sp. z o.o.',
      'NIP: 5260001246',
      '80-001 Gdańsk',
      order.carriers[0]?.name ?? '',
      order.carriers[0]?.email ?? '',
      `nr ${order.id}`,
      'ul. Portowa 3',
      'Bergen',
      'Meble',
      'REF-77',
      'Rampa 3\n&lt;script&gt;alert(1)&lt;/script&gt;',
      '12 345,50 EUR',
      '30 dni',
      'Konwencję CMR',
    ]) {
      expect(page.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(text);
    }
    expect(page).not.toContain('<script');
    expect(page).not.toMatch(/undefined|null|NaN|\[object/);
  });

  test('holds the company’s own terms in the carrier’s language, and the built-in ones in others', async () => {
    const settings = await owner.api.change('/company-settings', {
      order_terms: { pl: 'Pierwszy <b>warunek</b>\nDrugi', en: '  ' },
    });
    expect(settings).toMatchObject({
      order_terms: { pl: 'Pierwszy <b>warunek</b>\nDrugi', en: null, no: null },
    });
    await documentOf(await sentTo(1));
    expect(latest()).toContain('<li>Pierwszy &lt;b&gt;warunek&lt;/b&gt;</li><li>Drugi</li>');
    expect(latest()).not.toContain('CMR');
    await documentOf(await sentTo(27));
    expect(latest()).toContain('CMR Convention');
    await owner.api.change('/company-settings', { order_terms: {} });
    await documentOf(await sentTo(1));
    expect(latest()).toContain('Konwencję CMR');
  });

  test('stays as it was sent; only the vehicle is what is known now', async () => {
    const order = await sentTo(1);
    const { id = 0, name = '' } = order.carriers[0] ?? {};
    await documentOf(order);
    const sent = latest();
    await owner.api.change(`/subcontractors-personal/${id}`, { name: 'Renamed Transport' });
    await owner.api.change('/company-settings', { order_terms: { pl: 'Inne warunki' } });
    await documentOf(order);
    expect(latest()).toBe(sent);
    expect(latest()).toContain(name);
    await owner.api.change(`/order-routes/${order.routes[0]}`, { truck_plates: 'gd 12345' });
    await documentOf(order);
    expect(latest()).toContain('GD 12345');
    await owner.api.change('/company-settings', { order_terms: {} });
  });

  test('is a draft before it is sent, and needs a chosen quote', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.OrderCreated, { routes: 2 });
    expect((await documentOf(order, 1)).status).toBe(200);
    expect(latest()).toContain('class="draft"');
    expect(latest()).toContain('etappe 2 av 2');
    await sendToCarrier(order, order.routes[1] ?? 0);
    await documentOf(order, 1);
    expect(latest()).not.toContain('class="draft"');
    const empty = await anOrderAt(app, owner, OrderStatus.Accepted);
    refused(await documentOf(empty), 409, 'route_without_carrier');
  });

  test('of a route that was sent before orders were kept is made of the records', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.SentToContractor);
    await app.rows('delete from carrier_orders where route_id = $1', [order.routes[0]]);
    expect((await documentOf(order)).status).toBe(200);
    expect(latest()).not.toContain('class="draft"');
  });

  test('of another order is not there', async () => {
    const [one, other] = [await sentTo(1), await sentTo(1)];
    refused(await owner.api.get(`/orders/${one.id}/order-routes/${other.routes[0]}/order-document`), 404);
    refused(await owner.api.get(`/orders/${one.id}/order-routes/0/order-document`), 404);
  });

  test('cannot be had without a browser, which is said', async () => {
    const order = await sentTo(1);
    pdf.trouble = 'No browser for PDFs was found.';
    const answer = await documentOf(order);
    pdf.trouble = null;
    expect(refused(answer, 503, 'pdf_unavailable').detail).toMatch(/PDF/);
    expect(answer.text).not.toContain('browser');
    expect(app.log.some(({ msg }) => msg === 'an order could not be printed')).toBe(true);
  });
});

describe('over the carrier’s link', () => {
  const byLink = (query: Query) => app.api.get('/public/links/subcontractor-order-view/document', query);
  async function linkOf(order: TestOrder) {
    const { sig, exp, url } = await carrierLink(order);
    const { id } = openLink(url.href);
    const [order_id, route_id, subcontractor_id] = [id('order_id'), id('route_id'), id('subcontractor_id')];
    return { order_id, route_id, subcontractor_id, sig, exp };
  }

  test('the same order is had, before and after the answer', async () => {
    const order = await sentTo(1);
    const query = await linkOf(order);
    await documentOf(order);
    const sent = latest();
    for (const action of [null, 'accept'] as const) {
      if (action) await answerAsCarrier(app, order, action);
      const answer = await byLink(query);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-disposition']).toContain(`zlecenie-transportowe-${order.id}-1.pdf`);
      expect(latest()).toBe(sent);
    }
    expect(await app.api.read('/public/links/subcontractor-order-view', query)).toMatchObject({
      has_document: true,
    });
  });

  test('no other is had: the signature is of this route and this carrier', async () => {
    const [one, other] = [await linkOf(await sentTo(1)), await linkOf(await sentTo(1))];
    refused(await byLink({ ...one, route_id: other.route_id }), 400, 'invalid_link');
    refused(await byLink({ ...one, order_id: other.order_id }), 400, 'invalid_link');
    refused(await byLink({ ...one, subcontractor_id: other.subcontractor_id }), 400, 'invalid_link');
    const { sig: _sig, ...unsigned } = one;
    refused(await byLink(unsigned), 400, 'invalid_link');
  });

  test('nothing is had once another carrier drives', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.RejectedBySubcontractor, { spares: true });
    const query = await linkOf(order);
    expect((await byLink(query)).status).toBe(200);
    await owner.api.change(`/order-routes/${order.routes[0]}/select-offer`, {
      offer_id: order.spares[0]?.offer,
    });
    refused(await byLink(query), 409, 'no_longer_open');
  });
});
