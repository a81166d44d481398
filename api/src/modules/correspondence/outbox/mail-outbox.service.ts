import { sql } from '../../../platform/db/sql.js';
import type { Database } from '../../../platform/db/database.js';
import { listPage } from '../../../platform/db/list-page.js';
import { NotFound } from '../../../platform/http/errors.js';
import { pageOf, sortOf } from '../../../platform/http/pages.js';
import { composeMessage, messageHeaders } from '../../../platform/mail/compose-message.js';
import type { OutgoingMail, Mailbox } from '../../../platform/mail/mail.port.js';
import type { LinkSigner } from '../links/link-signer.service.js';
import { escapeHtml } from '../../../kernel/text/escape-html.js';
import type {
  OutboxAttachment,
  OutboxMail as OutboxMailDto,
  OutboxMailDetails,
  OutboxPage,
  OutboxQuery,
} from './mail-outbox.dto.js';
import type { MailingRefusals } from './mailing-refusals.service.js';
import type { OutboxMail } from './outbox-mail.entity.js';
import { withLinks, type StoredLink } from '../../../kernel/links/stored-link.js';
import { inOneLine } from '../../../kernel/text/one-line.js';
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
  const from = { name: inOneLine(mail.from_name), address: mail.from_address };
  return {
    messageId: mail.message_id_header,
    from,
    replyTo: answersGoTo(mail, from, answersArrive),
    to: { name: mail.to_name == null ? null : inOneLine(mail.to_name), address: mail.to_address },
    subject: inOneLine(mail.subject),
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
function answersGoTo({ reply_to, company_id }: OutboxMail, from: Mailbox, answersArrive: boolean): Mailbox[] {
  if (!reply_to) return [];
  const person = { address: reply_to };
  return answersArrive && company_id !== null ? [person, from] : [person];
}

const shownStatus = sql`case when t.waits_for_company is not null and t.status = 'queued' then 'waiting' else t.status end`;

const columns = sql`t.id, ${shownStatus} as status, t.from_name || ' <' || t.from_address || '>' as "from", t.reply_to,
  t.to_address as "to", t.subject, t.company_id, company.name as company_name, message.order_id, t.attempts,
  t.last_error, t.created_at, t.sent_at, t.next_attempt_at`;

const joins = sql`left join identity_companies company on company.id = t.company_id
  left join messages message on message.id = t.message_id`;

const sortFields = ['id', 'created_at', 'status', 'subject', 'attempts'] as const;

/** What stands in place of a link that is its reader's alone. */
const hiddenLink = 'https://hidden.frakto.invalid/';

interface MailOutboxServiceDeps {
  db: Database;
  signer: LinkSigner;
  answersArrive: boolean;
  /** No mail leaves: links are read here or nowhere. */
  isCapturing: boolean;
  refusals: MailingRefusals;
}

/** The outbox as administrators see it. */
export class MailOutboxService {
  constructor(private readonly deps: MailOutboxServiceDeps) {}

  listMails(query: OutboxQuery): Promise<OutboxPage> {
    const q = query.q?.trim();
    const sort = sortOf(query.sort, sortFields, { field: 'created_at', descending: true });
    return listPage<OutboxMailDto>(
      this.deps.db.lists,
      {
        table: 'mail_outbox',
        columns,
        joins,
        where: [
          ...(query.status ? [sql`${shownStatus} = ${query.status}`] : []),
          ...(q
            ? [sql`strpos(fold(t.subject || ' ' || t.to_address || ' ' || t.from_name), fold(${q})) > 0`]
            : []),
        ],
        orderBy: [
          { column: sort.field, descending: sort.descending },
          { column: 'id', descending: true },
        ],
      },
      pageOf(query),
    );
  }

  /**
   * A mail with working links and the headers that it goes out with. Links to accounts are their readers' alone: they work here only
   * where no mail leaves.
   */
  async getMail(id: number): Promise<OutboxMailDetails> {
    const { rows } = await sql<OutboxMailDto>`
      select ${columns} from mail_outbox t ${joins} where t.id = ${id}`.execute(this.deps.db.reads);
    const stored = await sql<OutboxMail>`select * from mail_outbox where id = ${id}`.execute(
      this.deps.db.reads,
    );
    const [dto] = rows;
    const [mail] = stored.rows;
    if (!dto || !mail) throw new NotFound();
    const signer = {
      urlOf: (link: Parameters<LinkSigner['urlOf']>[0]): string =>
        link.kind === 'account' && !this.deps.isCapturing ? hiddenLink : this.deps.signer.urlOf(link, id),
    };
    const outgoing = mailOf(mail, signer, this.deps.answersArrive, this.deps.refusals);
    const { html, text } = outgoing;
    return {
      ...dto,
      headers: await headersOf(outgoing),
      html,
      text,
      attachments: await this.attachmentsOf(id),
    };
  }

  private async attachmentsOf(id: number): Promise<OutboxAttachment[]> {
    const { rows } = await sql<OutboxAttachment>`
      select filename, content_type, size, failure from mail_attachments where outbox_id = ${id} order by id`.execute(
      this.deps.db.reads,
    );
    return rows;
  }

  /** A message's HTML with the links of its mail, signed, where it has a mail. */
  async withWorkingLinks(messageId: number, html: string): Promise<string> {
    const { rows } = await sql<Pick<OutboxMail, 'id' | 'links'>>`
      select id, links from mail_outbox where message_id = ${messageId}`.execute(this.deps.db.reads);
    const [mail] = rows;
    if (!mail) return html;
    return withLinks(html, mail.links, (link) => this.deps.signer.urlOf(link, mail.id), escapeHtml);
  }
}

async function headersOf(mail: OutgoingMail): Promise<OutboxMailDetails['headers']> {
  const { source } = await composeMessage(mail);
  return messageHeaders(source.toString('latin1'));
}
