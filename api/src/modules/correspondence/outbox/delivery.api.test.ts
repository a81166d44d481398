import { afterEach, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { acceptance, openMail } from '../../../testing/links.js';
import { anOrderAt, type TestOrder } from '../../../testing/orders.js';
import { aCompany } from '../../../testing/people.js';
import { testApp, type TestApp, type TestAppOptions } from '../../../testing/test-app.js';
import {
  smtpReply,
  startTestSmtpServer,
  type TestServerBehaviour,
  type TestSmtpServer,
} from '../../../platform/mail/testing/smtp-test-server.js';
import type { MessagePage } from '../messages/message.dto.js';

const servers: TestSmtpServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function withServer(
  behaviour: TestServerBehaviour = {},
  options: TestAppOptions = {},
): Promise<{ app: TestApp; smtp: TestSmtpServer }> {
  const smtp = await startTestSmtpServer(behaviour);
  servers.push(smtp);
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_RETRY_SECONDS: '60,120',
    ...options.settings,
  };
  return { smtp, app: await testApp({ ...options, settings }) };
}

interface OutboxRow {
  id: number;
  status: string;
  attempts: number;
  last_error: string | null;
  seconds: number | null;
  message_status: string;
  failure_reason: string | null;
}
const outbox = (app: TestApp) =>
  app.rows<OutboxRow>(
    `select o.id, o.status, o.attempts, o.last_error, extract(epoch from o.next_attempt_at - now())::float8 as seconds,
       m.status as message_status, m.failure_reason
     from mail_outbox o join messages m on m.id = o.message_id order by o.id`,
  );
/** Lets the pause before the next try be over. */
const letPausesEnd = (app: TestApp) =>
  app.rows(`update mail_outbox set next_attempt_at = now() where status = 'queued'`);
async function aMail(app: TestApp): Promise<TestOrder> {
  return anOrderAt(app, await aCompany(app), 1);
}
async function run(app: TestApp): Promise<void> {
  const { container } = app;
  await container.jobs.enqueue('mail.deliver', null);
  await app.doJobs();
}

describe('with a mail server', () => {
  test('a mail arrives once, from the company, with a link that works', async () => {
    const { app, smtp } = await withServer();
    const owner = await aCompany(app, { email_name: 'fjord.frakt' });
    const order = await anOrderAt(app, owner, 3);
    await run(app);
    await run(app);
    const offer = smtp.mails.at(-1);
    expect(offer).toMatchObject({ from: 'fjord.frakt@mail.frakto.example', to: [order.client.email] });
    expect(await outbox(app)).toMatchObject([
      { status: 'sent', attempts: 1, message_status: 'delivered' },
      { status: 'sent', attempts: 1, message_status: 'delivered' },
    ]);
    expect(smtp.mails).toHaveLength(2);
    const { items } = await owner.api.read<MessagePage>('/messages');
    expect(items.map(({ delivery }) => delivery)).toEqual(['handed_over', 'handed_over']);
    expect(await app.api.read('/public/installation')).toMatchObject({ sends_mail: true });
    const plain = (offer?.source ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
    await app.api.act('/public/quotation-acceptance', acceptance(await openMail(app, plain)));
  });

  test('a temporary failure is tried again after growing pauses, under the same name', async () => {
    const names: string[] = [];
    const { app, smtp } = await withServer({
      onMessage: ({ source }, attempt) => {
        names.push(/^message-id: (.*)$/im.exec(source)?.[1] ?? '');
        if (attempt <= 2) throw smtpReply(451, 'mailbox busy');
      },
    });
    await aMail(app);
    await run(app);
    const [first] = await outbox(app);
    expect(first).toMatchObject({ status: 'queued', attempts: 1, message_status: 'sent' });
    expect(first?.last_error).toMatch(/mailbox busy/);
    expect(first?.seconds).toBeGreaterThan(50);
    expect(first?.seconds).toBeLessThanOrEqual(60);
    await run(app);
    expect(smtp.attempts()).toBe(1);
    await letPausesEnd(app);
    await run(app);
    const [second] = await outbox(app);
    expect(second?.attempts).toBe(2);
    expect(second?.seconds).toBeGreaterThan(110);
    await letPausesEnd(app);
    await run(app);
    expect(await outbox(app)).toMatchObject([
      { status: 'sent', attempts: 3, last_error: null, message_status: 'delivered' },
    ]);
    expect(smtp.mails).toHaveLength(1);
    expect(new Set(names).size).toBe(1);
  });

  test('a mail is given up when all pauses are used up', async () => {
    const { app, smtp } = await withServer({
      onMessage: () => {
        throw smtpReply(452, 'disk full');
      },
    });
    await aMail(app);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await run(app);
      await letPausesEnd(app);
    }
    expect(smtp.attempts()).toBe(3);
    expect(await outbox(app)).toMatchObject([
      {
        status: 'failed',
        attempts: 3,
        message_status: 'failed',
        failure_reason: expect.stringMatching(/disk full/),
      },
    ]);
  });

  test('a permanent failure marks the message with its reason and is not tried again; others go out', async () => {
    const refuseRecipients: Record<string, number> = {};
    const { app, smtp } = await withServer({ refuseRecipients });
    const order = await aMail(app);
    refuseRecipients[order.client.email ?? ''] = 550;
    await aMail(app);
    await run(app);
    await letPausesEnd(app);
    await run(app);
    expect(await outbox(app)).toMatchObject([
      {
        status: 'failed',
        attempts: 1,
        message_status: 'failed',
        failure_reason: expect.stringMatching(/no mail for/),
      },
      { status: 'sent', attempts: 1, message_status: 'delivered' },
    ]);
    expect(smtp.mails).toHaveLength(1);
  });
});

