import { describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../../kernel/order/order-status.js';
import { faultsIn, refused } from '../../../../testing/api-caller.js';
import { anInvoicedOrder, invoicesOf } from '../../../../testing/invoices.js';
import { anOrderAt, step, type TestOrder } from '../../../../testing/orders.js';
import { aCompany } from '../../../../testing/people.js';
import { testApp } from '../../../../testing/test-app.js';
import type { InvoiceMailDraft } from '../../../billing/invoices/invoice.dto.js';
import type { OrderHistory } from '../order-history.dto.js';
import type { OrderDetails } from '../order.dto.js';
import type { OrderPayments } from './payment.dto.js';

const app = await testApp();
const owner = await aCompany(app);

/** An order whose invoice of 1 100.00 PLN the client has got. */
async function aMailedInvoice(): Promise<TestOrder> {
  const order = await anInvoicedOrder(app, owner);
  await mail(order);
  return order;
}
const mail = (order: TestOrder) => owner.api.act(`/orders/${order.id}/send-invoice`, {});
const post = ({ id }: TestOrder, input: object) => owner.api.post(`/orders/${id}/payments`, input);
const pay = (order: TestOrder, input: object) =>
  owner.api.create<OrderPayments>(`/orders/${order.id}/payments`, input);
const paymentsOf = ({ id }: TestOrder) => owner.api.read<OrderPayments>(`/orders/${id}/payments`);
const remove = (order: TestOrder, paymentId: number, body: object = { reason: 'Recorded twice' }) =>
  owner.api.send('DELETE', `/orders/${order.id}/payments/${paymentId}`, body);
const correct = (order: TestOrder, net_amount: number) =>
  owner.api.create(`/orders/${order.id}/correct-invoice`, { reason: 'Discount', net_amount });
const statusOf = async ({ id }: TestOrder) =>
  (await owner.api.read<OrderDetails>(`/orders/${id}/details`)).status;
const lastEvents = async ({ id }: TestOrder, count: number) =>
  (await owner.api.read<OrderHistory>(`/orders/${id}/history`)).items.slice(-count);

describe('payments', () => {
  test('are several perhaps, and take the order to 13 when nothing is open', async () => {
    const order = await aMailedInvoice();
    expect(await paymentsOf(order)).toEqual({
      items: [],
      currency: 'PLN',
      amount_due: 1100,
      paid_amount: 0,
      balance: 1100,
      order_status: 12,
    });
    const first = await pay(order, { amount: 400.1, method: 'cash', note: ' Zaliczka ' });
    expect(first).toMatchObject({
      items: [
        {
          amount: 400.1,
          currency: 'PLN',
          method: 'cash',
          note: 'Zaliczka',
          paid_on: '2026-11-20',
          created_by_name: expect.any(String),
        },
      ],
      paid_amount: 400.1,
      balance: 699.9,
      order_status: 12,
    });
    expect(await invoicesOf(order)).toMatchObject({ balance: 699.9, paid_amount: 400.1, paid_on: null });
    expect(await pay(order, { amount: 699.9 })).toMatchObject({ balance: 0, order_status: 13 });
    expect(await lastEvents(order, 2)).toMatchObject([
      { event: 'payment_recorded', to_status: 12, facts: { payment: { price: 400.1, currency: 'PLN' } } },
      {
        event: 'pay',
        from_status: 12,
        to_status: 13,
        facts: { paid_on: '2026-11-20', payment: { price: 699.9 } },
      },
    ]);
    expect(await invoicesOf(order)).toMatchObject({ balance: 0, overdue_days: null, paid_on: '2026-11-20' });
  });

  test('of all that is open are recorded by the step to 13', async () => {
    const order = await aMailedInvoice();
    await pay(order, { amount: 100 });
    await step(order, OrderStatus.Paid);
    expect((await paymentsOf(order)).items.map(({ amount }) => amount)).toEqual([100, 1000]);
  });

  test('that come before the invoice is mailed take the order to 13 once it is', async () => {
    const order = await anInvoicedOrder(app, owner);
    expect(await pay(order, { amount: 1100 })).toMatchObject({ balance: 0, order_status: 11 });
    await mail(order);
    expect(await statusOf(order)).toBe(OrderStatus.Paid);
    expect((await lastEvents(order, 2)).map(({ event }) => event)).toEqual(['mail_invoice', 'pay']);
  });

  test('are removed with a reason, and the order waits again', async () => {
    const order = await aMailedInvoice();
    const { items } = await pay(order, { amount: 1100 });
    const id = items[0]?.id ?? 0;
    expect(faultsIn(await remove(order, id, { reason: ' ' }))).toEqual({ reason: 'required' });
    expect((await remove(order, id)).status).toBe(204);
    expect(await paymentsOf(order)).toMatchObject({ items: [], balance: 1100, order_status: 12 });
    expect(await lastEvents(order, 1)).toMatchObject([
      { event: 'payment_removed', from_status: 13, to_status: 12, reason: 'Recorded twice' },
    ]);
    refused(await remove(order, id), 404, 'not_found');
    await step(order, OrderStatus.Paid);
    expect(
      await app.rows('select removal_reason from payments where order_id = $1 order by id', [order.id]),
    ).toEqual([{ removal_reason: 'Recorded twice' }, { removal_reason: null }]);
  });

  test('with a minus are refunds, of no more than was paid', async () => {
    const order = await aMailedInvoice();
    await pay(order, { amount: 1100 });
    await correct(order, 1000);
    expect(await paymentsOf(order)).toMatchObject({ amount_due: 1000, balance: -100, order_status: 13 });
    expect(await invoicesOf(order)).toMatchObject({ amount_due: 1000, balance: -100 });
    expect(faultsIn(await post(order, { amount: -1100.01 }))).toEqual({ amount: 'too_small' });
    expect(await pay(order, { amount: -100 })).toMatchObject({ balance: 0, paid_amount: 1000 });
  });

  test('of a paid invoice that is corrected upwards leave the order waiting for the rest', async () => {
    const order = await aMailedInvoice();
    await pay(order, { amount: 1100 });
    await correct(order, 1300);
    expect(await paymentsOf(order)).toMatchObject({ balance: 200, order_status: 12 });
    expect(await lastEvents(order, 1)).toMatchObject([
      { event: 'invoice_corrected', from_status: 13, to_status: 12 },
    ]);
    expect((await invoicesOf(order)).overdue_days).not.toBeNull();
    expect(await pay(order, { amount: 200 })).toMatchObject({ balance: 0, order_status: 13 });
  });

  test('that the bank took back leave the order waiting again; removing a mistaken refund settles it', async () => {
    const order = await aMailedInvoice();
    await pay(order, { amount: 1100 });
    expect(await pay(order, { amount: -1100 })).toMatchObject({ balance: 1100, order_status: 12 });
    expect(await lastEvents(order, 1)).toMatchObject([
      { event: 'payment_recorded', from_status: 13, to_status: 12 },
    ]);
    await pay(order, { amount: 600 });
    const { items } = await pay(order, { amount: -100 });
    await pay(order, { amount: 500 });
    expect(await statusOf(order)).toBe(12);
    expect((await remove(order, items.find(({ amount }) => amount === -100)?.id ?? 0)).status).toBe(204);
    expect(await paymentsOf(order)).toMatchObject({ balance: 0, order_status: 13 });
  });

  test('of a part count in a correction, in its mail and in a reminder', async () => {
    const order = await aMailedInvoice();
    await pay(order, { amount: 300 });
    const draft = async (query: { kind?: string; invoice_id?: number }) =>
      (
        await owner.api.read<InvoiceMailDraft>(`/orders/${order.id}/invoice-mail`, {
          language: 'en',
          ...query,
        })
      ).body;
    expect(await draft({ kind: 'reminder' })).toContain('800.00');
    await correct(order, 200);
    const { items, balance } = await invoicesOf(order);
    expect(balance).toBe(-100);
    const body = await draft({ invoice_id: items[1]?.id ?? 0 });
    expect(body).toContain('To be refunded');
    expect(body).toContain('100.00');
    expect(body).not.toContain('Amount due now');
    // All that is owed was paid by then.
    expect(await statusOf(order)).toBe(OrderStatus.Paid);
  });

  test('that were returned are not promised again by the mail of the correction', async () => {
    const order = await aMailedInvoice();
    await pay(order, { amount: 1100 });
    await correct(order, 1000);
    const correction = (await invoicesOf(order)).items[1]?.id ?? 0;
    const refund = async () => {
      const query = { language: 'en', invoice_id: correction };
      const { body } = await owner.api.read<InvoiceMailDraft>(`/orders/${order.id}/invoice-mail`, query);
      return /To be refunded: ([\d.,]+)/.exec(body)?.[1] ?? null;
    };
    expect(await refund()).toBe('100.00');
    await pay(order, { amount: -60 });
    expect(await refund()).toBe('40.00');
    await pay(order, { amount: -40 });
    expect(await refund()).toBeNull();
  });

  test('need an invoice, an amount of money and a day on which it can have come', async () => {
    const early = await anOrderAt(app, owner, OrderStatus.OrderCreated);
    refused(await post(early, { amount: 1 }), 409, 'no_issued_invoice');
    expect(await paymentsOf(early)).toMatchObject({ items: [], balance: null, currency: null });
    const order = await aMailedInvoice();
    const faults = async (input: object) => faultsIn(await post(order, input));
    expect(await faults({ amount: 0 })).toEqual({ amount: 'invalid_value' });
    expect(await faults({ amount: 1.005 })).toEqual({ amount: 'too_many_decimals' });
    expect(await faults({ amount: '5' })).toEqual({ amount: 'not_a_number' });
    expect(await faults({ amount: 5, paid_on: '2026-11-21' })).toEqual({ paid_on: 'day_ahead' });
    expect(await faults({ amount: 5, paid_on: '2026-11-19' })).toEqual({ paid_on: 'before_invoice' });
    expect(await faults({ amount: 5, method: 'barter' })).toEqual({ method: 'not_in_list' });
    expect(await paymentsOf(order)).toMatchObject({ items: [] });
  });

  test('recorded at once are both kept, and end in one step', async () => {
    const order = await aMailedInvoice();
    await Promise.all([pay(order, { amount: 550 }), pay(order, { amount: 550 })]);
    expect(await paymentsOf(order)).toMatchObject({ balance: 0, order_status: 13 });
    const { items } = await owner.api.read<OrderHistory>(`/orders/${order.id}/history`);
    expect(items.filter(({ event }) => event === 'pay')).toHaveLength(1);
  });
});
