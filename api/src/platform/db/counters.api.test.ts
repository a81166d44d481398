import { beforeEach, expect, test } from '@jest/globals';
import type pg from 'pg';
import type { ActivityCounts } from '../../modules/insight/activities/activity.dto.js';
import type { MessageStats } from '../../modules/correspondence/messages/message.dto.js';
import type { OrderTotals } from '../../modules/shipment/orders/order-price.dto.js';
import type { OrderPage } from '../../modules/shipment/orders/order.dto.js';
import { createMigratedDatabase } from '../../testing/migrated-database.js';
import { ownPool } from '../../testing/own-pool.js';
import { aCollaborator, aCompany, type TestMember } from '../../testing/people.js';
import { testApp } from '../../testing/test-app.js';
import { createTestLog } from '../../testing/test-log.js';
import { makeIndexesOfLargeTables } from './indexes-of-large-tables.js';

const database = await createMigratedDatabase();
const app = await testApp({ database });

let owner: TestMember;
let colleague: TestMember;
beforeEach(async () => {
  owner = await aCompany(app);
  colleague = await aCollaborator(app, owner);
  await enter(app.rows, 300);
});

type Run = (statement: string, values?: unknown[]) => Promise<unknown>;

/** Orders and messages of all kinds, drawn by chance. */
async function enter(run: Run, count: number): Promise<void> {
  await run(
    `insert into orders (company_id, client_name, pickup_street, pickup_city, pickup_post_code, pickup_country, pickup_date, delivery_street,
       delivery_city, delivery_post_code, delivery_country, delivery_date, pallets_count, weight, cargo_type, status, currency_for_client,
       price_for_client, client_price, assignee_id)
     select $1, 'K', 'S', 'Łódź', '90-001', 'PL', now(), 'S', 'Oslo', '0157', 'NO', now(), 1, 1, 'Meble', ${anyOf(14)},
       (array['PLN', 'EUR', null])[1 + ${anyOf(3)}], ${price}, ${price}, ${assignee}
     from generate_series(1, $3)`,
    [owner.companyId, [owner.id, colleague.id], count],
  );
  await run(
    `insert into messages (company_id, type, message_type, subject, body, excerpt, sender_email, recipient_email, status, read_at)
     select $1, 'custom', (array['incoming', 'outgoing'])[1 + ${anyOf(2)}], 'S', '', '', 'a@example.com', 'b@example.com', ${state}, ${read}
     from generate_series(1, $2)`,
    [owner.companyId, count],
  );
}

const anyOf = (number: number): string => `floor(random() * ${number})::int`;
const price = `case when ${anyOf(3)} > 0 then ${anyOf(100_000)} / 100.0 end`;
const assignee = `($2::int[])[1 + ${anyOf(3)}]`;
const state = `(array['sent', 'delivered', 'failed'])[1 + ${anyOf(3)}]`;
const read = `case when ${anyOf(2)} = 0 then now() end`;

/** What people do, some of it without a difference to what is counted. */
const changes: readonly ((run: Run, where: string) => Promise<unknown>)[] = [
  (run) => enter(run, 3),
  (run, where) => run(`update orders set status = ${anyOf(14)} where ${where}`),
  (run, where) => run(`update orders set status = 13, price_for_client = ${price} where ${where}`),
  (run, where) =>
    run(`update orders set client_price = ${price}, currency_for_client = 'NOK' where ${where}`),
  (run, where) => run(`update orders set assignee_id = ${colleague.id}, notes = 'N' where ${where}`),
  (run, where) => run(`update orders set notes = 'M', is_read = not is_read where ${where}`),
  (run, where) => run(`delete from orders where ${where}`),
  (run, where) => run(`update messages set read_at = now() where read_at is null and ${where}`),
  (run, where) => run(`update messages set status = ${state} where ${where}`),
  (run, where) =>
    run(
      `update messages set follows_id = (select min(id) from messages where company_id = ${owner.companyId}) where ${where}`,
    ),
  (run, where) => run(`delete from messages where ${where}`),
];

/** Each change to a few rows, and to half of them; then to one. */
async function change(run: Run, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const one = changes[Math.floor(Math.random() * changes.length)];
    await one?.(run, `company_id = ${owner.companyId} and id % ${2 + time * 3} = 1`);
  }
}

