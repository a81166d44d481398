import { afterAll, describe, expect, test } from '@jest/globals';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { startTestSmtpServer } from '../../../platform/mail/testing/smtp-test-server.js';
import { refused } from '../../../testing/api-caller.js';
import { aGroup, aSubcontractor } from '../../../testing/directory.js';
import { anOrderAt, aQuote, type TestOrder } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { SubcontractorDto } from '../../directory/subcontractors/subcontractor.dto.js';
import type { OrderHistory } from '../orders/order-history.dto.js';
import type { PriceRequestAnswer, PriceRequestCounts, PriceRequestList } from './price-request.dto.js';

const refuseRecipients: Record<string, number> = {};
const smtp = await startTestSmtpServer({ refuseRecipients });
afterAll(() => smtp.close());
const app = await testApp({ settings: { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` } });
const second = await testApp({ database: app.database });
const owner = await aCompany(app);

const requestsOf = (order: TestOrder) => `/order-routes/${order.routes[0]}/price-requests`;
const listed = (order: TestOrder) => owner.api.read<PriceRequestList>(requestsOf(order));
const progress = (order: TestOrder) => owner.api.read<PriceRequestCounts>(`${requestsOf(order)}/progress`);
const retry = (order: TestOrder) => owner.api.act<PriceRequestAnswer>(`${requestsOf(order)}/retry`);
const counts = (changes: Partial<PriceRequestCounts> = {}): PriceRequestCounts => ({
  total: 0,
  waiting: 0,
  sent: 0,
  stored: 0,
  passed_on: 0,
  failed: 0,
  answered: 0,
  ...changes,
});
const mailsTo = ({ email }: Pick<SubcontractorDto, 'email'>) =>
  smtp.mails.filter(({ to }) => to.includes(email ?? ''));

async function deliver(): Promise<void> {
  await app.container.jobs.enqueue('mail.deliver', null);
  await app.doJobs();
}

test('without a mail server a request is stored, and nobody is told that it was sent', async () => {
  // `second` has none; both work off the same outbox.
  const order = await anOrderAt(second, owner, OrderStatus.Accepted);
  const carrier = await aSubcontractor(owner);
  await owner.api.create(requestsOf(order), { subcontractor_ids: [carrier.id] });
  expect(await progress(order)).toEqual(counts({ total: 1, waiting: 1 }));
  await second.container.jobs.enqueue('mail.deliver', null);
  await second.doJobs();
  expect(await progress(order)).toEqual(counts({ total: 1, stored: 1 }));
  const { items } = await listed(order);
  expect(items.map(({ state }) => state)).toEqual(['stored']);
  // Its link can be handed over in another way.
  const path = `/orders/${order.id}/mails/${items[0]?.message_id}/passed-on`;
  await owner.api.act(path);
  await owner.api.act(path);
  expect(await progress(order)).toEqual(counts({ total: 1, passed_on: 1 }));
  const history = await owner.api.read<OrderHistory>(`/orders/${order.id}/history`);
  expect(history.items.filter(({ event }) => event === 'mail_passed_on')).toMatchObject([
    { reason: items[0]?.subcontractor_email, to_status: 2 },
  ]);
  expect(mailsTo(carrier)).toEqual([]);
});

/** A route whose price a group was asked for; the first of the carriers cannot be reached. */
async function anAskedRoute(count: number) {
  const order = await anOrderAt(app, owner, OrderStatus.Accepted);
  const carriers: SubcontractorDto[] = [];
  const group = await aGroup(owner);
  for (let index = 0; index < count; index += 1) {
    const carrier = await aSubcontractor(owner, { country_id: 1, post_code: '' });
    await owner.api.create(`/subcontractor-groups/${group.id}/members`, { subcontractor_id: carrier.id });
    carriers.push(carrier);
  }
  const [lost, ...reached] = carriers;
  if (!lost) throw new Error('A route without carriers');
  refuseRecipients[lost.email ?? ''] = 550;
  await owner.api.act('/send-email-to-subcontractor-group', {
    group_id: group.id,
    quotation_route_id: order.routes[0],
    subject: 'Gdańsk – Bergen',
    message: '<p>Czy jedziecie w grudniu?</p>',
  });
  return { order, group, lost, reached };
}

describe('progress', () => {
  test('tells of everybody where their mail is, and who has answered', async () => {
    const { order, group, lost, reached } = await anAskedRoute(4);
    expect(await progress(order)).toEqual(counts({ total: 4, waiting: 4 }));
    await deliver();
    const [answering] = reached;
    if (answering) await aQuote(app, order, order.routes[0] ?? 0, answering);
    const expected = counts({ total: 4, sent: 2, failed: 1, answered: 1 });
    expect(await progress(order)).toEqual(expected);
    const list = await listed(order);
    expect(list).toMatchObject({ total: 4, counts: expected });
    const byId = new Map(list.items.map((item) => [item.subcontractor_id, item]));
    expect(byId.get(lost.id)).toMatchObject({
      state: 'failed',
      failure_reason: expect.stringMatching(/no mail for/),
      mail_failed: true,
      answered: false,
      group_id: group.id,
    });
    expect(byId.get(answering?.id ?? 0)).toMatchObject({
      state: 'answered',
      answered: true,
      failure_reason: null,
    });
    expect(byId.get(reached[1]?.id ?? 0)).toMatchObject({ state: 'sent', failure_reason: null });
  });

  test('of a route about which nobody was asked is all zeros', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.Accepted);
    expect(await progress(order)).toEqual(counts());
    expect(await listed(order)).toEqual({ items: [], total: 0, counts: counts() });
    expect(await retry(order)).toEqual({ sent: 0, total: 0, skipped: [] });
    refused(await owner.api.get('/order-routes/2000000000/price-requests/progress'), 404, 'not_found');
  });
});

describe('a second try', () => {
  test('reaches who was not reached, in the words of the first, and nobody else', async () => {
    const { order, lost, reached } = await anAskedRoute(3);
    await deliver();
    await owner.api.change(`/subcontractors/${lost.id}`, { email: `right.${lost.email}` });
    expect(await retry(order)).toEqual({ sent: 1, total: 1, skipped: [] });
    expect(await progress(order)).toEqual(counts({ total: 3, waiting: 1, sent: 2 }));
    expect(await retry(order)).toEqual({ sent: 0, total: 0, skipped: [] });
    await deliver();
    expect(await progress(order)).toEqual(counts({ total: 3, sent: 3 }));
    const [mail, ...others] = mailsTo({ email: `right.${lost.email}` });
    expect(others).toEqual([]);
    const source = (mail?.source ?? '').replaceAll('=\r\n', '');
    expect(source).toContain('Czy jedziecie w grudniu?');
    for (const carrier of reached) expect(mailsTo(carrier)).toHaveLength(1);
  });

  test('of many at once sends one mail', async () => {
    const { order, lost } = await anAskedRoute(1);
    await deliver();
    delete refuseRecipients[lost.email ?? ''];
    const answers = await Promise.all(
      [app, second, app, second].map((process) =>
        process.api.as(owner.token).post<PriceRequestAnswer>(`${requestsOf(order)}/retry`),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.reduce((sum, { body }) => sum + body.sent, 0)).toBe(1);
    await deliver();
    expect(mailsTo(lost)).toHaveLength(1);
  });

  test('passes over who has no address any more', async () => {
    const { order, lost } = await anAskedRoute(1);
    await deliver();
    await owner.api.change(`/subcontractors/${lost.id}`, { email: null });
    const skipped = [{ subcontractor_id: lost.id, reason: 'no_email' }];
    expect(await retry(order)).toEqual({ sent: 0, total: 1, skipped });
    await owner.api.remove(`/subcontractors/${lost.id}`);
    expect(await retry(order)).toEqual({ sent: 0, total: 0, skipped: [] });
    expect(await progress(order)).toEqual(counts({ total: 1, failed: 1 }));
  });

  test('is not for who has answered although the mail did not reach them', async () => {
    const { order, lost } = await anAskedRoute(1);
    await deliver();
    await aQuote(app, order, order.routes[0] ?? 0, lost);
    expect(await progress(order)).toEqual(counts({ total: 1, answered: 1 }));
    expect(await retry(order)).toEqual({ sent: 0, total: 0, skipped: [] });
    const again = await owner.api.create<PriceRequestAnswer>(requestsOf(order), {
      subcontractor_ids: [lost.id],
    });
    expect(again.skipped).toEqual([{ subcontractor_id: lost.id, reason: 'already_asked' }]);
  });

  test('comes too late once the offer is with the client', async () => {
    const order = await anOrderAt(app, owner, OrderStatus.SentToClient);
    refused(await owner.api.post(`${requestsOf(order)}/retry`), 409, 'status_not_allowed');
  });
});
