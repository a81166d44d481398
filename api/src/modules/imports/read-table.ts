import type { UiLanguage } from '../../domain/language.js';
import { isZip, parseTable, type Table } from './parse-table.js';
import { parseInThread } from './table-threads.js';

/** Bytes of a text that is read before anybody would notice. What a packed file holds shows only later. */
const smallBytes = 64 * 1024;

/**
 * Reads a table like `parseTable`; a large or packed one in a thread of its own, with memory and time of its own, so
 * that nobody else waits or falls with it.
 * @throws {BadRequest} `unreadable_table`, `empty_table`, `too_many_rows`, `too_much_text`
 */
export function readTable(content: Buffer, language: UiLanguage): Promise<Table> {
  const isSmall = !isZip(content) && content.length <= smallBytes;
  return isSmall ? parseTable(content, language) : parseInThread(content, language);
}
