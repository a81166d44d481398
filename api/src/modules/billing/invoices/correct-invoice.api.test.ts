import { describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import type { Problem } from '../../../platform/http/api-types.js';
import { FakePdf } from '../../../platform/pdf/fake-pdf.js';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { documentsOf } from '../../../testing/documents.js';
import { anInvoicedOrder, anOrderToInvoice, invoicesOf, saveInvoice } from '../../../testing/invoices.js';
import { step, type TestOrder } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { OrderSummary } from '../../shipment/orders/order-summary.dto.js';
import type { InvoicePreview, IssuedInvoice } from './invoice.dto.js';

const pdf = new FakePdf();
const app = await testApp({ pdf });
const owner = await aCompany(app);
const correct = ({ id }: TestOrder, input: object) =>
  owner.api.create<IssuedInvoice>(`/orders/${id}/correct-invoice`, input);
const printed = () =>
  (pdf.printed.at(-1) ?? '').replace(/<style>[^]*?<\/style>/, '').replaceAll(/[\u00a0\u202f]/g, ' ');

async function anInvoiceAt23(): Promise<TestOrder> {
  const order = await anOrderToInvoice(app, owner);
  await saveInvoice(order, { accept_unusual_rate: true, vat_rate: 23 });
  return order;
}

describe('a correction', () => {
  test('has a number of its own and says what was, what is and what differs', async () => {
    const order = await anInvoiceAt23();
    const first = (await invoicesOf(order)).items[0];
    const made = await correct(order, { reason: 'Rabat 10%', net_amount: 990 });
    expect(made).toMatchObject({
      kind: 'correction',
      corrects_id: first?.id,
      number: 'FK/2026/0001',
      net_amount: -110,
      vat_amount: -25.3,
      gross_amount: -135.3,
      vat_rate: 23,
      reason: 'Rabat 10%',
      order_status: 11,
    });
    const page = printed();
    for (const text of [
      'Faktura korygująca',
      first?.number ?? '',
      'Rabat 10%',
      '1 100,00',
      '990,00',
      '135,30 PLN',
      'Kwota do zapłaty zmniejsza się o',
      'Do zapłaty po korekcie: <b>1 217,70 PLN</b>',
    ])
      expect(page).toContain(text);
    expect(await invoicesOf(order)).toMatchObject({ amount_due: 1217.7, items: [{}, {}] });
    expect((await documentsOf(owner, order.id)).items).toHaveLength(2);
  });

  test('changes what the order earns', async () => {
    const order = await anInvoiceAt23();
    const summary = () => owner.api.read<OrderSummary>(`/orders/${order.id}/summary`);
    const before = await summary();
    expect(before).toMatchObject({ total: 1100, corrections: 0 });
    await correct(order, { reason: 'Rabat', net_amount: 990 });
    await correct(order, { reason: 'Dopłata', net_amount: 1000 });
    expect(await summary()).toMatchObject({
      total: 1000,
      corrections: -100,
      cost: before.cost,
      margin: before.margin - 100,
      frozen: true,
    });
  });

  test('goes on from the one before it, and may take all back', async () => {
    const order = await anInvoiceAt23();
    await correct(order, { reason: 'Rate', vat_rate: 8, accept_unusual_rate: true });
    expect(await invoicesOf(order)).toMatchObject({ amount_due: 1188 });
    const last = await correct(order, { reason: 'Cancelled', net_amount: 0 });
    expect(last).toMatchObject({ net_amount: -1100, vat_amount: -88, gross_amount: -1188 });
    expect(await invoicesOf(order)).toMatchObject({ amount_due: 0, overdue_days: null });
  });

  test('can name another case, and the buyer as the record has it now', async () => {
    const order = await anInvoiceAt23();
    expect(
      await correct(order, { reason: 'Reverse charge', vat_case: 'oo', accept_unusual_rate: true }),
    ).toMatchObject({
      vat_rate: 0,
      vat_case: 'oo',
      vat_amount: -253,
      net_amount: 0,
    });
    expect(printed()).toContain('Odwrotne obciążenie');
    await owner.api.change(`/clients-personal/${order.client.id}`, {
      name: 'Meble Nowe',
      vat_number: '7250009999',
    });
    const made = await correct(order, { reason: 'NIP', renew_buyer: true });
    expect(made).toMatchObject({ buyer_name: 'Meble Nowe', gross_amount: 0, vat_case: 'oo' });
    expect(printed()).toContain('Nabywca przed korektą');
  });

  test('of a paid invoice says what is returned', async () => {
    const order = await anInvoiceAt23();
    await owner.api.act(`/orders/${order.id}/send-invoice`, {});
    await step(order, OrderStatus.Paid);
    await correct(order, { reason: 'Discount', net_amount: 1000 });
    expect(printed()).toContain('Do zwrotu');
  });

  test('is refused for a buyer as the record has them now, where there is none', async () => {
    const order = await anInvoiceAt23();
    await owner.api.remove(`/clients-personal/${order.client.id}`);
    const input = { reason: 'NIP', renew_buyer: true, net_amount: 1000 };
    for (const operation of ['correct-invoice', 'generate-correction-preview']) {
      const answer = await owner.api.post<Problem>(`/orders/${order.id}/${operation}`, input);
      refused(answer, 409, 'step_not_possible');
      expect(answer.body.missing).toMatchObject([
        { code: 'buyer_data_incomplete', fields: ['address', 'city', 'country_id'] },
      ]);
    }
    expect(await correct(order, { reason: 'Discount', net_amount: 1000 })).toMatchObject({
      net_amount: -100,
    });
  });

  test('of days says which were wrong', async () => {
    const order = await anInvoiceAt23();
    await correct(order, { reason: 'Dates', sale_date: '2026-11-19', payment_days: 10 });
    expect(printed()).toContain('Data sprzedaży: 03.12.2026 → <b>19.11.2026</b>');
    expect(printed()).toContain('Termin płatności: 20.12.2026 → <b>30.11.2026</b>');
    expect(await invoicesOf(order)).toMatchObject({ due_date: '2026-11-30', amount_due: 1353 });
    await correct(order, { reason: 'Discount', net_amount: 1000 });
    expect(printed()).not.toContain('→ <b>');
  });

  test('is previewed without a number being used', async () => {
    const order = await anInvoiceAt23();
    const path = `/orders/${order.id}/generate-correction-preview`;
    const shown = await owner.api.act<InvoicePreview>(path, { reason: 'Discount', net_amount: 1000 });
    expect(shown).toMatchObject({ net_amount: -100, vat_amount: -23, gross_amount: -123 });
    expect(printed()).toContain('class="draft"');
    expect((await correct(order, { reason: 'Discount', net_amount: 1000 })).number).toBe(
      shown.invoice_number,
    );
  });

  test('is what its preview was, but for the mark', async () => {
    const order = await anInvoiceAt23();
    const input = { reason: 'Discount', net_amount: 1000, vat_rate: 8, accept_unusual_rate: true };
    await owner.api.act(`/orders/${order.id}/generate-correction-preview`, input);
    const shown = printed();
    expect(shown).toContain((await correct(order, input)).number);
    expect(shown.replace(/<p class="draft">[^<]*<\/p>/, '')).toBe(printed());
  });

  test('needs an invoice, a reason and something to change', async () => {
    const none = await anOrderToInvoice(app, owner);
    const post = ({ id }: TestOrder, input: object) => owner.api.post(`/orders/${id}/correct-invoice`, input);
    refused(await post(none, { reason: 'x', net_amount: 1 }), 409, 'no_issued_invoice');
    const order = await anInvoicedOrder(app, owner);
    refused(await post(order, { reason: 'x', net_amount: 1100 }), 409, 'correction_changes_nothing');
    refused(await post(order, { reason: 'x', renew_buyer: true }), 409, 'correction_changes_nothing');
    expect(faultsIn(await post(order, { reason: ' ', net_amount: 1.005 }))).toEqual({
      reason: 'required',
      net_amount: 'too_many_decimals',
    });
    expect(faultsIn(await post(order, { net_amount: -1, vat_rate: 25 }))).toEqual({
      reason: 'required',
      net_amount: 'too_small',
      vat_rate: 'not_in_list',
    });
    expect(faultsIn(await post(order, { reason: 'x', vat_rate: 25 }))).toEqual({ vat_rate: 'not_in_list' });
  });

  test('to a rate needs to know what the tax comes to at home', async () => {
    const order = await anOrderToInvoice(app, owner);
    await app.rows(`update orders set currency_for_client = 'EUR' where id = $1`, [order.id]);
    await saveInvoice(order, { vat_rate: 0, sale_date: '2020-01-10' });
    const answer = await owner.api.post(`/orders/${order.id}/correct-invoice`, { reason: 'x', vat_rate: 23 });
    expect(refused(answer, 409, 'step_not_possible').missing).toMatchObject([{ code: 'missing_rate' }]);
  });
});
