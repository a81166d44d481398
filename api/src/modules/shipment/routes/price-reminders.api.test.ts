import { describe, expect, test } from '@jest/globals';
import { refused } from '../../../testing/api-caller.js';
import { aSubcontractor } from '../../../testing/directory.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { aQuote, acceptRequest, anOrder, anOrderAt } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { OrderHistory } from '../orders/order-history.dto.js';
import type { PriceRequestAnswer, PriceRequestList } from './price-request.dto.js';

const app = await testApp();
const owner = await aCompany(app);

const remind = (routeId: number | undefined) =>
  owner.api.post<PriceRequestAnswer>(`/order-routes/${routeId}/price-requests/remind`);
const mailsOf = (orderId: number) =>
  app.rows<{ to_address: string; subject: string }>(
    `select o.to_address, o.subject from mail_outbox o join messages m on m.id = o.message_id
     where m.order_id = $1 and m.type = 'subcontractor_price_request' order by o.id`,
    [orderId],
  );

/** An order whose route two subcontractors were asked about: a Norwegian, who owes a price, and one who gave it. */
async function asked() {
  const silent = await aSubcontractor(owner, { country_id: 21 });
  const answered = await aSubcontractor(owner);
  const order = await anOrder(owner);
  await acceptRequest(order, 1);
  const [route] = order.routes;
  await owner.api.create(`/order-routes/${route}/price-requests`, {
    subcontractor_ids: [silent.id, answered.id],
  });
  await aQuote(app, order, route ?? 0, answered);
  return { silent, answered, order, route };
}

describe('subcontractors who owe a price', () => {
  test('are reminded in their language, those who answered are not', async () => {
    const { silent, order, route } = await asked();
    expect((await remind(route)).body).toEqual({ sent: 1, total: 1, skipped: [] });
    const mails = (await mailsOf(order.id)).slice(2);
    expect(mails).toMatchObject([
      { to_address: silent.email, subject: expect.stringContaining('Vi venter på pristilbudet deres') },
    ]);
    const { items } = await owner.api.read<OrderHistory>(`/orders/${order.id}/history`);
    expect(items.at(-1)).toMatchObject({
      event: 'price_requests_reminded',
      reason: '1',
      user_id: owner.id,
      facts: { route_id: route },
    });
    const list = await owner.api.read<PriceRequestList>(`/order-routes/${route}/price-requests`);
    expect(list.items.map(({ reminded_at }) => reminded_at !== null).sort()).toEqual([false, true]);
  });

  test('get one reminder a day at most', async () => {
    const { silent, order, route } = await asked();
    const answers = await Promise.all([remind(route), remind(route)]);
    expect(answers.map(({ body }) => body.sent).sort()).toEqual([0, 1]);
    expect((await remind(route)).body).toEqual({
      sent: 0,
      total: 1,
      skipped: [{ subcontractor_id: silent.id, reason: 'reminded_today' }],
    });
    await app.rows(
      `update price_requests set reminded_at = now() - interval '25 hours' where route_id = $1`,
      [route],
    );
    expect((await remind(route)).body).toMatchObject({ sent: 1 });
    expect(await mailsOf(order.id)).toHaveLength(4);
  });

  test('are left alone once the offer is with the client', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.SentToClient);
    expect(refused(await remind(order.routes[0]), 409).code).toBe('status_not_allowed');
  });
});
