/**
 * The port to the mailbox in which answers to the product's mails arrive: one for the whole mail domain. Adapters:
 * `ImapMailbox`, and `FakeMailbox` for tests. Both pass the same contract.
 */

/** Names a mail in its mailbox for good, also for other processes and after the connection has ended. */
export interface MailPlace {
  /** Changes when the mailbox is made anew; the numbers in it mean other mails then. */
  validity: number;
  /** Grows with each mail that arrives. */
  uid: number;
}

/** A mail as it lies in the mailbox. */
export interface ArrivedMail extends MailPlace {
  /** When the server took it. */
  arrivedAt: Date;
  /** Headers and body, RFC 5322; only the beginning when it is longer than was asked for. */
  source: Buffer;
  isWhole: boolean;
}

/** What is told of a mail before it is fetched. */
export interface MailHead extends MailPlace {
  /** When the server took it. */
  arrivedAt: Date;
  /** Bytes of the whole mail. */
  size: number;
  /** Its headers; only their beginning when they are longer than was asked for. */
  head: Buffer;
  isWhole: boolean;
}

/** The open mailbox. */
export interface MailboxVisit {
  /** Which mailbox it is, for whoever keeps places of mails: without a password. */
  readonly mailbox: string;
  /** Whether more can be asked; false once the connection is gone. */
  isOpen(): boolean;
  /** Where the mails are that nobody has dealt with, the oldest first. */
  findWaiting(): Promise<MailPlace[]>;
  /**
   * Reads the headers of a mail and leaves it as it is; its body is not fetched.
   * @returns null when it is no longer there
   */
  readHead(place: MailPlace, maxBytes: number): Promise<MailHead | null>;
  /**
   * Reads a mail and leaves it as it is.
   * @returns null when it is no longer there
   */
  read(place: MailPlace, maxBytes: number): Promise<ArrivedMail | null>;
  /** Marks a mail as dealt with: it waits no longer. It is no error when it is gone. */
  settle(place: MailPlace): Promise<void>;
}

/** A mailbox. */
export interface IncomingMailbox {
  /**
   * Opens the mailbox for as long as the work takes. What the work throws comes out as it is.
   * @throws MailboxError when the mailbox cannot be opened, or is lost meanwhile
   */
  visit<T>(work: (visit: MailboxVisit) => Promise<T>): Promise<T>;
}

/** The mailbox cannot be used now; the message is the reason and never holds a password. */
export class MailboxError extends Error {
  override readonly name = 'MailboxError';
}