describe('without the mail server', () => {
  test('a mail waits, the product stays ready, and the mail goes out when the server is back', async () => {
    const blocker = createServer();
    blocker.listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const { port } = blocker.address() as AddressInfo;
    blocker.close();
    const app = await testApp({
      settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_RETRY_SECONDS: '60' },
    });
    await aMail(app);
    await run(app);
    expect(await outbox(app)).toMatchObject([{ status: 'queued', attempts: 1, message_status: 'sent' }]);
    expect(await app.api.read('/health/ready')).toMatchObject({ status: 'ok', mail: 'unreachable' });
    const { app: later, smtp } = await withServer({}, { database: app.database });
    await letPausesEnd(later);
    await run(later);
    expect(smtp.mails).toHaveLength(1);
    expect(await outbox(later)).toMatchObject([{ status: 'sent', attempts: 2 }]);
  });
});

describe('when a process dies', () => {
  test('before it delivered, another one does', async () => {
    const dead = await testApp();
    await aMail(dead);
    const { app, smtp } = await withServer({}, { database: dead.database });
    await run(app);
    expect(smtp.mails).toHaveLength(1);
    expect(await outbox(app)).toMatchObject([{ status: 'sent' }]);
  });

  test('while it delivers, the mail is left alone until that must be over', async () => {
    const { app, smtp } = await withServer();
    await aMail(app);
    await app.rows(`update mail_outbox set attempts = 1, locked_until = now() + interval '5 minutes'`);
    await run(app);
    expect(smtp.mails).toHaveLength(0);
    await app.rows(`update mail_outbox set locked_until = now() - interval '1 second'`);
    await run(app);
    expect(smtp.mails).toHaveLength(1);
    expect(await outbox(app)).toMatchObject([{ status: 'sent', attempts: 2 }]);
  });

  test('also when what it wrote last was that the server took the mail, no second one goes out', async () => {
    const { app, smtp } = await withServer();
    await aMail(app);
    await run(app);
    await app.rows(`update messages set status = 'sent'`);
    await letPausesEnd(app);
    await run(app);
    expect(smtp.mails).toHaveLength(1);
  });
});

test('two processes share the work: each mail goes out once', async () => {
  const { app, smtp } = await withServer();
  const second = await testApp({
    database: app.database,
    settings: { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` },
  });
  const owner = await aCompany(app);
  for (let index = 0; index < 12; index += 1) await anOrderAt(app, owner, 1);
  await Promise.all([run(app), run(second), run(app), run(second)]);
  expect(smtp.mails).toHaveLength(12);
  expect(new Set(smtp.mails.flatMap(({ to }) => to)).size).toBe(12);
  expect(new Set((await outbox(app)).map(({ status, attempts }) => `${status} ${attempts}`))).toEqual(
    new Set(['sent 1']),
  );
});

test('with real jobs a mail is on its way at once', async () => {
  const { app, smtp } = await withServer({}, { jobs: 'real' });
  await aMail(app);
  const deadline = Date.now() + 60_000;
  while (smtp.mails.length === 0 && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(smtp.mails).toHaveLength(1);
});
