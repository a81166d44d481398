import { describe, expect, test } from '@jest/globals';
import { faultsIn } from '../../../testing/api-caller.js';
import { acceptance, aLink } from '../../../testing/links.js';
import { anOrderAt, step } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { OrderHistory } from './order-history.dto.js';
import type { OrderPage, OrderStep } from './order.dto.js';

const app = await testApp();
const owner = await aCompany(app);

const put = (id: number, body: object) => owner.api.put<OrderStep>(`/orders/${id}/status`, body);
const lastEvent = async (id: number) =>
  (await owner.api.read<OrderHistory>(`/orders/${id}/history`)).items.at(-1);

describe('why an offer came to nothing', () => {
  test.each([3, 4] as const)('is kept with a rejection at %i, and in the history', async (status) => {
    const { id } = await anOrderAt(app, owner, status);
    const body = { status: 5, lost_reason: 'competitor', reason: 'A cousin drives it' };
    expect((await put(id, body)).body).toMatchObject({
      status: 5,
      lost_reason: 'competitor',
      lost_note: 'A cousin drives it',
    });
    expect(await lastEvent(id)).toMatchObject({
      event: 'reject',
      reason: 'A cousin drives it',
      facts: { lost_reason: 'competitor' },
    });
    const { items } = await owner.api.read<OrderPage>('/orders', { status: 5, page_size: 1 });
    expect(items[0]).toMatchObject({ id, lost_reason: 'competitor' });
  });

  test('need not be told', async () => {
    const { id } = await anOrderAt(app, owner, 3);
    expect((await put(id, { status: 5 })).body).toMatchObject({ lost_reason: null, lost_note: null });
    expect(await lastEvent(id)).toMatchObject({ event: 'reject', facts: null });
  });

  test('may be told by the client', async () => {
    const order = await anOrderAt(app, owner, 3);
    const link = await aLink(owner, { kind: 'client-offer-selection', order_id: order.id });
    const input = acceptance(link, { action: 'reject', lost_reason: 'price', reason: ' Too dear ' });
    await app.api.act('/public/quotation-acceptance', input);
    const [row] = await app.rows('select lost_reason, lost_note from orders where id = $1', [order.id]);
    expect(row).toEqual({ lost_reason: 'price', lost_note: 'Too dear' });
    expect(await lastEvent(order.id)).toMatchObject({ user_id: null, facts: { lost_reason: 'price' } });
  });

  test('is forgotten with a revision', async () => {
    const order = await anOrderAt(app, owner, 3);
    await put(order.id, { status: 5, lost_reason: 'price', reason: 'Too dear' });
    expect(await step(order, 1)).toMatchObject({ lost_reason: null, lost_note: null });
  });

  test('is one of the list, and goes with a rejection alone', async () => {
    const { id } = await anOrderAt(app, owner, 3);
    expect(faultsIn(await put(id, { status: 5, lost_reason: 'weather' }))).toEqual({
      lost_reason: 'not_in_list',
    });
    expect(faultsIn(await put(id, { status: 4, lost_reason: 'price' }))).toEqual({
      lost_reason: 'invalid_value',
    });
    expect((await put(id, { status: 4, lost_reason: null })).status).toBe(200);
  });
});
