import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { MailError } from '../mail.port.js';
import { SmtpTransport, type SmtpTransportOptions } from '../smtp-transport.js';
import { startTestSmtpServer, type TestServerBehaviour, type TestSmtpServer } from './smtp-test-server.js';

/** Servers and transports of one test, ended together. */
export class SmtpTestKit {
  readonly #shutdownHooks: (() => Promise<void>)[] = [];

  /** A server and a transport that is set to it. */
  async serverAndTransport(
    behaviour: TestServerBehaviour = {},
    url: (port: number) => string = (port) => `smtp://127.0.0.1:${port}`,
    options: Partial<SmtpTransportOptions> = {},
  ): Promise<{ server: TestSmtpServer; transport: SmtpTransport }> {
    const server = await startTestSmtpServer(behaviour);
    this.#shutdownHooks.push(server.close);
    return { server, transport: this.transport(url(server.port), options) };
  }

  transport(url: string, options: Partial<SmtpTransportOptions> = {}): SmtpTransport {
    const transport = new SmtpTransport({ url, ...options });
    this.#shutdownHooks.push(() => transport.close());
    return transport;
  }

  /** The port of a server that says whatever a test wants; `speak` may answer with what to do at the end. */
  async rawServer(speak: (write: (text: string) => void) => (() => void) | undefined): Promise<number> {
    const shutdownHooks: (() => void)[] = [];
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      const end = speak((text) => socket.write(text));
      shutdownHooks.push(() => {
        end?.();
        socket.destroy();
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    this.#shutdownHooks.push(async () => {
      shutdownHooks.forEach((end) => end());
      server.close();
      await once(server, 'close');
    });
    return (server.address() as AddressInfo).port;
  }

  async end(): Promise<void> {
    while (this.#shutdownHooks.length > 0) await this.#shutdownHooks.pop()?.();
  }
}

/** The error with which a delivery failed. */
export async function failureOf(work: Promise<unknown>): Promise<MailError> {
  const error = await work.then(
    () => new Error('it went through'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof MailError)) throw error;
  return error;
}
