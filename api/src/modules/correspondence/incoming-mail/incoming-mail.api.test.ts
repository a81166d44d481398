import { describe, expect, test } from '@jest/globals';
import type Mail from 'nodemailer/lib/mailer/index.js';
import { FakeMailbox } from '../../../platform/incoming-mail/fake-mailbox.js';
import { clientFields } from '../../../testing/directory.js';
import {
  aBounce,
  addressOf,
  aMail,
  anAddressedCompany,
  collectMails,
  deliver,
  mailDomain,
  receivedBy,
  theOnlyMessageOf,
} from '../../../testing/incoming-mail.js';
import { mailToSomebody } from '../../../testing/messages.js';
import { anOrderAt } from '../../../testing/orders.js';
import { aCompany, type TestMember } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { ActivityPage } from '../../insight/activities/activity.dto.js';
import type { MessageDetails } from '../messages/message.dto.js';

const mailbox = new FakeMailbox();
const app = await testApp({ mailbox });
const collect = () => collectMails(app);
const aCompanyWithAddress = () => anAddressedCompany(app);
const detailsOf = ({ api }: TestMember, id = 0) => api.read<MessageDetails>(`/messages/${id}`);
/** Identifiers of the mails of a company, the latest first. */
const sentMails = ({ companyId }: TestMember) =>
  app.rows<{ id: number; header: string; status: string; last_error: string | null }>(
    `select o.message_id as id, o.message_id_header as header, o.status, o.last_error from mail_outbox o
     where o.company_id = $1 order by o.id desc`,
    [companyId],
  );

describe('an answer', () => {
  test('stands in the feed, with its order and its client, unread', async () => {
    const order = await anOrderAt(app, await aCompany(app), 1);
    const { owner } = order;
    const address = await addressOf(app, owner);
    const [sent] = await sentMails(owner);
    const [about] = await app.rows<{ client_id: number; type: string; email: string }>(
      'select m.client_id, m.type, m.recipient_email as email from messages m where id = $1',
      [sent?.id],
    );
    const id = await deliver(mailbox, {
      from: `Anna Nowak <${about?.email ?? ''}>`,
      to: `"Frakto" <${address.toUpperCase()}>`,
      subject: 'Re: Potwierdzenie',
      inReplyTo: sent?.header ?? '',
      references: `<first@x> ${sent?.header ?? ''}`,
      html: '<p>Dzień dobry,</p><p>akceptuję.<script>alert(1)</script></p><p style="display:none">x</p>',
    });
    await collect();
    const message = await theOnlyMessageOf(owner);
    expect(message).toMatchObject({
      type: about?.type,
      message_type: 'incoming',
      subject: 'Re: Potwierdzenie',
      excerpt: 'Akceptuję.',
      from: about?.email,
      sender_name: 'Anna Nowak',
      to: address,
      order_id: order.id,
      client_id: about?.client_id,
      status: 'delivered',
      is_read: false,
      is_cut: false,
      attachments: [],
    });
    expect(message.content).not.toMatch(/script|alert|display/);
    const feed = await owner.api.read<ActivityPage>('/activities', { kind: 'received' });
    expect(feed.items[0]).toMatchObject({ id: message.id, kind: 'received', is_read: false });
    expect(mailbox.waiting()).not.toContain(id);
  });

  test('to another company’s mail is no answer of this one', async () => {
    const stranger = await anOrderAt(app, await aCompany(app), 1);
    const [foreign] = await sentMails(stranger.owner);
    const owner = await aCompanyWithAddress();
    await deliver(mailbox, { to: owner.address, subject: 'Hi', inReplyTo: foreign?.header ?? '' });
    await collect();
    expect(await theOnlyMessageOf(owner)).toMatchObject({ order_id: null, client_id: null });
    expect((await receivedBy(stranger.owner)).total).toBe(0);
  });
});

