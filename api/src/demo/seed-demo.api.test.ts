import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { FakePdf } from '../platform/pdf/fake-pdf.js';
import { systemClock } from '../platform/clock/clock.port.js';
import { aCompany, signedIn } from '../testing/people.js';
import { testApp } from '../testing/test-app.js';
import type { WorkQueue } from '../modules/insight/work-queue/work-queue.dto.js';
import { demoAccounts, demoAddresses } from './demo-accounts.js';
import { seedDemo } from './seed-demo.js';

const counts = `select (select count(*)::int from users) as users, (select count(*)::int from companies) as companies,
  (select count(*)::int from orders) as orders,
  (select count(*)::int from clients where company_id is null) as global_clients,
  (select count(*)::int from collected_clients) as collected,
  (select count(*)::int from subcontractor_group_members) as members,
  (select count(*)::int from chat_messages) as chats, (select sum(unread_count)::int from chat_conversations) as unread, (select value from installation where key = 'demo') as state`;

interface Counts {
  users: number;
  companies: number;
  orders: number;
  global_clients: number;
  collected: number;
  members: number;
  chats: number;
  unread: number;
  state: string | null;
}

/** A demo as a new installation has it, for all tests that look at it. */
const pdf = new FakePdf();
const shown = await testApp({ pdf, rates: 'shipped', clock: systemClock });
beforeAll(async () => {
  await seedDemo(shown.container);
});

test('of two processes that start at once one enters the demo and the other waits for it', async () => {
  const app = await testApp({ clock: systemClock });
  const other = await testApp({ database: app.database, clock: systemClock });
  const entered = await Promise.all([seedDemo(app.container), seedDemo(other.container)]);
  expect(entered.sort()).toEqual([false, true]);
  const [found] = await app.rows<Counts>(counts);
  expect(found).toMatchObject({
    users: 4,
    companies: 2,
    orders: 27,
    global_clients: 60,
    collected: 13,
    members: 25,
    chats: 19,
    unread: 2,
    state: 'entered',
  });
  const unsent = await app.rows(`select 1 from mail_outbox where status <> 'captured'`);
  expect(unsent).toEqual([]);
  // The load is brought before the next carrier fetches it: clients read both dates in one mail.
  const overlapping = await app.rows(`
    select r.order_id from order_routes r
    join subcontractor_offers o on o.id = r.chosen_offer_id
    join order_routes n on n.order_id = r.order_id and n.position = r.position + 1
    where o.delivery_date > n.pickup_date`);
  expect(overlapping).toEqual([]);

  // As a process leaves it that dies while entering.
  await app.rows(`update installation set value = 'begun' where key = 'demo'`);
  expect(await seedDemo(app.container)).toBe(true);
  expect(await app.rows(counts)).toEqual([found]);
  expect(await seedDemo(app.container)).toBe(false);
});

test('the demo’s invoices are numbered by their dates, and their files are made when somebody wants them', async () => {
  const app = shown;
  expect(pdf.printed).toEqual([]);
  const invoices = await app.rows<{
    number: string;
    day: string;
    document: number;
    company: number;
    user: number;
  }>(
    `select i.number, i.issue_date::text as day, i.document_id as document, i.company_id as company, c.owner_id as user
     from invoices i join companies c on c.id = i.company_id where i.series = 'FV' order by i.number`,
  );
  expect(invoices).toHaveLength(3);
  expect(invoices.map(({ day }) => day)).toEqual(invoices.map(({ day }) => day).sort());
  const [first] = invoices;
  const member = {
    companyId: first?.company ?? 0,
    userId: first?.user ?? 0,
    sessionId: 0,
    isAdmin: false,
    isOwner: true,
    needsSecondFactor: false,
  };
  const read = () => app.container.services.documentViews.getDocument(member, first?.document ?? 0);
  expect((await read()).file_size).toBe(0);
  const { file_size, file_data } = await read();
  expect(Buffer.from(file_data, 'base64')).toHaveLength(file_size);
  expect(pdf.printed).toHaveLength(1);
});

test('the demo has something in each part of the queue of work', async () => {
  const app = shown;
  const { owner: email } = demoAccounts;
  const [owner] = await app.rows<{ id: number }>('select id from users where email = $1', [email]);
  const { api } = await signedIn(app, { id: owner?.id ?? 0, email, password: '' });
  const { groups } = await api.read<WorkQueue>('/work-queue');
  expect(groups.filter(({ count }) => count === 0).map(({ kind }) => kind)).toEqual([]);
});

test('a demo that was not entered to its end is left alone once somebody has an account', async () => {
  const app = await testApp();
  await app.rows(`insert into installation values ('demo', 'begun')`);
  await aCompany(app, { email: demoAddresses[0] ?? '' });
  await aCompany(app);
  const [before] = await app.rows<Counts>(counts);
  expect(await seedDemo(app.container)).toBe(false);
  expect(await app.rows(counts)).toEqual([{ ...before, state: 'abandoned' }]);
  expect(await seedDemo(app.container)).toBe(false);
});

test('accounts of somebody, without a demo begun, keep it away', async () => {
  const app = await testApp();
  await aCompany(app);
  expect(await seedDemo(app.container)).toBe(false);
  expect(await app.rows(counts)).toMatchObject([{ users: 1, companies: 1, state: null }]);
});

test('the demo prices by rates of its own days, which are marked as made up', async () => {
  const app = shown;
  expect(await app.rows(`select distinct source from exchange_rates where date > '2025-01-01'`)).toEqual([
    { source: 'demo' },
  ]);
  expect(await app.rows(`select 1 from order_history where facts ? 'old_rate'`)).toEqual([]);
  const converted = await app.rows<{ source: string }>(
    `select content #>> '{conversion,source}' as source from invoices where content -> 'conversion' <> 'null'`,
  );
  expect(converted.length).toBeGreaterThan(0);
  expect(new Set(converted.map(({ source }) => source))).toEqual(new Set(['demo']));
});

test('the demo leaves what strangers may do in an hour from this machine to them', async () => {
  const ofThisMachine = createHash('sha256').update('127.0.0.1').digest('base64url').slice(0, 22);
  const counted = await shown.rows<{ key: string }>(
    `select key from limits.rate_limits where key like 'public-form:%'`,
  );
  expect(counted).toHaveLength(1);
  expect(
    await shown.rows('select key from limits.rate_limits where position($1 in key) > 0', [ofThisMachine]),
  ).toEqual([]);
});
