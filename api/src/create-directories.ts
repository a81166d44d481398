import { ClientDirectoryService } from './modules/directory/clients/client-directory.service.js';
import { ClientService } from './modules/directory/clients/client.service.js';
import { GroupService } from './modules/directory/groups/group.service.js';
import type { MailingRefusals } from './modules/correspondence/outbox/mailing-refusals.service.js';
import { SubcontractorDirectoryService } from './modules/directory/subcontractors/subcontractor-directory.service.js';
import { SubcontractorService } from './modules/directory/subcontractors/subcontractor.service.js';
import type { Surroundings } from './surroundings.js';

/** Clients and subcontractors: a company's own, and those that administrators keep for all. */
export function createDirectories({ db }: Pick<Surroundings, 'db'>, refusals: MailingRefusals) {
  const clients = new ClientService(db);
  const clientDirectory = new ClientDirectoryService(db);
  const subcontractors = new SubcontractorService(db);
  const subcontractorDirectory = new SubcontractorDirectoryService(db);
  const groups = new GroupService(db, subcontractors, refusals);
  return { clients, clientDirectory, subcontractors, subcontractorDirectory, groups };
}
