import type { Mailbox, OutgoingMail } from '../../../platform/mail/mail.port.js';
import type { LinkSigner } from '../links/link-signer.service.js';
import { escapeHtml } from '../../../kernel/text/escape-html.js';
import type { OutboxMail } from './outbox-mail.entity.js';
import type { MailingRefusals } from './mailing-refusals.service.js';
import { withLinks, type StoredLink } from '../../../kernel/links/stored-link.js';
import { unsubscribePlace } from './written-mail.js';

/**
 * A mail of the outbox as it goes out: with its links signed.
 * @param answersArrive somebody reads what comes to the companies' addresses: answers go there too
 */
export function mailOf(
  mail: OutboxMail,
  signer: Pick<LinkSigner, 'urlOf'>,
  answersArrive: boolean,
  refusals: Pick<MailingRefusals, 'urlFor'>,
): OutgoingMail {
  const urlOf = (link: StoredLink) => signer.urlOf(link, mail.id);
  const { company_id, to_many, to_address } = mail;
  const unsubscribeUrl = to_many && company_id != null ? refusals.urlFor(company_id, to_address) : null;
  const withFoot = (text: string, escape: (url: string) => string) =>
    unsubscribeUrl === null ? text : text.replaceAll(unsubscribePlace, escape(unsubscribeUrl));
  return {
    messageId: mail.message_id_header,
    from: { name: mail.from_name, address: mail.from_address },
    replyTo: answersGoTo(mail, answersArrive),
    to: { name: mail.to_name ?? null, address: mail.to_address },
    subject: mail.subject,
    html: withFoot(withLinks(mail.html, mail.links, urlOf, escapeHtml), escapeHtml),
    text: withFoot(
      withLinks(mail.text_body, mail.links, urlOf, (url) => url),
      (url) => url,
    ),
    isAutomatic: mail.auto_submitted,
    unsubscribeUrl,
    follows: mail.follows_ids,
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
