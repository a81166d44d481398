import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { aClient, aSubcontractor } from '../../../testing/directory.js';
import { aLink } from '../../../testing/links.js';
import { anOrderAt, requestFields } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { publicUrl, testApp } from '../../../testing/test-app.js';
import type { LinkDto, LinkView } from './link.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const make = (body: object) => owner.api.create<LinkDto>('/links', body);
const transport = ({ pickup_city: pickup, delivery_city: delivery } = requestFields()) => ({
  pickup_city: pickup,
  delivery_city: delivery,
});

describe('the address of', () => {
  test('the form for new requests is signed for the client and their address, and ends', async () => {
    const client = await aClient(owner);
    const { url, expires_at } = await make({ kind: 'order-form', client_id: client.id });
    const exp = app.clock.now().getTime() / 1000 + 30 * 86_400;
    expect(expires_at).toEqual(new Date(exp * 1000).toISOString());
    const { origin, pathname, searchParams } = new URL(url);
    expect([origin, pathname]).toEqual([publicUrl, '/forms/order.html']);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: String(client.id),
      user_id: String(owner.id),
      client_email: client.email,
      lang: 'pl',
      exp: String(exp),
      sig: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  test('the form that completes a request brings what is known', async () => {
    const order = await anOrderAt(app, owner, 0);
    const link = await aLink(owner, { kind: 'order-form', order_id: order.id });
    const fields = Object.entries(requestFields()).map(([name, value]) => [name, String(value)] as const);
    expect(Object.fromEntries(link.url.searchParams)).toMatchObject({
      ...Object.fromEntries<string>(fields),
      order_id: String(order.id),
      client_id: String(order.client.id),
    });
    expect(link.exp).toBe(app.clock.now().getTime() / 1000 + 30 * 86_400);
  });

  test("the offer form, the client's page and the carrier's page have the parameters that the pages show", async () => {
    const order = await anOrderAt(app, owner, 7);
    const ids = {
      order_id: order.id,
      route_id: order.routes[0] ?? 0,
      subcontractor_id: order.carriers[0]?.id ?? 0,
    };
    const offer = await aLink(owner, { kind: 'subcontractor-offer', ...ids });
    expect(offer.url.pathname).toBe('/forms/subcontractor-offer.html');
    expect(Object.fromEntries(offer.url.searchParams)).toMatchObject({
      ...transport(),
      user_id: String(owner.id),
      route_id: String(ids.route_id),
      payment_terms: '30',
      lang: 'no',
    });
    const client = await aLink(owner, { kind: 'client-offer-selection', order_id: order.id });
    expect(client.url.pathname).toBe('/client-offer-selection/pl');
    expect(client.url.searchParams.get('price_for_client')).toBe('1100');
    const decoded = (name: string): unknown =>
      JSON.parse(Buffer.from(client.url.searchParams.get(name) ?? '', 'base64').toString('utf8'));
    expect(decoded('order_data')).toMatchObject(transport());
    expect(decoded('offers_data')).toMatchObject([{ id: order.id, price: 1100, currency: 'PLN' }]);
    const view = await aLink(owner, { kind: 'subcontractor-order-view', ...ids });
    expect(view.url.pathname).toBe('/subcontractor-order-view/no');
    expect(Object.fromEntries(view.url.searchParams)).toMatchObject({
      ...transport(),
      client_name: order.client.name,
      price: '1000',
      currency: 'PLN',
      payment_days: '30',
    });
  });

  test('a page is in the language of who gets it, unless another is named', async () => {
    const languageFor = async (country_id: number, post_code: string, lang?: string) => {
      const client = await aClient(owner, { country_id, post_code });
      const { url } = await make({ kind: 'order-form', client_id: client.id, ...(lang ? { lang } : {}) });
      return new URL(url).searchParams.get('lang');
    };
    expect(await languageFor(1, '80-001')).toBe('pl');
    expect(await languageFor(21, '5003')).toBe('no');
    expect(await languageFor(27, 'SW1A 1AA')).toBe('en');
    expect(await languageFor(2, '10115')).toBe('en');
    expect(await languageFor(1, '80-001', 'no')).toBe('no');
    // Languages of mails that pages do not have.
    for (const lang of ['de', 'fr', 'es', 'it']) expect(await languageFor(1, '80-001', lang)).toBe('en');
    const client = await aClient(owner);
    expect(
      faultsIn(await owner.api.post('/links', { kind: 'order-form', client_id: client.id, lang: 'sv' })),
    ).toEqual({
      lang: 'not_in_list',
    });
  });
});

describe('a link is made only of records that go together', () => {
  test.each([
    ['order-form', ['client_id']],
    ['subcontractor-offer', ['order_id', 'route_id', 'subcontractor_id']],
    ['client-offer-selection', ['order_id']],
    ['subcontractor-order-view', ['order_id', 'route_id', 'subcontractor_id']],
  ])('%s names all that is missing', async (kind, fields) => {
    const answer = await owner.api.post('/links', { kind });
    expect(faultsIn(answer)).toEqual(Object.fromEntries(fields.map((field) => [field, 'required'])));
  });

  test('a kind that there is', async () => {
    expect(faultsIn(await owner.api.post('/links', { kind: 'invoice' }))).toEqual({ kind: 'not_in_list' });
    expect(faultsIn(await owner.api.post('/links', {}))).toEqual({ kind: 'required' });
  });

  test('a route of that order, a carrier whose quote is chosen, the client of that order', async () => {
    const [order, other] = [await anOrderAt(app, owner, 6), await anOrderAt(app, owner, 6)];
    const carrier = order.carriers[0]?.id;
    const post = (body: object) => owner.api.post('/links', body);
    const mixed = { order_id: order.id, route_id: other.routes[0], subcontractor_id: carrier };
    refused(await post({ kind: 'subcontractor-offer', ...mixed }), 404, 'not_found');
    refused(await post({ kind: 'subcontractor-order-view', ...mixed }), 404, 'not_found');
    const stranger = {
      order_id: order.id,
      route_id: order.routes[0],
      subcontractor_id: (await aSubcontractor(owner)).id,
    };
    refused(await post({ kind: 'subcontractor-order-view', ...stranger }), 404, 'not_found');
    refused(
      await post({ kind: 'order-form', order_id: order.id, client_id: other.client.id }),
      404,
      'not_found',
    );
    for (const kind of ['order-form', 'client-offer-selection']) {
      refused(await post({ kind, order_id: 2_000_000_000 }), 404, 'not_found');
    }
  });

  test('a client with an address, or one that is named', async () => {
    const client = await aClient(owner, { email: null });
    const body = { kind: 'order-form', client_id: client.id };
    expect(faultsIn(await owner.api.post('/links', body))).toEqual({ client_email: 'required' });
    const { url } = await make({ ...body, client_email: 'jan@klient.example' });
    expect(new URL(url).searchParams.get('client_email')).toBe('jan@klient.example');
    for (const client_email of ['jan', 'a@b.example,c@d.example', 5]) {
      expect(Object.keys(faultsIn(await owner.api.post('/links', { ...body, client_email })))).toEqual([
        'client_email',
      ]);
    }
  });
});

describe('a page shows what is on record, whatever its address says', () => {
  const read = (link: Awaited<ReturnType<typeof aLink>>, kind: string, names: readonly string[]) =>
    app.api.read<LinkView>(
      `/public/links/${kind}`,
      Object.fromEntries(
        [...names, 'sig', 'exp'].map((name) => [name, link.url.searchParams.get(name) ?? '']),
      ),
    );

  test('the client sees price and dates of the offer, then how it was answered', async () => {
    const order = await anOrderAt(app, owner, 3);
    const link = await aLink(owner, { kind: 'client-offer-selection', order_id: order.id });
    const view = () => read(link, 'client-offer-selection', ['order_id']);
    expect(await view()).toMatchObject({
      company_name: owner.companyName,
      price: 1100,
      currency: 'PLN',
      offers: [{ id: order.id, price: 1100 }],
      transport: transport(),
      answered: null,
      open: true,
    });
    await app.api.act('/public/quotation-acceptance', {
      order_id: order.id,
      action: 'reject',
      sig: link.sig,
      exp: link.exp,
    });
    expect(await view()).toMatchObject({ answered: 'reject', open: false });
  });

  test('before the offer is sent the client sees no price', async () => {
    const order = await anOrderAt(app, owner, 1, { spares: true });
    await owner.api.change(`/orders/${order.id}`, { price_for_client: 777, currency_for_client: 'PLN' });
    const link = await aLink(owner, { kind: 'client-offer-selection', order_id: order.id });
    expect(await read(link, 'client-offer-selection', ['order_id'])).toMatchObject({
      price: null,
      offers: [],
      open: false,
    });
  });

  test("the carrier sees the earlier price until it is chosen; of the client's price nothing", async () => {
    const order = await anOrderAt(app, owner, 1, { spares: true });
    const ids = { order_id: order.id, route_id: order.routes[0] ?? 0 };
    const names = ['user_id', 'order_id', 'route_id', 'subcontractor_id'];
    const chosen = {
      kind: 'subcontractor-offer',
      ...ids,
      subcontractor_id: order.carriers[0]?.id ?? 0,
    } as const;
    expect(await read(await aLink(owner, chosen), chosen.kind, names)).toMatchObject({
      earlier_offer: { price: 1000 },
      price: null,
      client_name: null,
      client_email: null,
      open: false,
    });
    const spare = { ...chosen, subcontractor_id: order.spares[0]?.carrier.id ?? 0 };
    expect(await read(await aLink(owner, spare), chosen.kind, names)).toMatchObject({
      earlier_offer: { price: 1200 },
      open: true,
    });
  });
});
