import { beforeEach, describe, expect, test } from '@jest/globals';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { aClient } from '../../../testing/directory.js';
import { mailToSomebody } from '../../../testing/messages.js';
import { anAdministrator, aCompany, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { OutboxMailDetails, OutboxPage } from '../outbox/mail-outbox.dto.js';
import type { MessageDetails } from './message.dto.js';

const app = await testApp();
const administrator = await anAdministrator(app);
let owner: TestMember;
beforeEach(async () => {
  owner = await aCompany(app);
});

async function mailTo(address: string): Promise<OutboxMailDetails> {
  const { items } = await administrator.api.read<OutboxPage>('/mail-outbox', { q: address });
  return administrator.api.read(`/mail-outbox/${items[0]?.id}`);
}

describe('a mail', () => {
  test('goes through the outbox, from the company, answered to whom it names', async () => {
    const to = `sprzedaz${owner.id}@klient.example`;
    const message = await owner.api.create<MessageDetails>('/messages', mailToSomebody({ to }));
    expect(message).toMatchObject({
      type: 'quote_request',
      message_type: 'outgoing',
      subject: 'Zapytanie o transport',
      sender_name: owner.companyName,
      to,
      client_id: null,
      order_id: null,
      status: 'sent',
      excerpt: 'Czy mają Państwo ładunki do Bergen?',
      content: '<p>Dzień dobry,</p><p>czy mają Państwo ładunki do Bergen?</p>',
    });
    expect(message.from).toMatch(/^spedycja\.\d+@mail\.frakto\.example$/);
    const mail = await mailTo(to);
    expect(mail).toMatchObject({ status: 'queued', to, reply_to: 'biuro@forwarder.example' });
    expect(mail.from).toContain(message.from);
    expect(mail.text).toContain('czy mają Państwo ładunki do Bergen?');
    await app.doJobs();
    expect(await owner.api.read(`/messages/${message.id}`)).toMatchObject({ status: 'delivered' });
  });

  test('to a client has the name, and the language of the country', async () => {
    const client = await aClient(owner, { name: 'Møbler & Co', country_id: 21, post_code: '5003' });
    const message = await owner.api.create<MessageDetails>(
      '/messages',
      mailToSomebody({ client_id: client.id, to: client.email, content: 'Hei {{name}}!\n\nHilsen' }),
    );
    expect(message).toMatchObject({ client_id: client.id, client_name: 'Møbler & Co' });
    expect(message.content).toBe('<p>Hei Møbler &amp; Co!</p><p>Hilsen</p>');
    expect((await mailTo(client.email ?? '')).html).toContain('<html lang="no"');
  });

  test('is written by nobody to a client without an address, nor to one of somebody else', async () => {
    const client = await aClient(owner, { email: null });
    const mail = mailToSomebody({ client_id: client.id });
    refused(await owner.api.post('/messages', mail), 400, 'client_without_email');
    const stranger = await aCompany(app);
    refused(await stranger.api.post('/messages', mail), 404);
  });

  test('has its people’s HTML sanitised', async () => {
    const to = `czysto${owner.id}@klient.example`;
    const content = '<p onclick="x()">Oferta<script>alert(1)</script></p>';
    await owner.api.create('/messages', mailToSomebody({ to, content }));
    const mail = await mailTo(to);
    expect(mail.html).toContain('Oferta');
    expect(mail.html).not.toMatch(/onclick|alert/);
  });

  test.each([
    ['nothing', {}, ['content', 'from', 'subject', 'to', 'type']],
    ['blanks', { type: ' ', subject: ' ', from: ' ', to: '', content: '\n' }, undefined],
    ['two recipients', mailToSomebody({ to: 'a@klient.example, b@klient.example' }), ['to']],
    ['a name with the address', mailToSomebody({ to: 'Jan <jan@klient.example>' }), ['to']],
    ['a line break in the subject', mailToSomebody({ subject: 'Oferta\r\nBcc: x@y.example' }), ['subject']],
    ['a line break in an address', mailToSomebody({ from: 'a@b.example\r\nBcc: x@y.example' }), ['from']],
    ['an empty paragraph', mailToSomebody({ content: '<p>&nbsp;</p>' }), ['content']],
    ['a type of many words', mailToSomebody({ type: 'Quote request!' }), ['type']],
    ['a field too many', mailToSomebody({ bcc: 'x@y.example' }), ['bcc']],
    ['numbers for texts', mailToSomebody({ subject: 5, content: 7 }), ['content', 'subject']],
  ])('with %s is refused, and nothing is sent', async (_what, mail, fields) => {
    const faults = faultsIn(await owner.api.post('/messages', mail));
    expect(Object.keys(faults)).toEqual(fields ?? ['content', 'from', 'subject', 'to', 'type']);
    expect(await app.rows('select 1 from messages where company_id = $1', [owner.companyId])).toEqual([]);
  });

  test('can be written only so often', async () => {
    const strict = await testApp({ database: app.database, settings: { RATE_LIMIT_FACTOR: '0.01' } });
    const caller = strict.api.as(owner.token);
    // Of an older company to somebody who has written: strangers have a bound of their own.
    await app.rows(`update companies set created_at = '2020-01-01' where id = $1`, [owner.companyId]);
    for (let number = 0; number < 3; number += 1) await caller.create('/messages', mailToSomebody());
    refused(await caller.post('/messages', mailToSomebody()), 429);
  });
});
