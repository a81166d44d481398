import { describe, expect, test } from '@jest/globals';
import { refused, taken } from '../../../testing/api-caller.js';
import { aClient } from '../../../testing/directory.js';
import { fingerprint } from '../../../testing/fingerprint.js';
import {
  aLink,
  followLink,
  openLink,
  openMail,
  signatureOf,
  type OpenedLink,
} from '../../../testing/links.js';
import { anOrderAt, requestFields, type TestOrder } from '../../../testing/orders.js';
import { aCompany, anAdministrator } from '../../../testing/people.js';
import { publicUrl, testApp, type TestApp } from '../../../testing/test-app.js';
import type { PublicQuotationReceipt } from './public-answers.dto.js';
import type { LinkDto, LinkInput, LinkKind } from './link.dto.js';

const secret = 'a secret for links that only tests know';
const app = await testApp({ secret });
const owner = await aCompany(app);
const make = (input: LinkInput) => owner.api.create<LinkDto>('/links', input);
const short = async (input: LinkInput): Promise<string> => {
  const { short_url } = await make(input);
  if (short_url === null) throw new Error('There is no short link');
  return short_url;
};
const visit = (address: string, on: TestApp = app, init: RequestInit = {}) =>
  fetch(`${on.url}${new URL(address).pathname}`, { redirect: 'manual', ...init });
const ids = ['user_id', 'client_id', 'order_id', 'route_id', 'subcontractor_id'];
const view = (kind: LinkKind, link: OpenedLink, on: TestApp = app) => {
  const known = [...link.url.searchParams].filter(([name]) => [...ids, 'sig', 'exp'].includes(name));
  return on.api.get(`/public/links/${kind}`, Object.fromEntries(known));
};

/** At which status of an order there are links of each kind, and which. */
const cases: Record<LinkKind, [status: 0 | 1 | 3 | 7, input: (order: TestOrder) => LinkInput]> = {
  'order-form': [0, ({ id }) => ({ kind: 'order-form', order_id: id })],
  'subcontractor-offer': [7, (order) => ({ kind: 'subcontractor-offer', ...routeOf(order) })],
  'client-offer-selection': [3, ({ id }) => ({ kind: 'client-offer-selection', order_id: id })],
  'subcontractor-order-view': [7, (order) => ({ kind: 'subcontractor-order-view', ...routeOf(order) })],
};
const routeOf = (order: TestOrder) => ({
  order_id: order.id,
  route_id: order.routes[0] ?? 0,
  subcontractor_id: order.carriers[0]?.id ?? 0,
});

describe.each(Object.entries(cases))('a short link, %s,', (name, [status, inputOf]) => {
  const kind = name as LinkKind;
  const prepare = async () => {
    const input = inputOf(await anOrderAt(app, owner, status));
    return { input, address: await short(input) };
  };

  test('leads to the page of the long form, with its proof and nothing that the records tell', async () => {
    const { input, address } = await prepare();
    expect(address).toMatch(new RegExp(`^${publicUrl}/l/[\\w-]{64}$`));
    const long = await aLink(owner, input);
    const opened = await followLink(app, address);
    expect(opened.url.pathname).toBe(long.url.pathname);
    const needed = [...long.url.searchParams].filter(([one]) =>
      [...ids, 'client_email', 'lang', 'sig', 'exp'].includes(one),
    );
    expect(Object.fromEntries(opened.url.searchParams)).toEqual(Object.fromEntries(needed));
    expect(taken(await view(kind, opened), 200)).toEqual(taken(await view(kind, long), 200));
  });

  test('speaks the language of its reader', async () => {
    const { input } = await prepare();
    for (const lang of ['pl', 'en', 'no'] as const) {
      const { url } = await followLink(app, await short({ ...input, lang }));
      expect(url.searchParams.get('lang') ?? url.pathname.split('/').at(-1)).toBe(lang);
    }
  });

  test('is kept by nobody, told to nobody, and changes nothing when it is opened', async () => {
    const { address } = await prepare();
    const before = await fingerprint(app);
    for (const method of ['GET', 'HEAD', 'GET']) {
      const { status: answered, headers } = await visit(address, app, { method });
      expect(answered).toBe(302);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(headers.get('location')).toMatch(/^\/[a-z]/);
    }
    expect(await fingerprint(app)).toBe(before);
    const code = new URL(address).pathname.split('/').at(-1) ?? '';
    expect(app.log.some((line) => JSON.stringify(line).includes('/l/'))).toBe(true);
    expect(JSON.stringify(app.log)).not.toContain(code);
  });

  test('taken back or past its time it leads to the page, which is told so; a new one works', async () => {
    const { input, address } = await prepare();
    const opened = await followLink(app, address);
    const now = app.clock.now();
    app.clock.set(new Date(opened.exp * 1000));
    refused(await view(kind, await followLink(app, address)), 400, 'link_expired');
    app.clock.set(now);
    await owner.api.act('/links/revoke', input);
    refused(await view(kind, await followLink(app, address)), 400, 'invalid_link');
    taken(await view(kind, await followLink(app, await short(input))), 200);
  });

  test('opens no page of another purpose', async () => {
    const { address } = await prepare();
    const opened = await followLink(app, address);
    for (const other of (Object.keys(cases) as LinkKind[]).filter((one) => one !== kind)) {
      refused(await view(other, opened), 400, 'invalid_link');
    }
  });

  test('of another installation, or changed in any sign, leads to the page that says so', async () => {
    const { address } = await prepare();
    const stranger = await testApp({ database: app.database, secret: 'the secret of another installation' });
    const code = new URL(address).pathname.slice('/l/'.length);
    const changed = [0, 20, 40, 63].map(
      (place) =>
        `${publicUrl}/l/${code.slice(0, place)}${code[place] === 'A' ? 'B' : 'A'}${code.slice(place + 1)}`,
    );
    const answers = [
      await visit(address, stranger),
      ...(await Promise.all(
        [...changed, `${publicUrl}/l/`, `${publicUrl}/l/${code}/x`].map((one) => visit(one)),
      )),
    ];
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/order/pl']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    const english = await visit(`${publicUrl}/l/x`, app, { headers: { 'accept-language': 'de, en;q=0.5' } });
    expect(english.headers.get('location')).toBe('/order/en');
  });
});

