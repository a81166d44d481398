import type { UiLanguage } from '../../../kernel/text/language.js';
import { isZip, parseTable, type Table } from './parse-table.js';
import { parseInThread, type TableReader } from './table-workers.js';

/** Bytes of a text that is read before anybody would notice. What a packed file holds shows only later. */
const smallBytes = 64 * 1024;
/** Cells of such a text. A few letters make many: a wide head and rows of a single letter. */
const smallCells = 50_000;

/**
 * Reads a table like `parseTable`; a large or packed one in a thread of its own, with memory and time of its own, so
 * that nobody else waits or falls with it.
 * @param reader of whose files one is read at a time
 * @throws {BadRequest} `unreadable_table`, `empty_table`, `too_many_rows`, `too_much_text`, `table_too_slow`
 * @throws {TooManyRequests} when too many files of this reader wait already
 * @throws {Unavailable} `too_busy`
 */
export function readTable(content: Buffer, language: UiLanguage, reader: TableReader): Promise<Table> {
  const isSmall = !isZip(content) && content.length <= smallBytes && mostCells(content) <= smallCells;
  return isSmall ? parseTable(content, language) : parseInThread(content, language, reader);
}

const separators: ReadonlySet<number> = new Set([';', ',', '\t', '|'].map((sign) => sign.charCodeAt(0)));
const lineEnds: ReadonlySet<number> = new Set(['\n', '\r'].map((sign) => sign.charCodeAt(0)));

/** Rows times columns at most, whatever separates them: quotes hide some of both. */
function mostCells(content: Buffer): number {
  let [lines, width, widest] = [1, 1, 1];
  for (const byte of content) {
    if (separators.has(byte)) width += 1;
    else if (lineEnds.has(byte)) [lines, width] = [lines + 1, 1];
    widest = Math.max(widest, width);
  }
  return lines * widest;
}
