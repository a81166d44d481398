import { sql } from '../../db/sql.js';
import type { Database } from '../../db/database.js';
import { Unavailable } from '../../http/errors.js';
import type { Logger } from '../../log.js';
import type { Jobs } from '../../ports/jobs/jobs.port.js';
import type { MailTransport } from '../../ports/mail/mail.port.js';
import { version } from '../../version.js';
import type { Readiness } from './health.dto.js';

const mailCheckMs = 30_000;

/** Whether a process can do its work. */
export class HealthService {
  private isStopping = false;
  /** What the mail server said last, and when it is asked again. */
  private mail: { state: Readiness['mail']; until: number };
  private isAskingMail = false;

  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly transport: MailTransport,
    private readonly isCapturing: boolean,
    private readonly log: Logger,
  ) {
    this.mail = { state: this.isCapturing ? 'captured' : 'unreachable', until: 0 };
  }

  /** From now on the process is not ready: no new work is sent to it. */
  stop(): void {
    this.isStopping = true;
  }

  /** @throws {Unavailable} when the database or the jobs cannot be used. A mail server that is away delays mails only. */
  async getReadiness(): Promise<Readiness> {
    if (this.isStopping) throw new Unavailable('not_ready');
    try {
      await sql`select 1`.execute(this.db.reads);
      await this.jobs.check();
    } catch (error) {
      this.log.warn({ err: error }, 'not ready');
      throw new Unavailable('not_ready');
    }
    return { status: 'ok', version, database: 'ok', jobs: 'ok', mail: this.mailState() };
  }

  /** The last known state: nobody waits for a mail server, which is asked in the background, once at a time. */
  private mailState(): Readiness['mail'] {
    if (!this.isCapturing && !this.isAskingMail && this.mail.until <= Date.now()) void this.askMail();
    return this.mail.state;
  }

  private async askMail(): Promise<void> {
    this.isAskingMail = true;
    const state = await this.transport.verify().then(
      () => 'ok' as const,
      () => 'unreachable' as const,
    );
    this.mail = { state, until: Date.now() + mailCheckMs };
    this.isAskingMail = false;
  }
}
