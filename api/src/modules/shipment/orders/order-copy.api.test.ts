import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { anOrder, anOrderAt } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { OrderHistory } from './order-history.dto.js';
import type { OrderDetails } from './order.dto.js';

// Friday in Warsaw.
const app = await testApp();
const owner = await aCompany(app);

const copyOf = (id: number, body: object = {}) =>
  owner.api.create<OrderDetails>(`/orders/${id}/duplicate`, body);

describe('the copy of an order', () => {
  test('has its client, addresses and load; prices, routes, references and the last day are its own', async () => {
    const order = await anOrderAt(app, owner, 5);
    await app.rows(
      `update orders set ldm = 6.4, body_type = 'mega', client_reference = 'PO-1', our_reference = 'GD-1', client_price = 5,
         notes = 'Ring first', is_read = false where id = $1`,
      [order.id],
    );
    const source = await owner.api.read<OrderDetails>(`/orders/${order.id}/details`);
    const copy = await copyOf(order.id);
    expect(copy.id).not.toBe(order.id);
    const same = ['client_id', 'client_name', 'client_email', 'pickup_street', 'delivery_post_code'] as const;
    for (const name of [...same, 'pallets_count', 'weight', 'cargo_type', 'notes', 'payment_days'] as const)
      expect([name, copy[name]]).toEqual([name, source[name]]);
    expect(copy).toMatchObject({
      status: 0,
      user_id: owner.id,
      ldm: 6.4,
      body_type: 'mega',
      client_reference: null,
      our_reference: null,
      valid_until: null,
      lost_reason: null,
      price_for_client: null,
      client_price: null,
      client_offer: null,
      routes: [],
      is_read: true,
    });
    const { items } = await owner.api.read<OrderHistory>(`/orders/${copy.id}/history`);
    expect(items).toMatchObject([
      {
        from_status: null,
        to_status: 0,
        event: 'duplicated',
        user_id: owner.id,
        facts: { source_order_id: order.id },
      },
    ]);
  });

  test('is loaded on the same weekday of next week, at the same hour of the clock', async () => {
    // Wednesday 8 o'clock in summer, a window of two hours, unloaded on Friday at 14.
    const { id } = await anOrder(owner, {
      pickup_date: '2026-07-01T06:00:00.000Z',
      pickup_until: '2026-07-01T08:00:00.000Z',
      delivery_date: '2026-07-03T12:00:00.000Z',
    });
    expect(await copyOf(id)).toMatchObject({
      pickup_date: '2026-11-25T07:00:00.000Z',
      pickup_until: '2026-11-25T09:00:00.000Z',
      delivery_date: '2026-11-27T13:00:00.000Z',
      delivery_until: null,
    });
  });

  test('of an order that is loaded later has its dates', async () => {
    const { id } = await anOrder(owner);
    expect(await copyOf(id)).toMatchObject({
      pickup_date: '2026-12-01T08:00:00.000Z',
      delivery_date: '2026-12-03T16:00:00.000Z',
    });
  });

  test('is loaded when it is said to be', async () => {
    const { id } = await anOrder(owner);
    expect(await copyOf(id, { pickup_date: '2027-01-11T06:30:00.000Z' })).toMatchObject({
      pickup_date: '2027-01-11T06:30:00.000Z',
      delivery_date: '2027-01-13T14:30:00.000Z',
    });
  });

  test('of an order whose client was deleted keeps the name and the address', async () => {
    const order = await anOrder(owner);
    await app.rows('update orders set client_id = null where id = $1', [order.id]);
    expect(await copyOf(order.id)).toMatchObject({
      client_id: null,
      client_name: order.client.name,
      client_email: order.client.email,
    });
  });
});

test.each([
  [{ pickup_date: 'next week' }, { pickup_date: 'not_a_date' }],
  [{ pickup_date: '1999-01-01T00:00:00Z' }, { pickup_date: 'year_out_of_range' }],
  [{ pickup_date: '2100-12-30T12:00:00Z' }, { pickup_date: 'year_out_of_range' }],
  [{ delivery_date: '2027-01-01T00:00:00Z' }, { delivery_date: 'unknown_field' }],
])('%p is refused', async (body, faults) => {
  const { id } = await anOrder(owner);
  expect(faultsIn(await owner.api.post(`/orders/${id}/duplicate`, body))).toEqual(faults);
});

test('an order that is not there cannot be copied', async () => {
  refused(await owner.api.post('/orders/2147483647/duplicate', {}), 404, 'not_found');
});
