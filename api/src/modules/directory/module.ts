import type { AppContext } from '../../platform/app-context.js';
import type { TableSet } from '../../platform/db/table-set.js';
import type { ModuleJob } from '../../platform/jobs/jobs.port.js';
import { StoredFileService } from '../../platform/stored-files/stored-file.service.js';
import { ClientDirectoryService } from './clients/client-directory.service.js';
import { Client, CollectedClientEntry } from './clients/client.entity.js';
import { ClientService } from './clients/client.service.js';
import { GlobalClientMerger } from './clients/global-client-merger.service.js';
import { PartnerContact } from './contacts/contact.entity.js';
import { ContactService } from './contacts/contact.service.js';
import { CompanyNumbersService } from './company-numbers/company-numbers.service.js';
import { CountryService } from './countries/country.service.js';
import { Crawl, CrawlAddress, CrawledCompany } from './crawler/crawl.entity.js';
import { crawlWebsites } from './crawler/crawl.job.js';
import { CrawlerService, resumeCrawlsJob, FoundCompanyService } from './crawler/crawler.service.js';
import { Group, GroupMember } from './groups/group.entity.js';
import type { TimeOfAsking } from './groups/group.queries.js';
import { type GroupRefusals, GroupService } from './groups/group.service.js';
import { Directories } from './imports/directories.js';
import { enterImport, tidyImportsJob } from './imports/enter-import.job.js';
import { ExportService } from './imports/export.service.js';
import { Import } from './imports/import.entity.js';
import { ImportRows } from './imports/import-rows.service.js';
import { ImportService } from './imports/import.service.js';
import { SubcontractorDirectoryService } from './subcontractors/subcontractor-directory.service.js';
import { Subcontractor, CollectedSubcontractorEntry } from './subcontractors/subcontractor.entity.js';
import type { IsAtWork } from './subcontractors/subcontractor.queries.js';
import { SubcontractorService } from './subcontractors/subcontractor.service.js';

declare module '../../platform/http/request-scope.js' {
  interface Services extends Directory {}
}

/** The tables of this module. */
export const directoryTables: TableSet = {
  entities: [
    Client,
    CollectedClientEntry,
    Subcontractor,
    CollectedSubcontractorEntry,
    Group,
    GroupMember,
    PartnerContact,
    Import,
    Crawl,
    CrawlAddress,
    CrawledCompany,
  ],
  conflicts: {
    clients_external_id_key: 'external_id_taken',
    subcontractors_external_id_key: 'external_id_taken',
    subcontractor_groups_name_key: 'group_name_taken',
    crawls_running_key: 'crawl_running',
  },
  repeats: {
    collected_clients_key: 'client_already_collected',
    collected_subcontractors_key: 'subcontractor_already_collected',
    subcontractor_group_members_key: 'already_member',
  },
};

/** What directories need of the modules below. */
interface Given {
  isAtWork: IsAtWork;
  refusals: GroupRefusals;
  timeOfAsking: TimeOfAsking;
}

/** The use cases of this module. */
export type Directory = ReturnType<typeof createDirectory>;

/** Clients and subcontractors: a company's own, and those that administrators keep for all; where they come from and go to. */
export function createDirectory(
  { db, discardedFiles, jobs, limits, log, modelFaults, registry, storage }: AppContext,
  { isAtWork, refusals, timeOfAsking }: Given,
) {
  const clients = new ClientService(db);
  const clientDirectory = new ClientDirectoryService(db);
  const subcontractors = new SubcontractorService(db, isAtWork);
  const subcontractorDirectory = new SubcontractorDirectoryService(db, isAtWork);
  const directories = new Directories(clients, subcontractors, modelFaults);
  const importRows = new ImportRows(storage, directories);
  return {
    clients,
    clientDirectory,
    subcontractors,
    subcontractorDirectory,
    contacts: new ContactService(db, clientDirectory, subcontractorDirectory),
    groups: new GroupService({ db, subcontractors, refusals, timeOfAsking }),
    directories,
    imports: new ImportService({
      db,
      files: new StoredFileService(storage, discardedFiles),
      jobs,
      rows: importRows,
      limits,
      log,
    }),
    importRows,
    exports: new ExportService(db),
    companyNumbers: new CompanyNumbersService(registry, limits, log),
    crawler: new CrawlerService(db, jobs, log),
    foundCompanies: new FoundCompanyService(db, new GlobalClientMerger(db)),
    countries: new CountryService(),
  };
}

/** What is done without being asked for. */
export function directoryJobs(
  { db, log, storage, web }: AppContext,
  { crawler, directories, importRows, imports }: Directory,
): ModuleJob[] {
  return [
    enterImport({ db, storage, importRows, directories }),
    { name: tidyImportsJob, everySeconds: 60, run: () => imports.tidyUp() },
    crawlWebsites({ db, web, log }),
    { name: resumeCrawlsJob, everySeconds: 15, run: () => crawler.resume() },
  ];
}