/** What the views count otherwise than the rows are, in one snapshot. */
async function faults(run: Pick<pg.ClientBase, 'query'> | typeof app): Promise<unknown[]> {
  const statement = `
    with shown as (
      select status, currency, assignee_id, number, priced, offered, set_by_hand from shipment_order_counts where company_id = $1),
    counted as (
      select status, currency_for_client as currency, assignee_id, count(*) as number, count(coalesce(price_for_client, client_price)) as priced,
        coalesce(sum(coalesce(price_for_client, client_price)), 0) as offered,
        coalesce(sum(coalesce(client_price, price_for_client)), 0) as set_by_hand
      from orders where company_id = $1 group by 1, 2, 3),
    shown_messages as (select message_type, status, is_in_feed, number, read from correspondence_message_counts where company_id = $1),
    counted_messages as (
      select message_type, status, follows_id is null or status = 'failed' as is_in_feed, count(*) as number, count(read_at) as read
      from messages where company_id = $1 group by 1, 2, 3)
    select 'too many' as fault, row_to_json(o) from (select * from shown except all select * from counted) o
    union all select 'missing', row_to_json(o) from (select * from counted except all select * from shown) o
    union all select 'too many', row_to_json(m) from (select * from shown_messages except all select * from counted_messages) m
    union all select 'missing', row_to_json(m) from (select * from counted_messages except all select * from shown_messages) m`;
  const values = [owner.companyId];
  return 'query' in run ? (await run.query(statement, values)).rows : run.rows(statement, values);
}

const keep = () =>
  makeIndexesOfLargeTables(database.url, createTestLog().logger, new AbortController().signal);

test('each change is counted, whatever it changes', async () => {
  expect(await faults(app)).toEqual([]);
  for (const one of changes) {
    await one(app.rows, `company_id = ${owner.companyId} and id % 7 = 3`);
    await one(app.rows, `company_id = ${owner.companyId}`);
    expect(await faults(app)).toEqual([]);
    await enter(app.rows, 40);
  }
});

test('screens show what is counted', async () => {
  await change(app.rows, 30);
  const only = async <T extends object>(statement: string) =>
    (await app.rows<T>(statement, [owner.companyId]))[0];
  const of = 'where company_id = $1';
  const totals = await owner.api.read<OrderTotals>('/orders/totals', { assigned: 'mine' });
  const [mine] = await app.rows<{ count: number }>(
    `select count(*)::int as count from orders ${of} and assignee_id = $2`,
    [owner.companyId, owner.id],
  );
  expect(totals.count).toBe(mine?.count);
  // What is searched for is counted by its rows: everybody is called that.
  expect(await owner.api.read<OrderTotals>('/orders/totals')).toEqual(
    await owner.api.read<OrderTotals>('/orders/totals', { q: 'K' }),
  );
  const page = await owner.api.read<OrderPage>('/orders', { status: [3, 13], assigned: 'unassigned' });
  expect({ count: page.total }).toEqual(
    (
      await app.rows(
        `select count(*)::int as count from orders ${of} and status in (3, 13) and assignee_id is null`,
        [owner.companyId],
      )
    )[0],
  );
  const stats = await owner.api.read<MessageStats>('/messages/stats');
  expect(stats).toEqual(
    await only(
      `select count(*)::int as total, (count(*) filter (where message_type = 'incoming'))::int as incoming,
         (count(*) filter (where message_type = 'outgoing'))::int as outgoing,
         (count(*) filter (where read_at is null and (message_type = 'incoming' or status = 'failed')))::int as unread,
         (count(*) filter (where read_at is null and status = 'sent'))::int as sent,
         (count(*) filter (where read_at is null and status = 'delivered'))::int as delivered,
         (count(*) filter (where read_at is null and status = 'failed'))::int as failed,
         count(read_at)::int as read from messages ${of}`,
    ),
  );
  for (const message_type of ['incoming', 'outgoing'] as const) {
    expect((await owner.api.read<{ total: number }>('/messages', { message_type })).total).toBe(
      stats[message_type],
    );
  }
  const { total } = await owner.api.read<ActivityCounts>('/activities/counts');
  const { received, sent, ...ofOrders } = total;
  const inFeed = `(follows_id is null or status = 'failed')`;
  expect([received, sent]).toEqual(
    Object.values(
      (await only(`
        select (count(*) filter (where message_type = 'incoming' and ${inFeed}))::int,
          (count(*) filter (where message_type = 'outgoing' and ${inFeed}))::int as sent from messages ${of}`)) ??
        {},
    ),
  );
  expect(Object.values(ofOrders).reduce((sum, count) => sum + count)).toBe(
    (await owner.api.read<OrderPage>('/orders')).total,
  );
});

