import { parse } from 'csv-parse/sync';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { BadRequest } from '../../../platform/http/errors.js';
import { unescapeFormula } from './escape-formula.js';
import { oneByteText } from './one-byte-text.js';
import { rowsOfWorkbook, WorkbookRefused } from './workbook.js';

/** The most rows of one import, its head not counted. */
export const maximumRows = 50_000;
const maximumColumns = 200;
const maximumCells = 1_000_000;
const maximumCell = 10_000;
/** Letters of all cells: a workbook's can have far more than its file, since each may name the same long text. */
const maximumText = 30_000_000;

/** A table as people keep it: a head and rows of texts; a row ends with its last cell, so that it may be shorter. */
export interface Table {
  head: string[];
  rows: string[][];
  /** Where each row stands in the file, as a spreadsheet counts: the first is 1, blank ones are counted. */
  lines: number[];
}

/**
 * Reads a table from CSV, in the encodings and with the separators that are found in the wild, or from the first sheet
 * of an Excel workbook. The content decides, not the name.
 * @param language whose Windows letters a CSV has that is not Unicode
 * @throws {BadRequest} `unreadable_table`, `empty_table`, `too_many_rows`, `too_much_text`
 */
export async function parseTable(content: Buffer, language: UiLanguage): Promise<Table> {
  const all = isZip(content) ? await sheetOf(content) : csvOf(content, language);
  const filled = all
    .map((cells, index) => ({ cells, line: index + 1 }))
    .filter(({ cells }) => cells.some((text) => text.trim() !== ''));
  const [head, ...rows] = filled;
  if (!head || rows.length === 0) throw new BadRequest('empty_table');
  const width = Math.min(
    maximumColumns,
    filled.reduce((most, { cells }) => Math.max(most, cells.length), 0),
  );
  refuseAbove(Math.min(maximumRows, Math.floor(maximumCells / width)), rows.length);
  if (lettersOf(filled) > maximumText) throw new BadRequest('too_much_text');
  return {
    // The head names every column, also those that rows alone have.
    head: Array.from({ length: width }, (_none, index) => cell(head.cells[index] ?? '')),
    rows: rows.map(({ cells }) => cells.slice(0, width).map(cell)),
    lines: rows.map(({ line }) => line),
  };
}

function lettersOf(lines: readonly { cells: string[] }[]): number {
  return lines.reduce(
    (sum, { cells }) => cells.reduce((letters, text) => letters + Math.min(text.length, maximumCell), sum),
    0,
  );
}

function refuseAbove(limit: number, count: number): void {
  if (count > limit) throw new BadRequest('too_many_rows', { limit });
}

/** Signs that no field holds: control characters but for tabs and line breaks. */
// oxlint-disable-next-line no-control-regex
const unstorable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Text of a cell, without what our own export puts before what a spreadsheet would run as a formula. */
function cell(text: string): string {
  return unescapeFormula(text.slice(0, maximumCell).toWellFormed().replaceAll(unstorable, '')).trim();
}

/** Whether a file is packed, as workbooks are. */
export function isZip(content: Buffer): boolean {
  return content.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));
}

async function sheetOf(content: Buffer): Promise<string[][]> {
  try {
    return await rowsOfWorkbook(content, {
      rows: maximumRows + 1,
      columns: maximumColumns,
      cells: maximumCells,
    });
  } catch (error) {
    if (!(error instanceof WorkbookRefused)) throw error;
    if (error.reason === 'too_many_rows') refuseAbove(maximumRows, Infinity);
    throw new BadRequest('unreadable_table');
  }
}

function csvOf(content: Buffer, language: UiLanguage): string[][] {
  const text = decoded(content, language).replace(/^sep=.\r?\n/i, '');
  if (isOfAnotherKind(text)) throw new BadRequest('unreadable_table');
  try {
    return parse(text, {
      delimiter: separatorOf(text),
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: 1_000_000,
      // Enough to see that there are too many.
      to: 2 * maximumRows,
    });
  } catch {
    throw new BadRequest('unreadable_table');
  }
}

/** How documents begin that are written in letters as well. */
const otherDocuments = /^(%PDF-|\{\\rtf|<!doctype html|<html|<\?xml)/i;

/** A stray sign slips into texts; what has many is a picture, or a program. */
function isOfAnotherKind(text: string): boolean {
  if (otherDocuments.test(text)) return true;
  const sample = text.slice(0, 100_000);
  return text.includes('\u0000') || (sample.match(unstorable)?.length ?? 0) > sample.length / 100;
}

/** UTF-8 where it is that, UTF-16 where it says so, else the old encoding that its letters tell. */
function decoded(content: Buffer, language: UiLanguage): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder('utf-16be').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return oneByteText(content, language);
  }
}

/** The separator that the head has most of, outside of quotes. */
function separatorOf(text: string): string {
  const head = /^\s*(.*)/.exec(text.slice(0, 100_000))?.[1]?.replaceAll(/"[^"]*"/g, '') ?? '';
  const counted = [';', ',', '\t', '|'].map((sign) => ({ sign, count: head.split(sign).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}
