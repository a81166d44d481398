import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CertificateService } from 'ksef-client-ts';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { FixedClock } from '../../../platform/clock/clock.port.js';
import { FakePdf } from '../../../platform/pdf/fake-pdf.js';
import { SecretVault } from '../../../platform/vault/secret-vault.js';
import { refused } from '../../../testing/api-caller.js';
import { enterSeller, latestInvoice, saveInvoice } from '../../../testing/invoices.js';
import { anOrderAt, type TestOrder } from '../../../testing/orders.js';
import { aCompany, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import { nipOf } from '../received-invoices/testing/carriers-invoice.js';
import type { KsefSettings } from './ksef-settings.dto.js';
import { offlineCertificate, signInCertificate } from './testing/certificates.js';
import { FakeKsef } from './testing/fake-ksef.js';
import { aSenderOf } from './testing/sender.js';

const clock = new FixedClock();
const pdf = new FakePdf();
const fake = await FakeKsef.start(clock);
const app = await testApp({ clock, pdf, settings: { KSEF_URL: fake.url } });
afterAll(() => fake.close());

const path = '/company-settings/ksef';
const entered = {
  offline_certificate: offlineCertificate.certificate,
  offline_private_key: offlineCertificate.private_key,
};

beforeEach(() => {
  fake.tokens.add('good-token');
});

let made = 2_300;
const aSender = (environment?: string) => aSenderOf(app, nipOf((made += 1)), environment);

const faults = async (company: TestMember, body: object) =>
  (refused(await company.api.put(path, body), 422, 'validation_failed').errors ?? []).map(
    ({ field, code }) => [field, code],
  );

/** An order whose invoice was issued while KSeF let nobody in. */
async function anOfflineInvoice(company: TestMember): Promise<TestOrder> {
  const order = await anOrderAt(app, company, OrderStatus.OrderCreated);
  fake.tokens.clear();
  await saveInvoice(order);
  await app.doJobs();
  expect((await latestInvoice(order)).ksef).toMatchObject({ status: 'offline' });
  return order;
}

/** The page of an order's invoice as it is printed now. */
async function pageOf(order: TestOrder): Promise<string> {
  await order.owner.api.read(`/documents/${(await latestInvoice(order)).document_id}`);
  return pdf.printed.at(-1) ?? '';
}

const codeII = '<figcaption>CERTYFIKAT</figcaption>';

describe('the certificate for offline invoices', () => {
  test('is told by name, serial number and days, never itself, and is removed by null', async () => {
    const company = await aSender();
    const token = await company.api.read<KsefSettings>(path);
    expect(token).toMatchObject({ offline_certificate: null, signs_offline_codes: false });
    const saved = await company.api.change<KsefSettings>(path, entered);
    expect(saved).toEqual({
      ...token,
      offline_certificate: {
        name: 'Baltic offline',
        serial_number: '01F20A5D352AE590',
        environment: 'test',
        since: clock.now().toISOString(),
        ends_at: expect.stringMatching(/^2046-/),
      },
      signs_offline_codes: true,
      updated_at: clock.now().toISOString(),
    });
    const [row] = await app.rows<{ sealed: string; row: string }>(
      'select sealed_offline_certificate as sealed, k::text as row from ksef_settings k where company_id = $1',
      [company.companyId],
    );
    expect(row?.row).not.toContain('PRIVATE KEY');
    // It opens for nothing else, and for no other company.
    const vault = new SecretVault({ current: 'a secret for links that only tests know', previous: [] });
    expect(vault.open(row?.sealed ?? '', `ksef-offline:${company.companyId}`).text).toContain('PRIVATE KEY');
    expect(() => vault.open(row?.sealed ?? '', `ksef:${company.companyId}`)).toThrow();
    const log = await app.rows<{ row: string }>(
      `select l::text as row from audit_log l where company_id = $1 and record = 'ksef_settings'`,
      [company.companyId],
    );
    expect(log.some(({ row }) => row.includes('Baltic offline'))).toBe(true);
    for (const { row } of log) expect(row).not.toMatch(/PRIVATE KEY|v1\./);
    // The token stays, whatever is done to the certificate, and the other way round.
    const renewed = await company.api.change<KsefSettings>(path, { token: 'good-token' });
    expect(renewed.offline_certificate).toEqual(saved.offline_certificate);
    const removed = await company.api.change<KsefSettings>(path, { offline_certificate: null });
    expect(removed).toMatchObject({
      credential: { kind: 'token' },
      offline_certificate: null,
      signs_offline_codes: false,
    });
  });

  test('that was entered beside a token stays when another token takes that one’s place', async () => {
    const company = await aSender();
    const { certificate, private_key } = offlineCertificate;
    const both = { token: 'good-token', certificate, private_key };
    expect(await company.api.change<KsefSettings>(path, both)).toMatchObject({
      offline_certificate: null,
      signs_offline_codes: true,
    });
    fake.tokens.add('next-token');
    expect(await company.api.change<KsefSettings>(path, { token: 'next-token' })).toMatchObject({
      credential: { kind: 'token', environment: 'test' },
      offline_certificate: { name: 'Baltic offline', environment: 'test' },
      signs_offline_codes: true,
    });
  });

  test('has a key that may be encrypted', async () => {
    const company = await aSender();
    const encrypted = { ...entered, offline_private_key: offlineCertificate.encrypted_key };
    expect(await faults(company, encrypted)).toEqual([['offline_private_key', 'invalid_private_key']]);
    const { offline_certificate } = await company.api.change<KsefSettings>(path, {
      ...encrypted,
      offline_private_key_password: offlineCertificate.password,
    });
    expect(offline_certificate).toMatchObject({ name: 'Baltic offline' });
  });

  test('is refused where it cannot sign, and so is what is not for signing in', async () => {
    const company = await aSender();
    const { certificate, private_key } = signInCertificate;
    expect(await faults(company, { offline_certificate: certificate })).toEqual([
      ['offline_private_key', 'required'],
    ]);
    expect(await faults(company, { offline_private_key: private_key })).toEqual([
      ['offline_certificate', 'required'],
    ]);
    expect(await faults(company, { offline_private_key_password: 'x' })).toEqual([
      ['offline_private_key', 'required'],
    ]);
    expect(await faults(company, { offline_certificate: 'x', offline_private_key: private_key })).toEqual([
      ['offline_certificate', 'invalid_certificate'],
    ]);
    expect(await faults(company, { ...entered, offline_private_key: private_key })).toEqual([
      ['offline_private_key', 'private_key_of_another'],
    ]);
    const ofSignIn = { offline_certificate: certificate, offline_private_key: private_key };
    expect(await faults(company, ofSignIn)).toEqual([['offline_certificate', 'not_for_offline']]);
    const { certificate: offline, private_key: key } = offlineCertificate;
    expect(await faults(company, { certificate: offline, private_key: key })).toEqual([
      ['certificate', 'not_for_sign_in'],
    ]);
    // Beside a token it is there to sign offline invoices.
    expect(await faults(company, { token: 'good-token', certificate, private_key })).toEqual([
      ['certificate', 'not_for_offline'],
    ]);
    await company.api.change(path, { token: 'good-token', certificate: offline, private_key: key });
    expect(await company.api.read(path)).toMatchObject({
      signs_offline_codes: true,
      offline_certificate: null,
    });
    expect(
      await company.api.change(path, { certificate, private_key, offline_certificate: null }),
    ).toMatchObject({ credential: { kind: 'certificate' }, signs_offline_codes: false });
  });

  test('signs code II beside a token and beside a certificate of the sign-in, which alone signs none', async () => {
    const company = await aSender();
    const order = await anOfflineInvoice(company);
    expect(await pageOf(order)).not.toContain(codeII);
    await company.api.change(path, entered);
    expect(await pageOf(order)).toContain(codeII);
    const { certificate, private_key } = signInCertificate;
    await company.api.change(path, { certificate, private_key });
    expect(await pageOf(order)).toContain(codeII);
    await company.api.change(path, { offline_certificate: null });
    expect(await pageOf(order)).not.toContain(codeII);
    // One that does not say what it is for signs, as it signs in.
    const plain = await CertificateService.generateCompanySeal('F', 'VATPL-5261040828', 'F');
    await company.api.change(path, { certificate: plain.certificatePem, private_key: plain.privateKeyPem });
    expect(await pageOf(order)).toContain(codeII);
  });

  test('signs in the environment that it was entered for alone', async () => {
    const company = await aSender('test');
    await company.api.change(path, entered);
    const demo = await company.api.change<KsefSettings>(path, { environment: 'demo', token: 'good-token' });
    expect(demo).toMatchObject({
      credential: { environment: 'demo' },
      offline_certificate: { environment: 'test' },
      signs_offline_codes: false,
    });
    const order = await anOfflineInvoice(company);
    expect(await pageOf(order)).not.toContain(codeII);
    const back = await company.api.change<KsefSettings>(path, { environment: 'test', token: 'good-token' });
    expect(back).toMatchObject({ offline_certificate: { environment: 'test' }, signs_offline_codes: true });
    expect(await pageOf(order)).not.toContain(codeII);
    await company.api.change(path, { environment: 'demo', token: 'good-token', ...entered });
    expect(await pageOf(order)).toContain(codeII);
  });

  test('that was entered while KSeF was off is of the environment that is chosen first', async () => {
    const company = await aCompany(app);
    await enterSeller(company);
    const off = await company.api.change<KsefSettings>(path, entered);
    expect(off).toMatchObject({ environment: 'off', offline_certificate: { environment: null } });
    const on = await company.api.change<KsefSettings>(path, { environment: 'test', token: 'good-token' });
    expect(on.offline_certificate).toMatchObject({ environment: 'test' });
    const demo = await company.api.change<KsefSettings>(path, { environment: 'demo', token: 'good-token' });
    expect(demo.offline_certificate).toMatchObject({ environment: 'test' });
  });
});

test('the owner is told a month and a week before a certificate ends, and of its successor anew', async () => {
  const company = await aSender();
  await company.api.change(path, entered);
  const endsIn = (column: string, days: number) =>
    app.rows(
      `update ksef_settings set ${column} = $1::timestamptz + make_interval(days => $2) where company_id = $3`,
      [clock.now(), days, company.companyId],
    );
  const told = async () => {
    await app.container.jobs.enqueue('ksef.warn', null);
    await app.doJobs();
    const [row] = await app.rows<{ mails: number }>(
      `select count(*)::int as mails from mail_outbox where to_address = $1 and subject like 'The KSeF certificate ends on %'`,
      [company.email],
    );
    return row?.mails;
  };
  await endsIn('offline_certificate_ends_at', 31);
  expect(await told()).toBe(0);
  await endsIn('offline_certificate_ends_at', 29);
  expect(await told()).toBe(1);
  expect(await told()).toBe(1);
  clock.advance(86_400 * 23);
  expect(await told()).toBe(2);
  expect(await told()).toBe(2);
  clock.advance(60);
  await company.api.change(path, entered);
  await endsIn('offline_certificate_ends_at', 20);
  expect(await told()).toBe(3);
  // A token has no end that is known.
  await endsIn('certificate_ends_at', 5);
  expect(await told()).toBe(3);
});
