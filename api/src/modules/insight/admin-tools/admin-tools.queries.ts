import type { Unit, Reads } from '../../../platform/db/database.js';
import { listPage } from '../../../platform/db/list-page.js';
import { byField } from '../../../platform/db/list-statement.js';
import { sql, type Queryable } from '../../../platform/db/sql.js';
import { pageOf, sortOf } from '../../../platform/http/pages.js';
import type { SqlHistory, SqlHistoryItem, SqlHistoryQuery } from './admin-tools.dto.js';

/** Tables whose rows stay: reference data, what the installation knows of itself, and who did what with the test tools. */
export const keptTables: ReadonlySet<string> = new Set([
  'schema_migrations',
  'installation',
  'countries',
  'exchange_rates',
  'global_directories',
  // Names the files that are to be removed now.
  'discarded_files',
  'admin_actions',
  'audit_log',
  // What administrators prove themselves by; that of others goes with them.
  'second_factors',
  'second_factor_moves',
  'recovery_codes',
  'known_devices',
  'passkeys',
  'audit_chains',
  'audit_checkpoints',
  'audit_callers',
  // They tell the screens that everything is gone.
  'changes',
  'change_notes',
  // Whatever empties the tables that they count is entered in them.
  'counted_tables',
  'message_counters',
  'order_counters',
  'audit_pending',
]);

/** Administrators stay in these, and what signs them in. */
const people = 'users';
const peoplesSessions = 'sessions';

/** A table whose rows name rows of another. */
interface Reference {
  child: string;
  parent: string;
  /** The parent's rows cannot be deleted before the child's. */
  binding: boolean;
}

/** Gives a clean-up the time that a large database takes, but does not have it wait for others for ever. */
export async function allowTime(unit: Unit): Promise<void> {
  await unit.execute(`set local statement_timeout = '10min'`);
  await unit.execute(`set local lock_timeout = '20s'`);
}

/** All tables that a clean-up empties, as the database names them: whatever a later version adds is among them. */
export async function findEmptiedTables(unit: Unit): Promise<string[]> {
  const rows = await unit.execute<{ name: string }[]>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  );
  return rows.map(({ name }) => name).filter((name) => !keptTables.has(name) && name !== peoplesSessions);
}

/** Nobody writes to the tables until the unit of work ends; reading goes on. */
export async function lockTables(unit: Unit, tables: readonly string[]): Promise<void> {
  await unit.execute(`lock table ${tables.map(quoted).join(', ')} in exclusive mode`);
}

/** Rows that are going to be deleted, by table. */
export async function countRows(unit: Unit, tables: readonly string[]): Promise<Map<string, number>> {
  const counts = await unit.execute<{ name: string; count: number }[]>(
    tables
      .map((name) => `select '${name}' as name, count(*)::int as count from ${quoted(name)}${only(name)}`)
      .join(' union all '),
  );
  return new Map(counts.map(({ name, count }) => [name, count]));
}

/** Deletes the rows of the tables, those that name others first: row by row, so that the files of each are noted. */
export async function emptyTables(unit: Unit, tables: readonly string[]): Promise<void> {
  await unit.execute('set constraints all deferred');
  for (const name of inSequence(tables, await findReferences(unit))) {
    await unit.execute(`delete from ${quoted(name)}${only(name)}`);
  }
}

/** Notes a clean-up with what it deleted, in its own transaction. */
export async function noteCleanup(
  unit: Unit,
  by: { userId: number; email: string },
  counts: object,
  durationMs: number,
): Promise<void> {
  await unit.execute(
    `insert into admin_actions (user_id, user_email, action, counts, duration_ms) values (?, ?, 'cleanup', ?::jsonb, ?)`,
    [by.userId, by.email, JSON.stringify(counts), durationMs],
  );
}

async function findReferences(unit: Unit): Promise<Reference[]> {
  return unit.execute<Reference[]>(
    `select child.relname as child, parent.relname as parent,
       confdeltype in ('a', 'r') and not condeferrable as binding
     from pg_constraint
       join pg_class child on child.oid = conrelid
       join pg_class parent on parent.oid = confrelid
     where contype = 'f' and conrelid <> confrelid and child.relnamespace = 'public'::regnamespace`,
  );
}

/** Tables in a sequence in which each comes after those that name it, as far as they do not go in a circle. */
export function inSequence(tables: readonly string[], references: readonly Reference[]): string[] {
  const left = new Set(tables);
  const sequence: string[] = [];
  while (left.size > 0) {
    const isFree = (name: string, bindingOnly: boolean): boolean =>
      !references.some(
        ({ child, parent, binding }) => parent === name && left.has(child) && (binding || !bindingOnly),
      );
    const names = [...left];
    const next = names.find((name) => isFree(name, false)) ?? names.find((name) => isFree(name, true));
    if (next === undefined) throw new Error(`Tables that cannot be emptied: ${names.join(', ')}`);
    left.delete(next);
    sequence.push(next);
  }
  return sequence;
}

function only(table: string): string {
  return table === people ? ' where not is_admin' : '';
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

const columns = sql`t.id, t.user_email, t.mode, t.statement as sql, t.row_count, t.error, t.duration_ms, t.created_at`;

const sortFields = ['created_at', 'user_email', 'duration_ms', 'row_count', 'id'] as const;

/** Statements that administrators ran, the latest first unless told otherwise. */
export function listStatements(reads: Reads, query: SqlHistoryQuery): Promise<SqlHistory> {
  const q = query.q?.trim();
  const sort = sortOf(query.sort, sortFields, { field: 'created_at', descending: true });
  return listPage<SqlHistoryItem>(
    reads,
    {
      table: 'admin_actions',
      columns,
      where: [
        sql`t.action = 'sql'`,
        ...(q ? [sql`strpos(fold(t.statement || ' ' || t.user_email), fold(${q})) > 0`] : []),
      ],
      // A statement that failed has no rows to count.
      orderBy: byField(sort, undefined, sort.field === 'row_count'),
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
