import { describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { acceptance, followLink, shortLinkIn } from '../../../testing/links.js';
import {
  acceptRequest,
  anOrder,
  anOrderAt,
  chooseQuotes,
  mailFields,
  type TestOrder,
} from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import { followUpOffersJob } from './follow-up-offers.job.js';
import type { OrderHistory } from './order-history.dto.js';
import type { OrderDetails } from './order.dto.js';

const start = '2026-11-20T09:30:00.000Z';
const app = await testApp();
app.clock.set(start);
const owner = await aCompany(app);

interface MailRow {
  id: number;
  subject: string;
  to_address: string;
  text_body: string;
}
const mailsOf = ({ id }: TestOrder, type: string) =>
  app.rows<MailRow>(
    `select o.* from mail_outbox o join messages m on m.id = o.message_id
     where m.order_id = $1 and m.type = $2 order by o.id`,
    [id, type],
  );
const remindersOf = async ({ id }: TestOrder, event: string) =>
  (await owner.api.read<OrderHistory>(`/orders/${id}/history`)).items.filter(
    (entry) => entry.event === event,
  );
const linkOf = async (mail: MailRow | undefined) =>
  shortLinkIn((await app.container.services.outbox.getMail(mail?.id ?? 0)).text);
/** The history goes by the machine's clock. */
const minutesLater = (minutes: number) =>
  app.clock.set(new Date(Date.now() + minutes * 60_000).toISOString());

describe('a client who has not answered an offer', () => {
  const remind = ({ id }: TestOrder) => owner.api.post<OrderDetails>(`/orders/${id}/remind-client`);

  async function offered(fields: object = {}): Promise<TestOrder> {
    const order = await anOrder(owner);
    await acceptRequest(order, 1);
    await chooseQuotes(app, order);
    await owner.api.act('/send-offers-to-client', mailFields(order, { ...fields }));
    await app.doJobs();
    return order;
  }

  test('is reminded with the link of the offer, once a minute at most, and each time anew', async () => {
    minutesLater(0);
    const order = await offered();
    for (const _twice of [1, 2]) expect((await remind(order)).status).toBe(200);
    const [mail, ...more] = await mailsOf(order, 'follow_up');
    const [offer] = await mailsOf(order, 'offers_to_client');
    expect(more).toEqual([]);
    expect(mail?.to_address).toBe(order.client.email);
    expect(mail?.text_body).toMatch(/1.?100,00.PLN/);
    const link = await linkOf(mail);
    expect(link).toBe(await linkOf(offer));
    expect(await remindersOf(order, 'followed_up')).toMatchObject([
      { user_id: owner.id, reason: order.client.email, to_status: 3 },
    ]);

    minutesLater(2);
    expect((await remind(order)).status).toBe(200);
    expect(await mailsOf(order, 'follow_up')).toHaveLength(2);
    const opened = await followLink(app, link);
    expect(await app.api.act('/public/quotation-acceptance', acceptance(opened))).toBeDefined();
    expect(refused(await remind(order), 409).code).toBe('status_not_allowed');
    expect(await mailsOf(order, 'follow_up')).toHaveLength(2);
  });

  test('gets no reminder by itself of what somebody reminded of by hand', async () => {
    app.clock.set(start);
    await owner.api.change('/company-settings', { follow_up_days: 2 });
    const order = await offered();
    expect((await remind(order)).status).toBe(200);
    app.clock.set('2026-11-23T09:00:00.000Z');
    await app.container.jobs.enqueue(followUpOffersJob, null);
    await app.doJobs();
    expect(await mailsOf(order, 'follow_up')).toHaveLength(1);
    await owner.api.change('/company-settings', { follow_up_days: null });
  });

  test('gets none of an offer whose last day is over', async () => {
    app.clock.set(start);
    const order = await offered({ valid_until: '2026-11-25' });
    app.clock.set('2026-11-26T09:00:00.000Z');
    expect(refused(await remind(order), 409).code).toBe('offer_expired');
    expect(await mailsOf(order, 'follow_up')).toEqual([]);
  });

  test('can answer again, and is told until when, once the offer is extended', async () => {
    app.clock.set(start);
    const order = await offered({ valid_until: '2026-11-25' });
    app.clock.set('2026-11-26T09:00:00.000Z');
    const extend = (valid_until: string) =>
      owner.api.post<OrderDetails>(`/orders/${order.id}/remind-client`, { valid_until });
    expect(faultsIn(await extend('2026-11-25'))).toEqual({ valid_until: 'day_passed' });
    refused(await extend('soon'), 422);
    expect(faultsIn(await extend('2027-02-30'))).toEqual({ valid_until: 'not_a_date' });
    expect(faultsIn(await extend('2028-01-01'))).toEqual({ valid_until: 'day_too_far' });
    expect(await mailsOf(order, 'follow_up')).toEqual([]);
    const { body } = await extend('2026-12-03');
    expect(body).toMatchObject({ status: OrderStatus.SentToClient, valid_until: '2026-12-03' });
    const [mail, ...more] = await mailsOf(order, 'follow_up');
    expect(more).toEqual([]);
    expect(mail?.text_body).toMatch(/3 (gru|grudnia) 2026/);
    expect(await remindersOf(order, 'offer_extended')).toMatchObject([
      { user_id: owner.id, facts: { valid_until: '2026-12-03' } },
    ]);
    expect(faultsIn(await extend('2026-11-28'))).toEqual({ valid_until: 'day_not_ahead' });
    const opened = await followLink(app, await linkOf(mail));
    expect(await app.api.act('/public/quotation-acceptance', acceptance(opened))).toBeDefined();
  });

  test('gets a link that works after the first was taken back', async () => {
    minutesLater(0);
    const order = await offered();
    await owner.api.act('/links/revoke', { kind: 'client-offer-selection', order_id: order.id });
    expect((await remind(order)).status).toBe(200);
    const [mail] = await mailsOf(order, 'follow_up');
    const opened = await followLink(app, await linkOf(mail));
    expect(await app.api.act('/public/quotation-acceptance', acceptance(opened))).toBeDefined();
  });
});

describe('a carrier who has not answered an order', () => {
  const remind = ({ id, routes }: TestOrder) =>
    owner.api.post<OrderDetails>(`/orders/${id}/order-routes/${routes[0]}/remind-carrier`);

  test('is reminded in their language, once a minute at most', async () => {
    minutesLater(0);
    const order = await anOrderAt(app, owner, OrderStatus.SentToContractor);
    for (const _twice of [1, 2]) expect((await remind(order)).status).toBe(200);
    const mails = await mailsOf(order, 'subcontractor_acceptance_request');
    expect(mails).toHaveLength(2);
    expect(mails[1]).toMatchObject({
      to_address: mails[0]?.to_address,
      subject: expect.stringContaining('Vi venter på bekreftelse av oppdraget'),
    });
    expect(await remindersOf(order, 'carrier_reminded')).toMatchObject([
      { user_id: owner.id, reason: mails[0]?.to_address, facts: { route_id: order.routes[0] } },
    ]);
    minutesLater(2);
    expect((await remind(order)).status).toBe(200);
    expect(await mailsOf(order, 'subcontractor_acceptance_request')).toHaveLength(3);
  });

  test('is not when the order of the route waits for nobody', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.OrderCreated);
    const { code, missing } = refused(await remind(order), 409);
    expect(code).toBe('step_not_possible');
    expect(missing).toMatchObject([{ code: 'route_not_waiting', route_ids: [order.routes[0]] }]);
    const other = await anOrderAt(app, owner, OrderStatus.SentToContractor);
    refused(await owner.api.post(`/orders/${order.id}/order-routes/${other.routes[0]}/remind-carrier`), 404);
  });
});
