import { describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { TooManyRequests } from '../../../platform/http/rate-limits.js';
import { FakePdf } from '../../../platform/pdf/fake-pdf.js';
import { fingerprint } from '../../../testing/fingerprint.js';
import { aLink, type OpenedLink } from '../../../testing/links.js';
import {
  anOrder,
  anOrderAt,
  acceptRequest,
  carrierLink,
  chooseQuotes,
  sendOffer,
} from '../../../testing/orders.js';
import type { TestOrder } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp, type TestApp } from '../../../testing/test-app.js';
import type { OrderHistory } from '../orders/order-history.dto.js';
import type { OrderDetails } from '../orders/order.dto.js';
import type { RouteList } from '../routes/route.dto.js';
import type { LinkDto } from './link.dto.js';

const pdf = new FakePdf();
const app = await testApp({ pdf });
const owner = await aCompany(app);

type Fields = Readonly<Record<string, string>>;
const languages = ['pl', 'en', 'no'] as const;

/** Path and query of a link, in a language, with parameters changed. */
function at(link: OpenedLink, language: string, changes: Fields = {}): string {
  const url = new URL(link.url);
  url.pathname = url.pathname.replace(/[^/]+$/, language);
  for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value);
  return url.pathname + url.search;
}
const open = (address: string, on: TestApp = app) =>
  request(on.server).get(address).set('accept', 'text/html');
const send = (address: string, fields: Fields, on: TestApp = app) =>
  request(on.server).post(address).set('accept', 'text/html').type('form').send(fields);

/** What somebody reads of a page. */
function read(html: string): string {
  const body = html.slice(html.indexOf('<body>')).replaceAll(/<[^>]*>/g, ' ');
  const named: Fields = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };
  return body
    .replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (one) => named[one] ?? one)
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ');
}
const heading = (html: string) =>
  read(/<body>[^]*?<h1[^>]*>([^<]*)/.exec(html)?.[0].replace(/[^]*<h1[^>]*>/, '<body>') ?? '').trim();
/** The buttons and hidden fields of a page as they are sent, `name=value` as HTML, in any sequence of attributes. */
function sent(html: string): string[] {
  const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  const tags = html.match(/<(?:button|input)(?:[^>"]|"[^"]*")*>/g) ?? [];
  return tags
    .filter((tag) => /^<button| type="hidden"/.test(tag))
    .map((tag) => `${attribute(tag, 'name')}=${attribute(tag, 'value')}`);
}
/** What stands in a field, as HTML. */
function valueOf(html: string, name: string): string | undefined {
  const rest = '(?:[^>"]|"[^"]*")*';
  const [field = ''] =
    new RegExp(`<(?:input|textarea)${rest} name="${name}"${rest}>(?:[^<]*</textarea>)?`).exec(html) ?? [];
  return / value="([^"]*)"/.exec(field)?.[1] ?? />([^<]*)<\/textarea>/.exec(field)?.[1];
}

const statusOf = async ({ id }: TestOrder) =>
  (await owner.api.read<OrderDetails>(`/orders/${id}/details`)).status;
const lastEvent = async ({ id }: TestOrder) =>
  (await owner.api.read<OrderHistory>(`/orders/${id}/history`)).items.at(-1);
const routeOf = async ({ id }: TestOrder) =>
  (await owner.api.read<RouteList>(`/orders/${id}/order-routes`)).items[0];

async function anOffer(routes = 1) {
  const order = await anOrderAt(app, owner, OrderStatus.SentToClient, { routes });
  const input = { kind: 'client-offer-selection', order_id: order.id } as const;
  return { order, input, link: await aLink(owner, input) };
}
async function anOrderToCarry() {
  const order = await anOrderAt(app, owner, OrderStatus.SentToContractor);
  const ids = {
    order_id: order.id,
    route_id: order.routes[0] ?? 0,
    subcontractor_id: order.carriers[0]?.id ?? 0,
  };
  return {
    order,
    input: { kind: 'subcontractor-order-view', ...ids } as const,
    link: await carrierLink(order),
  };
}
const kinds = [
  ['the client’s offer', anOffer],
  ['the carrier’s order', anOrderToCarry],
] as const;

