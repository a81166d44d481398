import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Queryable } from './sql.js';

const { builtins, getTypeParser } = pg.types;

/** numeric and bigint become numbers: amounts have two decimals and counts are small, both far below 2^53. */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [builtins.NUMERIC]: Number,
  [builtins.INT8]: Number,
  [builtins.DATE]: (text) => text,
};

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? (getTypeParser as (id: number, form?: string) => unknown)(oid, format),
};

/** Every text gets one name, so that the server plans it once a connection. Texts are few: values are parameters. */
const statementNames = new Map<string, string>();
const maxStatements = 2_000;

function statementName(text: string): string | undefined {
  const known = statementNames.get(text);
  if (known) return known;
  if (statementNames.size >= maxStatements) return undefined;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  statementNames.set(text, name);
  return name;
}

/** What statements are run on, each prepared when it has parameters. */
export function preparing(pool: pg.Pool): Queryable {
  return {
    query: (text, values) =>
      pool.query(values.length > 0 ? { name: statementName(text), text, values } : { text }),
  };
}

/** A pool whose numbers are numbers. */
export function createReadPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    types,
  });
  // A connection that breaks while idle is replaced at the next use.
  pool.on('error', () => undefined);
  return pool;
}
