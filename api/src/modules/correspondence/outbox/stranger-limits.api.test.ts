import { afterEach, expect, jest, test } from '@jest/globals';
import { refused, taken } from '../../../testing/api-caller.js';
import { aClient } from '../../../testing/directory.js';
import { requestFields } from '../../../testing/orders.js';
import { mailbox } from '../../../testing/account-mails.js';
import { nextNumber } from '../../../testing/next-number.js';
import { aCollaborator, aCompany, aLoner, goodPassword, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import { MailService } from './mail.service.js';

// Few enough to be counted: 8 in the first day, 120 an hour later.
const app = await testApp({ settings: { RATE_LIMIT_FACTOR: '0.4' } });

const mails = await mailbox(app);

// Companies are many here, and few may register from one address.
afterEach(async () => {
  await app.rows(`delete from limits.rate_limits where key like 'register:%'`);
});

const mail = (recipient_email: string) => ({
  recipient_email,
  subject: 'Hello',
  message: 'Text',
  language: 'en',
});
const send = (owner: TestMember, to: string) => owner.api.post('/send-single-email', mail(to));

/** Makes a company as old as it wants to be, seen from the product's clock. */
async function aged(owner: TestMember, hours: number): Promise<TestMember> {
  const created = new Date(app.clock.now().getTime() - hours * 3_600_000);
  await app.rows('update companies set created_at = $1 where id = $2', [created, owner.companyId]);
  return owner;
}

async function clientsOf(owner: TestMember, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) ids.push((await aClient(owner)).id);
  return ids;
}

test('a new company reaches so many strangers in its first day, whichever call it takes', async () => {
  const owner = await aged(await aCompany(app), 1);
  for (let number = 1; number < 8; number += 1) taken(await send(owner, `no${number}@third.example`), 200);
  // To many at once: all or none, and what is refused is not counted.
  const mailing = { client_ids: await clientsOf(owner, 2), subject: 'Hello', message: 'Text' };
  const refusal = refused(
    await owner.api.post('/send-email-to-clients', mailing),
    429,
    'too_many_strangers_first_day',
  );
  expect(refusal).toMatchObject({ limit: 8 });
  expect(refusal.retry_after).toBeGreaterThan(3_600);
  expect(await app.rows('select from client_mailings where company_id = $1', [owner.companyId])).toEqual([]);
  taken(await send(owner, 'no8@third.example'), 200);
  const third = await send(owner, 'third@third.example');
  refused(third, 429, 'too_many_strangers_first_day');
  expect(Number(third.headers['retry-after'])).toBeLessThanOrEqual(23 * 3600);
  const message = {
    type: 'letter',
    subject: 'Hello',
    from: owner.email,
    to: 'third@third.example',
    content: 'x',
  };
  refused(await owner.api.post('/messages', message), 429, 'too_many_strangers_first_day');
});

test('who founds another company goes on where they were', async () => {
  const owner = await aged(await aCompany(app), 1);
  for (let number = 1; number <= 8; number += 1) taken(await send(owner, `no${number}@third.example`), 200);
  await owner.api.remove(`/companies/${owner.companyId}`);
  const number = nextNumber();
  await owner.api.create('/companies', { name: `Next ${number}`, email_name: `next.${number}` });
  refused(await send(owner, 'no9@third.example'), 429, 'too_many_strangers_first_day');
  // A few a day, 2 by the factor of these tests.
  const refound = async () => {
    const { id } = await owner.api.read<{ id: number }>('/user-company');
    await owner.api.remove(`/companies/${id}`);
    const next = nextNumber();
    return owner.api.post('/companies', { name: `Next ${next}`, email_name: `next.${next}` });
  };
  taken(await refound(), 201);
  refused(await refound(), 429, 'too_many_requests');
});

test('colleagues whose password the owner chose, or who never signed in, are strangers', async () => {
  const owner = await aged(await aCompany(app), 1);
  const colleague = await aCollaborator(app, owner);
  // As if the owner had signed in as them.
  await app.rows('update users set last_login_at = now() where id = $1', [colleague.id]);
  for (let round = 0; round < 8; round += 1) taken(await send(owner, colleague.email), 200);
  refused(await send(owner, colleague.email), 429, 'too_many_strangers_first_day');
});

test('a link to a colleague, and an invitation, go to a stranger', async () => {
  const owner = await aged(await aCompany(app), 1);
  const loner = await aLoner(app);
  const path = `/companies/${owner.companyId}`;
  for (let number = 1; number < 8; number += 1) taken(await send(owner, `no${number}@third.example`), 200);
  const name = `Look at http://prize.example/now ${'and win '.repeat(20)}`;
  const first = `first${nextNumber()}@third.example`;
  await owner.api.create(`${path}/register-user`, { name, email: first, password: null });
  const { text } = await mails.latest(first);
  expect(text).not.toContain('http://prize');
  expect(text).not.toContain('and win '.repeat(8));
  const second = { name: 'Second', email: `second${nextNumber()}@third.example`, password: null };
  const code = 'too_many_strangers_first_day';
  refused(await owner.api.post(`${path}/register-user`, second), 429, code);
  refused(await owner.api.post(`${path}/users`, { email: loner.email }), 429, code);
  // Of a colleague with a password nobody is mailed.
  await owner.api.create(`${path}/register-user`, { ...second, password: goodPassword });
});

