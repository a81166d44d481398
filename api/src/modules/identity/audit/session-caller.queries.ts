import { callerSetting } from '../../../kernel/caller.js';
import { sql, type Queryable } from '../../../platform/db/sql.js';

/**
 * Has the audit log take the present caller for who changes something in another session, by the number of its process: nothing that a
 * statement sets there makes it somebody else.
 */
export async function noteCallerOf(on: Queryable, processId: number): Promise<void> {
  await sql`
    insert into audit_callers (process_id, caller) values (${processId}, ${callerSetting() ?? '{}'}::jsonb)
    on conflict (process_id) do update set caller = excluded.caller`.execute(on);
}

/** Forgets who changes something in a session. */
export async function forgetCallerOf(on: Queryable, processId: number): Promise<void> {
  await sql`delete from audit_callers where process_id = ${processId}`.execute(on);
}
