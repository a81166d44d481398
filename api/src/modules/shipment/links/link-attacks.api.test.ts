import { describe, expect, test } from '@jest/globals';
import { refused, taken, type Answer } from '../../../testing/api-caller.js';
import { aSubcontractor } from '../../../testing/directory.js';
import { fingerprint } from '../../../testing/fingerprint.js';
import { acceptance, aLink, carrierAnswer, offerIds, type OpenedLink } from '../../../testing/links.js';
import { anOrderAt, priceFields, requestFields, type TestOrder } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp, type TestApp } from '../../../testing/test-app.js';
import type { LinkInput, LinkKind } from './link.dto.js';

const app = await testApp();
const owner = await aCompany(app);
/** The same database and records, but the links of another installation. */
const stranger = await testApp({
  database: app.database,
  secret: 'the secret of quite another installation',
});

/** A link, and how its holder answers. */
interface Case {
  /** At which status the order takes the answer. */
  status: 0 | 1 | 3 | 7;
  input: (order: TestOrder) => Promise<LinkInput>;
  answer: (link: OpenedLink, orderId: number) => { path: string; body: Record<string, unknown> };
  /** Success of the answer. */
  success: 200 | 201;
}

const routeOf = (order: TestOrder) => ({ order_id: order.id, route_id: order.routes[0] ?? 0 });

const cases: Record<LinkKind, Case> = {
  'order-form': {
    status: 0,
    success: 200,
    input: async (order) => ({ kind: 'order-form', client_id: order.client.id, order_id: order.id }),
    answer: (link, order_id) => ({
      path: '/public/quotation',
      body: {
        ...requestFields({ notes: 'completed' }),
        user_id: link.id('user_id'),
        client_id: link.id('client_id'),
        client_email: 'jan@klient.example',
        order_id,
        sig: link.sig,
        exp: link.exp,
      },
    }),
  },
  'subcontractor-offer': {
    status: 1,
    success: 201,
    input: async (order) => ({
      kind: 'subcontractor-offer',
      ...routeOf(order),
      subcontractor_id: (await aSubcontractor(owner)).id,
    }),
    answer: (link) => ({
      path: '/public/subcontractor-offer',
      body: { ...offerIds(link), ...priceFields() },
    }),
  },
  'client-offer-selection': {
    status: 3,
    success: 200,
    input: async (order) => ({ kind: 'client-offer-selection', order_id: order.id }),
    answer: (link) => ({ path: '/public/quotation-acceptance', body: acceptance(link) }),
  },
  'subcontractor-order-view': {
    status: 7,
    success: 200,
    input: async (order) => ({
      kind: 'subcontractor-order-view',
      ...routeOf(order),
      subcontractor_id: order.carriers[0]?.id ?? 0,
    }),
    answer: (link, order_id) => ({
      path: `/orders/${order_id}/subcontractor-response`,
      body: carrierAnswer(link, 'accept'),
    }),
  },
};

/** What is done to the body of an answer; the holder of a true link would not do it. */
const forgeries: Readonly<Record<string, (body: Record<string, unknown>) => Record<string, unknown>>> = {
  'no signature': ({ sig: _sig, ...body }) => body,
  'an empty signature': (body) => ({ ...body, sig: '' }),
  'a made-up signature': (body) => ({ ...body, sig: 'A'.repeat(43) }),
  'a changed signature': (body) => {
    const sig = String(body['sig']);
    return { ...body, sig: `${sig.slice(0, 20)}${sig[20] === 'a' ? 'b' : 'a'}${sig.slice(21)}` };
  },
  'a signature that decodes to the same bytes': (body) => ({ ...body, sig: `${String(body['sig'])}=` }),
  'no expiry': ({ exp: _exp, ...body }) => body,
  'a later expiry': (body) => ({ ...body, exp: Number(body['exp']) + 1 }),
  'a negative expiry': (body) => ({ ...body, exp: -1 }),
  'a fraction of an expiry': (body) => ({ ...body, exp: Number(body['exp']) + 0.5 }),
  'an endless expiry': (body) => ({ ...body, exp: 1e300 }),
};

