import { expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { WorkerError } from '../../../platform/bounded-worker/bounded-workers.js';
import { FixedClock } from '../../../platform/clock/clock.port.js';
import { aDocument } from '../../../testing/documents.js';
import { enterSeller } from '../../../testing/invoices.js';
import { anOrderAt } from '../../../testing/orders.js';
import { aCompany, type TestMember } from '../../../testing/people.js';
import { aReceivedInvoice } from '../../../testing/received-invoices.js';
import { testApp } from '../../../testing/test-app.js';
import type { NewPaymentFile, PaymentFilePreview } from '../payment-files/payment-file.dto.js';
import { readAnewJob } from './read-anew.job.js';
import { carriersInvoice } from './testing/carriers-invoice.js';

const clock = new FixedClock();
const app = await testApp({ clock });
const sellers = '61109010140000071219812874';
const factors = '27114020040000300201355387';

/** An approved invoice of a factoring carrier, as it was read before accounts of factors were. */
async function anEarlyReceived(owner: TestMember, content?: string) {
  const order = await anOrderAt(app, owner, OrderStatus.OrderCreated);
  const route_id = order.routes[0] ?? 0;
  const { id: documentId } = await aDocument(owner, route_id);
  await app.rows('update documents set created_at = $2 where id = $1', [documentId, clock.now()]);
  const { xml } = carriersInvoice(
    {
      seller: { nip: '7743186491', name: 'Nord-Trans' },
      buyerNip: '9991173202',
      number: `FV/${order.id}`,
      issueDate: '2026-11-02',
      currency: 'PLN',
      net: 1000,
      accounts: [sellers],
      factorAccounts: [factors],
      ...(content ? { content } : {}),
    },
    clock.now(),
  );
  const number = `FV/${order.id}`;
  const id = await aReceivedInvoice(app, owner, { routeId: route_id, net: 1000, number, xml });
  await owner.api.act(`/money/received-invoices/${id}/approve`, { route_id });
  const [row] = await app.rows<{ id: number }>(
    'select carrier_invoice_id as id from received_invoices where id = $1',
    [id],
  );
  return { id, invoiceId: row?.id ?? 0 };
}

const readAnew = async (): Promise<void> => {
  await app.container.jobs.enqueue('ksef.read-anew', null);
  await app.doJobs();
};
const stored = async (id: number) =>
  (
    await app.rows<{ facts: Record<string, unknown>; read_tries: number }>(
      'select facts, read_tries from received_invoices where id = $1',
      [id],
    )
  )[0];

test('kept files are read again once: later transfers go to the factor, and what was paid stays', async () => {
  const owner = await aCompany(app);
  await enterSeller(owner);
  const [paid, open] = [await anEarlyReceived(owner), await anEarlyReceived(owner)];
  const file = await owner.api.create<NewPaymentFile>('/money/payment-files', {
    carrier_invoice_ids: [paid.invoiceId],
  });
  await owner.api.act(`/money/payment-files/${file.id}/paid`, {});
  const paidBefore = await app.rows('select * from carrier_payments where carrier_invoice_id = $1', [
    paid.invoiceId,
  ]);
  expect(paidBefore).toHaveLength(1);
  const before = await stored(open.id);
  await readAnew();
  const after = await stored(open.id);
  expect(after?.facts).toEqual({ ...before?.facts, account: factors, has_several_accounts: false });
  const preview = await owner.api.act<PaymentFilePreview>('/money/payment-files/preview', {
    carrier_invoice_ids: [open.invoiceId],
  });
  expect(preview.transfers).toMatchObject([{ creditor_account: `PL${factors}` }]);
  expect(
    await app.rows('select * from carrier_payments where carrier_invoice_id = $1', [paid.invoiceId]),
  ).toEqual(paidBefore);
  const items = await app.rows<{ account: string }>(
    'select account from payment_file_items where carrier_invoice_id = $1',
    [paid.invoiceId],
  );
  expect(items).toEqual([{ account: `PL${sellers}` }]);
  // What somebody mended since is not read over.
  await app.rows(`update received_invoices set facts = facts || '{"account": "mended"}' where id = $1`, [
    open.id,
  ]);
  await readAnew();
  expect((await stored(open.id))?.facts['account']).toBe('mended');
});

test('a thread that is busy is no try: the rest is left to the next run', async () => {
  const owner = await aCompany(app);
  await enterSeller(owner);
  const [first, second] = [await anEarlyReceived(owner), await anEarlyReceived(owner)];
  const asked: number[] = [];
  const busy = (xml: Uint8Array): Promise<never> => {
    asked.push(xml.length);
    return Promise.reject(new WorkerError('too_busy'));
  };
  const { db, log } = app.container;
  const context = { touch: () => Promise.resolve(), signal: new AbortController().signal };
  for (let round = 0; round < 7; round += 1) await readAnewJob({ db, log, read: busy }).run(null, context);
  expect(asked).toHaveLength(7);
  for (const { id } of [first, second]) expect((await stored(id))?.read_tries).toBe(0);
  await readAnew();
  for (const { id } of [first, second]) expect((await stored(id))?.facts).toMatchObject({ account: factors });
});

test('a file that cannot be read keeps what is known of it, and is given up after some tries', async () => {
  const owner = await aCompany(app);
  await enterSeller(owner);
  const { id } = await anEarlyReceived(owner, '<Faktura>');
  const before = await stored(id);
  for (let round = 0; round < 8; round += 1) await readAnew();
  const after = await stored(id);
  expect(after?.facts).toEqual(before?.facts);
  expect(after?.read_tries).toBe(6);
});
