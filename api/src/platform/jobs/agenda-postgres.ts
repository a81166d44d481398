import pg from 'pg';
import type { Pool } from 'pg';
import { AgendaJobs, type AgendaJobsOptions, type JobsBackend, type StoredData } from './agenda-jobs.js';
import type { GivenUpJob, JobCensus, Jobs } from './jobs.port.js';
import { dropReadOnly, PrimaryClient } from '../db/primary-client.js';
import { createHash } from 'node:crypto';
import {
  getCreateIndexesSQL,
  getCreateTableSQL,
  getUpdateTimestampTriggerSQL,
  PostgresJobRepository,
} from '@agendajs/postgres-backend';
import { toJobId, type JobId, type JobParameters, type JobRepositoryOptions } from 'agenda';

/** Schema of the queue, by itself so that migrations of the product leave it alone. */
export const JOBS_SCHEMA = 'agenda';
export const JOBS_TABLE = 'agenda_jobs';
/** Function that enqueues a job unless one of the same name and key waits. */
export const ENQUEUE_ONCE = 'enqueue_once';

const keyIndex = `
CREATE INDEX IF NOT EXISTS ${JOBS_TABLE}_waiting_key_idx ON ${JOBS_TABLE} (name, (data->>'key'))
  WHERE (data->>'key') IS NOT NULL AND next_run_at IS NOT NULL`;

const enqueueOnce = `
CREATE OR REPLACE FUNCTION ${ENQUEUE_ONCE}(
  job_name text, job_key text, due timestamptz, job_data jsonb, job_priority integer,
  OUT job_id uuid, OUT job_due timestamptz
) LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(job_name || ' ' || job_key, 20261120));
  SELECT id, LEAST(next_run_at, due) INTO job_id, job_due FROM ${JOBS_TABLE}
    WHERE name = job_name AND data->>'key' = job_key AND locked_at IS NULL AND next_run_at IS NOT NULL
    LIMIT 1 FOR UPDATE;
  IF FOUND THEN
    UPDATE ${JOBS_TABLE} SET next_run_at = job_due WHERE id = job_id AND next_run_at > job_due;
  ELSE
    INSERT INTO ${JOBS_TABLE} (name, priority, next_run_at, type, data)
      VALUES (job_name, job_priority, due, 'normal', job_data)
      RETURNING id, next_run_at INTO job_id, job_due;
  END IF;
END $$`;

/** Changes with anything that is made here, so that an update of Agenda or of ours is noticed. */
const version = createHash('sha256')
  .update(getCreateTableSQL(JOBS_TABLE))
  .update(getCreateIndexesSQL(JOBS_TABLE).join())
  .update(getUpdateTimestampTriggerSQL(JOBS_TABLE))
  .update(keyIndex + enqueueOnce)
  .digest('hex')
  .slice(0, 16);

/**
 * Makes the queue's schema, or brings it up to date. Processes that start together take turns, and one that finds
 * everything made changes nothing, so that workers are not disturbed.
 * @throws Error when the database cannot be reached or the role may not create the schema
 */
export async function ensureJobsSchema(pool: Pool): Promise<void> {
  if (await isUpToDate(pool)) return;
  const turn = await pool.connect();
  try {
    await turn.query('BEGIN');
    await turn.query('SET LOCAL statement_timeout = 0');
    await turn.query(`SELECT pg_advisory_xact_lock(hashtextextended('frakto.${JOBS_SCHEMA}', 0))`);
    if (!(await isUpToDate(pool))) await createSchema(pool);
    await turn.query('COMMIT');
  } finally {
    turn.release(true);
  }
}

async function isUpToDate(pool: Pool): Promise<boolean> {
  const result = await pool.query<{ version: string | null }>(
    `SELECT obj_description(to_regclass('${JOBS_SCHEMA}.${JOBS_TABLE}'), 'pg_class') AS version`,
  );
  return result.rows[0]?.version === version;
}

async function createSchema(pool: Pool): Promise<void> {
  // Not with IF NOT EXISTS: that asks for the right to create schemas even when there is nothing to create.
  const found = await pool.query(`SELECT 1 FROM pg_namespace WHERE nspname = '${JOBS_SCHEMA}'`);
  if (found.rowCount === 0) await pool.query(`CREATE SCHEMA ${JOBS_SCHEMA}`);
  await new PostgresJobRepository({ pool, tableName: JOBS_TABLE, ensureSchema: true }).connect();
  await pool.query(keyIndex);
  await pool.query(enqueueOnce);
  await pool.query(`COMMENT ON TABLE ${JOBS_TABLE} IS '${version}'`);
}

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

