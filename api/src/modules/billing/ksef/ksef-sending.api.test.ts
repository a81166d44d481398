import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CertificateService } from 'ksef-client-ts';
import { FakePdf } from '../../../platform/pdf/fake-pdf.js';
import { refused, type Answer } from '../../../testing/api-caller.js';
import {
  anInvoicedOrder,
  enterSeller,
  invoicesOf,
  latestInvoice,
  polishSeller,
  saveInvoice,
} from '../../../testing/invoices.js';
import { anOrderAt, type TestOrder } from '../../../testing/orders.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { aCollaborator, aCompany, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import { SecretVault } from '../../../platform/vault/secret-vault.js';
import { FixedClock } from '../../../platform/clock/clock.port.js';
import type { WorkQueue } from '../../insight/work-queue/work-queue.dto.js';
import type { InvoiceDto } from '../invoices/invoice.dto.js';
import { isKsefNumber } from '../structured-invoices/ksef-number.js';
import type { KsefSettings } from './ksef-settings.dto.js';
import { noteAccepted, noteRefused, type Submission } from './ksef-submission.queries.js';
import { FakeKsef } from './testing/fake-ksef.js';

const clock = new FixedClock();
const pdf = new FakePdf();
const fake = await FakeKsef.start(clock);
const app = await testApp({ clock, pdf, settings: { KSEF_URL: fake.url } });
afterAll(() => fake.close());

const path = '/company-settings/ksef';

beforeEach(() => {
  fake.cutShare = 0;
  fake.outage = null;
  fake.looks = 1;
  fake.early = 0;
  fake.losesParts = false;
  fake.packageRefusal = null;
  fake.onExchange = () => undefined;
  fake.refusal = () => null;
});

/** A NIP with the right check digit. */
function nipOfCompany(index: number): string {
  const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];
  for (let start = 526_300_000 + index * 11; ; start += 1) {
    const digits = String(start);
    const check = weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0) % 11;
    if (check < 10) return `${digits}${check}`;
  }
}

/** A company that is a seller of its own, so that numbers of invoices do not meet those of another test. */
let made = 0;
async function aSendingCompany(input: object = { token: 'good-token' }): Promise<TestMember> {
  const company = await aCompany(app);
  await enterSeller(company, 'PL', { ...polishSeller, nip: nipOfCompany(made++) });
  await company.api.change(path, { environment: 'test', ...input });
  return company;
}

async function anIssuedOrder(company: TestMember): Promise<TestOrder> {
  const order = await anOrderAt(app, company, OrderStatus.OrderCreated);
  await saveInvoice(order);
  return order;
}

/** Lets time pass, and does what is due, until nothing changes any more. */
async function letPass(seconds: number, step = 5): Promise<void> {
  for (let passed = 0; passed < seconds; passed += step) {
    clock.advance(step);
    await app.doJobs();
  }
}

const stateOf = async (order: TestOrder): Promise<InvoiceDto['ksef']> => (await latestInvoice(order)).ksef;
const bytesOf = ({ body, text }: Answer): Buffer => (Buffer.isBuffer(body) ? body : Buffer.from(text));
const at = (order: TestOrder, { id }: InvoiceDto, what: string) =>
  `/orders/${order.id}/invoices/${id}/${what}`;

