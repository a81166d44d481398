import type { UiLanguage } from '../../../kernel/text/language.js';
import type { Paged } from '../../../platform/http/api-types.js';
import type { ClientService } from '../clients/client.service.js';
import type { ClientDirectoryService } from '../clients/client-directory.service.js';
import type { SubcontractorService } from '../subcontractors/subcontractor.service.js';
import type { SubcontractorDirectoryService } from '../subcontractors/subcontractor-directory.service.js';
import type { ExportQuery } from './export.dto.js';
import type { ImportField, ImportKind } from './import.dto.js';
import type { ImportKeeper } from './import.service.js';

/** A record as it goes into a file. */
export type ExportedRecord = Partial<Record<Exclude<ImportField, 'country'>, string | null>> & {
  country_id: number | null;
};

/** What narrows an export and orders it. */
export type ExportFilters = Omit<ExportQuery, 'format'>;

/** A list that can be exported, as its screen shows it. */
export interface ExportedList {
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
