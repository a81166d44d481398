import pg from 'pg';
import type { Database } from '../../db/database.js';
import { BadRequest, Forbidden } from '../../http/errors.js';
import type { Principal } from '../../http/principal.js';
import type { RateLimits } from '../../http/rate-limits.js';
import { listStatements, noteOutcome, noteStatement } from './admin-action.queries.js';
import type { SqlHistory, SqlHistoryQuery, SqlMode, SqlResult } from './admin-tools.dto.js';
import { runStatement, StatementStopped, type StatementResult } from './sql/run-statement.js';
import { sqlAddress } from './sql/sql-address.js';

/** Runs the statements of administrators, and keeps who ran which. */
export class SqlConsoleService {
  private address: Promise<string> | null = null;

  constructor(
    private readonly db: Database,
    private readonly limits: RateLimits,
    readonly mode: SqlMode,
    private readonly secret: string,
  ) {}

  /**
   * @throws {Forbidden} `sql_off`, or `administrator_only` to somebody who is none any more
   * @throws {BadRequest} `sql_failed` with the database's words, `sql_timed_out`, `sql_result_too_large`
   */
  async execute({ userId }: Pick<Principal, 'userId'>, text: string): Promise<SqlResult> {
    const { mode } = this;
    if (mode === 'off') throw new Forbidden('sql_off');
    await this.limits.consume('admin-sql', String(userId));
    const url = await this.addressFor(mode);
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
      result = await runStatement(text, { url, mode, end: (processId) => this.terminate(processId) });
    } catch (error) {
      const problem = problemOf(error);
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

  private addressFor(mode: 'read' | 'write'): Promise<string> {
    const address = (this.address ??= sqlAddress(this.db, mode, this.secret));
    address.catch(() => (this.address = null));
    return address;
  }

  private async terminate(processId: number): Promise<void> {
    await this.db.pool.query('select pg_terminate_backend($1)', [processId]);
  }
}

function reasonOf({ code, details: { reason } }: BadRequest): string {
  return typeof reason === 'string' ? reason : code;
}

/** What to tell of a failure that the statement itself brought about; null for any other. */
function problemOf(error: unknown): BadRequest | null {
  if (error instanceof StatementStopped) {
    return new BadRequest(error.reason === 'timed_out' ? 'sql_timed_out' : 'sql_result_too_large');
  }
  if (!(error instanceof pg.DatabaseError)) return null;
  const { message, code, position, detail, hint } = error;
  return new BadRequest('sql_failed', {
    reason: message,
    sql_state: code ?? '',
    ...(position ? { position: Number(position) } : {}),
    ...(detail || hint ? { hint: [detail, hint].filter(Boolean).join(' ') } : {}),
  });
}
