/**
 * The port through which mail leaves the product. Adapters: `SmtpTransport` hands mail to a server,
 * `CaptureTransport` composes it in full and keeps it here. Both pass the same contract.
 */

/** One mailbox: a plain address and, if wanted, the name that people see. */
export interface Mailbox {
  name?: string | null;
  address: string;
}

/** A file that travels with a mail. */
export interface MailAttachment {
  filename: string;
  /** Media type, for example `application/pdf`. */
  contentType: string;
  content: Uint8Array;
}

/** A mail that is ready to go out, to exactly one recipient. */
export interface OutgoingMail {
  /**
   * Identifier in angle brackets, see `createMessageId`. It is made once, when the mail is queued, so that a
   * repeated delivery carries the same one and mail systems recognise the repeat.
   */
  messageId: string;
  from: Mailbox;
  /** Where answers go; to the sender when there is nobody. */
  replyTo?: readonly Mailbox[];
  to: Mailbox;
  subject: string;
  html: string;
  text: string;
  attachments?: readonly MailAttachment[];
  /** Nobody typed it: nothing answers by itself (`Auto-Submitted`, RFC 3834). */
  isAutomatic?: boolean;
  /** Where its reader unsubscribes by one POST (`List-Unsubscribe`, RFC 2369; `List-Unsubscribe-Post`, RFC 8058). */
  unsubscribeUrl?: string | null;
  /** Identifiers of the mails that it follows, the oldest first (`References` and `In-Reply-To`, RFC 5322). */
  follows?: readonly string[];
}

/** What became of a mail that was taken. */
export interface DeliveryReceipt {
  messageId: string;
  /** The last line of the server, for the log and the outbox. */
  response: string;
  /** The message as composed: RFC 5322 headers and MIME body. */
  source: string;
}

/**
 * Called once in a delivery, when the server has all of the mail but its end: a mail whose sender dies before has not gone
 * out, one whose sender dies later most likely has. When it throws, the mail does not go out.
 */
export type HandOver = () => Promise<void>;

/** Delivers mails. Safe to use concurrently. */
export interface MailTransport {
  /**
   * Composes and delivers one mail.
   * @throws InvalidMailError when the mail itself is faulty (also a PermanentMailError)
   * @throws PermanentMailError when trying again cannot help
   * @throws TemporaryMailError when the same mail may go through later; also when `onHandOver` throws
   */
  send(mail: OutgoingMail, onHandOver?: HandOver): Promise<DeliveryReceipt>;
  /**
   * Checks that mail could be delivered now: reaches the server and signs in.
   * @throws TemporaryMailError with the reason
   */
  verify(): Promise<void>;
  /** Finishes deliveries under way and lets go of connections. Later sends fail as temporary. */
  close(): Promise<void>;
}

/** A mail was not delivered. `message` is the reason, in the mail server's words where it gave one. */
export abstract class MailError extends Error {
  constructor(
    message: string,
    /** The server's reply code, null when the failure was not a reply. */
    readonly responseCode: number | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The same mail may go through later: network trouble, a busy server, a fault of the installation's settings. */
export class TemporaryMailError extends MailError {
  override readonly name = 'TemporaryMailError';
}

/** The server refused this mail for good, or the mail cannot be sent as it is. */
export class PermanentMailError extends MailError {
  override readonly name: string = 'PermanentMailError';
}

/** A field of the mail is unfit: a line break in a header, an address that is not exactly one address. */
export class InvalidMailError extends PermanentMailError {
  override readonly name = 'InvalidMailError';

  constructor(
    /** Path of the faulty field, for example `to.address`. */
    readonly field: string,
    message: string,
  ) {
    super(`${field}: ${message}`);
  }
}
