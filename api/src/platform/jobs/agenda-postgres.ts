import pg from 'pg';
import type { JobsBackend } from './agenda-backend.js';
import { AgendaJobs, type AgendaJobsOptions } from './agenda-jobs.js';
import { ensureJobsSchema, JOBS_SCHEMA, JOBS_TABLE } from './agenda-postgres-schema.js';
import { UniqueKeyRepository } from './agenda-postgres-repository.js';
import type { Jobs } from './jobs.port.js';

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

  close(): Promise<void> {
    return this.#pool.end();
  }
}
