import { describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { FakePdf } from '../../../platform/pdf/fake-pdf.js';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { documentsOf, uploadToOrder } from '../../../testing/documents.js';
import {
  anInvoicedOrder,
  anOrderToInvoice,
  enterSeller,
  invoicesOf,
  saveInvoice,
} from '../../../testing/invoices.js';
import { anOrder, anOrderAt } from '../../../testing/orders.js';
import { aCollaborator, aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { OrderDetails } from '../../shipment/orders/order.dto.js';
import type { OrderHistory } from '../../shipment/orders/order-history.dto.js';
import type { InvoicePreview, VatRates } from './invoice.dto.js';

const pdf = new FakePdf();
const app = await testApp({ pdf });
const owner = await aCompany(app);
const printed = () => (pdf.printed.at(-1) ?? '').replace(/<style>[^]*?<\/style>/, '');
const rates = (id: number, language = 'en') =>
  owner.api.reading(language).read<VatRates>(`/orders/${id}/vat-rates`);
const preview = (id: number, input: object = {}) =>
  owner.api.act<InvoicePreview>(`/orders/${id}/generate-invoice-preview`, input);
const refusal = async (id: number, input: object = {}) => {
  const problem = refused(
    await owner.api.post(`/orders/${id}/save-invoice`, input),
    409,
    'step_not_possible',
  );
  return (problem.missing ?? []).map(({ code, fields }) => (fields ? `${code}: ${fields.join(' ')}` : code));
};

describe('the rates', () => {
  test('are those of the company’s country, with what comes of them', async () => {
    const { id } = await anOrderToInvoice(app, owner);
    const { available_rates, ...rest } = await rates(id);
    expect(available_rates.map(({ vat_rate, vat_case }) => [vat_rate, vat_case])).toEqual([
      [23, null],
      [8, null],
      [5, null],
      [0, null],
      [0, 'np'],
      [0, 'oo'],
    ]);
    expect(available_rates[0]).toMatchObject({ label: '23%', vat_amount: 253, gross_amount: 1353 });
    expect(available_rates.filter((rate) => rate.is_default)).toMatchObject([
      { vat_rate: 0, vat_case: null },
    ]);
    expect(available_rates.filter((rate) => rate.is_usual)).toMatchObject([{ vat_rate: 0, vat_case: null }]);
    expect(rest).toMatchObject({
      net_amount: 1100,
      currency: 'PLN',
      sale_date: '2026-12-03',
      payment_days: 30,
      missing: [],
    });
    expect(rest.warnings.map(({ code }) => code)).toEqual(['buyer_tax_number_missing', 'sale_date_ahead']);
    const on = async (sale_date: string) =>
      (await owner.api.read<VatRates>(`/orders/${id}/vat-rates`, { sale_date })).warnings.map(
        ({ code }) => code,
      );
    expect(await on('2026-11-20')).toEqual(['buyer_tax_number_missing']);
    expect(await on('2026-11-21')).toEqual(['buyer_tax_number_missing', 'sale_date_ahead']);
    const never = await owner.api.get(`/orders/${id}/vat-rates`, { sale_date: '2026-02-30' });
    expect(faultsIn(never)).toEqual({ sale_date: 'not_a_date' });
    expect((await rates(id, 'pl')).available_rates[5]?.label).toBe('oo – odwrotne obciążenie');
    expect((await rates(id, 'no')).available_rates[0]?.label).toBe('23 %');
  });

  test('say what is lacking before there can be an invoice', async () => {
    const bare = await aCompany(app);
    const { id } = await anOrder(bare);
    const { missing, net_amount } = await bare.api.read<VatRates>(`/orders/${id}/vat-rates`);
    expect(net_amount).toBeNull();
    expect(missing.map(({ code }) => code)).toEqual([
      'wrong_status',
      'invoice_price_missing',
      'seller_data_incomplete',
    ]);
    expect(missing[2]?.fields).toEqual(['nip', 'address', 'city', 'post_code', 'email']);
    expect(missing[2]?.message).toContain('owner');
  });
});

describe('a preview', () => {
  test('is a draft that uses no number and changes nothing', async () => {
    const { id } = await anOrderToInvoice(app, owner);
    const first = await preview(id, { vat_rate: 23 });
    expect(Buffer.from(first.pdf_base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(printed()).toContain('class="draft"');
    expect(first).toMatchObject({ net_amount: 1100, vat_amount: 253, gross_amount: 1353, currency: 'PLN' });
    expect(first.invoice_number).toMatch(/^FV\/2026\/\d{4}$/);
    expect((await preview(id)).invoice_number).toBe(first.invoice_number);
    expect(await owner.api.read<OrderDetails>(`/orders/${id}/details`)).toMatchObject({
      status: 6,
      has_issued_invoice: false,
    });
    expect((await documentsOf(owner, id)).items).toEqual([]);
  });

  test('is the invoice that is issued then, but for its mark', async () => {
    const order = await anOrderToInvoice(app, owner);
    await preview(order.id, { vat_rate: 8, payment_days: 3 });
    const shown = printed();
    const { number } = await saveInvoice(order, { accept_unusual_rate: true, vat_rate: 8, payment_days: 3 });
    expect(shown).toContain(number);
    expect(shown.replace(/<p class="draft">[^<]*<\/p>/, '')).toBe(printed());
  });

  test('and an invoice have a rate of the country, and a real day', async () => {
    const { id } = await anOrderToInvoice(app, owner);
    const faults = async (input: object) =>
      faultsIn(await owner.api.post(`/orders/${id}/save-invoice`, input));
    expect(await faults({ vat_rate: 25 })).toEqual({ vat_rate: 'not_in_list' });
    expect(await faults({ vat_rate: 23, vat_case: 'np' })).toEqual({ vat_rate: 'not_in_list' });
    expect(await faults({ vat_case: 'zw' })).toEqual({ vat_case: 'not_in_list' });
    expect(await faults({ vat_rate: '23' })).toEqual({ vat_rate: 'not_a_number' });
    expect(await faults({ vat_rate: 25, sale_date: '2026-02-30', payment_days: -1 })).toEqual({
      vat_rate: 'not_in_list',
      sale_date: 'not_a_date',
      payment_days: 'too_small',
    });
    expect(await faults({ vat_rate: 101, vat_case: 'oo', payment_days: -1 })).toEqual({
      vat_rate: 'too_large',
      payment_days: 'too_small',
    });
    expect(await faults({ sale_date: '2026-02-30', payment_days: 366 })).toEqual({
      sale_date: 'not_a_date',
      payment_days: 'too_large',
    });
  });

  test('and an invoice are refused with a sale that no structured invoice can hold', async () => {
    const order = await anOrderToInvoice(app, owner);
    for (const path of ['save-invoice', 'generate-invoice-preview']) {
      const answer = await owner.api.post(`/orders/${order.id}/${path}`, { sale_date: '2050-01-02' });
      expect(faultsIn(answer)).toEqual({ sale_date: 'year_out_of_range' });
    }
    await app.rows(
      `update subcontractor_offers set delivery_date = '2051-03-01T10:00:00Z' where order_id = $1`,
      [order.id],
    );
    const answer = await owner.api.post(`/orders/${order.id}/save-invoice`, {});
    expect(faultsIn(answer)).toEqual({ sale_date: 'year_out_of_range' });
  });
});

describe('issuing', () => {
  test('gives a number, files the PDF, and takes the order to 11', async () => {
    const order = await anOrderToInvoice(app, owner);
    const expected = (await preview(order.id)).invoice_number;
    const made = await saveInvoice(order, {
      accept_unusual_rate: true,
      vat_rate: 23,
      sale_date: '2026-11-19',
      payment_days: 10,
    });
    expect(made).toMatchObject({
      number: expected,
      kind: 'invoice',
      order_status: 11,
      issue_date: '2026-11-20',
      sale_date: '2026-11-19',
      due_date: '2026-11-30',
      net_amount: 1100,
      vat_amount: 253,
      gross_amount: 1353,
      vat_rate: 23,
      vat_case: null,
      sent_at: null,
      last_delivery: null,
    });
    expect((await documentsOf(owner, order.id)).items).toMatchObject([
      {
        id: made.document_id,
        document_type: 'ISSUED_INVOICE',
        original_filename: `Faktura ${expected.replaceAll('/', '-')}.pdf`,
        mime_type: 'application/pdf',
        can_delete: false,
      },
    ]);
    const { items } = await owner.api.read<OrderHistory>(`/orders/${order.id}/history`);
    expect(items.at(-1)).toMatchObject({
      event: 'save_invoice',
      from_status: 6,
      to_status: 11,
      reason: expected,
    });
    const file = await owner.api.get(`/documents/${made.document_id}/download`);
    expect((file.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    refused(await owner.api.delete(`/documents/${made.document_id}`), 409, 'document_kept');
    expect(await invoicesOf(order)).toMatchObject({
      amount_due: 1353,
      currency: 'PLN',
      due_date: '2026-11-30',
      overdue_days: -10,
      paid_at: null,
    });
  });

  test('says on paper what the law asks', async () => {
    const order = await anOrderToInvoice(app, owner);
    await owner.api.change(`/clients-personal/${order.client.id}`, {
      name: 'Meble <Łódź>',
      vat_number: '7250009999',
    });
    await saveInvoice(order, { accept_unusual_rate: true, vat_rate: 23 });
    const page = printed().replaceAll(/[\u00a0\u202f]/g, ' ');
    for (const text of [
      'Bałtyk Spedycja sp. z o.o.',
      'NIP: 5260001246',
      'Meble &lt;Łódź&gt;',
      'NIP: 7250009999',
      '20.11.2026',
      '03.12.2026',
      'Gdańsk (PL) → Bergen (NO)',
      '1 100,00',
      '253,00',
      '1 353,00 PLN',
      'tysiąc trzysta pięćdziesiąt trzy PLN 00/100',
      'PL67 9999 0000 0000 1234 5678 0001',
    ])
      expect(page).toContain(text);
    expect(page).not.toMatch(/undefined|NaN|\[object|class="draft"/);
  });

  test('is refused by name for what is lacking, and only once', async () => {
    const early = await anOrderAt(app, owner, OrderStatus.AcceptedByClient);
    expect(await refusal(early.id)).toEqual(['wrong_status']);
    const invoiced = await anInvoicedOrder(app, owner);
    expect(await refusal(invoiced.id)).toEqual(['invoice_exists']);
    const buyer = await anOrderToInvoice(app, owner);
    await owner.api.remove(`/clients-personal/${buyer.client.id}`);
    expect(await refusal(buyer.id)).toEqual(['buyer_data_incomplete: address city country_id']);
    const uploaded = await anOrderToInvoice(app, owner);
    await uploadToOrder(owner, uploaded.id, undefined, 'ISSUED_INVOICE');
    expect(await refusal(uploaded.id)).toEqual(['invoice_exists']);
    const bare = await aCompany(app);
    const order = await anOrderAt(app, bare, OrderStatus.OrderCreated);
    const worker = await aCollaborator(app, bare);
    const answer = await worker.api.post(`/orders/${order.id}/save-invoice`, {});
    expect(refused(answer, 409, 'step_not_possible').missing).toMatchObject([
      { code: 'seller_data_incomplete', fields: ['nip', 'address', 'city', 'post_code', 'email'] },
    ]);
  });

  test('is one of the steps that can be taken until there is an invoice', async () => {
    const order = await anOrderToInvoice(app, owner);
    const step = async () =>
      (await owner.api.read<OrderDetails>(`/orders/${order.id}/details`)).allowed_actions.find(
        ({ action }) => action === 'save_invoice',
      );
    expect(await step()).toMatchObject({ allowed: true });
    await saveInvoice(order);
    expect(await step()).toBeUndefined();
  });

  test('without a browser uses no number and keeps nothing', async () => {
    const order = await anOrderToInvoice(app, owner);
    const { invoice_number } = await preview(order.id);
    pdf.trouble = 'no browser';
    refused(await owner.api.post(`/orders/${order.id}/save-invoice`, {}), 503, 'pdf_unavailable');
    pdf.trouble = null;
    expect((await documentsOf(owner, order.id)).items).toEqual([]);
    expect((await saveInvoice(order)).number).toBe(invoice_number);
  });
});

describe('an issued invoice', () => {
  test('is never changed, whoever tries', async () => {
    const order = await anInvoicedOrder(app, owner);
    await expect(
      app.rows('update invoices set net = 1, gross = 1 where order_id = $1', [order.id]),
    ).rejects.toThrow('An issued invoice never changes');
  });

  test('is kept as the draft that it was, with its number and the law of its tax', async () => {
    const order = await anOrderToInvoice(app, owner);
    const { number } = await saveInvoice(order);
    const [row] = await app.rows('select content from invoices where order_id = $1', [order.id]);
    expect(row).toMatchObject({
      content: {
        kind: 'invoice',
        number,
        lines: [{ vat_rate: 0, vat_case: null, net: 1100, legal_basis: 'international_pl' }],
        corrects: null,
      },
    });
  });

  test('goes with its company, and stays when who issued it goes', async () => {
    const company = await aCompany(app);
    const worker = await aCollaborator(app, company);
    const order = await anOrderToInvoice(app, company);
    await worker.api.create(`/orders/${order.id}/save-invoice`, {});
    await app.rows('delete from users where id = $1', [worker.id]);
    expect((await invoicesOf(order)).items).toHaveLength(1);
    await app.rows('delete from companies where id = $1', [company.companyId]);
    expect(await app.rows('select 1 from invoices where company_id = $1', [company.companyId])).toEqual([]);
  });
});

describe('money', () => {
  test('billed in another currency shows tax in the seller’s, by the rate of the day before the sale', async () => {
    const order = await anOrderToInvoice(app, owner);
    await app.rows(`update orders set price_for_client = 1000, currency_for_client = 'EUR' where id = $1`, [
      order.id,
    ]);
    await app.rows(
      `insert into exchange_rates (date, from_currency, to_currency, rate, source, table_no) values
        ('2026-11-18', 'EUR', 'PLN', 4.25, 'NBP', '224/A/NBP/2026'), ('2026-11-19', 'EUR', 'PLN', 9, 'NBP', 'later')`,
    );
    await saveInvoice(order, { accept_unusual_rate: true, vat_rate: 23, sale_date: '2026-11-19' });
    const page = printed().replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(page).toContain('977,50 PLN');
    expect(page).toContain('1 EUR = 4,25 PLN (NBP, tabela 224/A/NBP/2026');
    const old = await anOrderToInvoice(app, owner);
    await app.rows(`update orders set price_for_client = 10, currency_for_client = 'EUR' where id = $1`, [
      old.id,
    ]);
    expect(await refusal(old.id, { vat_rate: 23, sale_date: '2020-01-10' })).toEqual(['missing_rate']);
    await saveInvoice(old, { sale_date: '2020-01-10' });
  });

  test('comes from abroad to an account that is told with its bank', async () => {
    const atHome = await anOrderToInvoice(app, owner);
    await saveInvoice(atHome);
    expect(printed()).not.toContain('BPORPLPW');
    const abroad = await anOrderToInvoice(app, owner);
    await owner.api.change(`/clients-personal/${abroad.client.id}`, { country_id: 21, post_code: '5003' });
    await saveInvoice(abroad);
    expect(printed()).toContain('<dt>SWIFT/BIC</dt><dd>BPORPLPW</dd>');
  });

  test('is Norwegian by Norwegian rates and words', async () => {
    const company = await aCompany(app);
    const order = await anOrderToInvoice(app, company);
    await enterSeller(company, 'NO');
    await company.api.change(`/clients-personal/${order.client.id}`, { country_id: 21, post_code: '5003' });
    expect(faultsIn(await company.api.post(`/orders/${order.id}/save-invoice`, { vat_case: 'np' }))).toEqual({
      vat_case: 'invalid_value',
    });
    const { number, vat_amount } = await saveInvoice(order, { accept_unusual_rate: true, vat_rate: 25 });
    expect([number, vat_amount]).toEqual(['2026-0001', 275]);
    const page = printed().replaceAll(/[\u00a0\u202f]/g, ' ');
    for (const text of [
      '<html lang="no">',
      'Org.nr.: 999123457 MVA, Foretaksregisteret',
      'Leveringssted',
      '25 %',
      'NOK',
    ])
      expect(page).toContain(text);
  });
});
