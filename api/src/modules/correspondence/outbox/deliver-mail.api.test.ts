import { expect, test } from '@jest/globals';
import {
  PermanentMailError,
  TemporaryMailError,
  type DeliveryReceipt,
  type HandOver,
  type MailTransport,
} from '../../../platform/mail/mail.port.js';
import { OrderStatus } from '../../../kernel/order/order-status.js';
import { anOrderAt } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';

/** Takes every mail, or none. */
class TestTransport implements MailTransport {
  sent = 0;
  isRefusing = false;
  /** What happens while the mail crosses the network. */
  meanwhile = (): Promise<unknown> => Promise.resolve();
  /** What happens while the server thinks about the mail. */
  afterHandOver = (): Promise<unknown> => Promise.resolve();

  async send({ messageId }: { messageId: string }, onHandOver: HandOver): Promise<DeliveryReceipt> {
    await this.meanwhile();
    await onHandOver().catch((cause: unknown) => {
      throw new TemporaryMailError('held back', null, { cause });
    });
    await this.afterHandOver();
    if (this.isRefusing) throw new PermanentMailError('550 no such mailbox');
    this.sent += 1;
    return Promise.resolve({ messageId, response: '250 taken', source: '' });
  }

  async verify(): Promise<void> {
    return Promise.resolve();
  }

  async close(): Promise<void> {
    return Promise.resolve();
  }
}

const transport = new TestTransport();
const app = await testApp({ transport });
const owner = await aCompany(app);
const mails = (orderId: number) =>
  app.rows(
    `select o.status, o.last_error, m.status as message, o.locked_until is null as is_free
     from mail_outbox o join messages m on m.id = o.message_id where m.order_id = $1`,
    [orderId],
  );
/** As the regular look does it. */
const look = async () => {
  await app.container.jobs.enqueue('mail.deliver', null);
  await app.doJobs();
};
const waiting = async () => {
  const { id } = await anOrderAt(app, owner, OrderStatus.Accepted);
  return id;
};

test('a mail that went out is not a failed one because the database cannot note it at once', async () => {
  const id = await waiting();
  // The note is refused twice, by a rule of the test's own, and works then.
  await app.rows(`create sequence refusals`);
  await app.rows(`
    create function refuse() returns trigger language plpgsql as $$
    begin
      if new.status = 'sent' and nextval('refusals') <= 2 then raise exception 'not now'; end if;
      return new;
    end $$`);
  await app.rows('create trigger refuse before update on mail_outbox for each row execute function refuse()');
  const before = transport.sent;
  await app.doJobs();
  expect(transport.sent - before).toBe(1);
  expect(await mails(id)).toEqual([
    { status: 'sent', last_error: null, message: 'delivered', is_free: true },
  ]);
  await app.rows('drop trigger refuse on mail_outbox');
  await app.doJobs();
  expect(transport.sent - before).toBe(1);
});

test('a mail that the server refuses for good is failed, with the reason', async () => {
  const id = await waiting();
  transport.isRefusing = true;
  await app.doJobs();
  transport.isRefusing = false;
  expect(await mails(id)).toEqual([
    { status: 'failed', last_error: '550 no such mailbox', message: 'failed', is_free: true },
  ]);
});

test('a mail whose note never works stays locked, so that it is not sent twice at once', async () => {
  const id = await waiting();
  await app.rows(`alter sequence refusals restart`);
  await app.rows(`
    create or replace function refuse() returns trigger language plpgsql as $$
    begin
      if new.status = 'sent' then raise exception 'never'; end if;
      return new;
    end $$`);
  await app.rows('create trigger refuse before update on mail_outbox for each row execute function refuse()');
  const before = transport.sent;
  await app.doJobs();
  await app.doJobs();
  await app.rows('drop trigger refuse on mail_outbox');
  expect(transport.sent - before).toBe(1);
  expect(await mails(id)).toEqual([{ status: 'queued', last_error: null, message: 'sent', is_free: false }]);
  expect(app.log.some(({ level, msg }) => level === 50 && msg.startsWith('mail delivered'))).toBe(true);
});

test('it counts as sent when its lock is over: the server has it', async () => {
  const [{ id }] = (await app.rows<{ id: number }>(
    `update mail_outbox set locked_until = now() - interval '1 second' where status = 'queued' returning id`,
  )) as [{ id: number }];
  const before = transport.sent;
  await look();
  expect(transport.sent).toBe(before);
  const [settled] = await app.rows(
    `select o.status, o.last_error, o.sent_at = o.handed_over_at as is_dated, m.status as message
     from mail_outbox o join messages m on m.id = o.message_id where o.id = $1`,
    [id],
  );
  expect(settled).toEqual({
    status: 'sent',
    last_error: expect.stringContaining('not sent again'),
    is_dated: true,
    message: 'delivered',
  });
});

test('a mail that another process has taken meanwhile is let go, without a word to the server', async () => {
  const id = await waiting();
  transport.meanwhile = () =>
    app.rows(`update mail_outbox set attempts = attempts + 1 where status = 'queued'`);
  const before = transport.sent;
  await look();
  transport.meanwhile = () => Promise.resolve();
  expect(transport.sent).toBe(before);
  expect(await mails(id)).toEqual([{ status: 'queued', last_error: null, message: 'sent', is_free: false }]);
  await app.rows(`update mail_outbox set locked_until = null`);
  await look();
  expect(transport.sent).toBe(before + 1);
});

test.each([
  { what: 'refuses it for good', error: new PermanentMailError('550 no such mailbox') },
  { what: 'refuses it for now', error: new TemporaryMailError('451 later', null) },
])('what another process has settled stays so when the server then $what', async ({ error }) => {
  const id = await waiting();
  transport.afterHandOver = async () => {
    await app.rows(`
      with settled as (
        update mail_outbox set status = 'sent', sent_at = handed_over_at, locked_until = null, next_attempt_at = null
        where status = 'queued' returning message_id)
      update messages set status = 'delivered' where id in (select message_id from settled)`);
    throw error;
  };
  await look();
  transport.afterHandOver = () => Promise.resolve();
  expect(await mails(id)).toEqual([
    { status: 'sent', last_error: null, message: 'delivered', is_free: true },
  ]);
});
