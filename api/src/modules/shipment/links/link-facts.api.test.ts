import { expect, test } from '@jest/globals';
import { aSubcontractor } from '../../../testing/directory.js';
import { aLink } from '../../../testing/links.js';
import {
  acceptRequest,
  anOrder,
  aQuote,
  carrierLink,
  chooseQuotes,
  sendOffer,
  sendToCarrier,
  step,
} from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { LinkInput, LinkView } from './link.dto.js';

const app = await testApp();
const owner = await aCompany(app);

const facts = {
  ldm: 6.4,
  length_cm: 240,
  width_cm: 120,
  height_cm: 180,
  body_type: 'reefer',
  temperature_min: -22,
  temperature_max: -18,
  adr_un: '1263',
  adr_class: '3',
  incoterm: 'DAP',
} as const;
const references = { client_reference: 'PO-7781', our_reference: 'GD/11/26' };
const windows = { pickup_until: '2026-12-01T12:00:00.000Z', delivery_until: '2026-12-03T18:00:00.000Z' };
const factTexts = ['6.4', '240 × 120 × 180 cm', 'reefer', 'UN 1263', 'DAP', '-22 … -18 °C'];

const view = async (input: LinkInput) => {
  const { url } = await aLink(owner, input);
  return app.api.read<LinkView>(`/public/links/${input.kind}`, Object.fromEntries(allowed(url)));
};
const known = ['user_id', 'client_id', 'order_id', 'route_id', 'subcontractor_id', 'sig', 'exp'];
const allowed = (url: URL) => [...url.searchParams].filter(([name]) => known.includes(name));
const mailOf = async (order: number, type: string) => {
  const [mail] = await app.rows<{ text: string }>(
    `select o.text_body as text from mail_outbox o join messages m on m.id = o.message_id
     where m.order_id = $1 and m.type = $2 order by o.id desc limit 1`,
    [order, type],
  );
  return mail?.text ?? '';
};

test('who is asked for a price sees load and windows, not what the parties call it; carrier and client see that too', async () => {
  const order = await anOrder(owner, { ...facts, ...references, ...windows });
  const english = { country_id: 27, post_code: 'SW1A 1AA' };
  await acceptRequest(order, 1);
  const [route = 0] = order.routes;
  const asked = await aSubcontractor(owner, english);
  await owner.api.create(`/order-routes/${route}/price-requests`, { subcontractor_ids: [asked.id] });
  const request = await mailOf(order.id, 'subcontractor_price_request');
  for (const text of factTexts.filter((one) => one !== 'reefer')) expect(request).toContain(text);
  expect(request).toMatch(/Tue, 1 Dec 2026, 09:00\s*–\s*13:00/);
  expect(request).not.toMatch(/PO-7781|GD\/11\/26/);
  const ids = { order_id: order.id, route_id: route, subcontractor_id: asked.id };
  expect((await view({ kind: 'subcontractor-offer', ...ids })).transport).toMatchObject({
    ...facts,
    ...windows,
    client_reference: null,
    our_reference: null,
  });

  // Within the window of loading, but before that of unloading.
  const quote = { pickup_date: '2026-12-01T09:30:00.000Z', delivery_date: '2026-12-03T12:00:00.000Z' };
  const { id } = await aQuote(app, order, route, asked, quote);
  order.carriers.push(asked);
  await owner.api.change(`/order-routes/${route}/select-offer`, { offer_id: id });
  const quoted = { ...quote, pickup_until: windows.pickup_until, delivery_until: null };
  await sendOffer(order);
  const client = await view({ kind: 'client-offer-selection', order_id: order.id });
  expect(client.transport).toMatchObject({ ...facts, ...references, ...quoted });
  expect(client.legs).toMatchObject([quoted]);
  expect(client).toMatchObject({ valid_until: null, expired: false });
  expect(await mailOf(order.id, 'offers_to_client')).toMatch(/PO-7781[^]*GD\/11\/26/);

  await step(order, 4);
  await step(order, 6);
  await sendToCarrier(order, route);
  const { url } = await carrierLink(order);
  const shown = await app.api.read<LinkView>(
    '/public/links/subcontractor-order-view',
    Object.fromEntries(allowed(url)),
  );
  expect(shown.transport).toMatchObject({ ...facts, ...references, ...quoted });
  const mail = await mailOf(order.id, 'subcontractor_acceptance_request');
  expect(mail).toMatch(/Client’s reference: PO-7781\nOur reference: GD\/11\/26/);
  expect(mail).toMatch(/10:30\s*–\s*13:00/);
});

