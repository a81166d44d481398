import type { Database } from '../../../platform/db/database.js';
import { databaseFailure, type DatabaseFailure } from '../../../platform/db/database-failure.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Logger } from '../../../kernel/log.js';
import {
  MailboxError,
  type ArrivedMail,
  type IncomingMailbox,
  type MailboxVisit,
  type MailHead,
  type MailPlace,
} from '../../../platform/incoming-mail/incoming-mail.port.js';
import type { JobContext } from '../../../platform/jobs/jobs.port.js';
import type { QuoteClassifier } from '../../../platform/quote-classifier/quote-classifier.port.js';
import { StorageUnavailableError } from '../../../platform/storage/storage.port.js';
import type { MessageFileService, ReceivedFile } from '../messages/message-file.service.js';
import type { Addressee, EnterableMail, EnterMailService } from './enter-mail.service.js';
import {
  claimTry,
  findAddressedAcrossCompanies,
  findDecided,
  forgetOldMails,
  noteOutcome,
  releaseTry,
  renewClaim,
  setAside,
  setAsideGone,
  type AddressedCompany,
  type MailOutcome,
} from './incoming-mail.queries.js';
import { nameOf, readHead, type HeadFacts } from './mail-head.js';
import type { ReadMail } from './read-mail.js';
import { readInThread, UnreadableMail } from './read-mail-workers.js';
import type { SetAsideReason } from './set-aside-mail.dto.js';

/** The most that is read of a mail with its files: as much as most mail servers take. */
const maxBytes = 25 * 1024 * 1024;
/** The most that is read of its headers; those of real mails have a few thousand bytes. */
const maxHeadBytes = 256 * 1024;
/** The most mails that one look into the mailbox deals with; the others wait for the next. */
const mailsAtOnce = 200;
/** How often a mail is tried that fails, or ends the process. */
const mostTries = 2;
/** Longer than fetching a mail takes, and than reading it and storing its files does. */
const claimSeconds = 120;
/** What can stand against any mail; a statement that the database refuses stands against this one. */
const failuresElsewhere: ReadonlySet<DatabaseFailure | null> = new Set([
  'unreachable',
  'full',
  'collision',
] as const);

/** What a message is, where it answers nothing and asks for no quote. */
const plainType = 'letter';
const quoteType = 'quote_request';

/** What the settings say about mails that arrive. */
interface IncomingMailSettings {
  mailDomain: string;
  /** authserv-id of the server whose findings about senders count; null for none. */
  authServer: string | null;
}

/** A mail that is to somebody here, before it is fetched. */
interface AddressedMail extends MailHead {
  facts: HeadFacts;
}

/** Another process has taken the job over, or the mail. */
class TakenOver extends Error {
  override readonly name = 'TakenOver';
}

type Turn = Pick<JobContext, 'touch' | 'signal'>;

interface IncomingMailServiceDeps {
  db: Database;
  entering: EnterMailService;
  files: MessageFileService;
  classifier: QuoteClassifier;
  settings: IncomingMailSettings;
  log: Logger;
}

/** Mails that people outside write to the addresses of companies. */
export class IncomingMailService {
  constructor(private readonly deps: IncomingMailServiceDeps) {}

  /**
   * Enters the mails that wait. One counts as dealt with in the mailbox only after its message is kept, so that none is
   * lost with a process; one that was entered before is not entered again. One that cannot be read, or ends the process, is
   * set aside after its second try; the others go on meanwhile.
   * @throws {MailboxError}
   * @throws {StorageUnavailableError} when the files of a mail cannot be kept now; it waits
   */
  collect(mailbox: IncomingMailbox, turn: Turn): Promise<void> {
    return mailbox.visit(async (visit) => {
      const waiting = await visit.findWaiting();
      const decided = await findDecided(this.deps.db.reads, visit.mailbox, waiting);
      const dropped = waiting.filter(({ uid }) => decided.get(uid) === 'dropped');
      for (const place of dropped.slice(0, mailsAtOnce)) {
        if (turn.signal.aborted) return;
        await this.settle(visit, place);
        await turn.touch();
      }
      // One that a process entered and did not come to mark is read again: that it is there already, its identifier tells.
      for (const place of waiting.filter(({ uid }) => !decided.has(uid)).slice(0, mailsAtOnce)) {
        if (turn.signal.aborted) return;
        await this.collectOne(visit, place, turn);
        await turn.touch();
      }
      await this.deps.db.acrossCompanies((unit) => setAsideGone(connectionOf(unit), visit.mailbox, waiting));
      await forgetOldMails(this.deps.db.writes);
    });
  }