describe('the settings', () => {
  test('tell of the proof only that there is one', async () => {
    const company = await aCompany(app);
    await enterSeller(company);
    const nothingOffline = { offline_certificate: null, signs_offline_codes: false };
    expect(await company.api.read(path)).toEqual({
      environment: 'off',
      credential: null,
      ...nothingOffline,
      updated_at: null,
    });
    const changed = await company.api.change<KsefSettings>(path, {
      environment: 'test',
      token: 'a-secret-token',
    });
    const credential = {
      kind: 'token',
      environment: 'test',
      since: clock.now().toISOString(),
      certificate_ends_at: null,
    };
    expect(changed).toEqual({
      environment: 'test',
      credential,
      ...nothingOffline,
      updated_at: clock.now().toISOString(),
    });
    expect(await company.api.read(path)).toEqual(changed);
    const rows = await app.rows<{ row: string }>(
      'select k::text as row from ksef_settings k where company_id = $1',
      [company.companyId],
    );
    expect(rows[0]?.row).toContain('v1.');
    expect(rows[0]?.row).not.toContain('a-secret-token');
    const log = await app.rows<{ row: string }>(
      `select l::text as row from audit_log l where company_id = $1 and record = 'ksef_settings'`,
      [company.companyId],
    );
    expect(log.length).toBeGreaterThan(0);
    for (const { row } of log) expect(row).not.toMatch(/a-secret-token|v1\./);
    // Without a new one the stored one stays, and so does the environment; null removes it.
    const off = await company.api.change<KsefSettings>(path, { environment: 'off' });
    expect(off.credential).toEqual(credential);
    expect((await company.api.change<KsefSettings>(path, { environment: 'test' })).credential).toEqual(
      credential,
    );
    const renewed = await company.api.change<KsefSettings>(path, { token: 'another-token' });
    expect(renewed.environment).toBe('test');
    // What one environment issued is none of another.
    const withoutToken = refused(
      await company.api.put(path, { environment: 'demo' }),
      422,
      'validation_failed',
    );
    expect(withoutToken.errors).toMatchObject([{ field: 'token', code: 'required' }]);
    expect(await company.api.read(path)).toEqual(renewed);
    const demo = await company.api.change<KsefSettings>(path, { environment: 'demo', token: 'demo-token' });
    expect(demo).toMatchObject({ environment: 'demo', credential: { kind: 'token' } });
    refused(await company.api.put(path, { environment: 'test', token: null }), 422, 'validation_failed');
    const none = await company.api.change<KsefSettings>(path, { environment: 'off', token: null });
    expect(none.credential).toBeNull();
  });

  test('are sealed anew under a new secret, and open then', async () => {
    const company = await aSendingCompany();
    const sealed = async () =>
      app.rows<{ sealed_secret: string }>('select sealed_secret from ksef_settings where company_id = $1', [
        company.companyId,
      ]);
    const before = await sealed();
    const previousSecrets = ['a secret for links that only tests know'];
    const rotated = await testApp({
      database: app.database,
      clock,
      secret: 'another secret that only tests know of',
      previousSecrets,
    });
    await rotated.container.jobs.enqueue('vault.reseal', null);
    await rotated.doJobs();
    const [after] = await sealed();
    expect(after?.sealed_secret).not.toBe(before[0]?.sealed_secret);
    const vault = new SecretVault({ current: 'another secret that only tests know of', previous: [] });
    const { text } = vault.open(after?.sealed_secret ?? '', `ksef:${company.companyId}`);
    expect(JSON.parse(text)).toEqual({ token: 'good-token' });
    // The other tests go on with the first one.
    await company.api.change(path, { environment: 'off', token: null });
  });

  test('refuse what cannot work', async () => {
    const company = await aCompany(app);
    await enterSeller(company);
    const { certificatePem, privateKeyPem } = await CertificateService.generateCompanySeal(
      'F',
      'VATPL-5260001246',
      'F',
    );
    const other = await CertificateService.generateCompanySeal('G', 'VATPL-5260001246', 'G', 'ECDSA');
    const faults = async (body: object, caller = company) =>
      (refused(await caller.api.put(path, body), 422, 'validation_failed').errors ?? []).map(
        ({ field, code }) => [field, code],
      );
    expect(await faults({ environment: 'test', token: 'x', private_key_password: 'y' })).toEqual([
      ['private_key', 'required'],
    ]);
    expect(await faults({ environment: 'test' })).toEqual([['token', 'required']]);
    expect(await faults({ environment: 'test', certificate: certificatePem })).toEqual([
      ['private_key', 'required'],
    ]);
    expect(await faults({ environment: 'test', certificate: 'x', private_key: privateKeyPem })).toEqual([
      ['certificate', 'invalid_certificate'],
    ]);
    expect(await faults({ environment: 'test', certificate: certificatePem, private_key: 'x' })).toEqual([
      ['private_key', 'invalid_private_key'],
    ]);
    expect(
      await faults({ environment: 'test', certificate: certificatePem, private_key: other.privateKeyPem }),
    ).toEqual([['private_key', 'private_key_of_another']]);
    const bare = await aCompany(app);
    expect(await faults({ environment: 'test', token: 'x' }, bare)).toEqual([
      ['company_data.nip', 'required'],
    ]);
    const norwegian = await aCompany(app);
    await enterSeller(norwegian, 'NO');
    refused(await norwegian.api.put(path, { environment: 'test', token: 'x' }), 409, 'ksef_polish_only');
    refused(await (await aCollaborator(app, company)).api.get(path), 403, 'owner_only');
  });

  test('refuse a certificate that has ended', async () => {
    const { certificatePem: certificate, privateKeyPem: private_key } =
      await CertificateService.generateCompanySeal('F', 'VATPL-5260001246', 'F');
    const later = await testApp({ clock: new FixedClock('2028-02-01T09:30:00Z'), rates: 'shipped' });
    const company = await aCompany(later);
    await enterSeller(company);
    const answer = await company.api.put(path, { environment: 'test', certificate, private_key });
    expect(refused(answer, 422, 'validation_failed').errors).toMatchObject([
      { field: 'certificate', code: 'certificate_expired' },
    ]);
  });
});

