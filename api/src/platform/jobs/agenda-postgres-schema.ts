import { createHash } from 'node:crypto';
import {
  getCreateIndexesSQL,
  getCreateTableSQL,
  getUpdateTimestampTriggerSQL,
  PostgresJobRepository,
} from '@agendajs/postgres-backend';
import type { Pool } from 'pg';

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