describe('whom a mail is from', () => {
  test('is told by the company’s own directory alone', async () => {
    const [owner, other] = [await aCompanyWithAddress(), await aCompanyWithAddress()];
    const email = 'Zakupy@Known.example';
    const client = await owner.api.create<{ id: number }>('/clients', clientFields({ email }));
    await other.api.create('/clients', clientFields({ email: 'else@known.example' }));
    await deliver(mailbox, {
      from: 'zakupy@known.example',
      to: [owner.address, other.address],
      subject: 'Pytanie',
    });
    await collect();
    expect(await theOnlyMessageOf(owner)).toMatchObject({
      client_id: client.id,
      sender_name: expect.any(String),
    });
    expect(await theOnlyMessageOf(other)).toMatchObject({ client_id: null, sender_name: null });
  });

  test('may be a subcontractor, who has a name', async () => {
    const owner = await aCompanyWithAddress();
    await owner.api.create('/subcontractors-personal', {
      name: 'Trans-Nord',
      email: 'biuro@trans-nord.example',
    });
    await deliver(mailbox, { from: 'biuro@trans-nord.example', to: owner.address, subject: 'Cena' });
    await collect();
    expect(await theOnlyMessageOf(owner)).toMatchObject({ client_id: null, sender_name: 'Trans-Nord' });
  });

  test('and what it asks for, is judged when it answers nothing', async () => {
    const owner = await aCompanyWithAddress();
    const text = 'Dzień dobry, proszę o wycenę transportu 5 palet, 800 kg, z Gdyni do Oslo, załadunek 12.01.';
    await deliver(mailbox, { to: owner.address, subject: 'Zapytanie o wycenę transportu', text });
    await deliver(mailbox, { to: owner.address, subject: 'Urlop', text: 'W piątek jestem na urlopie.' });
    await collect();
    expect((await receivedBy(owner)).items.map(({ type }) => type)).toEqual(['quote_request', 'letter']);
  });
});

describe('what somebody answers', () => {
  const request = 'Prosimy o wycenę transportu: Poznań - Hamburg, 24 palety, 18 500 kg, załadunek 03.12.';
  const subject = 'Re: Zapytanie o wycenę transportu';

  test.each<[string, Mail.Options]>([
    [
      'above a request',
      { text: `Niestety nie mamy auta.\n\n1 gru 2026 o 09:12 Biuro napisał(a):\n> ${request}` },
    ],
    [
      'below a request',
      { text: `W dniu 1.12.2026 o 09:12 Biuro pisze:\n> ${request}\n\nNiestety nie mamy auta.` },
    ],
    ['in HTML', { html: `<p>Niestety nie mamy auta.</p><blockquote><p>${request}</p></blockquote>` }],
  ])('%s is not judged by it', async (_what, mail) => {
    const owner = await aCompanyWithAddress();
    await deliver(mailbox, { to: owner.address, subject, ...mail });
    await collect();
    expect(await theOnlyMessageOf(owner)).toMatchObject({ type: 'letter' });
  });

  test('is a request where it asks for a price itself', async () => {
    const owner = await aCompanyWithAddress();
    await deliver(mailbox, { to: owner.address, subject, text: `Dziękujemy.\n\n${request}` });
    await collect();
    expect(await theOnlyMessageOf(owner)).toMatchObject({ type: 'quote_request' });
  });
});

describe('whom a mail is to', () => {
  test.each<[string, (address: string) => Mail.Options]>([
    ['a copy', (address) => ({ to: 'x@else.example', cc: `Biuro <${address}>` })],
    ['a blind copy', (address) => ({ to: 'x@else.example', headers: { 'X-Original-To': address } })],
    ['an address with a mark', (address) => ({ to: address.replace('@', '+oferta@') })],
  ])('%s', async (_what, of) => {
    const owner = await aCompanyWithAddress();
    await deliver(mailbox, { subject: 'Hi', ...of(owner.address) });
    await collect();
    await theOnlyMessageOf(owner);
  });

  test('one to nobody stays in the mailbox, and is logged once', async () => {
    const owner = await aCompanyWithAddress();
    const strangers = [
      await deliver(mailbox, { to: `nobody.at.all@${mailDomain}`, subject: 'x' }),
      await deliver(mailbox, { to: owner.address.replace(mailDomain, 'else.example'), subject: 'x' }),
      mailbox.deliver(`To: ${owner.address}\r\nSubject: no sender\r\n\r\nx`),
      mailbox.deliver('this is no mail'),
    ];
    const before = app.log.length;
    await collect();
    await collect();
    expect(mailbox.waiting()).toEqual(expect.arrayContaining(strangers));
    const lines = app.log.slice(before).filter(({ msg }) => String(msg).includes('stays in the mailbox'));
    expect(lines).toHaveLength(strangers.length);
    expect((await receivedBy(owner)).total).toBe(0);
  });
});