describe('an issued invoice', () => {
  test('of a company that sends none goes nowhere', async () => {
    const company = await aCompany(app);
    const order = await anInvoicedOrder(app, company);
    const invoice = await latestInvoice(order);
    expect(invoice.ksef).toBeNull();
    refused(await company.api.post(at(order, invoice, 'ksef-retry'), {}), 409, 'ksef_off');
    refused(await company.api.get(at(order, invoice, 'upo')), 404, 'no_ksef_receipt');
  });

  test('is sent by itself, gets its number and its receipt, and is printed with them', async () => {
    const company = await aSendingCompany();
    const order = await anIssuedOrder(company);
    expect(await stateOf(order)).toMatchObject({ status: 'waiting', number: null, error: null });
    await app.doJobs();
    const invoice = await latestInvoice(order);
    expect(invoice.ksef).toMatchObject({ status: 'accepted', deadline: null, error: null });
    const number = invoice.ksef?.number ?? '';
    expect(isKsefNumber(number)).toBe(true);
    const taken = fake.accepted.find(({ verdict }) => verdict.number === number);
    expect(taken?.invoiceNumber).toBe(invoice.number);
    expect(invoice.ksef?.reference).toBe(taken?.reference);
    expect(bytesOf(await company.api.get(at(order, invoice, 'xml'))).toString()).toBe(taken?.xml);
    expect(
      bytesOf(await company.api.get(at(order, invoice, 'upo'))).equals(taken?.verdict.receipt ?? Buffer.of()),
    ).toBe(true);
    refused(await company.api.post(at(order, invoice, 'ksef-retry'), {}), 409, 'ksef_not_to_retry');
    await company.api.read(`/documents/${invoice.document_id}`);
    const page = pdf.printed.at(-1) ?? '';
    expect(page).toContain(`<figcaption>${number}</figcaption>`);
    expect(page).toContain(`${invoice.number}, <span class="whole">${number}</span>`);
    expect(page).not.toContain('OFFLINE');
  });

  test('is sent by a company that signs in with a certificate', async () => {
    const { certificatePem: certificate, privateKeyPem: private_key } =
      await CertificateService.generateCompanySeal('F', 'VATPL-7790001232', 'F');
    const company = await aSendingCompany({ certificate, private_key });
    const order = await anIssuedOrder(company);
    await app.doJobs();
    expect(await stateOf(order)).toMatchObject({ status: 'accepted' });
  });

  test('that KSeF refuses says why, and is sent again when somebody wants it', async () => {
    const company = await aSendingCompany();
    fake.refusal = () => ({
      code: 450,
      description: 'Błąd weryfikacji semantyki',
      details: ['Zły rachunek'],
    });
    const order = await anIssuedOrder(company);
    await app.doJobs();
    expect(await stateOf(order)).toMatchObject({
      status: 'refused',
      error:
        'KSeF refused what stands in the invoice. In its words: 450: Błąd weryfikacji semantyki Zły rachunek',
    });
    await letPass(120, 30);
    expect(await stateOf(order)).toMatchObject({ status: 'refused' });
    fake.refusal = () => null;
    const retried = await company.api.act(at(order, await latestInvoice(order), 'ksef-retry'));
    expect(retried).toMatchObject({ status: 'waiting', error: null });
    await app.doJobs();
    expect(await stateOf(order)).toMatchObject({ status: 'accepted', error: null });
  });

  test('that was sent by another program before is a success with the number that it has', async () => {
    const company = await aSendingCompany();
    const order = await anIssuedOrder(company);
    await app.doJobs();
    const first = await stateOf(order);
    // As if nothing were known of the first time.
    await app.rows('delete from ksef_submissions where order_id = $1', [order.id]);
    await company.api.act(at(order, await latestInvoice(order), 'ksef-retry'));
    await app.doJobs();
    expect(await stateOf(order)).toMatchObject({
      status: 'accepted',
      number: first?.number,
      acquired_at: first?.acquired_at,
    });
    expect((await company.api.get(at(order, await latestInvoice(order), 'upo'))).status).toBe(200);
  });

  test('waits as a correction until what it corrects has its number', async () => {
    const company = await aSendingCompany();
    const order = await anIssuedOrder(company);
    fake.outage = 503;
    await letPass(60);
    await company.api.create(`/orders/${order.id}/correct-invoice`, { reason: 'Rabat', net_amount: 900 });
    const [waited, waiting] = (await invoicesOf(order)).items;
    expect([waited?.ksef?.status, waiting?.ksef?.status]).toEqual(['offline', 'waiting']);
    // It says what it waits for, and until when that has to be sent.
    expect(waiting?.ksef).toMatchObject({ held_back_by: 'original', deadline: waited?.ksef?.deadline });
    expect(waiting?.ksef?.error).toContain(`${waited?.number} has no KSeF number yet`);
    const unsent = await company.api.read<{ items: object[] }>('/money/unsent-invoices');
    expect(unsent.items).toMatchObject([
      { invoice_id: waited?.id },
      { invoice_id: waiting?.id, send_by: waited?.ksef?.deadline, unsent_reason: waiting?.ksef?.error },
    ]);
    fake.outage = null;
    fake.refusal = () => ({ code: 450, description: 'Nie', details: [] });
    await letPass(300);
    const [invoice, correction] = (await invoicesOf(order)).items;
    expect([invoice?.ksef?.status, correction?.ksef?.status]).toEqual(['refused', 'waiting']);
    expect(correction?.ksef?.error).toContain(`Fix and send invoice ${invoice?.number} first`);
    fake.refusal = () => null;
    if (invoice) await company.api.act(at(order, invoice, 'ksef-retry'));
    await app.doJobs();
    await letPass(10);
    const after = (await invoicesOf(order)).items;
    expect(after.map(({ ksef }) => ksef?.status)).toEqual(['accepted', 'accepted']);
    const [entry] = await app.rows<{ actor_id: number; record_id: number }>(
      `select actor_id, record_id from audit_log where company_id = $1 and action = 'invoice.ksef_retried'`,
      [company.companyId],
    );
    expect(entry).toEqual({ actor_id: company.id, record_id: invoice?.id });
    expect(fake.accepted.at(-1)?.xml).toContain(
      `<NrKSeFFaKorygowanej>${after[0]?.ksef?.number}</NrKSeFFaKorygowanej>`,
    );
  });
});

