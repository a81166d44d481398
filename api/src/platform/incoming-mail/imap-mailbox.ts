import type { ImapFlow } from 'imapflow';
import {
  MailboxError,
  type ArrivedMail,
  type IncomingMailbox,
  type MailboxVisit,
  type MailHead,
  type MailPlace,
} from './incoming-mail.port.js';
import type { ImapSettings } from './imap-url.js';

/** What can be set beside the address. Times are in milliseconds. */
interface ImapMailboxOptions {
  connectTimeoutMs?: number;
  /** Silence of the server after which a connection is given up. */
  silenceTimeoutMs?: number;
  /** Longest wait for one mail, however slowly it trickles in. */
  fetchTimeoutMs?: number;
}

/** A failure of what was done with the mailbox, not of the mailbox. */
class OfTheWork extends Error {
  constructor(readonly because: unknown) {
    super('The work failed');
  }
}

/** A mailbox on an IMAP server. Each visit is a connection of its own. Unread mails are those that nobody dealt with. */
export class ImapMailbox implements IncomingMailbox {
  readonly #settings: ImapSettings;
  readonly #options: ImapMailboxOptions;

  constructor(settings: ImapSettings, options: ImapMailboxOptions = {}) {
    this.#settings = settings;
    this.#options = options;
  }

  async visit<T>(work: (visit: MailboxVisit) => Promise<T>): Promise<T> {
    const client = await this.#client();
    // Failures reach the caller through the promise of each command; without a listener they would end the process.
    client.on('error', () => undefined);
    const { user, host, folder } = this.#settings;
    try {
      await client.connect();
      const { uidValidity } = await client.mailboxOpen(folder);
      const mailbox = `${user}@${host}/${folder}`.slice(0, 300);
      const result = await work(
        new OpenMailbox({
          client,
          mailbox,
          validity: Number(uidValidity),
          fetchTimeoutMs: this.#options.fetchTimeoutMs ?? 90_000,
        }),
      ).catch((error: unknown) => {
        throw error instanceof MailboxError ? error : new OfTheWork(error);
      });
      await client.logout().catch(() => undefined);
      return result;
    } catch (error) {
      if (error instanceof OfTheWork) throw error.because;
      throw failureOf(error);
    } finally {
      client.close();
    }
  }

  async #client(): Promise<ImapFlow> {
    // Loaded by those alone who have a mailbox.
    const imap = await import('imapflow');
    const { host, port, tls, checkCertificate, user, pass } = this.#settings;
    const { connectTimeoutMs = 15_000, silenceTimeoutMs = 60_000 } = this.#options;
    return new imap.ImapFlow({
      host,
      port,
      secure: tls === 'implicit',
      ...(tls === 'implicit' ? {} : { doSTARTTLS: tls === 'required' }),
      tls: { rejectUnauthorized: checkCertificate, minVersion: 'TLSv1.2' },
      auth: { user, pass },
      logger: false,
      disableAutoIdle: true,
      connectionTimeout: connectTimeoutMs,
      greetingTimeout: connectTimeoutMs,
      socketTimeout: silenceTimeoutMs,
    });
  }
}

interface OpenMailboxDeps {
  client: ImapFlow;
  mailbox: string;
  validity: number;
  fetchTimeoutMs: number;
}

class OpenMailbox implements MailboxVisit {
  readonly mailbox: string;

  constructor(private readonly deps: OpenMailboxDeps) {
    this.mailbox = deps.mailbox;
  }

  isOpen(): boolean {
    return this.deps.client.usable;
  }

  async findWaiting(): Promise<MailPlace[]> {
    const found = await this.ask(() =>
      this.deps.client.search({ seen: false, deleted: false }, { uid: true }),
    );
    if (!found) throw new MailboxError('The mailbox cannot be searched');
    return found.sort((one, other) => one - other).map((uid) => ({ validity: this.deps.validity, uid }));
  }

  async readHead({ validity, uid }: MailPlace, maxBytes: number): Promise<MailHead | null> {
    if (validity !== this.deps.validity) return null;
    // One byte more tells whether that was all.
    const part = { key: 'header', start: 0, maxLength: maxBytes + 1 };
    const query = { uid: true, size: true, internalDate: true, bodyParts: [part] };
    const found = await this.ask(() => this.deps.client.fetchOne(String(uid), query, { uid: true }));
    if (!found) return null;
    const { size = 0, internalDate, headers: read = Buffer.alloc(0) } = found;
    const arrivedAt = internalDate === undefined ? new Date() : new Date(internalDate);
    return {
      validity,
      uid,
      arrivedAt,
      size,
      head: read.subarray(0, maxBytes),
      isWhole: read.length <= maxBytes,
    };
  }

  async read({ validity, uid }: MailPlace, maxBytes: number): Promise<ArrivedMail | null> {
    if (validity !== this.deps.validity) return null;
    const query = { uid: true, size: true, internalDate: true, source: { start: 0, maxLength: maxBytes } };
    const found = await this.ask(() => this.deps.client.fetchOne(String(uid), query, { uid: true }));
    if (!found || !found.source) return null;
    const { size = 0, internalDate, source } = found;
    const arrivedAt = internalDate === undefined ? new Date() : new Date(internalDate);
    return { validity, uid, arrivedAt, source, isWhole: size <= maxBytes };
  }

  async settle({ validity, uid }: MailPlace): Promise<void> {
    if (validity !== this.deps.validity) return;
    await this.ask(() => this.deps.client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true }));
  }

  /** A server that hands out a mail sign by sign is never silent: the connection is given up then. */
  private async ask<T>(command: () => Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        this.deps.client.close();
        reject(new MailboxError(`The mailbox did not answer within ${this.deps.fetchTimeoutMs / 1000} s`));
      }, this.deps.fetchTimeoutMs);
    });
    const answer = command();
    // What comes after the time has run out nobody waits for.
    answer.catch(() => undefined);
    try {
      return await Promise.race([answer, tooLong]);
    } catch (error) {
      throw failureOf(error);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** A failure in words of the port: the client's own errors hold what was said to the server. */
function failureOf(error: unknown): MailboxError {
  if (error instanceof MailboxError) return error;
  const { message, responseText, code } = error as {
    message?: unknown;
    responseText?: unknown;
    code?: unknown;
  };
  const words = [code, responseText ?? message].filter((word) => typeof word === 'string');
  return new MailboxError(
    `The mailbox cannot be used: ${words.join(': ').replace(/\s+/g, ' ').slice(0, 300)}`,
  );
}
