import { afterEach, describe, expect, test } from '@jest/globals';
import { composeMessage } from './compose-message.js';
import { PermanentMailError, TemporaryMailError } from './mail.port.js';
import { describeMailTransport, mailForTest } from './mail-transport.contract.js';
import { failureOf, SmtpTestKit } from './testing/smtp-test-kit.js';
import { smtpReply, startTestSmtpServer } from './testing/smtp-test-server.js';
import { SmtpTransport } from './smtp-transport.js';

describeMailTransport('smtp', async () => {
  const server = await startTestSmtpServer();
  return {
    transport: new SmtpTransport({ url: `smtp://127.0.0.1:${server.port}` }),
    taken: () => server.mails.map((mail) => mail.source),
    dispose: server.close,
  };
});

const kit = new SmtpTestKit();
afterEach(() => kit.end());

const recipient = (address: string) => mailForTest({ to: { address } });

describe('what the server answers', () => {
  test('the envelope names the sender and one recipient', async () => {
    const { server, transport } = await kit.serverAndTransport();
    await transport.send(recipient('biuro@example.com'));
    expect(server.mails[0]).toMatchObject({ from: 'baltyk@mail.example.com', to: ['biuro@example.com'] });
  });

  test('an international domain travels in ASCII', async () => {
    const { envelope, source } = await composeMessage(recipient('biuro@żółw.example.com'));
    expect(envelope.to).toBe('biuro@xn--w-uga1v8h.example.com');
    expect(source.toString()).toContain('\r\nTo: biuro@xn--w-uga1v8h.example.com\r\n');
    const { server, transport } = await kit.serverAndTransport();
    await transport.send(recipient('biuro@żółw.example.com'));
    expect(server.mails).toHaveLength(1);
  });

  test.each([
    [550, PermanentMailError],
    [553, PermanentMailError],
    [450, TemporaryMailError],
    [452, TemporaryMailError],
    [421, TemporaryMailError],
    [530, TemporaryMailError],
  ])('a recipient refused with %i', async (code, expected) => {
    const { server, transport } = await kit.serverAndTransport({
      refuseRecipients: { 'x@example.com': code },
    });
    const error = await failureOf(transport.send(recipient('x@example.com')));
    expect(error).toBeInstanceOf(expected);
    expect(error.responseCode).toBe(code);
    expect(error.message).toContain('no mail for <x@example.com>');
    await transport.send(recipient('y@example.com'));
    expect(server.mails.map((mail) => mail.to)).toEqual([['y@example.com']]);
  });

  test.each([
    [554, PermanentMailError],
    [552, PermanentMailError],
    [451, TemporaryMailError],
  ])('a message refused with %i', async (code, expected) => {
    const { transport } = await kit.serverAndTransport({
      onMessage: () => {
        throw smtpReply(code, 'looks like spam to us');
      },
    });
    const error = await failureOf(transport.send(mailForTest()));
    expect(error).toBeInstanceOf(expected);
    expect(error).toMatchObject({ responseCode: code, message: `${code} looks like spam to us` });
  });

  test('a message larger than the server takes is refused for good', async () => {
    const { server, transport } = await kit.serverAndTransport({
      options: { size: 2000, disabledCommands: ['AUTH', 'STARTTLS'] },
    });
    const error = await failureOf(transport.send(mailForTest({ text: 'x'.repeat(5000) })));
    expect(error).toBeInstanceOf(PermanentMailError);
    expect(server.attempts()).toBe(0);
  });

  test('a server that will not speak to us at all is a passing trouble', async () => {
    const { transport } = await kit.serverAndTransport({
      options: { onConnect: (_session, callback) => callback(smtpReply(554, 'not you')) },
    });
    expect(await failureOf(transport.send(mailForTest()))).toBeInstanceOf(TemporaryMailError);
  });
});

describe('a mail is handed over', () => {
  test('when the server wants it, not before', async () => {
    const course: string[] = [];
    const note = (what: string) => course.push(what);
    const { transport } = await kit.serverAndTransport({
      options: {
        onRcptTo: (_address, _session, callback) => {
          note('recipient taken');
          callback();
        },
      },
      onMessage: () => void note('mail taken'),
    });
    for (let time = 0; time < 2; time += 1) {
      await transport.send(mailForTest(), () => Promise.resolve(void note('handed over')));
    }
    const once = ['recipient taken', 'handed over', 'mail taken'];
    expect(course).toEqual([...once, ...once]);
  });

  test('not at all when the server refuses whom it is for', async () => {
    const { transport } = await kit.serverAndTransport({ refuseRecipients: { 'biuro@example.com': 550 } });
    let isHandedOver = false;
    const sending = transport.send(recipient('biuro@example.com'), () => {
      isHandedOver = true;
      return Promise.resolve();
    });
    expect(await failureOf(sending)).toBeInstanceOf(PermanentMailError);
    expect(isHandedOver).toBe(false);
  });
});

describe('close', () => {
  test('waits for deliveries under way and for those in the queue', async () => {
    const { server, transport } = await kit.serverAndTransport(
      { onMessage: () => new Promise((resolve) => setTimeout(resolve, 100)) },
      undefined,
      { maxConnections: 1 },
    );
    const deliveries = [1, 2, 3].map(() => transport.send(mailForTest()));
    await transport.close();
    expect(server.mails).toHaveLength(3);
    await Promise.all(deliveries);
  });

  test('does not wait for ever', async () => {
    const { transport } = await kit.serverAndTransport(
      { onMessage: () => new Promise(() => undefined) },
      undefined,
      {
        closeGraceMs: 200,
      },
    );
    const delivery = failureOf(transport.send(mailForTest()));
    await transport.close();
    expect(await delivery).toBeInstanceOf(TemporaryMailError);
  });
});