describe('a change of the environment', () => {
  test('leaves what waits for the former one, until somebody sends it to the new one', async () => {
    const company = await aSendingCompany();
    fake.outage = 503;
    const order = await anIssuedOrder(company);
    await letPass(60);
    fake.outage = null;
    await company.api.change(path, { environment: 'production', token: 'good-token' });
    const sent = fake.invoices.length;
    await letPass(60);
    expect(fake.invoices).toHaveLength(sent);
    const held = await stateOf(order);
    expect(held).toMatchObject({ status: 'offline', environment: 'test', held_back_by: 'environment' });
    expect(held?.error).toContain('another KSeF environment (test)');
    const invoice = await latestInvoice(order);
    await company.api.act(at(order, invoice, 'ksef-retry'));
    await letPass(30);
    expect(await stateOf(order)).toMatchObject({
      status: 'accepted',
      environment: 'production',
      held_back_by: null,
    });
    expect(fake.invoices).toHaveLength(sent + 1);
    await company.api.change(path, { environment: 'off' });
  });

  test('lets a correction name no number of the former one', async () => {
    const company = await aSendingCompany();
    const order = await anIssuedOrder(company);
    await app.doJobs();
    const { number } = (await stateOf(order)) ?? {};
    await company.api.change(path, { environment: 'production', token: 'good-token' });
    await company.api.create(`/orders/${order.id}/correct-invoice`, { reason: 'Rabat', net_amount: 900 });
    await letPass(30);
    expect(await stateOf(order)).toMatchObject({ status: 'accepted', environment: 'production' });
    const xml = fake.accepted.at(-1)?.xml ?? '';
    expect(xml).toContain('<NrKSeFN>1</NrKSeFN>');
    expect(xml).not.toContain(number);
    await company.api.change(path, { environment: 'off' });
  });

  test('lets what a trial took be sent to production, with a number of its own', async () => {
    const company = await aSendingCompany();
    const order = await anIssuedOrder(company);
    await app.doJobs();
    const before = await stateOf(order);
    await company.api.change(path, { environment: 'production', token: 'good-token' });
    // KSeF of production knows nothing of it; the fake is one for all.
    const taken = fake.accepted.find(({ verdict }) => verdict.number === before?.number);
    if (!taken) throw new Error('KSeF has no invoice');
    taken.identity = 'of the trial';
    await company.api.act(at(order, await latestInvoice(order), 'ksef-retry'));
    expect(await stateOf(order)).toMatchObject({ status: 'waiting', number: null, acquired_at: null });
    await letPass(30);
    const after = await stateOf(order);
    expect(after).toMatchObject({ status: 'accepted', environment: 'production' });
    expect(after?.number).not.toBe(before?.number);
    // Out of production nothing leads that is there.
    await company.api.change(path, { environment: 'test', token: 'good-token' });
    refused(
      await company.api.post(at(order, await latestInvoice(order), 'ksef-retry'), {}),
      409,
      'ksef_not_to_retry',
    );
    await company.api.change(path, { environment: 'off' });
  });

  test('in the middle of a turn sends nothing to the wrong one', async () => {
    const company = await aSendingCompany();
    const order = await anIssuedOrder(company);
    let changes = 0;
    fake.onExchange = async ({ path: called }) => {
      if (called.endsWith('/auth/token/redeem') && (changes += 1) === 1)
        await app.rows(`update ksef_settings set environment = 'production' where company_id = $1`, [
          company.companyId,
        ]);
    };
    const before = fake.invoices.length;
    await letPass(60);
    expect(changes).toBeGreaterThan(0);
    expect(fake.invoices).toHaveLength(before);
    expect(await stateOf(order)).toMatchObject({ status: 'waiting', environment: 'test' });
    await company.api.change(path, { environment: 'off' });
  });

  test('leaves out what was learnt of an invoice before', async () => {
    const company = await aSendingCompany();
    const order = await anIssuedOrder(company);
    const invoice = await latestInvoice(order);
    const [row] = await app.rows<Submission>('select * from ksef_submissions where invoice_id = $1', [
      invoice.id,
    ]);
    if (!row) throw new Error('The invoice is not to be sent');
    await company.api.change(path, { environment: 'demo', token: 'good-token' });
    await company.api.act(at(order, invoice, 'ksef-retry'));
    const accepted = { number: '5260001246-20261120-0100001AF629-AF', acquiredAt: null, session: null };
    expect(await noteAccepted(app.container.db.writes, row, accepted)).toBe(false);
    await noteRefused(app.container.db.writes, row, { said: 'no' });
    expect((await stateOf(order))?.status).not.toBe('refused');
    await company.api.change(path, { environment: 'off' });
  });

  test('makes what a trial refused an invoice again, which is mailed and owed', async () => {
    const company = await aSendingCompany();
    fake.refusal = () => ({ code: 450, description: 'Nie', details: [] });
    const order = await anIssuedOrder(company);
    await app.doJobs();
    const mail = () =>
      company.api.post(`/orders/${order.id}/send-invoice`, { recipient_email: 'k@klient.example' });
    const queued = async () =>
      (await company.api.read<WorkQueue>('/work-queue?kind=invoice_to_send')).groups.flatMap(({ items }) =>
        items.map(({ act }) => act),
      );
    refused(await mail(), 409, 'invoice_refused');
    expect(await queued()).toEqual(['mend_invoice']);
    await company.api.change(path, { environment: 'off' });
    expect(await queued()).toEqual(['mail_invoice']);
    expect((await mail()).status).toBe(200);
    const { items } = await company.api.read<{ items: object[] }>('/money/receivables');
    expect(items).toHaveLength(1);
  });

  test('to none is told of what waits', async () => {
    const company = await aSendingCompany();
    fake.outage = 503;
    const order = await anIssuedOrder(company);
    await company.api.change(path, { environment: 'off' });
    expect(await stateOf(order)).toMatchObject({ status: 'waiting', held_back_by: 'off' });
    refused(await company.api.post(at(order, await latestInvoice(order), 'ksef-retry'), {}), 409, 'ksef_off');
  });
});

