import * as records from './authorisation-records.js';
import { clientFields, subcontractorFields } from './directory.js';
import type { OperationCase } from './operation-case.js';
import { nextNumber } from './people.js';

/** Operations on clients, subcontractors and groups. */
export const directoryCases: Readonly<Record<string, OperationCase>> = {
  listClients: { access: 'member' },
  getClient: { access: 'member', records: records.client },
  createClient: { access: 'member', body: () => clientFields() },
  updateClient: { access: 'member', records: records.client, body: () => ({ name: 'Renamed' }) },
  deleteClient: { access: 'member', records: records.client },
  listPersonalClients: { access: 'member' },
  getPersonalClient: { access: 'member', records: records.client },
  createPersonalClient: { access: 'member', body: () => clientFields() },
  updatePersonalClient: { access: 'member', records: records.client, body: () => ({ name: 'Renamed' }) },
  deletePersonalClient: { access: 'member', records: records.client },

  listClientDirectory: { access: 'member' },
  getDirectoryClient: { access: 'member', records: records.client },
  countClientDirectory: { access: 'member' },
  searchGlobalClients: { access: 'user' },
  searchClientDatabase: { access: 'user' },
  listCollectedClients: { access: 'member' },
  collectClient: {
    access: 'member',
    records: records.globalClientToCollect,
    body: (ids) => ids,
    open: ['client_id'],
  },
  annotateCollectedClient: {
    access: 'member',
    records: records.collectedClient,
    body: () => ({ notes: 'Pays late' }),
  },
  releaseClient: { access: 'member', records: records.collectedClient },
  listGlobalClients: { access: 'administrator' },
  countGlobalClients: { access: 'administrator' },
  getGlobalClient: { access: 'administrator', records: records.globalClient },
  createGlobalClient: { access: 'administrator', body: () => clientFields() },
  updateGlobalClient: {
    access: 'administrator',
    records: records.globalClient,
    body: () => ({ name: 'Renamed' }),
  },
  deleteGlobalClient: { access: 'administrator', records: records.globalClient },

  listSubcontractorDirectory: { access: 'member' },
  getDirectorySubcontractor: { access: 'member', records: records.subcontractor },
  countSubcontractorDirectory: { access: 'member' },
  countSubcontractors: { access: 'member' },
  searchGlobalSubcontractors: { access: 'user' },
  collectSubcontractor: {
    access: 'member',
    records: records.globalSubcontractorToCollect,
    body: (ids) => ids,
    open: ['subcontractor_id'],
  },
  releaseSubcontractor: { access: 'member', records: records.collectedSubcontractor },
  listGlobalSubcontractors: { access: 'administrator' },
  getGlobalSubcontractor: { access: 'administrator', records: records.globalSubcontractor },
  createGlobalSubcontractor: { access: 'administrator', body: () => subcontractorFields() },
  updateGlobalSubcontractor: {
    access: 'administrator',
    records: records.globalSubcontractor,
    body: () => ({ notes: 'New' }),
  },
  deleteGlobalSubcontractor: { access: 'administrator', records: records.globalSubcontractor },

  checkCompanyNumbers: { access: 'user', body: () => ({ country_id: 1, vat_number: '123' }) },
  findRegisteredCompany: {
    access: 'user',
    query: () => ({ country_id: 1, number: '5260001246' }),
    status: 404,
  },

  listGroups: {
    access: 'member',
    records: records.routeToName,
    query: ({ route_id }) => ({ route_id: route_id ?? 0 }),
    passedOver: ['route_id'],
  },
  countGroups: { access: 'member' },
  getGroup: { access: 'member', records: records.group },
  createGroup: { access: 'member', body: () => ({ name: `Group ${nextNumber()}` }) },
  updateGroup: { access: 'member', records: records.group, body: () => ({ description: 'Fast ones' }) },
  deleteGroup: { access: 'member', records: records.group },
  listGroupMembers: { access: 'member', records: records.group },
  addGroupMember: {
    access: 'member',
    records: records.groupAndSubcontractor,
    body: ({ subcontractor_id }) => ({ subcontractor_id }),
  },
  removeGroupMember: { access: 'member', records: records.groupAndMember },

  listSubcontractors: { access: 'member' },
  getSubcontractor: { access: 'member', records: records.subcontractor },
  createSubcontractor: { access: 'member', body: () => subcontractorFields() },
  updateSubcontractor: { access: 'member', records: records.subcontractor, body: () => ({ notes: 'New' }) },
  deleteSubcontractor: { access: 'member', records: records.subcontractor },
  createPersonalSubcontractor: { access: 'member', body: () => subcontractorFields() },
  updatePersonalSubcontractor: {
    access: 'member',
    records: records.subcontractor,
    body: () => ({ notes: 'New' }),
  },
  deletePersonalSubcontractor: { access: 'member', records: records.subcontractor },
};
