import type { Kysely } from '@mikro-orm/sql';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Queryable } from './sql.js';
import { randomUUID } from 'node:crypto';

type BoundQuery<Row> = Parameters<typeof Kysely.prototype.executeQuery<Row>>[0];

/** A statement for MikroORM's connection, with its values as parameters. */
export function boundQuery<Row = unknown>(text: string, values: readonly unknown[]): BoundQuery<Row> {
  return {
    query: { kind: 'RawNode', sqlFragments: [text], parameters: [] },
    queryId: { queryId: randomUUID() },
    sql: text,
    parameters: values,
  };
}

/**
 * What statements of `sql` are run on inside a unit of work. What the unit holds back is written by `unit.flush()`.
 * @throws {Error} outside of a transaction
 */
export function connectionOf(unit: EntityManager): Queryable {
  const transaction: Kysely<unknown> | undefined = unit.getTransactionContext();
  if (!transaction) throw new Error('There is no transaction to run statements in');
  return {
    async query<Row extends object>(text: string, values: unknown[]) {
      const { rows, numAffectedRows } = await transaction.executeQuery<Row>(boundQuery<Row>(text, values));
      return { rows, rowCount: numAffectedRows === undefined ? rows.length : Number(numAffectedRows) };
    },
  };
}