describe('what can be read', () => {
  test.each([
    ['pl', 'Oferta transportowa', 'Cena netto 2 200,00 PLN', 'Termin płatności: 30 dni', 'Przyjmij ofertę'],
    ['en', 'Transport offer', 'Net price 2,200.00 PLN', 'Payment term: 30 days', 'Accept offer'],
    ['no', 'Transporttilbud', 'Pris uten mva. 2 200,00 PLN', 'Betalingsfrist: 30 dager', 'Godta tilbudet'],
  ])('of an offer stands in its HTML, %s', async (language, title, ...texts) => {
    const { order, link } = await anOffer(2);
    const { status, text, headers } = await open(at(link, language));
    expect(status).toBe(200);
    expect(heading(text)).toBe(`${title} ${order.id}`);
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(`<title>${title} ${order.id}</title>`);
    const said = read(text);
    for (const one of [...texts, 'Gdańsk', 'Bergen', owner.companyName, 'Meble']) expect(said).toContain(one);
    expect(said).not.toContain('JavaScript');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toMatch(
      /script-src 'self';style-src 'self';.*form-action 'self';frame-ancestors 'none'/,
    );
    expect(headers['referrer-policy']).toBe('no-referrer');
    // Nothing that this policy would block.
    expect(text).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son[a-z]+=/);
  });

  test.each([
    ['pl', 'Zlecenie transportowe', '1 000,00 PLN', 'Pojazd i kierowca', 'Przyjmij zlecenie'],
    ['en', 'Transport order', '1,000.00 PLN', 'Vehicle and driver', 'Accept order'],
    ['no', 'Transportoppdrag', '1 000,00 PLN', 'Kjøretøy og sjåfør', 'Godta oppdraget'],
  ])('of an order stands in its HTML, %s', async (language, title, ...texts) => {
    const { order, link } = await anOrderToCarry();
    const { status, text } = await open(at(link, language, { price: '1', client_name: 'Ktoś inny' }));
    expect(status).toBe(200);
    expect(heading(text)).toBe(`${title} ${order.id}`);
    const said = read(text);
    for (const one of [...texts, 'Gdańsk', 'Bergen', order.client.name]) expect(said).toContain(one);
    expect(said).not.toContain('Ktoś inny');
  });

  test('is the same over a short link, and by every form of an address', async () => {
    const { order, input } = await anOffer();
    const { short_url } = await owner.api.create<LinkDto>('/links', { ...input, lang: 'pl' });
    const led = await request(app.server).get(new URL(String(short_url)).pathname);
    const { search } = new URL(led.headers['location'] ?? '', app.url);
    for (const path of [
      '/client-offer-selection/pl',
      '/client-offer-selection/pl/',
      '/forms/client-offer-selection.html',
    ]) {
      const { text } = await open(path + search);
      expect([path, heading(text)]).toEqual([path, `Oferta transportowa ${order.id}`]);
    }
    expect(heading((await open(`/client-offer-selection/de${search}`)).text)).toBe(
      `Transport offer ${order.id}`,
    );
    const head = await request(app.server).head(`/client-offer-selection/pl${search}`);
    expect([head.status, head.text ?? '']).toEqual([200, '']);
  });

  test('of a carrier stands at an address with their id in place of the language', async () => {
    const { order, link } = await anOrderToCarry();
    link.url.searchParams.delete('subcontractor_id');
    const { text } = await open(at(link, String(order.carriers[0]?.id), { lang: 'en' }));
    expect(heading(text)).toBe(`Transport order ${order.id}`);
  });

  test('is what was written, whatever somebody wrote', async () => {
    const hostile = `</script><script>alert(1)</script>"'><img src=x onerror=alert(2)>&quot; {{1}} \${2}`;
    const order = await anOrder(owner, { notes: hostile, client_reference: `'"><svg onload=alert(3)>` });
    await acceptRequest(order, 1);
    await chooseQuotes(app, order);
    await sendOffer(order);
    const link = await aLink(owner, { kind: 'client-offer-selection', order_id: order.id });
    const evil = { order_number: '"><b onclick=x>', x: '"><i onfocus=y>' };
    const { text } = await open(at(link, 'en', evil));
    expect(text).not.toMatch(/<(?:img|b|i) |<svg onload|<script>/);
    expect(read(text)).toContain(hostile);
    expect(read(text)).toContain('"><b onclick=x>');
    // What the script is told is the record, whole, in an attribute that nothing ends early.
    const [, told = ''] = /data-told="([^"]*)"/.exec(text) ?? [];
    const json = told.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
    expect(JSON.parse(json)).toMatchObject({
      record: { kind: 'done', data: { transport: { notes: hostile } } },
    });

    const typed = '</textarea><script>alert(4)</script>"';
    const asked = await send(at(link, 'en', evil), { ask: 'reject', reason: typed });
    expect(asked.status).toBe(200);
    expect(asked.text).not.toMatch(/<script|<\/textarea><s|<(?:img|b|i) /);
    expect(valueOf(asked.text, 'reason')).toBe(
      typed.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
    );
  });

  test('of a sample is what its address says, and there is nothing to answer', async () => {
    const sample = '?sample=1&pickup_city=Krosno&delivery_city=Voss&price=900&currency=EUR';
    const { status, text } = await open(`/subcontractor-order-view/en${sample}`);
    expect(status).toBe(200);
    for (const one of ['Krosno', 'Voss', '900.00 EUR', 'made-up data']) expect(read(text)).toContain(one);
    expect(text).not.toMatch(/<button|name="ask"/);
    expect((await send(`/subcontractor-order-view/en${sample}`, { action: 'accept' })).status).toBe(200);
  });
});