const due = 'next_run_at <= now() AND locked_at IS NULL AND disabled = FALSE';
/** What went well is removed. */
const givenUp = "type = 'normal' AND failed_at IS NOT NULL AND next_run_at IS NULL AND locked_at IS NULL";
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Connections of one process to the queue: enough for many small queries, few enough to run many processes. */
const POOL_SIZE = 4;

/** Where and how the queue on PostgreSQL works. */
export interface PostgresJobsOptions extends AgendaJobsOptions {
  /** Address of the database; the queue makes a schema `agenda` in it. */
  connectionString: string;
  /** Is given the pool of the queue before it is used. */
  onPool?: (pool: pg.Pool) => void;
}

/** Makes a queue on PostgreSQL. It connects at its first use, with a small pool of its own. */
export function createPostgresJobs(options: PostgresJobsOptions): Jobs {
  return new AgendaJobs(new PostgresJobsBackend(options), options);
}

class PostgresJobsBackend implements JobsBackend {
  readonly name = 'PostgreSQL';
  readonly #pool: pg.Pool;

  constructor({ connectionString, onPool }: PostgresJobsOptions) {
    this.#pool = new pg.Pool({
      connectionString,
      Client: PrimaryClient,
      max: POOL_SIZE,
      application_name: 'frakto-jobs',
      connectionTimeoutMillis: 5_000,
      statement_timeout: 5_000,
      query_timeout: 6_000,
      keepAlive: true,
      // Agenda's table names have no schema in them.
      // oxlint-disable-next-line typescript/no-misused-promises -- pg waits for it, its types do not say so
      onConnect: async (client) => {
        await client.query(`SET search_path TO ${JOBS_SCHEMA}`);
      },
    });
    // A connection that breaks while idle is replaced at the next use.
    this.#pool.on('error', () => undefined);
    dropReadOnly(this.#pool);
    onPool?.(this.#pool);
  }

  async open(): Promise<UniqueKeyRepository> {
    await ensureJobsSchema(this.#pool);
    return new UniqueKeyRepository(this.#pool);
  }

  async check(): Promise<void> {
    await this.#pool.query('SELECT 1');
  }

  async removeFailedBefore(instant: Date): Promise<void> {
    await this.#pool.query(
      `DELETE FROM ${JOBS_TABLE} WHERE failed_at < $1 AND next_run_at IS NULL AND locked_at IS NULL AND type = 'normal'`,
      [instant],
    );
  }

  async census(): Promise<JobCensus[]> {
    const { rows } = await this.#pool.query<JobCensus>(
      `SELECT name, count(*) FILTER (WHERE ${due})::int AS waiting, min(next_run_at) FILTER (WHERE ${due}) AS "dueSince",
         count(*) FILTER (WHERE locked_at IS NOT NULL)::int AS running,
         count(*) FILTER (WHERE ${givenUp} OR type <> 'normal' AND failed_at >= last_finished_at)::int AS failed,
         max(last_finished_at) AS "lastRunAt",
         (array_agg(extract(epoch FROM last_finished_at - last_run_at)::float8 ORDER BY last_finished_at DESC)
           FILTER (WHERE last_finished_at >= last_run_at))[1] AS "lastSeconds",
         min(next_run_at) FILTER (WHERE next_run_at > now() AND locked_at IS NULL AND NOT disabled) AS "nextRunAt"
       FROM ${JOBS_SCHEMA}.${JOBS_TABLE} GROUP BY name ORDER BY name`,
    );
    return rows;
  }

  async givenUp(limit: number): Promise<GivenUpJob[]> {
    const { rows } = await this.#pool.query<GivenUpJob>(
      `SELECT id, name, failed_at AS "failedAt", coalesce(fail_reason, '') AS reason, coalesce(fail_count, 1) AS attempts
       FROM ${JOBS_SCHEMA}.${JOBS_TABLE} WHERE ${givenUp} ORDER BY failed_at DESC, id LIMIT $1`,
      [limit],
    );
    return rows;
  }

  async retry(id: string): Promise<boolean> {
    if (!uuid.test(id)) return false;
    const { rowCount } = await this.#pool.query(
      `UPDATE ${JOBS_SCHEMA}.${JOBS_TABLE} SET next_run_at = now(), fail_count = NULL, failed_at = NULL, fail_reason = NULL
       WHERE id = $1 AND ${givenUp}`,
      [id],
    );
    return rowCount === 1;
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}
