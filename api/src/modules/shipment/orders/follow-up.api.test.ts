import { describe, expect, jest, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { FakeMailbox } from '../../../platform/incoming-mail/fake-mailbox.js';
import { refused } from '../../../testing/api-caller.js';
import { refusesBadBodies } from '../../../testing/bad-bodies.js';
import { aBounce, addressOf, collectMails, deliver } from '../../../testing/incoming-mail.js';
import { acceptance, followLink, shortLinkIn } from '../../../testing/links.js';
import { aReceivedMessage } from '../../../testing/messages.js';
import {
  acceptRequest,
  anOrder,
  anOrderAt,
  answerAsClient,
  chooseQuotes,
  mailFields,
  step,
  type TestOrder,
} from '../../../testing/orders.js';
import { aCollaborator, aCompany, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { MessagePage } from '../../correspondence/messages/message.dto.js';
import { followUpOffersJob, remindOfOffersJob } from './follow-up-offers.job.js';
import type { OrderHistory } from './order-history.dto.js';
import type { OrderDetails } from './order.dto.js';
import { OrderMailService } from './order-mail.service.js';

const start = '2026-11-20T09:30:00.000Z';
const mailbox = new FakeMailbox();
const app = await testApp({ mailbox });
const owner = await reminding(3);

/** A company whose clients are reminded after so many days. */
async function reminding(follow_up_days: number): Promise<TestMember> {
  app.clock.set(start);
  const company = await aCompany(app);
  await company.api.change('/company-settings', { follow_up_days });
  return company;
}

/** An order whose offer was sent and delivered at an instant. */
async function offered(
  as: TestMember = owner,
  { at = start, ...mail }: { at?: string; [field: string]: unknown } = {},
): Promise<TestOrder> {
  app.clock.set(at);
  const order = await anOrder(as);
  await acceptRequest(order, 1);
  await chooseQuotes(app, order);
  await as.api.act('/send-offers-to-client', mailFields(order, mail));
  await delivered(order, at);
  return order;
}

/** Delivers what waits; the product's clock is not the database's, which says when a mail left. */
async function delivered({ id }: TestOrder, at: string): Promise<void> {
  await app.doJobs();
  await app.rows(
    `update mail_outbox set sent_at = $2 where sent_at is not null
       and message_id in (select id from messages where order_id = $1)`,
    [id, at],
  );
}

const latestOffer = async ({ id }: TestOrder) =>
  (await app.rows<{ id: number }>('select max(id) as id from client_offers where order_id = $1', [id]))[0]
    ?.id;

const look = async (now: string) => {
  app.clock.set(now);
  await app.container.jobs.enqueue(followUpOffersJob, null);
  await app.doJobs();
};
const details = ({ id, owner: { api } }: TestOrder) => api.read<OrderDetails>(`/orders/${id}/details`);
const followUp = async (order: TestOrder) => (await details(order)).follow_up;

interface MailRow {
  id: number;
  subject: string;
  to_address: string;
  reply_to: string | null;
  text_body: string;
  message_id_header: string;
  follows_ids: string[];
  auto_submitted: boolean;
}
const mailsOf = ({ id }: TestOrder, type = 'follow_up') =>
  app.rows<MailRow>(
    `select o.* from mail_outbox o join messages m on m.id = o.message_id
     where m.order_id = $1 and m.type = $2 order by o.id`,
    [id, type],
  );
const events = async ({ id, owner: { api } }: TestOrder) =>
  (await api.read<OrderHistory>(`/orders/${id}/history`)).items.map(({ event, reason, user_id }) => [
    event,
    reason,
    user_id,
  ]);
const linkOf = async ({ id }: MailRow) => shortLinkIn((await app.container.services.outbox.getMail(id)).text);

describe('a client who has not answered an offer', () => {
  test('is told of on the order, reminded on the day, in the thread and with the link of the offer, once', async () => {
    const order = await offered();
    const to = order.client.email;
    expect(await followUp(order)).toEqual({ day: '2026-11-23', held: null, mail: null });
    for (const early of ['2026-11-22T23:30:00.000Z', '2026-11-23T05:59:59.000Z', '2026-11-23T19:00:00.000Z'])
      await look(early);
    expect(await mailsOf(order)).toEqual([]);
    for (const now of ['2026-11-23T06:00:00.000Z', '2026-11-23T06:05:00.000Z', '2026-11-27T12:00:00.000Z'])
      await look(now);

    const [mail, ...more] = await mailsOf(order);
    const [offer] = await mailsOf(order, 'offers_to_client');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to_address: to,
      reply_to: owner.email,
      auto_submitted: true,
      subject: `Czy możemy pomóc w sprawie naszej oferty? · #${order.id}: Gdańsk → Bergen`,
    });
    expect(mail?.follows_ids).toContain(offer?.message_id_header);
    expect(mail?.text_body).toMatch(/1.?100,00.PLN/);
    if (!mail || !offer) throw new Error('There is no mail');
    const link = await linkOf(mail);
    expect(link).toBe(await linkOf(offer));
    expect(await followUp(order)).toMatchObject({ day: null, held: null, mail: { to, delivery: 'stored' } });
    expect((await events(order)).at(-1)).toEqual(['followed_up', to, null]);
    const { items } = await owner.api.read<MessagePage>('/messages', { type: 'follow_up', q: to ?? '' });
    expect(items).toMatchObject([{ order_id: order.id, to, delivery: 'stored' }]);
    const opened = await followLink(app, link);
    expect(await app.api.act('/public/quotation-acceptance', acceptance(opened))).toMatchObject({
      status: 4,
    });
  });

  test('is told of on the order with when the reminder was written, and when it left', async () => {
    const order = await offered();
    app.clock.set('2026-11-23T06:00:00.000Z');
    await app.container.services.followUps.send();
    const queued = (await followUp(order))?.mail;
    expect(queued).toMatchObject({ delivery: 'queued', sent_at: null });
    await app.rows(
      `update mail_outbox set created_at = '2026-11-23T06:00:00Z', next_attempt_at = now()
       where cause = 'client offer ' || $1 || ' follow_up'`,
      [String(await latestOffer(order))],
    );
    await delivered(order, '2026-11-24T08:00:00.000Z');
    expect((await followUp(order))?.mail).toMatchObject({
      delivery: 'stored',
      written_at: '2026-11-23T06:00:00.000Z',
      sent_at: '2026-11-24T08:00:00.000Z',
    });
  });

  test('is reminded where, and in which language, the offer was sent, in the company’s own words', async () => {
    const company = await reminding(2);
    const worker = await aCollaborator(app, company);
    await company.api.create('/email-templates', {
      template_type: 'follow_up',
      body: '<p>Hallo {{name}}, was sagen Sie?</p>',
    });
    const order = await offered(worker, { recipient_email: 'einkauf@kunde.example', language: 'de' });
    await look('2026-11-22T12:00:00.000Z');
    const [mail] = await mailsOf(order);
    expect(mail).toMatchObject({
      to_address: 'einkauf@kunde.example',
      reply_to: worker.email,
      subject: expect.stringMatching(/^Haben Sie noch Fragen zu unserem Angebot\? · #/),
    });
    expect(mail?.text_body).toContain(`Hallo ${order.client.name}, was sagen Sie?`);
    // An own text that has no place for the link gets it all the same.
    expect(mail?.text_body).toContain('https://link-1.frakto.invalid/');
  });

  test('gets another link when that of the offer is about to end', async () => {
    const company = await reminding(28);
    const order = await offered(company);
    await look('2026-12-18T12:00:00.000Z');
    const [mail] = await mailsOf(order);
    const [offer] = await mailsOf(order, 'offers_to_client');
    if (!mail || !offer) throw new Error('There is no mail');
    const link = await linkOf(mail);
    expect(link).not.toBe(await linkOf(offer));
    app.clock.set('2027-01-10T12:00:00.000Z');
    const opened = await followLink(app, link);
    expect(await app.api.act('/public/quotation-acceptance', acceptance(opened))).toMatchObject({
      status: 4,
    });
  });

  test('is reminded of a new offer anew, and of an earlier one no more', async () => {
    const order = await offered();
    await look('2026-11-24T12:00:00.000Z');
    await step(order, OrderStatus.RejectedByClient);
    await step(order, OrderStatus.Accepted);
    await owner.api.act('/send-offers-to-client', mailFields(order));
    await delivered(order, '2026-11-24T12:00:00.000Z');
    expect(await followUp(order)).toEqual({ day: '2026-11-27', held: null, mail: null });
    await look('2026-11-26T12:00:00.000Z');
    expect(await mailsOf(order)).toHaveLength(1);
    await look('2026-11-27T12:00:00.000Z');
    await look('2026-11-28T12:00:00.000Z');
    expect(await mailsOf(order)).toHaveLength(2);
  });

  test('is reminded once by several processes at a time, each looking often', async () => {
    const order = await offered();
    const other = await testApp({ database: app.database });
    for (const { clock } of [app, other]) clock.set('2026-11-23T12:00:00.000Z');
    const looks = [app, other, app, other].map(({ container }) => container.services.followUps.send());
    expect((await Promise.all(looks)).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
    expect(await mailsOf(order)).toHaveLength(1);
    const entries = (await events(order)).filter(([event]) => event === 'followed_up');
    expect(entries).toHaveLength(1);
  });

  test('is reminded beside the forwarder, whom the last day of the offer is told', async () => {
    const order = await offered(owner, { valid_until: '2026-11-24' });
    await look('2026-11-23T12:00:00.000Z');
    await app.container.jobs.enqueue(remindOfOffersJob, null);
    await app.doJobs();
    expect(await mailsOf(order)).toMatchObject([{ to_address: order.client.email }]);
    expect(await mailsOf(order, 'offer_expiring')).toMatchObject([{ to_address: owner.email }]);
    const [mail] = await mailsOf(order);
    expect(mail?.text_body).toContain('24 lis 2026');
  });
});

describe('nobody is reminded', () => {
  const late = '2026-11-25T12:00:00.000Z';

  test('unless the company wants it, of what waited longer when it began to, and when it wants it no more', async () => {
    app.clock.set(start);
    const company = await aCompany(app);
    const old = await offered(company, { at: '2026-11-20T09:30:00.000Z' });
    const recent = await offered(company, { at: '2026-11-23T09:30:00.000Z' });
    await look('2026-11-24T12:00:00.000Z');
    expect(await followUp(recent)).toBeNull();
    expect(await company.api.change('/company-settings', { follow_up_days: 3 })).toMatchObject({
      follow_up_days: 3,
    });
    expect(await followUp(old)).toBeNull();
    expect(await followUp(recent)).toMatchObject({ day: '2026-11-26' });
    await company.api.change('/company-settings', { follow_up_days: null });
    await look('2026-11-27T12:00:00.000Z');
    for (const order of [old, recent]) expect(await mailsOf(order)).toEqual([]);
  });

  test('at once because the company wants it sooner: what has waited longer already keeps its day', async () => {
    const company = await reminding(7);
    const days = ['16', '18', '20', '22', '24'];
    const orders: TestOrder[] = [];
    for (const day of days) orders.push(await offered(company, { at: `2026-11-${day}T09:30:00.000Z` }));
    const planned = async () =>
      Promise.all(orders.map(async (order) => (await followUp(order))?.day?.slice(8) ?? null));
    const change = (follow_up_days: number | null) =>
      company.api.change('/company-settings', { follow_up_days });
    const reminded = async () => {
      const mails = await Promise.all(orders.map((order) => mailsOf(order)));
      return days.filter((_day, index) => mails[index]?.length);
    };
    app.clock.set('2026-11-24T12:00:00.000Z');
    expect(await planned()).toEqual(['23', '25', '27', '29', '01']);
    await look('2026-11-24T12:00:00.000Z');
    expect(await reminded()).toEqual(['16']);

    await change(5);
    await change(5);
    expect(await planned()).toEqual([null, '25', '25', '27', '29']);
    await change(2);
    // The first two by 7 and by 5 days: they were announced so.
    expect(await planned()).toEqual([null, '25', '25', '24', '26']);
    await look('2026-11-24T12:05:00.000Z');
    expect(await reminded()).toEqual(['16', '22']);

    // More days, and what was announced for later is later; what would have been due before still keeps its day.
    await change(6);
    expect(await planned()).toEqual([null, '24', '26', null, '30']);
    await change(1);
    expect(await planned()).toEqual([null, '24', '26', null, '25']);
    await look('2026-11-24T18:00:00.000Z');
    expect(await reminded()).toEqual(['16', '18', '22']);
    await look('2026-11-26T12:00:00.000Z');
    expect(await reminded()).toEqual(days);

    await change(null);
    await change(3);
    const late = await offered(company, { at: '2026-11-23T09:30:00.000Z' });
    expect(await company.api.read<{ follow_up_days: number }>('/company-settings')).toMatchObject({
      follow_up_days: 3,
    });
    app.clock.set('2026-11-27T12:00:00.000Z');
    await change(null);
    await change(2);
    // Switched on anew, nothing is left of what held before.
    expect(await followUp(late)).toBeNull();
  });

  test('who has answered over the link, whose answer was recorded, whose offer was revised', async () => {
    const accepted = await offered();
    await answerAsClient(app, accepted, 'accept');
    const rejected = await offered();
    await answerAsClient(app, rejected, 'reject');
    const spoken = await offered();
    await step(spoken, OrderStatus.AcceptedByClient);
    const revised = await offered();
    await step(revised, OrderStatus.RejectedByClient);
    await step(revised, OrderStatus.Accepted);
    await look(late);
    for (const order of [accepted, rejected, spoken, revised]) {
      expect(await mailsOf(order)).toEqual([]);
      expect(await followUp(order)).toBeNull();
    }
  });

  test('who has answered the offer by mail; that they are away is no answer', async () => {
    const answered = await offered();
    const away = await offered();
    for (const order of [answered, away]) {
      const [offer] = await mailsOf(order, 'offers_to_client');
      await deliver(mailbox, {
        from: order === answered ? 'Szefowa <szefowa@klient.example>' : (order.client.email ?? ''),
        to: await addressOf(app, owner),
        subject: 'Re: Transport offer',
        inReplyTo: offer?.message_id_header,
        ...(order === away ? { headers: { 'Auto-Submitted': 'auto-replied (vacation)' } } : {}),
      });
    }
    await collectMails(app);
    expect(await followUp(answered)).toMatchObject({ held: 'client_wrote' });
    expect(await followUp(away)).toMatchObject({ held: null });
    await look(late);
    expect(await mailsOf(answered)).toEqual([]);
    expect(await mailsOf(away)).toHaveLength(1);
  });

  test('who has written since of themselves; a carrier, or somebody who pretends to be the client, does not count', async () => {
    const cases: [held: string | null, changes: object][] = [
      ['client_wrote', { type: 'quote_request', sender: 'client' }],
      [null, { type: 'offers_to_client', sender: 'client', sender_check: 'fail' }],
      [null, { type: 'subcontractor_price_request', sender: { name: null, email: 'a@carrier.example' } }],
      [null, { type: 'offers_to_client', received_at: new Date('2026-11-19T12:00:00.000Z') }],
    ];
    for (const [held, { ...changes }] of cases) {
      const order = await offered();
      const sender = 'sender' in changes && changes.sender === 'client' ? order.client.email : null;
      await aReceivedMessage(app, owner, {
        order_id: order.id,
        client_id: order.client.id,
        received_at: new Date('2026-11-21T12:00:00.000Z'),
        ...changes,
        ...(sender === null ? {} : { sender: { name: null, email: sender.toUpperCase() } }),
      });
      expect([changes, (await followUp(order))?.held ?? null]).toEqual([changes, held]);
      await look(late);
      expect([changes, (await mailsOf(order)).length]).toEqual([changes, held === null ? 1 : 0]);
    }
  });

  test('whose mail came back, or has not left yet', async () => {
    const bounced = await offered();
    const [mail] = await mailsOf(bounced, 'offers_to_client');
    mailbox.deliver(aBounce(await addressOf(app, owner), mail?.message_id_header ?? ''));
    await collectMails(app);
    expect(await followUp(bounced)).toMatchObject({ held: 'undeliverable', mail: null });
    const later = await offered();
    await owner.api.create('/messages', {
      type: 'letter',
      subject: 'Hello',
      from: owner.email,
      to: later.client.email,
      client_id: later.client.id,
      content: 'x',
    });
    await app.rows(`update messages set status = 'failed' where recipient_email = $1 and type = 'letter'`, [
      later.client.email,
    ]);
    expect(await followUp(later)).toMatchObject({ held: 'undeliverable' });
    const waiting = await offered();
    await app.rows(
      `update mail_outbox set status = 'queued', sent_at = null, next_attempt_at = now() + interval '1 day'
       where cause = 'client offer ' || (select max(id) from client_offers where order_id = $1)`,
      [waiting.id],
    );
    await look(late);
    for (const order of [bounced, later, waiting]) expect(await mailsOf(order)).toEqual([]);
    // The days count from when the mail left.
    await app.rows(
      `update mail_outbox set status = 'captured', sent_at = '2026-11-25T12:00:00Z'
       where cause = 'client offer ' || (select max(id) from client_offers where order_id = $1)`,
      [waiting.id],
    );
    expect(await followUp(waiting)).toMatchObject({ day: '2026-11-28', held: null });
  });

  test('whose data were erased, which is told as that and not as a mail that came back', async () => {
    const ofClient = await offered();
    const ofBuyer = await offered(owner, { recipient_email: `einkauf${ofClient.id}@kunde.example` });
    const kept = await offered();
    await owner.api.act('/privacy/erase', { email: ofClient.client.email });
    await owner.api.act('/privacy/erase', { email: `einkauf${ofClient.id}@kunde.example` });
    for (const order of [ofClient, ofBuyer])
      expect(await followUp(order)).toEqual({ day: '2026-11-23', held: 'erased', mail: null });
    expect(await followUp(kept)).toMatchObject({ held: null });
    await look(late);
    for (const order of [ofClient, ofBuyer]) expect(await mailsOf(order)).toEqual([]);
    // One that never left was not erased: the company lost its owner before they confirmed their address.
    const waiting = await offered();
    await app.rows(`delete from mail_outbox where cause = 'client offer ' || $1`, [
      String(await latestOffer(waiting)),
    ]);
    expect(await followUp(waiting)).toMatchObject({ held: 'undeliverable' });
  });

  test('of an offer that is over, or will be before that day; nor by a link that was taken back', async () => {
    const expired = await offered(owner, { valid_until: '2026-11-23' });
    const shorter = await offered(owner, { valid_until: '2026-11-22' });
    const revoked = await offered();
    await owner.api.act('/links/revoke', { kind: 'client-offer-selection', order_id: revoked.id });
    expect(await followUp(expired)).toMatchObject({ held: null });
    expect(await followUp(shorter)).toMatchObject({ held: 'offer_expires' });
    expect(await followUp(revoked)).toMatchObject({ held: 'link_revoked' });
    await look(late);
    for (const order of [expired, shorter, revoked]) expect(await mailsOf(order)).toEqual([]);
    expect(await followUp(expired)).toBeNull();
  });

  test('a month late', async () => {
    const order = await offered();
    app.clock.set('2026-12-24T12:00:00.000Z');
    expect(await followUp(order)).toBeNull();
    await look('2026-12-24T12:00:00.000Z');
    expect(await mailsOf(order)).toEqual([]);
  });

  test('while the outbox takes no mail to strangers; it is tried again', async () => {
    const order = await offered();
    const strict = await testApp({ database: app.database, settings: { RATE_LIMIT_FACTOR: '0.01' } });
    strict.clock.set(late);
    expect(await strict.container.services.followUps.send()).toBe(0);
    expect(await mailsOf(order)).toEqual([]);
    expect((await events(order)).map(([event]) => event)).not.toContain('followed_up');
    expect(await followUp(order)).toMatchObject({ held: null, mail: null });
    // The limit has said when there is room again.
    await look(late);
    expect(await mailsOf(order)).toEqual([]);
    await look('2026-11-27T12:00:00.000Z');
    expect(await mailsOf(order)).toHaveLength(1);
  });
});

describe('a reminder that cannot be written', () => {
  const failed = 'a mail about an offer failed for good';
  const linesOf = ({ id }: TestOrder) => app.log.filter(({ order, level }) => order === id && level >= 40);

  test('by a rule is told on the order, and not tried again until somebody wants it', async () => {
    const order = await offered();
    const others = await anOrder(await aCompany(app));
    await acceptRequest(others, 1);
    // Its place in the outbox is taken.
    const [cause, own] = ['client offer ' + String(await latestOffer(order)) + ' follow_up', 'x' + order.id];
    await app.rows(
      `update mail_outbox set cause = $1 where id =
         (select max(o.id) from mail_outbox o join messages m on m.id = o.message_id where m.order_id = $2)`,
      [cause, others.id],
    );
    await app.rows('update orders set is_read = true where id = $1', [order.id]);
    for (const now of ['23T06:00', '23T06:05', '23T12:00', '24T12:00', '27T12:00'])
      await look(`2026-11-${now}:00.000Z`);
    expect(await mailsOf(order)).toEqual([]);
    expect(linesOf(order).map(({ msg, kind }) => [msg, kind])).toEqual([[failed, 'follow_up']]);
    expect(await followUp(order)).toEqual({ day: '2026-11-23', held: 'failed', mail: null });
    expect(await details(order)).toMatchObject({ is_read: false });
    expect((await events(order)).filter(([event]) => event === 'follow_up_failed')).toEqual([
      ['follow_up_failed', null, null],
    ]);

    await app.rows('update mail_outbox set cause = $2 where cause = $1', [cause, own]);
    const again = await owner.api.put<OrderDetails>(`/orders/${order.id}/follow-up`, { enabled: true });
    expect(again.body.follow_up).toMatchObject({ held: null });
    expect((await events(order)).at(-1)).toEqual(['follow_up_on', null, owner.id]);
    await look('2026-11-27T12:05:00.000Z');
    expect(await mailsOf(order)).toHaveLength(1);
    expect(await followUp(order)).toMatchObject({ held: null, mail: { delivery: 'stored' } });
  });

  test('for now comes again after longer and longer pauses, and then not any more; others go', async () => {
    const order = await offered();
    const other = await offered();
    const { sendFollowUp } = OrderMailService.prototype;
    const tries: string[] = [];
    const failing = jest.spyOn(OrderMailService.prototype, 'sendFollowUp').mockImplementation(function (
      this: OrderMailService,
      ...given: Parameters<typeof sendFollowUp>
    ) {
      if (given[1].id !== order.id) return sendFollowUp.apply(this, given);
      tries.push(app.clock.now().toISOString().slice(8, 16));
      return Promise.reject(new Error('out of order'));
    });
    const lookAt = async (...times: string[]) => {
      for (const time of times) await look(`2026-11-${time}:00.000Z`);
    };
    try {
      await lookAt('23T06:00', '23T06:04', '23T06:05', '23T06:19', '23T06:20', '23T07:19', '23T07:20');
      expect(await mailsOf(other)).toHaveLength(1);
      expect(await followUp(order)).toEqual({ day: '2026-11-23', held: null, mail: null });
      await lookAt('23T11:19', '23T11:20', '23T18:55');
      // After eight in the evening nobody is written to.
      expect(await followUp(order)).toEqual({ day: '2026-11-24', held: null, mail: null });
      await lookAt('24T06:00', '24T06:05', '24T18:00', '28T12:00');
    } finally {
      failing.mockRestore();
    }
    expect(tries).toEqual(['23T06:00', '23T06:05', '23T06:20', '23T07:20', '23T11:20', '24T06:00']);
    expect(await followUp(order)).toMatchObject({ held: 'failed' });
    expect(linesOf(order).at(-1)).toMatchObject({ msg: failed, err: { message: 'out of order' } });
    await look('2026-11-28T12:05:00.000Z');
    expect(await mailsOf(order)).toEqual([]);
  });

  test('says why else it would not go, when that comes up later', async () => {
    const order = await offered();
    await app.rows(
      `update client_offers set mail_troubles = '{"follow_up": {"tries": 1, "next_try_at": null}}' where order_id = $1`,
      [order.id],
    );
    expect(await followUp(order)).toMatchObject({ held: 'failed' });
    await owner.api.act('/links/revoke', { kind: 'client-offer-selection', order_id: order.id });
    expect(await followUp(order)).toMatchObject({ held: 'link_revoked' });
  });
});

describe('the reminders of one order', () => {
  const put = ({ id }: TestOrder, body: object, as = owner) =>
    as.api.put<OrderDetails>(`/orders/${id}/follow-up`, body);

  test('are switched off and on again, also of later offers', async () => {
    const order = await offered();
    expect((await put(order, { enabled: false })).body.follow_up).toMatchObject({ held: 'switched_off' });
    const { version } = await details(order);
    expect((await put(order, { enabled: false })).body.version).toBe(version);
    await look('2026-11-24T12:00:00.000Z');
    expect(await mailsOf(order)).toEqual([]);
    expect((await put(order, { enabled: true })).body.follow_up).toMatchObject({
      day: '2026-11-23',
      held: null,
    });
    await look('2026-11-24T12:05:00.000Z');
    expect(await mailsOf(order)).toHaveLength(1);
    expect((await events(order)).slice(-3).map(([event, , by]) => [event, by])).toEqual([
      ['follow_up_off', owner.id],
      ['follow_up_on', owner.id],
      ['followed_up', null],
    ]);
  });

  test('are the company’s', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.Created);
    refused(await put(order, { enabled: false }, await aCompany(app)), 404, 'not_found');
    const answer = await put(order, { enabled: false });
    expect(answer.body).toMatchObject({ status: 0, follow_up: null, order_acceptance: null });
  });

  refusesBadBodies({
    method: 'PUT',
    path: () => '/orders/1/follow-up',
    caller: () => owner.api,
    body: () => ({ enabled: true }),
  });
});