describe.each(kinds)('a link to %s that does not hold', (_name, make) => {
  /** Opens it and answers over it; both say the same, and nothing has changed. */
  async function refusal(address: string) {
    const before = await fingerprint(app);
    const opened = await open(address);
    const answered = await send(address, { action: 'accept' });
    expect(opened.status).toBe(400);
    expect(answered.status).toBe(400);
    expect(read(answered.text)).toBe(read(opened.text));
    expect(opened.text).not.toMatch(/name="(?:ask|action)"/);
    expect(await fingerprint(app)).toBe(before);
    return read(opened.text);
  }

  test('says so when it was made up, and tells nobody whom to call', async () => {
    const { link } = await make();
    await app.rows('update company_settings set company_data = $1 where company_id = $2', [
      { phone: '+48 58 600 10 20' },
      owner.companyId,
    ]);
    const forgeries: Fields[] = [
      { sig: 'A'.repeat(43) },
      { exp: String(link.exp + 1) },
      { order_id: '2147483647' },
    ];
    for (const changes of forgeries) {
      const said = await refusal(at(link, 'en', changes));
      expect(said).toMatch(/damaged, or a newer offer|check the link validity/);
      expect(said).not.toContain('+48 58');
    }
  });

  test('says whom to call when it has expired or was taken back', async () => {
    const { link, input } = await make();
    const now = app.clock.now();
    app.clock.set(new Date(link.exp * 1000));
    const expired = await refusal(at(link, 'en'));
    expect(expired).toContain('This link has expired.');
    app.clock.set(now);
    await owner.api.act('/links/revoke', input);
    const revoked = await refusal(at(link, 'en'));
    for (const said of [expired, revoked]) {
      expect(said).toContain(owner.companyName);
      expect(said).toContain('+48 58 600 10 20');
      expect(said).toContain('Nothing was sent and nothing was changed.');
    }
  });

  test('is told apart from one without its proof', async () => {
    const { link } = await make();
    const address = at(link, 'en').split('?')[0] ?? '';
    for (const query of ['', `?order_id=${link.id('order_id')}&user_id=1&subcontractor_id=1`]) {
      const { status, text } = await open(address + query);
      expect(status).toBe(200);
      expect(read(text)).toMatch(/Missing required|check the link validity/);
    }
  });
});

