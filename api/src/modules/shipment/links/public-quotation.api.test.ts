import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused, taken } from '../../../testing/api-caller.js';
import { refusesBadBodies } from '../../../testing/bad-bodies.js';
import { aClient } from '../../../testing/directory.js';
import { fingerprint } from '../../../testing/fingerprint.js';
import { aLink, followLink, openMail } from '../../../testing/links.js';
import { anOrderAt, requestFields, type TestOrder } from '../../../testing/orders.js';
import { aCollaborator, aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { OrderHistory } from '../orders/order-history.dto.js';
import type { OrderDetails } from '../orders/order.dto.js';
import type { MessageDetails } from '../../correspondence/messages/message.dto.js';
import type { LinkDto, LinkView } from './link.dto.js';
import type { PublicQuotationReceipt } from './public-answers.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const client = await aClient(owner);
const request = (changes: object = {}) => ({
  ...requestFields(),
  user_id: owner.id,
  client_id: client.id,
  client_email: 'jan@klient.example',
  ...changes,
});
const post = (changes: object = {}) =>
  app.api.post<PublicQuotationReceipt>('/public/quotation', request(changes));

describe('a new request', () => {
  test.each(['/public/quotation', '/public/order'])('comes over %s without a signature', async (path) => {
    const body = request({ notes: ' Proszę dzwonić ', payment_days: 3, order_id: null });
    const receipt = await app.api.create<PublicQuotationReceipt>(path, body);
    expect(receipt).toMatchObject({
      ...requestFields(),
      status: 0,
      user_id: owner.id,
      client_id: null,
      claimed_client_id: client.id,
      notes: 'Proszę dzwonić',
      payment_days: 30,
    });
    const order = await owner.api.read<OrderDetails>(`/orders/${receipt.id}/details`);
    expect(order).toMatchObject({
      is_read: false,
      claimed_client_name: client.name,
      client_email: 'jan@klient.example',
    });
    const { items } = await owner.api.read<OrderHistory>(`/orders/${receipt.id}/history`);
    expect(items).toMatchObject([{ from_status: null, to_status: 0, event: 'created', user_id: null }]);
  });

  test('takes its own payment term only where the company has none', async () => {
    const company = await aCompany(app);
    const theirs = { user_id: company.id, client_id: (await aClient(company)).id };
    await company.api.change('/company-settings', { payment_terms_days: null });
    expect(taken(await post({ ...theirs, payment_days: 3 }), 201).payment_days).toBe(3);
    for (const payment_days of [undefined, null])
      expect(faultsIn(await post({ ...theirs, payment_days }))).toEqual({ payment_days: 'required' });
    // Told together with whatever else is wrong; where the company has terms, nothing is missing.
    const faulty = { pickup_city: ' ', payment_days: null };
    expect(faultsIn(await post({ ...theirs, ...faulty }))).toEqual({
      pickup_city: 'required',
      payment_days: 'required',
    });
    expect(faultsIn(await post(faulty))).toEqual({ pickup_city: 'required' });
    expect(faultsIn(await post({ ...theirs, pickup_city: ' ', payment_days: -1 }))).toEqual({
      pickup_city: 'required',
      payment_days: 'too_small',
    });
    expect(faultsIn(await post({ ...faulty, user_id: 2 ** 31 - 1 }))).toEqual({ pickup_city: 'required' });
  });

  test('names a user of a company, else it is an invalid link', async () => {
    const gone = await aCollaborator(app, owner);
    await owner.api.act(`/companies/${owner.companyId}/users/${gone.id}/activate`, { is_active: false });
    const before = await fingerprint(app);
    for (const changes of [{ user_id: 2_000_000_000 }, { user_id: gone.id }]) {
      refused(await post(changes), 400, 'invalid_link');
    }
    expect(await fingerprint(app)).toBe(before);
  });

  test('is limited by address and by company', async () => {
    const strict = await testApp({ settings: { RATE_LIMIT_FACTOR: '0.1' } });
    const company = await aCompany(strict);
    const theirs = request({ user_id: company.id, client_id: (await aClient(company)).id });
    const statuses: number[] = [];
    for (let time = 0; time < 5; time += 1) {
      statuses.push((await strict.api.post('/public/quotation', theirs)).status);
    }
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    const lenient = await testApp({ settings: { RATE_LIMIT_FACTOR: '0.01', TRUST_PROXY: 'on' } });
    const other = await aCompany(lenient);
    const body = request({ user_id: other.id, client_id: (await aClient(other)).id });
    const fromEverywhere: number[] = [];
    for (let time = 0; time < 5; time += 1) {
      const from = lenient.api.with({ 'x-forwarded-for': `203.0.113.${time}` });
      fromEverywhere.push((await from.post('/public/quotation', body)).status);
    }
    expect(fromEverywhere).toEqual([201, 201, 201, 429, 429]);
  });
});

describe('completing a request', () => {
  async function completion(order: TestOrder, changes: object = {}) {
    const link = await aLink(owner, { kind: 'order-form', order_id: order.id });
    return request({
      client_id: order.client.id,
      order_id: order.id,
      sig: link.sig,
      exp: link.exp,
      notes: 'Teraz wiemy',
      weight: 77,
      ...changes,
    });
  }

  test('does not change where offers go: the address in the link is not signed', async () => {
    const order = await anOrderAt(app, owner, 1);
    const body = await completion(order, { client_email: 'somebody@else.example' });
    const receipt = await app.api.act<PublicQuotationReceipt>('/public/quotation', body);
    expect(receipt).toMatchObject({ notes: 'Teraz wiemy', client_email: order.client.email });
    const details = await owner.api.read<OrderDetails>(`/orders/${order.id}/details`);
    expect(details.client_email).toBe(order.client.email);
  });

  test.each([0, 1, 2] as const)('at %i changes that one, and says so in the history', async (status) => {
    const order = await anOrderAt(app, owner, status);
    const receipt = await app.api.act<PublicQuotationReceipt>('/public/quotation', await completion(order));
    expect(receipt).toMatchObject({
      id: order.id,
      status,
      notes: 'Teraz wiemy',
      weight: 77,
      client_id: order.client.id,
    });
    const details = await owner.api.read<OrderDetails>(`/orders/${order.id}/details`);
    expect(details).toMatchObject({ status, is_read: false, is_data_complete: true, user_id: owner.id });
    const { items } = await owner.api.read<OrderHistory>(`/orders/${order.id}/history`);
    expect(items.at(-1)).toMatchObject({
      from_status: status,
      to_status: status,
      event: 'completed',
      user_id: null,
    });
  });

  test('names the request in either field', async () => {
    const order = await anOrderAt(app, owner, 0);
    const body = await completion(order, { order_id: undefined, order_data: { order_id: order.id } });
    expect(await app.api.act('/public/order', body)).toMatchObject({ id: order.id });
  });

  test.each([3, 5, 8] as const)('at %i is too late, and changes nothing', async (status) => {
    const order = await anOrderAt(app, owner, status);
    const body = await completion(order);
    const before = await fingerprint(app);
    refused(await app.api.post('/public/quotation', body), 409, 'no_longer_open');
    expect(await fingerprint(app)).toBe(before);
  });

  test('needs the signature in whichever field the request is named', async () => {
    const order = await anOrderAt(app, owner, 0);
    const before = await fingerprint(app);
    for (const unsigned of [{ order_id: order.id }, { order_data: { order_id: order.id } }]) {
      refused(await post({ client_id: order.client.id, ...unsigned }), 400, 'invalid_link');
    }
    const other = await anOrderAt(app, owner, 0);
    const { sig, exp } = await aLink(owner, { kind: 'order-form', order_id: other.id });
    const after = await fingerprint(app);
    refused(await post({ client_id: order.client.id, order_id: order.id, sig, exp }), 400, 'invalid_link');
    expect(await fingerprint(app)).toBe(after);
    expect(before).not.toBe(after);
  });
});

describe('rules', () => {
  test('a form without anything names every field that is needed', async () => {
    expect(faultsIn(await app.api.post('/public/quotation', {}))).toEqual(
      Object.fromEntries(
        Object.keys(request())
          .sort()
          .map((name) => [name, 'required']),
      ),
    );
  });

  test('all faults are told at once, in the language of the page', async () => {
    const answer = await app.api.reading('no').post(
      '/public/quotation',
      request({
        pickup_post_code: '123',
        delivery_country: 'XX',
        pallets_count: 0,
        weight: 0.05,
        cargo_type: '',
        pickup_date: '2026-12-09T08:00:00Z',
        client_email: 'jan@',
        payment_days: 400,
      }),
    );
    expect(faultsIn(answer)).toEqual({
      cargo_type: 'required',
      client_email: 'invalid_email',
      delivery_country: 'unknown_country',
      delivery_date: 'delivery_before_pickup',
      pallets_count: 'too_small',
      payment_days: 'too_large',
      pickup_date: 'pickup_after_delivery',
      pickup_post_code: 'invalid_post_code',
      weight: 'too_small',
    });
    const { errors } = refused(answer, 422);
    expect(errors?.find(({ field }) => field === 'cargo_type')?.message).toMatch(/felt|fyll|må/i);
  });

  test.each([
    ['weight', 0.1],
    ['pallets_count', 1],
    ['delivery_date', requestFields().pickup_date],
  ])('%s %j is taken', async (field, value) => {
    taken(await post({ [field]: value }), 201);
  });

  refusesBadBodies({
    method: 'POST',
    path: () => '/public/quotation',
    caller: () => app.api,
    body: () => request(),
  });
});

describe('the form of a company', () => {
  const who = { client_id: undefined, client_name: ' Nowa Firma ', client_email: 'biuro@nowa.example' };

  test.each(['pl', 'en', 'no'])(
    'has a short address in %s, the same for everybody in the company',
    async (lang) => {
      const { url } = await owner.api.read<{ url: string }>('/links/company-form', { lang });
      const { pathname, searchParams } = new URL(url);
      expect(pathname).toBe(`/order/${lang}`);
      expect(Object.fromEntries(searchParams)).toEqual({ user_id: String(owner.id), client: 'new' });
      const colleague = await aCollaborator(app, owner);
      expect(await colleague.api.read('/links/company-form', { lang })).toEqual({ url });
      expect(url.length).toBeLessThan(120);
    },
  );

  test.each(['de', 'fr', 'es', 'it'])('is in English where %s is asked for', async (lang) => {
    const { url } = await owner.api.read<{ url: string }>('/links/company-form', { lang });
    expect(new URL(url).pathname).toBe('/order/en');
  });

  test('takes a request of somebody who is no client and says who they are', async () => {
    const receipt = await app.api.create<PublicQuotationReceipt>('/public/quotation', request(who));
    expect(receipt).toMatchObject({ client_id: null, claimed_client_id: null, status: 0 });
    expect(await owner.api.read<OrderDetails>(`/orders/${receipt.id}/details`)).toMatchObject({
      client_id: null,
      client_name: 'Nowa Firma',
      client_email: 'biuro@nowa.example',
      client_claim: null,
      is_read: false,
    });
  });

  test('asks who it is: neither nobody, nor blanks, nor several lines', async () => {
    expect(faultsIn(await post({ client_id: undefined }))).toEqual({ client_id: 'required' });
    expect(faultsIn(await post({ client_id: null, client_name: null }))).toEqual({ client_id: 'required' });
    expect(faultsIn(await post({ ...who, client_name: '  ' }))).toMatchObject({ client_name: 'required' });
    expect((await post({ ...who, client_name: 'a\nb' })).status).toBe(422);
  });

  test('completes nothing, and a signature says nothing of somebody without a record', async () => {
    refused(await post({ ...who, order_id: 1 }), 400, 'invalid_link');
    const { sig, exp } = await aLink(owner, { kind: 'order-form', client_id: client.id });
    refused(await post({ ...who, sig, exp }), 400, 'invalid_link');
  });

  test('is confirmed by a mail with the way back to the request, which is completed without a client', async () => {
    const { id } = await app.api.create<PublicQuotationReceipt>('/public/quotation', request(who));
    await owner.api.change(`/orders/${id}/status`, { status: 1 });
    const [mail] = await app.rows<{ id: number }>('select id from messages where order_id = $1', [id]);
    const { content } = await owner.api.read<MessageDetails>(`/messages/${mail?.id}`);
    const { url, sig, exp } = await openMail(app, content);
    const { user_id, ...named } = Object.fromEntries(url.searchParams);
    expect(named).toMatchObject({ order_id: String(id), client_email: who.client_email });
    expect(named).not.toHaveProperty('client_id');
    const link = { user_id: Number(user_id), order_id: id, sig, exp };
    expect(await app.api.read<LinkView>('/public/links/order-form', link)).toMatchObject({ open: true });
    // The signature of a request without a client says nothing of a client.
    refused(await post({ ...link, client_id: client.id, weight: 300 }), 400, 'invalid_link');
    const completed = taken(await post({ ...who, ...link, client_name: null, weight: 300 }), 200);
    expect(completed).toMatchObject({ id, client_id: null, client_email: who.client_email });
    expect(await owner.api.read<OrderDetails>(`/orders/${id}/details`)).toMatchObject({
      client_name: 'Nowa Firma',
      weight: 300,
      status: 1,
    });
    const made = await owner.api.create<LinkDto>('/links', { kind: 'order-form', order_id: id });
    expect((await followLink(app, made.short_url ?? '')).url.searchParams.has('client_id')).toBe(false);
    // Whoever wrote to the request's former address reads and changes nothing of the client's.
    await owner.api.change(`/orders/${id}`, { client_id: client.id, client_email: 'biuro@klient.example' });
    refused(await app.api.get('/public/links/order-form', link), 400, 'invalid_link');
    refused(await post({ ...who, ...link, client_name: null, weight: 400 }), 400, 'invalid_link');
  });

  test.each([
    ['PL', 'pl'],
    ['NO', 'no'],
  ])(
    'gets offers in the language of where it goes, from Norway to %s',
    async (delivery_country, language) => {
      const { id } = await app.api.create<PublicQuotationReceipt>(
        '/public/quotation',
        request({
          ...who,
          pickup_country: 'NO',
          pickup_post_code: '0150',
          delivery_country,
          delivery_post_code: delivery_country === 'NO' ? '5003' : '00-950',
        }),
      );
      const link = await aLink(owner, { kind: 'client-offer-selection', order_id: id });
      expect(link.url.pathname).toBe(`/client-offer-selection/${language}`);
    },
  );

  test('does not let a stranger name a client otherwise than the directory does', async () => {
    const receipt = await app.api.create<PublicQuotationReceipt>(
      '/public/quotation',
      request({ client_name: 'Somebody else' }),
    );
    expect(await owner.api.read<OrderDetails>(`/orders/${receipt.id}/details`)).toMatchObject({
      client_name: null,
      claimed_client_name: client.name,
    });
  });

  test('of nobody, or of somebody who left every company, is an invalid link', async () => {
    refused(await post({ ...who, user_id: 2_000_000_000 }), 400, 'invalid_link');
  });
});
