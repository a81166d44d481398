import { NetworkError, ProblemError, type FraktoClient } from '@frakto/sdk/client';
import simpleRestProvider from 'ra-data-simple-rest';
import { HttpError, type DataProvider } from 'react-admin';
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
      const list = await rest.getList(path, { ...params, filter });
      // Simple-rest passes on the records and their number alone.
      return cappedPages.has(list.data) ? { ...list, meta: { isTotalCapped: true } } : list;
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

/** What ra-data-simple-rest asks of a client. */
interface RestRequest {
  method?: string;
  /** JSON, as simple-rest writes it. */
  body?: unknown;
  signal?: AbortSignal | null;
}

interface RestAnswer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

const countHeader = 'x-total-count';

/** Records of pages of lists that have more than was counted. */
const cappedPages = new WeakSet<object>();

/** Turns simple-rest's `range`, `sort` and `filter` into the parameters of the API. */
function listQuery(search: URLSearchParams): Record<string, unknown> {
  const [from, to] = JSON.parse(search.get('range') ?? '[0,19]') as [number, number];
  const [field, order] = JSON.parse(search.get('sort') ?? '["id","ASC"]') as [string, string];
  const filter = JSON.parse(search.get('filter') ?? '{}') as Record<string, unknown>;
  const pageSize = to - from + 1;
  return {
    ...filter,
    page: Math.floor(from / pageSize) + 1,
    page_size: pageSize,
    ...(field && { sort: order === 'DESC' ? `-${field}` : field }),
  };
}

/** Problems become react-admin's errors; faults of fields go where its forms look for them. */
function toHttpError(error: unknown): unknown {
  if (error instanceof ProblemError) {
    const fields = Object.fromEntries(error.errors.map((fault) => [fault.field, fault.message]));
    const errors = error.errors.length > 0 ? { errors: fields } : {};
    return new HttpError(error.detail, error.status, { ...errors, code: error.code, problem: error });
  }
  if (error instanceof NetworkError) return new HttpError('ra.notification.http_error', 0, { cause: error });
  return error;
}

/** The client under ra-data-simple-rest: what it asks for is a path of the API, and goes through the SDK. */
function createHttpClient({ request }: FraktoClient) {
  return async (url: string, { method = 'GET', body, signal }: RestRequest = {}): Promise<RestAnswer> => {
    const [path = '', search] = url.split('?');
    const query = search === undefined ? {} : listQuery(new URLSearchParams(search));
    const data = typeof body === 'string' ? { body: JSON.parse(body) as unknown } : {};
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    try {
      const answer = await request(verb, path, { params: { query }, ...data, ...(signal && { signal }) });
      if (!isPage(answer)) return { status: 200, headers: new Headers(), body: '', json: answer ?? {} };
      if (answer.is_total_capped) cappedPages.add(answer.items);
      const headers = new Headers({ [countHeader]: String(answer.total) });
      return { status: 200, headers, body: '', json: answer.items };
    } catch (error) {
      throw toHttpError(error);
    }
  };
}

function isPage(answer: unknown): answer is { items: unknown[]; total: number; is_total_capped?: boolean } {
  return typeof answer === 'object' && answer !== null && 'items' in answer && 'total' in answer;
}
