import { parse } from 'csv-parse/sync';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { BadRequest } from '../../../platform/http/errors.js';
import { unescapeFormula } from './escape-formula.js';
import { unzipSync, zipSync, type Unzipped } from 'fflate';

/** Letters beyond ASCII of the languages that are written in each of the old encodings, where these differ. */
const encodings = [
  { label: 'windows-1250', letters: 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ' },
  { label: 'iso-8859-2', letters: 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ' },
  { label: 'windows-1252', letters: 'æøåÆØÅàâçèêëîïñôùûœÀÂÇÈÊÎÔÛŒ' },
].map(({ label, letters }) => ({ label, letters: new Set(`${letters}${'äöüÄÖÜßéÉ„”“’–—°§'}`) }));

/** What Windows writes where people read this language. */
const usual: Readonly<Record<UiLanguage, string>> = {
  pl: 'windows-1250',
  en: 'windows-1252',
  no: 'windows-1252',
};

const sampledBytes = 1_000_000;
const lastOfAscii = '\x7f';

/**
 * The text of a file that is no Unicode, in the encoding that makes the most letters of it that people there write with.
 * @param language decides where the file does not tell
 */
export function oneByteText(content: Buffer, language: UiLanguage): string {
  const sample = content.subarray(0, sampledBytes);
  const [best] = encodings
    .map(({ label, letters }) => ({ label, score: scoreOf(new TextDecoder(label).decode(sample), letters) }))
    .sort(
      (one, other) =>
        other.score - one.score ||
        Number(other.label === usual[language]) - Number(one.label === usual[language]),
    );
  return new TextDecoder(best?.label ?? usual[language]).decode(content);
}

function scoreOf(text: string, letters: ReadonlySet<string>): number {
  let score = 0;
  // One by one: a list of all of them would be as large as the file.
  for (const sign of text) if (sign > lastOfAscii) score += letters.has(sign) ? 1 : -1;
  return score;
}

/**
 * What the parts of a workbook may become when they are unpacked: one, and all together. Of 50,000 rows of 12 columns the
 * sheet has 30 MB. What grows more than a hundredfold is nothing that people entered.
 */
const largestPart = 50 * 1024 * 1024;
const largestSum = 64 * 1024 * 1024;
const mostGrowth = { from: 1024 * 1024, times: 100 };
/** What a workbook says of itself: which sheets it has, and in which parts they are. */
const contentsPart = 'xl/workbook.xml';
const relationsPart = 'xl/_rels/workbook.xml.rels';

/** Bounds of a sheet; cells outside of them are none that people enter. */
interface SheetBounds {
  rows: number;
  columns: number;
  /** Of all rows together. */
  cells: number;
}

/** The workbook is broken, or larger than what is read. */
class WorkbookRefused extends Error {
  override readonly name = 'WorkbookRefused';

  constructor(readonly reason: 'unreadable' | 'too_many_rows') {
    super(`The workbook is refused: ${reason}`);
  }
}

/**
 * Reads the first sheet of a workbook, its blank rows and cells included. The reader unpacks by what each packed part
 * says of itself, and fills gaps between cells however far they are apart; so it is given parts that were unpacked
 * within bounds, and sheets whose cells lie within theirs.
 * @throws {WorkbookRefused}
 */
async function rowsOfWorkbook(content: Buffer, bounds: SheetBounds): Promise<string[][]> {
  const about = unpacked(content, (name) => name === contentsPart || name === relationsPart);
  const needed = neededParts(about);
  const parts = unpacked(content, (name) => needed.isNeeded(name));
  for (const [name, part] of Object.entries(parts)) {
    if (needed.isSheet(name)) refuseOutOfBounds(asBuffer(part), bounds);
  }
  try {
    const { readSheet } = await import('read-excel-file/node');
    const rows = await readSheet(asBuffer(zipSync({ ...about, ...parts }, { level: 0 })));
    return rows.map((row) => row.map(textOf));
  } catch {
    throw new WorkbookRefused('unreadable');
  }
}

/** The same memory, not a copy of it. */
function asBuffer({ buffer, byteOffset, length }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, length);
}

function unpacked(content: Buffer, isNeeded: (name: string) => boolean): Unzipped {
  let sum = 0;
  try {
    // A part that unpacks to more than the directory says is an error there.
    return unzipSync(content, {
      filter: ({ name, size, originalSize }) => {
        if (!isNeeded(name)) return false;
        sum += originalSize;
        const isBlown = originalSize > mostGrowth.from && originalSize > mostGrowth.times * size;
        if (isBlown || originalSize > largestPart || sum > largestSum)
          throw new WorkbookRefused('unreadable');
        return true;
      },
    });
  } catch {
    throw new WorkbookRefused('unreadable');
  }
}

/** Which parts hold the first sheet, its texts and its formats. */
function neededParts(about: Unzipped): { isNeeded(name: string): boolean; isSheet(name: string): boolean } {
  const [contents = '', relations = ''] = [contentsPart, relationsPart].map((name) =>
    asBuffer(about[name] ?? new Uint8Array()).toString('utf8'),
  );
  const [first] = tagsOf(contents, 'sheet');
  const id = first && attributeOf(first, 'id');
  const targets = tagsOf(relations, 'Relationship').map((tag) => ({
    id: attributeOf(tag, 'Id'),
    kind: attributeOf(tag, 'Type')?.split('/').at(-1),
    path: pathOf(attributeOf(tag, 'Target') ?? ''),
  }));
  const sheet = targets.find((one) => one.kind === 'worksheet' && one.id === id)?.path;
  const others = targets.filter(({ kind }) => kind === 'styles' || kind === 'sharedStrings');
  const names = new Set(['xl/styles.xml', 'xl/sharedStrings.xml', ...others.map(({ path }) => path)]);
  // A program that writes its list of sheets otherwise has all of them read, within the same bounds.
  const isSheet = (name: string): boolean =>
    sheet === undefined ? /^xl\/worksheets\/[^/]+\.xml$/.test(name) : name === sheet;
  return { isSheet, isNeeded: (name) => names.has(name) || isSheet(name) };
}

/** Where a part is, as `xl/workbook.xml` names it. */
function pathOf(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** What stands within the tags of a name. */
function tagsOf(text: string, name: string): string[] {
  const tags = text.matchAll(new RegExp(`<(?:\\w{1,20}:)?${name}\\s([^>]{0,${longestTag}})>`, 'g'));
  return [...tags].map(([, attributes = '']) => attributes);
}

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`(?:^|[\\s:])${name}\\s?=\\s?["']([^"']*)["']`).exec(tag)?.[1];
}

/** Signs between the angle brackets of a row or cell; what people's programs write has a few dozen. */
const longestTag = 1_000;

function refuseOutOfBounds(sheet: Buffer, { rows, columns, cells }: SheetBounds): void {
  const text = sheet.toString('latin1');
  let count = 0;
  for (const [, attributes = '', end] of text.matchAll(/<(?:\w{1,20}:)?(?:row|c)\b([^>]{0,1000})(>)?/g)) {
    if (end === undefined && attributes.length === longestTag) throw new WorkbookRefused('unreadable');
    count += 1;
    if (count > cells + rows) throw new WorkbookRefused('too_many_rows');
    const [, letters = '', row = ''] = /\br\s*=\s*["']([A-Za-z]*)(\d+)["']/.exec(attributes) ?? [];
    if (Number(row) > rows) throw new WorkbookRefused('too_many_rows');
    if (columnNumber(letters) > columns) throw new WorkbookRefused('unreadable');
  }
}

/** `A` is 1, `Z` 26, `AA` 27. */
function columnNumber(letters: string): number {
  return [...letters.toUpperCase().slice(0, 4)].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  );
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The most rows of one import, its head not counted. */
const maximumRows = 50_000;
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