describe.each(Object.entries(cases))('%s', (kind, { status, input, answer, success }) => {
  const linkKind = kind as LinkKind;
  async function prepared(): Promise<{ order: TestOrder; link: OpenedLink; asked: LinkInput }> {
    const order = await anOrderAt(app, owner, status);
    const asked = await input(order);
    return { order, asked, link: await aLink(owner, asked) };
  }
  const post = (link: OpenedLink, orderId: number, on: TestApp = app): Promise<Answer> => {
    const { path, body } = answer(link, orderId);
    return on.api.post(path, body);
  };
  const view = (link: OpenedLink, changes: Record<string, string | number> = {}) => {
    const names = ['user_id', 'client_id', 'order_id', 'route_id', 'subcontractor_id', 'sig', 'exp'];
    const query = Object.fromEntries(
      names.flatMap((name) => {
        const value = link.url.searchParams.get(name);
        return value === null ? [] : [[name, value] as const];
      }),
    );
    return app.api.get(`/public/links/${linkKind}`, { ...query, ...changes });
  };

  test('reading it changes nothing, however often; then it is answered', async () => {
    const { order, link } = await prepared();
    const before = await fingerprint(app);
    for (let time = 0; time < 3; time += 1) taken(await view(link), 200);
    for (const path of [link.url.pathname, `${link.url.pathname}${link.url.search}`]) {
      await fetch(`${app.url}${path}`, { method: 'HEAD', headers: { accept: 'text/html' } });
    }
    expect(await fingerprint(app)).toBe(before);
    taken(await post(link, order.id), success);
    expect(await fingerprint(app)).not.toBe(before);
  });

  test('forged in whatever way it is an invalid link and changes nothing', async () => {
    const { order, link } = await prepared();
    const { path, body } = answer(link, order.id);
    const before = await fingerprint(app);
    for (const [name, forge] of Object.entries(forgeries)) {
      const forged = await app.api.post(path, forge(body));
      expect([name, forged.status, (forged.body as { code: string }).code]).toEqual([
        name,
        400,
        'invalid_link',
      ]);
    }
    refused(await post(link, order.id, stranger), 400, 'invalid_link');
    const changed: Record<string, string | number>[] = [
      { sig: '' },
      { sig: 'x'.repeat(43) },
      { exp: link.exp + 1 },
      { order_id: order.id + 1 },
    ];
    for (const changes of changed) refused(await view(link, changes), 400, 'invalid_link');
    expect(await fingerprint(app)).toBe(before);
  });

  test('of another record, or for another purpose, it is an invalid link and changes nothing', async () => {
    const { order, link } = await prepared();
    const other = await prepared();
    const mixed: OpenedLink = { ...link, sig: other.link.sig, exp: other.link.exp };
    const before = await fingerprint(app);
    refused(await post(mixed, order.id), 400, 'invalid_link');
    for (const purpose of (Object.keys(cases) as LinkKind[]).filter((name) => name !== linkKind)) {
      const complete = { ...link, id: (name: string) => link.id(name) || order.id };
      const { path, body } = cases[purpose].answer(complete, order.id);
      refused(await app.api.post(path, body), 400, 'invalid_link');
      const query = Object.fromEntries(link.url.searchParams);
      const names = new Set([
        'user_id',
        'client_id',
        'order_id',
        'route_id',
        'subcontractor_id',
        'sig',
        'exp',
      ]);
      const known = Object.fromEntries(Object.entries(query).filter(([name]) => names.has(name)));
      refused(await app.api.get(`/public/links/${purpose}`, known), 400, 'invalid_link');
    }
    expect(await fingerprint(app)).toBe(before);
  });

  test('expires', async () => {
    const { order, link } = await prepared();
    const before = await fingerprint(app);
    const now = app.clock.now();
    app.clock.set(new Date(link.exp * 1000));
    refused(await post(link, order.id), 400, 'link_expired');
    refused(await view(link), 400, 'link_expired');
    expect(await fingerprint(app)).toBe(before);
    app.clock.set(new Date(link.exp * 1000 - 1));
    taken(await view(link), 200);
    app.clock.set(now);
  });

  test('is taken back; one made afterwards works; those of other records too', async () => {
    const { order, link, asked } = await prepared();
    const other = await prepared();
    expect(await owner.api.act('/links/revoke', asked)).toEqual({ revoked: true });
    const before = await fingerprint(app);
    refused(await post(link, order.id), 400, 'invalid_link');
    refused(await view(link), 400, 'invalid_link');
    expect(await fingerprint(app)).toBe(before);
    taken(await view(other.link), 200);
    const again = await aLink(owner, asked);
    taken(await view(again), 200);
    await owner.api.act('/links/revoke', asked);
    refused(await post(again, order.id), 400, 'invalid_link');
    taken(await post(await aLink(owner, asked), order.id), success);
    taken(await post(other.link, other.order.id), success);
  });

  test('wrong types are a 422, not a failure', async () => {
    const { order, link } = await prepared();
    const { path, body } = answer(link, order.id);
    for (const changes of [{ sig: 5 }, { exp: String(link.exp) }, { exp: null }, { sig: 'x'.repeat(201) }]) {
      refused(await app.api.post(path, { ...body, ...changes }), 422, 'validation_failed');
    }
    refused(await view(link, { order_id: 'one' }), 422, 'validation_failed');
  });
});

test('there is no other kind of link', async () => {
  refused(await app.api.get('/public/links/password-reset', { order_id: 1 }), 404);
});
