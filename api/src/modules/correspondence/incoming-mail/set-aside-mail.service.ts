import type { Database } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { NotFound } from '../../../platform/http/errors.js';
import type { Logger } from '../../../kernel/log.js';
import type { Jobs } from '../../../platform/jobs/jobs.port.js';
import { findSetAside, listSetAside, releaseSetAside } from './incoming-mail.queries.js';
import type { SetAsideMail, SetAsideMailPage, SetAsideMailQuery } from './set-aside-mail.dto.js';

/** Name of the job that enters mails which people outside wrote. */
export const collectMailJob = 'mail.collect';

/** Mails that arrived and could not be entered, as administrators see them. */
export class SetAsideMailService {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly log: Logger,
  ) {}

  listMails(query: SetAsideMailQuery): Promise<SetAsideMailPage> {
    return listSetAside(this.db.lists, query);
  }

  /** @throws {NotFound} when no such mail is set aside */
  async retry(id: number): Promise<SetAsideMail> {
    return this.release(id, 'trying');
  }

  /** @throws {NotFound} when no such mail is set aside */
  async drop(id: number): Promise<void> {
    await this.release(id, 'dropped');
  }

  private async release(id: number, outcome: 'trying' | 'dropped'): Promise<SetAsideMail> {
    const mail = await findSetAside(this.db.reads, id);
    const isReleased = await this.db.acrossCompanies((unit) =>
      releaseSetAside(connectionOf(unit), id, outcome),
    );
    if (!mail || !isReleased) throw new NotFound();
    // Should this fail, the next regular look finds it.
    await this.jobs
      .enqueue(collectMailJob, null, { uniqueKey: collectMailJob })
      .catch((error: unknown) => this.log.warn({ err: error }, 'a mail waits for the next regular look'));
    return mail;
  }
}
