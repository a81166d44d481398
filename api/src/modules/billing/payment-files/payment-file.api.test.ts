import { describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { FixedClock } from '../../../platform/clock/clock.port.js';
import { refused } from '../../../testing/api-caller.js';
import { aDocument } from '../../../testing/documents.js';
import { enterSeller, polishSeller } from '../../../testing/invoices.js';
import { anOrderAt, type TestOrder } from '../../../testing/orders.js';
import { aCompany, type TestMember } from '../../../testing/people.js';
import { aReceivedInvoice } from '../../../testing/received-invoices.js';
import { testApp } from '../../../testing/test-app.js';
import type { CarrierInvoicePage, OrderCarrierInvoices } from '../carrier-invoices/carrier-invoice.dto.js';
import type {
  NewPaymentFile,
  PaymentFilePage,
  PaymentFilePaid,
  PaymentFilePreview,
} from './payment-file.dto.js';

// 20 November 2026, a Friday.
const clock = new FixedClock();
const app = await testApp({ clock });
const path = '/money/payment-files';
const account = 'PL61109010140000071219812874';

interface EnteredChanges {
  number?: string;
  currency?: string;
  net?: number;
  vat?: number;
  withPod?: boolean;
}

/** The POD of a route, which came today. */
async function aPod(owner: TestMember, route: number): Promise<void> {
  const { id } = await aDocument(owner, route);
  await app.rows('update documents set created_at = $2 where id = $1', [id, clock.now()]);
}

/** A carrier's invoice that somebody entered, of an order of its own. */
async function anEntered(owner: TestMember, changes: EnteredChanges = {}): Promise<number> {
  const order = await anOrderAt(app, owner, OrderStatus.OrderCreated);
  return entered(owner, order, changes);
}

async function entered(owner: TestMember, order: TestOrder, changes: EnteredChanges): Promise<number> {
  const { number = `FV ${order.id}`, currency = 'PLN', net = 1000, vat = 230, withPod = true } = changes;
  const route = order.routes[0] ?? 0;
  if (withPod) await aPod(owner, route);
  const { items } = await owner.api.create<OrderCarrierInvoices>(`/orders/${order.id}/carrier-invoices`, {
    route_id: route,
    number,
    issue_date: '2026-11-02',
    payment_days: 30,
    currency,
    net_amount: net,
    vat_amount: vat,
    difference_reason: 'agreed by phone',
  });
  return items.at(-1)?.id ?? 0;
}

/** One that came from KSeF and was approved, of an order of its own; facts as the file of the seller has them. */
async function aFromKsef(
  owner: TestMember,
  { net = 1000, facts = {} }: { net?: number; facts?: object } = {},
): Promise<number> {
  const order = await anOrderAt(app, owner, OrderStatus.OrderCreated);
  const route_id = order.routes[0] ?? 0;
  await aPod(owner, route_id);
  const id = await aReceivedInvoice(app, owner, { routeId: route_id, net, number: `FV/${order.id}` });
  await app.rows('update received_invoices set facts = facts || $2::jsonb where id = $1', [
    id,
    JSON.stringify(facts),
  ]);
  const difference = net - 1000;
  await owner.api.act(`/money/received-invoices/${id}/approve`, {
    route_id,
    ...(difference === 0 ? {} : { difference_reason: 'more stops', difference }),
  });
  const [row] = await app.rows<{ id: number }>(
    'select carrier_invoice_id as id from received_invoices where id = $1',
    [id],
  );
  return row?.id ?? 0;
}

async function aPayer(): Promise<TestMember> {
  const owner = await aCompany(app);
  await enterSeller(owner);
  return owner;
}

const xmlOf = async (owner: TestMember, id: number): Promise<string> => {
  const { body, text } = await owner.api.get(`${path}/${id}/xml`);
  return Buffer.isBuffer(body) ? body.toString('utf8') : text;
};

describe('a payment file', () => {
  test('in euros is paid from the account in euros, within SEPA', async () => {
    const owner = await aPayer();
    const euro = await anEntered(owner, { currency: 'EUR' });
    const ids = {
      turkey: await anEntered(owner, { currency: 'EUR' }),
      own: await anEntered(owner, { currency: 'EUR' }),
      zloty: await aFromKsef(owner),
    };
    const input = {
      currency: 'EUR',
      carrier_invoice_ids: [euro, ...Object.values(ids)],
      accounts: [
        { carrier_invoice_id: euro, written_account: 'LT12 1000 0111 0100 1000' },
        { carrier_invoice_id: ids.turkey, written_account: 'TR33 0006 1005 1978 6457 8413 26' },
        { carrier_invoice_id: ids.own, written_account: '67 9999 0000 0000 1234 5678 0001' },
      ],
    };
    const without = await owner.api.act<PaymentFilePreview>(`${path}/preview`, input);
    expect(without.debtor_account).toBeNull();
    refused(await owner.api.post(path, input), 409, 'payment_account_missing');
    await owner.api.change('/company-settings', {
      company_data: { ...polishSeller, bank_account_eur: 'PL40 9999 0000 0000 1234 5678 0002' },
    });
    const preview = await owner.api.act<PaymentFilePreview>(`${path}/preview`, input);
    expect(preview).toMatchObject({
      debtor_account: 'PL40999900000000123456780002',
      currency: 'EUR',
      total: 1230,
      transfers: [{ carrier_invoice_id: euro, creditor_account: 'LT121000011101001000', amount: 1230 }],
    });
    expect(
      Object.fromEntries(preview.left_out.map((one) => [one.carrier_invoice_id, one.left_out_reason])),
    ).toEqual({
      [ids.turkey]: 'account_abroad',
      [ids.own]: 'account_own',
      [ids.zloty]: 'other_currency',
    });
    const file = await owner.api.create<NewPaymentFile>(path, input);
    expect(file).toMatchObject({ currency: 'EUR', total: 1230, transfer_count: 1 });
    const xml = await xmlOf(owner, file.id);
    expect(xml).toContain('<SvcLvl><Cd>SEPA</Cd></SvcLvl>');
    expect(xml).toContain('<Id><IBAN>PL40999900000000123456780002</IBAN></Id><Ccy>EUR</Ccy>');
    expect(xml).toContain('<InstdAmt Ccy="EUR">1230.00</InstdAmt>');
  });

  test('pays what came from KSeF and what was entered by hand, and names what is left out', async () => {
    const owner = await aPayer();
    const fromKsef = await aFromKsef(owner);
    const byHand = await anEntered(owner);
    const split = await aFromKsef(owner, { net: 15_000, facts: { is_split_payment: true } });
    const ids = {
      euro: await anEntered(owner, { currency: 'EUR' }),
      abroad: await aFromKsef(owner, { facts: { account: 'LT121000011101001000' } }),
      wrong: await aFromKsef(owner, { facts: { account: '61109010140000071219812875' } }),
      nameless: await anEntered(owner),
      own: await aFromKsef(owner, { facts: { account: '67 9999 0000 0000 1234 5678 0001' } }),
      ownTyped: await anEntered(owner),
      podless: await anEntered(owner, { withPod: false }),
      several: await aFromKsef(owner, { facts: { account: null, has_several_accounts: true } }),
      negative: await anEntered(owner, { net: -100, vat: -23 }),
    };
    const input = {
      carrier_invoice_ids: [fromKsef, byHand, split, ...Object.values(ids)],
      accounts: [
        { carrier_invoice_id: byHand, written_account: '27 1140 2004 0000 3002 0135 5387' },
        { carrier_invoice_id: ids.ownTyped, written_account: 'pl67 9999 0000 0000 1234 5678 0001' },
        // Whatever is typed, an account that came with the invoice stays.
        { carrier_invoice_id: fromKsef, written_account: '27 1140 2004 0000 3002 0135 5387' },
      ],
    };
    const preview = await owner.api.act<PaymentFilePreview>(`${path}/preview`, input);
    expect(preview.debtor_account).toBe('PL67999900000000123456780001');
    // 1,230 twice and 18,450 of the split payment.
    expect(preview.total).toBe(20_910);
    const reasons = Object.fromEntries(
      preview.left_out.map((one) => [one.carrier_invoice_id, one.left_out_reason]),
    );
    expect(reasons).toEqual({
      [ids.euro]: 'other_currency',
      [ids.abroad]: 'account_abroad',
      [ids.wrong]: 'account_wrong',
      [ids.nameless]: 'no_account',
      [ids.own]: 'account_own',
      [ids.ownTyped]: 'account_own',
      [ids.podless]: 'awaiting_pod',
      [ids.negative]: 'to_get_back',
      [ids.several]: 'several_accounts',
    });
    const of = (id: number) => preview.transfers.find((one) => one.carrier_invoice_id === id);
    // The POD came on the 20th, 30 days later is Sunday the 20th of December: Monday.
    expect(of(byHand)).toMatchObject({
      creditor_account: 'PL27114020040000300201355387',
      is_account_typed: true,
      amount: 1230,
      execution_on: '2026-12-21',
      in_file_since: null,
    });
    expect(of(fromKsef)).toMatchObject({
      creditor_account: account,
      is_account_typed: false,
      is_split_payment: false,
    });
    expect(of(fromKsef)?.transfer_title).toMatch(/^FV\/\d+ KSeF 7743186491-20261102-\d{12}-00$/);
    expect(of(split)?.transfer_title).toMatch(
      /^\/VAT\/3450,00\/IDC\/7743186491\/INV\/7743186491-20261102-\d{12}-00\/TXT\/FV\/\d+$/,
    );
    const file = await owner.api.create<NewPaymentFile>(path, input);
    expect(file).toMatchObject({ total: 20_910, transfer_count: 3, paid_on: null, currency: 'PLN' });
    expect(file.left_out).toHaveLength(9);
    const xml = await xmlOf(owner, file.id);
    expect(xml).toContain('<NbOfTxs>3</NbOfTxs><CtrlSum>20910.00</CtrlSum>');
    expect(xml).toContain(`<Ustrd>${of(split)?.transfer_title}</Ustrd>`);
    // Byte for byte the same whenever it is fetched; that it was is in the log.
    expect(await xmlOf(owner, file.id)).toBe(xml);
    const log = await app.rows<{ action: string; count: number }>(
      `select action, count(*)::int as count from audit_log where company_id = $1 and record in ('payment_file', 'payment_file_item')
       group by 1 order by 1`,
      [owner.companyId],
    );
    expect(log).toEqual([
      { action: 'bank_data.read', count: 2 },
      { action: 'payment_file.created', count: 1 },
      { action: 'payment_file_item.created', count: 3 },
    ]);
  });

  test('warns before it pays an invoice a second time', async () => {
    const owner = await aPayer();
    const [first, second] = [await aFromKsef(owner), await aFromKsef(owner)];
    await owner.api.create(path, { carrier_invoice_ids: [first] });
    const both = { carrier_invoice_ids: [first, second] };
    const problem = refused(await owner.api.post(path, both), 409, 'payment_file_repeated');
    expect(problem.numbers).toMatch(/^FV\/\d+$/);
    const preview = await owner.api.act<PaymentFilePreview>(`${path}/preview`, both);
    expect(preview.transfers.map(({ in_file_since }) => in_file_since)).toEqual([
      clock.now().toISOString(),
      null,
    ]);
    await owner.api.create(path, { ...both, accept_repeated: true });
    expect((await owner.api.read<PaymentFilePage>(path)).total).toBe(2);
  });

  test('two that are written at once of one invoice: the second is warned', async () => {
    const owner = await aPayer();
    const id = await aFromKsef(owner);
    const answers = await Promise.all(
      [1, 2, 3].map(() => owner.api.post(path, { carrier_invoice_ids: [id] })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  test('marked as paid records what is still open of each invoice, once', async () => {
    const owner = await aPayer();
    const [whole, part, settled] = [await aFromKsef(owner), await aFromKsef(owner), await aFromKsef(owner)];
    const file = await owner.api.create<NewPaymentFile>(path, {
      carrier_invoice_ids: [whole, part, settled],
    });
    const pay = async (id: number, amount: number) => {
      const [row] = await app.rows<{ order_id: number }>(
        'select order_id from carrier_invoices where id = $1',
        [id],
      );
      await owner.api.create(`/orders/${row?.order_id}/carrier-invoices/${id}/payments`, { amount });
    };
    await pay(part, 230);
    await pay(settled, 1230);
    refused(
      await owner.api.post(`${path}/${file.id}/paid`, { paid_on: '2026-11-21' }),
      422,
      'validation_failed',
    );
    const paid = await owner.api.act<PaymentFilePaid>(`${path}/${file.id}/paid`, {});
    expect(paid).toEqual({ paid_on: '2026-11-20', recorded: 2, settled_before: 1 });
    refused(await owner.api.post(`${path}/${file.id}/paid`, {}), 409, 'payment_file_paid');
    const { items } = await owner.api.read<CarrierInvoicePage>('/money/payables', { state: 'paid' });
    expect(items.map(({ id, balance }) => [id, balance]).toSorted()).toEqual(
      [whole, part, settled].map((id) => [id, 0]).toSorted(),
    );
    expect(await owner.api.read<PaymentFilePage>(path)).toMatchObject({
      items: [{ id: file.id, paid_on: '2026-11-20' }],
    });
  });

  test('marked as paid without a day counts each transfer on the day of its execution, at the latest today', async () => {
    const owner = await aPayer();
    const [past, ahead] = [await aFromKsef(owner), await aFromKsef(owner)];
    const file = await owner.api.create<NewPaymentFile>(path, { carrier_invoice_ids: [past, ahead] });
    await app.rows(
      `update payment_file_items set execution_on = '2026-11-18' where payment_file_id = $1 and carrier_invoice_id = $2`,
      [file.id, past],
    );
    await owner.api.act(`${path}/${file.id}/paid`, {});
    const days = await app.rows<{ id: number; day: string }>(
      `select carrier_invoice_id as id, paid_on::text as day from carrier_payments where carrier_invoice_id = any($1) order by 1`,
      [[past, ahead]],
    );
    expect(days).toEqual([
      { id: past, day: '2026-11-18' },
      { id: ahead, day: '2026-11-20' },
    ]);
  });

  test('pays the tax of a part with that part', async () => {
    const owner = await aPayer();
    const id = await aFromKsef(owner, { net: 20_000, facts: { is_split_payment: true } });
    const [row] = await app.rows<{ order_id: number }>(
      'select order_id from carrier_invoices where id = $1',
      [id],
    );
    await owner.api.create(`/orders/${row?.order_id}/carrier-invoices/${id}/payments`, { amount: 8200 });
    const { transfers } = await owner.api.act<PaymentFilePreview>(`${path}/preview`, {
      carrier_invoice_ids: [id],
    });
    // 16,400 of 24,600 are left, two thirds: 4,600 × 2/3 = 3,066.67.
    expect(transfers[0]).toMatchObject({ amount: 16_400, is_split_payment: true });
    expect(transfers[0]?.transfer_title).toMatch(/^\/VAT\/3066,67\//);
  });

  test('is refused where it cannot be', async () => {
    const owner = await aPayer();
    const id = await anEntered(owner);
    refused(await owner.api.post(path, { carrier_invoice_ids: [id] }), 409, 'payment_file_empty');
    refused(await owner.api.post(path, { carrier_invoice_ids: [] }), 422, 'validation_failed');
    const other = await aPayer();
    refused(await other.api.post(path, { carrier_invoice_ids: [id] }), 422, 'validation_failed');
    await enterSeller(owner, 'PL', { ...polishSeller, bank_account: '42 9999' });
    refused(await owner.api.post(path, { carrier_invoice_ids: [id] }), 409, 'payment_account_missing');
    expect(
      (await owner.api.act<PaymentFilePreview>(`${path}/preview`, { carrier_invoice_ids: [id] }))
        .debtor_account,
    ).toBeNull();
    await enterSeller(owner);
    await app.rows(
      `update company_settings set company_data = company_data || '{"company_name": " "}' where company_id = $1`,
      [owner.companyId],
    );
    refused(await owner.api.post(path, { carrier_invoice_ids: [id] }), 409, 'payment_name_missing');
    await enterSeller(owner, 'NO');
    refused(await owner.api.post(path, { carrier_invoice_ids: [id] }), 409, 'payment_file_polish_only');
  });
});