describe('an offer', () => {
  test('is asked about first; then it is accepted, once, however often it is sent', async () => {
    const { order, link } = await anOffer();
    const address = at(link, 'en');
    const before = await fingerprint(app);
    const asked = await send(address, { ask: 'accept' });
    expect(asked.status).toBe(200);
    expect(heading(asked.text)).toBe('Accept the offer?');
    expect(sent(asked.text)).toContain('action=accept');
    expect(read(asked.text)).toContain('I accept the offer for 1,100.00 PLN');
    expect(asked.headers['cache-control']).toBe('no-store');
    expect(await fingerprint(app)).toBe(before);

    for (let time = 0; time < 2; time += 1) {
      const answered = await send(address, { action: 'accept' });
      expect(answered.status).toBe(303);
      const thanks = await open(address.split('?')[0] + String(answered.headers['location']));
      expect(thanks.status).toBe(200);
      expect(heading(thanks.text)).toBe('Offer accepted');
      expect(read(thanks.text)).toContain('Your forwarder books the subcontractor');
    }
    expect(await statusOf(order)).toBe(OrderStatus.AcceptedByClient);
    const { items } = await owner.api.read<OrderHistory>(`/orders/${order.id}/history`);
    expect(items.filter(({ event }) => event === 'client_accepts')).toHaveLength(1);
    expect(heading((await open(address)).text)).toBe('This offer has already been accepted');
    // An address thanks for nothing that the record does not have.
    expect(heading((await open(`${address}&done=reject`)).text)).toBe('This offer has already been accepted');

    const contrary = await send(address, { action: 'reject' });
    expect(contrary.status).toBe(409);
    expect(heading(contrary.text)).toBe('This offer has already been accepted');
    expect(await statusOf(order)).toBe(OrderStatus.AcceptedByClient);
  });

  test('is rejected with a reason, in words and from the list', async () => {
    const { order, link } = await anOffer();
    const asked = await send(at(link, 'no'), { ask: 'reject' });
    expect(read(asked.text)).toContain('Avslå tilbudet?');
    expect(asked.text).toMatch(/<select[^>]*name="lost_reason"/);
    const reason = { reason: '  za drogo\r\n i za późno ', lost_reason: 'price' };
    const answered = await send(at(link, 'no'), { action: 'reject', ...reason });
    expect(answered.status).toBe(303);
    expect(await statusOf(order)).toBe(OrderStatus.RejectedByClient);
    expect((await lastEvent(order))?.reason).toContain('za drogo i za późno');
    const thanks = await open(at(link, 'no', { done: 'reject' }));
    expect(heading(thanks.text)).toBe('Tilbudet er avslått');
    const [row] = await app.rows<{ lost_reason: string }>('select lost_reason from orders where id = $1', [
      order.id,
    ]);
    expect(row?.lost_reason).toBe('price');
  });

  test('is not rejected with values that the API refuses; they are told at their fields, with what was typed', async () => {
    const { link } = await anOffer();
    const before = await fingerprint(app);
    const faults: [Fields, RegExp][] = [
      [{ reason: 'x'.repeat(201) }, /id="field-reason-error"/],
      [{ reason: 'a\u0007b' }, /id="field-reason-error"/],
      [{ reason: 'a\u0000b' }, /id="field-reason-error"/],
      [{ lost_reason: 'weather', reason: 'x' }, /id="field-lost_reason-error"/],
    ];
    for (const [fields, fault] of faults) {
      for (const field of ['ask', 'action']) {
        const { status, text } = await send(at(link, 'en'), { [field]: 'reject', ...fields });
        expect([fields, status]).toEqual([fields, 422]);
        expect(heading(text)).toBe('Reject the offer?');
        expect(text).toMatch(fault);
        expect(text).toMatch(/aria-invalid="true"/);
        expect(valueOf(text, 'reason')).toBe(fields['reason']);
      }
    }
    expect(await fingerprint(app)).toBe(before);
  });

  test('is not answered by a form that says nothing, or something else', async () => {
    const { order, link } = await anOffer();
    const before = await fingerprint(app);
    for (const fields of [{}, { ask: '' }, { action: '' }, { action: 'vehicle' }, { action: 'ACCEPT' }]) {
      const { status, text } = await send(at(link, 'en'), fields as Fields);
      expect([fields, status, heading(text)]).toEqual([fields, 200, `Transport offer ${order.id}`]);
    }
    const twice = await request(app.server)
      .post(at(link, 'en'))
      .type('form')
      .send('action=accept&action=reject');
    expect(heading(twice.text)).toBe(`Transport offer ${order.id}`);
    const nested = await send(at(link, 'en'), { action: 'reject', 'reason[a]': 'b' });
    expect(nested.status).toBe(422);
    expect(await fingerprint(app)).toBe(before);
  });

  test('is answered by forms of that one type alone', async () => {
    const { order, link } = await anOffer();
    const post = () => request(app.server).post(at(link, 'en'));
    expect((await post().send({ action: 'accept' })).status).toBe(415);
    expect((await post().field('action', 'accept')).status).toBe(415);
    expect((await post().type('text/plain').send('action=accept')).status).toBe(415);
    expect((await post()).status).toBe(200);
    expect((await request(app.server).put(at(link, 'en')).type('form').send('action=accept')).status).toBe(
      404,
    );
    expect(
      (
        await post()
          .type('form')
          .send(`reason=${'x'.repeat(2 ** 20)}`)
      ).status,
    ).toBe(413);
    expect(await statusOf(order)).toBe(OrderStatus.SentToClient);
  });

  test('that has run out, or moved on, says so', async () => {
    const { order, link } = await anOffer();
    await app.rows(`update orders set valid_until = '2020-01-31' where id = $1`, [order.id]);
    const late = await send(at(link, 'en'), { action: 'accept' });
    expect(late.status).toBe(409);
    expect(heading(late.text)).toBe('This offer has run out');
    expect(heading((await send(at(link, 'en'), { ask: 'accept' })).text)).toBe('This offer has run out');
    expect(await statusOf(order)).toBe(OrderStatus.SentToClient);
  });
});

