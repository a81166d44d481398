import pg from 'pg';
import type { Database } from '../../db/database.js';
import type { DomainError } from '../../domain/domain-error.js';
import { BadRequest, Forbidden } from '../../http/errors.js';
import type { Principal } from '../../http/principal.js';
import type { RateLimits } from '../../http/rate-limits.js';
import { listStatements, noteOutcome, noteStatement } from './admin-action.queries.js';
import type { SqlHistory, SqlHistoryQuery, SqlMode, SqlResult } from './admin-tools.dto.js';
import { endConnection } from './sql/end-connection.js';
import { runStatement, StatementStopped, type StatementResult } from './sql/run-statement.js';
import { sqlAddress, type SqlAddress } from './sql/sql-address.js';

/** Runs the statements of administrators, and keeps who ran which. */
export class SqlConsoleService {
  private address: Promise<SqlAddress> | null = null;

  constructor(
    private readonly db: Database,
    private readonly limits: RateLimits,
    readonly mode: SqlMode,
    private readonly secret: string,
  ) {}

  /**
   * @throws {Forbidden} `sql_off`, or `administrator_only` to somebody who is none any more
   * @throws {BadRequest} `sql_failed` with the database's words, `sql_timed_out`, `sql_result_too_large`
   * @throws {Unavailable} `sql_no_reader`, `sql_reader_too_powerful` when the database has no role to run them as
   */
  async execute({ userId }: Pick<Principal, 'userId'>, text: string): Promise<SqlResult> {
    const { mode } = this;
    if (mode === 'off') throw new Forbidden('sql_off');
    await this.limits.consume('admin-sql', String(userId));
    const { url, hidden } = await this.addressFor(mode);
    const note = await noteStatement(this.db.reads, { userId, mode, text });
    if (note === null) throw new Forbidden('administrator_only');
    const started = performance.now();
    const end = async (rowCount: number | null, error: string | null): Promise<number> => {
      const durationMs = Math.round(performance.now() - started);
      await noteOutcome(this.db.reads, note, { rowCount, error, durationMs });
      return durationMs;
    };
    let result: StatementResult;
    try {
      result = await runStatement(text, { url, mode, end: (processId) => endConnection(url, processId) });
    } catch (error) {
      const problem = problemOf(error, hidden);
      await end(null, problem ? reasonOf(problem) : 'failed');
      throw problem ?? error;
    }
    const { columns, types, rows, rowCount, truncated, shortened, command } = result;
    const duration_ms = await end(rowCount, null);
    return {
      columns,
      column_types: types,
      rows,
      row_count: rowCount,
      truncated,
      shortened,
      command,
      mode,
      duration_ms,
    };
  }

  listHistory(query: SqlHistoryQuery): Promise<SqlHistory> {
    return listStatements(this.db.reads, query);
  }

  private addressFor(mode: 'read' | 'write'): Promise<SqlAddress> {
    const address = (this.address ??= sqlAddress(this.db, mode, this.secret));
    address.catch(() => (this.address = null));
    return address;
  }
}

function reasonOf({ code, details: { reason } }: DomainError): string {
  return typeof reason === 'string' ? reason : code;
}

/** What to tell of a failure that the statement itself brought about; null for any other. */
function problemOf(error: unknown, hidden: readonly string[]): DomainError | null {
  if (error instanceof StatementStopped) {
    return new BadRequest(error.reason === 'timed_out' ? 'sql_timed_out' : 'sql_result_too_large');
  }
  if (!(error instanceof pg.DatabaseError)) return null;
  const { message, code = '', position } = error;
  const hint = hintOf(error, hidden);
  return new BadRequest('sql_failed', {
    reason: message,
    sql_state: code,
    ...(position ? { position: Number(position) } : {}),
    ...(hint ? { hint } : {}),
  });
}

/** Whoever asks for all columns of a table is told by the database only that they may not. */
function hintOf({ code, detail, hint }: pg.DatabaseError, hidden: readonly string[]): string {
  const isTable = code === '42501' && hidden.length > 0;
  const told = isTable ? `Nobody reads ${hidden.join(', ')}: name the other columns.` : '';
  return [detail, hint, told].filter(Boolean).join(' ');
}
