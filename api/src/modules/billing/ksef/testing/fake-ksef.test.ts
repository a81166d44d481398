import { afterAll, describe, expect, test } from '@jest/globals';
import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OrderStatus } from '../../../../kernel/order/order-status.js';
import { FixedClock } from '../../../../platform/clock/clock.port.js';
import { enterSeller, latestInvoice, polishSeller, saveInvoice } from '../../../../testing/invoices.js';
import { anOrderAt } from '../../../../testing/orders.js';
import { aCompany } from '../../../../testing/people.js';
import { testApp } from '../../../../testing/test-app.js';
import { createTestLog } from '../../../../testing/test-log.js';
import { carriersInvoice, nipOf } from '../../received-invoices/testing/carriers-invoice.js';
import { KsefConnection } from '../ksef-connection.js';
import { KsefServer } from '../ksef-server.js';
import { KsefRefusal } from '../ksef-errors.js';
import { FakeKsef, type Exchange } from './fake-ksef.js';
import { hashOf, keptFile, spoilFile } from './spoilt-file.js';

/** The Ministry's description, which is no part of the product. */
const descriptionPath = join(import.meta.dirname, '../../../../../../../shared/ksef/api/open-api.json');
const isThere = existsSync(descriptionPath);
if (!isThere) process.stderr.write('skipped: the Ministry’s description is not beside the checkout\n');

