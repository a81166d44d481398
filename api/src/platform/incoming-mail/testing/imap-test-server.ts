import { createRequire } from 'node:module';
import type { AddressInfo, Server, Socket } from 'node:net';

interface StoredMail {
  raw: string;
  internaldate: string;
  flags: string[];
}
interface Hoodiecrow {
  server: Server;
  listen(port: number, host: string, done: () => void): void;
  close(done: () => void): void;
  getMailbox(path: string): { messages: StoredMail[]; uidvalidity: number };
  appendMessage(mailbox: string, flags: string[], date: Date | string, raw: string): void;
}

// The package is CommonJS without types.
const hoodiecrow = createRequire(import.meta.url)('hoodiecrow-imap') as (options: object) => Hoodiecrow;

/** A real IMAP server on loopback with one mailbox. */
export interface ImapTestServer {
  url: string;
  user: string;
  password: string;
  /** A mail arrives, of ASCII letters alone. */
  deliver(source: string, arrivedAt?: Date): void;
  /** The mails with their flags. */
  mails(): readonly StoredMail[];
  empty(): void;
  close(): Promise<void>;
}

const plugins = ['ID', 'SASL-IR', 'AUTH-PLAIN', 'NAMESPACE', 'IDLE', 'UIDPLUS', 'UNSELECT', 'LITERALPLUS'];

/** As the protocol writes instants: ` 2-Nov-2026 10:15:30 +0000`. */
function internalDate(instant: Date): string {
  const [, day = '', month = '', year = '', time = ''] =
    /^\w+, (\d+) (\w+) (\d+) ([\d:]+)/.exec(instant.toUTCString()) ?? [];
  return `${day}-${month}-${year} ${time} +0000`;
}

/** Starts one on a free port of this machine. */
export async function startImapTestServer(options: object = {}): Promise<ImapTestServer> {
  const user = 'answers@mail.example';
  const password = 'geheim: 100%';
  const imap = hoodiecrow({
    plugins,
    users: { [user]: { password } },
    storage: { INBOX: { messages: [] } },
    ...options,
  });
  const sockets = new Set<Socket>();
  await new Promise<void>((resolve) => imap.listen(0, '127.0.0.1', resolve));
  imap.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  });
  const { port } = imap.server.address() as AddressInfo;
  const inbox = () => imap.getMailbox('INBOX');
  return {
    url: `imap://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    user,
    password,
    deliver: (source, arrivedAt = new Date()) =>
      imap.appendMessage('INBOX', [], internalDate(arrivedAt), source),
    mails: () => inbox().messages,
    empty: () => void inbox().messages.splice(0),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        imap.server.close(() => resolve());
      }),
  };
}
