import { LockMode } from '@mikro-orm/core';
import type { Database } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { hasPassed, dayToTell } from '../../../kernel/time/warsaw-time.js';
import type { Logger } from '../../../kernel/log.js';
import { noticeBody } from '../../../kernel/links/stored-link.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { JobDefinition } from '../../../platform/jobs/jobs.port.js';
import { mailFormat, type MailService } from '../../correspondence/index.js';
import { dueReminder } from '../rules/carrier-papers.js';
import { PaperOfCarrier } from './carrier.entity.js';
import { endingPapersAcrossCompanies, findReader, type EndingPaper } from './carrier.queries.js';
import { paperReminder } from './paper-reminder-texts.js';

/** So many papers are looked up at once. */
const papersAtOnce = 200;

interface PaperReminderServiceDeps {
  db: Database;
  mails: MailService;
  clock: Clock;
  log: Logger;
  /** Where people reach the product. */
  publicUrl: string;
}

/**
 * Tells the owners of companies that papers of their carriers end: 30 and 7 days before the last day, and on it. The mail is a message
 * of the company like its others, so that it stands among the activities, too.
 */
export class PaperReminderService {
  constructor(private readonly deps: PaperReminderServiceDeps) {}

  /**
   * Tells everything that is due, each once. One that cannot be written keeps no other from being written; it is tried again when the
   * job comes next.
   * @returns how many were told
   */
  async remind(): Promise<number> {
    const day = dayToTell(this.deps.clock.now());
    let told = 0;
    for (let after = 0, isMore = true; isMore;) {
      const papers = await endingPapersAcrossCompanies(this.deps.db.reads, day, after, papersAtOnce);
      for (const paper of papers) if (await this.tell(paper, day)) told += 1;
      after = papers.at(-1)?.id ?? after;
      isMore = papers.length === papersAtOnce;
    }
    if (told > 0) this.deps.mails.scheduleDelivery();
    return told;
  }

  private async tell({ id, company_id: companyId }: EndingPaper, day: string): Promise<boolean> {
    try {
      return await this.deps.db.inCompany(companyId, async (unit) => {
        const paper = await unit.findOne(PaperOfCarrier, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
        if (!paper?.valid_until) return false;
        // Another process was faster, or nothing is due.
        const due = dueReminder(paper.valid_until, day, paper.told_at_days ?? null);
        if (due === null) return false;
        paper.told_at_days = due;
        const reader = await findReader(connectionOf(unit), companyId, paper.subcontractor_id);
        if (!reader) return false;
        const { user_id: userId, name, email, language, carrier } = reader;
        const text = paperReminder(
          {
            kind: paper.kind,
            number: paper.number,
            carrier,
            day: mailFormat(language).day(paper.valid_until),
            days: due,
            isOver: hasPassed(paper.valid_until, this.deps.clock.now()),
          },
          language,
        );
        await this.deps.mails.queueNotice(
          unit,
          { companyId, userId, type: 'paper_expiring' },
          {
            cause: `carrier paper ${id} until ${paper.valid_until}, ${due} days`,
            language,
            recipient: { name, email },
            details: null,
            subject: text.subject,
            body: noticeBody(text.paragraphs),
            action: {
              label: text.link,
              url: `${this.deps.publicUrl.replace(/\/$/, '')}/subcontractors/${paper.subcontractor_id}/overview`,
            },
          },
        );
        return true;
      });
    } catch (error) {
      this.deps.log.warn({ err: error, paper: id }, 'the end of a paper could not be told');
      return false;
    }
  }
}

/** Name of the job that tells of papers that end. */
export const remindOfPapersJob = 'carriers.remind-of-papers';

/** May run twice, and in several processes: a paper is marked in the transaction that writes its reminder. */
export function remindOfPapers(reminders: PaperReminderService): JobDefinition<null> {
  return {
    name: remindOfPapersJob,
    concurrency: 1,
    lockSeconds: 600,
    async run() {
      await reminders.remind();
    },
  };
}
