import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';

/** A process that was not heard of for so many seconds has ended without saying so. */
export const silenceSeconds = 30;

/** Whether a user has a socket on a process that lives. */
export const isOnline = (userId: Sql): Sql => sql`
  exists (select from chat_presence p join chat_processes r on r.id = p.process_id
          where p.user_id = ${userId} and r.seen_at > now() - make_interval(secs => ${silenceSeconds}))`;

/** Those of some users who have a socket somewhere. */
export async function findOnline(reads: Queryable, userIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${userIds}::int[]) as u (id) where ${isOnline(sql`u.id`)}`.execute(reads);
  return rows.map(({ id }) => id);
}

/** Says that a process lives, and who is there. */
export async function noteAlive(on: Queryable, processId: string, userIds: readonly number[]): Promise<void> {
  await sql`
    with alive as (
      insert into chat_processes (id) values (${processId})
      on conflict (id) do update set seen_at = now() returning id)
    insert into chat_presence (user_id, process_id)
    select u.id, alive.id from alive, unnest(${userIds}::int[]) u (id) on conflict do nothing`.execute(on);
}

/** Takes a user's last socket on a process back. */
export async function noteAway(on: Queryable, processId: string, userId: number): Promise<void> {
  await sql`delete from chat_presence where process_id = ${processId} and user_id = ${userId}`.execute(on);
}

/** Forgets a process, or those that have been silent for long. */
export async function forgetProcess(on: Queryable, processId: string): Promise<void> {
  await sql`delete from chat_processes where id = ${processId}`.execute(on);
}

export async function forgetSilent(on: Queryable): Promise<void> {
  await sql`
    delete from chat_processes where seen_at < now() - make_interval(secs => ${silenceSeconds * 10})`.execute(
    on,
  );
}
