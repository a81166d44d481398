import { stringify } from 'csv-stringify/sync';
import { Readable } from 'node:stream';
import { findCountryById } from '../../domain/countries.js';
import type { UiLanguage } from '../../domain/language.js';
import type { Paged } from '../../http/api-types.js';
import { BadRequest } from '../../http/errors.js';
import type { ClientService } from '../clients/client.service.js';
import type { ClientDirectoryService } from '../clients/client-directory.service.js';
import type { SubcontractorService } from '../subcontractors/subcontractor.service.js';
import type { SubcontractorDirectoryService } from '../subcontractors/subcontractor-directory.service.js';
import { importFields } from './columns.js';
import type { ExportFormat } from './export.dto.js';
import type { ImportField, ImportKind } from './import.dto.js';
import type { ImportKeeper } from './import.service.js';
import { inert } from './inert.js';
import { workbookOf } from './workbook-writer.js';

type Exported = Partial<Record<Exclude<ImportField, 'country'>, string | null>> & {
  country_id: number | null;
};
type PageReader = (query: { page: number; page_size: number; q?: string }) => Promise<Paged<Exported>>;

const pageSize = 1_000;
/** As many as fit below the head of a sheet. */
const rowsOfWorkbook = 1_048_575;

/** Directories as files that people can open, change and import again. */
export class ExportService {
  constructor(
    private readonly clients: ClientService,
    private readonly clientDirectory: ClientDirectoryService,
    private readonly subcontractors: SubcontractorService,
    private readonly subcontractorDirectory: SubcontractorDirectoryService,
  ) {}

  /**
   * The whole directory, or what of it has a text; written while it is read, page by page.
   * @throws {BadRequest} `too_many_rows` when a workbook cannot hold them
   */
  async exportDirectory(
    keeper: ImportKeeper,
    kind: ImportKind,
    format: ExportFormat,
    q: string | undefined,
    language: UiLanguage,
  ): Promise<Readable> {
    const read = this.readerOf(keeper, kind, language);
    const first = await read({ page: 1, page_size: pageSize, ...(q ? { q } : {}) });
    if (format === 'xlsx' && first.total > rowsOfWorkbook)
      throw new BadRequest('too_many_rows', { limit: rowsOfWorkbook });
    const pages = pagesOf(importFields[kind], first, read, q);
    return Readable.from(format === 'csv' ? asCsv(pages) : workbookOf(pages));
  }

  private readerOf({ companyId, userId }: ImportKeeper, kind: ImportKind, language: UiLanguage): PageReader {
    if (companyId === null) {
      return kind === 'clients'
        ? (query) => this.clients.listClients({ companyId, userId }, query)
        : (query) => this.subcontractors.listGlobal(query, language);
    }
    return kind === 'clients'
      ? (query) => this.clientDirectory.listDirectory({ companyId }, query)
      : (query) => this.subcontractorDirectory.listDirectory({ companyId }, query, pageSize, language);
  }
}

function cellOf(record: Exported, field: ImportField): string {
  if (field !== 'country') return record[field] ?? '';
  return record.country_id === null ? '' : (findCountryById(record.country_id)?.code ?? '');
}

/** The head, then the records, a thousand at a time. */
async function* pagesOf(
  fields: readonly ImportField[],
  first: Paged<Exported>,
  read: PageReader,
  q: string | undefined,
): AsyncGenerator<string[][]> {
  yield [[...fields]];
  for (let found = first; ;) {
    yield found.items.map((record) => fields.map((field) => cellOf(record, field)));
    if (found.page >= found.total_pages) return;
    found = await read({ page: found.page + 1, page_size: pageSize, ...(q ? { q } : {}) });
  }
}

async function* asCsv(pages: AsyncIterable<string[][]>): AsyncGenerator<Buffer> {
  let mark = '\ufeff';
  for await (const page of pages) {
    const lines = stringify(
      page.map((line) => line.map(inert)),
      { delimiter: ';', record_delimiter: 'windows' },
    );
    yield Buffer.from(mark + lines);
    mark = '';
  }
}