describe('many that wait', () => {
  test('go in one package, and each gets its number, its refusal or the number of what it repeats', async () => {
    const company = await aSendingCompany();
    const first = await anIssuedOrder(company);
    await app.doJobs();
    const numberBefore = (await stateOf(first))?.number;
    // As if nothing were known of the first time.
    await app.rows('delete from ksef_submissions where order_id = $1', [first.id]);
    fake.outage = 500;
    await company.api.act(at(first, await latestInvoice(first), 'ksef-retry'));
    const orders: TestOrder[] = [];
    for (let count = 0; count < 24; count += 1) orders.push(await anIssuedOrder(company));
    const refusedNumber = (await latestInvoice(orders[7] as TestOrder)).number;
    fake.refusal = (number) =>
      number === refusedNumber ? { code: 450, description: 'Nie', details: ['Zły rachunek'] } : null;
    fake.outage = null;
    fake.looks = 2;
    const [calls, before] = [fake.calls.length, fake.invoices.length];
    await letPass(60);
    const made = fake.calls.slice(calls);
    expect(made.filter((call) => call === 'POST /sessions/batch')).toHaveLength(1);
    expect(made.filter((call) => /^POST \/sessions\/online/.test(call))).toEqual([]);
    expect(fake.invoices).toHaveLength(before + 25);
    expect(await stateOf(first)).toMatchObject({ status: 'accepted', number: numberBefore });
    for (const [index, order] of orders.entries()) {
      const invoice = await latestInvoice(order);
      if (index === 7) {
        expect(invoice.ksef).toMatchObject({
          status: 'refused',
          error: expect.stringContaining('450: Nie Zły rachunek'),
        });
        continue;
      }
      expect(invoice.ksef).toMatchObject({ status: 'accepted' });
      const taken = fake.accepted.find(({ verdict }) => verdict.number === invoice.ksef?.number);
      expect(taken?.invoiceNumber).toBe(invoice.number);
      expect(invoice.ksef?.reference).toBe(taken?.reference);
      expect((await company.api.get(at(order, invoice, 'upo'))).status).toBe(200);
    }
  });

  test('of a package that never arrives go anew, and never twice', async () => {
    const company = await aSendingCompany();
    const orders: TestOrder[] = [];
    for (let count = 0; count < 21; count += 1) orders.push(await anIssuedOrder(company));
    fake.losesParts = true;
    const before = fake.accepted.length;
    await app.doJobs();
    expect(fake.accepted).toHaveLength(before);
    fake.losesParts = false;
    await letPass(600, 30);
    for (const order of orders) expect(await stateOf(order)).toMatchObject({ status: 'accepted' });
    expect(fake.accepted).toHaveLength(before + 21);
  });
});

