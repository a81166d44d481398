import { DomainError } from '../../kernel/domain-error.js';
import type { Database } from '../db/database.js';
import type { UiLanguage } from '../../kernel/text/language.js';
import type { BulkAnswer, BulkRow } from './api-types.js';
import type { InvalidInput } from './errors.js';
import { problemOf } from './problem.js';

interface Answer<Row> extends BulkAnswer {
  items: Row[];
}

/**
 * Makes a record of each row, one after another, as one transaction: a row that is refused undoes itself alone, a failure of the server
 * undoes all rows.
 * @param rows of an operation with `checkedRows`: one that is at fault is its error
 */
export async function createEach<Input, Made>(
  db: Database,
  language: UiLanguage,
  rows: readonly (Input | InvalidInput)[],
  create: (row: Input) => Promise<Made>,
): Promise<Answer<BulkRow & { record: Made | null }>> {
  const run = async (): Promise<(BulkRow & { record: Made | null })[]> => {
    const done: (BulkRow & { record: Made | null })[] = [];
    for (const [index, row] of rows.entries()) {
      try {
        if (row instanceof DomainError) throw row;
        done.push({ index, status: 201, record: await create(row), problem: null });
      } catch (error) {
        const problem = error instanceof DomainError ? problemOf(error, language) : null;
        if (problem === null || problem.status >= 500) throw error;
        done.push({ index, status: problem.status, record: null, problem });
      }
    }
    return done;
  };
  const items = await (db.isInWhole ? run() : db.asOneTransaction(run));
  const created = items.filter(({ record }) => record !== null).length;
  return { items, created, refused: items.length - created };
}
