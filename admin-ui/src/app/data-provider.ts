import type { DataProvider } from 'react-admin';
import { api } from '../kit/api/client';

let loaded: DataProvider | undefined;

async function load(): Promise<DataProvider> {
  const { createRestProvider } = await import('./rest-provider');
  return (loaded ??= createRestProvider(api));
}

/** react-admin's way to the API. Its code comes with the first list: orders and their feed do without it. */
export const dataProvider: DataProvider = {
  getList: async (resource, params) => (await load()).getList(resource, params),
  getOne: async (resource, params) => (await load()).getOne(resource, params),
  getMany: async (resource, params) => (await load()).getMany(resource, params),
  getManyReference: async (resource, params) => (await load()).getManyReference(resource, params),
  create: async (resource, params) => (await load()).create(resource, params),
  update: async (resource, params) => (await load()).update(resource, params),
  updateMany: async (resource, params) => (await load()).updateMany(resource, params),
  delete: async (resource, params) => (await load()).delete(resource, params),
  deleteMany: async (resource, params) => (await load()).deleteMany(resource, params),
};

/** Fetches its code now: beside a list's, not after it. */
export function preloadDataProvider(): void {
  void load().catch(() => undefined);
}
