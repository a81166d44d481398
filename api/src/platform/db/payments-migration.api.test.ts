import { expect, test } from '@jest/globals';
import { anInvoicedOrder, invoicesOf } from '../../testing/invoices.js';
import { OrderStatus } from '../../kernel/order/order-status.js';
import type { TestOrder } from '../../testing/orders.js';
import { aCompany } from '../../testing/people.js';
import { testApp } from '../../testing/test-app.js';
import type { OrderPayments } from '../../modules/shipment/orders/payments/payment.dto.js';
import { Payments } from './migrations/0051-payments.js';

const app = await testApp();
const owner = await aCompany(app);

/** The statements of the migration, in a database whose orders were paid before it. */
async function migrateAnew(): Promise<void> {
  await app.rows('drop table payments cascade');
  const statements: string[] = [];
  const add = { addSql: (statement: string) => void statements.push(statement) };
  Payments.prototype.up.call(add as unknown as Payments);
  for (const statement of statements) await app.rows(statement);
}

async function aPaidOrder(paid_on: string): Promise<TestOrder> {
  const order = await anInvoicedOrder(app, owner);
  await owner.api.act(`/orders/${order.id}/send-invoice`, {});
  await owner.api.change(`/orders/${order.id}/status`, { status: OrderStatus.Paid, paid_on });
  return order;
}

test('orders that were paid before payments were recorded have one each', async () => {
  const paid = await aPaidOrder('2026-11-20');
  const corrected = await aPaidOrder('2026-11-20');
  const waiting = await anInvoicedOrder(app, owner);
  // Earlier steps did not tell the day, nor how much.
  await app.rows(
    `update order_history set facts = null, created_at = '2026-11-23T23:30Z' where order_id = $1 and event = 'pay'`,
    [paid.id],
  );
  // A correction after the payment is money to be returned.
  await app.rows(`update order_history set created_at = '2026-11-20T12:00Z' where order_id = $1`, [
    corrected.id,
  ]);
  app.clock.set('2026-11-25T09:30:00.000Z');
  await owner.api.create(`/orders/${corrected.id}/correct-invoice`, { reason: 'Discount', net_amount: 1000 });
  await migrateAnew();
  const paymentsOf = ({ id }: TestOrder) => owner.api.read<OrderPayments>(`/orders/${id}/payments`);
  expect(await paymentsOf(paid)).toMatchObject({
    items: [{ amount: 1100, currency: 'PLN', paid_on: '2026-11-24', method: 'other' }],
    balance: 0,
  });
  expect(await paymentsOf(corrected)).toMatchObject({ items: [{ amount: 1100 }], balance: -100 });
  expect(await paymentsOf(waiting)).toMatchObject({ items: [], balance: 1100 });
  expect(await invoicesOf(paid)).toMatchObject({ balance: 0, paid_on: '2026-11-24' });
});