describe('a package', () => {
  const many = async (company: TestMember): Promise<TestOrder[]> => {
    const orders: TestOrder[] = [];
    for (let count = 0; count < 21; count += 1) orders.push(await anIssuedOrder(company));
    return orders;
  };
  const packagesSince = (calls: number) =>
    fake.calls.slice(calls).filter((call) => call === 'POST /sessions/batch');

  test('that cannot be delivered is tried once; its invoices go one by one', async () => {
    const company = await aSendingCompany();
    const orders = await many(company);
    fake.losesParts = true;
    const [calls, before] = [fake.calls.length, fake.accepted.length];
    await letPass(300, 10);
    for (const order of orders) expect(await stateOf(order)).toMatchObject({ status: 'accepted' });
    expect(packagesSince(calls)).toHaveLength(1);
    expect(fake.accepted).toHaveLength(before + 21);
  });

  test('that was opened when KSeF went away leaves its invoices offline, with day and codes', async () => {
    const { certificatePem: certificate, privateKeyPem: private_key } =
      await CertificateService.generateCompanySeal('F', 'VATPL-5261040828', 'F');
    const company = await aSendingCompany({ token: 'good-token', certificate, private_key });
    const [first] = (await many(company)) as [TestOrder];
    fake.onExchange = ({ method, path: called }) => {
      if (method === 'POST' && called.endsWith('/sessions/batch')) fake.outage = 500;
    };
    const calls = fake.calls.length;
    await letPass(60);
    const state = await stateOf(first);
    expect(state).toMatchObject({ status: 'sent', offline_mode: 'offline24', deadline: '2026-11-23' });
    expect(state?.error).toContain('HTTP 500');
    await company.api.read(`/documents/${(await latestInvoice(first)).document_id}`);
    expect(pdf.printed.at(-1)).toContain('<figcaption>OFFLINE</figcaption>');
    // It fails with growing pauses.
    expect(fake.calls.length - calls).toBeLessThan(80);
    fake.onExchange = () => undefined;
    fake.outage = null;
    await letPass(600, 20);
    expect(await stateOf(first)).toMatchObject({ status: 'accepted', deadline: null });
    expect(packagesSince(calls)).toHaveLength(1);
  });

  test('that KSeF refuses as a whole is not sent again; its invoices tell why, and go one by one', async () => {
    const company = await aSendingCompany();
    const orders = await many(company);
    fake.packageRefusal = { code: 430, description: 'Błąd dekompresji' };
    fake.onExchange = ({ method, path: called }) => {
      if (method === 'POST' && called.endsWith('/sessions/online')) fake.outage = 500;
    };
    const calls = fake.calls.length;
    await app.doJobs();
    const [first, last] = [orders[0], orders.at(-1)] as [TestOrder, TestOrder];
    expect(await stateOf(last)).toMatchObject({ status: 'waiting', error: '430: Błąd dekompresji' });
    fake.onExchange = () => undefined;
    fake.outage = null;
    await letPass(300, 10);
    for (const order of [first, last])
      expect(await stateOf(order)).toMatchObject({ status: 'accepted', error: null });
    expect(packagesSince(calls)).toHaveLength(1);
  });
});

