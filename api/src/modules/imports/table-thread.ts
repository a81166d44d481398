import { parentPort, workerData } from 'node:worker_threads';
import { BadRequest } from '../../http/errors.js';
import { parseTable } from './parse-table.js';
import type { ThreadMessage, ThreadTask } from './table-threads.js';

// The thread of `parseInThread`.

/** Rows of a message: taking them over is to be done in a moment. */
const part = 500;

const tell = (message: ThreadMessage) => parentPort?.postMessage(message);

try {
  const { content, language } = workerData as ThreadTask;
  const { head, rows, lines } = await parseTable(Buffer.from(content), language);
  tell({ kind: 'head', head });
  for (let start = 0; start < rows.length; start += part) {
    tell({ kind: 'rows', rows: rows.slice(start, start + part), lines: lines.slice(start, start + part) });
  }
  tell({ kind: 'done' });
} catch (error) {
  if (!(error instanceof BadRequest)) throw error;
  tell({ kind: 'refused', code: error.code, details: error.details });
}
