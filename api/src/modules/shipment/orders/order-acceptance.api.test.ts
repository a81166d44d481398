import { describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { FakeMailbox } from '../../../platform/incoming-mail/fake-mailbox.js';
import { taken } from '../../../testing/api-caller.js';
import { aClient } from '../../../testing/directory.js';
import { aBounce, addressOf, collectMails } from '../../../testing/incoming-mail.js';
import { followLink, shortLinkIn } from '../../../testing/links.js';
import {
  acceptRequest,
  anOrder,
  anOrderAt,
  answerAsClient,
  chooseQuotes,
  mailFields,
  sendOffer,
  step,
  type TestOrder,
} from '../../../testing/orders.js';
import { aCollaborator, aCompany, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { MessagePage } from '../../correspondence/messages/message.dto.js';
import type { OrderHistory } from './order-history.dto.js';
import type { OrderDetails, OrderStep } from './order.dto.js';

const mailbox = new FakeMailbox();
const app = await testApp({ mailbox });
const silent = await aCompany(app);
const owner = await aCompany(app);
await owner.api.change('/company-settings', { send_order_acceptance: true });

const details = ({ id, owner: { api } }: TestOrder) => api.read<OrderDetails>(`/orders/${id}/details`);
const create = (order: TestOrder) => step(order, OrderStatus.OrderCreated) as Promise<OrderStep>;
const events = async ({ id, owner: { api } }: TestOrder) =>
  (await api.read<OrderHistory>(`/orders/${id}/history`)).items.map(({ event, reason, user_id }) => [
    event,
    reason,
    user_id,
  ]);

interface MailRow {
  subject: string;
  to_address: string;
  reply_to: string | null;
  html: string;
  text_body: string;
  message_id_header: string;
  follows_ids: string[];
  auto_submitted: boolean;
  type: string;
}
const mailsOf = ({ id }: TestOrder) =>
  app.rows<MailRow>(
    `select o.*, m.type from mail_outbox o join messages m on m.id = o.message_id where m.order_id = $1 order by o.id`,
    [id],
  );
const confirmationsOf = async (order: TestOrder) =>
  (await mailsOf(order)).filter(({ type }) => type === 'order_acceptance');

/** An order whose offer is on the table, made for a client of one's own. */
async function offeredTo(as: TestMember, country_id: number, mail: object = {}): Promise<TestOrder> {
  const client = await aClient(as, { country_id, post_code: country_id === 1 ? '90-001' : '10115' });
  const order = { ...(await anOrder(as, { client_id: client.id })), client };
  await acceptRequest(order, 2);
  await chooseQuotes(app, order);
  await as.api.act('/send-offers-to-client', mailFields(order, mail));
  return order;
}

describe('the confirmation of an order', () => {
  test('goes to nobody unless the company has it sent', async () => {
    const order = await anOrderAt(app, silent, OrderStatus.AcceptedByClient);
    expect(await details(order)).toMatchObject({ order_acceptance: null, follow_up: null });
    expect(await create(order)).toMatchObject({ status: 6, email_sent: null, order_acceptance: null });
    expect(await confirmationsOf(order)).toEqual([]);
    expect((await events(order)).at(-1)?.[0]).toBe('create_order');
  });

  test('is announced, goes out in the thread of the offer, and is kept with what became of it', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.SentToClient);
    expect(await details(order)).toMatchObject({ order_acceptance: null });
    await answerAsClient(app, order, 'accept');
    const to = order.client.email;
    expect(await details(order)).toMatchObject({ order_acceptance: { to, mail: null } });
    expect(await create(order)).toMatchObject({
      status: 6,
      email_sent: true,
      order_acceptance: { to, mail: { to, delivery: 'queued', failure_reason: null, sent_at: null } },
    });
    await app.doJobs();
    const { order_acceptance } = await details(order);
    expect(order_acceptance?.mail).toMatchObject({ delivery: 'stored', waits_for_confirmation: false });
    expect(order_acceptance?.mail?.sent_at).not.toBeNull();

    const mails = await mailsOf(order);
    const mail = mails.at(-1);
    const offer = mails.find(({ type }) => type === 'offers_to_client');
    expect(mail).toMatchObject({
      type: 'order_acceptance',
      to_address: to,
      reply_to: owner.email,
      auto_submitted: true,
      subject: `Zlecenie transportowe przyjęte do realizacji · #${order.id}: Gdańsk → Bergen`,
    });
    expect(mail?.follows_ids).toContain(offer?.message_id_header);
    expect(mail?.text_body).toMatch(/dziękujemy za zlecenie/);
    expect(mail?.text_body).toMatch(/1.?100,00.PLN/);
    expect((await events(order)).slice(-2)).toEqual([
      ['create_order', null, owner.id],
      ['order_acceptance_mailed', to, owner.id],
    ]);
    const feed = await owner.api.read<MessagePage>('/messages', { type: 'order_acceptance', q: to ?? '' });
    expect(feed.items).toMatchObject([
      { id: order_acceptance?.mail?.message_id, order_id: order.id, to, delivery: 'stored' },
    ]);
  });

  test('is told as failed when it comes back, and stays told when its message is deleted', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.OrderCreated);
    await app.doJobs();
    const [mail] = await confirmationsOf(order);
    mailbox.deliver(aBounce(await addressOf(app, owner), mail?.message_id_header ?? ''));
    await collectMails(app);
    const { order_acceptance } = await details(order);
    expect(order_acceptance?.mail).toMatchObject({
      delivery: 'failed',
      failure_reason: expect.stringContaining('Recipient address rejected'),
    });
    await owner.api.remove(`/messages/${order_acceptance?.mail?.message_id ?? 0}`);
    expect((await details(order)).order_acceptance?.mail).toMatchObject({
      message_id: null,
      delivery: 'failed',
    });
  });

  test('follows a spoken yes that a colleague records, and is sent once however often the order is created', async () => {
    const worker = await aCollaborator(app, owner);
    const order = { ...(await anOrderAt(app, owner, OrderStatus.SentToClient)), owner: worker };
    await step(order, OrderStatus.AcceptedByClient);
    const answers = await Promise.all(
      [1, 2, 3].map(() => worker.api.put(`/orders/${order.id}/status`, { status: 6 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await confirmationsOf(order)).toMatchObject([{ reply_to: worker.email }]);
  });

  test.each([
    ['de', 2, {}, /^Ihr Transportauftrag ist bestätigt · #/],
    ['pl', 1, {}, /^Zlecenie transportowe przyjęte do realizacji · #/],
    ['the offer’s own', 1, { language: 'it' }, /^Il vostro ordine di trasporto è confermato · #/],
  ])('is written in the client’s language: %s', async (_what, countryId, mail, subject) => {
    const order = await offeredTo(owner, countryId, mail);
    await answerAsClient(app, order, 'accept');
    await create(order);
    expect(await confirmationsOf(order)).toMatchObject([{ subject: expect.stringMatching(subject) }]);
  });

  test('goes where the offer went, in the company’s own words, with all that they have a place for', async () => {
    const company = await aCompany(app);
    await company.api.change('/company-settings', { send_order_acceptance: true });
    await company.api.create('/email-templates', {
      template_type: 'order_acceptance',
      body: '<p>Hei {{name}}, {{company}} has it.</p><p>[ORDER DETAILS]</p><p>{{order_link}}</p><script>x</script>',
    });
    const order = await offeredTo(company, 1, { recipient_email: 'zakupy@inna.example' });
    await answerAsClient(app, order, 'accept');
    await create(order);
    const [mail] = await confirmationsOf(order);
    expect(mail?.to_address).toBe('zakupy@inna.example');
    expect(mail?.text_body).toContain(`Hei ${order.client.name}, ${company.companyName} has it.`);
    expect(mail?.html).not.toContain('<script');
    expect(mail?.text_body).not.toMatch(/\{\{|\[ORDER/);
    const routes = mail?.text_body.match(/Gdańsk/g) ?? [];
    expect(routes.length).toBeGreaterThanOrEqual(2);
  });

  test('does not keep the order from being created when no mail is taken any more', async () => {
    const company = await aCompany(app);
    await company.api.change('/company-settings', { send_order_acceptance: true });
    const order = await anOrderAt(app, company, OrderStatus.AcceptedByClient);
    const strict = await testApp({ database: app.database, settings: { RATE_LIMIT_FACTOR: '0.01' } });
    const answer = await strict.api
      .as(company.token)
      .put<OrderStep>(`/orders/${order.id}/status`, { status: 6 });
    expect(taken(answer, 200)).toMatchObject({ status: 6, email_sent: false, order_acceptance: null });
    expect((await events(order)).at(-1)).toEqual(['order_acceptance_failed', null, company.id]);
    expect(await confirmationsOf(order)).toEqual([]);
  });
});

test('the link of a confirmation shows what was accepted', async () => {
  const order = await anOrderAt(app, owner, OrderStatus.AcceptedByClient);
  await owner.api.create('/email-templates', {
    template_type: 'order_acceptance',
    body: 'Thank you [OFFER ACCEPTANCE LINK]',
  });
  await create(order);
  const [mail] = await confirmationsOf(order);
  expect(mail?.text_body).toContain('https://link-1.frakto.invalid/');
  const sent = await app.rows<{ id: number }>(
    `select o.id from mail_outbox o join messages m on m.id = o.message_id where m.order_id = $1 and m.type = 'order_acceptance'`,
    [order.id],
  );
  expect(sent).toHaveLength(1);
  const outgoing = await app.container.services.outbox.getMail(sent[0]?.id ?? 0);
  const { url } = await followLink(app, shortLinkIn(outgoing.text));
  expect(url.pathname).toMatch(/client-offer-selection/);
});

test('an offer that is revised is confirmed as it was accepted', async () => {
  const order = await anOrderAt(app, owner, OrderStatus.RejectedByClient);
  await step(order, OrderStatus.Accepted);
  await sendOffer(order);
  await answerAsClient(app, order, 'accept');
  await create(order);
  expect(await confirmationsOf(order)).toHaveLength(1);
});
