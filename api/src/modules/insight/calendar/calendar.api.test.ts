import { describe, expect, jest, test } from '@jest/globals';
import request from 'supertest';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { anOrder, anOrderAt } from '../../../testing/orders.js';
import { aCollaborator, aCompany, type TestUser } from '../../../testing/people.js';
import { publicUrl, testApp } from '../../../testing/test-app.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import type { CalendarLinkList, CalendarScope, NewCalendarLink } from './calendar.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const rival = await aCompany(app);
const colleague = await aCollaborator(app, owner);

const newLink = (user: TestUser, scope: CalendarScope) =>
  user.api.create<NewCalendarLink>('/calendar-links', { scope });
const read = (url: string, headers: Record<string, string> = {}) =>
  request(app.server).get(new URL(url).pathname).set(headers);
/** A calendar without its folds. */
const textOf = async (url: string): Promise<string> => {
  const answer = await read(url).expect(200);
  return answer.text.replaceAll('\r\n ', '');
};
const ordersIn = (text: string) =>
  [...new Set([...text.matchAll(/SUMMARY:.*#(\d+)/g)].map(([, id]) => Number(id)))].sort((a, b) => a - b);

const order = await anOrderAt(app, owner, OrderStatus.OrderCreated);
const rivals = await anOrderAt(app, rival, OrderStatus.OrderCreated);
const colleagues = await anOrderAt(app, owner, OrderStatus.AcceptedByClient);
await owner.api.change(`/orders/${colleagues.id}/assignee`, { user_id: colleague.id });
await anOrder(owner);
const far = await anOrderAt(app, owner, OrderStatus.OrderCreated);
await app.rows(
  `update order_routes set pickup_date = '2027-09-01', delivery_date = '2027-09-03', chosen_offer_id = null where order_id = $1`,
  [far.id],
);

describe('the calendar of a link', () => {
  test('shows loadings and unloadings that are certain: all of the company, or one’s own', async () => {
    const all = await newLink(owner, 'company');
    const own = await newLink(owner, 'own');
    const theirs = await newLink(colleague, 'own');
    const foreign = await newLink(rival, 'company');
    expect(all.url).toMatch(new RegExp(`^${publicUrl}/calendar/[A-Za-z0-9_-]{40}\\.ics$`));
    expect(ordersIn(await textOf(all.url))).toEqual([order.id, colleagues.id]);
    expect(ordersIn(await textOf(own.url))).toEqual([order.id]);
    expect(ordersIn(await textOf(theirs.url))).toEqual([colleagues.id]);
    expect(ordersIn(await textOf(foreign.url))).toEqual([rivals.id]);
  });

  test('has the agreed times by the clocks of the place, and never a price', async () => {
    const { url } = await newLink(owner, 'own');
    await app.rows(
      `update subcontractor_offers set pickup_date = '2026-12-02T06:30:00Z', delivery_date = '2026-12-04T13:00:00Z'
       where id = $1`,
      [order.offers[0]],
    );
    await app.rows(
      `update order_routes set delivery_country = 'GB', delivery_city = 'Leeds' where order_id = $1`,
      [order.id],
    );
    const text = await textOf(url);
    expect(text).toContain('DTSTART;TZID=Europe/Warsaw:20261202T073000');
    expect(text).toContain('DTSTART;TZID=Europe/London:20261204T130000');
    expect(text).toContain(`URL:${publicUrl}/offer/${order.id}`);
    const [quote] = await app.rows<{ price: string }>(
      'select price from subcontractor_offers where id = $1',
      [order.offers[0]],
    );
    const { price_for_client } = await owner.api.read<{ price_for_client: number }>(
      `/orders/${order.id}/details`,
    );
    for (const price of [Number(quote?.price), price_for_client]) {
      expect(price).toBeGreaterThan(0);
      expect(text).not.toMatch(new RegExp(`\\b${price}\\b`));
    }
    expect(text).not.toMatch(/PLN|EUR|USD|NOK/);
  });

  test('is in the language of the person', async () => {
    await colleague.api.change('/users/me', { default_language: 'no' });
    expect(await textOf((await newLink(colleague, 'company')).url)).toContain('SUMMARY:Lossing: ');
  });

  test('is the same until something changes, and then told to have changed', async () => {
    const { url } = await newLink(owner, 'company');
    const first = await read(url).expect(200);
    expect(first.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex, nofollow',
    });
    const tag = { 'if-none-match': String(first.headers['etag']) };
    const again = await read(url, tag).expect(304);
    expect(again.text).toBe('');
    await request(app.server).head(new URL(url).pathname).expect(200);
    await request(app.server)
      .get(`/api${new URL(url).pathname}`)
      .expect(200);
    await owner.api.change(`/orders/${order.id}`, { our_reference: 'REF-1' });
    const changed = await read(url, tag).expect(200);
    expect(changed.text).toContain('REF-1');
  });
});

test('the calendar of a company with more than it can show has what is to come, and then the last of what is over', async () => {
  const busy = await aCompany(app);
  const next = await anOrderAt(app, busy, OrderStatus.OrderCreated);
  const fields = await app.rows<{ column_name: string }>(
    `select column_name from information_schema.columns where table_name = 'order_routes' and is_generated = 'NEVER'
     and column_name not in ('id', 'pickup_date', 'delivery_date', 'chosen_offer_id')`,
  );
  const names = fields.map(({ column_name }) => column_name).join(', ');
  const now = app.clock.now().toISOString();
  await app.rows(
    `insert into order_routes (pickup_date, delivery_date, ${names})
     select $1::timestamptz - n * interval '10 minutes' - interval '1 day', $1::timestamptz - n * interval '10 minutes', ${names}
     from order_routes, generate_series(1, 3500) n where id = $2`,
    [now, next.routes[0]],
  );
  const text = await textOf((await newLink(busy, 'company')).url);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(6_000);
  expect(text).toContain(`UID:route-${next.routes[0]}-delivery@`);
  const [last, first] = await app.rows<{ id: number }>(
    `(select id from order_routes where order_id = $1 and delivery_date < $2 order by delivery_date desc limit 1)
     union all (select id from order_routes where order_id = $1 order by delivery_date limit 1)`,
    [next.id, now],
  );
  expect(text).toContain(`UID:route-${last?.id}-delivery@`);
  expect(text).not.toContain(`UID:route-${first?.id}-delivery@`);
});

test('the calendar of a company with many routes is found by their dates', async () => {
  const busy = await aCompany(app);
  const next = await anOrderAt(app, busy, OrderStatus.OrderCreated);
  await app.rows(
    `insert into order_routes (company_id, order_id, position, pickup_street, pickup_city, pickup_post_code,
       pickup_country, pickup_date, delivery_street, delivery_city, delivery_post_code, delivery_country, delivery_date)
     select $1, $2, n, 's', 'c', '80-001', 'PL', at, 's', 'c', '5003', 'NO', at + interval '2 days'
     from generate_series(1, 20000) n, lateral (select $3::timestamptz - n * interval '2 hours' - interval '100 days' as at) a`,
    [busy.companyId, next.id, app.clock.now().toISOString()],
  );
  await app.rows('analyze order_routes');
  const { url } = await newLink(busy, 'company');
  const query = jest.spyOn(app.db.lists, 'query');
  expect(ordersIn(await textOf(url))).toEqual([next.id]);
  const [statement, values] = query.mock.calls.find(([text]) => text.includes('shipment_calendar')) ?? [];
  query.mockRestore();
  const { rows } = await app.db.lists.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, costs off, timing off, summary off) ${statement}`,
    values ?? [],
  );
  const plan = rows.map((line) => line['QUERY PLAN']).join('\n');
  expect(plan).toContain('order_routes_by_delivery');
  expect(plan).not.toMatch(/Seq Scan on order_routes/);
  // Nor are old ones read and passed over.
  expect([...plan.matchAll(/Rows Removed by Filter: (\d{3,})/g)]).toEqual([]);
});

describe('a link', () => {
  test('is told once; the database keeps its hash, the log nothing of it', async () => {
    const { url, ...link } = await newLink(owner, 'own');
    const token = url.slice(-44, -4);
    await read(url).expect(200);
    const { items } = await owner.api.read<CalendarLinkList>('/calendar-links');
    expect(items.find(({ scope }) => scope === 'own')).toEqual({
      ...link,
      last_used_at: expect.any(String) as unknown,
    });
    const [kept] = await app.rows<{ text: string }>(
      `select coalesce(string_agg(l::text, ' '), '') || (select coalesce(string_agg(a::text, ' '), '') from audit_log a) as text
       from calendar_links l`,
    );
    expect(kept?.text).not.toContain(token);
    expect(JSON.stringify(app.log)).not.toContain(token);
    expect(await colleague.api.read<CalendarLinkList>('/calendar-links')).not.toMatchObject({
      items: [link],
    });
  });

  test('ends when another is made, when it is ended, and with a foreign or made-up one nothing is told', async () => {
    const first = await newLink(owner, 'own');
    const second = await newLink(owner, 'own');
    await read(first.url).expect(404);
    await read(second.url).expect(200);
    await owner.api.remove('/calendar-links/own');
    await owner.api.remove('/calendar-links/own');
    const gone = await read(second.url).expect(404);
    expect(gone.headers['content-type']).toContain('application/problem+json');
    await read(`${publicUrl}/calendar/${'x'.repeat(40)}.ics`).expect(404);
    await read(`${publicUrl}/calendar/x.ics`).expect(404);
    refused(await owner.api.delete('/calendar-links/everything'), 404, 'not_found');
    expect(faultsIn(await owner.api.post('/calendar-links', { scope: 'all' }))).toEqual({
      scope: 'not_in_list',
    });
  });

  test('ends when its person is turned off, and does not come back with them', async () => {
    const leaver = await aCollaborator(app, owner);
    const { url } = await newLink(leaver, 'company');
    await read(url).expect(200);
    await owner.api.act(`/companies/${owner.companyId}/users/${leaver.id}/activate`, { is_active: false });
    await read(url).expect(404);
    await owner.api.act(`/companies/${owner.companyId}/users/${leaver.id}/activate`, { is_active: true });
    await read(url).expect(404);
  });

  test('ends when its person leaves the company', async () => {
    const leaver = await aCollaborator(app, owner);
    const { url } = await newLink(leaver, 'company');
    await app.rows('update users set company_id = null where id = $1', [leaver.id]);
    await read(url).expect(404);
    expect(await app.rows('select 1 from calendar_links where user_id = $1', [leaver.id])).toEqual([]);
  });

  test('is read only so often, and guesses are limited', async () => {
    const small = await testApp({ database: app.database, settings: { RATE_LIMIT_FACTOR: '0.05' } });
    const { url } = await newLink(await aCollaborator(app, owner), 'company');
    const statuses = async (path: string, times: number) => {
      const found = new Set<number>();
      for (let n = 0; n < times; n += 1) found.add((await request(small.server).get(path)).status);
      return [...found];
    };
    expect(await statuses(new URL(url).pathname, 8)).toEqual([200, 429]);
    expect(await statuses(`/calendar/${'y'.repeat(40)}.ics`, 5)).toContain(429);
  });
});
