import { composeMessage } from './compose-message.js';
import {
  TemporaryMailError,
  type DeliveryReceipt,
  type HandOver,
  type MailTransport,
  type OutgoingMail,
} from './mail.port.js';

const nothing = (): Promise<void> => Promise.resolve();

/**
 * The transport of an installation without a mail server. Mail is composed in full, so that what an
 * administrator reads in the outbox is what a recipient would have got; nothing leaves the machine. It keeps
 * nothing itself: whoever sends stores the receipt's `source`.
 */
export class CaptureTransport implements MailTransport {
  #closed = false;

  async send(mail: OutgoingMail, onHandOver: HandOver = nothing): Promise<DeliveryReceipt> {
    if (this.#closed) throw new TemporaryMailError('The mail transport is closed');
    const { source } = await composeMessage(mail);
    await onHandOver().catch((error: unknown) => {
      throw new TemporaryMailError('The mail was held back', null, { cause: error });
    });
    return {
      messageId: mail.messageId,
      response: `250 captured ${source.length} bytes, no mail server is set`,
      source: source.toString('utf8'),
    };
  }

  async verify(): Promise<void> {
    if (this.#closed) throw new TemporaryMailError('The mail transport is closed');
    return Promise.resolve();
  }

  async close(): Promise<void> {
    this.#closed = true;
    return Promise.resolve();
  }
}
