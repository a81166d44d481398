import type { Mailbox, OutgoingMail } from '../../ports/mail/mail.port.js';
import type { LinkSigner } from '../links/link-signer.service.js';
import { escapeHtml } from './compose/escape-html.js';
import type { OutboxMail } from './outbox-mail.entity.js';
import { withLinks } from './stored-link.js';

/**
 * A mail of the outbox as it goes out: with its links signed.
 * @param answersArrive somebody reads what comes to the companies' addresses: answers go there too
 */
export function mailOf(mail: OutboxMail, signer: LinkSigner, answersArrive: boolean): OutgoingMail {
  const urlOf = signer.urlOf.bind(signer);
  return {
    messageId: mail.message_id_header,
    from: { name: mail.from_name, address: mail.from_address },
    replyTo: answersGoTo(mail, answersArrive),
    to: { name: mail.to_name ?? null, address: mail.to_address },
    subject: mail.subject,
    html: withLinks(mail.html, mail.links, urlOf, escapeHtml),
    text: withLinks(mail.text_body, mail.links, urlOf, (url) => url),
  };
}

/** The person who wrote comes first: some mail programs know of no second. */
function answersGoTo(
  { reply_to, company_id, from_name, from_address }: OutboxMail,
  answersArrive: boolean,
): Mailbox[] {
  if (!reply_to) return [];
  const person = { address: reply_to };
  return answersArrive && company_id !== null
    ? [person, { name: from_name, address: from_address }]
    : [person];
}
