import type { Readable } from 'node:stream';
import type { Database } from '../../../platform/db/database.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import type { Member } from '../../../platform/http/principal.js';
import { tableFile, type Cell } from '../../directory/index.js';
import { writeAudit } from '../../identity/index.js';
import { exportColumns, exportWords, type ExportColumn } from './money-export-labels.js';
import { countExported, readExported, type ExportedRow, type ExportPlace } from './money-export.queries.js';
import type { MoneyExportKind, MoneyExportQuery } from './money.dto.js';
import { periodOf } from './money.service.js';

const pageSize = 1_000;

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
    const read = (after: ExportPlace | null) => readExported(reads, kind, companyId, period, after, pageSize);
    const columns = exportColumns[kind];
    const content = tableFile(format, count, pagesOf(read), {
      head: columns.map(({ label }) => label[language]),
      cells: (row) => columns.map((column) => cellOf(row, column, language)),
      record: (row) => recordOf(row, columns),
      language,
    });
    await writeAudit(this.db.notes, {
      action: 'money.exported',
      record: 'invoice',
      companyId,
      after: { kind, count, format, from, to },
    });
    return { content, count };
  }
}

/** The rows, a thousand at a time. */
async function* pagesOf(
  read: (after: ExportPlace | null) => Promise<ExportedRow[]>,
): AsyncGenerator<ExportedRow[]> {
  for (let after: ExportPlace | null = null; ;) {
    const rows: ExportedRow[] = await read(after);
    yield rows;
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

/** A row as programs read it: what is not there is null. */
function recordOf(row: ExportedRow, columns: readonly ExportColumn[]): object {
  const values = columns.map(({ name, isNumber }) => {
    const value = row[name] ?? null;
    return [name, isNumber && value !== null ? Number(value) : value] as const;
  });
  return { id: row.id, ...Object.fromEntries(values) };
}
