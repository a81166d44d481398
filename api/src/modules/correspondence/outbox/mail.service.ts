import { randomUUID } from 'node:crypto';
import { sql } from '../../../platform/db/sql.js';
import { whenUndone, type Unit } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { Conflict } from '../../../platform/http/errors.js';
import { mapInSlices } from '../../../kernel/in-slices.js';
import type { Logger } from '../../../kernel/log.js';
import type { Jobs } from '../../../platform/jobs/jobs.port.js';
import type { StrangerLimits } from '../../identity/index.js';
import type { UnsignedLink } from '../../../kernel/links/link-signing.js';
import { composeMail, type ComposedMail } from './compose/compose-mail.js';
import { writeAttachments } from './mail-attachments.service.js';
import type { TypedMail, Mailing, MailOrder, Notice } from './mail-order.js';
import { deleteUnsentMails, noteBounced, writeMails, writeOwnMail } from './mail.queries.js';
import { escapeHtml } from '../../../kernel/text/escape-html.js';
import { withLinks, type StoredLink, type AccountLink } from '../../../kernel/links/stored-link.js';
import type { Letterheads } from './letterheads.service.js';
import { composedMail, linkPlaceholder, writtenMail } from './written-mail.js';

export type { MailOrder } from './mail-order.js';
export { builtInTemplate } from './built-in/built-in-templates.js';
export { mailTypes } from './built-in/mail-template.js';
export { actionLabel } from './compose/mail-labels.js';
export { asHtml, isEmptyMailHtml, wordsOfMailHtml } from './compose/html-to-text.js';
export { excerptOfHtml } from './compose/excerpt.js';
export { escapeHtml } from '../../../kernel/text/escape-html.js';
export { sanitizeMailHtml } from './compose/sanitize-mail-html.js';

/** What the product itself tells somebody. */
interface OwnNotice extends Omit<Notice, 'details' | 'clientId' | 'orderId' | 'action'> {
  action?: { label: string; url: string } | null;
  /** What the placeholders in the body stand for when the mail leaves. */
  links?: readonly StoredLink[];
  /** The company that has it sent, where one does: it waits like that company's own mails. */
  companyId?: number | null;
  /** Of the product, as the foot of the mail names it. */
  website?: string;
}

/** Mails that one statement writes: a megabyte or two. */
const mailsAtOnce = 100;

/** To more than so many it is a mailing, which stands in the feed once. */
const fewMails = 3;

/** Name of the job that delivers what waits in the outbox. */
export const deliverMailJob = 'mail.deliver';

/** Whom the product's own mails come from. No company can have the mailbox: theirs have no hyphen. */
const productName = 'Frakto';
const productMailbox = 'no-reply';

interface MailServiceDeps {
  letterheads: Letterheads;
  jobs: Jobs;
  log: Logger;
  strangers: StrangerLimits;
}

/** Composes mails and puts them into the outbox; a job delivers them. */
export class MailService {
  constructor(private readonly deps: MailServiceDeps) {}

  /** Writes a message and its outbox row in the transaction of what caused them. */
  async queue(unit: Unit, mailing: Mailing, mail: MailOrder): Promise<void> {
    await this.queueAll(unit, mailing, [mail]);
  }