type Schema = Readonly<Record<string, unknown>>;
interface Media {
  schema?: Schema;
}
interface Operation {
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

// The package is CommonJS, and its types name no default.
const require = createRequire(import.meta.url);
const { default: Validator } = require('openapi-response-validator') as {
  default: new (given: object) => {
    validateResponse(
      status: string,
      body: unknown,
    ): { errors?: { path?: string; message: string }[]; message: string } | undefined;
  };
};

/** What is wrong with a body by its schema. */
function faultsOf(body: unknown, schema: Schema, { components }: Description): string[] {
  const validator = new Validator({ responses: { 200: { schema } }, components });
  const found = validator.validateResponse('200', body);
  return found ? (found.errors ?? []).map(({ path, message }) => `${path}: ${message}`) : [];
}

/** What is wrong with an exchange by the description; null where it has no such operation. */
function faultsOfExchange(
  { method, path, sent, reply }: Exchange,
  description: Description,
): string[] | null {
  const plain = path.replace(/^\/v2/, '').replace(/\?.*$/, '');
  const fits = (template: string) =>
    new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(plain) &&
    description.paths[template]?.[method.toLowerCase()];
  // `/auth/{referenceNumber}` also fits `/auth/challenge`: the one with the fewest blanks counts.
  const [template] = Object.keys(description.paths)
    .filter(fits)
    .toSorted((one, other) => one.split('{').length - other.split('{').length);
  const operation = template && description.paths[template]?.[method.toLowerCase()];
  if (!operation) return null;
  const asked = operation.requestBody?.content['application/json']?.schema;
  const answers = operation.responses[String(reply.status)];
  if (!answers) return [`no answer ${reply.status}`];
  const media = reply.headers?.['content-type'] ?? 'application/json';
  const told = answers.content?.[media]?.schema;
  const isJson = reply.body !== undefined && !Buffer.isBuffer(reply.body);
  return [
    ...(asked ? faultsOf(JSON.parse(sent.toString('utf8')), asked, description) : []),
    ...(told && isJson ? faultsOf(JSON.parse(JSON.stringify(reply.body)), told, description) : []),
  ];
}

const clock = new FixedClock();
const fake = await FakeKsef.start(clock);
const app = await testApp({ clock, settings: { KSEF_URL: fake.url } });
afterAll(() => fake.close());

(isThere ? describe : describe.skip)('the KSeF of the tests', () => {
  test('asks and answers as the Ministry describes: sign-in, sessions, packages, receipts, lists and downloads', async () => {
    const description = JSON.parse(readFileSync(descriptionPath, 'utf8')) as Description;
    const exchanges: Exchange[] = [];
    // What is answered while KSeF does not work is described nowhere.
    fake.onExchange = (exchange) => void (fake.outage === null && exchanges.push(exchange));
    const company = await aCompany(app);
    const nip = nipOf(700);
    await enterSeller(company, 'PL', { ...polishSeller, nip });
    fake.bought.push(
      carriersInvoice(
        {
          seller: { nip: '7743186491', name: 'Nord-Trans' },
          buyerNip: nip,
          number: 'FV 1',
          issueDate: '2026-11-19',
          currency: 'PLN',
          net: 1000,
        },
        clock.now(),
      ),
    );
    await company.api.change('/company-settings/ksef', { environment: 'test', token: 'good-token' });
    const issue = async () => saveInvoice(await anOrderAt(app, company, OrderStatus.OrderCreated));
    const order = await anOrderAt(app, company, OrderStatus.OrderCreated);
    await saveInvoice(order);
    await app.doJobs();
    // Sent once more: a duplicate.
    await app.rows('delete from ksef_submissions where order_id = $1', [order.id]);
    await company.api.act(`/orders/${order.id}/invoices/${(await latestInvoice(order)).id}/ksef-retry`);
    fake.refusal = () => ({ code: 450, description: 'Nie', details: ['Zły rachunek'] });
    await issue();
    await app.doJobs();
    fake.refusal = () => null;
    for (let count = 0; count < 20; count += 1) await issue();
    for (let passed = 0; passed < 1200; passed += 60) {
      clock.advance(60);
      await app.container.jobs.enqueue('ksef.fetch', null);
      await app.doJobs();
    }
    // Issued offline, refused for its file, and corrected technically.
    fake.outage = 500;
    const offline = await anOrderAt(app, company, OrderStatus.OrderCreated);
    await saveInvoice(offline);
    const letPass = async () => {
      for (let passed = 0; passed < 400; passed += 20) {
        clock.advance(20);
        await app.doJobs();
      }
    };
    await letPass();
    const first = await spoilFile(app, offline);
    fake.outage = null;
    await letPass();
    await company.api.act(`/orders/${offline.id}/invoices/${(await latestInvoice(offline)).id}/ksef-retry`);
    await letPass();
    expect((await latestInvoice(offline)).ksef).toMatchObject({ status: 'accepted' });
    expect(fake.accepted.at(-1)).toMatchObject({ correctedHash: hashOf(first) });
    const checked = new Map<string, number>();
    const wrong: string[] = [];
    for (const exchange of exchanges) {
      const name = `${exchange.method} ${exchange.path
        .replace(/^\/v2/, '')
        .replace(/\?.*$/, '')
        .replaceAll(/\d{8,10}-[\w-]+/g, '{}')}`;
      const faults = faultsOfExchange(exchange, description);
      if (faults === null) {
        // Where parts of packages are put is said by an answer, not by the description.
        if (!/^PUT \/storage\//.test(name)) wrong.push(`${name}: not described`);
        continue;
      }
      checked.set(name, (checked.get(name) ?? 0) + 1);
      wrong.push(...faults.map((fault) => `${name} (${exchange.reply.status}): ${fault}`));
    }
    expect([...new Set(wrong)]).toEqual([]);
    expect([...checked.keys()].toSorted()).toEqual([
      'GET /auth/{}',
      'GET /invoices/ksef/{}',
      'GET /security/public-key-certificates',
      'GET /sessions/{}',
      'GET /sessions/{}/invoices',
      'GET /sessions/{}/invoices/ksef/{}/upo',
      'GET /sessions/{}/invoices/{}',
      'GET /sessions/{}/invoices/{}/upo',
      'POST /auth/challenge',
      'POST /auth/ksef-token',
      'POST /auth/token/redeem',
      'POST /invoices/query/metadata',
      'POST /sessions/batch',
      'POST /sessions/batch/{}/close',
      'POST /sessions/online',
      'POST /sessions/online/{}/close',
      'POST /sessions/online/{}/invoices',
    ]);
  }, 300_000);

  test('takes a technical correction of a refused offline invoice alone, and refuses others as described', async () => {
    const description = JSON.parse(readFileSync(descriptionPath, 'utf8')) as Description;
    const [, online] = Object.entries(description.paths).find(([path]) =>
      path.endsWith('/sessions/online/{referenceNumber}/invoices'),
    ) ?? [''];
    const told = JSON.stringify(online?.['post']?.responses['400']);
    const company = await aCompany(app);
    const nip = nipOf(701);
    await enterSeller(company, 'PL', { ...polishSeller, nip });
    const order = await anOrderAt(app, company, OrderStatus.OrderCreated);
    await saveInvoice(order);
    const xml = await keptFile(order);
    const connection = await KsefConnection.open(
      { environment: 'test', nip, secret: { token: 'good-token' } },
      {
        clock,
        log: createTestLog().logger,
        signal: AbortSignal.timeout(60_000),
        server: new KsefServer(fake.url, 1_000),
      },
    );
    const session = await connection.openSession();
    /** Codes by which a file is refused at once; none where KSeF takes it. */
    const send = (file: string, isOffline: boolean, correctedHash: string | null = null) =>
      connection.send(session, Buffer.from(file), { isOffline, correctedHash }).then(
        () => [],
        (error: unknown) => (error instanceof KsefRefusal ? error.codes : Promise.reject(error as Error)),
      );
    const numbered = (number: string, variant = '3') =>
      xml
        .replace(/<P_2>[^<]+</, `<P_2>${number}<`)
        .replace(/<WariantFormularza>\d</, `<WariantFormularza>${variant}<`);
    // Of nothing that it knows, of what was sent online, and itself not offline.
    expect(await send(numbered('A'), true, hashOf('nothing'))).toEqual([21405]);
    expect(await send(numbered('A', '9'), false)).toEqual([]);
    expect(await send(numbered('A'), true, hashOf(numbered('A', '9')))).toEqual([21405]);
    expect(await send(numbered('B', '9'), true)).toEqual([]);
    const refusedHash = hashOf(numbered('B', '9'));
    expect(await send(numbered('B'), false, refusedHash)).toEqual([21405]);
    // A correction that is refused, too, leaves the way open; one that is accepted closes it.
    expect(await send(numbered('B', '8'), true, refusedHash)).toEqual([]);
    expect(await send(numbered('B'), true, refusedHash)).toEqual([]);
    expect(await send(numbered('B'), true, refusedHash)).toEqual([21166]);
    expect(await send(numbered('C'), true)).toEqual([]);
    expect(await send(numbered('C'), true, hashOf(numbered('C')))).toEqual([21167]);
    for (const code of [21166, 21167, 21405]) expect(told).toContain(String(code));
  });
});
