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
import { carriersInvoice, nipOf } from '../../received-invoices/testing/carriers-invoice.js';
import { FakeKsef, type Exchange } from './fake-ksef.js';

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
    fake.onExchange = (exchange) => void exchanges.push(exchange);
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
});
