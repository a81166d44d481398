import { Socket } from 'node:net';
import pg from 'pg';
import { PrimaryClient } from '../../../../platform/db/primary-client.js';
import type { Connection, QueryResult } from 'pg';
import Cursor from 'pg-cursor';
import { setTimeout as pause } from 'node:timers/promises';

const { builtins, getTypeParser } = pg.types;

/** Characters of a value that are shown. */
const maxLength = 10_000;

type Parser = (text: string) => unknown;

/** Elements of arrays by the type of the array. PostgreSQL's numbers of its own types never change. */
const elements: Readonly<Record<number, number>> = {
  1000: builtins.BOOL,
  1001: builtins.BYTEA,
  1005: builtins.INT2,
  1007: builtins.INT4,
  1009: builtins.TEXT,
  1014: builtins.BPCHAR,
  1015: builtins.VARCHAR,
  1016: builtins.INT8,
  1021: builtins.FLOAT4,
  1022: builtins.FLOAT8,
  1115: builtins.TIMESTAMP,
  1182: builtins.DATE,
  1183: builtins.TIME,
  1185: builtins.TIMESTAMPTZ,
  1187: builtins.INTERVAL,
  1231: builtins.NUMERIC,
  2951: builtins.UUID,
  199: builtins.JSON,
  3807: builtins.JSONB,
};
const textArray = 1009;
const json: ReadonlySet<number> = new Set([builtins.JSON, builtins.JSONB]);

const parsers: Readonly<Record<number, Parser>> = {
  [builtins.BOOL]: (text) => text === 't',
  [builtins.INT2]: Number,
  [builtins.INT4]: Number,
  [builtins.OID]: Number,
  [builtins.INT8]: exactNumber,
  [builtins.NUMERIC]: exactNumber,
  [builtins.FLOAT4]: finiteNumber,
  [builtins.FLOAT8]: finiteNumber,
  [builtins.TIMESTAMPTZ]: instant,
  [builtins.JSON]: (text) => JSON.parse(text) as unknown,
  [builtins.JSONB]: (text) => JSON.parse(text) as unknown,
};

/** Reads the values of a statement as what JSON can say; notes when one was too long and is cut. */
class SqlValues {
  /** Whether a value was cut. */
  shortened = false;

  /** How the driver is to read the values of a type. */
  readonly types = {
    getTypeParser: (type: number): Parser => {
      const element = elements[type];
      return element === undefined ? this.parserOf(type) : this.arrayParser(element);
    },
  };

  private parserOf(type: number): Parser {
    const parse = parsers[type];
    const isText = parse === undefined || json.has(type);
    return (text) => (isText && text.length > maxLength ? this.cut(text) : parse ? parse(text) : text);
  }

  private arrayParser(element: number): Parser {
    const read = (getTypeParser as (type: number) => Parser)(textArray);
    const parse = this.parserOf(element);
    const each = (value: unknown): unknown =>
      Array.isArray(value) ? value.map(each) : typeof value === 'string' ? parse(value) : value;
    return (text) => (text.length > maxLength ? this.cut(text) : each(read(text)));
  }

  private cut(text: string): string {
    this.shortened = true;
    return `${text.slice(0, maxLength)}…`;
  }
}

/** A number where it is exactly what is stored, otherwise its digits. */
function exactNumber(text: string): number | string {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length <= 15 && Number.isFinite(Number(text)) ? Number(text) : text;
}

function finiteNumber(text: string): number | string {
  const value = Number(text);
  return Number.isFinite(value) ? value : text;
}

function instant(text: string): string {
  const value = new Date(text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'));
  return Number.isNaN(value.getTime()) ? text : value.toISOString();
}

/** What of the connection copying needs. */
interface CopyConnection extends Connection {
  sendCopyFail(reason: string): void;
}

/** A cursor that also gets along with statements that copy: nothing can be sent to them, and what they send is left out. */
class StatementCursor extends Cursor<unknown[]> {
  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFail('There is nothing to copy from');
  }

  handleCopyData(): void {
    // The number of rows is told at the end.
  }

  /** The next rows, with what is known of the result so far. */
  next(count: number): Promise<{ rows: unknown[][]; result: QueryResult | null }> {
    return new Promise((resolve, reject) => {
      this.read(count, (error, rows, result) => {
        // At the end of everything there is no result any more.
        if (error) reject(error);
        else resolve({ rows, result: (result as QueryResult | undefined) ?? null });
      });
    });
  }
}

/** Rows that are read at most. */
export const maxRows = 1_000;
/** Seconds that a statement may take. */
export const maxSeconds = 5;

const rowsAtOnce = 100;
const maxBytes = 16 * 1024 * 1024;
const lookEveryMs = 50;
/** The database stops a statement by itself; this is for one that has talked it out of that. */
const graceMs = 500;

/** Why a statement was stopped from outside. */
type Stopped = 'timed_out' | 'too_large';

/** A statement was stopped: it took too long, or what it gave was too much. */
export class StatementStopped extends Error {
  override readonly name = 'StatementStopped';

  constructor(readonly reason: Stopped) {
    super(reason);
  }
}

/** What a statement gave back. */
export interface StatementResult {
  columns: string[];
  types: string[];
  rows: unknown[][];
  rowCount: number;
  truncated: boolean;
  shortened: boolean;
  /** Empty when there was nothing to run. */
  command: string;
}

/** Where and how a statement is run. */
interface StatementPlace {
  /** Of the database, with the role that runs it. */
  url: string;
  mode: 'read' | 'write';
  /** Is awaited before the statement is run. @param processId number of the connection's process */
  begun(processId: number): Promise<void>;
  /** Is awaited after it, also when it failed. Must not fail: the statement may have written. */
  ended(processId: number): Promise<void>;
  /** Ends a connection from outside, by the number of its process. */
  end(processId: number): Promise<void>;
}