test('who cannot be added, or is invited instead, counts once for the mail that they get', async () => {
  const owner = await aged(await aCompany(app), 1);
  const path = `/companies/${owner.companyId}`;
  const loner = await aLoner(app);
  const added = { name: 'Added', email: loner.email, password: null };
  for (let round = 0; round < 3; round += 1)
    refused(await owner.api.post(`${path}/register-user`, added), 409, 'email_taken');
  const invite = () => owner.api.post(`${path}/users`, { email: loner.email });
  taken(await invite(), 201);
  for (let round = 0; round < 3; round += 1) refused(await invite(), 409, 'user_already_invited');
  for (let number = 2; number <= 8; number += 1) taken(await send(owner, `no${number}@third.example`), 200);
  refused(await send(owner, 'no9@third.example'), 429, 'too_many_strangers_first_day');
});

test('a link or an invitation that could not be mailed again counts for nothing', async () => {
  const owner = await aged(await aCompany(app), 1);
  const path = `/companies/${owner.companyId}`;
  const invited = taken(
    await owner.api.post<{ id: number }>(`${path}/users`, { email: (await aLoner(app)).email }),
    201,
  );
  const email = `gone${nextNumber()}@third.example`;
  const colleague = await owner.api.create<{ id: number }>(`${path}/register-user`, {
    name: 'Gone',
    email,
    password: null,
  });
  const writing = jest.spyOn(MailService.prototype, 'replace').mockRejectedValue(new Error('undone'));
  for (const again of [`users/${colleague.id}/password-link`, `invitations/${invited.id}/resend`])
    await expect(owner.api.post(`${path}/${again}`)).rejects.toThrow('undone');
  writing.mockRestore();
  for (let number = 3; number <= 8; number += 1) taken(await send(owner, `no${number}@third.example`), 200);
  refused(await send(owner, 'no9@third.example'), 429, 'too_many_strangers_first_day');
});

test('colleagues and people who have written are no strangers', async () => {
  const owner = await aged(await aCompany(app), 1);
  const colleague = await aCollaborator(app, owner);
  const isTheirOwn = 'update users set last_login_at = now(), password_set_by_other = false where id = $1';
  await app.rows(isTheirOwn, [colleague.id]);
  await app.container.services.messages.receive(owner.companyId, {
    type: 'letter',
    subject: 'Question',
    body: '<p>Hello</p>',
    sender: { name: null, email: 'Asks@Client.example' },
    recipient: { name: null, email: 'us@mail.frakto.example' },
    client_id: null,
    order_id: null,
    received_at: app.clock.now(),
    is_read: false,
    is_cut: false,
    message_id_header: null,
  } as never);
  for (let round = 0; round < 5; round += 1) {
    taken(await send(owner, colleague.email), 200);
    taken(await send(owner, 'asks@client.example'), 200);
  }
});

test('who sent the public form is known to a company from its second day on', async () => {
  const owner = await aged(await aCompany(app), 25);
  const client_email = 'form@client.example';
  const { id: client_id } = await aClient(owner, { email: client_email });
  const request = { ...requestFields(), user_id: owner.id, client_id, client_email };
  await app.api.create('/public/quotation', request);
  const counted = () => app.rows(`select points from limits.rate_limits where key like 'strangers:%'`);
  const before = await counted();
  taken(await send(owner, client_email), 200);
  expect(await counted()).toEqual(before);
});

test('an older company reaches more of them an hour; many at once count as many', async () => {
  const owner = await aged(await aCompany(app), 25);
  const message = { subject: 'Hello', message: 'Text' };
  await owner.api.act('/send-email-to-clients', { ...message, client_ids: await clientsOf(owner, 119) });
  refused(
    await owner.api.post('/send-email-to-clients', { ...message, client_ids: await clientsOf(owner, 2) }),
    429,
    'too_many_strangers',
  );
  taken(await send(owner, 'last@third.example'), 200);
  refused(await send(owner, 'one-more@third.example'), 429, 'too_many_strangers');
});

test('mails of a unit of work that is rolled back count for nobody', async () => {
  const owner = await aged(await aCompany(app), 1);
  const { queueAll } = MailService.prototype;
  const queue = jest.spyOn(MailService.prototype, 'queueAll').mockImplementation(async function (
    this: MailService,
    ...args: Parameters<typeof queueAll>
  ) {
    await queueAll.apply(this, args);
    throw new Error('undone');
  });
  for (let number = 1; number <= 9; number += 1)
    await expect(send(owner, `undone${number}@third.example`)).rejects.toThrow('undone');
  queue.mockRestore();
  taken(await send(owner, 'one@third.example'), 200);
});
