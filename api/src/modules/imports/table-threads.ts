import { Worker } from 'node:worker_threads';
import type { ErrorDetails } from '../../domain/domain-error.js';
import type { UiLanguage } from '../../domain/language.js';
import { BadRequest, Unavailable } from '../../http/errors.js';
import type { Table } from './parse-table.js';

/** What a thread is given. */
export interface ThreadTask {
  content: Uint8Array;
  language: UiLanguage;
}

/** What a thread tells: the head, then rows part by part; or why there is no table. */
export type ThreadMessage =
  | { kind: 'head'; head: string[] }
  | { kind: 'rows'; rows: string[][]; lines: number[] }
  | { kind: 'done' }
  | { kind: 'refused'; code: string; details: ErrorDetails };

/** Threads at once; more would only share the same processors, and need more memory. */
const most = 2;
/** More than any table of the allowed size needs. */
const memoryMb = 768;
const longestMs = 60_000;
/** More would wait longer than anybody does. */
const mostWaiting = 20;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Reads a table in a thread of its own, and takes it over in small parts.
 * @throws {Unavailable} `too_busy` when too many wait already
 */
export async function parseInThread(content: Buffer, language: UiLanguage): Promise<Table> {
  if (waiting.length >= mostWaiting) throw new Unavailable('too_busy');
  if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await parse({ content, language });
  } finally {
    // The place goes to the next one, or is free again.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function parse(task: ThreadTask): Promise<Table> {
  const isSource = import.meta.url.endsWith('.ts');
  const worker = new Worker(new URL(`./table-thread.${isSource ? 'ts' : 'js'}`, import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    execArgv: isSource ? ['--import', 'tsx'] : [],
  });
  const table: Table = { head: [], rows: [], lines: [] };
  let timer: NodeJS.Timeout | undefined;
  return new Promise<Table>((resolve, reject) => {
    timer = setTimeout(() => reject(new BadRequest('unreadable_table')), longestMs);
    worker.on('message', (message: ThreadMessage) => {
      if (message.kind === 'head') table.head = message.head;
      else if (message.kind === 'rows') {
        table.rows.push(...message.rows);
        table.lines.push(...message.lines);
      } else if (message.kind === 'done') resolve(table);
      else reject(new BadRequest(message.code, message.details));
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new BadRequest('unreadable_table') : error);
    });
    worker.on('exit', () => reject(new Error('The thread that reads a table ended before it was done')));
  }).finally(() => {
    clearTimeout(timer);
    return worker.terminate();
  });
}