/**
 * Runs one statement in a transaction of its own, read-only unless the mode is to write, on a connection of its own that
 * ends with it: nothing that it sets, locks or listens to outlives it. The extended protocol takes one statement alone, so
 * that nothing can follow one that ends the transaction.
 * @throws {StatementStopped} after five seconds, or when it gives more than 16 MB
 * @throws {pg.DatabaseError} when the database refuses it
 */
export async function runStatement(text: string, place: StatementPlace): Promise<StatementResult> {
  const socket = new Socket();
  const client = new PrimaryClient({
    connectionString: place.url,
    application_name: 'frakto-sql',
    connectionTimeoutMillis: 5_000,
    stream: () => socket,
  });
  // A connection that breaks is told by the next statement; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  let processId = 0;
  try {
    return await watched(
      socket,
      () => (processId === 0 ? undefined : place.end(processId)),
      async () => {
        processId = await begin(client, place.mode);
        await place.begun(processId);
        return runAndEnd(client, text, place.mode);
      },
    );
  } finally {
    await leave(client, socket);
    if (processId !== 0) await place.ended(processId);
  }
}

/** Nobody waits for a database that does not say good-bye: a connection that is cut ends its transaction too. */
async function leave(client: pg.Client, socket: Socket): Promise<void> {
  const cut = setTimeout(() => socket.destroy(), graceMs);
  await client.end().catch(() => undefined);
  clearTimeout(cut);
}

/** @returns the number of the connection's process */
async function begin(client: pg.Client, mode: 'read' | 'write'): Promise<number> {
  await client.query(
    `set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set bytea_output = 'hex';
     set statement_timeout = ${maxSeconds * 1_000}; set idle_in_transaction_session_timeout = 30000`,
  );
  await client.query(`begin transaction read ${mode === 'write' ? 'write' : 'only'}`);
  // From the first query on, a transaction that only reads cannot be turned into another.
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

async function runAndEnd(client: pg.Client, text: string, mode: 'read' | 'write'): Promise<StatementResult> {
  const values = new SqlValues();
  const cursor = client.query(new StatementCursor(text, [], { rowMode: 'array', types: values.types }));
  const rows: unknown[][] = [];
  let result: pg.QueryResult | null = null;
  // One more than is given back tells whether there are any.
  while (rows.length <= maxRows) {
    const part = await cursor.next(Math.min(rowsAtOnce, maxRows + 1 - rows.length));
    result = part.result ?? result;
    if (part.rows.length === 0) break;
    rows.push(...part.rows);
  }
  await cursor.close();
  const truncated = rows.length > maxRows;
  const shown = truncated ? rows.slice(0, maxRows) : rows;
  const fields = result?.fields ?? [];
  const types = await typeNames(client, fields);
  if (mode === 'write') await client.query('commit');
  // What only read is read, however its transaction ends; at the latest it does so with the connection.
  else await client.query('rollback').catch(() => undefined);
  const changed = result?.rowCount ?? 0;
  return {
    columns: fields.map(({ name }) => name),
    types,
    rows: shown,
    rowCount: fields.length > 0 ? shown.length : changed,
    truncated,
    shortened: values.shortened,
    command: commandOf(result, text),
  };
}

/** What was run, as the database calls it; until all rows are read it has not said so. */
function commandOf(result: pg.QueryResult | null, text: string): string {
  const told = (result as { command?: string | null } | null)?.command;
  return told ?? (result ? (/[a-z]+/i.exec(text)?.[0] ?? '').toUpperCase() : '');
}

async function typeNames(client: pg.Client, fields: readonly pg.FieldDef[]): Promise<string[]> {
  if (fields.length === 0) return [];
  const { rows } = await client.query<{ name: string }>(
    `select format_type(type.oid::oid, null) as name
     from unnest($1::bigint[]) with ordinality as type (oid, position) order by position`,
    [fields.map(({ dataTypeID }) => dataTypeID)],
  );
  return rows.map(({ name }) => name);
}

/** Ends the connection when the work takes too long, or too much comes over it. */
async function watched<T>(
  socket: Socket,
  end: () => Promise<void> | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const started = performance.now();
  let stopped: Stopped | null = null;
  const timer = setInterval(() => {
    if (stopped) return;
    if (performance.now() - started > maxSeconds * 1_000 + graceMs) stopped = 'timed_out';
    else if (socket.bytesRead > maxBytes) stopped = 'too_large';
    if (!stopped) return;
    socket.destroy();
    end()?.catch(() => undefined);
  }, lookEveryMs);
  try {
    return await work();
  } catch (error) {
    if (stopped) throw new StatementStopped(stopped);
    throw isTimeout(error) ? new StatementStopped('timed_out') : error;
  } finally {
    clearInterval(timer);
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '57014' && /timeout/.test(error.message);
}

const tries = 4;
const pauseMs = 1_000;

/**
 * Ends a connection of a role from outside, as that role: nobody else needs to be permitted it. A statement that does not let
 * itself be stopped would run on for good, so that what fails is tried again.
 * @param url of the database, with the role whose connection it is
 * @throws {Error} when it failed four times within seconds
 */
export async function endConnection(
  url: string,
  processId: number,
  terminate: typeof terminateAs = terminateAs,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await terminate(url, processId);
    } catch (error) {
      if (attempt === tries) throw error;
      await pause(pauseMs);
    }
  }
}

async function terminateAs(url: string, processId: number): Promise<void> {
  const client = new PrimaryClient({
    connectionString: url,
    application_name: 'frakto-sql-end',
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_terminate_backend($1)', [processId]);
  } finally {
    await client.end().catch(() => undefined);
  }
}
