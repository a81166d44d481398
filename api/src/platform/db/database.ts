import { AsyncLocalStorage } from 'node:async_hooks';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { callerSetting, currentCaller } from '../../kernel/caller.js';
import { BindingDriver } from './binding-driver.js';
import { CompanyTurns } from './company-turns.js';
import { databaseFailure, type Constraints, translated } from './database-failure.js';
import type { TableSet } from './table-set.js';
import type { Logger } from '../../kernel/log.js';
import { RefusalLog } from '../../kernel/refusal-log.js';
import { connectWithinMs, DatabasePulse } from './database-pulse.js';
import { dropReadOnly, toPrimary } from './primary-client.js';
import { byKeptPlans, createPool, keepUnprepared, poolSizes, preparing, type Pools } from './pools.js';
import { noteWritten, positionOf, Replica, unknownPosition } from './replica.js';
import { sql, type Queryable, type Sql } from './sql.js';
import { connectionOf } from './connection-of.js';
import { runWithin, showConnections, WholeTransaction, wholeTransaction } from './whole-transaction.js';

/** What statements of `sql` that only read are run on outside a unit of work. */
export type Reads = Queryable;

/** What a use case writes with, inside a transaction. */
export type Unit = EntityManager;

/** The unit of work that the code belongs to, as long as it is open. */
const unitUnderWay = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Longest wait of a statement that writes for a row that another transaction holds, in milliseconds. */
const lockedMs = 5_000;

/** For who has no log: scripts that end when they are done. */
const silent: Pick<Logger, 'warn'> = { warn: () => undefined };

/** Tells the triggers of the audit log who calls, for the transaction of the statement that it is selected by. */
export const setCallerSql = (caller = callerSetting()): Sql =>
  sql`set_config('frakto.caller', ${caller ?? ''}, true)`;

const undoings = new WeakMap<Unit, (() => unknown)[]>();

/**
 * Has something done when a unit of work is rolled back: what was counted elsewhere for what it would have written is given back.
 * @param undo must not fail
 */
export function whenUndone(unit: Unit, undo: () => Promise<void>): void {
  undoings.get(unit)?.push(undo);
}

interface DatabaseDeps {
  orm: MikroORM;
  pools: Pools;
  server: { url: string; pulse: DatabasePulse; replica: Replica | null };
  /** Of the connections for writing one company has a third at most: three of nine. */
  turns: CompanyTurns;
  constraints: Constraints;
}

/**
 * The database as use cases see it: units of work for writing, plain rows for reading.
 */
export class Database {
  private isFull = false;
  private readonly writtenListeners: ((companyId: number | null) => void)[] = [];
  readonly orm: MikroORM;
  readonly pools: Pools;
  /** Of the server itself, for what needs a session of its own: notices, locks, the queue of jobs. */
  readonly url: string;
  /** Tells whether the database answers, once it was started. */
  readonly pulse: DatabasePulse;
  /**
   * For `sql` templates: lists, searches, reports. Sees every company; queries take the company as an argument. What writes, or locks
   * rows, is refused here.
   */
  readonly reads: Reads;
  /**
   * For lists and searches that are shown and that nothing is decided by: the same as `reads`, but within a request it may be a replica
   * that has what the caller wrote, and not yet what others did a moment ago.
   */
  readonly lists: Reads;
  /** The same as `reads`, for large statements whose plans are kept. */
  readonly plannedReads: Reads;
  /** Null where there is none. */
  readonly replica: Replica | null;
  /**
   * For single statements that write, each a transaction by itself. It has the connections of the units of work, so that a unit, which
   * holds one, writes with `connectionOf(unit)`.
   */
  readonly writes: Queryable;
  /** For entries of the audit log that no unit of work makes. */
  readonly notes: Queryable;

  private constructor(private readonly deps: DatabaseDeps) {
    const { orm, pools, server, turns } = deps;
    this.orm = orm;
    this.pools = pools;
    this.url = server.url;
    this.pulse = server.pulse;
    this.replica = server.replica;
    const ofWhole = (part: 'reads' | 'writes', otherwise: Queryable): Queryable => ({
      query: (text, values) => (wholeTransaction()?.[part] ?? otherwise).query(text, values),
    });
    this.reads = this.noting(ofWhole('reads', preparing(pools.reads)));
    this.plannedReads = this.noting(ofWhole('reads', byKeptPlans(pools.reads)));
    this.lists = this.replica ? this.noting(ofWhole('reads', this.replica.lists)) : this.reads;
    const single = ofWhole('writes', inTurn(turns, preparing(pools.units)));
    this.writes = outsideOfUnits(this.telling(this.noting(single)));
    this.notes = this.noting(preparing(pools.notes));
  }