test('everybody sees what is there, while others write, give up, and what was entered is added up', async () => {
  const pool = ownPool(database.url);
  pool.options.max = 8;
  let isDone = false;
  let committed = 0;
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    // On, where a slow machine lets few through.
    for (let time = 0; time < 15 || committed <= 5; time += 1) {
      const client = await pool.connect();
      // What another took first is left to it.
      await client.query(`begin; set local lock_timeout = '20ms'`);
      try {
        await change((statement, values) => client.query(statement, values), 1 + ((time + writer) % 4));
        await client.query(time % 3 === 2 ? 'rollback' : 'commit');
        if (time % 3 < 2) committed += 1;
      } catch (error) {
        await client.query('rollback');
        if (!['55P03', '40P01', '40001'].includes((error as { code?: string }).code ?? '')) throw error;
      }
      client.release();
    }
  });
  const observed = (async () => {
    const found: unknown[] = [];
    while (!isDone) found.push(...(await faults(pool)));
    return found;
  })();
  const kept = (async () => {
    while (!isDone) {
      // The table is counted anew among writers, too.
      await pool.query(
        `begin; delete from counted_tables where name = 'orders'; delete from order_counters where company_id = ${owner.companyId} and number < 0; commit`,
      );
      await Promise.all([keep(), keep()]);
    }
  })();
  await Promise.all(writers);
  isDone = true;
  expect(await observed).toEqual([]);
  await kept;
  expect(await faults(app)).toEqual([]);
  expect(committed).toBeGreaterThan(5);
  await pool.end();
});

test('what was there before counting began is shown by counting, and counted by the job', async () => {
  await app.rows('delete from counted_tables');
  await app.rows('delete from order_counters');
  await change(app.rows, 10);
  expect(await faults(app)).toEqual([]);
  await keep();
  expect(await app.rows('select name from counted_tables order by 1')).toEqual([
    { name: 'messages' },
    { name: 'orders' },
  ]);
  expect(await faults(app)).toEqual([]);
  await change(app.rows, 10);
  expect(await faults(app)).toEqual([]);
});

test('once a day it is counted anew what statements past the triggers made different', async () => {
  await keep();
  await app.rows('delete from order_counters where company_id = $1 and status < 7', [owner.companyId]);
  expect(await faults(app)).not.toEqual([]);
  await keep();
  expect(await faults(app)).not.toEqual([]);
  await app.rows(`update counted_tables set counted_at = now() - interval '25 hours'`);
  await keep();
  expect(await faults(app)).toEqual([]);
});

test('a table that is emptied counts nothing', async () => {
  await app.rows('truncate messages cascade');
  expect(await faults(app)).toEqual([]);
  expect(await app.rows('select from message_counters')).toEqual([]);
});

test('what was entered is added up once it is much, and of a company that is gone nothing is left', async () => {
  for (let time = 0; time < 150; time += 1) await enter(app.rows, 1);
  const entered = async () =>
    (await app.rows('select from order_counters where company_id = $1', [owner.companyId])).length;
  const before = await entered();
  expect(before).toBeGreaterThan(150);
  await app.rows(`update orders set status = 13, assignee_id = null where company_id = $1`, [
    owner.companyId,
  ]);
  await keep();
  expect(await entered()).toBeLessThan(10);
  expect(await faults(app)).toEqual([]);
  await app.rows('delete from orders where company_id = $1', [owner.companyId]);
  expect(
    await app.rows('select from shipment_order_counts where company_id = $1', [owner.companyId]),
  ).toEqual([]);
  await app.rows(`update order_counters set company_id = 2000000000 where company_id = $1`, [
    owner.companyId,
  ]);
  await keep();
  expect(await app.rows('select from order_counters where company_id = 2000000000')).toEqual([]);
});
