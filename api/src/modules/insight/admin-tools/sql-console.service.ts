import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../../../platform/db/database.js';
import type { DomainError } from '../../../kernel/domain-error.js';
import { BadRequest, Forbidden } from '../../../platform/http/errors.js';
import type { Principal } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { Logger } from '../../../kernel/log.js';
import { forgetCallerOf, noteCallerOf, writeAudit } from '../../identity/index.js';
import { listStatements, noteOutcome, noteStatement } from './admin-tools.queries.js';
import type { SqlHistory, SqlHistoryQuery, SqlMode, SqlResult } from './admin-tools.dto.js';
import { runStatement, StatementStopped, type StatementResult, endConnection } from './sql/run-statement.js';
import { sqlAddress, type SqlAddress } from './sql/sql-address.js';

interface SqlConsoleServiceDeps {
  db: Database;
  limits: RateLimits;
  mode: SqlMode;
  secret: string;
  log: Logger;
}

/** Runs the statements of administrators, and keeps who ran which. */
export class SqlConsoleService {
  private address: Promise<SqlAddress> | null = null;
  readonly mode: SqlMode;

  constructor(private readonly deps: SqlConsoleServiceDeps) {
    this.mode = deps.mode;
  }

  /**
   * @throws {Forbidden} `sql_off`, or `administrator_only` to somebody who is none any more
   * @throws {BadRequest} `sql_failed` with the database's words, `sql_timed_out`, `sql_result_too_large`
   * @throws {Unavailable} `sql_no_reader`, `sql_reader_too_powerful` when the database has no role to run them as
   */
  async execute({ userId }: Pick<Principal, 'userId'>, text: string): Promise<SqlResult> {
    const { mode } = this;
    if (mode === 'off') throw new Forbidden('sql_off');
    await this.deps.limits.consume('admin-sql', String(userId));
    const { url, hidden } = await this.addressFor(mode);
    const note = await noteStatement(this.deps.db.writes, { userId, mode, text });
    if (note === null) throw new Forbidden('administrator_only');
    await writeAudit(this.deps.db.notes, {
      action: 'sql.executed',
      record: 'sql_statement',
      recordId: note,
      companyId: null,
      // The text is cut when it is long.
      after: {
        mode,
        statement: text,
        statement_length: text.length,
        statement_sha256: createHash('sha256').update(text).digest('hex'),
      },
    });
    const started = performance.now();
    const end = async (rowCount: number | null, error: string | null): Promise<number> => {
      const durationMs = Math.round(performance.now() - started);
      // What the statement did is done: that it could not be noted must not pass for its failure.
      await noteOutcome(this.deps.db.writes, note, { rowCount, error, durationMs }).catch((fault: unknown) =>
        this.deps.log.error(
          { err: fault, note },
          'the outcome of a statement of the SQL console was not noted',
        ),
      );
      return durationMs;
    };
    let result: StatementResult;
    try {
      result = await runStatement(text, {
        url,
        mode,
        begun: (processId) => this.noteCaller(processId),
        ended: (processId) => this.forgetCaller(processId),
        end: (processId) => endConnection(url, processId),
      });
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
    return listStatements(this.deps.db.reads, query);
  }

  /** The audit log takes from here who changes something in that session: nothing that a statement sets makes it somebody else. */
  private async noteCaller(processId: number): Promise<void> {
    await noteCallerOf(this.deps.db.writes, processId);
  }

  /** Never fails: the statement may have written by now. Whoever gets the process's number next is noted in its place. */
  private async forgetCaller(processId: number): Promise<void> {
    try {
      await forgetCallerOf(this.deps.db.writes, processId);
    } catch (error) {
      this.deps.log.error(
        { err: error, processId },
        'who ran a statement of the SQL console was not forgotten',
      );
    }
  }

  private addressFor(mode: 'read' | 'write'): Promise<SqlAddress> {
    const address = (this.address ??= sqlAddress(
      { pool: this.deps.db.pools.units, url: this.deps.db.url },
      mode,
      this.deps.secret,
    ));
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
