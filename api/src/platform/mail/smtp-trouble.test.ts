import { afterEach, describe, expect, test } from '@jest/globals';
import { TemporaryMailError } from './mail.port.js';
import { mailForTest } from './mail-transport.contract.js';
import { failureOf, SmtpTestKit } from './testing/smtp-test-kit.js';
import { smtpReply, startTestSmtpServer, type TestServerBehaviour } from './testing/smtp-test-server.js';

const kit = new SmtpTestKit();
afterEach(() => kit.end());

describe('when the network fails', () => {
  test('nobody listens', async () => {
    const server = await startTestSmtpServer();
    await server.close();
    const transport = kit.transport(`smtp://127.0.0.1:${server.port}`);
    const error = await failureOf(transport.send(mailForTest()));
    expect(error).toBeInstanceOf(TemporaryMailError);
    expect(error.responseCode).toBeNull();
    expect(error.message).toContain('ECONNREFUSED');
    expect(await failureOf(transport.verify())).toBeInstanceOf(TemporaryMailError);
  });

  test('the server is silent', async () => {
    const port = await kit.rawServer(() => undefined);
    const transport = kit.transport(`smtp://127.0.0.1:${port}`, { connectTimeoutMs: 200 });
    expect(await failureOf(transport.send(mailForTest()))).toBeInstanceOf(TemporaryMailError);
  });

  test('the server trickles a reply for ever', async () => {
    const port = await kit.rawServer((write) => {
      write('220-');
      const timer = setInterval(() => write('.'), 50);
      return () => clearInterval(timer);
    });
    const transport = kit.transport(`smtp://127.0.0.1:${port}`, {
      connectTimeoutMs: 5000,
      deliveryTimeoutMs: 400,
    });
    const started = Date.now();
    expect(await failureOf(transport.send(mailForTest()))).toBeInstanceOf(TemporaryMailError);
    expect(Date.now() - started).toBeLessThan(3000);
  });

  test('the server dies while it has the message: temporary, and not repeated behind our back', async () => {
    const { server, transport } = await kit.serverAndTransport({
      onMessage: (_mail, attempt) => {
        if (attempt === 1) server.dropConnections();
        return new Promise((resolve) => setTimeout(resolve, attempt === 1 ? 50 : 0));
      },
    });
    expect(await failureOf(transport.send(mailForTest()))).toBeInstanceOf(TemporaryMailError);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(server.attempts()).toBe(1);
    await transport.send(mailForTest());
    expect(server.attempts()).toBe(2);
  });

  test('a pooled connection that the server dropped meanwhile costs nothing', async () => {
    let senders = 0;
    const { server, transport } = await kit.serverAndTransport({
      options: {
        onMailFrom: (_address, _session, callback) => {
          senders += 1;
          if (senders === 2) server.dropConnections();
          callback();
        },
      },
    });
    await transport.send(mailForTest());
    await transport.send(mailForTest());
    expect(server.mails).toHaveLength(2);
    expect(senders).toBe(3);
  });
});

describe('encryption and sign-in', () => {
  const secured: TestServerBehaviour = {
    options: {
      disabledCommands: [],
      authMethods: ['PLAIN'],
      onAuth: ({ username, password }, _session, callback) =>
        username === 'frakto@example.com' && password === 'p:/w'
          ? callback(null, { user: username })
          : callback(smtpReply(535, 'wrong password')),
    },
  };
  const credentials = 'frakto%40example.com:p%3A%2Fw@127.0.0.1';

  test('STARTTLS with a password', async () => {
    const { server, transport } = await kit.serverAndTransport(
      secured,
      (port) => `smtp+starttls://${credentials}:${port}?certificate=any`,
    );
    await transport.verify();
    await transport.send(mailForTest());
    expect(server.mails[0]).toMatchObject({ secure: true, user: 'frakto@example.com' });
  });

  test('TLS from the start', async () => {
    const { server, transport } = await kit.serverAndTransport(
      { options: { ...secured.options, secure: true } },
      (port) => `smtps://${credentials}:${port}?certificate=any`,
    );
    await transport.send(mailForTest());
    expect(server.mails[0]).toMatchObject({ secure: true, user: 'frakto@example.com' });
  });

  test('a certificate that nobody vouches for is refused, and nothing is sent', async () => {
    const { server, transport } = await kit.serverAndTransport(
      { options: { ...secured.options, secure: true } },
      (port) => `smtps://${credentials}:${port}`,
    );
    const error = await failureOf(transport.send(mailForTest()));
    expect(error).toBeInstanceOf(TemporaryMailError);
    expect(error.message).toMatch(/certificate/i);
    expect(server.attempts()).toBe(0);
  });

  test('STARTTLS demanded of a server that has none', async () => {
    const { server, transport } = await kit.serverAndTransport(
      {},
      (port) => `smtp+starttls://127.0.0.1:${port}`,
    );
    expect(await failureOf(transport.send(mailForTest()))).toBeInstanceOf(TemporaryMailError);
    expect(server.attempts()).toBe(0);
  });

  test('a wrong password loses no mail: it is temporary', async () => {
    const { transport } = await kit.serverAndTransport(
      secured,
      (port) => `smtp+starttls://frakto:wrong@127.0.0.1:${port}?certificate=any`,
    );
    const error = await failureOf(transport.send(mailForTest()));
    expect(error).toBeInstanceOf(TemporaryMailError);
    expect(error.message).toContain('535 wrong password');
    expect(await failureOf(transport.verify())).toBeInstanceOf(TemporaryMailError);
  });
});
