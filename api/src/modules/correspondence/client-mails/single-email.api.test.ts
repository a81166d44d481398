import { beforeEach, describe, expect, test } from '@jest/globals';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { singleEmail } from '../../../testing/client-mails.js';
import { aClient, aGlobalClient } from '../../../testing/directory.js';
import { openMail } from '../../../testing/links.js';
import { aCompany, anAdministrator, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { OutboxMailDetails, OutboxPage } from '../outbox/mail-outbox.dto.js';
import type { MessageDetails } from '../messages/message.dto.js';
import type { ClientMailPreview } from './client-mail.dto.js';

const app = await testApp();
const administrator = await anAdministrator(app);
let owner: TestMember;
beforeEach(async () => {
  owner = await aCompany(app);
});

const send = (changes: object = {}) =>
  owner.api.post<MessageDetails>('/send-single-email', singleEmail(changes));
const sent = (changes: object = {}) =>
  owner.api.act<MessageDetails>('/send-single-email', singleEmail(changes));

describe('a mail to one client', () => {
  test('is kept with the client and who sent it, and its link leads to their form', async () => {
    const client = await aClient(owner, { name: 'Nordlys AS', country_id: 21, post_code: '9008' });
    const recipient_email = `kari${owner.id}@nordlys.example`;
    const message = await sent({ client_id: client.id, recipient_email, recipient_name: ' Kari Nordmann ' });
    expect(message).toMatchObject({
      type: 'quote_request',
      message_type: 'outgoing',
      client_id: client.id,
      client_name: 'Nordlys AS',
      to: recipient_email,
      recipient_name: 'Kari Nordmann',
      status: 'sent',
    });
    expect(message.content).toContain('Dzień dobry Kari Nordmann,');
    const { items } = await administrator.api.read<OutboxPage>('/mail-outbox', { q: recipient_email });
    const mail = await administrator.api.read<OutboxMailDetails>(`/mail-outbox/${items[0]?.id}`);
    expect(mail).toMatchObject({ status: 'queued', reply_to: owner.email });
    expect(mail.html).toContain('<html lang="no"');
    const { url } = await openMail(app, mail.text);
    expect(url.pathname).toBe('/forms/order.html');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: String(client.id),
      user_id: String(owner.id),
      client_email: recipient_email,
      lang: 'no',
    });
  });

  test('may go to one of the collection, and to somebody who is no client yet', async () => {
    const global = await aGlobalClient(app);
    await owner.api.create('/user-global-clients', { client_id: global.id });
    expect(await sent({ client_id: global.id })).toMatchObject({ client_id: global.id });
    const message = await sent({ type: 'reply', message: 'Dzień dobry {{name}},\n\n{{order_link}}' });
    expect(message).toMatchObject({ client_id: null, type: 'reply', recipient_name: null });
    expect(message.content).toBe('<p>Dzień dobry,</p>');
  });

  test('has its HTML sanitised', async () => {
    const { content } = await sent({ message: '<p onclick="x()">Oferta<script>alert(1)</script></p>' });
    expect(content).toBe('<p>Oferta</p>');
  });

  test('goes to nobody else’s client, nor to one that is not collected', async () => {
    const foreign = await aClient(await aCompany(app));
    const uncollected = await aGlobalClient(app);
    for (const client_id of [foreign.id, uncollected.id, 2_000_000_000]) {
      refused(await send({ client_id }), 404, 'not_found');
    }
  });

  test.each([
    ['nothing', { recipient_email: '', subject: '', message: '' }, ['message', 'recipient_email', 'subject']],
    [
      'blanks',
      { recipient_email: ' ', subject: ' ', message: ' ' },
      ['message', 'recipient_email', 'subject'],
    ],
    ['two recipients', { recipient_email: 'a@klient.example, b@klient.example' }, ['recipient_email']],
    [
      'a header in the address',
      { recipient_email: 'a@klient.example\r\nBcc: x@y.example' },
      ['recipient_email'],
    ],
    ['a header in the name', { recipient_name: 'Jan\r\nBcc: x@y.example' }, ['recipient_name']],
    ['a header in the subject', { subject: 'Oferta\nBcc: x@y.example' }, ['subject']],
    ['a script alone', { message: '<script>1</script>' }, ['message']],
    ['a field too many', { bcc: 'x@y.example' }, ['bcc']],
  ])('with %s is refused, and nothing is sent', async (_what, changes, fields) => {
    expect(Object.keys(faultsIn(await send(changes)))).toEqual(fields);
    expect(await app.rows('select 1 from messages where company_id = $1', [owner.companyId])).toEqual([]);
  });

  test('needs the company’s settings', async () => {
    await app.rows(`update companies set name = ' ' where id = $1`, [owner.companyId]);
    refused(await send(), 400, 'missing_user_settings');
  });
});