  /** Whatever is wrong with this mail, the others have their turn. */
  private async collectOne(visit: MailboxVisit, place: MailPlace, turn: Turn): Promise<void> {
    const outcome = await this.outcomeOf(visit, place, turn);
    if (outcome === 'left') {
      this.deps.log.warn({ ...place }, 'a mail stays in the mailbox: it is to no company, or cannot be read');
    } else if (outcome === 'set_aside') {
      this.deps.log.error({ ...place }, 'a mail was set aside: an administrator decides what becomes of it');
    } else if (outcome !== 'trying') {
      this.deps.log.info({ ...place, outcome }, 'mail collected');
      await this.settle(visit, place);
    }
  }

  private async outcomeOf(visit: MailboxVisit, place: MailPlace, turn: Turn): Promise<MailOutcome> {
    let found: AddressedMail;
    try {
      const head = await visit.readHead(place, maxHeadBytes);
      if (!head) return 'trying';
      const facts = readHead(head.head, this.deps.settings.mailDomain);
      const companies = await findAddressedAcrossCompanies(this.deps.db.reads, facts.names);
      if (companies.length === 0) return await this.leave(visit.mailbox, place);
      found = { ...head, facts };
    } catch (error) {
      if (isElsewhere(error) || isLost(error, visit)) throw error;
      const attempt = await this.claim(visit.mailbox, place);
      return attempt === null ? 'trying' : this.failed(visit, unknownMail(place), attempt, error);
    }
    return this.tryOne(visit, found, turn);
  }

  /** Counts the try, then makes it: a mail that ends the process was tried as well. */
  private async tryOne(visit: MailboxVisit, head: AddressedMail, turn: Turn): Promise<MailOutcome> {
    const { mailbox } = visit;
    const attempt = await this.claim(mailbox, head);
    if (attempt === null) return 'trying';
    if (attempt > mostTries) return this.setAside(mailbox, head, 'interrupted');
    if (!head.isWhole) return this.setAside(mailbox, head, 'headers_too_long');
    try {
      const arrived = await visit.read(head, maxBytes);
      if (arrived) {
        await this.renew(mailbox, head, attempt, turn);
        return await this.readAndEnter(mailbox, arrived);
      }
      await this.release(mailbox, head, false);
      return 'trying';
    } catch (error) {
      if (error instanceof TakenOver) throw error;
      // Of what is away the mail knows nothing.
      if (isElsewhere(error)) {
        await this.release(mailbox, head, false).catch(() => undefined);
        throw error;
      }
      return this.failed(visit, head, attempt, error);
    }
  }

  private claim(mailbox: string, place: MailPlace): Promise<number | null> {
    return this.deps.db.acrossCompanies((unit) => claimTry(connectionOf(unit), mailbox, place, claimSeconds));
  }

  /** Fetching a mail may have taken most of the time that the job and the mail are this process's. */
  private async renew(mailbox: string, place: MailPlace, attempt: number, turn: Turn): Promise<void> {
    await turn.touch().catch((error: unknown) => {
      throw new TakenOver('The job was taken over', { cause: error });
    });
    const isOurs = await this.deps.db.acrossCompanies((unit) =>
      renewClaim(connectionOf(unit), mailbox, place, attempt, claimSeconds),
    );
    if (!isOurs) throw new TakenOver('The mail was taken over');
  }

  /** A try that failed. @throws {MailboxError} when the mailbox was lost by it; the mail's try counts all the same */
  private async failed(
    visit: MailboxVisit,
    head: AddressedMail,
    attempt: number,
    error: unknown,
  ): Promise<MailOutcome> {
    this.deps.log.error({ err: error, uid: head.uid, attempt }, 'a mail could not be entered');
    const reason = reasonOf(error);
    const isLast = attempt >= mostTries || reason === 'too_many_parts';
    const outcome = isLast ? await this.setAside(visit.mailbox, head, reason) : 'trying';
    if (!isLast) await this.release(visit.mailbox, head, true);
    if (isLost(error, visit)) throw error;
    return outcome;
  }

  /** Marks a mail as dealt with; one that the mailbox refuses to mark keeps nobody waiting. */
  private async settle(visit: MailboxVisit, place: MailPlace): Promise<void> {
    try {
      await visit.settle(place);
    } catch (error) {
      if (!(error instanceof MailboxError) || !visit.isOpen()) throw error;
      this.deps.log.warn({ err: error, ...place }, 'a mail could not be marked as read');
    }
  }