  /**
   * The same for many mails, in few statements. A thousand take a second: others have their turn meanwhile.
   * @returns the messages' ids in the sequence of the mails
   * @throws {TooManyRequests} when too many of the recipients are strangers to the company
   */
  async queueAll(unit: Unit, mailing: Mailing, mails: readonly MailOrder[]): Promise<number[]> {
    const letterhead = await this.deps.letterheads.of(mailing);
    // Mails may name what the unit has not written yet.
    await unit.flush();
    const giveBack = await this.deps.strangers.consume(
      connectionOf(unit),
      mailing.companyId,
      mails.map(({ recipient }) => recipient.email),
      mailing.type === 'subcontractor_price_request',
    );
    whenUndone(unit, giveBack);
    const ids: number[] = [];
    let writing: Promise<number[]> = Promise.resolve([]);
    for (const part of partsOf(mails)) {
      // The database writes some mails while the next ones are composed.
      const written = await mapInSlices(part, (mail) =>
        writtenMail(
          mailing,
          mail,
          letterhead,
          composedMail(mailing.type, mail, letterhead, mail.isToMany ?? mailing.isToMany),
        ),
      );
      ids.push(...(await writing));
      writing = writeMails(connectionOf(unit), written, ids[0]);
      // A failure is told where it is waited for, not while nobody does.
      writing.catch(() => undefined);
    }
    ids.push(...(await writing));
    for (const [index, { attachments = [] }] of mails.entries()) {
      await writeAttachments(connectionOf(unit), ids[index] ?? 0, attachments);
    }
    return ids;
  }

  /**
   * Writes a mail in somebody's own words into the outbox.
   * @returns the message's id
   */
  async queueTyped(
    unit: Unit,
    from: Pick<Mailing, 'companyId' | 'userId'>,
    typed: TypedMail,
  ): Promise<number> {
    const { type, subject, content, replyTo, ...rest } = typed;
    const letterhead = await this.deps.letterheads.plain(from.companyId, replyTo);
    const giveBack = await this.deps.strangers.consume(
      connectionOf(unit),
      from.companyId,
      [typed.recipient.email],
      false,
    );
    whenUndone(unit, giveBack);
    const mail: MailOrder = {
      ...rest,
      cause: `letter ${randomUUID()}`,
      link: null,
      isTyped: true,
      template: { subject, body: content },
    };
    const written = writtenMail({ ...from, type }, mail, letterhead, composedMail(null, mail, letterhead));
    const [id = 0] = await writeMails(connectionOf(unit), [written]);
    return id;
  }

  /** Writes what the product tells somebody of a company: in its words alone, whatever texts the company has. */
  async queueNotice(
    unit: Unit,
    from: Pick<Mailing, 'companyId' | 'userId'> & { type: string },
    { subject, body, replyTo = null, action = null, ...rest }: Notice,
  ): Promise<void> {
    const letterhead = await this.deps.letterheads.plain(from.companyId, replyTo);
    const link = action && 'link' in action ? action.link : null;
    const url = action && 'url' in action ? { url: action.url } : {};
    const mail: MailOrder = {
      ...rest,
      ...url,
      action: action?.label ?? null,
      link,
      template: { subject, body },
    };
    const written = writtenMail(from, mail, letterhead, composedMail(null, mail, letterhead));
    await unit.flush();
    await writeMails(connectionOf(unit), [written]);
  }

  /**
   * A mail as its recipient would see it; nothing is written.
   * @param urlOf signs the link
   */
  async preview(
    mailing: Mailing,
    mail: MailOrder,
    urlOf: (link: UnsignedLink | AccountLink) => string,
  ): Promise<Pick<ComposedMail, 'subject' | 'html' | 'unknown'>> {
    const letterhead = await this.deps.letterheads.of(mailing);
    const composed = composedMail(mailing.type, mail, letterhead, mail.isToMany ?? mailing.isToMany);
    const links = mail.link ? [{ ...mail.link, placeholder: linkPlaceholder }] : [];
    return {
      subject: composed.subject,
      html: withLinks(composed.html, links, urlOf, escapeHtml),
      unknown: composed.unknown,
    };
  }

