import type { FraktoClient } from '@frakto/sdk/client';
import { none, type Endpoint } from './endpoint';
import type { Schemas } from './types';

/** The path of a record's id. */
const at = (id: number) => ({ path: { id } });

/** The directories of a company, and what it has collected from the global ones. */
function companyEndpoints(api: FraktoClient) {
  return {
    // They have the own and the collected ones; only own ones are entered and changed.
    'client-directory': {
      list: (query, signal) => api.get('/client-directory', { params: { query }, signal }),
      one: (id, signal) => api.get('/client-directory/{id}', { params: at(id), signal }),
      create: (body) => api.post('/clients-personal', { body: body as Schemas['ClientInput'] }),
      update: (id, body) =>
        api.put('/clients-personal/{id}', { params: at(id), body: body as Schemas['ClientUpdate'] }),
      remove: (id) => api.delete('/clients-personal/{id}', { params: at(id) }),
    },
    subcontractors: {
      list: (query, signal) => api.get('/subcontractor-directory', { params: { query }, signal }),
      one: (id, signal) => api.get('/subcontractor-directory/{id}', { params: at(id), signal }),
      create: (body) => api.post('/subcontractors-personal', { body: body as Schemas['SubcontractorInput'] }),
      update: (id, body) =>
        api.put('/subcontractors-personal/{id}', {
          params: at(id),
          body: body as Schemas['SubcontractorUpdate'],
        }),
      remove: (id) => api.delete('/subcontractors-personal/{id}', { params: at(id) }),
    },
    'user-global-clients': {
      list: (query, signal) => api.get('/user-global-clients', { params: { query }, signal }),
      one: none,
      create: (body) => api.post('/user-global-clients', { body: body as Schemas['CollectedClientInput'] }),
      update: (id, body) =>
        api.put('/user-global-clients/{id}', {
          params: at(id),
          body: body as Schemas['CollectedClientUpdate'],
        }),
      remove: (id) => api.delete('/user-global-clients/{id}', { params: at(id) }),
    },
    'user-global-subcontractors': {
      list: none,
      one: none,
      create: (body) =>
        api.post('/user-global-subcontractors', { body: body as Schemas['CollectedSubcontractorInput'] }),
      update: none,
      remove: (id) => api.delete('/user-global-subcontractors/{id}', { params: at(id) }),
    },
  } satisfies Record<string, Endpoint>;
}

/** Groups of subcontractors and who is in them. */
function groupEndpoints(api: FraktoClient) {
  return {
    'subcontractor-groups': {
      list: (query, signal) => api.get('/subcontractor-groups', { params: { query }, signal }),
      one: (id, signal) => api.get('/subcontractor-groups/{id}', { params: at(id), signal }),
      create: (body) => api.post('/subcontractor-groups', { body: body as Schemas['GroupInput'] }),
      update: (id, body) =>
        api.put('/subcontractor-groups/{id}', { params: at(id), body: body as Schemas['GroupUpdate'] }),
      remove: (id) => api.delete('/subcontractor-groups/{id}', { params: at(id) }),
    },
    // Which group, the filter says; who comes and goes needs two ids, and is sent by `groups/use-members.ts`.
    'group-members': {
      list: async (query, signal) => {
        const { group_id: id, ...rest } = query as { group_id: number };
        const path = '/subcontractor-groups/{id}/members';
        const { items, total } = await api.get(path, { params: { ...at(id), query: rest }, signal });
        return { items: items.map((item) => ({ ...item, name: item.subcontractor.name })), total };
      },
      one: none,
      create: none,
      update: none,
      remove: none,
    },
  } satisfies Record<string, Endpoint>;
}

/** The global directories: administrators keep them, companies look for entries to collect. */
function globalEndpoints(api: FraktoClient) {
  return {
    'admin-global-clients': {
      list: (query, signal) => api.get('/client-database', { params: { query }, signal }),
      one: (id, signal) => api.get('/client-database/{id}', { params: at(id), signal }),
      create: (body) => api.post('/client-database', { body: body as Schemas['GlobalClientInput'] }),
      update: (id, body) =>
        api.put('/client-database/{id}', { params: at(id), body: body as Schemas['GlobalClientUpdate'] }),
      remove: (id) => api.delete('/client-database/{id}', { params: at(id) }),
    },
    'admin-global-subcontractors': {
      list: (query, signal) => api.get('/global-subcontractors', { params: { query }, signal }),
      one: (id, signal) => api.get('/global-subcontractors/{id}', { params: at(id), signal }),
      create: (body) => api.post('/global-subcontractors', { body: body as Schemas['SubcontractorInput'] }),
      update: (id, body) =>
        api.put('/global-subcontractors/{id}', {
          params: at(id),
          body: body as Schemas['SubcontractorUpdate'],
        }),
      remove: (id) => api.delete('/global-subcontractors/{id}', { params: at(id) }),
    },
    'global-clients': {
      list: (query, signal) => api.get('/global-clients/search', { params: { query }, signal }),
      one: none,
      create: none,
      update: none,
      remove: none,
    },
    'global-subcontractors': {
      list: (query, signal) => api.get('/global-subcontractors/search', { params: { query }, signal }),
      one: none,
      create: none,
      update: none,
      remove: none,
    },
  } satisfies Record<string, Endpoint>;
}

/** The resources of all directories. */
export function directoryEndpoints(api: FraktoClient) {
  return { ...companyEndpoints(api), ...groupEndpoints(api), ...globalEndpoints(api) };
}
