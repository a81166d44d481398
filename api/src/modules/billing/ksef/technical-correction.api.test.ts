import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { FixedClock } from '../../../platform/clock/clock.port.js';
import { createStorageKey } from '../../../platform/storage/storage-key.js';
import { FakePdf } from '../../../platform/pdf/fake-pdf.js';
import { refused } from '../../../testing/api-caller.js';
import { latestInvoice, saveInvoice } from '../../../testing/invoices.js';
import { anOrderAt, type TestOrder } from '../../../testing/orders.js';
import type { TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { InvoiceDto } from '../invoices/invoice.dto.js';
import { invoiceLink, qrCodeOf } from '../structured-invoices/qr-links.js';
import { nipOf } from '../received-invoices/testing/carriers-invoice.js';
import type { KsefState } from './ksef-submission.dto.js';
import { FakeKsef } from './testing/fake-ksef.js';
import { aSenderOf } from './testing/sender.js';
import { hashOf, keptFile, spoilFile } from './testing/spoilt-file.js';

const clock = new FixedClock();
const pdf = new FakePdf();
const fake = await FakeKsef.start(clock);
const app = await testApp({ clock, pdf, settings: { KSEF_URL: fake.url } });
afterAll(() => fake.close());

beforeEach(() => {
  fake.tokens.add('good-token');
  fake.refusal = () => null;
  fake.cutsAnswer = () => false;
});

let made = 2_600;
const aSender = () => aSenderOf(app, nipOf((made += 1)));

/** Code I of an order's invoice, as pages of a company with the latest NIP show it for a file. */
async function codeOf(order: TestOrder, file: string): Promise<string> {
  const { issue_date } = await latestInvoice(order);
  return qrCodeOf(
    invoiceLink({ environment: 'test', sellerNip: nipOf(made), hash: hashOf(file) }, issue_date),
  );
}

const stateOf = async (order: TestOrder): Promise<InvoiceDto['ksef']> => (await latestInvoice(order)).ksef;
const at = async (order: TestOrder, what: string) =>
  `/orders/${order.id}/invoices/${(await latestInvoice(order)).id}/${what}`;
const retry = async (order: TestOrder): Promise<KsefState> =>
  order.owner.api.act<KsefState>(await at(order, 'ksef-retry'));

/** Lets time pass, and does what is due, until an order's invoice has a status. */
async function becomes(order: TestOrder, status: KsefState['status']): Promise<void> {
  for (let left = 20; left > 0; left -= 1) {
    clock.advance(1_200);
    await app.doJobs();
    if ((await stateOf(order))?.status === status) return;
  }
  throw new Error(`The invoice is ${(await stateOf(order))?.status}, not ${status}`);
}

/** The page of an order's invoice as it is printed now. */
async function pageOf(order: TestOrder): Promise<string> {
  const { document_id } = await latestInvoice(order);
  await app.rows('update documents set storage_key = $2 where id = $1', [document_id, createStorageKey()]);
  await order.owner.api.read(`/documents/${document_id}`);
  return pdf.printed.at(-1) ?? '';
}

/** An order whose invoice was issued while KSeF let nobody in, with a file that has a fault, and is in the client's hands. */
async function aSpoiltInvoice(company: TestMember): Promise<{ order: TestOrder; first: string }> {
  const order = await anOrderAt(app, company, OrderStatus.OrderCreated);
  fake.tokens.clear();
  await saveInvoice(order);
  await becomes(order, 'offline');
  const first = await spoilFile(app, order);
  await company.api.act(`/orders/${order.id}/send-invoice`, { recipient_email: 'k@klient.example' });
  return { order, first };
}

/** The same, once KSeF has refused it for its fault. */
async function aRefusedFile(company: TestMember): Promise<{ order: TestOrder; first: string }> {
  const { order, first } = await aSpoiltInvoice(company);
  fake.tokens.add('good-token');
  await becomes(order, 'refused');
  expect(await stateOf(order)).toMatchObject({
    offline_mode: 'offline24',
    is_technical_correction: false,
  });
  refused(await company.api.post(await at(order, 'mend'), {}), 409, 'invoice_in_circulation');
  return { order, first };
}

const sentOf = (first: string) =>
  fake.invoices.filter(({ correctedHash }) => correctedHash === hashOf(first));

describe('an invoice that was issued offline, and whose file KSeF refused', () => {
  test('is sent again as a technical correction: another file of the same content, tied to the first one', async () => {
    const company = await aSender();
    const { order, first } = await aRefusedFile(company);
    const invoice = await latestInvoice(order);
    fake.tokens.clear();
    expect(await retry(order)).toMatchObject({ status: 'offline', is_technical_correction: true });
    // The page that the client has leads to the first file, and so does every page that is printed before KSeF has the other one.
    expect(await pageOf(order)).toContain(await codeOf(order, first));
    const second = await keptFile(order);
    expect(second).toBe(first.replace('<WariantFormularza>9<', '<WariantFormularza>3<'));
    fake.tokens.add('good-token');
    await becomes(order, 'accepted');
    expect(await stateOf(order)).toMatchObject({ is_technical_correction: true, error: null });
    expect(sentOf(first)).toEqual([
      expect.objectContaining({ xml: second, isOffline: true, invoiceNumber: invoice.number }),
    ]);
    const accepted = await pageOf(order);
    expect(accepted).toContain(await codeOf(order, second));
    expect(accepted).not.toContain(await codeOf(order, first));
    // What was refused stays, with the reason.
    const kept = await app.rows(
      'select xml, error is not null as has_error from ksef_refused_files where invoice_id = $1',
      [invoice.id],
    );
    expect(kept).toEqual([{ xml: first, has_error: true }]);
    await expect(
      app.rows('update ksef_refused_files set error = null where invoice_id = $1', [invoice.id]),
    ).rejects.toThrow('stays as it was');
  });

  test('names the first file however often another one was refused', async () => {
    const company = await aSender();
    const { order, first } = await aRefusedFile(company);
    fake.tokens.clear();
    await retry(order);
    const second = await spoilFile(app, order, '8');
    fake.tokens.add('good-token');
    await becomes(order, 'refused');
    expect(await stateOf(order)).toMatchObject({ is_technical_correction: true });
    await retry(order);
    await becomes(order, 'accepted');
    expect(sentOf(first)).toHaveLength(2);
    expect(sentOf(second)).toHaveLength(0);
  });

  test('gets one number where the answer was lost, also where KSeF does not tell of it any more', async () => {
    for (const isForgotten of [false, true]) {
      const company = await aSender();
      const { order, first } = await aRefusedFile(company);
      fake.cutsAnswer = (call) => /\/sessions\/online\/[^/]+\/invoices$|^GET \/sessions/.test(call);
      await retry(order);
      await app.doJobs();
      fake.cutsAnswer = () => false;
      expect(sentOf(first).length).toBeGreaterThan(0);
      expect(await stateOf(order)).toMatchObject({ status: 'offline' });
      if (isForgotten)
        await app.rows('update ksef_submissions set session_reference = null where order_id = $1', [
          order.id,
        ]);
      await becomes(order, 'accepted');
      const state = await stateOf(order);
      const [right] = sentOf(first).filter(({ verdict }) => verdict.code === 200);
      expect(right?.verdict).toMatchObject({ number: state?.number });
    }
  });

  test('goes by itself, beside a package of others', async () => {
    const company = await aSender();
    const { order, first } = await aRefusedFile(company);
    fake.tokens.clear();
    await retry(order);
    const others: TestOrder[] = [];
    for (let count = 0; count < 20; count += 1) {
      const other = await anOrderAt(app, company, OrderStatus.OrderCreated);
      await saveInvoice(other);
      others.push(other);
    }
    fake.tokens.add('good-token');
    const calls = fake.calls.length;
    for (const one of [order, ...others])
      if ((await stateOf(one))?.status !== 'accepted') await becomes(one, 'accepted');
    expect(fake.calls.slice(calls)).toContain('POST /sessions/batch');
    expect(sentOf(first)).toHaveLength(1);
    expect(sentOf(first)[0]?.session).toContain('-SO-');
  });

  test('is tied to nothing in another environment', async () => {
    const company = await aSender();
    const { order, first } = await aRefusedFile(company);
    fake.tokens.clear();
    await retry(order);
    await company.api.change('/company-settings/ksef', { environment: 'demo', token: 'good-token' });
    expect(await retry(order)).toMatchObject({ environment: 'demo', is_technical_correction: false });
    expect(await pageOf(order)).not.toContain(await codeOf(order, first));
    fake.tokens.add('good-token');
    await becomes(order, 'accepted');
    expect(sentOf(first)).toHaveLength(0);
  });
});

describe('what is no technical correction', () => {
  test('is the same file again, where nothing in it was at fault', async () => {
    const company = await aSender();
    const order = await anOrderAt(app, company, OrderStatus.OrderCreated);
    fake.tokens.clear();
    await saveInvoice(order);
    await becomes(order, 'offline');
    await company.api.act(`/orders/${order.id}/send-invoice`, { recipient_email: 'k@klient.example' });
    const file = await keptFile(order);
    fake.tokens.add('good-token');
    fake.refusal = () => ({ code: 450, description: 'Błąd weryfikacji', details: ['Podmiot2: adres'] });
    await becomes(order, 'refused');
    fake.refusal = () => null;
    expect(await retry(order)).toMatchObject({ is_technical_correction: false });
    await becomes(order, 'accepted');
    expect(await stateOf(order)).toMatchObject({ is_technical_correction: false });
    const sent = fake.invoices.filter(({ xml }) => xml === file);
    expect(sent.map(({ correctedHash }) => correctedHash)).toEqual([null, null]);
  });

  test('is what was refused for want of rights: the file is not at fault', async () => {
    const company = await aSender();
    const { order, first } = await aSpoiltInvoice(company);
    // KSeF looks at the rights before it looks at the file.
    await app.rows(
      `update ksef_submissions set status = 'refused', session_reference = 's', reference = 'r', error = $2 where order_id = $1`,
      [order.id, JSON.stringify({ pl: '410', en: '410', no: '410', code: 'seller_refused' })],
    );
    expect(await retry(order)).toMatchObject({ status: 'offline', is_technical_correction: false });
    expect(await keptFile(order)).toBe(first);
  });

  test('is what was never sent, or is not in it as KSeF knows it', async () => {
    const company = await aSender();
    const { order, first } = await aSpoiltInvoice(company);
    await app.rows(`update ksef_submissions set status = 'refused', reference = null where order_id = $1`, [
      order.id,
    ]);
    expect(await retry(order)).toMatchObject({ status: 'offline', is_technical_correction: false });
    expect(await keptFile(order)).toBe(first);
  });
});
