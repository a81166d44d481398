import type { Readable } from 'node:stream';
import type { Database } from '../../../platform/db/database.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import type { Member } from '../../../platform/http/principal.js';
import { tableFile, type Cell } from '../../directory/index.js';
import { writeAudit } from '../../identity/index.js';
import { exportColumns, exportWords, type ExportColumn } from './money-export-labels.js';
import { homeCurrency } from '../rules/vat.js';
import { vatRecordOf } from '../structured-invoices/vat-record.js';
import {
  countExported,
  keepsPolishRecords,
  readExported,
  type ExportedRow,
  type ExportPlace,
  type ReadRow,
} from './money-export.queries.js';
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
    const read = async (after: ExportPlace | null) =>
      (await readExported(reads, kind, companyId, period, after, pageSize)).map(withVat);
    const hasRecords =
      kind === 'invoices' && (format === 'ndjson' || (await keepsPolishRecords(reads, companyId)));
    const columns = exportColumns[kind].filter(({ isOfVatRecord }) => hasRecords || !isOfVatRecord);
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

/** An invoice with its rates, its sums in the currency of the tax and, of a Polish one, what it adds to the records of VAT. */
function withVat({ content, ...row }: ReadRow): ExportedRow {
  if (!content) return row;
  const { conversion, corrects, country, currency, sums } = content;
  const { rates, net, vat } = corrects ? corrects.difference : sums;
  const home = conversion ?? (currency === homeCurrency[country] ? { net, vat } : null);
  return {
    ...row,
    vat_rates: rates.map(({ vat_case, vat_rate }) => vat_case ?? `${vat_rate}%`).join(', '),
    home_net: home?.net ?? null,
    home_vat: home?.vat ?? null,
    ...vatRecordOf(content),
  };
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