describe('a mail is entered once', () => {
  test('also when the process dies before it is marked, and in several copies', async () => {
    const owner = await aCompanyWithAddress();
    const source = await aMail({ to: owner.address, subject: 'Once' });
    const first = mailbox.deliver(source);
    await collect();
    mailbox.unsettle(first);
    const second = mailbox.deliver(source);
    await collect();
    expect((await receivedBy(owner)).total).toBe(1);
    expect(mailbox.waiting()).not.toContain(first);
    expect(mailbox.waiting()).not.toContain(second);
  });

  test('also when the mailbox is made anew', async () => {
    const owner = await aCompanyWithAddress();
    const uid = await deliver(mailbox, { to: owner.address, subject: 'Anew' });
    await collect();
    mailbox.validity += 1;
    mailbox.unsettle(uid);
    await collect();
    expect((await receivedBy(owner)).total).toBe(1);
    expect(mailbox.waiting()).not.toContain(uid);
  });

  test('and not taken for another of the same number', async () => {
    const owner = await aCompanyWithAddress();
    const uid = await deliver(mailbox, { to: owner.address, subject: 'One' });
    await collect();
    mailbox.unsettle(uid, await aMail({ to: owner.address, subject: 'Two' }));
    await collect();
    expect((await receivedBy(owner)).items.map(({ subject }) => subject)).toEqual(['One', 'Two']);
  });

  test('by several processes at once', async () => {
    const owner = await aCompanyWithAddress();
    for (let number = 0; number < 5; number++)
      await deliver(mailbox, { to: owner.address, subject: `At once ${number}` });
    const context = { touch: () => Promise.resolve(), signal: new AbortController().signal };
    const { incomingMails } = app.container.services;
    await Promise.all([1, 2, 3].map(() => incomingMails.collect(mailbox, context)));
    expect((await receivedBy(owner)).total).toBe(5);
  });

  test('and not lost when it cannot be kept now', async () => {
    const owner = await aCompanyWithAddress();
    const uid = await deliver(mailbox, { to: owner.address, subject: 'Later' });
    const { name, outside } = app.database;
    await outside(`alter database ${name} with allow_connections false`);
    await outside('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    const context = { touch: () => Promise.resolve(), signal: new AbortController().signal };
    await expect(app.container.services.incomingMails.collect(mailbox, context)).rejects.toThrow();
    expect(mailbox.waiting()).toContain(uid);
    await outside(`alter database ${name} with allow_connections true`);
    await collect();
    expect((await receivedBy(owner)).total).toBe(1);
  });

  test('a mailbox that is away is no failure, and is looked into again', async () => {
    const owner = await aCompanyWithAddress();
    await deliver(mailbox, { to: owner.address, subject: 'Away' });
    mailbox.isAway = true;
    await collect();
    expect((await receivedBy(owner)).total).toBe(0);
    mailbox.isAway = false;
    await collect();
    expect((await receivedBy(owner)).total).toBe(1);
  });
});

describe('what nobody wrote', () => {
  test('a mail that came back has failed, with the reason, and is no message', async () => {
    const owner = await aCompanyWithAddress();
    const sent = await owner.api.create<{ id: number }>('/messages', mailToSomebody());
    await app.doJobs();
    await owner.api.change(`/messages/${sent.id}`, { status: 'read' });
    const [mail] = await sentMails(owner);
    mailbox.deliver(aBounce(owner.address, mail?.header ?? '', 'delayed'));
    await collect();
    expect(await detailsOf(owner, sent.id)).toMatchObject({ failure_reason: null });
    const uid = mailbox.deliver(aBounce(owner.address, mail?.header ?? '', 'failed'));
    await collect();
    const reason = '550 5.1.1 <x@klient.example>: Recipient address rejected';
    expect(await detailsOf(owner, sent.id)).toMatchObject({
      status: 'failed',
      failure_reason: reason,
      is_read: false,
    });
    expect(await sentMails(owner)).toMatchObject([{ status: 'failed', last_error: reason }]);
    expect((await receivedBy(owner)).total).toBe(0);
    expect(mailbox.waiting()).not.toContain(uid);
  });

  test('another company’s mail does not come back to this one', async () => {
    const [owner, stranger] = [await aCompanyWithAddress(), await aCompanyWithAddress()];
    const sent = await owner.api.create<{ id: number }>('/messages', mailToSomebody());
    await app.doJobs();
    const [mail] = await sentMails(owner);
    mailbox.deliver(aBounce(stranger.address, mail?.header ?? '', 'failed'));
    await collect();
    expect(await detailsOf(owner, sent.id)).toMatchObject({ status: 'delivered' });
  });

  test.each([
    ['an answer of a machine', { 'Auto-Submitted': 'auto-replied (vacation)' }],
    ['a mail to many', { 'List-Unsubscribe': '<https://x.example>' }],
    ['what a mail program calls an answer of its own', { Subject: 'Autoodpowiedź: Zapytanie' }],
  ])('%s is there, but calls nobody', async (_what, headers) => {
    const owner = await aCompanyWithAddress();
    const { Subject: subject = 'Urlop', ...others } = headers as Record<string, string>;
    await deliver(mailbox, { to: owner.address, subject, headers: others });
    await collect();
    expect(await theOnlyMessageOf(owner)).toMatchObject({ is_read: true, status: 'read' });
    expect(await owner.api.read('/messages/unread-count')).toEqual({ unread_count: 0 });
  });
});