describe('an order to carry', () => {
  const vehicle = { truck_plates: ' gd 1 ', trailer_plates: '', driver_name: 'Jan <b>', driver_phone: '' };

  test('is accepted with the vehicle, which is told anew later', async () => {
    const { order, link } = await anOrderToCarry();
    const address = at(link, 'en');
    const asked = await send(address, { ask: 'accept', ...vehicle });
    expect(heading(asked.text)).toBe('Accept the order?');
    expect(sent(asked.text)).toContain('driver_name=Jan &lt;b&gt;');
    const back = await send(address, { ask: '', ...vehicle });
    expect(heading(back.text)).toBe(`Transport order ${order.id}`);
    expect(valueOf(back.text, 'truck_plates')).toBe(' gd 1 ');

    const answered = await send(address, { action: 'accept', ...vehicle });
    expect(answered.status).toBe(303);
    expect(await statusOf(order)).toBe(OrderStatus.InProgress);
    expect(await routeOf(order)).toMatchObject({ truck_plates: 'GD 1', driver_name: 'Jan <b>' });
    const path = address.split('?')[0] ?? '';
    const thanks = await open(path + String(answered.headers['location']));
    expect(heading(thanks.text)).toBe('Thank you for your answer');
    expect(valueOf(thanks.text, 'truck_plates')).toBe('GD 1');
    expect(sent(thanks.text)).toContain('action=vehicle');

    const told = { ...vehicle, truck_plates: '', driver_phone: '900 12 345' };
    const saved = await send(path + String(answered.headers['location']), { action: 'vehicle', ...told });
    expect(saved.status).toBe(303);
    expect(await routeOf(order)).toMatchObject({ truck_plates: null, driver_phone: '+4790012345' });
    const after = await open(path + String(saved.headers['location']));
    expect(heading(after.text)).toBe('Thank you for your answer');
    expect(read(after.text)).toContain('Saved. The forwarder can see it.');

    const contrary = await send(address, { action: 'reject' });
    expect([contrary.status, heading(contrary.text)]).toEqual([
      409,
      expect.stringMatching(/^Order \d+, accepted \d/),
    ]);
    expect(read(contrary.text)).toContain('nothing has changed');
  });

  test('is not accepted with a vehicle that the API refuses; it is told at its field, with what was typed', async () => {
    const { order, link } = await anOrderToCarry();
    const before = await fingerprint(app);
    const fields = { ...vehicle, truck_plates: 'X'.repeat(21), driver_phone: '7\u0007' };
    for (const field of ['ask', 'action']) {
      const { status, text } = await send(at(link, 'en'), { [field]: 'accept', ...fields });
      expect([status, heading(text)]).toEqual([422, `Transport order ${order.id}`]);
      expect(text).toMatch(/id="field-truck_plates-error"/);
      expect(text).toMatch(/id="field-driver_phone-error"/);
      expect(read(text)).toContain('Correct 2 fields to send');
      expect(valueOf(text, 'truck_plates')).toBe(fields.truck_plates);
      expect(valueOf(text, 'driver_name')).toBe('Jan &lt;b&gt;');
    }
    expect(await fingerprint(app)).toBe(before);
    await send(at(link, 'en'), { action: 'accept' });
    const later = await send(at(link, 'en'), { action: 'vehicle', ...fields });
    expect([later.status, heading(later.text)]).toEqual([
      422,
      expect.stringMatching(/^Order \d+, accepted \d/),
    ]);
    expect(later.text).toMatch(/id="field-truck_plates-error"/);
    expect(valueOf(later.text, 'truck_plates')).toBe(fields.truck_plates);
  });

  test('is rejected with a reason', async () => {
    const { order, link } = await anOrderToCarry();
    expect((await send(at(link, 'pl'), { action: 'reject', reason: 'Brak pojazdu' })).status).toBe(303);
    expect(await statusOf(order)).toBe(OrderStatus.RejectedBySubcontractor);
    expect((await lastEvent(order))?.reason).toContain('Brak pojazdu');
    expect(read((await open(at(link, 'pl', { done: 'reject' }))).text)).toContain('zostało odrzucone');
    // There is no vehicle to tell of what was rejected.
    expect((await send(at(link, 'pl'), { action: 'vehicle', ...vehicle })).status).toBe(409);
  });

  test('is had as a document, or it is said why not', async () => {
    const { link } = await anOrderToCarry();
    const file = await open(at(link, 'en', { document: '1' })).buffer();
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="transportoppdrag-/);
    expect(file.headers['cache-control']).toBe('no-store');
    pdf.trouble = 'no browser';
    const none = await open(at(link, 'en', { document: '1' }));
    pdf.trouble = null;
    expect(none.status).toBe(503);
    expect(read(none.text)).toContain('The PDF could not be downloaded.');
    const forged = await open(at(link, 'en', { document: '1', sig: 'A'.repeat(43) }));
    expect([forged.status, heading(forged.text)]).toEqual([400, 'Error']);
    expect((await open(at(link, 'en', { document: '1', exp: '' }))).status).toBe(200);
  });
});