test('a stranger who completes a request leaves no window that ends before it begins', async () => {
  const order = await anOrder(owner, { ...windows });
  const { url } = await aLink(owner, { kind: 'order-form', order_id: order.id });
  const read = (name: string) => url.searchParams.get(name) ?? '';
  const completed = {
    user_id: Number(read('user_id')),
    client_id: Number(read('client_id')),
    client_email: read('client_email'),
    order_id: order.id,
    sig: read('sig'),
    exp: Number(read('exp')),
    pickup_street: read('pickup_street'),
    pickup_city: read('pickup_city'),
    pickup_post_code: read('pickup_post_code'),
    pickup_country: read('pickup_country'),
    pickup_date: '2026-12-02T08:00:00.000Z',
    delivery_street: read('delivery_street'),
    delivery_city: read('delivery_city'),
    delivery_post_code: read('delivery_post_code'),
    delivery_country: read('delivery_country'),
    delivery_date: '2026-12-03T16:00:00.000Z',
    pallets_count: 12,
    weight: 8400.5,
    cargo_type: 'Meble',
  };
  await app.api.act('/public/quotation', completed);
  const [row] = await app.rows<{ pickup_until: Date | null; delivery_until: Date }>(
    'select pickup_until, delivery_until from orders where id = $1',
    [order.id],
  );
  expect(row?.pickup_until).toBeNull();
  expect(row?.delivery_until.toISOString()).toBe(windows.delivery_until);
  const strange = await app.api.post('/public/quotation', { ...completed, ldm: 3 });
  expect(strange.status).toBe(422);
});

test('whoever opens a link learns by which clocks the times at the places are told', async () => {
  const order = await anOrder(owner, { pickup_country: 'GB', pickup_post_code: 'LS1 4DY' });
  await acceptRequest(order, 1);
  const zones = { pickup_time_zone: 'Europe/London', delivery_time_zone: 'Europe/Oslo' };
  const carrier = await aSubcontractor(owner);
  const ids = { order_id: order.id, route_id: order.routes[0] ?? 0, subcontractor_id: carrier.id };
  expect((await view({ kind: 'subcontractor-offer', ...ids })).transport).toMatchObject(zones);
  await chooseQuotes(app, order);
  await sendOffer(order);
  const client = await view({ kind: 'client-offer-selection', order_id: order.id });
  expect(client.transport).toMatchObject(zones);
  expect(client.legs).toMatchObject([zones]);
});

test('the windows of a route are its own, whatever the order has', async () => {
  const order = await anOrder(owner, { ...windows });
  await acceptRequest(order, 1);
  await owner.api.change(`/order-routes/${order.routes[0]}`, { pickup_until: null, delivery_until: null });
  await chooseQuotes(app, order);
  const ids = {
    order_id: order.id,
    route_id: order.routes[0] ?? 0,
    subcontractor_id: order.carriers[0]?.id ?? 0,
  };
  expect((await view({ kind: 'subcontractor-offer', ...ids })).transport).toMatchObject({
    pickup_until: null,
    delivery_until: null,
  });
});

test('a page names whom to call: who is in charge of the order, else the company, with what it has filled in', async () => {
  const company = await aCompany(app);
  const order = await anOrder(company);
  await acceptRequest(order, 1);
  const [route_id = 0] = order.routes;
  const carrier = await aSubcontractor(company);
  const { url } = await aLink(company, {
    kind: 'subcontractor-offer',
    order_id: order.id,
    route_id,
    subcontractor_id: carrier.id,
  });
  const query = Object.fromEntries(allowed(url));
  const seen = () => app.api.read<LinkView>('/public/links/subcontractor-offer', query);
  expect(await seen()).toMatchObject({ contact: null, default_currency: 'PLN' });

  await app.rows('update company_settings set company_data = $1 where company_id = $2', [
    { phone: '+48586001020' },
    company.companyId,
  ]);
  await company.api.change('/user-price-km', { price_per_km: 1.2, currency: 'EUR' });
  expect(await seen()).toMatchObject({
    contact: { name: null, phone: '+48 58 600 10 20', email: null },
    default_currency: 'EUR',
  });

  await company.api.change(`/orders/${order.id}/assignee`, { user_id: company.id });
  expect((await seen()).contact).toEqual({
    name: expect.stringMatching(/^Owner /),
    phone: '+48 58 600 10 20',
    email: company.email,
  });

  // A link that does not hold tells of nobody.
  const forged = await app.api.get('/public/links/subcontractor-offer', { ...query, sig: 'forged' });
  expect(JSON.stringify(forged.body)).not.toContain(company.email);
});