  private async readAndEnter(mailbox: string, arrived: ArrivedMail): Promise<MailOutcome> {
    const { source, arrivedAt, isWhole } = arrived;
    const mail = await readInThread({ source, authServer: this.deps.settings.authServer });
    return mail
      ? this.enter(mailbox, arrived, { ...mail, arrivedAt, isWhole })
      : this.leave(mailbox, arrived);
  }

  private async leave(mailbox: string, place: MailPlace): Promise<'left'> {
    await this.deps.db.acrossCompanies((unit) => noteOutcome(connectionOf(unit), mailbox, place, 'left'));
    return 'left';
  }

  private async release(mailbox: string, place: MailPlace, counts: boolean): Promise<void> {
    await this.deps.db.acrossCompanies((unit) => releaseTry(connectionOf(unit), mailbox, place, counts));
  }

  private async setAside(
    mailbox: string,
    { facts: { sender, subject }, size, arrivedAt, ...place }: AddressedMail,
    reason: SetAsideReason,
  ): Promise<'set_aside' | 'trying'> {
    const facts = { reason, sender, subject, size, arrivedAt };
    const isSet = await this.deps.db.acrossCompanies((unit) =>
      setAside(connectionOf(unit), mailbox, place, facts),
    );
    return isSet ? 'set_aside' : 'trying';
  }

  /** Stores the files, then enters the messages; files that are nobody's in the end are removed. */
  private async enter(mailbox: string, place: MailPlace, mail: EnterableMail): Promise<MailOutcome> {
    const addressees: Addressee[] = [];
    try {
      for (const company of await this.companiesOf(mail)) {
        addressees.push({ ...company, files: await this.filesOf(mail) });
      }
      const type = addressees.length > 0 ? await this.typeOf(mail) : plainType;
      const { outcome, unused } = await this.deps.db.acrossCompanies(async (unit) => {
        const entered = await this.deps.entering.enter(unit, mail, addressees, type);
        await noteOutcome(connectionOf(unit), mailbox, place, entered.outcome);
        return entered;
      });
      await this.deps.files.discardUnused(unused);
      return outcome;
    } catch (error) {
      await this.deps.files.discardUnused(addressees.flatMap(({ files }) => files));
      throw error;
    }
  }

  /** Of a mail that was cut the last file is, too, and nobody can tell which that was: none is kept. */
  private filesOf({ files: read, isReport, isWhole }: EnterableMail): Promise<ReceivedFile[]> {
    if (isReport) return Promise.resolve([]);
    const files = read.map(({ content, ...file }) => ({ ...file, content: Buffer.from(content.buffer) }));
    return isWhole ? this.deps.files.keep(files) : Promise.resolve(this.deps.files.named(files));
  }

  private companiesOf({ recipients }: ReadMail): Promise<AddressedCompany[]> {
    const names = recipients.flatMap((address) => {
      const [local = '', domain] = address.split('@');
      const name = domain === this.deps.settings.mailDomain ? nameOf(local) : null;
      return name === null ? [] : [name];
    });
    return findAddressedAcrossCompanies(this.deps.db.reads, names);
  }

  /** Whether it asks for a quote, as far as that can be told now. */
  private async typeOf({ subject, words, isAutomatic, isReport }: ReadMail): Promise<string> {
    if (isAutomatic || isReport) return plainType;
    const text = `${subject}\n\n${words}`.slice(0, 10_000);
    const verdict = await this.deps.classifier.classify(text).catch((error: unknown) => {
      this.deps.log.warn({ err: error }, 'a mail was not classified');
      return null;
    });
    return verdict?.is_quote ? quoteType : plainType;
  }
}

/** Whether something is away that no mail can help. */
function isElsewhere(error: unknown): boolean {
  return error instanceof StorageUnavailableError || failuresElsewhere.has(databaseFailure(error));
}

/** Whether the connection to the mailbox went with this failure. */
function isLost(error: unknown, visit: MailboxVisit): boolean {
  return error instanceof MailboxError && !visit.isOpen();
}

function reasonOf(error: unknown): SetAsideReason {
  if (error instanceof UnreadableMail) return error.reason;
  return error instanceof MailboxError ? 'unreadable' : 'not_entered';
}

/** A mail whose headers could not be read. */
function unknownMail(place: MailPlace): AddressedMail {
  const facts = { names: [], sender: '', subject: '' };
  return { ...place, arrivedAt: new Date(), size: 0, head: Buffer.alloc(0), isWhole: true, facts };
}
