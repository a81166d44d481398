import { beforeEach, describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { faultsIn } from '../../../testing/api-caller.js';
import { aReceivedMessage } from '../../../testing/messages.js';
import { anOrder, anOrderAt } from '../../../testing/orders.js';
import { aCollaborator, aCompany, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { Activity, ActivityCounts, ActivityPage } from './activity.dto.js';

const app = await testApp();
let owner: TestMember;
beforeEach(async () => {
  owner = await aCompany(app);
});

type FeedQuery = Record<string, string | number | string[]>;

const feed = (query: FeedQuery = {}) => owner.api.read<ActivityPage>('/activities', query);

/** Reads to the end, so many at a time. */
async function readThrough(query: FeedQuery, between: () => Promise<unknown> = async () => undefined) {
  const items: Activity[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: ActivityPage = await feed({ ...query, cursor });
    items.push(...page.items);
    cursor = page.next_cursor;
    if (cursor !== null) await between();
  }
  return items;
}

const named = (items: readonly Activity[]) =>
  items.map(({ order, id }) => `${order ? 'order' : 'message'} ${id}`);

/** Orders at all statuses with nothing on their way, and messages of both directions, a minute apart or not at all. */
async function aFullFeed(count: number, apart = 60) {
  const { id: client } = (await anOrder(owner)).client;
  await app.rows('delete from orders where company_id = $1', [owner.companyId]);
  await app.rows(
    `insert into orders (company_id, client_id, client_name, client_email, status, pickup_street, pickup_city,
       pickup_post_code, pickup_country, pickup_date, delivery_street, delivery_city, delivery_post_code,
       delivery_country, delivery_date, pallets_count, weight, cargo_type, updated_at, created_at)
     select $1, $2, 'Klient ' || n, 'k@k.example', n % 14, 'a', 'Gdańsk', '80-001', 'PL', now(), 'b', 'Bergen', '5003',
       'NO', now(), 3, 900.5, 'Meble', now() - n * $4 * interval '1 second', now()
     from generate_series(1, $3) n`,
    [owner.companyId, client, count, apart],
  );
  await app.rows(
    `insert into messages (company_id, type, message_type, subject, body, sender_email, recipient_email, created_at)
     select $1, 'quote_request', case when n % 3 = 0 then 'incoming' else 'outgoing' end, 'Temat ' || n, '<p>x</p>',
       'a@a.example', 'b@b.example', now() - n * $3 * interval '1 second'
     from generate_series(1, $2) n`,
    [owner.companyId, count, apart],
  );
}

describe('the feed', () => {
  test('tells the last day of an offer', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.SentToClient);
    await app.rows("update orders set valid_until = '2026-03-04' where id = $1", [order.id]);
    const { items } = await feed({ kind: ['offers'] });
    expect(items).toMatchObject([{ id: order.id, order: { status: 3, valid_until: '2026-03-04' } }]);
  });

  test('has messages and orders together, what happened last first', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.Accepted);
    const now = Date.now();
    await app.rows('update orders set updated_at = $2 where id = $1', [order.id, new Date(now - 2_000)]);
    await app.rows('update messages set created_at = $2 where order_id = $1', [
      order.id,
      new Date(now - 3_000),
    ]);
    const received = await aReceivedMessage(app, owner, { received_at: new Date(now - 1_000) });
    await app.rows(`update messages set sender_check = 'fail' where id = $1`, [received]);
    const { items, next_cursor } = await feed();
    expect(next_cursor).toBeNull();
    expect(items).toMatchObject([
      {
        kind: 'received',
        id: received,
        is_read: false,
        order: null,
        message: {
          message_type: 'incoming',
          subject: 'Potwierdzenie terminu',
          excerpt: 'Potwierdzamy załadunek w piątek.',
          party_name: 'Łukasz Wiśniewski',
          party_email: 'lukasz@klient.example',
          sender_check: 'fail',
          order_id: null,
        },
      },
      {
        kind: 'in_valuation',
        id: order.id,
        at: new Date(now - 2_000).toISOString(),
        is_read: true,
        message: null,
        order: {
          client_name: order.client.name,
          status: 1,
          pickup_city: 'Gdańsk',
          delivery_city: 'Bergen',
          pallets_count: 12,
          weight: 8400.5,
          is_data_complete: true,
        },
      },
      {
        kind: 'sent',
        is_read: true,
        message: { party_email: order.client.email, status: 'sent', has_failed: false, order_id: order.id },
      },
    ]);
  });

  test.each([
    [['received'], 'received'],
    [['sent'], 'sent'],
    [['in_valuation'], 'in_valuation'],
    [['offers'], 'offers'],
    [['in_progress'], 'in_progress'],
    [['finished'], 'finished'],
    [['offers', 'received'], 'offers received'],
    [['in_valuation', 'offers', 'in_progress', 'finished'], 'finished in_progress in_valuation offers'],
  ])('shows the kinds that are asked for: %s', async (kind, expected) => {
    await aFullFeed(28);
    const { items } = await feed({ kind });
    expect([...new Set(items.map((item) => item.kind))].sort().join(' ')).toBe(expected);
    const statuses = items.flatMap(({ order }) => order?.status ?? []);
    const codes: Record<string, number[]> = {
      in_valuation: [0, 1, 2],
      offers: [3, 4, 5],
      in_progress: [6, 7, 8, 9, 10],
      finished: [11, 12, 13],
    };
    const wanted = kind.flatMap((one) => codes[one] ?? []);
    expect([...new Set(statuses)].sort((a, b) => a - b)).toEqual(wanted);
    expect(statuses).toHaveLength(wanted.length * 2);
  });

  test.each([
    ['a minute apart', 60],
    ['at the same instant', 0],
  ])('is read to its end without a gap or a repeat, with records %s', async (_how, apart) => {
    await aFullFeed(40, apart);
    const whole = await feed({ page_size: 1000 });
    expect(whole.items).toHaveLength(80);
    const times = whole.items.map(({ at }) => Date.parse(String(at)));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(named(await readThrough({ page_size: 7 }))).toEqual(named(whole.items));
    expect(named(await readThrough({ page_size: 7, kind: ['offers', 'sent'] }))).toEqual(
      named((await feed({ page_size: 1000, kind: ['offers', 'sent'] })).items),
    );
  });

  test('goes on where it was left, whatever comes meanwhile', async () => {
    await aFullFeed(30);
    const before = named((await feed({ page_size: 1000 })).items);
    const read = await readThrough({ page_size: 10 }, () => aReceivedMessage(app, owner));
    expect(named(read)).toEqual(before);
    expect((await feed({ page_size: 1000 })).items).toHaveLength(before.length + 5);
  });

  test('has a hundred on a page unless told otherwise', async () => {
    await aFullFeed(60);
    expect((await feed()).items).toHaveLength(100);
    expect((await readThrough({})).length).toBe(120);
  });

  test('refuses what it does not know', async () => {
    const query = { kind: ['lost'], cursor: 'nowhere', page_size: 1001 };
    expect(Object.keys(faultsIn(await owner.api.get('/activities', query)))).toEqual(['kind.0', 'page_size']);
    expect(faultsIn(await owner.api.get('/activities', { cursor: 'nowhere' }))).toEqual({
      cursor: 'invalid_value',
    });
  });

  test("is a company's own", async () => {
    await aFullFeed(3);
    const colleague = await aCollaborator(app, owner);
    expect((await colleague.api.read<ActivityPage>('/activities')).items).toHaveLength(6);
    const stranger = await aCompany(app);
    expect((await stranger.api.read<ActivityPage>('/activities')).items).toEqual([]);
    const { items } = await feed({ page_size: 2 });
    const cursor = `o${items[0]?.id}.9999999999999999`;
    expect((await stranger.api.read<ActivityPage>('/activities', { cursor })).items).toEqual([]);
  });
});

