import { randomUUID } from 'node:crypto';
import { isEmailAddress } from '../../kernel/contact/email-address.js';
import { InvalidMailError, type Mailbox, type OutgoingMail } from './mail.port.js';

const MESSAGE_ID = /^<[\w.!#$%&'*+/=?^`{|}~-]{1,200}@[\w.-]{1,200}>$/;
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+$/;
// Longer values do not happen in earnest, and each is folded into header lines of at most 998 characters.
const MAX_HEADER_LENGTH = 900;

/** Makes a Message-ID that nobody else makes. `domain` is the product's mail domain. */
export function createMessageId(domain: string): string {
  return `<${randomUUID()}@${domain}>`;
}

/** Tells whether a text is fit for a header field: no line breaks or other control characters, not overlong. */
export function isHeaderSafe(value: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return value.length <= MAX_HEADER_LENGTH && !/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/u.test(value);
}

/**
 * Checks everything that ends up in a header or in the envelope. Call it before queueing, to refuse a faulty
 * mail at once; every transport calls it again before sending.
 * @throws InvalidMailError naming the first faulty field
 */
export function checkOutgoingMail(mail: OutgoingMail): void {
  if (!MESSAGE_ID.test(mail.messageId)) throw new InvalidMailError('messageId', 'must look like <id@domain>');
  for (const id of mail.follows ?? []) {
    if (!MESSAGE_ID.test(id)) throw new InvalidMailError('follows', 'must look like <id@domain>');
  }
  if (mail.unsubscribeUrl && !/^https?:\/\/[\x21-\x3b\x3d\x3f-\x7e]{1,800}$/.test(mail.unsubscribeUrl)) {
    throw new InvalidMailError('unsubscribeUrl', 'must be a web address');
  }
  checkMailbox('from', mail.from);
  checkMailbox('to', mail.to);
  for (const [index, mailbox] of (mail.replyTo ?? []).entries()) checkMailbox(`replyTo[${index}]`, mailbox);
  checkHeader('subject', mail.subject);
  for (const [index, attachment] of (mail.attachments ?? []).entries()) {
    checkHeader(`attachments[${index}].filename`, attachment.filename);
    if (!MEDIA_TYPE.test(attachment.contentType)) {
      throw new InvalidMailError(
        `attachments[${index}].contentType`,
        'must be a media type such as application/pdf',
      );
    }
  }
}

function checkMailbox(field: string, mailbox: Mailbox): void {
  if (!isHeaderSafe(mailbox.address) || !isEmailAddress(mailbox.address)) {
    throw new InvalidMailError(`${field}.address`, 'must be exactly one e-mail address');
  }
  if (mailbox.name) checkHeader(`${field}.name`, mailbox.name);
}

function checkHeader(field: string, value: string): void {
  if (!isHeaderSafe(value)) {
    throw new InvalidMailError(
      field,
      `must be one line without control characters, at most ${MAX_HEADER_LENGTH} characters`,
    );
  }
}
