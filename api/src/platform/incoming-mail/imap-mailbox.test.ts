import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { ImapMailbox } from './imap-mailbox.js';
import { parseImapUrl } from './imap-url.js';
import { describeMailbox } from './incoming-mail.contract.js';
import { MailboxError } from './incoming-mail.port.js';
import { startImapTestServer } from './testing/imap-test-server.js';

describeMailbox('IMAP', async () => {
  const server = await startImapTestServer();
  return {
    mailbox: new ImapMailbox(parseImapUrl(server.url)),
    deliver: server.deliver,
    empty: server.empty,
    goAway: server.close,
    dispose: server.close,
  };
});

const failureOf = (mailbox: ImapMailbox) =>
  mailbox
    .visit((visit) => visit.findWaiting())
    .then(
      () => new Error('none'),
      (error: unknown) => error as Error,
    );

test('a mail that is settled is marked as read, and not before', async () => {
  const server = await startImapTestServer();
  server.deliver('Subject: x\r\n\r\nx');
  await new ImapMailbox(parseImapUrl(server.url)).visit(async (visit) => {
    expect(visit.mailbox).toBe('answers@mail.example@127.0.0.1/INBOX');
    const [place] = await visit.findWaiting();
    if (!place) throw new Error('Nothing waits');
    await visit.read(place, 1000);
    expect(server.mails()[0]?.flags).toEqual([]);
    await visit.settle(place);
    expect(server.mails()[0]?.flags).toEqual(['\\Seen']);
  });
  await server.close();
});

test('a wrong password, or a folder that is not there, is told without the password', async () => {
  const server = await startImapTestServer();
  const right = parseImapUrl(server.url);
  for (const settings of [
    { ...right, pass: 'other-word' },
    { ...right, folder: 'Nowhere' },
  ]) {
    const error = await failureOf(new ImapMailbox(settings));
    expect(error).toBeInstanceOf(MailboxError);
    expect(`${error.stack ?? ''} ${JSON.stringify(error)}`).not.toMatch(/other-word|geheim/);
  }
  await server.close();
});

test('without STARTTLS no password leaves for another machine', async () => {
  const server = await startImapTestServer();
  const settings = { ...parseImapUrl(server.url), tls: 'required' as const };
  expect((await failureOf(new ImapMailbox(settings))).message).toMatch(/STARTTLS/i);
  await server.close();
});

test('a server that says nothing is given up', async () => {
  const server = createServer((socket) => socket.on('error', () => undefined));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings = { ...parseImapUrl('imap://u:p@127.0.0.1'), port };
  const error = await failureOf(new ImapMailbox(settings, { connectTimeoutMs: 200, silenceTimeoutMs: 200 }));
  expect(error).toBeInstanceOf(MailboxError);
  server.close();
});
