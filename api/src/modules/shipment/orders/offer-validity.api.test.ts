import { describe, expect, test } from '@jest/globals';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { acceptance, aLink } from '../../../testing/links.js';
import {
  acceptRequest,
  anOrder,
  chooseQuotes,
  mailFields,
  step,
  type TestOrder,
} from '../../../testing/orders.js';
import { aCollaborator, aCompany, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { LinkView } from '../links/link.dto.js';
import { remindOfOffersJob } from './follow-up-offers.job.js';
import type { OrderHistory } from './order-history.dto.js';
import type { OrderStep } from './order.dto.js';

const start = '2026-11-20T09:30:00.000Z';
const app = await testApp();
const owner = await aCompany(app, { default_language: 'pl' });

/** An order at 3 whose offer holds until a day. */
async function offered(valid_until: string | null, sender: TestMember = owner, changes: object = {}) {
  app.clock.set(start);
  const order = await anOrder(sender, changes);
  await acceptRequest(order, 1);
  await chooseQuotes(app, order);
  const sent = await sender.api.act<OrderStep>('/send-offers-to-client', mailFields(order, { valid_until }));
  return { order, sent };
}
const mailsOf = ({ id }: TestOrder, type: string) =>
  app.rows<{ subject: string; to_address: string; text_body: string; user_id: number }>(
    `select o.subject, o.to_address, o.text_body, m.user_id from mail_outbox o join messages m on m.id = o.message_id
     where m.order_id = $1 and m.type = $2`,
    [id, type],
  );
const answer = async (order: TestOrder, changes: object = {}) => {
  const link = await aLink(owner, { kind: 'client-offer-selection', order_id: order.id });
  return app.api.post('/public/quotation-acceptance', acceptance(link, changes));
};
const page = async (order: TestOrder) => {
  const { sig, exp } = await aLink(owner, { kind: 'client-offer-selection', order_id: order.id });
  return app.api.read<LinkView>('/public/links/client-offer-selection', { order_id: order.id, sig, exp });
};
const remind = async (now: string) => {
  app.clock.set(now);
  await app.container.jobs.enqueue(remindOfOffersJob, null);
  await app.doJobs();
};
const events = async ({ id }: TestOrder) =>
  (await owner.api.read<OrderHistory>(`/orders/${id}/history`)).items.map(({ event, facts }) => [
    event,
    facts,
  ]);

describe('the last day of an offer', () => {
  test('is kept with the offer, told in its mail and on the client’s page', async () => {
    const { order, sent } = await offered('2026-11-25');
    expect(sent).toMatchObject({ valid_until: '2026-11-25', client_offer: { valid_until: '2026-11-25' } });
    expect(await events(order)).toContainEqual(['send_to_client', { valid_until: '2026-11-25' }]);
    const [mail] = await mailsOf(order, 'offers_to_client');
    expect(mail?.text_body).toMatch(/Oferta ważna do: śr\., 25 lis 2026/);
    expect(await page(order)).toMatchObject({ valid_until: '2026-11-25', expired: false, open: true });
  });

  test('is the order’s own when none is named, and none when null is', async () => {
    const named = await anOrder(owner, { valid_until: '2026-12-01' });
    await acceptRequest(named, 1);
    await chooseQuotes(app, named);
    const sent = await owner.api.act<OrderStep>('/send-offers-to-client', mailFields(named));
    expect(sent.client_offer).toMatchObject({ valid_until: '2026-12-01' });
    const { sent: without } = await offered(null, owner, { valid_until: '2026-12-01' });
    expect(without).toMatchObject({ valid_until: null, client_offer: { valid_until: null } });
  });

  test('cannot be over when the offer is sent', async () => {
    app.clock.set(start);
    const order = await anOrder(owner, { valid_until: '2026-11-19' });
    await acceptRequest(order, 1);
    await chooseQuotes(app, order);
    const send = (changes: object) => owner.api.post('/send-offers-to-client', mailFields(order, changes));
    expect(faultsIn(await send({}))).toEqual({ valid_until: 'day_passed' });
    expect(faultsIn(await send({ valid_until: '2026-11-31' }))).toEqual({ valid_until: 'not_a_date' });
    await owner.api.act('/send-offers-to-client', mailFields(order, { valid_until: '2026-11-20' }));
  });

  test('lasts as long as in Warsaw; afterwards the client can say no, and the forwarder records a spoken yes', async () => {
    const { order: accepted } = await offered('2026-11-25');
    app.clock.set('2026-11-25T22:59:59.999Z');
    expect(await answer(accepted)).toMatchObject({ status: 200 });

    const { order } = await offered('2026-11-25');
    const { order: rejected } = await offered('2026-11-25');
    app.clock.set('2026-11-25T23:00:00.000Z');
    const problem = refused(await answer(order), 409, 'offer_expired');
    expect(problem.allowed_statuses).toEqual([4, 5]);
    expect(await page(order)).toMatchObject({ expired: true, open: false, answered: null });
    expect(await answer(rejected, { action: 'reject' })).toMatchObject({ status: 200 });
    expect(await step(order, 4)).toMatchObject({ status: 4 });
    expect(await page(order)).toMatchObject({ expired: false, answered: 'accept' });
    expect(await answer(order)).toMatchObject({ status: 200 });
    expect(await answer(accepted)).toMatchObject({ status: 200 });
  });

  test('goes with a revision', async () => {
    const { order } = await offered('2026-11-25');
    await step(order, 5);
    expect(await step(order, 1)).toMatchObject({ status: 1, valid_until: null });
  });
});

describe('who sent an offer', () => {
  test('is told once on the morning before its last day, and once when it is over', async () => {
    const worker = await aCollaborator(app, owner);
    const { order } = await offered('2026-11-25', worker);
    await app.rows(`update clients set phone = '+48 600 100 200' where id = $1`, [order.client.id]);
    await remind('2026-11-24T05:59:59.000Z');
    expect(await mailsOf(order, 'offer_expiring')).toEqual([]);
    for (const now of ['2026-11-24T06:00:00.000Z', '2026-11-24T06:05:00.000Z', '2026-11-25T12:00:00.000Z'])
      await remind(now);
    const [mail, ...more] = await mailsOf(order, 'offer_expiring');
    expect(mail?.subject).toMatch(new RegExp(` · #${order.id}: Gdańsk → Bergen$`));
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to_address: worker.email, user_id: worker.id });
    expect(mail?.text_body).toContain(`Otwórz ofertę\nhttps://frakto.test/offer/${order.id}\n`);
    // The mail proposes a call.
    expect(mail?.text_body).toMatch(/Telefon klienta: *\+48 600 100 200/);
    expect(mail?.text_body).toMatch(new RegExp(`${order.client.name}.*${order.id}`));
    expect(mail?.text_body).toContain('25 lis 2026');
    expect(mail?.text_body).toMatch(/1.?100,00 PLN/);

    for (const now of ['2026-11-26T05:59:59.000Z', '2026-11-26T06:00:00.000Z', '2026-11-27T06:00:00.000Z'])
      await remind(now);
    expect(await mailsOf(order, 'offer_expired')).toMatchObject([{ to_address: worker.email }]);
    expect((await events(order)).at(-1)).toEqual(['offer_expired', { valid_until: '2026-11-25' }]);
    const [row] = await app.rows('select status, is_read from orders where id = $1', [order.id]);
    expect(row).toEqual({ status: 3, is_read: false });
  });

  test('is left alone when the client answered, when it was revised, and of what they sent that very day', async () => {
    const { order: accepted } = await offered('2026-11-25');
    await answer(accepted);
    const { order: spoken } = await offered('2026-11-25');
    await step(spoken, 4);
    const { order: revised } = await offered('2026-11-25');
    await step(revised, 5);
    await step(revised, 1);
    const { order: fresh } = await offered('2026-11-21');
    await remind('2026-11-20T12:00:00.000Z');
    await remind('2026-11-24T12:00:00.000Z');
    await remind('2026-11-27T12:00:00.000Z');
    for (const order of [accepted, spoken, revised, fresh])
      expect(await mailsOf(order, 'offer_expiring')).toEqual([]);
    for (const order of [accepted, spoken, revised])
      expect(await mailsOf(order, 'offer_expired')).toEqual([]);
    expect(await mailsOf(fresh, 'offer_expired')).toHaveLength(1);
  });

  test('of an offer whose sender left, the owner is told', async () => {
    const worker = await aCollaborator(app, owner);
    const { order } = await offered('2026-11-25', worker);
    await app.rows('update users set is_active = false where id = $1', [worker.id]);
    await remind('2026-11-27T12:00:00.000Z');
    expect(await mailsOf(order, 'offer_expired')).toMatchObject([{ to_address: owner.email }]);
  });

  test('is told nothing by a mail that cannot be written; the order tells it, and others are told', async () => {
    const { order } = await offered('2026-11-25');
    const { order: other } = await offered('2026-11-25');
    const stranger = await anOrder(await aCompany(app));
    await acceptRequest(stranger, 1);
    /** Takes the place of the mail in the outbox. */
    const take = (kind: string) =>
      app.rows(
        `update mail_outbox set cause = 'client offer ' || (select max(id) from client_offers where order_id = $2) || $3 where id =
           (select max(o.id) from mail_outbox o join messages m on m.id = o.message_id where m.order_id = $1)`,
        [stranger.id, order.id, ` ${kind}`],
      );
    const failures = () =>
      app.log
        .filter((line) => line['order'] === order.id && line.level >= 40)
        .map(({ kind, msg }) => [kind, msg]);
    await take('offer_expiring');
    for (const now of ['24T06:00', '24T06:05', '25T12:00']) await remind(`2026-11-${now}:00.000Z`);
    expect(await mailsOf(other, 'offer_expiring')).toHaveLength(1);
    expect(failures()).toEqual([['offer_expiring', 'a mail about an offer failed for good']]);
    expect((await events(order)).at(-1)).toEqual(['offer_notice_failed', null]);

    await app.rows('update orders set is_read = true where id = $1', [order.id]);
    await take('offer_expired');
    for (const now of ['26T06:00', '26T06:05', '27T12:00']) await remind(`2026-11-${now}:00.000Z`);
    expect(await mailsOf(other, 'offer_expired')).toHaveLength(1);
    expect(await mailsOf(order, 'offer_expired')).toEqual([]);
    expect(failures()).toHaveLength(2);
    expect((await events(order)).slice(-2)).toEqual([
      ['offer_expired', { valid_until: '2026-11-25' }],
      ['offer_notice_failed', null],
    ]);
    expect(await app.rows('select is_read from orders where id = $1', [order.id])).toEqual([
      { is_read: false },
    ]);
  });

  test('is told once by two processes at a time', async () => {
    const { order } = await offered('2026-11-25');
    app.clock.set('2026-11-27T12:00:00.000Z');
    const { offerExpiry } = app.container.services;
    await Promise.all([offerExpiry.tellDue(), offerExpiry.tellDue()]);
    expect(await mailsOf(order, 'offer_expired')).toHaveLength(1);
  });
});
