import { BadRequest } from '../../../platform/http/errors.js';
import type { ProblemCode } from '../../../platform/http/problem-codes.js';
import { serveTasks } from '../../../platform/bounded-worker/serve-tasks.js';
import { parseTable } from './parse-table.js';
import type { TableAnswer, TablePart, TableTask } from './table-workers.js';

// The thread of `tableWorkers`.

/** Rows of a message: taking them over is to be done in a moment. */
const part = 500;

serveTasks<TableTask, TableAnswer, TablePart>(async ({ content, language }, { tell }) => {
  try {
    const { head, rows, lines } = await parseTable(Buffer.from(content), language);
    for (let start = 0; start < rows.length; start += part) {
      tell({ rows: rows.slice(start, start + part), lines: lines.slice(start, start + part) });
    }
    return { head };
  } catch (error) {
    if (!(error instanceof BadRequest)) throw error;
    return { refused: error.code as ProblemCode, details: error.details };
  }
});
