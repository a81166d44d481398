import { describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { faultsIn } from '../../../testing/api-caller.js';
import { anInvoicedOrder, invoicesOf } from '../../../testing/invoices.js';
import { step, type TestOrder } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { OrderHistory } from '../../shipment/orders/order-history.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const pay = ({ id }: TestOrder, input: object) =>
  owner.api.put(`/orders/${id}/status`, { status: OrderStatus.Paid, ...input });

/** An order whose invoice of 20 November the client has got. */
async function anAwaitedPayment(): Promise<TestOrder> {
  app.clock.set('2026-11-20T09:30:00.000Z');
  const order = await anInvoicedOrder(app, owner);
  await owner.api.act(`/orders/${order.id}/send-invoice`, {});
  app.clock.set('2026-11-24T23:30:00.000Z');
  return order;
}

describe('the day of a payment', () => {
  test('is told, kept and shown', async () => {
    const order = await anAwaitedPayment();
    expect((await pay(order, { paid_on: '2026-11-22' })).status).toBe(200);
    expect(await invoicesOf(order)).toMatchObject({
      paid_on: '2026-11-22',
      paid_at: expect.any(String),
      overdue_days: null,
    });
    const { items } = await owner.api.read<OrderHistory>(`/orders/${order.id}/history`);
    expect(items.at(-1)).toMatchObject({ event: 'pay', facts: { paid_on: '2026-11-22' } });
  });

  test('is the present one in Warsaw when nobody tells it', async () => {
    const order = await anAwaitedPayment();
    expect(await invoicesOf(order)).toMatchObject({ paid_on: null, paid_at: null });
    await step(order, OrderStatus.Paid);
    expect((await invoicesOf(order)).paid_on).toBe('2026-11-25');
    await app.rows(
      `update order_history set facts = null, created_at = '2026-11-23T23:30Z' where order_id = $1`,
      [order.id],
    );
    expect((await invoicesOf(order)).paid_on).toBe('2026-11-24');
  });

  test('lies between that of the invoice and the present one', async () => {
    const order = await anAwaitedPayment();
    const faults = async (input: object) => faultsIn(await pay(order, input));
    expect(await faults({ paid_on: '2026-11-26' })).toEqual({ paid_on: 'day_ahead' });
    expect(await faults({ paid_on: '2026-11-19' })).toEqual({ paid_on: 'before_invoice' });
    expect(await faults({ paid_on: '2026-02-30' })).toEqual({ paid_on: 'not_a_date' });
    expect(await faults({ paid_on: '24.11.2026' })).toEqual({ paid_on: 'invalid_format' });
    // All that is wrong is told at once.
    expect(await faults({ paid_on: '2026-11-19', reason: 'x'.repeat(201) })).toEqual({
      paid_on: 'before_invoice',
      reason: 'too_long',
    });
    expect(await faults({ status: OrderStatus.Accepted, paid_on: '2026-11-22' })).toEqual({
      paid_on: 'invalid_value',
    });
    expect((await pay(order, { paid_on: '2026-11-20' })).status).toBe(200);
  });
});
