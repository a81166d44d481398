import { metrics } from '@opentelemetry/api';
import type { Unit } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Queryable } from '../../../platform/db/sql.js';
import { emailKey } from '../../../kernel/contact/email-address.js';
import { findKnownSender } from '../../directory/index.js';
import type { MailService } from '../outbox/mail.service.js';
import type { ReceivedFile } from '../messages/message-file.service.js';
import type { MessageService } from '../messages/message.service.js';
import { findAnswered, type AddressedCompany, type MailOutcome } from './incoming-mail.queries.js';
import type { ReadMail } from './read-mail.js';

/** A company that a mail is to, with copies of its files of its own. */
export interface Addressee extends AddressedCompany {
  files: ReceivedFile[];
}

/** A mail that was read, with what the mailbox says of it. */
export interface EnterableMail extends ReadMail {
  isWhole: boolean;
  arrivedAt: Date;
}

/** Has the files of a mail that belongs to an order wait there to be confirmed; the application gives what orders know. */
export type NoteOrderFiles = (
  on: Queryable,
  companyId: number,
  orderId: number,
  messageId: number,
) => Promise<void>;

/** What becomes of a mail that was read. */
interface EnteredMail {
  outcome: MailOutcome;
  /** Files that no message has. */
  unused: ReceivedFile[];
}

interface EnterMailServiceDeps {
  mails: MailService;
  messages: MessageService;
  mailDomain: string;
  noteOrderFiles: NoteOrderFiles;
}

/** Makes messages of mails, each for itself, in the unit of work that notes what became of the mail. */
export class EnterMailService {
  private readonly bounces = metrics.getMeter('frakto').createCounter('frakto.mail.bounces', {
    description: 'Mails that came back after they had been handed over',
    unit: '{mail}',
  });

  constructor(private readonly deps: EnterMailServiceDeps) {}

  /** @param type what a message is that answers nothing */
  async enter(
    unit: Unit,
    mail: EnterableMail,
    addressees: readonly Addressee[],
    type: string,
  ): Promise<EnteredMail> {
    if (addressees.length === 0) return { outcome: 'left', unused: [] };
    if (mail.isReport) return { outcome: await this.noteReport(unit, mail, addressees), unused: [] };
    const unused: ReceivedFile[] = [];
    let outcome: MailOutcome = 'passed';
    for (const addressee of addressees) {
      const id = await this.enterFor(unit, mail, addressee, type);
      if (id === null) unused.push(...addressee.files);
      else outcome = 'entered';
    }
    return { outcome, unused };
  }

  private async noteReport(
    unit: Unit,
    { bounce }: ReadMail,
    addressees: readonly Addressee[],
  ): Promise<MailOutcome> {
    if (!bounce) return 'passed';
    this.bounces.add(1);
    for (const { id } of addressees) await this.deps.mails.noteBounced(unit, id, bounce.ids, bounce.reason);
    return 'bounced';
  }

  /** @returns the message's id; null when the company has it already, or wrote it itself */
  private async enterFor(
    unit: Unit,
    mail: EnterableMail,
    { id: companyId, email_name, files }: Addressee,
    type: string,
  ): Promise<number | null> {
    const address = `${email_name}@${this.deps.mailDomain}`;
    const { sender, subject, isWhole, isAutomatic } = mail;
    if (emailKey(sender.email) === address) return null;
    const on = connectionOf(unit);
    const answered = await findAnswered(on, companyId, mail.answers);
    // Whoever pretends to be a client is none; what a mail answers, only those know who got it.
    const isForged = mail.senderCheck === 'fail';
    const known = isForged
      ? null
      : await findKnownSender(on, companyId, emailKey(sender.email), answered?.client_id ?? null);
    const orderId = answered?.order_id ?? null;
    const messageId = await this.deps.messages.receiveIn(unit, companyId, {
      type: answered?.type ?? type,
      subject,
      body: mail.body,
      excerpt: mail.excerpt,
      sender_check: mail.senderCheck,
      sender: { name: sender.name ?? known?.name ?? null, email: sender.email },
      recipient: { name: null, email: address },
      client_id: known ? known.client_id : (answered?.client_id ?? null),
      order_id: orderId,
      received_at: mail.arrivedAt,
      message_id_header: mail.id,
      attachments: files,
      is_cut: !isWhole,
      is_read: isAutomatic,
      is_automatic: isAutomatic,
    });
    // What somebody sends under another's name is no document of anybody's order, and machines send none.
    if (messageId !== null && orderId !== null && files.length > 0 && !isForged && !isAutomatic)
      await this.deps.noteOrderFiles(on, companyId, orderId, messageId);
    return messageId;
  }
}