  /**
   * Makes the pools. None connects before it is used: what is wrong with the address is told by the first statement.
   * @param url of the server, or of a pooler that gives out its connections by transaction
   * @param options.directUrl of the server itself where `url` is a pooler's: for what needs a session of its own
   * @param options.readUrl of a streaming replica that lists may be read from
   * @param options.tables of all modules; statements can be run without
   * @param options.log is told of refusals
   */
  static async open(
    url: string,
    poolSize: number,
    {
      directUrl,
      readUrl,
      tables = [],
      log = silent,
    }: {
      directUrl?: string | undefined;
      readUrl?: string | undefined;
      tables?: readonly TableSet[];
      log?: Pick<Logger, 'warn'>;
    } = {},
  ): Promise<Database> {
    const isThroughPooler = directUrl !== undefined;
    const pulse = new DatabasePulse(directUrl ?? url);
    const sizes = poolSizes(poolSize);
    const made: Pool[] = [];
    const orm = await MikroORM.init({
      driver: BindingDriver,
      clientUrl: url,
      entities: tables.flatMap(({ entities }) => [...entities]),
      discovery: { warnWhenNoEntities: false },
      pool: { min: 0, max: sizes.units },
      driverOptions: {
        // MikroORM takes host, user, password and database out of the address and drops the rest, `sslmode` among it.
        connectionString: url,
        connectionTimeoutMillis: connectWithinMs,
        keepAlive: true,
        ...(!isThroughPooler && {
          statement_timeout: 15_000,
          lock_timeout: lockedMs,
          idle_in_transaction_session_timeout: 60_000,
        }),
        onPoolCreated: (pool: Pool) => made.push(pool),
      },
      // Whether there is a database is for its owner to say; the question would be the first statement of every process.
      ensureDatabase: false,
      allowGlobalContext: false,
      // Queries are the server's log's affair.
      logger: () => undefined,
    });
    orm.em.getConnection().getClient();
    const [units] = made;
    if (!units) throw new Error('MikroORM has made no pool');
    showConnections(units);
    if (isThroughPooler) keepUnprepared(units);
    toPrimary(units);
    dropReadOnly(units);
    const pools: Pools = {
      reads: createPool(url, sizes.reads, 'read', isThroughPooler),
      units,
      notes: createPool(url, sizes.notes, 'write', isThroughPooler),
    };
    for (const pool of Object.values(pools) as Pool[]) pulse.guard(pool);
    const refusals = new RefusalLog(
      log,
      'writes of a company were refused: they waited for too many others of its own',
    );
    const turns = new CompanyTurns(
      // Two even of a small pool, so that one wait does not hold up a whole company.
      Math.max(Math.min(2, sizes.units), Math.floor(sizes.units / 3)),
      connectWithinMs,
      (companyId) => refusals.note(companyId),
    );
    const constraints: Constraints = {
      conflicts: Object.assign({}, ...tables.map(({ conflicts }) => conflicts)) as Constraints['conflicts'],
      repeats: Object.assign({}, ...tables.map(({ repeats }) => repeats)) as Constraints['repeats'],
    };
    const primary = preparing(pools.reads);
    const replica = readUrl ? new Replica({ url: readUrl, poolSize: sizes.reads, primary, log }) : null;
    const server = { url: directUrl ?? url, pulse, replica };
    return new Database({ orm, pools, server, turns, constraints });
  }

  /**
   * Runs a unit of work that sees one company's rows only; commits when it returns, rolls back when it throws.
   * @param companyId null for the global rows alone
   * @param work runs a second time when another transaction stood against it: keeps nothing outside of itself
   */
  async inCompany<T>(companyId: number | null, work: (unit: Unit) => Promise<T>): Promise<T> {
    const newUnit = () => {
      const unit = this.newUnit();
      unit.setFilterParams('company', { companyId });
      return unit;
    };
    return this.transact(newUnit, work, companyId ?? currentCaller().companyId);
  }

  /** The same over rows of several companies, or of none; the caller answers for what it touches. */
  async acrossCompanies<T>(work: (unit: Unit) => Promise<T>): Promise<T> {
    return this.transact(() => this.newUnit(), work, currentCaller().companyId);
  }

