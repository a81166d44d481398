import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { WorkerError } from '../../../platform/bounded-worker/bounded-workers.js';
import { FixedClock } from '../../../platform/clock/clock.port.js';
import type { Database } from '../../../platform/db/database.js';
import { faultsIn, refused, taken, type Answer } from '../../../testing/api-caller.js';
import { aDocument } from '../../../testing/documents.js';
import { enterSeller, polishSeller } from '../../../testing/invoices.js';
import { anOrderAt, type TestOrder } from '../../../testing/orders.js';
import { aCompany, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import { SecretVault } from '../../../platform/vault/secret-vault.js';
import type { OrderCarrierInvoices } from '../carrier-invoices/carrier-invoice.dto.js';
import type { MarginPage } from '../money/money.dto.js';
import {
  carriersInvoice,
  nipOf,
  type CarriersInvoice,
} from '../received-invoices/testing/carriers-invoice.js';
import type {
  ReceivedInvoiceDetails,
  ReceivedInvoiceDto,
  ReceivedInvoicePage,
} from '../received-invoices/received-invoice.dto.js';
import { keepFacts, keepFile, takeFetchTurn } from './ksef-fetching.queries.js';
import { KsefFetchingService } from './ksef-fetching.service.js';
import { KsefServer } from './ksef-server.js';
import { FakeKsef } from './testing/fake-ksef.js';

const clock = new FixedClock();
const fake = await FakeKsef.start(clock);
const server = new KsefServer(fake.url, 1_000);
const app = await testApp({ clock, settings: { KSEF_URL: fake.url } });
afterAll(() => fake.close());

beforeEach(async () => {
  fake.bought.length = 0;
  fake.downloads.clear();
  fake.queriedAt.length = 0;
  fake.behindSeconds = 0;
  fake.pageSize = null;
  fake.damages = false;
  fake.failing.clear();
  fake.relist = (listed) => listed;
  fake.failsLists = false;
  fake.downloadCalls.length = 0;
  fake.outage = null;
  fake.early = 0;
  fake.mostQueriesAnHour = 20;
  // Each test has a company of its own; those before it are done.
  await app.rows(`update ksef_settings set environment = 'off'`);
});

const path = '/money/received-invoices';
let made = 100;

/** A company whose invoices are fetched, with its NIP. */
async function aBuyer(): Promise<{ owner: TestMember; nip: string }> {
  const owner = await aCompany(app);
  const nip = nipOf((made += 1));
  await enterSeller(owner, 'PL', { ...polishSeller, nip });
  await owner.api.change('/company-settings/ksef', { environment: 'test', token: 'good-token' });
  return { owner, nip };
}

async function letPass(seconds: number, step = 60): Promise<void> {
  for (let passed = 0; passed < seconds; passed += step) {
    clock.advance(step);
    await app.container.jobs.enqueue('ksef.fetch', null, { uniqueKey: 'ksef.fetch' });
    await app.doJobs();
  }
}

const seller = (index: number, name = `Trans ${index} sp. z o.o.`) => ({ nip: nipOf(index), name });
const today = () => clock.now().toISOString().slice(0, 10);
/** Has a carrier's invoice stored by KSeF. */
function sell(nip: string, changes: Partial<CarriersInvoice> = {}, secondsAgo = 60) {
  const invoice = carriersInvoice(
    {
      seller: seller(1),
      buyerNip: nip,
      number: `FV/${(made += 1)}`,
      issueDate: today(),
      currency: 'PLN',
      net: 1000,
      ...changes,
    },
    new Date(clock.now().getTime() - secondsAgo * 1000),
  );
  fake.bought.push(invoice);
  return invoice;
}
const inbox = (owner: TestMember, query = '') => owner.api.read<ReceivedInvoicePage>(`${path}${query}`);
const carrierOf = (order: TestOrder, index = 0) => order.carriers[index]?.name ?? '';

describe('fetching', () => {
  test('brings each file once, byte for byte, and lists no more often than every 15 minutes', async () => {
    const { owner, nip } = await aBuyer();
    const sold = [sell(nip), sell(nip, { seller: seller(2) }), sell(nip, { seller: seller(3) })];
    sell(nipOf(9_999));
    await letPass(60);
    const { items, sync } = await inbox(owner);
    expect(items).toHaveLength(3);
    expect(sync).toMatchObject({ is_on: true, error: null, fetched_at: clock.now().toISOString() });
    for (const { ksefNumber, xml } of sold) {
      const { id } = items.find(({ ksef_number }) => ksef_number === ksefNumber) as ReceivedInvoiceDto;
      const { body, text }: Answer = await owner.api.get(`${path}/${id}/xml`);
      expect(Buffer.isBuffer(body) ? body : Buffer.from(text)).toEqual(xml);
    }
    sell(nip, {}, -30);
    await letPass(7_200);
    expect((await inbox(owner)).items).toHaveLength(4);
    expect([...fake.downloads.values()]).toEqual([1, 1, 1, 1]);
    const gaps = fake.queriedAt
      .slice(1)
      .map((at, index) => at.getTime() - (fake.queriedAt[index]?.getTime() ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(900_000);
    expect(fake.queriedAt.length).toBeGreaterThanOrEqual(7);
  });

  test('misses nothing that KSeF is behind with, nor what lies on further pages', async () => {
    const { owner, nip } = await aBuyer();
    fake.behindSeconds = 300;
    fake.pageSize = 3;
    for (let index = 0; index < 10; index += 1) sell(nip, { seller: seller(index) }, 400 - index * 40);
    await letPass(60);
    expect((await inbox(owner)).items.length).toBeLessThan(10);
    await letPass(1_800);
    expect((await inbox(owner)).items).toHaveLength(10);
    expect([...fake.downloads.values()]).toEqual(Array.from({ length: 10 }, () => 1));
  });

  test('keeps the limits of queries and downloads, and asks nothing before a pause is over', async () => {
    const { owner, nip } = await aBuyer();
    fake.pageSize = 2;
    for (let index = 0; index < 80; index += 1) sell(nip, { seller: seller(index) }, 4_000 - index * 40);
    await letPass(60);
    // 16 in a minute: the rest waits.
    expect(fake.queriedAt).toHaveLength(16);
    expect(fake.downloads.size).toBe(16);
    fake.pauseFor(1_000);
    await letPass(900);
    const before = fake.queriedAt.length;
    await letPass(120);
    expect(fake.early).toBe(0);
    await letPass(7_200);
    for (const at of fake.queriedAt) {
      const within = fake.queriedAt.filter(
        (other) => other >= at && other.getTime() - at.getTime() < 3_600_000,
      );
      expect(within.length).toBeLessThanOrEqual(20);
    }
    expect(fake.queriedAt.length).toBeGreaterThan(before);
    expect((await inbox(owner, '?page_size=200')).total).toBe(80);
    expect([...fake.downloads.values()].every((count) => count === 1)).toBe(true);
    expect(fake.downloads.size).toBe(80);
    expect(fake.early).toBe(0);
  });

  test('says why it fails, goes on by itself, and asks for a damaged file again', async () => {
    const { owner, nip } = await aBuyer();
    sell(nip);
    fake.outage = 500;
    await letPass(60);
    expect((await inbox(owner)).sync.error).toContain('KSeF');
    fake.outage = null;
    fake.damages = true;
    await letPass(1_200);
    const [item] = (await inbox(owner)).items;
    expect(item).toMatchObject({ match: 'unknown', reason: 'not_read' });
    refused(await owner.api.get(`${path}/${item?.id}/xml`), 404, 'received_invoice_missing');
    fake.damages = false;
    await letPass(2_400);
    expect((await inbox(owner)).items).toMatchObject([{ match: 'unknown', reason: 'no_order_number' }]);
    expect((await inbox(owner)).sync.error).toBeNull();
  });

  test('tries a mended token within two minutes, not after the hour that a refusal waits', async () => {
    const owner = await aCompany(app);
    const nip = nipOf((made += 1));
    await enterSeller(owner, 'PL', { ...polishSeller, nip });
    await owner.api.change('/company-settings/ksef', { environment: 'test', token: 'bad-token' });
    sell(nip);
    await letPass(60);
    expect((await inbox(owner)).sync.error).toContain('Nieprawidłowy token');
    await owner.api.change('/company-settings/ksef', { environment: 'test', token: 'good-token' });
    await letPass(120);
    const { sync, items } = await inbox(owner);
    expect(sync.error).toBeNull();
    expect(items).toHaveLength(1);
  });

  test('says that the list failed until one can be read', async () => {
    const { owner, nip } = await aBuyer();
    fake.failsLists = true;
    sell(nip);
    await letPass(600);
    expect((await inbox(owner)).sync.error).toContain('KSeF');
    fake.failsLists = false;
    await letPass(180);
    expect((await inbox(owner)).sync.error).toContain('KSeF');
    await letPass(300);
    const { sync, items } = await inbox(owner);
    expect(sync.error).toBeNull();
    expect(items).toHaveLength(1);
  });

  test('shows no environment what proves the company in another', async () => {
    const { owner, nip } = await aBuyer();
    sell(nip);
    clock.advance(60);
    fake.calls.length = 0;
    let reads = 0;
    // Somebody changes the settings when the turn was taken already.
    const db = new Proxy(app.db, {
      get: (object, name) => {
        const value: unknown = Reflect.get(object, name, object);
        if (name !== 'reads') return typeof value === 'function' ? (value.bind(object) as unknown) : value;
        return new Proxy(object.reads, {
          get: (connection, method) => {
            const own: unknown = Reflect.get(connection, method, connection);
            if (typeof own !== 'function') return own;
            return async (...parameters: unknown[]) => {
              if ((reads += 1) === 1)
                await app.rows(`update ksef_settings set environment = 'production' where company_id = $1`, [
                  owner.companyId,
                ]);
              if (reads > 1) throw new Error('enough');
              return (own as (...all: unknown[]) => unknown).apply(connection, parameters);
            };
          },
        });
      },
    });
    const fetching = new KsefFetchingService({
      db,
      clock,
      log: app.container.log,
      server,
      vault: new SecretVault({ current: 'a secret for links that only tests know', previous: [] }),
      settings: app.container.services.settings,
    });
    const stopped = new AbortController();
    await fetching.job.run(null, { signal: stopped.signal, touch: () => Promise.resolve() });
    expect(reads).toBe(1);
    expect(fake.calls).toEqual([]);
    await letPass(60);
    expect((await inbox(owner)).items).toHaveLength(1);
  });

  test('goes on with the next file where KSeF fails with one', async () => {
    const { owner, nip } = await aBuyer();
    const [first, second, third] = [sell(nip), sell(nip), sell(nip)];
    fake.failing.set(first.ksefNumber, 500);
    fake.failing.set(second.ksefNumber, 'too large');
    await letPass(60);
    const read = async () =>
      (await inbox(owner)).items
        .filter(({ reason }) => reason !== 'not_read')
        .map(({ ksef_number }) => ksef_number);
    expect(await read()).toEqual([third.ksefNumber]);
    expect((await inbox(owner)).sync.error).toContain('KSeF');
    // Each request is noted: none is made again behind that.
    expect(fake.downloadCalls).toHaveLength(3);
    const tries = await app.rows(
      'select download_tries, download_at is not null as waits from received_invoices where company_id = $1 order by id',
      [owner.companyId],
    );
    expect(tries).toEqual([
      { download_tries: 1, waits: true },
      { download_tries: 1, waits: true },
      { download_tries: 1, waits: false },
    ]);
    fake.failing.clear();
    await letPass(1_200);
    expect(await read()).toHaveLength(3);
  });

  test('keeps a file and what it says for its own company alone, and while it has the turn', async () => {
    const { owner, nip } = await aBuyer();
    const { ksefNumber } = sell(nip);
    fake.damages = true;
    await letPass(60);
    const other = await aBuyer();
    const [item] = (await inbox(owner)).items;
    const { id = 0 } = item ?? {};
    const { writes } = app.db;
    await app.rows('update ksef_queues set fetch_at = null');
    const turns = [await takeFetchTurn(writes, clock.now()), await takeFetchTurn(writes, clock.now())];
    const turnOf = ({ companyId }: TestMember) => {
      const turn = turns.find((one) => one?.company_id === companyId);
      if (!turn) throw new Error('No turn');
      return turn;
    };
    const file = { id, xml: Buffer.from('x'), now: clock.now() };
    expect(await keepFile(writes, turnOf(other.owner), file)).toBe(false);
    expect(await keepFacts(writes, turnOf(other.owner), { id, facts: null })).toBe(false);
    await app.rows('update ksef_queues set lock_key = gen_random_uuid() where company_id = $1', [
      owner.companyId,
    ]);
    expect(await keepFile(writes, turnOf(owner), file)).toBe(false);
    expect(await keepFacts(writes, turnOf(owner), { id, facts: null })).toBe(false);
    expect(
      await app.rows('select xml, is_unreadable from received_invoices where ksef_number = $1', [ksefNumber]),
    ).toEqual([{ xml: null, is_unreadable: false }]);
  });

  test('keeps what the environments have apart, and how far each was fetched', async () => {
    const { owner, nip } = await aBuyer();
    const to = (environment: string) =>
      owner.api.change('/company-settings/ksef', {
        environment,
        ...(environment === 'off' ? {} : { token: 'good-token' }),
      });
    const order = await anOrderAt(app, owner, OrderStatus.OrderCreated);
    const own = { order: String(order.id), seller: seller(21, carrierOf(order)), number: 'FV/21' };
    sell(nip, own);
    const lost = sell(nip);
    fake.failing.set(lost.ksefNumber, 500);
    await letPass(60);
    const [, invented] = (await inbox(owner)).items;
    expect(invented).toMatchObject({ match: 'documents_missing' });
    const at = (what: string) => `${path}/${invented?.id}${what}`;
    // Nothing of it is in the real one.
    fake.bought.length = 0;
    fake.downloadCalls.length = 0;
    await to('production');
    await letPass(3_600, 300);
    expect((await inbox(owner)).items).toEqual([]);
    refused(await owner.api.get(at('')), 404, 'not_found');
    refused(await owner.api.get(at('/xml')), 404, 'not_found');
    for (const [what, body] of [
      ['/approve', { route_id: order.routes[0] }],
      ['/assign', { route_id: order.routes[0] }],
      ['/reject', { reason: 'x' }],
      ['/restore', {}],
    ] as const)
      refused(await owner.api.post(at(what), body), 404, 'not_found');
    expect(fake.downloadCalls).toEqual([]);
    // The same number is no twin, nor in the way.
    sell(nip, own, -30);
    fake.queriedFrom.length = 0;
    await letPass(960);
    expect((await inbox(owner)).items).toMatchObject([{ match: 'documents_missing' }]);
    await to('off');
    expect((await inbox(owner)).items).toHaveLength(1);
    await to('test');
    fake.queriedFrom.length = 0;
    await letPass(960);
    expect((await inbox(owner)).items.map(({ ksef_number }) => ksef_number)).toContain(lost.ksefNumber);
    const daysBack = fake.queriedFrom.map((from) => (clock.now().getTime() - from.getTime()) / 86_400_000);
    expect(Math.max(...daysBack)).toBeLessThan(1);
  });

  test('reads a file again that a thread came to no result with, so many times', async () => {
    const { owner, nip } = await aBuyer();
    sell(nip);
    let reads = 0;
    const fetching = new KsefFetchingService(
      {
        db: app.db,
        clock,
        log: app.container.log,
        server,
        vault: new SecretVault({ current: 'a secret for links that only tests know', previous: [] }),
        settings: app.container.services.settings,
      },
      () => {
        reads += 1;
        return Promise.reject(new WorkerError('timed_out', 'too slow'));
      },
    );
    const { signal } = new AbortController();
    const pass = async (seconds: number) => {
      clock.advance(seconds);
      await fetching.job.run(null, { signal, touch: () => Promise.resolve() });
    };
    const isUnreadable = async () =>
      app.rows('select is_unreadable from received_invoices where company_id = $1', [owner.companyId]);
    await pass(60);
    await pass(30);
    expect(reads).toBe(1);
    for (let hours = 0; hours < 4; hours += 1) await pass(3_600);
    expect(reads).toBe(5);
    expect(await isUnreadable()).toEqual([{ is_unreadable: false }]);
    for (let hours = 0; hours < 4; hours += 1) await pass(3_600);
    expect(reads).toBe(6);
    expect(await isUnreadable()).toEqual([{ is_unreadable: true }]);
    // One that comes right in between is read.
    await app.rows(
      'update received_invoices set is_unreadable = false, read_tries = 2 where company_id = $1',
      [owner.companyId],
    );
    await letPass(3_600, 3_600);
    expect((await inbox(owner)).items).toMatchObject([{ reason: 'no_order_number' }]);
  });

  test('keeps an invoice that is listed in an unknown way, and goes on', async () => {
    const { owner, nip } = await aBuyer();
    const [first, second, third, fourth] = [
      sell(nip, {}, 90),
      sell(nip, {}, 80),
      sell(nip, {}, 70),
      sell(nip),
    ];
    const changes: Record<string, object> = {
      [first.ksefNumber]: { seller: null },
      [second.ksefNumber]: { currency: 'złoty', permanentStorageDate: 'soon' },
      [third.ksefNumber]: { ksefNumber: 'none' },
    };
    fake.relist = (listed) => ({ ...listed, ...changes[String(listed['ksefNumber'])] });
    await letPass(60);
    const { items, sync } = await inbox(owner);
    expect(sync.error).toBeNull();
    expect(new Set(items.map(({ ksef_number, reason }) => `${ksef_number} ${reason}`))).toEqual(
      new Set([
        `${first.ksefNumber} not_understood`,
        `${second.ksefNumber} not_understood`,
        `${fourth.ksefNumber} no_order_number`,
      ]),
    );
    const order = await anOrderAt(app, owner, OrderStatus.OrderCreated);
    for (const { id, reason } of items) {
      if (reason !== 'not_understood') continue;
      const answer = await owner.api.post(`${path}/${id}/approve`, { route_id: order.routes[0] });
      refused(answer, 409, 'received_invoice_not_bookable');
      taken(await owner.api.get(`${path}/${id}/xml`), 200);
    }
  });

  test('loses and doubles nothing when the process is killed 20 times', async () => {
    const { owner, nip } = await aBuyer();
    fake.pageSize = 5;
    const { services } = app.container;
    let kills = 0;
    for (let run = 0; kills < 20; run += 1) {
      for (let index = 0; index < 3; index += 1) sell(nip, { seller: seller(run * 3 + index) }, -30);
      // Another hour: the limits are not what is tried here.
      clock.advance(3_700);
      await app.rows('update ksef_queues set locked_until = null');
      const dying = new DyingDatabase(app.db, 1 + ((run * 7) % 19));
      const fetching = new KsefFetchingService({
        db: dying.db,
        clock,
        log: app.container.log,
        server,
        vault: new SecretVault({ current: 'a secret for links that only tests know', previous: [] }),
        settings: services.settings,
      });
      const signal = new AbortController().signal;
      await fetching.job.run(null, { signal, touch: () => Promise.resolve() }).catch(() => undefined);
      if (dying.isDead) kills += 1;
    }
    await app.rows('update ksef_queues set locked_until = null');
    await letPass(7_200);
    const { items, total } = await inbox(owner, '?page_size=200');
    expect(total).toBe(fake.bought.length);
    expect(new Set(items.map(({ ksef_number }) => ksef_number)).size).toBe(fake.bought.length);
    expect(items.filter(({ reason }) => reason === 'not_read')).toEqual([]);
    const rows = await app.rows<{ ksef_number: string; xml: Buffer }>(
      'select ksef_number, xml from received_invoices where company_id = $1',
      [owner.companyId],
    );
    for (const { ksef_number, xml } of rows)
      expect(xml).toEqual(fake.bought.find(({ ksefNumber }) => ksefNumber === ksef_number)?.xml);
    process.stderr.write(`KSeF: killed ${kills} times, ${rows.length} invoices, none lost, none twice\n`);
  }, 120_000);
});

/** A database whose process dies after so many statements: nothing that it begins afterwards is done. */
class DyingDatabase {
  isDead = false;
  readonly db: Database;

  constructor(db: Database, fuse: number) {
    let left = fuse;
    const burn = (): void => {
      left -= 1;
      if (left < 0) this.isDead = true;
      if (this.isDead) throw new Error('killed');
    };
    const dying = <Target extends object>(target: Target): Target =>
      new Proxy(target, {
        get: (object, name) => {
          const value: unknown = Reflect.get(object, name, object);
          if (typeof value !== 'function') return value;
          return async (...parameters: unknown[]) => {
            burn();
            return (value as (...all: unknown[]) => unknown).apply(object, parameters);
          };
        },
      });
    this.db = new Proxy(db, {
      get: (object, name) => {
        if (name === 'reads' || name === 'writes') return dying(Reflect.get(object, name, object) as object);
        if (name !== 'inCompany') return Reflect.get(object, name, object) as unknown;
        // Killed before the transaction, or within it, before its commit.
        return async (id: number, work: Parameters<Database['inCompany']>[1]) => {
          burn();
          return object.inCompany(id, async (unit) => {
            const answer = await work(unit);
            burn();
            return answer;
          });
        };
      },
    });
  }
}

describe('a received invoice', () => {
  test('becomes the carrier’s invoice when a person approves it, with term, payables and margin', async () => {
    const { owner, nip } = await aBuyer();
    const order = await anOrderAt(app, owner, OrderStatus.InProgress);
    const number = String(order.id);
    sell(nip, { order: number, seller: seller(11, carrierOf(order)), net: 1000, number: 'FV/11/2026' });
    await letPass(60);
    const [item] = (await inbox(owner)).items;
    const route_id = order.routes[0] ?? 0;
    expect(item).toMatchObject({
      match: 'documents_missing',
      difference: 0,
      order_id: order.id,
      route_id,
      agreed_amount: 1000,
      has_pod: false,
    });
    await aDocument(owner, route_id);
    expect((await inbox(owner)).items).toMatchObject([
      { match: 'seller_to_check', reason: 'first_of_seller', has_pod: true, state: 'open' },
    ]);
    expect(
      (await owner.api.read<OrderCarrierInvoices>(`/orders/${order.id}/carrier-invoices`)).items,
    ).toEqual([]);
    refused(
      await owner.api.post(`${path}/${item?.id}/approve`, { route_id: 2_000_000_000 }),
      409,
      'received_invoice_unmatched',
    );
    const approved = taken(await owner.api.post(`${path}/${item?.id}/approve`, { route_id }), 200);
    expect(approved).toMatchObject({ state: 'approved', match: 'agreed', order_id: order.id });
    refused(
      await owner.api.post(`${path}/${item?.id}/approve`, { route_id }),
      409,
      'received_invoice_decided',
    );
    const { items } = await owner.api.read<OrderCarrierInvoices>(`/orders/${order.id}/carrier-invoices`);
    expect(items).toMatchObject([
      { number: 'FV/11/2026', net_amount: 1000, vat_amount: 230, gross_amount: 1230, balance: 1230 },
    ]);
    expect(items[0]?.due_date).not.toBeNull();
    expect((await inbox(owner)).items).toEqual([]);
    const { text } = await owner.api.get(
      `/money/export/carrier-invoices?from=${today().slice(0, 7)}-01&to=${today()}`,
    );
    // A number of the test environment is none for the records of VAT.
    expect(text).toContain(`;${item?.ksef_number};${nipOf(11)};BFK;;61109010140000071219812874;`);
    expect(text).toContain(`;FV/11/2026 KSeF ${item?.ksef_number};test`);
    // Removed with the order, it waits for a decision again.
    taken(
      await owner.api.send('DELETE', `/orders/${order.id}/carrier-invoices/${items[0]?.id}`, {
        reason: 'Wrong',
      }),
      204,
    );
    expect((await inbox(owner)).items).toMatchObject([{ state: 'open', match: 'seller_to_check' }]);
  });

  test('of another sum wants a reason, and makes the margin the real one', async () => {
    const { owner, nip } = await aBuyer();
    const order = await anOrderAt(app, owner, OrderStatus.OrderCreated);
    await owner.api.create(`/orders/${order.id}/save-invoice`, {});
    sell(nip, { order: `${order.id}/1`, seller: seller(12, carrierOf(order)), net: 1080 });
    // Sending its own invoice has the first turn.
    await letPass(180);
    const [item] = (await inbox(owner)).items;
    expect(item).toMatchObject({ match: 'differs', difference: 80 });
    const approve = (more: object = {}) =>
      owner.api.post(`${path}/${item?.id}/approve`, { route_id: order.routes[0], ...more });
    refused(await approve(), 409, 'price_differs');
    const difference_reason = 'Waiting at the ramp';
    refused(await approve({ difference_reason }), 409, 'received_invoice_changed');
    refused(await approve({ difference_reason, difference: 60 }), 409, 'received_invoice_changed');
    taken(await approve({ difference_reason, difference: 80 }), 200);
    const { totals } = await owner.api.read<MarginPage>('/money/margins?by=month');
    expect(totals).toMatchObject({ cost: 1080 });
    // The seller is known by its number now, whatever it calls itself.
    const next = await anOrderAt(app, owner, OrderStatus.OrderCreated);
    await app.rows(
      `update subcontractor_offers set subcontractor_id = $2 where id = (select chosen_offer_id from order_routes where id = $1)`,
      [next.routes[0], order.carriers[0]?.id],
    );
    sell(nip, { order: String(next.id), seller: seller(12, 'Zupełnie Inna Nazwa'), net: 1000 }, -30);
    sell(nip, { order: String(next.id), seller: seller(13, carrierOf(order)), net: 1000 }, -30);
    await letPass(960);
    const matches = (await inbox(owner)).items.map(({ match, reason }) => [match, reason]);
    expect(matches.toSorted()).toEqual([
      ['documents_missing', null],
      ['unknown', 'other_seller'],
    ]);
  });

  test('that nobody can place is assigned by hand, or rejected with a reason', async () => {
    const { owner, nip } = await aBuyer();
    const order = await anOrderAt(app, owner, OrderStatus.OrderCreated);
    sell(nip, { seller: seller(14), net: 1000 });
    await letPass(60);
    const [item] = (await inbox(owner)).items;
    expect(item).toMatchObject({ match: 'unknown', reason: 'no_order_number', route_id: null });
    const at = (what: string) => `${path}/${item?.id}/${what}`;
    const route_id = order.routes[0] ?? 0;
    refused(await owner.api.post(at('approve'), { route_id }), 409, 'received_invoice_unmatched');
    refused(await owner.api.post(at('assign'), { route_id: 2_000_000_000 }), 422, 'validation_failed');
    const assigned = taken(await owner.api.post(at('assign'), { route_id }), 200);
    expect(assigned).toMatchObject({ match: 'documents_missing', route_id, is_assigned: true });
    refused(await owner.api.post(at('reject'), { reason: ' ' }), 422, 'validation_failed');
    const rejected = taken(await owner.api.post(at('reject'), { reason: 'Fuel' }), 200);
    expect(rejected).toMatchObject({ state: 'rejected', rejection_reason: 'Fuel' });
    refused(await owner.api.post(at('approve'), { route_id }), 409, 'received_invoice_decided');
    taken(await owner.api.post(at('restore')), 200);
    taken(await owner.api.post(at('approve'), { route_id }), 200);
    const details = await owner.api.read<ReceivedInvoiceDetails>(`${path}/${item?.id}`);
    expect(details).toMatchObject({
      state: 'approved',
      content: { kind: 'VAT', vat_amount: 230, line_count: 1 },
    });
  });

  test('is found in its place by what the list is sorted by', async () => {
    const { owner, nip } = await aBuyer();
    sell(nip, { number: 'B/1', seller: seller(21, 'Żeglarz'), net: 500, issueDate: '2026-11-03' }, 90);
    sell(nip, { number: 'C/1', seller: seller(22, 'Alfa'), net: 900, issueDate: '2026-11-01' }, 80);
    sell(nip, { number: 'a/1', seller: seller(23, 'Łan'), net: 700, issueDate: '2026-11-02' }, 70);
    await letPass(60);
    const sortedBy = async (sort: string) =>
      (await inbox(owner, `?sort=${sort}`)).items.map(({ invoice_number }) => invoice_number);
    for (const [sort, numbers] of [
      ['received_at', ['B/1', 'C/1', 'a/1']],
      ['issue_date', ['C/1', 'a/1', 'B/1']],
      ['invoice_number', ['a/1', 'B/1', 'C/1']],
      ['seller_name', ['C/1', 'a/1', 'B/1']],
      ['net_amount', ['B/1', 'a/1', 'C/1']],
      ['gross_amount', ['B/1', 'a/1', 'C/1']],
    ] as const) {
      expect(await sortedBy(sort)).toEqual(numbers);
      expect(await sortedBy(`-${sort}`)).toEqual(numbers.toReversed());
    }
    expect(await sortedBy('')).toEqual(['a/1', 'C/1', 'B/1']);
    for (const sort of ['zz', '-zz', '--received_at', 'xml'])
      expect(faultsIn(await owner.api.get(`${path}?sort=${sort}`))).toEqual({ sort: 'unknown_sort_field' });
  });

  test('is found by what names it', async () => {
    const { owner, nip } = await aBuyer();
    const sold = sell(nip, { number: 'FV/Łódź/7', seller: seller(31, 'Żeglarz sp. z o.o.') });
    sell(nip, { number: 'R/8', seller: seller(32, 'Alfa') });
    await letPass(60);
    const found = async (q: string) =>
      (await owner.api.read<ReceivedInvoicePage>(path, { q })).items.map(
        ({ invoice_number }) => invoice_number,
      );
    for (const q of ['ZEGLARZ', 'fv/lodz', nipOf(31), sold.ksefNumber])
      expect(await found(q)).toEqual(['FV/Łódź/7']);
    expect(await found('%')).toEqual([]);
    expect(await found(' ')).toHaveLength(2);
  });

  test('that cannot be taken over says so', async () => {
    const { owner, nip } = await aBuyer();
    const order = await anOrderAt(app, owner, OrderStatus.OrderCreated);
    const own = { order: String(order.id), seller: seller(15, carrierOf(order)) };
    sell(nip, { ...own, net: 1000, due: 400 });
    sell(nip, { ...own, net: 1000, currency: 'CZK' });
    sell(nip, { ...own, content: 'no invoice at all' });
    await letPass(60);
    const { items } = await inbox(owner);
    expect(items).toHaveLength(3);
    for (const { id, reason } of items) {
      const body = { route_id: order.routes[0] };
      const answer = await owner.api.post(`${path}/${id}/approve`, body);
      refused(answer, 409, 'received_invoice_not_bookable');
      expect(['first_of_seller', 'not_read']).toContain(reason);
    }
  });
});
