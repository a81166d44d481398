import type { OutgoingMail } from '../../ports/mail/mail.port.js';
import type { LinkSigner } from '../links/link-signer.service.js';
import { escapeHtml } from './compose/escape-html.js';
import type { OutboxMail } from './outbox-mail.entity.js';
import { withLinks } from './stored-link.js';

/** A mail of the outbox as it goes out: with its links signed. */
export function mailOf(mail: OutboxMail, signer: LinkSigner): OutgoingMail {
  const urlOf = signer.urlOf.bind(signer);
  return {
    messageId: mail.message_id_header,
    from: { name: mail.from_name, address: mail.from_address },
    replyTo: mail.reply_to ? { address: mail.reply_to } : null,
    to: { name: mail.to_name ?? null, address: mail.to_address },
    subject: mail.subject,
    html: withLinks(mail.html, mail.links, urlOf, escapeHtml),
    text: withLinks(mail.text_body, mail.links, urlOf, (url) => url),
  };
}
