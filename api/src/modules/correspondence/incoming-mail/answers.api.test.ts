import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import {
  startImapTestServer,
  type ImapTestServer,
} from '../../../platform/incoming-mail/testing/imap-test-server.js';
import { startTestSmtpServer, type TestSmtpServer } from '../../../platform/mail/testing/smtp-test-server.js';
import { anOrderAt } from '../../../testing/orders.js';
import { aCompany, anAdministrator } from '../../../testing/people.js';
import { testApp, type TestApp } from '../../../testing/test-app.js';
import type { OutboxMailDetails, OutboxPage } from '../outbox/mail-outbox.dto.js';
import type { MessagePage } from '../messages/message.dto.js';
import { collectMailJob } from './collect-mail.job.js';

describe('with real mail servers', () => {
  let imap: ImapTestServer;
  let smtp: TestSmtpServer;
  let app: TestApp;

  beforeAll(async () => {
    imap = await startImapTestServer();
    smtp = await startTestSmtpServer();
    app = await testApp({ settings: { IMAP_URL: imap.url, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` } });
  });
  afterAll(async () => {
    await imap.close();
    await smtp.close();
  });

  const collect = async () => {
    await app.container.jobs.enqueue(collectMailJob, null);
    await app.doJobs();
  };

  test('a client answers to all, and the forwarder reads it with its order', async () => {
    const { owner, id } = await anOrderAt(app, await aCompany(app), 1);
    await app.doJobs();
    const sent = await PostalMime.parse(smtp.mails[0]?.source ?? '');
    const company = sent.from?.address;
    expect(sent.replyTo).toEqual([
      { name: '', address: owner.email },
      { name: owner.companyName, address: company },
    ]);
    const answerer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = await answerer.sendMail({
      from: `Zażółć <${smtp.mails[0]?.to[0] ?? ''}>`,
      to: sent.replyTo?.map(({ address }) => address ?? ''),
      subject: `Re: ${sent.subject ?? ''}`,
      inReplyTo: sent.messageId,
      text: 'Zażółć gęślą jaźń.',
    });
    imap.deliver((message as unknown as Buffer).toString());
    await collect();
    const { items } = await owner.api.read<MessagePage>('/messages', { message_type: 'incoming' });
    expect(items).toMatchObject([{ order_id: id, excerpt: 'Zażółć gęślą jaźń.', sender_name: 'Zażółć' }]);
    expect(imap.mails()[0]?.flags).toEqual(['\\Seen']);
    const admin = await anAdministrator(app);
    const outbox = await admin.api.read<OutboxPage>('/mail-outbox');
    const mail = await admin.api.read<OutboxMailDetails>(`/mail-outbox/${outbox.items[0]?.id ?? 0}`);
    expect(mail.headers.find(({ name }) => name === 'Reply-To')?.value).toContain(company);
  });

  test('neither the password nor what was written is logged', async () => {
    await imap.close();
    await collect();
    const log = JSON.stringify(app.log);
    expect(log).toContain('mails wait in the mailbox');
    expect(log).not.toContain('geheim');
    expect(log).not.toMatch(/Za\S* g\S+l/);
  });
});

test('without a mailbox answers go to the person who wrote alone', async () => {
  const smtp = await startTestSmtpServer();
  const app = await testApp({ settings: { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` } });
  const { owner } = await anOrderAt(app, await aCompany(app), 1);
  await app.doJobs();
  const sent = await PostalMime.parse(smtp.mails[0]?.source ?? '');
  expect(sent.replyTo).toEqual([{ name: '', address: owner.email }]);
  await smtp.close();
});
