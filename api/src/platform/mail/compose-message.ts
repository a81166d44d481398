import { createTransport } from 'nodemailer';
import { checkOutgoingMail } from './check-mail.js';
import { InvalidMailError, type Mailbox, type OutgoingMail } from './mail.port.js';

/** A mail in the form in which it travels. */
export interface ComposedMessage {
  /** Headers and body, RFC 5322, lines end in CRLF. */
  source: Buffer;
  envelope: { from: string; to: string };
}

/** A header as it stands in a message: unfolded, still encoded. */
export interface MessageHeader {
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
