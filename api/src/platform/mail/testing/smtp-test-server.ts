import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as a server took it. */
interface TakenMail {
  from: string;
  to: string[];
  source: string;
  /** True when it came over TLS. */
  secure: boolean;
  /** The user that signed in, null when nobody did. */
  user: string | null;
}

/** How a test server behaves beyond taking everything. */
export interface TestServerBehaviour {
  options?: SMTPServerOptions;
  /** Address at which recipients are refused with the reply of the same key, for example `{ 'full@x.example': 452 }`. */
  refuseRecipients?: Readonly<Record<string, number>>;
  /** Called with each message before it is taken; throw `smtpReply` to refuse it. */
  onMessage?: (mail: TakenMail, attempt: number) => void | Promise<void>;
}

/** An SMTP server on loopback that keeps what it takes, for tests. */
export interface TestSmtpServer {
  port: number;
  mails: TakenMail[];
  /** Number of messages that reached DATA, taken or not. */
  attempts: () => number;
  /** Drops every connection without a word. */
  dropConnections: () => void;
  /** Lets the process end while the server listens. */
  holdNobody: () => void;
  close: () => Promise<void>;
}

/** An error that the server answers with a code and a text. */
export function smtpReply(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

/** Starts a server on a free port of 127.0.0.1. */
export async function startTestSmtpServer(behaviour: TestServerBehaviour = {}): Promise<TestSmtpServer> {
  const mails: TakenMail[] = [];
  let attempts = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    logger: false,
    onRcptTo(address, _session, callback) {
      const code = behaviour.refuseRecipients?.[address.address];
      callback(code === undefined ? null : smtpReply(code, `no mail for <${address.address}>`));
    },
    onData(stream, session, callback) {
      const take = async (): Promise<void> => {
        const source = (await buffer(stream)).toString('utf8');
        const { mailFrom, rcptTo } = session.envelope;
        const mail: TakenMail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((recipient) => recipient.address),
          source,
          secure: session.secure,
          user: typeof session.user === 'string' ? session.user : null,
        };
        attempts += 1;
        await behaviour.onMessage?.(mail, attempts);
        mails.push(mail);
      };
      take().then(
        () => callback(null, `taken as ${mails.length}`),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    },
    ...behaviour.options,
  });
  // A client that goes away is part of some tests; the server must outlive it.
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const sockets = new Set<Socket>();
  listener.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return {
    port: (listener.address() as AddressInfo).port,
    mails,
    attempts: () => attempts,
    dropConnections: () => sockets.forEach((socket) => socket.destroy()),
    holdNobody: () => {
      listener.unref();
      listener.on('connection', (socket) => socket.unref());
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        sockets.forEach((socket) => socket.destroy());
      }),
  };
}
