import type { ErrorDetails } from '../../../kernel/domain-error.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { BadRequest, Unavailable } from '../../../platform/http/errors.js';
import type { ProblemCode } from '../../../platform/http/problem-codes.js';
import { TooManyRequests } from '../../../platform/http/rate-limits.js';
import { BoundedWorkers, WorkerError } from '../../../platform/bounded-worker/bounded-workers.js';
import type { Table } from './parse-table.js';

/** What a thread is given. */
export interface TableTask {
  content: Uint8Array;
  language: UiLanguage;
}

/** Rows that a thread hands over, with their places in the file. */
export interface TablePart {
  rows: string[][];
  lines: number[];
}

/** What a thread answers after the rows; or why there is no table. */
export type TableAnswer = { head: string[] } | { refused: ProblemCode; details: ErrorDetails };

/** Who waits for a table, and how long that may take. */
export interface TableReader {
  /** Whose tables are read one after the other: a company's. */
  key: string;
  /** A person waits for the answer of a request, or a job does. */
  waits: 'person' | 'job';
}

/**
 * The longest that reading may take. A workbook of 50,000 rows of 12 columns needs a tenth of what a job has; whoever sees
 * the columns of a file on screen has seen it read once within the shorter time.
 */
const longestMs = { person: 10_000, job: 60_000 } as const;
/** The longest wait for a thread: whoever waits at a screen is told to come again, a job is tried again. */
const longestWaitMs = { person: 10_000, job: 60_000 } as const;
const retryAfterSeconds = 10;

/** Threads at once: more would only share the same processors. Memory for more than any table of the allowed size needs. */
const workers = new BoundedWorkers<TableTask, TableAnswer, TablePart>({
  module: new URL('./table-thread.js', import.meta.url),
  milliseconds: longestMs.job,
  memoryMb: 768,
  atOnce: 2,
  mostWaiting: 20,
  mostWaitingOfOne: 3,
  mostInBackground: 1,
});

/**
 * Reads a table in a thread, and takes it over in small parts.
 * @throws {BadRequest} `table_too_slow` when it takes longer or more memory than a table of the allowed size does
 * @throws {TooManyRequests} when too many files of this reader wait already
 * @throws {Unavailable} `too_busy` when too many files wait at all, or no thread is free in time
 */
export async function parseInThread(
  content: Buffer,
  language: UiLanguage,
  { key, waits }: TableReader,
): Promise<Table> {
  const rows: string[][] = [];
  const lines: number[] = [];
  const onPart = (part: TablePart): void => {
    rows.push(...part.rows);
    lines.push(...part.lines);
  };
  try {
    const milliseconds = longestMs[waits];
    const answer = await workers.run(
      { content, language },
      {
        key,
        milliseconds,
        onPart,
        waitMs: longestWaitMs[waits],
        isBackground: waits === 'job',
      },
    );
    if ('refused' in answer) throw new BadRequest(answer.refused, answer.details);
    return { head: answer.head, rows, lines };
  } catch (error) {
    throw error instanceof WorkerError ? refusalOf(error) : error;
  }
}

function refusalOf(error: WorkerError): Error {
  switch (error.code) {
    case 'timed_out':
    case 'out_of_memory':
      return new BadRequest('table_too_slow');
    case 'too_busy':
      return new Unavailable('too_busy');
    case 'too_busy_for_one':
      return new TooManyRequests(retryAfterSeconds);
    case 'failed':
      return error;
  }
}
