import type { FraktoClient } from '@frakto/sdk/client';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { countHeader, createHttpClient } from './http-client';
import { pathOf } from '../kit/api/resources';

/** react-admin's way to the API. The API has no call for several ids at once, so they are asked for one by one. */
export function createRestProvider(client: FraktoClient): DataProvider {
  const rest = simpleRestProvider('', createHttpClient(client), countHeader);
  /** Simple-rest writes `/` before a resource; ours are paths that begin with it. */
  const at = (...of: Parameters<typeof pathOf>) => pathOf(...of).slice(1);
  const provider: DataProvider = {
    ...rest,
    getList: async (resource, params) => {
      const filter = { ...(params.filter as Record<string, unknown> | undefined) };
      const path = at(resource, 'list').replaceAll(/\{(\w+)\}/g, (_braces, name: string) => {
        const value = String(filter[name]);
        delete filter[name];
        return encodeURIComponent(value);
      });
      return rest.getList(path, { ...params, filter });
    },
    getOne: async (resource, params) => rest.getOne(at(resource, 'one'), params),
    getMany: async (resource, { ids, meta, signal }) => {
      const answers = await Promise.all(
        ids.map((id) => provider.getOne(resource, { id, meta: meta as unknown, signal })),
      );
      return { data: answers.map((answer) => answer.data) };
    },
    create: async (resource, params) => rest.create(at(resource, 'create'), params),
    update: async (resource, params) => rest.update(at(resource, 'update'), params),
    updateMany: async (resource, params) => rest.updateMany(at(resource, 'update'), params),
    delete: async (resource, params) => rest.delete(at(resource, 'delete'), params),
    deleteMany: async (resource, params) => rest.deleteMany(at(resource, 'delete'), params),
  };
  return provider;
}
