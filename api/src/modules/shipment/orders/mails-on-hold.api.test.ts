import { expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { FakeMailbox } from '../../../platform/incoming-mail/fake-mailbox.js';
import { aBounce, addressOf, collectMails } from '../../../testing/incoming-mail.js';
import { anOrderAt, answerAsCarrier, answerAsClient, type TestOrder } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { MailOnHold } from './automatic-mail.dto.js';
import type { OrderDetails } from './order.dto.js';

const mailbox = new FakeMailbox();
const app = await testApp({ mailbox });
const owner = await aCompany(app);

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
