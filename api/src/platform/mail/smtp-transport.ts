import { Readable } from 'node:stream';
import {
  createTransport,
  type SendMailOptions,
  type SMTPPoolOptions,
  type NodemailerError,
} from 'nodemailer';
import { composeMessage } from './compose-message.js';
import {
  TemporaryMailError,
  type DeliveryReceipt,
  type HandOver,
  type MailTransport,
  type OutgoingMail,
  PermanentMailError,
  type MailError,
} from './mail.port.js';
import { parseSmtpUrl, type SmtpSettings } from './smtp-url.js';

/** Commands whose refusal concerns the mail in hand; all others concern the connection or the settings. */
const COMMANDS_OF_A_MAIL = ['MAIL FROM', 'RCPT TO', 'DATA'];
/** Refusals of a whole client ("sign in first", "encrypt first"): mending the settings cures them. */
const REPLIES_ABOUT_SETTINGS = [503, 530, 534, 535, 538];
/** Failures without a reply that lie in the mail itself. */
const FAULTS_OF_A_MAIL = ['EENVELOPE', 'EMESSAGE', 'ESTREAM', 'EFILEACCESS', 'EURLACCESS'];

/**
 * Sorts a failed delivery. A 5xx reply to the mail is permanent, a 4xx reply temporary, and so is all trouble
 * of network, encryption and sign-in: after it is mended, the waiting mails go out.
 */
function classifySmtpFailure(error: unknown): MailError {
  const failure: NodemailerError = error instanceof Error ? error : new Error(String(error));
  const { responseCode, command = '', code = '' } = failure;
  const reason = oneLine(failure.response ?? failure.message);
  if (responseCode === undefined) {
    return FAULTS_OF_A_MAIL.includes(code)
      ? new PermanentMailError(reason, null, { cause: error })
      : new TemporaryMailError(reason, null, { cause: error });
  }
  const refused =
    responseCode >= 500 &&
    responseCode < 600 &&
    COMMANDS_OF_A_MAIL.includes(command) &&
    !REPLIES_ABOUT_SETTINGS.includes(responseCode);
  return refused
    ? new PermanentMailError(reason, responseCode, { cause: error })
    : new TemporaryMailError(reason, responseCode, { cause: error });
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 500);
}

/** What can be set about an SMTP transport. Times are in milliseconds. */
export interface SmtpTransportOptions {
  /** See `parseSmtpUrl`. */
  url: string;
  maxConnections?: number;
  /** For reaching the server, and again for its greeting. */
  connectTimeoutMs?: number;
  /** Silence of the server after which a connection is given up. */
  silenceTimeoutMs?: number;
  /** For one whole delivery; a server that trickles its replies meets it. */
  deliveryTimeoutMs?: number;
  /** How long `close` waits for deliveries under way before it cuts them. */
  closeGraceMs?: number;
}

const nothing = (): Promise<void> => Promise.resolve();

/** What the pool is given with a message beyond what it knows itself. */
interface HandedOver {
  handOver: HandOver;
}

/** Hands mails to an SMTP server over a pool of connections. */
export class SmtpTransport implements MailTransport {
  readonly #pool;
  readonly #deliveryTimeoutMs: number;
  readonly #closeGraceMs: number;
  readonly #underWay = new Set<Promise<unknown>>();
  #closed = false;

  /** @throws Error when the URL is faulty, see `parseSmtpUrl` */
  constructor(options: SmtpTransportOptions) {
    this.#pool = createTransport(poolOptions(parseSmtpUrl(options.url), options));
    // Failures reach the caller through the promise of each send; without a listener they would end the process.
    this.#pool.on('error', () => undefined);
    this.#pool.use('stream', ({ data, message }, done) => {
      message.processFunc((input) => withHandOver(input, (data as HandedOver).handOver));
      done();
    });
    this.#deliveryTimeoutMs = options.deliveryTimeoutMs ?? 120_000;
    this.#closeGraceMs = options.closeGraceMs ?? 10_000;
  }

  async send(mail: OutgoingMail, onHandOver: HandOver = nothing): Promise<DeliveryReceipt> {
    if (this.#closed) throw new TemporaryMailError('The mail transport is closed');
    const delivery = this.#deliver(mail, onHandOver);
    this.#underWay.add(delivery);
    try {
      return await delivery;
    } finally {
      this.#underWay.delete(delivery);
    }
  }

  async verify(): Promise<void> {
    if (this.#closed) throw new TemporaryMailError('The mail transport is closed');
    try {
      await this.#pool.verify();
    } catch (error) {
      const failure = classifySmtpFailure(error);
      throw new TemporaryMailError(failure.message, failure.responseCode, { cause: error });
    }
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    const cut = setTimeout(() => this.#pool.close({ force: true }), this.#closeGraceMs);
    // The pool drops what waits in its queue when it closes: let the queue drain first.
    await Promise.allSettled(this.#underWay);
    clearTimeout(cut);
    this.#pool.close();
  }

  async #deliver(mail: OutgoingMail, onHandOver: HandOver): Promise<DeliveryReceipt> {
    const { source, envelope } = await composeMessage(mail);
    let heldBack: { because: unknown } | null = null;
    const handOver = () =>
      onHandOver().catch((error: unknown) => {
        heldBack = { because: error };
        throw error;
      });
    try {
      const message: SendMailOptions & HandedOver = {
        raw: source,
        // With its size the server can refuse an overlarge mail before it crosses the network.
        envelope: { ...envelope, size: source.length },
        signal: AbortSignal.timeout(this.#deliveryTimeoutMs),
        handOver,
      };
      const { response } = await this.#pool.sendMail(message);
      return { messageId: mail.messageId, response, source: source.toString('utf8') };
    } catch (error) {
      // The failure of the hook, which is none of the mail's or the server's.
      const cause = (heldBack as { because: unknown } | null)?.because;
      if (cause !== undefined) throw new TemporaryMailError('The mail was held back', null, { cause });
      throw classifySmtpFailure(error);
    }
  }
}

/**
 * Tells of the hand-over between the last byte of a message and its end: before its end the server throws away what it has.
 * Nothing is read before the server asks for it, so that a message can go out over another connection until then.
 */
function withHandOver(message: Readable, onHandOver: HandOver): Readable {
  async function* content(): AsyncGenerator<Buffer> {
    for await (const piece of message as AsyncIterable<Buffer>) yield piece;
    await onHandOver();
  }
  return Readable.from(content(), { objectMode: false });
}

function poolOptions(smtp: SmtpSettings, options: SmtpTransportOptions): SMTPPoolOptions & { pool: true } {
  const connectTimeout = options.connectTimeoutMs ?? 15_000;
  return {
    pool: true,
    host: smtp.host,
    port: smtp.port,
    secure: smtp.tls === 'implicit',
    requireTLS: smtp.tls === 'required',
    ignoreTLS: smtp.tls === 'never',
    tls: { rejectUnauthorized: smtp.checkCertificate, minVersion: 'TLSv1.2' },
    auth: smtp.auth ?? undefined,
    name: smtp.clientName ?? undefined,
    maxConnections: options.maxConnections ?? 5,
    // Once for a pooled connection that the server had dropped meanwhile: not a byte of the mail was sent then. A
    // connection lost later leaves open whether the mail was taken, and the outbox decides about trying again.
    maxRequeues: 1,
    dnsTimeout: connectTimeout,
    connectionTimeout: connectTimeout,
    greetingTimeout: connectTimeout,
    socketTimeout: options.silenceTimeoutMs ?? 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
