import { PostgresJobRepository } from '@agendajs/postgres-backend';
import { toJobId, type JobId, type JobParameters, type JobRepositoryOptions } from 'agenda';
import type { Pool } from 'pg';
import type { StoredData } from './agenda-backend.js';
import { ENQUEUE_ONCE, JOBS_TABLE } from './agenda-postgres-schema.js';

type Search = Parameters<PostgresJobRepository['getNextJobToRun']>;

/** The kinds of jobs that are asked for in one turn of the event loop. */
interface Round {
  names: string[];
  /** Those that have something to do; null when the question is not worth a query of its own. */
  due: Promise<ReadonlySet<string> | null>;
}

/**
 * Agenda's repository with unique keys that hold when several processes enqueue at once, and with one query instead
 * of one for each kind of job when the queue looks for work.
 */
export class UniqueKeyRepository extends PostgresJobRepository {
  #round: Round | null = null;

  constructor(private readonly jobsPool: Pool) {
    super({ pool: jobsPool, tableName: JOBS_TABLE, ensureSchema: false });
  }

  override async saveJob<T>(
    job: JobParameters<T>,
    options: JobRepositoryOptions | undefined,
  ): Promise<JobParameters<T>> {
    if (!job.unique || job._id) return super.saveJob(job, options);
    const { key } = job.data as StoredData;
    const result = await this.jobsPool.query<{ job_id: string; job_due: Date }>(
      `SELECT job_id, job_due FROM ${ENQUEUE_ONCE}($1, $2, $3, $4, $5)`,
      [job.name, key, job.nextRunAt, JSON.stringify(job.data), job.priority],
    );
    const row = result.rows[0];
    if (!row) throw new Error(`Job ${job.name} was not stored`);
    return { ...job, _id: toJobId(row.job_id), nextRunAt: row.job_due };
  }

  override async getNextJobToRun(...search: Search): Promise<JobParameters | undefined> {
    const [name, before] = search;
    const due = await this.#join(name, before);
    return due && !due.has(name) ? undefined : super.getNextJobToRun(...search);
  }

  /** Agenda asks for all kinds of jobs in one go, several times a second: they are looked up together. */
  #join(name: string, before: Date): Round['due'] {
    if (!this.#round) {
      const names: string[] = [];
      const end = () => {
        this.#round = null;
        return names.length > 1 ? this.#findDue(names, before) : null;
      };
      this.#round = { names, due: Promise.resolve().then(end) };
    }
    this.#round.names.push(name);
    return this.#round.due;
  }

  async #findDue(names: string[], before: Date): Promise<ReadonlySet<string>> {
    const job = `SELECT 1 FROM ${JOBS_TABLE} WHERE ${JOBS_TABLE}.name = kind AND disabled = FALSE`;
    const result = await this.jobsPool.query<{ kind: string }>(
      `SELECT kind FROM unnest($1::text[]) AS kind
       WHERE EXISTS (${job} AND next_run_at <= $2) OR EXISTS (${job} AND locked_at IS NOT NULL)`,
      [names, before],
    );
    return new Set(result.rows.map((row) => row.kind));
  }

  /** A job that was taken over from a dead worker has no time of its own any more: it needs one to be found again. */
  override async unlockJobs(ids: (JobId | string)[]): Promise<void> {
    if (ids.length === 0) return;
    await this.jobsPool.query(
      `UPDATE ${JOBS_TABLE} SET locked_at = NULL, next_run_at = COALESCE(next_run_at, now()) WHERE id = ANY($1::uuid[])`,
      [ids.map(String)],
    );
  }
}
