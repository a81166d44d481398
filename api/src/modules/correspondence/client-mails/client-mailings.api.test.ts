import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestSmtpServer } from '../../../platform/mail/testing/smtp-test-server.js';
import { faultsIn, refused, taken } from '../../../testing/api-caller.js';
import { aMailing, mailToClients } from '../../../testing/client-mails.js';
import { aClient, aGlobalClient } from '../../../testing/directory.js';
import { openMail } from '../../../testing/links.js';
import { aCollaborator, aCompany, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { ClientDto } from '../../directory/clients/client.dto.js';
import type { MessageDetails, MessagePage } from '../messages/message.dto.js';
import type {
  ClientMailingCounts,
  ClientMailingDetails,
  ClientMailingDto,
  ClientMailingPage,
  ClientMailingRetry,
} from './client-mail.dto.js';

const refuseRecipients: Record<string, number> = {};
const smtp = await startTestSmtpServer({ refuseRecipients });
afterAll(() => smtp.close());
const app = await testApp({ settings: { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` } });
const second = await testApp({ database: app.database });
let owner: TestMember;
beforeEach(async () => {
  owner = await aCompany(app);
});

const progress = (id: number) => owner.api.read<ClientMailingCounts>(`/client-mailings/${id}/progress`);
const details = (id: number) => owner.api.read<ClientMailingDetails>(`/client-mailings/${id}`);
const retry = (id: number) => owner.api.act<ClientMailingRetry>(`/client-mailings/${id}/retry`);
const mailsTo = ({ email }: Pick<ClientDto, 'email'>) =>
  smtp.mails.filter(({ to }) => to.includes(email ?? ''));
const send = (input: object) => owner.api.post<ClientMailingDto>('/send-email-to-clients', input);

async function deliver(): Promise<void> {
  await app.container.jobs.enqueue('mail.deliver', null);
  await app.doJobs();
}

describe('a mailing', () => {
  test('goes to each client with a name and a link of their own, and is told of', async () => {
    const polish = await aClient(owner, { name: 'Meble & Syn' });
    const norwegian = await aClient(owner, { name: 'Fjord Møbler', country_id: 21, post_code: '5003' });
    const global = await aGlobalClient(app, { name: 'Wspólny Klient' });
    await owner.api.create('/user-global-clients', { client_id: global.id });
    const ids = [norwegian.id, polish.id, global.id, polish.id];
    const mailing = await aMailing(owner, ids, { language: 'en', type: 'follow_up' });
    const { name: sent_by_name } = await owner.api.read<{ name: string }>('/auth/me');
    const who = { sent_by: owner.id, sent_by_name };
    expect(mailing).toMatchObject({ language: 'en', type: 'follow_up', ...who });
    expect(mailing.counts).toEqual({ total: 3, waiting: 3, sent: 0, stored: 0, failed: 0 });
    await deliver();
    expect(await progress(mailing.id)).toEqual({ total: 3, waiting: 0, sent: 3, stored: 0, failed: 0 });

    for (const client of [polish, norwegian, global]) {
      expect(mailsTo(client)).toHaveLength(1);
      const { items } = await owner.api.read<MessagePage>('/messages', { client_id: client.id });
      expect(items).toHaveLength(1);
      const message = await owner.api.read<MessageDetails>(`/messages/${items[0]?.id}`);
      expect(message).toMatchObject({
        type: 'follow_up',
        to: client.email,
        recipient_name: client.name,
        subject: `Transport do Norwegii – ${owner.companyName}`,
        status: 'delivered',
      });
      expect(message.content).toContain(`Dzień dobry ${client.name.replace('&', '&amp;')},`);
      const form = await openMail(app, message.content);
      expect([form.id('user_id'), form.id('client_id')]).toEqual([owner.id, client.id]);
      expect(form.url.searchParams.get('lang')).toBe('en');
      expect(message.content).not.toContain('{{');
    }
    const { recipients, message } = await details(mailing.id);
    expect(recipients.map(({ client_name }) => client_name)).toEqual([
      'Fjord Møbler',
      'Meble & Syn',
      'Wspólny Klient',
    ]);
    expect(message).toContain('{{order_link}}');
  });

  test('without a language has the frame and the form in the one of each client’s country', async () => {
    const polish = await aClient(owner);
    const german = await aClient(owner, { country_id: 2, post_code: '10115' });
    await aMailing(owner, [polish.id, german.id]);
    await deliver();
    const sourceOf = (client: ClientDto) =>
      (mailsTo(client)[0]?.source ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(sourceOf(polish)).toContain('<html lang="pl"');
    expect((await openMail(app, sourceOf(polish))).url.searchParams.get('lang')).toBe('pl');
    expect(sourceOf(german)).toContain('<html lang="de"');
    expect((await openMail(app, sourceOf(german))).url.searchParams.get('lang')).toBe('en');
  });

  test('goes to each reader in their own language where it is there, to the others as it was written, also again', async () => {
    const polish = await aClient(owner);
    const norwegian = await aClient(owner, { country_id: 21, post_code: '5003' });
    const german = await aClient(owner, { country_id: 2, post_code: '10115' });
    const ids = [polish.id, norwegian.id, german.id];
    const translations = [
      { language: 'no', subject: 'Ledig plass', message: '<p>Hei {{name}}<script>x</script></p>' },
    ];
    const words = { subject: 'Wolne miejsca', message: '<p>Witaj {{name}}</p>', language: 'pl' };
    refuseRecipients[norwegian.email ?? ''] = 550;
    const key = 'each-in-their-language';
    const mailing = await aMailing(owner, ids, { ...words, translations, key });
    await deliver();
    expect(mailsTo(polish)[0]?.source).toContain('Subject: Wolne miejsca');
    expect(mailsTo(german)[0]?.source).toContain('Subject: Wolne miejsca');
    delete refuseRecipients[norwegian.email ?? ''];
    await retry(mailing.id);
    await deliver();
    expect(mailsTo(norwegian)[0]?.source).toContain('Subject: Ledig plass');
    const { items } = await owner.api.read<MessagePage>('/messages', { client_id: norwegian.id });
    const letter = await owner.api.read<MessageDetails>(`/messages/${items[0]?.id}`);
    expect(letter.content).toContain(`Hei ${norwegian.name}`);
    expect(mailsTo(norwegian)[0]?.source).toMatch(/lang=(?:3D)?"no"/);
    expect((await details(mailing.id)).translations).toEqual([
      { language: 'no', subject: 'Ledig plass', message: '<p>Hei {{name}}</p>' },
    ]);
    // The same again sends nothing; with another translation it is another letter.
    expect((await aMailing(owner, ids, { ...words, translations, key })).id).toBe(mailing.id);
    const other = [{ ...translations[0], subject: 'Annet' }];
    refused(await send({ client_ids: ids, ...words, translations: other, key }), 409, 'key_used_otherwise');
  });

  test('is refused with one language twice, or with words that say nothing', async () => {
    const client = await aClient(owner);
    const post = (translations: object[]) =>
      send({ client_ids: [client.id], subject: 'A', message: 'B', translations });
    const one = { language: 'no', subject: 'A', message: 'B' };
    expect(faultsIn(await post([one, one]))).toEqual({ 'translations.1.language': 'invalid_value' });
    expect(faultsIn(await post([{ ...one, language: 'sv' }]))).toEqual({
      'translations.0.language': 'not_in_list',
    });
    expect(faultsIn(await post([{ ...one, message: '<p> </p>' }]))).toEqual({ message: 'required' });
  });

  test('does not add a link that its writer left out, whatever text the company has', async () => {
    await owner.api.create('/email-templates', {
      template_type: 'quote_request',
      body: '<p>{{order_link}}</p>',
    });
    const client = await aClient(owner);
    await aMailing(owner, [client.id], { message: 'Dziękujemy za rozmowę.' });
    const { items } = await owner.api.read<MessagePage>('/messages');
    const { content } = await owner.api.read<MessageDetails>(`/messages/${items[0]?.id}`);
    expect(content).toBe('<p>Dziękujemy za rozmowę.</p>');
  });

  test('with a key is sent once, however often and at whatever moment it is asked for', async () => {
    const clients = [await aClient(owner), await aClient(owner)];
    const mail = mailToClients({ client_ids: clients.map(({ id }) => id), key: 'draft-0001' });
    const answers = await Promise.all(
      [app, second, app, second].map((process) =>
        process.api.as(owner.token).post<ClientMailingDto>('/send-email-to-clients', mail),
      ),
    );
    const again = await send(mail);
    expect([...answers, again].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set([...answers, again].map(({ body }) => body.id)).size).toBe(1);
    await deliver();
    for (const client of clients) expect(mailsTo(client)).toHaveLength(1);
    const stranger = await aCompany(app);
    const theirs = await aClient(stranger);
    const own = await aMailing(stranger, [theirs.id], { key: 'draft-0001' });
    expect(own.id).not.toBe(again.body.id);
  });
});

describe('a key that was used', () => {
  test.each([
    ['words', { message: 'Inny list' }],
    ['a subject', { subject: 'Inny temat' }],
    ['a language', { language: 'de' }],
    ['a type', { type: 'follow_up' }],
  ])('is refused with other %s', async (_what, changes) => {
    const client = await aClient(owner);
    const mail = mailToClients({ client_ids: [client.id], key: 'draft-0001' });
    expect((await send(mail)).status).toBe(200);
    refused(await send({ ...mail, ...changes }), 409, 'key_used_otherwise');
    await deliver();
    expect(mailsTo(client)).toHaveLength(1);
  });

  test('is refused for other clients, but not for the same ones in another sequence', async () => {
    const [one, other] = [await aClient(owner), await aClient(owner)];
    const mail = mailToClients({ key: 'draft-0001' });
    const { body } = await send({ ...mail, client_ids: [one.id, other.id] });
    expect((await send({ ...mail, client_ids: [other.id, one.id, one.id] })).body.id).toBe(body.id);
    refused(await send({ ...mail, client_ids: [one.id] }), 409, 'key_used_otherwise');
  });
});

test('a mailing goes to those who have an address, and names the others', async () => {
  const reached = await aClient(owner);
  const nameless = await aClient(owner, { name: 'Bez Maila', email: null });
  const input = mailToClients({ client_ids: [nameless.id, reached.id], key: randomUUID() });
  const begun = { counts: { total: 1 }, skipped: [{ client_name: 'Bez Maila', reason: 'no_email' }] };
  expect(taken(await send(input), 200)).toMatchObject(begun);
  // The same call once more is answered alike.
  expect(taken(await send(input), 200)).toMatchObject(begun);
  await deliver();
  expect(mailsTo(reached)).toHaveLength(1);
});

describe('is refused, and nothing is sent,', () => {
  const nothing = async () =>
    expect(await app.rows('select 1 from client_mailings where company_id = $1', [owner.companyId])).toEqual(
      [],
    );

  test('naming the clients, when none has an address', async () => {
    const first = await aClient(owner, { name: 'Bez Maila', email: null });
    const other = await aClient(owner, { name: 'Uten E-post', email: null });
    const answer = await send(mailToClients({ client_ids: [first.id, other.id] }));
    const problem = refused(answer, 400, 'clients_without_email');
    expect(problem.names).toBe('Bez Maila, Uten E-post');
    expect(problem.detail).toBe('These clients have no e-mail address: Bez Maila, Uten E-post.');
    await nothing();
  });

  test('for clients of others as for ones that are not there', async () => {
    const own = await aClient(owner);
    const foreign = await aClient(await aCompany(app));
    const uncollected = await aGlobalClient(app);
    const ids = [foreign.id, own.id, 2_000_000_000, uncollected.id];
    expect(faultsIn(await send(mailToClients({ client_ids: ids })))).toEqual({
      'client_ids.0': 'unknown_record',
      'client_ids.2': 'unknown_record',
      'client_ids.3': 'unknown_record',
    });
    await nothing();
  });

  test.each([
    ['nothing', {}, ['client_ids', 'message', 'subject']],
    ['nobody', mailToClients({ client_ids: [] }), ['client_ids']],
    [
      'too many',
      mailToClients({ client_ids: Array.from({ length: 1001 }, (_, id) => id + 1) }),
      ['client_ids'],
    ],
    ['blanks', mailToClients({ client_ids: [1], subject: ' ', message: '\n' }), ['message', 'subject']],
    [
      'a header of its own',
      mailToClients({ client_ids: [1], subject: 'Oferta\r\nBcc: x@y.example' }),
      ['subject'],
    ],
    ['a language of its own', mailToClients({ client_ids: [1], language: 'ru' }), ['language']],
    ['an empty paragraph', mailToClients({ client_ids: [1], message: '<p><br></p>' }), ['message']],
    ['too long words', mailToClients({ client_ids: [1], message: 'x'.repeat(20_001) }), ['message']],
    ['a key of blanks', mailToClients({ client_ids: [1], key: 'a b c d e f' }), ['key']],
  ])('with %s', async (_what, mail, fields) => {
    expect(Object.keys(faultsIn(await send(mail)))).toEqual(fields);
    await nothing();
  });

  test('without the company’s settings', async () => {
    const client = await aClient(owner);
    await app.rows(`update companies set email_name = '' where id = $1`, [owner.companyId]);
    const problem = refused(
      await send(mailToClients({ client_ids: [client.id] })),
      400,
      'missing_user_settings',
    );
    expect(problem.detail).toBe('Missing user settings. Please check company settings and email name.');
    await nothing();
  });

  test('when it is done too often', async () => {
    const strict = await testApp({ database: app.database, settings: { RATE_LIMIT_FACTOR: '0.02' } });
    const client = await aClient(owner);
    const caller = strict.api.as(owner.token);
    await caller.act('/send-email-to-clients', mailToClients({ client_ids: [client.id] }));
    refused(await caller.post('/send-email-to-clients', mailToClients({ client_ids: [client.id] })), 429);
  });
});

test('without a mail server a mailing is stored, and nobody is told that it was sent', async () => {
  const client = await aClient(owner);
  const mailing = await aMailing(owner, [client.id]);
  await second.container.jobs.enqueue('mail.deliver', null);
  await second.doJobs();
  expect(await progress(mailing.id)).toEqual({ total: 1, waiting: 0, sent: 0, stored: 1, failed: 0 });
  expect((await details(mailing.id)).recipients.map(({ state }) => state)).toEqual(['stored']);
  expect(mailsTo(client)).toEqual([]);
});

describe('what could not be delivered', () => {
  async function aFailure() {
    const [lost, reached] = [await aClient(owner), await aClient(owner)];
    refuseRecipients[lost.email ?? ''] = 550;
    const mailing = await aMailing(owner, [reached.id, lost.id]);
    await deliver();
    return { lost, reached, mailing };
  }

  test('is told with the reason, and comes to the address that is right by now', async () => {
    const { lost, reached, mailing } = await aFailure();
    expect(await progress(mailing.id)).toEqual({ total: 2, waiting: 0, sent: 1, stored: 0, failed: 1 });
    expect((await details(mailing.id)).recipients[0]).toMatchObject({
      client_id: lost.id,
      state: 'failed',
      failure_reason: expect.stringMatching(/no mail for/),
    });
    await owner.api.change(`/clients-personal/${lost.id}`, { email: `right.${lost.email}` });
    expect(await retry(mailing.id)).toEqual({ sent: 1, total: 1, skipped: [] });
    expect(await progress(mailing.id)).toEqual({ total: 2, waiting: 1, sent: 1, stored: 0, failed: 0 });
    await deliver();
    expect(await progress(mailing.id)).toEqual({ total: 2, waiting: 0, sent: 2, stored: 0, failed: 0 });
    expect(mailsTo({ email: `right.${lost.email}` })).toHaveLength(1);
    expect(mailsTo(reached)).toHaveLength(1);
    expect(await retry(mailing.id)).toEqual({ sent: 0, total: 0, skipped: [] });
  });

  test('is sent once more by many tries at once', async () => {
    const { lost, mailing } = await aFailure();
    delete refuseRecipients[lost.email ?? ''];
    const answers = await Promise.all(
      [app, second, app].map((process) =>
        process.api.as(owner.token).post<ClientMailingRetry>(`/client-mailings/${mailing.id}/retry`),
      ),
    );
    expect(answers.reduce((sum, { body }) => sum + body.sent, 0)).toBe(1);
    await deliver();
    expect(mailsTo(lost)).toHaveLength(1);
  });

  test('passes over who has no address any more, or is gone', async () => {
    const { lost, mailing } = await aFailure();
    await owner.api.change(`/clients-personal/${lost.id}`, { email: null });
    const skipped = (reason: string) => [{ client_name: lost.name, reason }];
    expect(await retry(mailing.id)).toEqual({ sent: 0, total: 1, skipped: skipped('no_email') });
    await owner.api.remove(`/clients-personal/${lost.id}`);
    expect(await retry(mailing.id)).toEqual({ sent: 0, total: 1, skipped: skipped('not_found') });
  });
});

describe('the list of mailings', () => {
  test('is the company’s, the latest first, and names those that are not done', async () => {
    const client = await aClient(owner);
    const done = await aMailing(owner, [client.id], { subject: 'Życzenia świąteczne' });
    await deliver();
    const open = await aMailing(owner, [client.id], { subject: 'Nowa trasa' });
    const colleague = await aCollaborator(app, owner);
    const ids = async (query: Record<string, string | boolean> = {}) =>
      (await colleague.api.read<ClientMailingPage>('/client-mailings', query)).items.map(({ id }) => id);
    expect(await ids()).toEqual([open.id, done.id]);
    expect(await ids({ is_open: true })).toEqual([open.id]);
    expect(await ids({ is_open: false })).toEqual([done.id]);
    expect(await ids({ q: 'zyczenia' })).toEqual([done.id]);
    expect(await ids({ sort: 'sent_at' })).toEqual([done.id, open.id]);
    const stranger = await aCompany(app);
    expect((await stranger.api.read<ClientMailingPage>('/client-mailings')).total).toBe(0);
    for (const path of ['', '/progress'])
      refused(await stranger.api.get(`/client-mailings/${done.id}${path}`), 404);
    refused(await stranger.api.post(`/client-mailings/${done.id}/retry`), 404);
  });
});
