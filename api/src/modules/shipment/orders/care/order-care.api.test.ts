import { describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../../kernel/order/order-status.js';
import { faultsIn, refused } from '../../../../testing/api-caller.js';
import { anOrder, anOrderAt, step, type TestOrder } from '../../../../testing/orders.js';
import { aCollaborator, aCompany } from '../../../../testing/people.js';
import { testApp } from '../../../../testing/test-app.js';
import type { OrderHistory } from '../order-history.dto.js';
import type { OrderTotals } from '../order-price.dto.js';
import type { OrderDetails, OrderPage } from '../order.dto.js';
import type { OrderCare } from './order-care.dto.js';

const app = await testApp();
const owner = await aCompany(app);
const rival = await aCompany(app);
const colleague = await aCollaborator(app, owner);

const put = ({ id }: TestOrder, what: 'assignee' | 'snooze', body: object) =>
  owner.api.send('PUT', `/orders/${id}/${what}`, body);
const assign = ({ id }: TestOrder, user_id: number | null) =>
  owner.api.change<OrderCare>(`/orders/${id}/assignee`, { user_id });
const snooze = ({ id }: TestOrder, until: string, note?: string) =>
  owner.api.change<OrderCare>(`/orders/${id}/snooze`, { until, note });
const detailsOf = ({ id }: TestOrder) => owner.api.read<OrderDetails>(`/orders/${id}/details`);
const historyOf = async ({ id }: TestOrder) =>
  (await owner.api.read<OrderHistory>(`/orders/${id}/history`)).items;

describe('an order is looked after', () => {
  test('by a colleague, which is in the history and leaves version and date alone', async () => {
    const order = await anOrder(owner);
    const before = await detailsOf(order);
    expect(await assign(order, colleague.id)).toEqual({
      id: order.id,
      assignee_id: colleague.id,
      assignee_name: expect.stringMatching(/^Worker/),
      snoozed_until: null,
      snoozed_by_name: null,
    });
    await assign(order, colleague.id);
    expect(await detailsOf(order)).toMatchObject({
      assignee_id: colleague.id,
      assignee_name: expect.stringMatching(/^Worker/),
      version: before.version,
      updated_at: before.updated_at,
    });
    await assign(order, null);
    expect((await historyOf(order)).slice(1)).toMatchObject([
      {
        event: 'assigned',
        reason: expect.stringMatching(/^Worker/),
        user_id: owner.id,
        from_status: 0,
        to_status: 0,
      },
      { event: 'unassigned', reason: expect.stringMatching(/^Worker/) },
    ]);
  });

  test('by whoever was named since, not by whom an earlier choice is undone for', async () => {
    const order = await anOrder(owner);
    await assign(order, colleague.id);
    const undo = (expected_user_id: number | null) =>
      put(order, 'assignee', { user_id: null, expected_user_id });
    refused(await undo(owner.id), 409, 'changed_meanwhile');
    refused(await undo(null), 409, 'changed_meanwhile');
    expect(await detailsOf(order)).toMatchObject({ assignee_id: colleague.id });
    expect((await undo(colleague.id)).status).toBe(200);
    expect(await detailsOf(order)).toMatchObject({ assignee_id: null });
  });

  test('by nobody who is no active person of the company', async () => {
    const order = await anOrder(owner);
    const away = await aCollaborator(app, owner);
    await owner.api.act(`/companies/${owner.companyId}/users/${away.id}/activate`, { is_active: false });
    for (const user_id of [rival.id, away.id, 2_000_000_000])
      expect(faultsIn(await put(order, 'assignee', { user_id }))).toEqual({ user_id: 'unknown_record' });
    expect(faultsIn(await put(order, 'assignee', {}))).toEqual({ user_id: 'required' });
    expect(await detailsOf(order)).toMatchObject({ assignee_id: null, assignee_name: null });
  });

  test('by nobody once they have left the company', async () => {
    const leaver = await aCollaborator(app, owner);
    const order = await anOrder(owner);
    await assign(order, leaver.id);
    await owner.api.remove(`/companies/${owner.companyId}/users/${leaver.id}`);
    expect(await detailsOf(order)).toMatchObject({ assignee_id: null, assignee_name: null });
  });

  test('which lists and totals are narrowed by', async () => {
    const company = await aCompany(app);
    const other = await aCollaborator(app, company);
    const [mine, theirs, nobodys] = [await anOrder(company), await anOrder(company), await anOrder(company)];
    await company.api.change(`/orders/${mine.id}/assignee`, { user_id: company.id });
    await company.api.change(`/orders/${theirs.id}/assignee`, { user_id: other.id });
    const ids = async (assigned: string) =>
      (await company.api.read<OrderPage>('/orders', { assigned })).items.map(({ id }) => id);
    expect(await ids('mine')).toEqual([mine.id]);
    expect(await ids('unassigned')).toEqual([nobodys.id]);
    expect(await other.api.read<OrderPage>('/orders', { assigned: 'mine' })).toMatchObject({ total: 1 });
    expect(await company.api.read<OrderTotals>('/orders/totals', { assigned: 'mine' })).toMatchObject({
      count: 1,
    });
    refused(await company.api.get('/orders?assigned=yours'), 422);
  });
});

describe('an order is put off', () => {
  test('for the company, until a day; the history says who and why', async () => {
    const order = await anOrder(owner);
    expect(await snooze(order, '2026-11-23', ' Klient na targach ')).toMatchObject({
      snoozed_until: '2026-11-23',
      snoozed_by_name: expect.stringMatching(/^Owner/),
    });
    await snooze(order, '2026-11-23');
    expect(await colleague.api.read<OrderDetails>(`/orders/${order.id}/details`)).toMatchObject({
      snoozed_until: '2026-11-23',
    });
    expect(await owner.api.send('DELETE', `/orders/${order.id}/snooze`)).toMatchObject({ status: 200 });
    await owner.api.send('DELETE', `/orders/${order.id}/snooze`);
    expect((await historyOf(order)).slice(1)).toMatchObject([
      { event: 'snoozed', reason: 'Klient na targach', facts: { snoozed_until: '2026-11-23' } },
      { event: 'woken' },
    ]);
  });

  test('until a real day after today, within a year', async () => {
    const order = await anOrder(owner);
    const faults = async (until: unknown) => faultsIn(await put(order, 'snooze', { until }));
    expect(await faults('2026-11-20')).toEqual({ until: 'day_not_ahead' });
    expect(await faults('2026-11-31')).toEqual({ until: 'not_a_date' });
    expect(await faults('2027-11-30')).toEqual({ until: 'day_too_far' });
    expect(await faults('tomorrow')).toMatchObject({ until: expect.any(String) });
    expect(await faults(5)).toMatchObject({ until: expect.any(String) });
  });

  test('no longer, once its status changes', async () => {
    const order = await anOrder(owner);
    await snooze(order, '2026-11-23');
    await step(order, OrderStatus.Accepted);
    expect(await detailsOf(order)).toMatchObject({ snoozed_until: null });
  });
});

test('another company’s order is not there', async () => {
  const order = await anOrder(rival);
  refused(await put(order, 'assignee', { user_id: owner.id }), 404);
  refused(await put(order, 'snooze', { until: '2026-11-23' }), 404);
  refused(await owner.api.send('DELETE', `/orders/${order.id}/snooze`), 404);
});

describe('orders in lists', () => {
  test('tell what they come to: nothing, the cheapest quotes, the chosen ones, the offer', async () => {
    const company = await aCompany(app);
    const priceOf = async ({ id }: TestOrder) =>
      (await company.api.read<OrderPage>('/orders', { q: `#${id}` })).items[0]?.shown_price;
    expect(await priceOf(await anOrder(company))).toBeNull();
    const chosen = await anOrderAt(app, company, OrderStatus.Accepted, { spares: true });
    const summary = await company.api.read<{ total: number }>(`/orders/${chosen.id}/summary`);
    expect(await priceOf(chosen)).toEqual({ amount: summary.total, currency: 'PLN', kind: 'sum' });
    await company.api.change(`/order-routes/${chosen.routes[0]}/select-offer`, { offer_id: null });
    expect(await priceOf(chosen)).toMatchObject({ kind: 'from', amount: summary.total });
    await company.api.change(`/quotations/${chosen.id}/client-price`, { client_price: 7777.77 });
    expect(await priceOf(chosen)).toEqual({ amount: 7777.77, currency: 'PLN', kind: 'client' });
    const offered = await anOrderAt(app, company, OrderStatus.SentToClient);
    const { price_for_client, currency_for_client } = await company.api.read<OrderDetails>(
      `/orders/${offered.id}/details`,
    );
    expect(await priceOf(offered)).toEqual({
      amount: price_for_client,
      currency: currency_for_client,
      kind: 'client',
    });
    const totals = await company.api.read<OrderTotals>('/orders/totals');
    expect(totals.count).toBe(3);
    expect(totals.statuses.map(({ status, count }) => [status, count])).toEqual([
      [0, 1],
      [1, 1],
      [3, 1],
    ]);
    expect(totals.sums[0]?.currency).toBe('PLN');
    expect(await company.api.read<OrderTotals>('/orders/totals', { status: 1 })).toMatchObject({
      count: 1,
      sums: [{ amount: 7777.77, currency: 'PLN' }],
      home: { amount: 7777.77, currency: 'PLN' },
    });
    expect(await rival.api.read<OrderTotals>('/orders/totals', { status: 1 })).toMatchObject({
      count: 0,
      sums: [],
    });
    refused(await company.api.get('/orders/totals?status=99'), 422);
  });
});
