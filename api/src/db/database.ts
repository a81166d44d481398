import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { databaseFailure } from './database-failure.js';
import { entities } from './entities.js';
import { translated } from './unique-constraints.js';
import { createReadPool, preparing } from './read-pool.js';
import { sql, type Queryable, type Sql } from './sql.js';

/** What statements of `sql` are run on outside a unit of work. */
export type Reads = Queryable;

/** What a use case writes with, inside a transaction. */
export type Unit = EntityManager;

/**
 * The database as use cases see it: units of work for writing, plain rows for reading.
 */
export class Database {
  private constructor(
    readonly orm: MikroORM,
    /** For `sql` templates: lists, searches, reports. Sees every company; queries take the company as an argument. */
    readonly reads: Reads,
    readonly pool: Pool,
    readonly url: string,
  ) {}

  static async open(url: string, poolSize: number): Promise<Database> {
    const orm = await MikroORM.init({
      clientUrl: url,
      entities,
      discovery: { warnWhenNoEntities: false },
      pool: { min: 0, max: Math.ceil(poolSize / 2) },
      driverOptions: {
        connectionTimeoutMillis: 10_000,
        statement_timeout: 15_000,
        idle_in_transaction_session_timeout: 60_000,
      },
      allowGlobalContext: false,
      // Queries are the server's log's affair.
      logger: () => undefined,
    });
    const pool = createReadPool(url, Math.floor(poolSize / 2));
    return new Database(orm, preparing(pool), pool, url);
  }

  /**
   * Runs a unit of work that sees one company's rows only; commits when it returns, rolls back when it throws.
   * @param companyId null for the global rows alone
   * @param work runs a second time when another transaction stood against it: keeps nothing outside of itself
   */
  async inCompany<T>(companyId: number | null, work: (unit: Unit) => Promise<T>): Promise<T> {
    return this.transact(() => {
      const unit = this.orm.em.fork();
      unit.setFilterParams('company', { companyId });
      return unit;
    }, work);
  }

  /** The same over rows of several companies, or of none; the caller answers for what it touches. */
  async acrossCompanies<T>(work: (unit: Unit) => Promise<T>): Promise<T> {
    return this.transact(() => this.orm.em.fork(), work);
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
    const insert = sql<Row>`
      insert into ${sql.ref(table)} as t (${names}) values (${sql.join(Object.values(values))}) returning ${columns}`;
    try {
      const { rows } = await insert.execute(this.reads);
      return rows[0] as Row;
    } catch (error) {
      throw translated(error);
    }
  }

  private async transact<T>(newUnit: () => Unit, work: (unit: Unit) => Promise<T>): Promise<T> {
    try {
      return await newUnit()
        .transactional(work)
        .catch((error: unknown) => {
          if (databaseFailure(error) !== 'collision') throw error;
          return newUnit().transactional(work);
        });
    } catch (error) {
      throw translated(error);
    }
  }

  async close(): Promise<void> {
    await this.orm.close();
    await this.pool.end();
  }
}
