import { randomUUID } from 'node:crypto';
import type { Sender } from '../../identity/index.js';
import type { MailType } from './built-in/mail-template.js';
import { composeMail, type ComposedMail } from './compose/compose-mail.js';
import { mailLabels } from './compose/mail-labels.js';
import type { Mailing, MailOrder } from './mail-order.js';
import type { WrittenMail } from './mail.queries.js';
import { registerLines } from './register-lines.js';
import { placeholderOf } from '../../../kernel/links/stored-link.js';

/** What a company writes in the mails of a type, as people wrote it. */
export interface OwnText {
  /** Null: the built-in one. */
  subject: string | null;
  body: string;
}

/** What the mails of a mailing have in common. */
export interface Letterhead {
  sender: Sender;
  /** Of the company's address. */
  domain: string;
  replyTo: string | null;
  /** The company's own text for mails of the type. */
  ownText: OwnText | null;
}

/** What stands in a mail instead of its link, until it is delivered. */
export const linkPlaceholder = placeholderOf(1);

/** What stands in a mailing instead of the address at which its reader unsubscribes. */
export const unsubscribePlace = 'https://unsubscribe.frakto.invalid/';

/** A mail with its words in their frame. */
export function composedMail(
  type: MailType | null,
  mail: MailOrder,
  letterhead: Letterhead,
  isToMany = false,
): ComposedMail {
  const { sender, replyTo } = letterhead;
  const link = mail.link ? linkPlaceholder : (mail.url ?? null);
  // What was written for this mail wins over what the company writes in all of them.
  const ownBody = mail.template?.body ? null : (letterhead.ownText?.body ?? null);
  return composeMail({
    type,
    language: mail.language,
    template: ownBody === null ? (mail.template ?? null) : { ...mail.template, body: ownBody },
    ownSubject: letterhead.ownText?.subject ?? null,
    variables: { name: mail.recipient.name, company: sender.company_name, order_link: link },
    details: mail.details ?? null,
    action: mail.action ?? null,
    link,
    companyName: sender.company_name,
    footer: {
      lines: registerLines(sender),
      phone: sender.phone,
      email: sender.email ?? replyTo,
      website: sender.website,
      unsubscribe: isToMany ? { url: unsubscribePlace, label: mailLabels(mail.language).unsubscribe } : null,
    },
    // Whoever writes the text: what a mail is sent for stands in it.
    appendMissingBlocks: mail.appendMissingBlocks ?? ownBody !== null,
  });
}

/** A composed mail as the outbox keeps it. */
export function writtenMail(
  mailing: Pick<WrittenMail, 'type'> & Pick<Mailing, 'companyId' | 'userId' | 'keptAs' | 'isToMany'>,
  mail: MailOrder,
  letterhead: Letterhead,
  { subject, html, text, content, excerpt }: ComposedMail,
): WrittenMail {
  const { sender, domain, replyTo } = letterhead;
  const { recipient, link, clientId = null, orderId = null, routeId = null } = mail;
  return {
    company_id: mailing.companyId,
    type: mailing.keptAs ?? mailing.type,
    cause: mail.cause,
    message_id_header: `<${randomUUID()}@${domain}>`,
    from_name: sender.company_name,
    from_address: `${sender.email_name}@${domain}`,
    reply_to: replyTo,
    to_name: recipient.name,
    to_address: recipient.email,
    subject: subject.slice(0, 200),
    html,
    text_body: text,
    content,
    excerpt,
    links: link ? [{ ...link, placeholder: linkPlaceholder }] : [],
    client_id: clientId,
    order_id: orderId,
    route_id: routeId,
    user_id: mailing.userId,
    auto_submitted: !mail.isTyped,
    answers: mail.answers ?? null,
    to_many: mail.isToMany ?? mailing.isToMany ?? false,
  };
}
