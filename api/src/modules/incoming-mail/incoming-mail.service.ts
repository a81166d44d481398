import type { Database } from '../../db/database.js';
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
import { StorageUnavailableError } from '../../ports/storage/storage.port.js';
import { wordsOfMailHtml } from '../mail/mail.service.js';
import type { MessageFileService, ReceivedFile } from '../messages/message-file.service.js';
import type { Addressee, EnterMailService } from './enter-mail.service.js';
import {
  findAddressedAcrossCompanies,
  findLeft,
  forgetOldMails,
  noteOutcome,
  type AddressedCompany,
  type MailOutcome,
} from './incoming-mail.queries.js';
import { readMail, type ReadMail } from './read-mail.js';

/** The most that is read of a mail with its files: as much as most mail servers take. */
const maxBytes = 25 * 1024 * 1024;
/** The most mails that one look into the mailbox deals with; the others wait for the next. */
const mailsAtOnce = 200;

/** What a message is, where it answers nothing and asks for no quote. */
const plainType = 'letter';
const quoteType = 'quote_request';

/** Mails that people outside write to the addresses of companies. */
export class IncomingMailService {
  constructor(
    private readonly db: Database,
    private readonly entering: EnterMailService,
    private readonly files: MessageFileService,
    private readonly classifier: QuoteClassifier,
    private readonly mailDomain: string,
    private readonly log: Logger,
  ) {}

  /**
   * Enters the mails that wait. One counts as dealt with in the mailbox only after its message is kept, so that none is
   * lost with a process; one that was entered before is not entered again.
   * @throws {MailboxError}
   * @throws {StorageUnavailableError} when the files of a mail cannot be kept now; it waits
   */
  collect(mailbox: IncomingMailbox, context: Pick<JobContext, 'touch' | 'signal'>): Promise<void> {
    return mailbox.visit(async (visit) => {
      const waiting = await visit.findWaiting();
      const left = await findLeft(this.db.reads, visit.mailbox, waiting);
      // One that a process entered and did not come to mark is read again: that it is there already, its identifier tells.
      for (const place of waiting.filter(({ uid }) => !left.has(uid)).slice(0, mailsAtOnce)) {
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
    const outcome = await this.outcomeOf(visit.mailbox, arrived);
    if (outcome === 'left') {
      this.log.warn({ ...place }, 'a mail stays in the mailbox: it is to no company, or cannot be read');
    } else {
      this.log.info({ ...place, outcome }, 'mail collected');
      await visit.settle(place);
    }
  }

  private async outcomeOf(mailbox: string, arrived: ArrivedMail): Promise<MailOutcome> {
    const leave = async (): Promise<MailOutcome> => {
      await this.db.acrossCompanies((unit) => noteOutcome(within(unit), mailbox, arrived, 'left'));
      return 'left';
    };
    try {
      const mail = await readMail(arrived);
      return mail ? await this.enter(mailbox, arrived, mail) : await leave();
    } catch (error) {
      if (databaseFailure(error) !== null || error instanceof StorageUnavailableError) throw error;
      // Whatever is wrong with this one, the others have their turn.
      this.log.error({ err: error, uid: arrived.uid }, 'a mail could not be entered');
      return leave();
    }
  }

  /** Stores the files, then enters the messages; files that are nobody's in the end are removed. */
  private async enter(mailbox: string, place: MailPlace, mail: ReadMail): Promise<MailOutcome> {
    const addressees: Addressee[] = [];
    try {
      for (const company of await this.companiesOf(mail)) {
        addressees.push({ ...company, files: await this.filesOf(mail) });
      }
      const type = addressees.length > 0 ? await this.typeOf(mail) : plainType;
      const { outcome, unused } = await this.db.acrossCompanies(async (unit) => {
        const entered = await this.entering.enter(unit, mail, addressees, type);
        await noteOutcome(within(unit), mailbox, place, entered.outcome);
        return entered;
      });
      await this.files.letGo(unused);
      return outcome;
    } catch (error) {
      await this.files.letGo(addressees.flatMap(({ files }) => files));
      throw error;
    }
  }

  /** Of a mail that was cut the last file is, too, and nobody can tell which that was: none is kept. */
  private filesOf({ files, isReport, isWhole }: ReadMail): Promise<ReceivedFile[]> {
    if (isReport) return Promise.resolve([]);
    return isWhole ? this.files.keep(files) : Promise.resolve(this.files.named(files));
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
