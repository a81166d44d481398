import type { Readable } from 'node:stream';
import type { Database } from '../../../platform/db/database.js';
import type { ListStatement } from '../../../platform/db/list-statement.js';
import { findWholeList } from '../../../platform/db/whole-list.js';
import { findCountryById } from '../../../kernel/contact/countries.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { InvalidInput } from '../../../platform/http/errors.js';
import { writeAudit } from '../../identity/index.js';
import { importFields } from './columns.js';
import type { ExportQuery } from './export.dto.js';
import type { ImportField, ImportKind } from './import.dto.js';
import type { ImportKeeper } from './import.service.js';
import { tableFile } from './table-file.js';
import { clientList } from '../clients/client.queries.js';
import { clientDirectoryList } from '../clients/client-directory.queries.js';
import { globalSubcontractorList } from '../subcontractors/subcontractor.queries.js';
import { subcontractorDirectoryList } from '../subcontractors/subcontractor-directory.queries.js';

/** A record as it goes into a file. */
type ExportedRecord = Partial<Record<Exclude<ImportField, 'country'>, string | null>> & {
  id: number;
  country_id: number | null;
};

/** What narrows an export and orders it. */
type ExportFilters = Omit<ExportQuery, 'format'>;

/** A list that can be exported, as its screen shows it. */
interface ExportedList {
  /** What its screen can filter by. */
  filters: readonly (keyof ExportFilters)[];
  statement(query: ExportFilters): ListStatement;
}

const everywhere = ['q', 'sort'] as const;
const inDirectories = [...everywhere, 'source_type', 'country_id', 'has_email'] as const;

/** The lists that can be exported: a company's directories, and for administrators the global ones. */
function exportedList(companyId: number | null, kind: ImportKind, language: UiLanguage): ExportedList {
  const isOfClients = kind === 'clients';
  if (companyId === null) {
    return isOfClients
      ? { filters: everywhere, statement: (query) => clientList(null, query) }
      : {
          filters: [...everywhere, 'rate_type'],
          statement: (query) => globalSubcontractorList(query, language),
        };
  }
  return isOfClients
    ? { filters: inDirectories, statement: (query) => clientDirectoryList(companyId, query) }
    : {
        filters: [...inDirectories, 'rate_type'],
        statement: (query) => subcontractorDirectoryList(companyId, query, language),
      };
}

const pageSize = 1_000;

/** A directory as a file. */
interface ExportedFile {
  content: Readable;
  /** Records in it. */
  count: number;
}

/** Directories as files that people can open, change and import again. */
export class ExportService {
  constructor(private readonly db: Database) {}

  /**
   * The whole directory, or what its list shows with the same filters; written while it is read.
   * @throws {InvalidInput} when a filter is none of the list's
   * @throws {BadRequest} `too_many_rows` when a workbook cannot hold them
   */
  async exportDirectory(
    keeper: ImportKeeper,
    kind: ImportKind,
    { format = 'csv', ...filters }: ExportQuery,
    language: UiLanguage,
  ): Promise<ExportedFile> {
    const list = exportedList(keeper.companyId, kind, language);
    requireKnown(filters, list);
    // Found before the answer begins: what is wrong with the filters can still be said then.
    const { count, pages } = await findWholeList<ExportedRecord>(this.db.reads, list.statement(filters));
    const fields = importFields[kind];
    const content = tableFile(format, count, pages(pageSize), {
      head: fields,
      cells: (record) => fields.map((field) => cellOf(record, field)),
      record: (record) => record,
      language,
    });
    await writeAudit(this.db.notes, {
      action: `${kind}.exported`,
      record: kind === 'clients' ? 'client' : 'subcontractor',
      companyId: keeper.companyId,
      after: { count, format, ...filters },
    });
    return { content, count };
  }
}

function requireKnown(filters: ExportFilters, list: ExportedList): void {
  const known: readonly string[] = list.filters;
  const faults = Object.entries(filters)
    .filter(([name, value]) => value !== undefined && !known.includes(name))
    .map(([field]) => ({ field, code: 'unknown_field' }) as const);
  if (faults.length > 0) throw new InvalidInput(faults);
}

function cellOf(record: ExportedRecord, field: ImportField): string {
  if (field !== 'country') return record[field] ?? '';
  return record.country_id === null ? '' : (findCountryById(record.country_id)?.code ?? '');
}
