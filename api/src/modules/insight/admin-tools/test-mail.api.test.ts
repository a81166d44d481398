import { expect, test } from '@jest/globals';
import { PermanentMailError, type MailTransport } from '../../../platform/mail/mail.port.js';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { anAdministrator } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import type { OutboxMailDetails } from '../../correspondence/outbox/mail-outbox.dto.js';
import type { TestMailReceipt } from './admin-tools.dto.js';

const app = await testApp({ settings: { MAIL_DOMAIN: 'poczta.example' } });
const admin = await anAdministrator(app);
const path = '/tests/send-test-email';

test('a real mail waits in the outbox, and stays there where no mail server is set', async () => {
  const receipt = await admin.api.reading('pl').act<TestMailReceipt>(path, { email: 'jan@odbiorca.example' });
  expect(receipt).toEqual({
    outbox_id: receipt.outbox_id,
    to: 'jan@odbiorca.example',
    status: 'queued',
    mail_server: false,
    message: 'Serwer poczty nie jest ustawiony: wiadomość zostanie w skrzynce nadawczej.',
  });
  const read = () => admin.api.read<OutboxMailDetails>(`/mail-outbox/${receipt.outbox_id}`);
  expect((await read()).status).toBe('queued');
  await app.doJobs();
  const mail = await read();
  expect(mail).toMatchObject({
    status: 'captured',
    from: 'Frakto <no-reply@poczta.example>',
    reply_to: admin.email,
    to: 'jan@odbiorca.example',
    subject: 'Testowa wiadomość z Frakto',
    company_id: null,
  });
  expect(mail.text).toContain('zażółć gęślą jaźń');
  expect(mail.html).toContain('Testowa wiadomość z Frakto');
});

test('with a mail server, it is told when it left, or why it did not', async () => {
  let refusal: string | null = null;
  const transport: MailTransport = {
    send: async (_mail, onHandOver) => {
      if (refusal) throw new PermanentMailError(refusal);
      await onHandOver?.();
      return { messageId: '<1@poczta.example>', response: '250 OK', source: '' };
    },
    verify: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  const served = await testApp({ transport });
  const { api } = await anAdministrator(served);
  const sent = await api.act<TestMailReceipt>(path, { email: 'ola@odbiorca.example' });
  expect(sent).toMatchObject({
    mail_server: true,
    message: 'The mail is in the outbox and leaves in a moment.',
  });
  await served.doJobs();
  expect(await api.read(`/mail-outbox/${sent.outbox_id}`)).toMatchObject({ status: 'sent' });
  refusal = '550 No such mailbox';
  const lost = await api.act<TestMailReceipt>(path, { email: 'nikt@odbiorca.example' });
  await served.doJobs();
  expect(await api.read(`/mail-outbox/${lost.outbox_id}`)).toMatchObject({
    status: 'failed',
    last_error: '550 No such mailbox',
  });
});

test.each([
  ['nobody', 'invalid_email'],
  ['a@b.example, c@d.example', 'invalid_email'],
  ['a@b.example\nBcc: c@d.example', 'invalid_email'],
  ['"Jan" <jan@b.example>', 'invalid_email'],
  [undefined, 'required'],
  [7, 'not_a_text'],
])('to %j nothing is sent', async (email, code) => {
  expect(faultsIn(await admin.api.post(path, { email }))).toEqual({ email: code });
});

test('is limited', async () => {
  const few = await testApp({ settings: { RATE_LIMIT_FACTOR: '0.04' } });
  const { api } = await anAdministrator(few);
  await api.act(path, { email: 'jan@odbiorca.example' });
  refused(await api.post(path, { email: 'jan@odbiorca.example' }), 429, 'too_many_requests');
});
