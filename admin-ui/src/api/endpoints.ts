import type { FraktoClient } from '@frakto/sdk/client';
import { directoryEndpoints } from './directory-endpoints';
import { none, type Endpoint } from './endpoint';
import type { Schemas } from './types';

/** Resources by their path on screen. */
export function createEndpoints(api: FraktoClient) {
  return {
    ...directoryEndpoints(api),
    'user-management': {
      list: (query, signal) => api.get('/users', { params: { query }, signal }),
      one: (id, signal) => api.get('/users/{id}', { params: { path: { id } }, signal }),
      create: (body) => api.post('/auth/register', { body: body as Schemas['Registration'] }),
      update: (id, body) =>
        api.put('/users/{id}', { params: { path: { id } }, body: body as Schemas['UserUpdate'] }),
      remove: (id) => api.delete('/users/{id}', { params: { path: { id } } }),
    },
    orders: {
      list: (query, signal) => api.get('/quotations', { params: { query }, signal }),
      one: none,
      create: none,
      update: none,
      remove: none,
    },
    imports: {
      list: (query, signal) => api.get('/imports', { params: { query }, signal }),
      one: (id, signal) => api.get('/imports/{id}', { params: { path: { id } }, signal }),
      create: none,
      update: none,
      remove: none,
    },
    'client-mailings': {
      list: (query, signal) => api.get('/client-mailings', { params: { query }, signal }),
      one: none,
      create: none,
      update: none,
      remove: none,
    },
    'mail-outbox': {
      list: (query, signal) => api.get('/mail-outbox', { params: { query }, signal }),
      one: (id, signal) => api.get('/mail-outbox/{id}', { params: { path: { id } }, signal }),
      create: none,
      update: none,
      remove: none,
    },
    'set-aside-mails': {
      list: (query, signal) => api.get('/incoming-mail/set-aside', { params: { query }, signal }),
      one: none,
      create: none,
      update: none,
      remove: none,
    },
  } satisfies Record<string, Endpoint>;
}

export type ResourceName = keyof ReturnType<typeof createEndpoints>;

export function isResource(name: string, endpoints: object): name is ResourceName {
  return Object.hasOwn(endpoints, name);
}