describe('counts', () => {
  const counts = () => owner.api.read<ActivityCounts>('/activities/counts');
  const none = { received: 0, sent: 0, offers: 0, in_valuation: 0, in_progress: 0, finished: 0 };

  test('tell how many there are of each kind, and how many nobody has read', async () => {
    expect(await counts()).toEqual({ total: none, unread: none });
    await aFullFeed(28);
    await app.rows(`update orders set is_read = true where company_id = $1 and status <> 3`, [
      owner.companyId,
    ]);
    await app.rows(
      `update messages set status = 'failed' where company_id = $1 and message_type = 'outgoing' and subject = 'Temat 1'`,
      [owner.companyId],
    );
    const total = { received: 9, sent: 19, offers: 6, in_valuation: 6, in_progress: 10, finished: 6 };
    expect(await counts()).toEqual({ total, unread: { ...none, received: 9, sent: 1, offers: 2 } });
    expect(await owner.api.act('/activities/mark-as-read')).toEqual({ marked: 12 });
    expect(await counts()).toEqual({ total, unread: none });
    expect((await feed()).items.every(({ is_read }) => is_read)).toBe(true);
    expect(await owner.api.act('/activities/mark-as-read')).toEqual({ marked: 0 });
  });

  test('leave other companies alone', async () => {
    await aFullFeed(5);
    const stranger = await aCompany(app);
    expect(await stranger.api.act('/activities/mark-as-read')).toEqual({ marked: 0 });
    expect((await counts()).unread).toEqual({ ...none, received: 1, in_valuation: 2, offers: 3 });
  });
});