describe('while KSeF cannot be used', () => {
  test('an invoice is offline after some tries, with its day, and is sent in sequence when it is back', async () => {
    const { certificatePem: certificate, privateKeyPem: private_key } =
      await CertificateService.generateCompanySeal('F', 'VATPL-5261040828', 'F');
    const company = await aSendingCompany();
    fake.outage = 500;
    const orders = [await anIssuedOrder(company), await anIssuedOrder(company)];
    await app.doJobs();
    expect(await stateOf(orders[0] as TestOrder)).toMatchObject({ status: 'waiting' });
    await letPass(30);
    const [first] = orders as [TestOrder, TestOrder];
    const invoice = await latestInvoice(first);
    // Issued on Friday: the next working day is Monday.
    expect(invoice.ksef).toMatchObject({ status: 'offline', deadline: '2026-11-23', number: null });
    expect(invoice.ksef?.error).toContain('HTTP 500');
    await company.api.read(`/documents/${invoice.document_id}`);
    expect(pdf.printed.at(-1)).toContain('<figcaption>OFFLINE</figcaption>');
    expect(pdf.printed.at(-1)).not.toContain('<figcaption>CERTYFIKAT</figcaption>');
    // A certificate signs the pages that are there, too.
    await company.api.change(path, { token: 'good-token', certificate, private_key });
    const renewed = await latestInvoice(first);
    await company.api.read(`/documents/${renewed.document_id}`);
    expect(pdf.printed.at(-1)).toContain('<figcaption>OFFLINE</figcaption>');
    expect(pdf.printed.at(-1)).toContain('<figcaption>CERTYFIKAT</figcaption>');
    const before = fake.accepted.length;
    fake.outage = null;
    await letPass(400, 20);
    for (const order of orders)
      expect(await stateOf(order)).toMatchObject({ status: 'accepted', deadline: null });
    const sent = fake.accepted.slice(before);
    expect(sent.map(({ isOffline }) => isOffline)).toEqual([true, true]);
    expect(sent[0]?.invoiceNumber).toBe(invoice.number);
  });

  test('a token that KSeF does not take is told, and a right one sends what waits', async () => {
    const company = await aSendingCompany({ token: 'bad-token' });
    const order = await anIssuedOrder(company);
    await app.doJobs();
    const state = await stateOf(order);
    expect(state).toMatchObject({ status: 'offline', deadline: '2026-11-23' });
    expect(state?.error).toContain('Nieprawidłowy token');
    const calls = fake.calls.length;
    await letPass(300, 60);
    expect(fake.calls).toHaveLength(calls);
    await company.api.change(path, { environment: 'test', token: 'good-token' });
    await app.doJobs();
    expect(await stateOf(order)).toMatchObject({ status: 'accepted' });
  });

  test('a certificate that has ended meanwhile is told without asking KSeF', async () => {
    const { certificatePem: certificate, privateKeyPem: private_key } =
      await CertificateService.generateCompanySeal('F', 'VATPL-1132853869', 'F');
    const company = await aSendingCompany({ certificate, private_key });
    await app.rows(`update ksef_settings set certificate_ends_at = '2026-11-01' where company_id = $1`, [
      company.companyId,
    ]);
    const calls = fake.calls.length;
    const order = await anIssuedOrder(company);
    await app.doJobs();
    const state = await stateOf(order);
    expect(state).toMatchObject({ status: 'offline' });
    expect(state?.error).toContain('2026-11-01');
    expect(fake.calls).toHaveLength(calls);
  });

  test('nothing is asked before the time that KSeF has named', async () => {
    const company = await aSendingCompany();
    const order = await anIssuedOrder(company);
    fake.pauseFor(100);
    await app.doJobs();
    await company.api.act(at(order, await latestInvoice(order), 'ksef-retry'));
    await letPass(95);
    expect(await stateOf(order)).toMatchObject({ status: 'waiting' });
    expect(fake.early).toBe(0);
    await letPass(20);
    expect(await stateOf(order)).toMatchObject({ status: 'accepted' });
    expect(fake.early).toBe(0);
  });

  test('sixty invoices get one number each, with cut answers and workers that die', async () => {
    const company = await aSendingCompany();
    const orders: TestOrder[] = [];
    for (let count = 0; count < 60; count += 1) orders.push(await anIssuedOrder(company));
    const before = fake.accepted.length;
    fake.cutShare = 0.3;
    // As if the process had been killed in the middle of its turn: another takes it, and this one finds that out.
    const deathsAfter = [7, 16, 29, 44, 61];
    const begun = fake.calls.length;
    fake.onExchange = async () => {
      if (fake.calls.length - begun < (deathsAfter[0] ?? Infinity)) return;
      deathsAfter.shift();
      await app.rows(
        'update ksef_queues set lock_key = gen_random_uuid(), locked_until = null where company_id = $1',
        [company.companyId],
      );
    };
    for (let round = 0; round < 40 && fake.accepted.length < before + 60; round += 1) {
      if (round % 5 === 2) fake.pauseFor(30);
      clock.advance(31);
      await app.doJobs();
    }
    fake.cutShare = 0;
    await letPass(600, 60);
    const numbers: string[] = [];
    for (const order of orders) {
      const invoice = await latestInvoice(order);
      expect(invoice.ksef).toMatchObject({ status: 'accepted' });
      const number = invoice.ksef?.number ?? '';
      expect(fake.accepted.find(({ verdict }) => verdict.number === number)?.invoiceNumber).toBe(
        invoice.number,
      );
      numbers.push(number);
    }
    expect(new Set(numbers).size).toBe(60);
    expect(fake.accepted).toHaveLength(before + 60);
    expect(deathsAfter).toEqual([]);
    expect(fake.early).toBe(0);
  }, 240_000);
});
