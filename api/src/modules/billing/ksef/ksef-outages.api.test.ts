import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { FixedClock } from '../../../platform/clock/clock.port.js';
import { FakePdf } from '../../../platform/pdf/fake-pdf.js';
import { refused } from '../../../testing/api-caller.js';
import { enterSeller, latestInvoice, polishSeller, saveInvoice } from '../../../testing/invoices.js';
import { anOrderAt, type TestOrder } from '../../../testing/orders.js';
import { aCollaborator, aCompany, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import { nipOf } from '../received-invoices/testing/carriers-invoice.js';
import type { KsefOutageList } from './ksef-outage.dto.js';
import type { UnsentInvoicePage } from './ksef-submission.dto.js';
import { FakeKsef } from './testing/fake-ksef.js';

// Friday the 20th of November 2026, 10.30 in Warsaw.
const clock = new FixedClock();
const start = clock.now().getTime();
const pdf = new FakePdf();
const fake = await FakeKsef.start(clock);
const app = await testApp({ clock, pdf, settings: { KSEF_URL: fake.url } });
afterAll(() => fake.close());

const path = '/company-settings/ksef-outages';
let made = 300;

beforeEach(() => {
  fake.outage = null;
});

async function aSender(): Promise<TestMember> {
  const company = await aCompany(app);
  await enterSeller(company, 'PL', { ...polishSeller, nip: nipOf((made += 1)) });
  await company.api.change('/company-settings/ksef', { environment: 'test', token: 'good-token' });
  await app.doJobs();
  return company;
}

async function issued(company: TestMember): Promise<TestOrder> {
  const order = await anOrderAt(app, company, OrderStatus.OrderCreated);
  await saveInvoice(order);
  return order;
}

async function letPass(seconds: number, step = 30): Promise<void> {
  for (let passed = 0; passed < seconds; passed += step) {
    clock.advance(step);
    await app.doJobs();
  }
}

const stateOf = async (order: TestOrder) => (await latestInvoice(order)).ksef;
const at = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
const unsent = (company: TestMember) => company.api.read<UnsentInvoicePage>('/money/unsent-invoices');

describe('while an outage is announced', () => {
  test('nothing is asked; invoices have both codes and wait for its end, then go in sequence as offline', async () => {
    const company = await aSender();
    const { items } = await company.api.create<KsefOutageList>(path, {
      kind: 'unavailable',
      begins_at: at(-1),
    });
    expect(items).toMatchObject([{ kind: 'unavailable', is_on: true, ends_at: null }]);
    const calls = fake.calls.length;
    const orders = [await issued(company), await issued(company)] as const;
    await letPass(300);
    expect(fake.calls).toHaveLength(calls);
    expect(await stateOf(orders[0])).toMatchObject({
      status: 'offline',
      offline_mode: 'unavailable',
      deadline: null,
    });
    const invoice = await latestInvoice(orders[0]);
    await company.api.read(`/documents/${invoice.document_id}`);
    expect(pdf.printed.at(-1)).toContain('<figcaption>OFFLINE</figcaption>');
    const before = fake.accepted.length;
    // Its end is announced for two hours later: the deadline runs from then.
    await company.api.change(`${path}/${items[0]?.id}`, {
      kind: 'unavailable',
      begins_at: items[0]?.begins_at,
      ends_at: at(2),
    });
    expect(await stateOf(orders[0])).toMatchObject({ status: 'offline', deadline: '2026-11-23' });
    await letPass(3600, 600);
    expect(fake.calls).toHaveLength(calls);
    await letPass(4200, 600);
    for (const order of orders)
      expect(await stateOf(order)).toMatchObject({ status: 'accepted', deadline: null });
    const sent = fake.accepted.slice(before);
    expect(sent.map(({ isOffline }) => isOffline)).toEqual([true, true]);
    expect(sent[0]?.invoiceNumber).toBe(invoice.number);
  });

  test('a failure gives seven working days, also to what was offline before', async () => {
    const company = await aSender();
    fake.outage = 500;
    const earlier = await issued(company);
    await letPass(120);
    expect(await stateOf(earlier)).toMatchObject({ offline_mode: 'offline24', deadline: '2026-11-23' });
    const { items } = await company.api.create<KsefOutageList>(path, { kind: 'failure', begins_at: at(0) });
    expect(await stateOf(earlier)).toMatchObject({ offline_mode: 'offline24', deadline: null });
    clock.advance(60);
    const later = await issued(company);
    await letPass(60);
    expect(await stateOf(later)).toMatchObject({ offline_mode: 'failure', deadline: null });
    const [first] = items;
    await company.api.change(`${path}/${first?.id}`, {
      kind: 'failure',
      begins_at: first?.begins_at,
      ends_at: at(0),
    });
    // Friday's end and seven working days: Tuesday the 1st of December.
    for (const order of [earlier, later])
      expect(await stateOf(order)).toMatchObject({ deadline: '2026-12-01' });
    expect((await unsent(company)).items.map(({ offline_mode, send_by }) => [offline_mode, send_by])).toEqual(
      [
        ['offline24', '2026-12-01'],
        ['failure', '2026-12-01'],
      ],
    );
    fake.outage = null;
    await letPass(600);
    expect((await unsent(company)).items).toEqual([]);
  });

  test('what is issued in a total one is never sent, has no codes, and its correction does not wait for it', async () => {
    const company = await aSender();
    const { items } = await company.api.create<KsefOutageList>(path, { kind: 'total', begins_at: at(-1) });
    const order = await issued(company);
    await letPass(60);
    expect(await stateOf(order)).toMatchObject({ status: 'exempt', offline_mode: 'total', deadline: null });
    const invoice = await latestInvoice(order);
    await company.api.read(`/documents/${invoice.document_id}`);
    expect(pdf.printed.at(-1)).not.toContain('OFFLINE');
    const [first] = items;
    await company.api.change(`${path}/${first?.id}`, {
      kind: 'total',
      begins_at: first?.begins_at,
      ends_at: at(0),
    });
    const before = fake.accepted.length;
    await letPass(600);
    expect(await stateOf(order)).toMatchObject({ status: 'exempt' });
    refused(
      await company.api.post(`/orders/${order.id}/invoices/${invoice.id}/ksef-retry`, {}),
      409,
      'ksef_not_to_retry',
    );
    await company.api.create(`/orders/${order.id}/correct-invoice`, { reason: 'Rabat', net_amount: 900 });
    await letPass(60);
    expect(fake.accepted.slice(before).map(({ xml }) => /<NrKSeFN>1</.test(xml))).toEqual([true]);
    // Entered by mistake: the invoice has to be sent after all.
    expect((await company.api.delete(`${path}/${first?.id}`)).status).toBe(204);
    await letPass(60);
    expect(await stateOf(order)).toMatchObject({ status: 'accepted' });
  });

  test('outages do not overlap, end after they begin, and are the owner’s to enter', async () => {
    const company = await aSender();
    await company.api.create(path, { kind: 'failure', begins_at: at(-5), ends_at: at(-3) });
    refused(
      await company.api.post(path, { kind: 'unavailable', begins_at: at(-4) }),
      409,
      'ksef_outage_overlaps',
    );
    refused(
      await company.api.post(path, { kind: 'unavailable', begins_at: at(2), ends_at: at(1) }),
      422,
      'validation_failed',
    );
    await company.api.create(path, { kind: 'unavailable', begins_at: at(-3), ends_at: at(-2) });
    const colleague = await aCollaborator(app, company);
    refused(await colleague.api.get(path), 403, 'owner_only');
    const log = await app.rows<{ action: string }>(
      `select action from audit_log where company_id = $1 and record = 'ksef_outage'`,
      [company.companyId],
    );
    expect(log).toHaveLength(2);
  });
});

describe('a day before the deadline', () => {
  test('the owner is mailed once, on the working day before from noon on', async () => {
    const company = await aSender();
    // Back to Friday, 10.30 in Warsaw.
    clock.advance((start + 7 * 86_400_000 - clock.now().getTime()) / 1000);
    fake.outage = 500;
    const order = await issued(company);
    await letPass(120);
    const state = await stateOf(order);
    expect(state).toMatchObject({ status: 'offline', deadline: '2026-11-30' });
    const mailsTo = () =>
      app.rows<{ subject: string; body: string }>(
        `select subject, text_body as body from mail_outbox where to_address = $1 and subject like '%2026-11-30%'`,
        [company.email],
      );
    const warn = async () => {
      await app.container.jobs.enqueue('ksef.warn', null);
      await app.doJobs();
    };
    await warn();
    expect(await mailsTo()).toEqual([]);
    clock.advance(2 * 3600);
    await warn();
    await warn();
    expect(await mailsTo()).toHaveLength(1);
  });
});
