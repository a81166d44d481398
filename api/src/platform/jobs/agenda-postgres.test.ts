import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { createEmptyDatabase, type EmptyDatabase } from '../../testing/empty-database.js';
import { describeSharedJobs } from './agenda-jobs.contract.js';
import { createPostgresJobs } from './agenda-postgres.js';
import { describeJobs } from './jobs.contract.js';
import { letTimersEnd, LogForTest, pause, until } from './testing/jobs-bench.js';
import type { JobDefinition, Jobs, JobsLogger } from './jobs.port.js';

// Locks of a second and pauses of tenths: a machine that is busy with something else can be late for them.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

let database: EmptyDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.drop());

const open = (logger: JobsLogger, url = database.url): Jobs =>
  createPostgresJobs({ connectionString: url, logger, graceSeconds: 0.5 });

async function query(sql: string, url = database.url): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const clear = async () => void (await query('DROP SCHEMA IF EXISTS agenda CASCADE'));

describeJobs('PostgreSQL', (logger) => {
  const jobs = open(logger);
  const dispose = () => jobs.stop().then(clear);
  return Promise.resolve({ jobs, pump: () => undefined, dispose });
});

describeSharedJobs('PostgreSQL', () => Promise.resolve({ open, dispose: clear }));

describe('on PostgreSQL', () => {
  const opened: Jobs[] = [];
  let log = new LogForTest();
  const start = async (
    run: JobDefinition<unknown>['run'],
    settings: Partial<JobDefinition<unknown>> = {},
  ) => {
    log = new LogForTest();
    const jobs = open(log);
    opened.push(jobs);
    jobs.define({ name: 'note', run, lockSeconds: 2, ...settings });
    await jobs.start();
    return jobs;
  };

  afterAll(letTimersEnd);
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((jobs) => jobs.stop()));
    await clear();
  });

  test('jobs that are done leave nothing behind, those given up leave a row for a month', async () => {
    const run = (data: unknown) => (data === 'bad' ? Promise.reject(new Error('bad')) : Promise.resolve());
    const jobs = await start(run);
    await jobs.enqueue('note', 'good');
    await jobs.enqueue('note', 'bad');
    await until(() => log.lines.length === 1);
    await pause(300);
    const rows = () => query('SELECT data, fail_reason FROM agenda.agenda_jobs');
    expect(await rows()).toEqual([{ data: { payload: 'bad' }, fail_reason: 'bad' }]);
    await start(run);
    await pause(200);
    expect(await rows()).toHaveLength(1);
    await query(`UPDATE agenda.agenda_jobs SET failed_at = now() - interval '31 days'`);
    await start(run);
    await pause(200);
    expect(await rows()).toEqual([]);
  });

  test('everything is in the schema agenda', async () => {
    await start(() => Promise.resolve());
    const rows = await query(
      `SELECT DISTINCT n.nspname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE n.nspname NOT LIKE 'pg_%' AND n.nspname <> 'information_schema'
       UNION SELECT n.nspname FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
       WHERE n.nspname NOT LIKE 'pg_%' AND n.nspname <> 'information_schema'`,
    );
    expect(rows).toEqual([{ nspname: 'agenda' }]);
  });

  test('a start that finds the schema made does not touch it', async () => {
    await start(() => Promise.resolve());
    const oid = `SELECT oid FROM pg_trigger WHERE tgrelid = 'agenda.agenda_jobs'::regclass`;
    const before = await query(oid);
    await start(() => Promise.resolve());
    expect(await query(oid)).toEqual(before);
    await query(`COMMENT ON TABLE agenda.agenda_jobs IS 'of an older version'`);
    await start(() => Promise.resolve());
    expect(await query(oid)).not.toEqual(before);
  });

  test('the queue outlives a restart of the database, and no job is done twice for it', async () => {
    const seen: unknown[] = [];
    const jobs = await start(
      async (data) => {
        seen.push(data);
        await pause(data === 'long' ? 1_500 : 0);
      },
      { lockSeconds: 4 },
    );
    await jobs.enqueue('note', 'before');
    await jobs.enqueue('note', 'long');
    await until(() => seen.length === 2);
    // The database is away while the long job ends.
    await database.outside(`ALTER DATABASE ${database.name} ALLOW_CONNECTIONS false`);
    await database.outside('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
      database.name,
    ]);
    await expect(jobs.check()).rejects.toThrow();
    await expect(jobs.enqueue('note', 'lost')).rejects.toThrow();
    await pause(2_000);
    await database.outside(`ALTER DATABASE ${database.name} ALLOW_CONNECTIONS true`);
    await jobs.check();
    await jobs.enqueue('note', 'after');
    await until(() => seen.length === 3);
    // Until after its lock.
    await pause(4_500);
    expect([...seen].sort()).toEqual(['after', 'before', 'long']);
    // An outage is told a few times, not five times a second.
    expect(log.lines.length).toBeGreaterThanOrEqual(1);
    expect(log.lines.length).toBeLessThan(4);
  });

  test('a database that is not there is an error with a reason, and the queue can be tried again', async () => {
    const other = await createEmptyDatabase();
    await other.drop();
    const jobs = open(new LogForTest(), other.url);
    opened.push(jobs);
    jobs.define({ name: 'note', run: () => Promise.resolve() });
    await expect(jobs.start()).rejects.toThrow(other.name);
    await expect(jobs.check()).rejects.toThrow(other.name);
    await other.outside(`CREATE DATABASE ${other.name}`);
    await jobs.start();
    await jobs.check();
    await jobs.stop();
    await other.drop();
  });

  test('a job of a dead process that another had taken up and not begun is not lost', async () => {
    const seen: unknown[] = [];
    const jobs = await start((data) => Promise.resolve(void seen.push(data)));
    await jobs.stop();
    // Begun by a process that died: no next time, only an old lock.
    await query(
      `INSERT INTO agenda.agenda_jobs (name, data, next_run_at, locked_at, last_run_at)
       VALUES ('note', '{"payload": "orphan"}', NULL, now() - interval '1 hour', now() - interval '1 hour')`,
    );
    await start((data) => Promise.resolve(void seen.push(data)));
    await until(() => seen.length === 1);
    expect(seen).toEqual(['orphan']);
  });

  test('looking for work is one cheap question, however many kinds of jobs there are and wait for later', async () => {
    const jobs = await start(() => Promise.resolve());
    for (let index = 0; index < 20; index += 1)
      jobs.define({ name: `kind-${index}`, lockSeconds: 2, run: () => Promise.resolve() });
    await query(
      `INSERT INTO agenda.agenda_jobs (name, data, next_run_at)
       SELECT 'kind-' || n % 20, '{"payload": 1}', now() + interval '1 day' FROM generate_series(1, 20000) AS n`,
    );
    await query('VACUUM ANALYZE agenda.agenda_jobs');
    const reads = async () => {
      await query('SELECT pg_stat_force_next_flush()');
      const rows = await query(
        `SELECT (xact_commit)::int AS transactions, (blks_hit + blks_read)::int AS blocks FROM pg_stat_database
         WHERE datname = current_database()`,
      );
      return { transactions: Number(rows[0]?.['transactions']), blocks: Number(rows[0]?.['blocks']) };
    };
    await pause(1_200);
    const before = await reads();
    await pause(2_000);
    const after = await reads();
    // Five looks a second. Each kind by itself would make two hundred transactions of it.
    expect(after.transactions - before.transactions).toBeGreaterThanOrEqual(5);
    expect(after.transactions - before.transactions).toBeLessThan(60);
    expect(after.blocks - before.blocks).toBeLessThan(3_000);
  });
});
