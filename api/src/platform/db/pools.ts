import { createHash } from 'node:crypto';
import pg from 'pg';
import { connectWithinMs } from './database-pulse.js';
import { dropReadOnly, PrimaryClient } from './primary-client.js';
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

/** Longest statement on a replica, in milliseconds; the primary then has its own time for it. */
export const replicaMs = 5_000;

/** What statements are run on, each prepared when it has parameters. Their numbers come back as numbers. */
export function preparing(pool: Pick<pg.Pool | pg.PoolClient, 'query'>): Queryable {
  return {
    query: (text, values) =>
      pool.query({ text, types, ...(values.length > 0 ? { name: statementName(text), values } : {}) }),
  };
}

/**
 * What large statements are run on that PostgreSQL would plan anew for the parameters of each call, which takes longer than to run them:
 * by the plan that a connection keeps for any parameters. What tells rows apart has to stand in their text (`sql.constant`).
 */
export function byKeptPlans(pool: pg.Pool): Queryable {
  return {
    query: async (text, values) => {
      const client = await pool.connect();
      try {
        await client.query('begin; set local plan_cache_mode = force_generic_plan');
        const answer = await preparing(client).query<never>(text, values);
        await client.query('commit');
        client.release();
        return answer;
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
  };
}

/**
 * The connections of a process. Who holds one of a pool waits for no other one of the same pool. Reading never waits for a lock that
 * somebody who writes holds: it has its own connections, and so has what it writes on its way.
 */
export interface Pools {
  /** Sessions that cannot write. */
  reads: pg.Pool;
  /** Units of work, and single statements that write records: they wait for each other, up to all connections of the pool. */
  units: pg.Pool;
  /** Counts of rate limits, and entries of the audit log that no unit of work makes: they name records, but wait for none. */
  notes: pg.Pool;
}

/**
 * How many connections each pool has: one in ten is for notes; of the others, half are for reading.
 * @param total at least 3
 */
export function poolSizes(total: number): Record<keyof Pools, number> {
  const notes = Math.max(1, Math.floor(total / 10));
  const reads = Math.floor((total - notes) / 2);
  return { reads, units: total - notes - reads, notes };
}

/**
 * A pool whose numbers are numbers.
 * @param access with `read`, the server refuses statements that write or lock rows
 * @param isThroughPooler a session lasts for a transaction: what is said of it when it begins is the pooler's and the role's to say
 */
export function createPool(
  url: string,
  max: number,
  access: 'read' | 'write',
  isThroughPooler: boolean,
  server: 'primary' | 'replica' = 'primary',
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: access === 'read' && !isThroughPooler ? readOnlyAddress(url) : url,
    ...(server === 'primary' && { Client: PrimaryClient }),
    max,
    connectionTimeoutMillis: connectWithinMs,
    keepAlive: true,
    ...(!isThroughPooler && { statement_timeout: server === 'replica' ? replicaMs : 15_000 }),
    types,
  });
  if (isThroughPooler) keepUnprepared(pool);
  if (access === 'write') dropReadOnly(pool);
  // A connection that breaks while idle is replaced at the next use.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Has the statements of a pool prepared for one use: a prepared one stays with a connection of the server's, and behind a pooler the next
 * statement may come over another one.
 */
export function keepUnprepared(pool: pg.Pool): void {
  type Query = (first: unknown, ...others: unknown[]) => unknown;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as unknown as Query;
    const unprepared: Query = (first, ...others) => {
      const isPrepared =
        typeof first === 'object' && first !== null && 'name' in first && !('submit' in first);
      return query(isPrepared ? { ...first, name: undefined } : first, ...others);
    };
    client.query = unprepared as unknown as pg.PoolClient['query'];
  });
}

/** Told as a connection is opened, so that there is never a moment in which it may write. */
function readOnlyAddress(url: string): string {
  const address = new URL(url);
  const given = address.searchParams.get('options') ?? process.env['PGOPTIONS'] ?? '';
  address.searchParams.set('options', `${given} -c default_transaction_read_only=on`.trim());
  return address.href;
}
