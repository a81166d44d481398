import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'ra-core';
import { api } from './client';
import { countHeader, createHttpClient } from './http-client';

const rest = simpleRestProvider('', createHttpClient(api), countHeader);

/** react-admin's way to the API. The API has no call for several ids at once, so they are asked for one by one. */
export const restProvider: DataProvider = {
  ...rest,
  getMany: async (resource, { ids, meta, signal }) => {
    const answers = await Promise.all(ids.map((id) => rest.getOne(resource, { id, meta, signal })));
    return { data: answers.map((answer) => answer.data) };
  },
};
