import { expect } from '@jest/globals';
import { createTransport } from 'nodemailer';
import type Mail from 'nodemailer/lib/mailer/index.js';
import { collectMailJob } from '../modules/correspondence/incoming-mail/collect-mail.job.js';
import type { MessageDetails, MessagePage } from '../modules/correspondence/messages/message.dto.js';
import type { FakeMailbox } from '../platform/incoming-mail/fake-mailbox.js';
import { aCompany, type TestMember } from './people.js';
import type { TestApp } from './test-app.js';

/** The mail domain where a test sets none. */
export const mailDomain = 'mail.frakto.example';

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** A mail as a mail program writes it. */
export async function aMail(mail: Mail.Options): Promise<Buffer> {
  const { message } = await composer.sendMail({
    from: 'Anna Nowak <anna@klient.example>',
    text: 'Tak.',
    ...mail,
  });
  return message as unknown as Buffer;
}

/** A company and the address that people write to. */
type AddressedMember = TestMember & { address: string };

/** The address that people write to a company at. */
export async function addressOf(app: TestApp, { companyId }: TestMember): Promise<string> {
  const [company] = await app.rows<{ email_name: string }>('select email_name from companies where id = $1', [
    companyId,
  ]);
  return `${company?.email_name ?? ''}@${mailDomain}`;
}

export async function anAddressedCompany(app: TestApp): Promise<AddressedMember> {
  const owner = await aCompany(app);
  return { ...owner, address: await addressOf(app, owner) };
}

/** A mail arrives. @returns its number in the mailbox */
export async function deliver(mailbox: FakeMailbox, mail: Mail.Options): Promise<number> {
  return mailbox.deliver(await aMail(mail));
}

/**
 * What a mail server says of a mail that it was given.
 * @param to the company's address
 * @param id the mail's identifier
 */
export function aBounce(to: string, id: string, action: 'failed' | 'delayed' = 'failed'): string {
  return [
    `From: Mail Delivery System <MAILER-DAEMON@mx.example>`,
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'I am sorry.',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; x@klient.example',
    `Action: ${action}`,
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 <x@klient.example>:',
    '    Recipient address rejected',
    '',
    '--b',
    'Content-Type: message/rfc822',
    '',
    `Message-ID: ${id}`,
    'Subject: Oferta',
    '',
    'Our words',
    '--b--',
    '',
  ].join('\r\n');
}

/** Looks into the mailbox. */
export async function collectMails(app: TestApp): Promise<void> {
  await app.container.jobs.enqueue(collectMailJob, null);
  await app.doJobs();
}

/** What came in to a company, the oldest first. */
export const receivedBy = ({ api }: TestMember) =>
  api.read<MessagePage>('/messages', { message_type: 'incoming', sort: 'id' });

export async function theOnlyMessageOf(owner: TestMember): Promise<MessageDetails> {
  const { items } = await receivedBy(owner);
  expect(items).toHaveLength(1);
  return owner.api.read<MessageDetails>(`/messages/${items[0]?.id ?? 0}`);
}

/** A mail that could not be entered. @returns its id */
export async function aSetAsideMail(app: TestApp, subject = 'Oferta'): Promise<number> {
  const [mail] = await app.rows<{ id: number }>(
    `insert into incoming_mails (mailbox, validity, uid, outcome, attempts, reason, sender, subject, size, arrived_at)
     select 'nowhere', 1, coalesce(max(uid), 0) + 1, 'set_aside', 2, 'timed_out', 'Anna <anna@klient.example>', $1, 2048, now()
     from incoming_mails where mailbox = 'nowhere' returning id`,
    [subject],
  );
  return mail?.id ?? 0;
}