describe('a key', () => {
  const keyed = (changes: object = {}) => singleEmail({ key: 'letter-0001', ...changes });
  const count = async () =>
    (await app.rows('select 1 from mail_outbox where company_id = $1', [owner.companyId])).length;

  test('sends its mail once, however often and at whatever moment it is asked for', async () => {
    const second = await testApp({ database: app.database });
    const answers = await Promise.all(
      [app, second, app, second].map((process) =>
        process.api.as(owner.token).post<MessageDetails>('/send-single-email', keyed()),
      ),
    );
    const again = await owner.api.post<MessageDetails>(
      '/send-single-email',
      keyed({ subject: ` ${keyed().subject} ` }),
    );
    expect([...answers, again].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set([...answers, again].map(({ body }) => body.id)).size).toBe(1);
    expect(await count()).toBe(1);
    await second.close();
  });

  test('is the company’s own', async () => {
    const first = await sent({ key: 'letter-0001' });
    owner = await aCompany(app);
    expect((await sent({ key: 'letter-0001' })).id).not.toBe(first.id);
  });

  test.each([
    ['words', { message: 'Inny list' }],
    ['a subject', { subject: 'Inny temat' }],
    ['a recipient', { recipient_email: 'inny@klient.example' }],
    ['a name', { recipient_name: 'Jan' }],
    ['a type', { type: 'follow_up' }],
    ['a language', { language: 'de' }],
  ])('that was used is refused with other %s', async (_what, changes) => {
    await sent({ key: 'letter-0001' });
    refused(await send({ key: 'letter-0001', ...changes }), 409, 'key_used_otherwise');
    expect(await count()).toBe(1);
  });

  test('whose mail could not be written may be used again', async () => {
    refused(await send({ key: 'letter-0001', client_id: 2_000_000_000 }), 404);
    await sent({ key: 'letter-0001' });
    expect(await count()).toBe(1);
  });

  test('sends nothing anew for a message that was deleted', async () => {
    const { id } = await sent({ key: 'letter-0001' });
    await app.rows('delete from messages where id = $1', [id]);
    refused(await send({ key: 'letter-0001' }), 409, 'letter_was_deleted');
  });

  test('is of letters and digits, eight at least', async () => {
    for (const key of ['short', 'mit Leerzeichen', 'x'.repeat(65), 12345678]) {
      expect(Object.keys(faultsIn(await send({ key })))).toEqual(['key']);
    }
  });
});

describe('a preview', () => {
  const shown = (input: object) => owner.api.act<ClientMailPreview>('/preview-email', input);

  test('is the mail that the client would get, and sends nothing', async () => {
    const client = await aClient(owner, { name: 'Møbler & Co' });
    const { subject, html, unknown } = await shown({
      subject: 'Oferta {{company}} dla {{name}}',
      message: 'Hei {{name}}, {{rabat}}!\n\n{{order_link}}<script>x()</script>',
      client_id: client.id,
      language: 'no',
    });
    expect(subject).toBe(`Oferta ${owner.companyName} dla Møbler & Co`);
    expect(html).toContain('<html lang="no"');
    expect(html).toContain('Hei Møbler &amp; Co, {{rabat}}!');
    const { url } = await openMail(app, html);
    expect(url.href).toContain(`/forms/order.html?user_id=${owner.id}&client_id=${client.id}&`);
    expect(html).not.toContain('x()');
    expect(unknown).toEqual(['{{rabat}}']);
    expect(await app.rows('select 1 from messages where company_id = $1', [owner.companyId])).toEqual([]);
  });

  test('is there while nothing is written yet, and for nobody else’s client', async () => {
    const { subject, html } = await shown({ subject: '', message: '' });
    expect(subject).toBe('');
    expect(html).not.toContain('load to move');
    const { id } = await aClient(await aCompany(app));
    refused(await owner.api.post('/preview-email', { subject: '', message: '', client_id: id }), 404);
  });
});
