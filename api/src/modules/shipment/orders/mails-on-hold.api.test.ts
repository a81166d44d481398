import { expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { FakeMailbox } from '../../../platform/incoming-mail/fake-mailbox.js';
import { refused, taken } from '../../../testing/api-caller.js';
import { aBounce, addressOf, collectMails } from '../../../testing/incoming-mail.js';
import { anOrderAt, answerAsCarrier, answerAsClient, type TestOrder } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { WorkQueue } from '../../insight/work-queue/work-queue.dto.js';
import type { UnreadMessages } from '../../correspondence/messages/message.dto.js';
import type { MailOnHold } from './automatic-mail.dto.js';
import type { OrderDetails } from './order.dto.js';
import type { OrderHistory } from './order-history.dto.js';

const mailbox = new FakeMailbox();
const app = await testApp({ mailbox });
const owner = await aCompany(app);

const inQueue = async ({ id }: TestOrder): Promise<boolean> => {
  const { groups } = await owner.api.read<WorkQueue>('/work-queue', { kind: ['undelivered'] });
  return groups.some(({ items }) => items.some(({ order_id }) => order_id === id));
};
const heldMails = async ({ id }: TestOrder): Promise<MailOnHold[]> =>
  (await owner.api.read<OrderDetails>(`/orders/${id}/details`)).mails_on_hold;
const mailsOf = ({ id }: TestOrder, type: string) =>
  app.rows<{ id: number; message_id_header: string; to_address: string }>(
    `select o.* from mail_outbox o join messages m on m.id = o.message_id
     where m.order_id = $1 and m.type = $2 order by o.id`,
    [id, type],
  );
const bounce = async (order: TestOrder, type: string) => {
  await app.doJobs();
  const mail = (await mailsOf(order, type)).at(-1);
  mailbox.deliver(aBounce(await addressOf(app, owner), mail?.message_id_header ?? ''));
  await collectMails(app);
  return mail;
};

test('an offer that came back is told on its order until another one went, or the client has answered', async () => {
  const order = await anOrderAt(app, owner, OrderStatus.SentToClient);
  expect(await heldMails(order)).toEqual([]);
  const mail = await bounce(order, 'offers_to_client');
  const [held, ...more] = await heldMails(order);
  expect(held).toMatchObject({
    to: mail?.to_address,
    delivery: 'failed',
    failure_reason: expect.stringMatching(/./),
    route_id: null,
    subject: expect.stringContaining(`#${order.id}`),
  });
  expect(more).toEqual([]);
  await answerAsClient(app, order, 'accept');
  expect(await heldMails(order)).toEqual([]);
});

test('one that the server does not take yet is told with what it says', async () => {
  const order = await anOrderAt(app, owner, OrderStatus.SentToClient);
  const [mail] = await mailsOf(order, 'offers_to_client');
  await app.rows(
    `update mail_outbox set status = 'queued', sent_at = null, attempts = 1, last_error = '451 later',
       next_attempt_at = now() + interval '1 day' where id = $1`,
    [mail?.id],
  );
  expect(await heldMails(order)).toMatchObject([
    { delivery: 'queued', failure_reason: '451 later', sent_at: null },
  ]);
  // Before its first try a mail is on its way.
  await app.rows('update mail_outbox set attempts = 0, last_error = null where id = $1', [mail?.id]);
  expect(await heldMails(order)).toEqual([]);
});

test('nobody waits for the answer to a confirmation that was only kept', async () => {
  const order = await anOrderAt(app, owner, OrderStatus.Accepted);
  await app.doJobs();
  expect(await heldMails(order)).toEqual([]);
});

test('one that was only kept is told, until a reminder with the same link has left', async () => {
  const order = await anOrderAt(app, owner, OrderStatus.SentToClient);
  await app.doJobs();
  expect(await heldMails(order)).toMatchObject([{ delivery: 'stored', failure_reason: null }]);
  await owner.api.act(`/orders/${order.id}/remind-client`);
  await app.rows("update mail_outbox set status = 'sent', sent_at = now() where status = 'queued'");
  expect(await heldMails(order)).toEqual([]);
});

test('the order to a carrier is told of until the carrier has answered', async () => {
  const order = await anOrderAt(app, owner, OrderStatus.SentToContractor);
  await bounce(order, 'subcontractor_acceptance_request');
  expect(await heldMails(order)).toMatchObject([{ delivery: 'failed', route_id: order.routes[0] }]);
  await answerAsCarrier(app, order, 'accept');
  expect(await heldMails(order)).toEqual([]);
});

test('whose link was handed over otherwise is on hold no more, and the history says who did it', async () => {
  const order = await anOrderAt(app, owner, OrderStatus.SentToClient);
  await app.doJobs();
  const [held] = await heldMails(order);
  const passOn = (by = owner, messageId = held?.message_id) =>
    by.api.post<OrderDetails>(`/orders/${order.id}/mails/${messageId}/passed-on`);
  refused(await passOn(await aCompany(app)), 404, 'not_found');
  const other = await anOrderAt(app, owner, OrderStatus.SentToClient);
  await app.doJobs();
  refused(await passOn(owner, (await heldMails(other))[0]?.message_id), 409, 'mail_not_on_hold');
  expect(await inQueue(order)).toBe(true);
  expect(taken(await passOn(), 200).mails_on_hold).toEqual([]);
  expect(await inQueue(order)).toBe(false);
  // Once more changes nothing.
  taken(await passOn(), 200);
  const { items } = await owner.api.read<OrderHistory>(`/orders/${order.id}/history`);
  expect(items.filter(({ event }) => event === 'mail_passed_on')).toHaveLength(1);
  expect(items.at(-1)).toMatchObject({
    event: 'mail_passed_on',
    user_id: owner.id,
    reason: held?.to,
    from_status: 3,
    to_status: 3,
  });
  expect(await owner.api.read(`/messages/${held?.message_id}`)).toMatchObject({ delivery: 'passed_on' });
});

test('a mail that left, or is none with a link, cannot be said to be handed over', async () => {
  const order = await anOrderAt(app, owner, OrderStatus.SentToClient);
  const [offer] = await app.rows<{ id: number }>(
    "select id from messages where order_id = $1 and type = 'offers_to_client'",
    [order.id],
  );
  // It still waits to leave.
  const path = (id = 0) => `/orders/${order.id}/mails/${id}/passed-on`;
  refused(await owner.api.post(path(offer?.id)), 409, 'mail_not_on_hold');
  await app.doJobs();
  const [confirmation] = await app.rows<{ id: number }>(
    "select id from messages where order_id = $1 and type = 'quote_confirmation'",
    [order.id],
  );
  refused(await owner.api.post(path(confirmation?.id)), 409, 'mail_not_on_hold');
  // Nobody waits for an answer that came.
  await answerAsClient(app, order, 'accept');
  refused(await owner.api.post(path(offer?.id)), 409, 'mail_not_on_hold');
});

test('a confirmation that came back is handed over as well, and is no failure to be read of any more', async () => {
  const order = await anOrderAt(app, owner, OrderStatus.Accepted);
  await bounce(order, 'quote_confirmation');
  const [held] = await heldMails(order);
  const { unread_count } = await owner.api.read<UnreadMessages>('/messages/unread-count');
  await owner.api.act(`/orders/${order.id}/mails/${held?.message_id}/passed-on`);
  expect(await heldMails(order)).toEqual([]);
  expect(await owner.api.read('/messages/unread-count')).toEqual({ unread_count: unread_count - 1 });
});

test('the history says of every step that wrote somebody what became of its mails', async () => {
  const order = await anOrderAt(app, owner, OrderStatus.SentToContractor);
  const deliveries = async () => {
    const { items } = await owner.api.read<OrderHistory>(`/orders/${order.id}/history`);
    return Object.fromEntries(items.map(({ event, delivery }) => [event, delivery]));
  };
  expect(await deliveries()).toMatchObject({ send_to_client: 'queued', send_to_subcontractor: 'queued' });
  await app.doJobs();
  expect(await deliveries()).toMatchObject({
    accept: null,
    send_to_client: 'stored',
    client_accepts: null,
    send_to_subcontractor: 'stored',
  });
  await app.rows(
    `update mail_outbox set status = 'sent' where message_id in (
       select id from messages where order_id = $1 and type = 'offers_to_client')`,
    [order.id],
  );
  expect(await deliveries()).toMatchObject({
    send_to_client: 'handed_over',
    send_to_subcontractor: 'stored',
  });
  // A reminder is of the same kind as what it reminds of, and a step of its own.
  await owner.api.act(`/orders/${order.id}/order-routes/${order.routes[0]}/remind-carrier`);
  expect(await deliveries()).toMatchObject({ send_to_subcontractor: 'stored', carrier_reminded: 'queued' });
});
