export type { ClientDirectoryService } from './clients/client-directory.service.js';
export type { ClientDto } from './clients/client.dto.js';
export type { ClientService } from './clients/client.service.js';
export type { ContactInput } from './contacts/contact.dto.js';
export type { ContactService } from './contacts/contact.service.js';
export type { GroupService } from './groups/group.service.js';
export { findKnownSender, namedRecords } from './directory.queries.js';
export type { Directory } from './module.js';
export {
  directoryExport,
  directoryPersonalData,
  findEntriesOf,
  hasRunningImport,
  lockEntriesOf,
} from './privacy/directory-personal-data.js';
export { exportMediaTypes, tableFile, type Cell } from './imports/table-file.js';
export type { SubcontractorDirectoryService } from './subcontractors/subcontractor-directory.service.js';
export type { SubcontractorDto } from './subcontractors/subcontractor.dto.js';
export type { ExchangedCarrier, SubcontractorService } from './subcontractors/subcontractor.service.js';

/** What other modules' SQL reads of the directories, a company's own entries and global ones. */
export const directoryViews = [
  'directory_clients',
  'directory_subcontractors',
  'directory_carrier_numbers',
  'directory_contacts',
] as const;
