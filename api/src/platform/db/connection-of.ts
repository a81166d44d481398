import type { Kysely } from '@mikro-orm/sql';
import type { EntityManager } from '@mikro-orm/postgresql';
import { boundQuery } from './bound-query.js';
import type { Queryable } from './sql.js';

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
