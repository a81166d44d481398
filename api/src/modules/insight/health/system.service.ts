import { sql } from '../../../platform/db/sql.js';
import type { Database } from '../../../platform/db/database.js';
import { NotFound } from '../../../platform/http/errors.js';
import type { Jobs } from '../../../platform/jobs/jobs.port.js';
import { version } from '../../../kernel/version.js';
import { readOutboxCensus } from '../../correspondence/index.js';
import { writeAudit } from '../../identity/index.js';
import type { HealthService } from './health.service.js';
import type { SystemStatus } from './system.dto.js';

/** So many given-up jobs are shown; more of them have the same reason. */
const mostFailed = 50;

interface SystemServiceDeps {
  db: Database;
  jobs: Jobs;
  health: HealthService;
}

/** How the installation stands, for administrators. */
export class SystemService {
  private readonly startedAt = new Date(Date.now() - process.uptime() * 1_000);

  constructor(private readonly deps: SystemServiceDeps) {}

  async read(): Promise<SystemStatus> {
    const { db, jobs, health } = this.deps;
    const [database, outbox, census, failed, surroundings] = await Promise.all([
      readDatabase(db),
      readOutboxCensus(db.reads),
      jobs.census(),
      jobs.givenUp(mostFailed),
      health.surroundings(),
    ]);
    const { age, ...states } = outbox;
    return {
      version,
      node_version: process.version,
      started_at: this.startedAt,
      database,
      ...surroundings,
      outbox: { ...states, oldest_seconds: Math.round(age) },
      jobs: census.map(({ dueSince, lastRunAt, lastSeconds, nextRunAt, ...job }) => ({
        ...job,
        due_since: dueSince,
        last_run_at: lastRunAt,
        last_seconds: lastSeconds,
        next_run_at: nextRunAt,
      })),
      failed_jobs: failed.map(({ failedAt, ...job }) => ({ ...job, failed_at: failedAt })),
    };
  }

  /**
   * Has work that was given up done again.
   * @throws {NotFound} when it was not given up, or is not there any more
   */
  async retry(id: string): Promise<void> {
    if (!(await this.deps.jobs.retry(id))) throw new NotFound();
    await writeAudit(this.deps.db.notes, { action: 'job.retried', after: { id } });
  }
}

async function readDatabase({ reads }: Database): Promise<SystemStatus['database']> {
  const { rows } = await sql<SystemStatus['database']>`
    select current_setting('server_version') as version,
      (select name from schema_migrations order by id desc limit 1) as schema,
      pg_database_size(current_database())::float8 as size`.execute(reads);
  const [row] = rows;
  if (!row) throw new Error('The database says nothing of itself');
  return row;
}
