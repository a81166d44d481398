import { randomUUID } from 'node:crypto';
import type { Kysely } from '@mikro-orm/sql';
import type { Unit } from './database.js';
import type { Queryable } from './sql.js';

/**
 * What statements of `sql` are run on inside a unit of work. Their values travel as parameters, while `unit.execute`
 * writes them into the text: megabytes take seconds there. What the unit holds back is written by `unit.flush()`.
 * @throws {Error} outside of a transaction
 */
export function within(unit: Unit): Queryable {
  const transaction: Kysely<unknown> | undefined = unit.getTransactionContext();
  if (!transaction) throw new Error('There is no transaction to run statements in');
  return {
    async query<Row extends object>(text: string, values: unknown[]) {
      const { rows, numAffectedRows } = await transaction.executeQuery<Row>({
        query: { kind: 'RawNode', sqlFragments: [text], parameters: [] },
        queryId: { queryId: randomUUID() },
        sql: text,
        parameters: values,
      });
      return { rows, rowCount: numAffectedRows === undefined ? rows.length : Number(numAffectedRows) };
    },
  };
}
