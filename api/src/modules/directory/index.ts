export type { ClientDirectoryService } from './clients/client-directory.service.js';
export type { ClientDto } from './clients/client.dto.js';
export type { ClientService } from './clients/client.service.js';
export type { GroupService } from './groups/group.service.js';
export type { Directory } from './module.js';
export type { SubcontractorDirectoryService } from './subcontractors/subcontractor-directory.service.js';
export type { SubcontractorDto } from './subcontractors/subcontractor.dto.js';
export type { SubcontractorService } from './subcontractors/subcontractor.service.js';
