import { stringify } from 'csv-stringify/sync';
import { Readable } from 'node:stream';
import type { UiLanguage } from '../../../kernel/text/language.js';
import type { ExportFormat } from '../../../platform/http/api-types.js';
import { BadRequest } from '../../../platform/http/errors.js';
import { cellText } from './cell-text.js';
import { escapeFormula } from './escape-formula.js';
import { rowsOfWorkbook, workbookOf } from './workbook-writer.js';

/** What the files are. */
export const exportMediaTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ndjson: 'application/x-ndjson',
};

/** A number of a file is told from its texts: a spreadsheet adds it up, and no formula is made of its minus. */
export type Cell = string | number;

interface Table<Row> {
  /** The first line of tables. */
  head: readonly string[];
  /** A record as a line of a table. */
  cells: (row: Row) => Cell[];
  /** A record as programs read it, with the field names of the API. */
  record: (row: Row) => object;
  /** Whose decimal sign numbers have in CSV. */
  language: UiLanguage;
}

/**
 * Records as a file, which is written while they are read.
 * @param count of the records
 * @throws {BadRequest} `too_many_rows` when a workbook cannot hold them
 */
export function tableFile<Row>(
  format: ExportFormat,
  count: number,
  pages: AsyncIterable<readonly Row[]>,
  { head, cells, record, language }: Table<Row>,
): Readable {
  if (format === 'xlsx' && count > rowsOfWorkbook)
    throw new BadRequest('too_many_rows', { limit: rowsOfWorkbook });
  if (format === 'ndjson') return Readable.from(asLines(pages, record));
  const lines = linesOf(pages, head, cells);
  return Readable.from(format === 'csv' ? asCsv(lines, language) : workbookOf(lines));
}

async function* linesOf<Row>(
  pages: AsyncIterable<readonly Row[]>,
  head: readonly string[],
  cells: (row: Row) => Cell[],
): AsyncGenerator<Cell[][]> {
  yield [[...head]];
  for await (const page of pages) yield page.map(cells);
}

async function* asLines<Row>(
  pages: AsyncIterable<readonly Row[]>,
  record: (row: Row) => object,
): AsyncGenerator<Buffer> {
  for await (const page of pages) {
    if (page.length > 0) yield Buffer.from(page.map((row) => `${JSON.stringify(record(row))}\n`).join(''));
  }
}

/** Any sign of a line's end is quoted, not CR LF alone: one ends a line for a spreadsheet, too. */
const csvFormat = { delimiter: ';', record_delimiter: 'windows', quote_record_delimiter: true } as const;

async function* asCsv(pages: AsyncIterable<Cell[][]>, language: UiLanguage): AsyncGenerator<Buffer> {
  let mark = '\ufeff';
  for await (const page of pages) {
    const written = page.map((line) => line.map((cell) => csvCell(cell, language)));
    yield Buffer.from(mark + stringify(written, csvFormat));
    mark = '';
  }
}

/** Sums have at least two decimals, rates as many as they have. */
function csvCell(cell: Cell, language: UiLanguage): string {
  if (typeof cell === 'string') return escapeFormula(cellText(cell));
  const [whole = '', decimals = ''] = String(cell).split('.');
  return `${whole}${language === 'en' ? '.' : ','}${decimals.padEnd(2, '0')}`;
}
