import { describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { anOrderAt, answerAsClient, step, type TestOrder } from '../../../testing/orders.js';
import { aCollaborator, aCompany } from '../../../testing/people.js';
import { refused } from '../../../testing/api-caller.js';
import { testApp } from '../../../testing/test-app.js';
import type { OrderHistory } from './order-history.dto.js';
import type { OrderDetails } from './order.dto.js';

const app = await testApp();
const byHand = await aCompany(app);
const owner = await aCompany(app);
await owner.api.change('/company-settings', { create_order_on_acceptance: true });

const statusOf = async ({ id, owner: { api } }: TestOrder) =>
  (await api.read<OrderDetails>(`/orders/${id}/details`)).status;
const lastEvents = async ({ id, owner: { api } }: TestOrder) =>
  (await api.read<OrderHistory>(`/orders/${id}/history`)).items
    .slice(-2)
    .map(({ event, user_id, facts }) => ({ event, user_id, facts }));

describe('an order that follows the client’s yes', () => {
  test('is created by hand unless the company wants otherwise', async () => {
    const order = await anOrderAt(app, byHand, OrderStatus.SentToClient);
    await answerAsClient(app, order, 'accept');
    expect(await statusOf(order)).toBe(OrderStatus.AcceptedByClient);
  });

  test('is created with the answer over the link, once, and the history says so', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.SentToClient);
    for (const _twice of [1, 2]) await answerAsClient(app, order, 'accept');
    expect(await statusOf(order)).toBe(OrderStatus.OrderCreated);
    expect(await lastEvents(order)).toEqual([
      { event: 'client_accepts', user_id: null, facts: null },
      { event: 'create_order', user_id: null, facts: { by_acceptance: true } },
    ]);
  });

  test('is created with a yes that somebody records, under their name', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.SentToClient);
    const answer = await step(order, OrderStatus.AcceptedByClient);
    expect(answer.status).toBe(OrderStatus.OrderCreated);
    expect(await lastEvents(order)).toEqual([
      { event: 'client_accepts', user_id: owner.id, facts: null },
      { event: 'create_order', user_id: owner.id, facts: { by_acceptance: true } },
    ]);
  });

  test('is not created with a no', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.SentToClient);
    await answerAsClient(app, order, 'reject');
    expect(await statusOf(order)).toBe(OrderStatus.RejectedByClient);
  });

  test('is confirmed to the client where the company has that, too', async () => {
    await owner.api.change('/company-settings', { send_order_acceptance: true });
    const order = await anOrderAt(app, owner, OrderStatus.SentToClient);
    await answerAsClient(app, order, 'accept');
    const { items } = await owner.api.read<OrderHistory>(`/orders/${order.id}/history`);
    expect(items.slice(-2).map(({ event }) => event)).toEqual(['create_order', 'order_acceptance_mailed']);
    await owner.api.change('/company-settings', { send_order_acceptance: false });
  });

  test('is for the owner to switch on', async () => {
    const colleague = await aCollaborator(app, owner);
    refused(await colleague.api.put('/company-settings', { create_order_on_acceptance: false }), 403);
    expect(await colleague.api.read('/company-settings/read-only')).toMatchObject({
      create_order_on_acceptance: true,
    });
  });
});
