import type { TestApp } from './test-app.js';

type Queue = Pick<TestApp, 'rows'>;

/** As if the time had come for which a job waits in the queue of processes on this database. */
export async function makeJobDue({ rows }: Queue, name: string): Promise<void> {
  await rows(
    `update agenda.agenda_jobs set next_run_at = now()
     where name = $1 and locked_at is null and next_run_at > now()`,
    [name],
  );
}

/** As if the time had passed for which processes that were killed keep a job from others. */
export async function freeJob({ rows }: Queue, name: string): Promise<void> {
  await rows(
    'update agenda.agenda_jobs set locked_at = to_timestamp(0) where name = $1 and locked_at is not null',
    [name],
  );
}
