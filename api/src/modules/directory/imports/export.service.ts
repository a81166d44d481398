import type { Readable } from 'node:stream';
import type { Database } from '../../../platform/db/database.js';
import { findCountryById } from '../../../kernel/contact/countries.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import type { Paged } from '../../../platform/http/api-types.js';
import { BadRequest, InvalidInput } from '../../../platform/http/errors.js';
import { writeAudit } from '../../identity/index.js';
import { importFields } from './columns.js';
import type { ExportQuery } from './export.dto.js';
import type { ImportField, ImportKind } from './import.dto.js';
import type { ImportKeeper } from './import.service.js';
import { tableFile } from './table-file.js';
import { rowsOfWorkbook } from './workbook-writer.js';
import type { ClientService } from '../clients/client.service.js';
import type { ClientDirectoryService } from '../clients/client-directory.service.js';
import type { SubcontractorService } from '../subcontractors/subcontractor.service.js';
import type { SubcontractorDirectoryService } from '../subcontractors/subcontractor-directory.service.js';

/** A record as it goes into a file. */
type ExportedRecord = Partial<Record<Exclude<ImportField, 'country'>, string | null>> & {
  country_id: number | null;
};

/** What narrows an export and orders it. */
type ExportFilters = Omit<ExportQuery, 'format'>;

/** A list that can be exported, as its screen shows it. */
interface ExportedList {
  /** What its screen can filter by. */
  filters: readonly (keyof ExportFilters)[];
  read(query: ExportFilters & { page: number; page_size: number }): Promise<Paged<ExportedRecord>>;
}

const everywhere = ['q', 'sort'] as const;
const inDirectories = [...everywhere, 'source_type', 'country_id', 'has_email'] as const;

interface ExportedListsDeps {
  clients: ClientService;
  clientDirectory: ClientDirectoryService;
  subcontractors: SubcontractorService;
  subcontractorDirectory: SubcontractorDirectoryService;
}

/** The lists that can be exported: a company's directories, and for administrators the global ones. */
export class ExportedLists {
  constructor(private readonly deps: ExportedListsDeps) {}

  /** @param pageSize records a page, where the list has to be told */
  of(keeper: ImportKeeper, kind: ImportKind, language: UiLanguage, pageSize: number): ExportedList {
    const { companyId, userId } = keeper;
    const isOfClients = kind === 'clients';
    if (companyId === null) {
      return isOfClients
        ? {
            filters: everywhere,
            read: (query) => this.deps.clients.listClients({ companyId, userId }, query),
          }
        : {
            filters: [...everywhere, 'rate_type'],
            read: (query) => this.deps.subcontractors.listGlobal(query, language),
          };
    }
    return isOfClients
      ? {
          filters: inDirectories,
          read: (query) => this.deps.clientDirectory.listDirectory({ companyId }, query),
        }
      : {
          filters: [...inDirectories, 'rate_type'],
          read: (query) =>
            this.deps.subcontractorDirectory.listDirectory({ companyId }, query, pageSize, language),
        };
  }
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
  constructor(
    private readonly db: Database,
    private readonly lists: ExportedLists,
  ) {}

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
    const list = this.lists.of(keeper, kind, language, pageSize);
    requireKnown(filters, list);
    // Read before the answer begins: what is wrong with the filters can still be said then.
    const first = await list.read({ ...filters, page: 1, page_size: pageSize });
    if (format === 'xlsx' && first.total > rowsOfWorkbook)
      throw new BadRequest('too_many_rows', { limit: rowsOfWorkbook });
    await writeAudit(this.db.notes, {
      action: `${kind}.exported`,
      record: kind === 'clients' ? 'client' : 'subcontractor',
      companyId: keeper.companyId,
      after: { count: first.total, format, ...filters },
    });
    const fields = importFields[kind];
    const content = tableFile(format, pagesOf(list, filters, first), {
      head: fields,
      cells: (record) => fields.map((field) => cellOf(record, field)),
      record: (record) => record,
      language,
    });
    return { content, count: first.total };
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

/** The records, a thousand at a time. */
async function* pagesOf(
  list: ExportedList,
  filters: ExportFilters,
  first: Paged<ExportedRecord>,
): AsyncGenerator<ExportedRecord[]> {
  for (let found = first; ;) {
    yield found.items;
    if (found.page >= found.total_pages) return;
    found = await list.read({ ...filters, page: found.page + 1, page_size: pageSize });
  }
}
