import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { FixedClock } from '../../../platform/clock/clock.port.js';
import { enterSeller, latestInvoice, polishSeller, saveInvoice } from '../../../testing/invoices.js';
import { anOrderAt } from '../../../testing/orders.js';
import { aCompany, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import { nipOf } from '../received-invoices/testing/carriers-invoice.js';
import type { KsefOutageList } from './ksef-outage.dto.js';
import { FakeKsef } from './testing/fake-ksef.js';

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
async function aSender(environment = 'production'): Promise<TestMember> {
  const company = await aCompany(app);
  await enterSeller(company, 'PL', { ...polishSeller, nip: nipOf((made += 1)) });
  await company.api.change('/company-settings/ksef', { environment, token: 'good-token' });
  await app.doJobs();
  return company;
}

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
  await company.api.change(`${path}/${announced?.id}`, changed);
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