  /**
   * Runs work as one transaction: all its units of work and single statements are parts of it, and what it reads on `reads` is read in it,
   * so that it sees what it has written. What it does on `notes`, on other connections or elsewhere is no part. All of it is committed when
   * the work returns and undone when it throws; a unit that fails in it undoes itself alone, as ever.
   * @param work runs once; gets the connection, for what goes with all of it
   * @param options.tellsCaller its first statement has `setCallerSql` in it, which saves one
   */
  async asOneTransaction<T>(
    work: (on: Queryable) => Promise<T>,
    { tellsCaller = false }: { tellsCaller?: boolean } = {},
  ): Promise<T> {
    if (wholeTransaction()) throw new Error('A transaction of its own begins no other one');
    const caller = currentCaller();
    const whole = new WholeTransaction(this.orm.em.fork());
    const run = () => runWithin(whole, () => this.commitWhole(whole, work, tellsCaller));
    try {
      const result = await (caller.companyId === null ? run() : this.deps.turns.run(caller.companyId, run));
      for (const one of whole.after) await one();
      return result;
    } catch (error) {
      throw translated(this.noted(error), this.deps.constraints);
    }
  }

  private async commitWhole<T>(
    whole: WholeTransaction,
    work: (on: Queryable) => Promise<T>,
    tellsCaller: boolean,
  ): Promise<T> {
    await whole.em.begin();
    try {
      const on = whole.statements;
      if (!tellsCaller) await sql`select ${setCallerSql()}`.execute(on);
      const result = await work(on);
      whole.isOpen = false;
      await whole.em.commit();
      return result;
    } catch (error) {
      whole.isOpen = false;
      // Of a connection that is gone, the server has rolled back.
      if (whole.em.isInTransaction()) await whole.em.rollback().catch(() => undefined);
      for (const one of whole.undo.splice(0)) await one();
      throw error;
    }
  }

  /** Does something once what is under way is committed: at once, unless it is one transaction as a whole. It must not fail. */
  afterCommit(act: () => unknown): void {
    const whole = wholeTransaction();
    if (whole) whole.after.push(act);
    else act();
  }

  /**
   * Does something once all of what is under way is undone, where it is one transaction as a whole: what a part of it has left outside of
   * the database is taken back. What failed by itself takes it back by itself. It must not fail.
   */
  whenAllUndone(undo: () => Promise<void>): void {
    wholeTransaction()?.undo.push(undo);
  }

  /** Whether what is under way is one transaction as a whole, so that nothing of it is committed yet. */
  get isInWhole(): boolean {
    return wholeTransaction() !== undefined;
  }

  private newUnit(): Unit {
    const whole = wholeTransaction();
    return whole ? whole.em.fork({ keepTransactionContext: true }) : this.orm.em.fork();
  }

  /**
   * Calls back after what this process wrote is committed.
   * @param listener gets the company of the unit of work; null when it may have been any. It must not fail
   */
  onWritten(listener: (companyId: number | null) => void): void {
    this.writtenListeners.push(listener);
  }

  /**
   * Enters one row where that is a whole unit of work by itself: a single statement needs no transaction around it.
   * @param values by column, always of the same columns, so that the statement is prepared once
   * @param columns what to give back of the row `t`
   */
  async enter<Row extends object>(
    table: string,
    values: Readonly<Record<string, unknown>>,
    columns: Sql,
  ): Promise<Row> {
    const names = sql.join(Object.keys(values).map(sql.ref));
    // Triggers run after the statement, and so find the caller that it sets.
    const insert = sql<Row & { audit_caller?: string }>`
      insert into ${sql.ref(table)} as t (${names}) values (${sql.join(Object.values(values))})
      returning ${columns}, ${setCallerSql()} as audit_caller`;
    try {
      const { rows } = await insert.execute(this.writes);
      const row = rows[0] as Row & { audit_caller?: string | undefined };
      // JSON leaves out what is undefined.
      row.audit_caller = undefined;
      return row;
    } catch (error) {
      throw translated(error, this.deps.constraints);
    }
  }

