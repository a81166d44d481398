import type { Database, Unit } from '../../db/database.js';
import { databaseFailure } from '../../db/database-failure.js';
import { within } from '../../db/within.js';
import type { Logger } from '../../log.js';
import type {
  ArrivedMail,
  IncomingMailbox,
  MailboxVisit,
  MailPlace,
} from '../../ports/incoming-mail/incoming-mail.port.js';
import type { JobContext } from '../../ports/jobs/jobs.port.js';
import type { QuoteClassifier } from '../../ports/quote-classifier/quote-classifier.port.js';
import { sanitizeMailHtml, wordsOfMailHtml, type MailService } from '../mail/mail.service.js';
import type { MessageService } from '../messages/message.service.js';
import {
  findAddressedAcrossCompanies,
  findAnswered,
  findSender,
  forgetOldMails,
  noteOutcome,
  outcomesOf,
  type AddressedCompany,
  type MailOutcome,
} from './incoming-mail.queries.js';
import { readMail, type ReadMail } from './read-mail.js';

/** The most that is read of a mail; far more than people write, without the files. */
const maxBytes = 10 * 1024 * 1024;
/** The most mails that one look into the mailbox deals with; the others wait for the next. */
const mailsAtOnce = 200;

/** What a message is, where it answers nothing and asks for no quote. */
const plainType = 'letter';
const quoteType = 'quote_request';

/** Mails that people outside write to the addresses of companies. */
export class IncomingMailService {
  constructor(
    private readonly db: Database,
    private readonly mails: MailService,
    private readonly messages: MessageService,
    private readonly classifier: QuoteClassifier,
    private readonly mailDomain: string,
    private readonly log: Logger,
  ) {}

  /**
   * Enters the mails that wait. One counts as dealt with in the mailbox only after its message is kept, so that none is
   * lost with a process; one that was entered before is not entered again.
   */
  collect(mailbox: IncomingMailbox, context: Pick<JobContext, 'touch' | 'signal'>): Promise<void> {
    return mailbox.visit(async (visit) => {
      const waiting = await visit.findWaiting();
      const outcomes = await outcomesOf(this.db.reads, visit.mailbox, waiting);
      const fresh = waiting.filter(({ uid }) => !outcomes.has(uid)).slice(0, mailsAtOnce);
      // Those that a process entered which did not come to mark them.
      for (const place of waiting) {
        if ((outcomes.get(place.uid) ?? 'left') !== 'left') await visit.settle(place);
      }
      for (const place of fresh) {
        if (context.signal.aborted) return;
        await this.collectOne(visit, place);
        await context.touch();
      }
      await forgetOldMails(this.db.reads);
    });
  }

  private async collectOne(visit: MailboxVisit, place: MailPlace): Promise<void> {
    const arrived = await visit.read(place, maxBytes);
    if (!arrived) return;
    const outcome = await this.enter(visit.mailbox, arrived);
    if (outcome === 'left') {
      this.log.warn({ ...place }, 'a mail stays in the mailbox: it is to no company, or cannot be read');
    } else {
      this.log.info({ ...place, outcome }, 'mail collected');
      await visit.settle(place);
    }
  }

  private async enter(mailbox: string, arrived: ArrivedMail): Promise<MailOutcome> {
    try {
      const mail = await readMail(arrived);
      const companies = mail ? await this.companiesOf(mail) : [];
      const type = mail && companies.length > 0 ? await this.typeOf(mail) : plainType;
      return await this.db.acrossCompanies(async (unit) => {
        const outcome = mail ? await this.enterAll(unit, mail, companies, type) : 'left';
        await noteOutcome(within(unit), mailbox, arrived, outcome);
        return outcome;
      });
    } catch (error) {
      if (databaseFailure(error) !== null) throw error;
      // Whatever is wrong with this one, the others have their turn.
      this.log.error({ err: error, uid: arrived.uid }, 'a mail could not be entered');
      await this.db.acrossCompanies((unit) => noteOutcome(within(unit), mailbox, arrived, 'left'));
      return 'left';
    }
  }

  private async enterAll(
    unit: Unit,
    mail: ReadMail,
    companies: readonly AddressedCompany[],
    type: string,
  ): Promise<MailOutcome> {
    if (companies.length === 0) return 'left';
    if (mail.isReport) {
      const { bounce } = mail;
      for (const { id } of bounce ? companies : []) {
        await this.mails.noteBounced(unit, id, bounce?.ids ?? [], bounce?.reason ?? '');
      }
      return bounce ? 'bounced' : 'passed';
    }
    let isNew = false;
    for (const company of companies) {
      const id = await this.enterFor(unit, mail, company, type);
      isNew ||= id !== null;
    }
    return isNew ? 'entered' : 'passed';
  }

  /** @returns the message's id; null when the company has it already, or wrote it itself */
  private async enterFor(
    unit: Unit,
    mail: ReadMail,
    { id: companyId, email_name }: AddressedCompany,
    type: string,
  ): Promise<number | null> {
    const address = `${email_name}@${this.mailDomain}`;
    const { sender, subject, attachments, isWhole, isAutomatic } = mail;
    if (sender.email.toLowerCase() === address) return null;
    const on = within(unit);
    const answered = await findAnswered(on, companyId, mail.answers);
    const known = await findSender(on, companyId, sender.email.toLowerCase(), answered?.client_id ?? null);
    return this.messages.receiveIn(unit, companyId, {
      type: answered?.type ?? type,
      subject,
      body: sanitizeMailHtml(mail.body),
      sender: { name: sender.name ?? known?.name ?? null, email: sender.email },
      recipient: { name: null, email: address },
      client_id: known ? known.client_id : (answered?.client_id ?? null),
      order_id: answered?.order_id ?? null,
      received_at: mail.arrivedAt,
      message_id_header: mail.id,
      attachments,
      is_cut: !isWhole,
      is_read: isAutomatic,
    });
  }

  private companiesOf({ recipients }: ReadMail): Promise<AddressedCompany[]> {
    const names = recipients.flatMap((address) => {
      const [local = '', domain] = address.split('@');
      // What stands behind a plus sign is the sender's own mark.
      return domain === this.mailDomain ? [local.replace(/\+.*$/, '')] : [];
    });
    return findAddressedAcrossCompanies(this.db.reads, names);
  }

  /** Whether it asks for a quote, as far as that can be told now. */
  private async typeOf({ subject, body, isAutomatic, isReport }: ReadMail): Promise<string> {
    if (isAutomatic || isReport) return plainType;
    const text = `${subject}\n\n${wordsOfMailHtml(body)}`.slice(0, 10_000);
    const verdict = await this.classifier.classify(text).catch((error: unknown) => {
      this.log.warn({ err: error }, 'a mail was not judged');
      return null;
    });
    return verdict?.is_quote ? quoteType : plainType;
  }
}
