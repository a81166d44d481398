import type { FraktoClient } from '@frakto/sdk/client';
import { NetworkError, ProblemError } from '@frakto/sdk/client';
import { HttpError } from 'ra-core';
import { createEndpoints, isResource } from './endpoints';

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

export const countHeader = 'x-total-count';

/** Turns simple-rest's `range`, `sort` and `filter` into the parameters of the API. */
export function listQuery(search: URLSearchParams): Record<string, unknown> {
  const [from, to] = JSON.parse(search.get('range') ?? '[0,19]') as [number, number];
  const [field, order] = JSON.parse(search.get('sort') ?? '["id","ASC"]') as [string, string];
  const filter = JSON.parse(search.get('filter') ?? '{}') as Record<string, unknown>;
  const pageSize = to - from + 1;
  return {
    ...filter,
    page: Math.floor(from / pageSize) + 1,
    page_size: pageSize,
    sort: order === 'DESC' ? `-${field}` : field,
  };
}

/** Problems become react-admin's errors; faults of fields go where its forms look for them. */
export function toHttpError(error: unknown): unknown {
  if (error instanceof ProblemError) {
    const fields = Object.fromEntries(error.errors.map((fault) => [fault.field, fault.message]));
    const errors = error.errors.length > 0 ? { errors: fields } : {};
    return new HttpError(error.detail, error.status, { ...errors, code: error.code, problem: error });
  }
  if (error instanceof NetworkError) return new HttpError('ra.notification.http_error', 0, { cause: error });
  return error;
}

/** The client under ra-data-simple-rest: every request goes through the SDK. */
export function createHttpClient(api: FraktoClient) {
  const endpoints = createEndpoints(api);
  return async (url: string, { method = 'GET', body, signal }: RestRequest = {}): Promise<RestAnswer> => {
    const { pathname, searchParams } = new URL(url, 'http://api');
    const [, resource = '', id] = pathname.split('/');
    if (!isResource(resource, endpoints)) throw new Error(`No resource is called “${resource}”`);
    const endpoint = endpoints[resource];
    const data: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    const headers = new Headers();
    try {
      let json: unknown = {};
      if (method === 'POST') json = await endpoint.create(data);
      else if (id === undefined) {
        const page = await endpoint.list(listQuery(searchParams), signal ?? undefined);
        headers.set(countHeader, String(page.total));
        json = page.items;
      } else if (method === 'PUT') json = await endpoint.update(Number(id), data);
      else if (method === 'DELETE') await endpoint.remove(Number(id));
      else json = await endpoint.one(Number(id), signal ?? undefined);
      return { status: 200, headers, body: '', json };
    } catch (error) {
      throw toHttpError(error);
    }
  };
}
