import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';
import { preparing } from './pools.js';
import type { Queryable } from './sql.js';

/** One transaction of all that a piece of work reads and writes: its units of work and its single statements are parts of it. */
export class WholeTransaction {
  /** Whether what belongs to the work still joins in; what it left running by itself does not. */
  isOpen = true;
  /** What to do when all of it is rolled back; what to do once it is committed. */
  readonly undo: (() => unknown)[] = [];
  readonly after: (() => unknown)[] = [];
  private client: PoolClient | null = null;
  /** The parts that write take turns: their savepoints lie inside each other. */
  private lastPart: Promise<unknown> = Promise.resolve();
  private lastRead: Promise<unknown> = Promise.resolve();
  /** There is one of a single statement. */
  private hasSavepoint = false;

  constructor(readonly em: EntityManager) {}

  /** Takes the connection on which the transaction is begun. */
  takeConnection(client: PoolClient): void {
    this.client ??= client;
  }

  /** Reads what the transaction has written so far, with values as `preparing` gives them. */
  readonly reads: Queryable = {
    query: <Row extends object>(text: string, values: unknown[]) => {
      const answer = this.lastRead.then(() => preparing(this.connection).query<Row>(text, values));
      this.lastRead = answer.catch(() => undefined);
      return answer;
    },
  };

  /** What goes with all of it: one that fails undoes all. */
  readonly statements: Queryable = {
    query: <Row extends object>(text: string, values: unknown[]) =>
      preparing(this.connection).query<Row>(text, values),
  };

  /** Single statements that write: one that fails leaves the others as they are. */
  readonly writes: Queryable = {
    query: <Row extends object>(text: string, values: unknown[]) =>
      this.inTurn(async () => {
        // The savepoint of the statement before is given back with the same message: one by one they would fill the server's table of locks.
        await this.connection.query(
          this.hasSavepoint
            ? 'release savepoint single_statement; savepoint single_statement'
            : 'savepoint single_statement',
        );
        this.hasSavepoint = true;
        try {
          return await this.statements.query<Row>(text, values);
        } catch (error) {
          await this.connection.query('rollback to savepoint single_statement');
          throw error;
        }
      }),
  };

  /** Does a part that writes once those before it are done. */
  inTurn<T>(part: () => Promise<T>): Promise<T> {
    const done = this.lastPart.then(part);
    this.lastPart = done.catch(() => undefined);
    return done;
  }

  private get connection(): PoolClient {
    if (!this.client) throw new Error('The transaction has no connection');
    return this.client;
  }
}

const underWay = new AsyncLocalStorage<WholeTransaction>();

/** The transaction that the work under way is part of; undefined when there is none. */
export function wholeTransaction(): WholeTransaction | undefined {
  const one = underWay.getStore();
  return one?.isOpen ? one : undefined;
}

/** Runs work as part of a transaction. */
export function runWithin<T>(one: WholeTransaction, work: () => Promise<T>): Promise<T> {
  return underWay.run(one, work);
}

/** Has transactions know the connections that a pool gives for them: MikroORM takes them and shows them to nobody. */
export function showConnections(pool: Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: unknown) => Promise<PoolClient> | undefined;
  const showing = (callback?: unknown): unknown => {
    const client = connect(callback);
    if (callback !== undefined || client === undefined) return client;
    return client.then((one) => {
      wholeTransaction()?.takeConnection(one);
      return one;
    });
  };
  pool.connect = showing as Pool['connect'];
}