  /** @param companyId the company whose turn it takes; null for work of none, such as a job's or an administrator's */
  private async transact<T>(
    newUnit: () => Unit,
    work: (unit: Unit) => Promise<T>,
    companyId: number | null,
  ): Promise<T> {
    if (unitUnderWay.getStore()?.isOpen) throw new Error('A unit of work begins no other one');
    const whole = wholeTransaction();
    // A whole transaction has told who calls.
    const caller = whole ? null : callerSetting();
    const undo: (() => unknown)[] = [];
    const workOfCaller = async (unit: Unit): Promise<T> => {
      undoings.set(unit, undo);
      if (caller !== null) await sql`select ${setCallerSql(caller)}`.execute(connectionOf(unit));
      return work(unit);
    };
    const underWay = { isOpen: true };
    const run = async (): Promise<T> => {
      try {
        return await unitUnderWay.run(underWay, () => newUnit().transactional(workOfCaller));
      } catch (error) {
        for (const one of undo.splice(0)) await one();
        throw error;
      }
    };
    const runTwice = (): Promise<T> =>
      run().catch((error: unknown) => {
        if (databaseFailure(error) !== 'collision') throw error;
        return run();
      });
    try {
      const result = await (whole
        ? whole.inTurn(runTwice)
        : companyId === null
          ? runTwice()
          : this.deps.turns.run(companyId, runTwice));
      whole?.undo.push(...undo);
      this.tellWritten(companyId);
      return result;
    } catch (error) {
      throw translated(this.noted(error), this.deps.constraints);
    } finally {
      underWay.isOpen = false;
    }
  }

  /**
   * Whether there is room for what is written. As long as no statement failed for the lack of it there is; from then on, a
   * temporary table is filled to find out.
   * @throws what kept it from being found out
   */
  async hasRoom(): Promise<boolean> {
    if (!this.isFull) return true;
    const client = await this.pools.notes.connect();
    try {
      await client.query('begin');
      await client.query(
        `create temporary table room_left on commit drop as
           select repeat('x', 1000) as filling from generate_series(1, 256)`,
      );
      this.isFull = false;
    } catch (error) {
      // A role that may make no temporary table cannot find out this way: the next failure will tell.
      this.isFull = databaseFailure(error) === 'full';
      if (!this.isFull && (error as { code?: unknown }).code !== '42501') throw error;
    } finally {
      await client.query('rollback').catch(() => undefined);
      client.release();
    }
    return !this.isFull;
  }

  /**
   * Where the primary is now: whoever is told of something that is committed, and brings this along, reads it.
   * @returns null where there is no replica; `none` when it cannot be found out now
   */
  async position(): Promise<string | null> {
    if (!this.replica) return null;
    try {
      const { rows } = await this.pools.reads.query<{ lsn: string }>(
        'select pg_current_wal_insert_lsn()::text as lsn',
      );
      return positionOf(rows[0]?.lsn ?? '');
    } catch {
      return unknownPosition;
    }
  }

  private tellWritten(companyId: number | null): void {
    this.afterCommit(() => {
      noteWritten();
      for (const listener of this.writtenListeners) listener(companyId);
    });
  }

  /** Statements that changed no row tell nothing: jobs look for work all the time. */
  private telling(on: Queryable): Queryable {
    return {
      query: async (text, values) => {
        const answer = await on.query<never>(text, values);
        if (answer.rowCount !== 0) this.tellWritten(currentCaller().companyId);
        return answer;
      },
    };
  }

  private noting(on: Queryable): Queryable {
    return {
      query: (text, values) =>
        on.query<never>(text, values).catch((error: unknown) => {
          throw this.noted(error);
        }),
    };
  }

  private noted(error: unknown): unknown {
    if (databaseFailure(error) === 'full') this.isFull = true;
    return error;
  }

  async close(): Promise<void> {
    await this.pulse.stop();
    await this.replica?.stop();
    await this.orm.close();
    // MikroORM ends the pool only when a unit of work has used it.
    if (!this.pools.units.ending) await this.pools.units.end();
    await this.pools.reads.end();
    await this.pools.notes.end();
  }
}

/** Has statements take the turn of the company whose request they belong to. */
function inTurn(turns: CompanyTurns, on: Queryable): Queryable {
  return {
    query: (text, values) => {
      const { companyId } = currentCaller();
      return companyId === null ? on.query(text, values) : turns.run(companyId, () => on.query(text, values));
    },
  };
}

/**
 * Refuses statements inside a unit of work: it would wait, with its connection in hand, for a second one of the same pool, and as many
 * at once as there are connections would wait for each other.
 */
function outsideOfUnits(on: Queryable): Queryable {
  return {
    async query(text, values) {
      if (unitUnderWay.getStore()?.isOpen) throw new Error('A unit of work writes with connectionOf(unit)');
      return on.query(text, values);
    },
  };
}
