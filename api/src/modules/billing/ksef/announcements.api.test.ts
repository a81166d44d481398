import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { FixedClock } from '../../../platform/clock/clock.port.js';
import { latestInvoice, saveInvoice } from '../../../testing/invoices.js';
import { anOrderAt } from '../../../testing/orders.js';
import type { TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import { nipOf } from '../received-invoices/testing/carriers-invoice.js';
import type { KsefOutageDto, KsefOutageList } from './ksef-outage.dto.js';
import { FakeKsef } from './testing/fake-ksef.js';
import { aSenderOf } from './testing/sender.js';

// Friday the 20th of November 2026, 10.30 in Warsaw.
const clock = new FixedClock();
const fake = await FakeKsef.start(clock);
const path = '/company-settings/ksef-outages';

/** The Ministry's status service: what it answers by path, a text as it is. */
let answers: Record<string, unknown> = {};
let asked: string[] = [];
const ministry = createServer((request, response) => {
  asked.push(String(request.url));
  const answer = answers[String(request.url)];
  response.statusCode = answer === undefined ? 502 : 200;
  response.end(typeof answer === 'string' ? answer : JSON.stringify(answer ?? {}));
});
ministry.listen(0, '127.0.0.1');
await once(ministry, 'listening');
const url = `http://127.0.0.1:${(ministry.address() as AddressInfo).port}`;
const app = await testApp({ clock, settings: { KSEF_URL: fake.url, KSEF_STATUS_URL: url } });
afterAll(async () => {
  await fake.close();
  ministry.closeAllConnections();
  ministry.close();
});

let made = 800;
const aSender = (environment = 'production') => aSenderOf(app, nipOf((made += 1)), environment);

const at = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
const began = (eventId: number, start: string) => ({
  id: `K/2026/AWR/${eventId}`,
  eventId,
  category: 'FAILURE',
  type: 'FAILURE_START',
  title: 'Wystąpiła awaria',
  text: 'Trwa awaria',
  start,
  end: null,
  version: 1,
  published: start,
});
const ended = (eventId: number, start: string, end: string) => ({
  ...began(eventId, start),
  id: `K/2026/AWR/${eventId}/K`,
  type: 'FAILURE_END',
  end,
  published: end,
});

async function follow(): Promise<void> {
  clock.advance(300);
  await app.container.jobs.enqueue('ksef.announcements', null);
  await app.doJobs();
}
const outagesOf = (company: TestMember) => company.api.read<KsefOutageList>(path);

beforeEach(() => {
  answers = { '/status': { status: 'AVAILABLE' }, '/messages': [] };
  asked = [];
});

test('a failure is entered, holds invoices back, and ends by itself; the source is told', async () => {
  const company = await aSender();
  const other = await aSender('test');
  const start = at(-1);
  answers = { '/status': { status: 'FAILURE', messages: [began(7, start)] }, '/messages': [began(7, start)] };
  await follow();
  const list = await outagesOf(company);
  expect(list).toMatchObject({
    items: [
      {
        kind: 'failure',
        begins_at: start,
        ends_at: null,
        is_on: true,
        source: 'ministry',
        announced_as: 'Wystąpiła awaria',
        created_by_name: null,
      },
    ],
    status_service: { is_followed: true, read_at: clock.now().toISOString(), is_failing: false },
  });
  expect(await outagesOf(other)).toEqual({
    items: [],
    status_service: { is_followed: false, read_at: null, is_failing: false },
  });
  const order = await anOrderAt(app, company, OrderStatus.OrderCreated);
  await saveInvoice(order);
  const calls = fake.calls.length;
  await app.doJobs();
  expect(fake.calls).toHaveLength(calls);
  expect((await latestInvoice(order)).ksef).toMatchObject({
    status: 'offline',
    offline_mode: 'failure',
    deadline: null,
  });
  await follow();
  expect((await outagesOf(company)).items).toHaveLength(1);
  const end = at(0);
  answers = { '/status': { status: 'AVAILABLE' }, '/messages': [ended(7, start, end), began(7, start)] };
  await follow();
  expect((await outagesOf(company)).items).toMatchObject([{ ends_at: end, is_on: false }]);
  clock.advance(30);
  await app.doJobs();
  expect((await latestInvoice(order)).ksef).toMatchObject({ status: 'accepted' });
});

test('is asked no more than every five minutes, and only when a company sends to production', async () => {
  await app.rows(`update ksef_settings set environment = 'test' where environment = 'production'`);
  await follow();
  expect(asked).toEqual([]);
  await aSender();
  await follow();
  expect(asked).toEqual(['/status', '/messages']);
  clock.advance(60);
  await app.container.jobs.enqueue('ksef.announcements', null);
  await app.doJobs();
  expect(asked).toHaveLength(2);
});

test.each<[string, Record<string, unknown>]>([
  ['does not answer', {}],
  ['answers something else', { '/status': '<html>', '/messages': '<html>' }],
  ['says a status that there is not', { '/status': { status: 'ON_FIRE' }, '/messages': [began(11, at(-1))] }],
  ['lists no messages', { '/status': { status: 'FAILURE' }, '/messages': { messages: [] } }],
  ['answers without end', { '/status': { status: 'FAILURE' }, '/messages': `[${' '.repeat(1_100_000)}]` }],
])('one that %s says nothing of KSeF, and is told', async (_name, broken) => {
  const company = await aSender();
  await follow();
  const { read_at } = (await outagesOf(company)).status_service;
  answers = broken;
  // One answer that does not come tells nobody anything.
  await follow();
  expect((await outagesOf(company)).status_service.is_failing).toBe(false);
  await follow();
  await follow();
  expect(await outagesOf(company)).toEqual({
    items: [],
    status_service: { is_followed: true, read_at, is_failing: true },
  });
});

test('messages that are none are left out; the others count', async () => {
  const company = await aSender();
  answers = {
    '/status': { status: 'FAILURE' },
    '/messages': [null, { id: 1 }, { ...began(13, at(-1)), start: 'today' }, began(14, at(-1))],
  };
  await follow();
  expect((await outagesOf(company)).items).toMatchObject([{ announced_as: 'Wystąpiła awaria' }]);
});

test('what the owner enters, changes or removes stays as they left it', async () => {
  const company = await aSender();
  const start = at(-2);
  answers = { '/status': { status: 'FAILURE' }, '/messages': [began(21, start)] };
  await follow();
  const [announced] = (await outagesOf(company)).items;
  const changed = { kind: 'unavailable', begins_at: start, ends_at: at(-1) };
  // The Ministry's own beginning stays.
  const { begins_at: _start, ...change } = changed;
  await company.api.change(`${path}/${announced?.id}`, change);
  await follow();
  expect((await outagesOf(company)).items).toMatchObject([{ ...changed, source: 'owner' }]);
  await company.api.remove(`${path}/${announced?.id}`);
  await follow();
  expect((await outagesOf(company)).items).toEqual([]);
  // Theirs takes the place of what was announced.
  answers = { '/status': { status: 'FAILURE' }, '/messages': [began(22, start)] };
  await follow();
  expect((await outagesOf(company)).items).toMatchObject([{ source: 'ministry' }]);
  await company.api.create(path, { kind: 'failure', begins_at: at(-3) });
  await follow();
  expect((await outagesOf(company)).items).toMatchObject([{ source: 'owner', ends_at: null }]);
});

const maintenance = (eventId: number, start: string, end: string, version = 1) => ({
  ...began(eventId, start),
  category: 'MAINTENANCE',
  type: 'MAINTENANCE_ANNOUNCEMENT',
  end,
  version,
  published: at(-1),
});

test('windows that move into each other’s time are followed, in each company', async () => {
  const companies = [await aSender(), await aSender()];
  const spans: [string, string, string] = [at(24), at(26), at(28)];
  answers = {
    '/status': { status: 'AVAILABLE' },
    '/messages': [maintenance(31, spans[0], spans[1]), maintenance(32, spans[1], spans[2])],
  };
  await follow();
  const before = await Promise.all(companies.map(outagesOf));
  answers['/messages'] = [maintenance(31, spans[1], spans[2], 2), maintenance(32, spans[0], spans[1], 2)];
  await follow();
  for (const [index, company] of companies.entries()) {
    const { items } = await outagesOf(company);
    expect(items.map(({ begins_at, ends_at }) => [begins_at, ends_at])).toEqual([
      [spans[1], spans[2]],
      [spans[0], spans[1]],
    ]);
    // The same two, each at the other's time.
    expect(items.map(({ id }) => id)).toEqual(before[index]?.items.map(({ id }) => id).toReversed());
  }
});

test('a change that takes the time of an announced one dismisses it, and another kind of it is told', async () => {
  const company = await aSender();
  const outage = await company.api.create<KsefOutageDto>(path, {
    kind: 'unavailable',
    begins_at: at(-9),
    ends_at: at(-8),
  });
  answers = { '/status': { status: 'FAILURE' }, '/messages': [began(41, at(-2))] };
  await follow();
  expect((await outagesOf(company)).items).toHaveLength(2);
  await company.api.change(`${path}/${outage.id}`, { ends_at: null });
  await follow();
  expect((await outagesOf(company)).items).toMatchObject([{ source: 'owner', ends_at: null }]);
});

test('the owner’s window ahead leaves a failure that lasts its time', async () => {
  const company = await aSender();
  const start = at(-1);
  answers = { '/status': { status: 'FAILURE' }, '/messages': [began(51, start)] };
  await follow();
  const window = { kind: 'unavailable', begins_at: at(24), ends_at: at(26) };
  await company.api.create(path, window);
  await follow();
  expect((await outagesOf(company)).items).toMatchObject([
    { source: 'ministry', begins_at: window.ends_at, ends_at: null },
    { source: 'owner', ...window },
    { source: 'ministry', begins_at: start, ends_at: window.begins_at, is_on: true },
  ]);
});

test('a total outage is mailed; taken back, its invoices get their deadline and go', async () => {
  const company = await aSender();
  const start = at(-1);
  const total = { ...began(61, start), category: 'TOTAL_FAILURE' };
  answers = { '/status': { status: 'TOTAL_FAILURE' }, '/messages': [total] };
  const mailed = () =>
    app.rows<{ subject: string }>(
      `select subject from mail_outbox where to_address = $1 and subject ~ 'total outage|Awaria całkowita|awarię całkowitą'`,
      [company.email],
    );
  await follow();
  await follow();
  expect(await mailed()).toHaveLength(1);
  const order = await anOrderAt(app, company, OrderStatus.OrderCreated);
  await saveInvoice(order);
  await app.doJobs();
  expect((await latestInvoice(order)).ksef).toMatchObject({ status: 'exempt', offline_mode: 'total' });
  answers = {
    '/status': { status: 'FAILURE' },
    '/messages': [{ ...total, category: 'FAILURE', version: 2 }],
  };
  await follow();
  expect((await latestInvoice(order)).ksef).toMatchObject({ status: 'offline', offline_mode: 'failure' });
  answers = { '/status': { status: 'TOTAL_FAILURE' }, '/messages': [{ ...total, version: 3 }] };
  await follow();
  expect((await latestInvoice(order)).ksef).toMatchObject({ status: 'exempt' });
  answers = { '/status': { status: 'AVAILABLE' }, '/messages': [] };
  await follow();
  expect((await outagesOf(company)).items).toEqual([]);
  clock.advance(30);
  await app.doJobs();
  expect((await latestInvoice(order)).ksef).toMatchObject({ status: 'accepted', offline_mode: 'offline24' });
});

test('what was announced without an end does not outlive the reading', async () => {
  const [company, other] = [await aSender(), await aSender()];
  answers = { '/status': { status: 'FAILURE' }, '/messages': [began(71, at(-1))] };
  await follow();
  await other.api.change('/company-settings/ksef', { environment: 'test', token: 'good-token' });
  await follow();
  expect((await outagesOf(other)).items).toMatchObject([
    { is_on: false, ends_at: clock.now().toISOString() },
  ]);
  expect((await outagesOf(company)).items).toMatchObject([{ is_on: true, ends_at: null }]);
  answers = {};
  await follow();
  expect((await outagesOf(company)).items).toMatchObject([{ is_on: true }]);
  clock.advance(6 * 3600);
  await follow();
  expect((await outagesOf(company)).items).toMatchObject([{ is_on: false }]);
  // Read again, it goes on.
  answers = { '/status': { status: 'FAILURE' }, '/messages': [began(71, at(-8))] };
  await follow();
  expect((await outagesOf(company)).items).toMatchObject([{ is_on: true, ends_at: null }]);
});

test('of too many messages the newest count, without signs that nobody sees', async () => {
  const company = await aSender();
  const early = Array.from({ length: 600 }, (_, index) => ended(1000 + index, at(-500), at(-499)));
  answers = {
    '/status': { status: 'FAILURE' },
    '/messages': [...early, { ...began(81, at(-1)), title: 'Awaria\u0000\u202e KSeF\n' }],
  };
  await follow();
  expect((await outagesOf(company)).items).toMatchObject([{ announced_as: 'Awaria KSeF' }]);
});