/** An application that grants one visit, and what its services are asked for. */
const over = await testApp({ database: app.database, settings: { RATE_LIMIT_FACTOR: '0.0001' } });
const asked: string[] = [];
{
  const { linkViews, settings, formAnswers } = over.container.services;
  linkViews.readLink = () => Promise.reject(new Error(String(asked.push('record'))));
  settings.getPublicSettings = () => Promise.reject(new Error(String(asked.push('company'))));
  formAnswers.check = () => void asked.push('fields');
  formAnswers.answer = () => Promise.resolve(void asked.push('answer'));
}

describe('limits', () => {
  test.each(kinds)('of looks come before all that %s costs', async (_name, make) => {
    const { order, link } = await make();
    const before = await statusOf(order);
    // The only look there is.
    await open('/client-offer-selection/en', over);
    const without = at(link, 'en').split('?')[0] ?? '';
    const visits = [
      () => open(at(link, 'en'), over),
      () => request(over.server).head(at(link, 'en')),
      () => open(at(link, 'en', { document: '1' }), over),
      // With a user whose company would stand above the page, without a link, and a made-up one.
      () => open(at(link, 'en', { user_id: '1', sig: 'A'.repeat(43) }), over),
      () => open(without, over),
      () => open('/subcontractor-order-view/en?sample=1', over),
      () => send(at(link, 'en'), { ask: 'reject', reason: 'abc' }, over),
      () => send(at(link, 'en'), { action: 'accept' }, over),
      () =>
        request(over.server)
          .post(at(link, 'en'))
          .type('form')
          .send(`reason=${'x'.repeat(2 ** 20)}`),
    ];
    asked.length = 0;
    for (const visit of visits) {
      const { status, text = '', headers } = await visit();
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(headers['cache-control']).toBe('no-store');
      // Nothing of the page was written.
      expect(text).not.toMatch(/id="root"|<script/);
    }
    expect(asked).toEqual([]);
    expect(await statusOf(order)).toBe(before);
  });

  test.each([
    ['pl', 'Za dużo prób', 'Spróbuj ponownie'],
    ['en', 'Too many requests', 'Try again'],
    ['no', 'For mange forsøk', 'Prøv igjen'],
  ])('are told in words, with a way back, %s', async (language, title, again) => {
    const { text, headers } = await open(`/client-offer-selection/${language}`, over);
    expect(heading(text)).toBe(title);
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(`<a href="">${again}</a>`);
    // What the few words are styled with is not blocked.
    expect(headers['content-security-policy']).toContain("style-src 'self';");
  });

  test('count each visit once', async () => {
    const counting = await testApp({ settings: { RATE_LIMIT_FACTOR: String(3 / 600) } });
    const statuses: number[] = [];
    for (let visit = 0; visit < 4; visit += 1)
      statuses.push(
        (await open('/client-offer-selection/en?order_id=1&sig=a&exp=1&user_id=1', counting)).status,
      );
    expect(statuses).toEqual([400, 400, 400, 429]);
    await counting.close();
  });

  test.each(languages)('of answers leave the question where it was, %s', async (language) => {
    const { order, link } = await anOffer();
    const refusing = await testApp({ database: app.database });
    refusing.container.services.publicAnswers.answerClientOffer = () =>
      Promise.reject(new TooManyRequests(90));
    const { status, text, headers } = await send(
      at(link, language),
      { action: 'reject', reason: 'abc' },
      refusing,
    );
    expect([status, headers['retry-after']]).toEqual([429, '90']);
    expect(valueOf(text, 'reason')).toBe('abc');
    expect(sent(text)).toContain('action=reject');
    expect(await statusOf(order)).toBe(OrderStatus.SentToClient);
    await refusing.close();
  });
});

test('a failure of the server is told on the page, with what names it in the log', async () => {
  const { link } = await anOffer();
  const broken = await testApp({ database: app.database });
  broken.container.services.linkViews.readLink = () => Promise.reject(new Error('out of order'));
  const { status, text, headers } = await open(at(link, 'en'), broken);
  expect(status).toBe(500);
  expect(read(text)).toContain('Error loading data');
  expect(read(text)).toContain(String(headers['x-request-id']));
  expect(read(text)).not.toContain('out of order');
  expect(JSON.stringify(broken.log)).toContain('unexpected error');
});
