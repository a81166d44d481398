import { pino } from 'pino';
import { requestOfLine, type Logger } from '../kernel/log.js';

/** A line of the log, as it is written. */
export interface LogLine extends Record<string, unknown> {
  level: number;
  msg: string;
}

/** A log that keeps its lines. */
interface TestLog {
  logger: Logger;
  lines: LogLine[];
}

/** Makes a log whose lines tests can read. */
export function createTestLog(level = 'info'): TestLog {
  const lines: LogLine[] = [];
  const logger = pino(
    { level, base: null, mixin: requestOfLine },
    { write: (line: string) => void lines.push(JSON.parse(line) as LogLine) },
  );
  return { logger, lines };
}
