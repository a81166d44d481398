import type { Logger } from '../../../kernel/log.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { sql, type Queryable } from '../../../platform/db/sql.js';
import type { Jobs } from '../../../platform/jobs/jobs.port.js';

/** Name of the job that sends what waits. */
export const ksefJob = 'ksef.send';

/** Both have a company's queue to themselves: fetching waits so long for sending. */
const fetchAfterMs = 30_000;

/** Has invoices sent now, or as soon as KSeF may be asked. */
export class KsefWaker {
  constructor(private readonly deps: { jobs: Jobs; clock: Clock; log: Logger }) {}

  /** Has a company's turn come now, whatever failed before; a pause that KSeF asked for goes on. */
  async note(on: Queryable, companyId: number): Promise<void> {
    const now = this.deps.clock.now();
    await sql`
      insert into ksef_queues (company_id, next_try_at) values (${companyId}, ${now})
      on conflict (company_id) do update set next_try_at = ${now}, looks = 0`.execute(on);
  }

  /** Has what was mended in the settings tried at once: first invoices are sent, which wait, then carriers' are fetched. */
  async noteSettings(on: Queryable, companyId: number): Promise<void> {
    await this.note(on, companyId);
    const next = new Date(this.deps.clock.now().getTime() + fetchAfterMs);
    await sql`update ksef_queues set fetch_at = ${next} where company_id = ${companyId}`.execute(on);
  }

  /** Has the job look now, or at an instant. Should it fail, the next regular look finds what waits. */
  wake(at?: Date): void {
    this.deps.jobs
      .enqueue(ksefJob, null, { uniqueKey: ksefJob, ...(at ? { at } : {}) })
      .catch((error: unknown) => this.deps.log.warn({ err: error }, 'KSeF waits for its next regular look'));
  }
}
