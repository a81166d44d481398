import { stringify } from 'csv-stringify/sync';
import { Readable } from 'node:stream';
import writeWorkbook from 'write-excel-file/node';
import { findCountryById } from '../../domain/countries.js';
import type { UiLanguage } from '../../domain/language.js';
import type { Paged } from '../../http/api-types.js';
import type { ClientService } from '../clients/client.service.js';
import type { ClientDirectoryService } from '../clients/client-directory.service.js';
import type { SubcontractorService } from '../subcontractors/subcontractor.service.js';
import type { SubcontractorDirectoryService } from '../subcontractors/subcontractor-directory.service.js';
import { importFields } from './columns.js';
import type { ExportFormat } from './export.dto.js';
import type { ImportField, ImportKind } from './import.dto.js';
import type { ImportKeeper } from './import.service.js';
import { inert } from './inert.js';

type Exported = Partial<Record<Exclude<ImportField, 'country'>, string | null>> & {
  country_id: number | null;
};
type PageReader = (query: { page: number; page_size: number; q?: string }) => Promise<Paged<Exported>>;

const pageSize = 1_000;

/** Directories as files that people can open, change and import again. */
export class ExportService {
  constructor(
    private readonly clients: ClientService,
    private readonly clientDirectory: ClientDirectoryService,
    private readonly subcontractors: SubcontractorService,
    private readonly subcontractorDirectory: SubcontractorDirectoryService,
  ) {}

  /** The whole directory, or what of it has a text; CSV is written while it is read, page by page. */
  async exportDirectory(
    keeper: ImportKeeper,
    kind: ImportKind,
    format: ExportFormat,
    q: string | undefined,
    language: UiLanguage,
  ): Promise<Readable> {
    const pages = pagesOf(importFields[kind], this.readerOf(keeper, kind, language), q);
    if (format === 'csv') return Readable.from(asCsv(pages));
    const lines: string[][] = [];
    for await (const page of pages) for (const line of page) lines.push(line);
    return Readable.from(await asWorkbook(lines));
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
  read: PageReader,
  q: string | undefined,
): AsyncGenerator<string[][]> {
  yield [[...fields]];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const found = await read({ page, page_size: pageSize, ...(q ? { q } : {}) });
    pages = found.total_pages;
    yield found.items.map((record) => fields.map((field) => cellOf(record, field)));
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

/** Cells are texts: a spreadsheet runs none of them. */
function asWorkbook(table: string[][]): Promise<Buffer> {
  const rows = table.map((line) => line.map((value) => ({ value, type: String })));
  return writeWorkbook(rows, { stickyRowsCount: 1 }).toBuffer();
}
