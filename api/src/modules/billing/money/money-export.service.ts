import { stringify } from 'csv-stringify/sync';
import { Readable } from 'node:stream';
import type { Database } from '../../../platform/db/database.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { BadRequest } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import { escapeFormula, rowsOfWorkbook, workbookOf } from '../../directory/index.js';
import { writeAudit } from '../../identity/index.js';
import { exportColumns, exportWords, type ExportColumn } from './money-export-labels.js';
import { countExported, readExported, type ExportedRow, type ExportPlace } from './money-export.queries.js';
import type { MoneyExportKind, MoneyExportQuery } from './money.dto.js';
import { periodOf } from './money.service.js';

const pageSize = 1_000;

/** A number of a file is told from its texts: a spreadsheet adds it up, and no formula is made of its minus. */
type Cell = string | number;

/** What the accountant gets of a period. */
export class MoneyExportService {
  constructor(private readonly db: Database) {}

  /**
   * The file, written while its rows are read.
   * @throws {InvalidInput} when the period is none
   * @throws {BadRequest} `too_many_rows` when a workbook cannot hold them
   */
  async write(
    { companyId }: Member,
    kind: MoneyExportKind,
    { format = 'csv', from, to }: MoneyExportQuery,
    language: UiLanguage,
  ): Promise<{ content: Readable; count: number }> {
    const period = periodOf({ from, to });
    const { reads } = this.db;
    const count = await countExported(reads, kind, companyId, period);
    if (format === 'xlsx' && count > rowsOfWorkbook)
      throw new BadRequest('too_many_rows', { limit: rowsOfWorkbook });
    await writeAudit(this.db.notes, {
      action: 'money.exported',
      record: 'invoice',
      companyId,
      after: { kind, count, format, from, to },
    });
    const read = (after: ExportPlace | null) => readExported(reads, kind, companyId, period, after, pageSize);
    const pages = pagesOf(exportColumns[kind], read, language);
    return { content: Readable.from(format === 'csv' ? asCsv(pages, language) : workbookOf(pages)), count };
  }
}

/** The head, then the rows, a thousand at a time. */
async function* pagesOf(
  columns: readonly ExportColumn[],
  read: (after: ExportPlace | null) => Promise<ExportedRow[]>,
  language: UiLanguage,
): AsyncGenerator<Cell[][]> {
  yield [columns.map(({ label }) => label[language])];
  for (let after: ExportPlace | null = null; ;) {
    const rows: ExportedRow[] = await read(after);
    if (rows.length > 0) yield rows.map((row) => columns.map((column) => cellOf(row, column, language)));
    after = rows.at(-1) ?? null;
    if (rows.length < pageSize || !after) return;
  }
}

function cellOf(row: ExportedRow, { name, isNumber }: ExportColumn, language: UiLanguage): Cell {
  const value = row[name] ?? '';
  // A double holds every sum of up to 14 digits exactly as it is written.
  if (isNumber) return value === '' ? '' : Number(value);
  const word = exportWords[`${name}.${value}`];
  return word ? word[language] : String(value);
}

async function* asCsv(pages: AsyncIterable<Cell[][]>, language: UiLanguage): AsyncGenerator<Buffer> {
  let mark = '\ufeff';
  for await (const page of pages) {
    const written = page.map((line) => line.map((cell) => csvCell(cell, language)));
    yield Buffer.from(mark + stringify(written, { delimiter: ';', record_delimiter: 'windows' }));
    mark = '';
  }
}

/** Sums have at least two decimals, rates as many as they have. */
function csvCell(cell: Cell, language: UiLanguage): string {
  if (typeof cell === 'string') return escapeFormula(cell);
  const [whole = '', decimals = ''] = String(cell).split('.');
  return `${whole}${language === 'en' ? '.' : ','}${decimals.padEnd(2, '0')}`;
}
