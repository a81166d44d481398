import { sql } from '../../db/sql.js';
import type { Database } from '../../db/database.js';
import { Unavailable } from '../../http/errors.js';
import type { Logger } from '../../log.js';
import type { Jobs } from '../../ports/jobs/jobs.port.js';
import type { MailTransport } from '../../ports/mail/mail.port.js';
import type { Storage } from '../../ports/storage/storage.port.js';
import { version } from '../../version.js';
import type { Readiness } from './health.dto.js';
import { LastKnown } from './last-known.js';

const freshMs = 30_000;
/** Less than what asks for the health is willing to wait. */
const patienceMs = 500;

/** Whether a process can do its work. */
export class HealthService {
  private isStopping = false;
  private readonly mail: LastKnown<Readiness['mail']>;
  private readonly files: LastKnown<Readiness['storage']>;

  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    transport: MailTransport,
    private readonly isCapturing: boolean,
    storage: Storage,
    private readonly log: Logger,
  ) {
    this.mail = new LastKnown<Readiness['mail']>(
      'unreachable',
      () => transport.verify().then(always('ok'), always('unreachable')),
      freshMs,
    );
    this.files = new LastKnown<Readiness['storage']>(
      'unreachable',
      () =>
        storage.check().then(always('ok'), (error: unknown) => {
          this.log.warn({ err: error }, 'files cannot be stored');
          return 'unreachable';
        }),
      freshMs,
    );
  }

  /** From now on the process is not ready: no new work is sent to it. */
  stop(): void {
    this.isStopping = true;
  }

  /**
   * @throws {Unavailable} when the database or the jobs cannot be used. A mail server that is away delays mails only;
   * without its storage the product lacks its files, and every other process would lack them too.
   */
  async getReadiness(): Promise<Readiness> {
    if (this.isStopping) throw new Unavailable('not_ready');
    try {
      await sql`select 1`.execute(this.db.reads);
      await this.jobs.check();
    } catch (error) {
      this.log.warn({ err: error }, 'not ready');
      throw new Unavailable('not_ready');
    }
    const storage = await this.files.getSoon(patienceMs);
    const mail = this.isCapturing ? 'captured' : this.mail.get();
    return { status: 'ok', version, database: 'ok', jobs: 'ok', mail, storage };
  }
}

function always<State extends string>(state: State): () => State {
  return () => state;
}
