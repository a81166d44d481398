import { createTransport } from 'nodemailer';
import { InvalidMailError, type Mailbox, type OutgoingMail } from './mail.port.js';
import { randomUUID } from 'node:crypto';
import { isEmailAddress } from '../../kernel/contact/email-address.js';

const MESSAGE_ID = /^<[\w.!#$%&'*+/=?^`{|}~-]{1,200}@[\w.-]{1,200}>$/;
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+$/;
// Longer values do not happen in earnest, and each is folded into header lines of at most 998 characters.
const MAX_HEADER_LENGTH = 900;

/** Makes a Message-ID that nobody else makes. `domain` is the product's mail domain. */
export function createMessageId(domain: string): string {
  return `<${randomUUID()}@${domain}>`;
}

/** Tells whether a text is fit for a header field: no line breaks or other control characters, not overlong. */
function isHeaderSafe(value: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return value.length <= MAX_HEADER_LENGTH && !/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/u.test(value);
}

/**
 * Checks everything that ends up in a header or in the envelope. Call it before queueing, to refuse a faulty
 * mail at once; every transport calls it again before sending.
 * @throws InvalidMailError naming the first faulty field
 */
function checkOutgoingMail(mail: OutgoingMail): void {
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

/** A mail in the form in which it travels. */
interface ComposedMessage {
  /** Headers and body, RFC 5322, lines end in CRLF. */
  source: Buffer;
  envelope: { from: string; to: string };
}

/** A header as it stands in a message: unfolded, still encoded. */
interface MessageHeader {
  name: string;
  value: string;
}

// The content comes from people: it must never make the composer read a file or fetch an address.
const composer = createTransport({
  streamTransport: true,
  buffer: true,
  newline: 'windows',
  disableFileAccess: true,
  disableUrlAccess: true,
});

/**
 * Turns a mail into its RFC 5322 form, with names and subject encoded and the envelope normalised.
 * @throws InvalidMailError when a field is unfit
 */
export async function composeMessage(mail: OutgoingMail): Promise<ComposedMessage> {
  checkOutgoingMail(mail);
  const follows = mail.follows ?? [];
  const { envelope, message } = await composer.sendMail({
    messageId: mail.messageId,
    from: toAddress(mail.from),
    to: toAddress(mail.to),
    replyTo: mail.replyTo?.map(toAddress),
    subject: mail.subject,
    ...(follows.length > 0 ? { references: [...follows], inReplyTo: follows.at(-1) } : {}),
    headers: {
      ...(mail.isAutomatic ? { 'Auto-Submitted': 'auto-generated' } : {}),
      ...(mail.unsubscribeUrl
        ? {
            'List-Unsubscribe': { prepared: true, value: `<${mail.unsubscribeUrl}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments?.map((attachment) => ({
      filename: attachment.filename,
      contentType: attachment.contentType,
      content: Buffer.from(attachment.content),
    })),
    envelope: { from: mail.from.address, to: mail.to.address },
    xMailer: false,
  });
  const [to, ...others] = envelope.to;
  if (!envelope.from) throw new InvalidMailError('from.address', 'is not usable as a sender');
  if (to === undefined || others.length > 0) {
    throw new InvalidMailError('to.address', 'must be exactly one e-mail address');
  }
  if (!Buffer.isBuffer(message)) throw new TypeError('The composer answered with a stream');
  return { source: message, envelope: { from: envelope.from, to } };
}

/** The headers of a composed message, in their order. */
export function messageHeaders(source: string): MessageHeader[] {
  const end = source.indexOf('\r\n\r\n');
  const head = end === -1 ? source : source.slice(0, end);
  return head
    .replace(/\r\n(?=[ \t])/g, '')
    .split('\r\n')
    .flatMap((line) => {
      const colon = line.indexOf(':');
      return colon > 0 ? [{ name: line.slice(0, colon), value: line.slice(colon + 1).trim() }] : [];
    });
}

function toAddress(mailbox: Mailbox): { name: string; address: string } {
  return { name: mailbox.name ?? '', address: mailbox.address };
}
