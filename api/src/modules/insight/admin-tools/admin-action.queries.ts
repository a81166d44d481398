import type { Reads } from '../../../platform/db/database.js';
import { listPage } from '../../../platform/db/list-page.js';
import { sql, type Queryable } from '../../../platform/db/sql.js';
import { pageOf } from '../../../platform/http/pages.js';
import type { SqlHistory, SqlHistoryItem, SqlHistoryQuery } from './admin-tools.dto.js';

const columns = sql`t.id, t.user_email, t.mode, t.statement as sql, t.row_count, t.error, t.duration_ms, t.created_at`;

/** Statements that administrators ran, the latest first. */
export function listStatements(reads: Reads, query: SqlHistoryQuery): Promise<SqlHistory> {
  const q = query.q?.trim();
  return listPage<SqlHistoryItem>(
    reads,
    {
      table: 'admin_actions',
      columns,
      where: [
        sql`t.action = 'sql'`,
        ...(q ? [sql`strpos(fold(t.statement || ' ' || t.user_email), fold(${q})) > 0`] : []),
      ],
      orderBy: [
        { column: 'created_at', descending: true },
        { column: 'id', descending: true },
      ],
    },
    pageOf(query),
  );
}

/**
 * Notes a statement before it is run, so that it is known whatever becomes of it.
 * @returns the note's id; null when the user is no administrator any more
 */
export async function noteStatement(
  on: Queryable,
  { userId, mode, text }: { userId: number; mode: string; text: string },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into admin_actions (user_id, user_email, action, mode, statement)
    select id, email, 'sql', ${mode}, ${text} from identity_people where id = ${userId} and is_admin returning id`.execute(
    on,
  );
  return rows[0]?.id ?? null;
}

/** Notes how a statement ended. */
export async function noteOutcome(
  on: Queryable,
  id: number,
  { rowCount, error, durationMs }: { rowCount: number | null; error: string | null; durationMs: number },
): Promise<void> {
  await sql`update admin_actions set row_count = ${rowCount}, error = ${error}, duration_ms = ${durationMs}
    where id = ${id}`.execute(on);
}