  /**
   * Writes what the product itself tells somebody, on no company's behalf.
   * @returns the mail's id in the outbox
   */
  async queueOwn(
    unit: Unit,
    {
      cause,
      language,
      recipient,
      subject,
      body,
      replyTo = null,
      action = null,
      links = [],
      companyId = null,
      website,
    }: OwnNotice,
  ): Promise<number> {
    const { html, text } = composeMail({
      type: null,
      language,
      template: { subject, body },
      variables: { name: recipient.name },
      companyName: productName,
      link: action?.url ?? null,
      action: action?.label ?? null,
      footer: { email: replyTo, website: website ?? null },
    });
    return writeOwnMail(connectionOf(unit), {
      cause,
      message_id_header: `<${randomUUID()}@${this.deps.letterheads.domain}>`,
      from_name: productName,
      from_address: `${productMailbox}@${this.deps.letterheads.domain}`,
      reply_to: replyTo,
      to_name: recipient.name,
      to_address: recipient.email,
      subject,
      html,
      text_body: text,
      links: [...links],
      causing_company: companyId,
    });
  }

  /**
   * Lets go of a message that is about to be deleted: its mail stays in the outbox, where administrators see it.
   * @throws {Conflict} `message_not_sent_yet` while the mail waits for its delivery
   */
  async release(unit: Unit, companyId: number, messageId: number): Promise<void> {
    const [mail] = await unit.execute<{ id: number; status: string }[]>(
      'select id, status from mail_outbox where message_id = ? and company_id = ? for update',
      [messageId, companyId],
    );
    if (!mail) return;
    if (mail.status === 'queued') throw new Conflict('message_not_sent_yet');
    await unit.execute('update mail_outbox set message_id = null where id = ?', [mail.id]);
  }

  /** Marks mails that came back after they had been handed over, by their identifiers. */
  async noteBounced(
    unit: Unit,
    companyId: number,
    headers: readonly string[],
    reason: string,
  ): Promise<void> {
    await noteBounced(connectionOf(unit), companyId, headers, reason);
  }

  /** Takes mails back, by their causes, whose reason is gone: those that were not sent yet never are. */
  async takeBack(unit: Unit, causes: readonly string[]): Promise<void> {
    if (causes.length > 0) await deleteUnsentMails(connectionOf(unit), causes);
  }

  /**
   * Makes room for another mail of a cause, in the transaction that writes it: a mail that was not sent yet never is, of one that was
   * the outbox goes on telling.
   */
  async replace(unit: Unit, cause: string): Promise<void> {
    await deleteUnsentMails(connectionOf(unit), [cause]);
    await sql`update mail_outbox set cause = cause || ' replaced ' || id where cause = ${cause}`.execute(
      connectionOf(unit),
    );
  }

  /** Lets mails go that waited until the owner of their company had confirmed their address. */
  async releaseConfirmed(unit: Unit, ownerId: number): Promise<void> {
    await sql`
      update mail_outbox set waits_for_company = null, next_attempt_at = now()
      where waits_for_company in (select id from identity_companies where owner_id = ${ownerId})`.execute(
      connectionOf(unit),
    );
  }

  /** Deletes mails of a company that wait for its owner, with their messages. */
  async withdrawWaiting(unit: Unit, companyId: number): Promise<void> {
    await sql`
      with gone as (delete from mail_outbox where waits_for_company = ${companyId} returning message_id)
      delete from messages where id in (select message_id from gone)`.execute(connectionOf(unit));
  }

  /** Has the outbox looked at now. Called after the commit; should it fail, the next regular look finds the mail. */
  scheduleDelivery(): void {
    this.deps.jobs
      .enqueue(deliverMailJob, null, { uniqueKey: deliverMailJob })
      .catch((error: unknown) =>
        this.deps.log.warn({ err: error }, 'the outbox waits for its next regular look'),
      );
  }
}

/** What is written at once; of a mailing the first mail by itself, for the others follow it. */
function partsOf(mails: readonly MailOrder[]): (readonly MailOrder[])[] {
  const parts = mails.length > fewMails ? [mails.slice(0, 1)] : [];
  for (let from = parts.length; from < mails.length; from += mailsAtOnce) {
    parts.push(mails.slice(from, from + mailsAtOnce));
  }
  return parts;
}