test('a code of a former secret gets no signature of the present one', async () => {
  const order = await anOrderAt(app, owner, 3);
  const address = await short({ kind: 'client-offer-selection', order_id: order.id });
  const present = 'the secret that took the place of it';
  const rotated = await testApp({ database: app.database, secret: present, previousSecrets: [secret] });
  const opened = await followLink(rotated, address);
  taken(await view('client-offer-selection', opened, rotated), 200);
  const later = await testApp({ database: app.database, secret: present });
  refused(await view('client-offer-selection', opened, later), 400, 'invalid_link');
  expect((await visit(address, later)).headers.get('location')).toBe('/order/pl');
});

test('from one address they are opened so often, and guesses use up nothing of that', async () => {
  // Three looks at links, one guess.
  const strict = await testApp({ settings: { RATE_LIMIT_FACTOR: '0.005' } });
  const company = await aCompany(strict);
  const input = { kind: 'order-form', client_id: (await aClient(company)).id, lang: 'en' };
  const { short_url } = await company.api.create<LinkDto>('/links', input);
  const look = async (address: string) => {
    const answer = await visit(address, strict, { headers: { 'accept-language': 'no' } });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const guess = `${publicUrl}/l/${'A'.repeat(64)}`;
  expect((await look(guess)).status).toBe(302);
  const refusedGuess = await look(guess);
  expect(refusedGuess).toMatchObject({ status: 429, text: expect.stringContaining('lang="no"') });
  for (let time = 0; time < 3; time += 1) expect((await look(short_url ?? '')).status).toBe(302);
  const { status, headers, text } = await look(short_url ?? '');
  expect(status).toBe(429);
  expect(headers.get('content-type')).toContain('text/html');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(text).toContain('lang="en"');
  expect(text).toContain('Too many requests');
});

test('under a path of its own the product keeps it', async () => {
  const under = await testApp({
    database: app.database,
    secret,
    settings: { PUBLIC_URL: 'https://firma.example/frakto/' },
  });
  const order = await anOrderAt(app, owner, 3);
  const address = await short({ kind: 'client-offer-selection', order_id: order.id });
  expect((await visit(address, under)).headers.get('location')).toMatch(
    /^\/frakto\/client-offer-selection\/pl\?/,
  );
  expect((await visit(`${publicUrl}/l/x`, under)).headers.get('location')).toBe('/frakto/order/pl');
});

describe('the form for new requests', () => {
  const send = (link: OpenedLink) =>
    app.api.post<PublicQuotationReceipt>('/public/quotation', {
      ...requestFields(),
      user_id: link.id('user_id'),
      client_id: link.id('client_id'),
      client_email: link.url.searchParams.get('client_email'),
      ...signatureOf(link),
    });

  test('is the client’s, under the address that it was made for', async () => {
    const client = await aClient(owner);
    const opened = await followLink(app, await short({ kind: 'order-form', client_id: client.id }));
    expect(opened.url.searchParams.get('client_email')).toBe(client.email);
    expect(taken(await send(opened), 201)).toMatchObject({ client_id: client.id, claimed_client_id: null });
  });

  test('also for somebody there whom a mail was sent to, and after the client’s own address has changed', async () => {
    const client = await aClient(owner);
    await owner.api.act('/send-single-email', {
      recipient_email: 'Magazyn@Klient.example',
      client_id: client.id,
      subject: 'Formularz',
      message: '<p>{{order_link}}</p>',
    });
    const [mail] = await app.rows<{ id: number }>(
      `select message_id as id from mail_outbox where to_address = 'Magazyn@Klient.example'`,
    );
    const { content } = await owner.api.read<{ content: string }>(`/messages/${mail?.id}`);
    await owner.api.change(`/clients-personal/${client.id}`, { email: 'nowy@klient.example' });
    const opened = await openMail(app, content);
    expect(opened.url.searchParams.get('client_email')).toBe('Magazyn@Klient.example');
    expect(taken(await send(opened), 201)).toMatchObject({ client_id: client.id });
  });

  test('of a mail to an address that is on no record goes on working when the message is deleted', async () => {
    const client = await aClient(owner);
    await owner.api.act('/send-single-email', {
      recipient_email: 'Rampa@Klient.example',
      client_id: client.id,
      subject: 'Formularz',
      message: '<p>{{order_link}}</p>',
    });
    const [mail] = await app.rows<{ id: number; message_id: number }>(
      `update mail_outbox set status = 'sent' where to_address = 'Rampa@Klient.example' returning id, message_id`,
    );
    const { content } = await owner.api.read<{ content: string }>(`/messages/${mail?.message_id}`);
    const administrator = await anAdministrator(app);
    const { html } = await administrator.api.read<{ html: string }>(`/mail-outbox/${mail?.id}`);
    expect((await openMail(app, html)).url.href).toBe((await openMail(app, content)).url.href);
    await owner.api.delete(`/messages/${mail?.message_id}`);
    const opened = await openMail(app, content);
    expect(opened.url.searchParams.get('client_email')).toBe('Rampa@Klient.example');
    expect(taken(await send(opened), 201)).toMatchObject({ client_id: client.id });
  });

  test('has no short link for an address that is on no record', async () => {
    const client = await aClient(owner);
    const made = await make({
      kind: 'order-form',
      client_id: client.id,
      client_email: 'nikt@klient.example',
    });
    expect(made.short_url).toBeNull();
    expect(taken(await send(openLink(made.url)), 201)).toMatchObject({ client_id: client.id });
    const address = await short({ kind: 'order-form', client_id: client.id });
    await owner.api.change(`/clients-personal/${client.id}`, { email: 'inny@klient.example' });
    expect((await visit(address)).headers.get('location')).toBe('/order/pl');
  });
});

test('mails have short links alone, and so have the messages that are kept of them', async () => {
  const order = await anOrderAt(app, owner, 7, {});
  const mails = await app.rows<{ id: number; message_id: number }>(
    'select o.id, o.message_id from mail_outbox o join messages m on m.id = o.message_id where m.order_id = $1',
    [order.id],
  );
  expect(mails.length).toBeGreaterThanOrEqual(3);
  for (const { id, message_id } of mails) {
    const { content } = await owner.api.read<{ content: string }>(`/messages/${message_id}`);
    for (const address of content.match(/https:\/\/frakto\.test\/[^\s"<]+/g) ?? []) {
      expect([id, address]).toEqual([id, expect.stringMatching(/^https:\/\/frakto\.test\/l\/[\w-]{64}$/)]);
    }
    await openMail(app, content);
  }
});

test('a long form with more than there is room for has 2,000 characters at most, and works', async () => {
  const order = await anOrderAt(app, owner, 1, { spares: true });
  // Some that fit, some that just do not, some that never could.
  for (const times of [1, 12, 18, 24, 60]) {
    const notes = 'Rozładunek od strony rampy, dzwonić godzinę wcześniej. '.repeat(times);
    await owner.api.change(`/orders/${order.id}`, { notes });
    for (const kind of ['client-offer-selection', 'order-form'] as const) {
      const link = await aLink(owner, { kind, order_id: order.id });
      expect(link.url.href.length).toBeLessThanOrEqual(2_000);
      expect(taken(await view(kind, link), 200)).toMatchObject({ transport: { notes: notes.trim() } });
    }
  }
});
