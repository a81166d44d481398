import type { FraktoClient } from '@frakto/sdk/client';
import { NetworkError, ProblemError } from '@frakto/sdk/client';
import { HttpError } from 'react-admin';

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

/** The client under ra-data-simple-rest: what it asks for is a path of the API, and goes through the SDK. */
export function createHttpClient({ request }: FraktoClient) {
  return async (url: string, { method = 'GET', body, signal }: RestRequest = {}): Promise<RestAnswer> => {
    const [path = '', search] = url.split('?');
    const query = search === undefined ? {} : listQuery(new URLSearchParams(search));
    const data = typeof body === 'string' ? { body: JSON.parse(body) as unknown } : {};
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    try {
      const answer = await request(verb, path, { params: { query }, ...data, ...(signal && { signal }) });
      if (!isPage(answer)) return { status: 200, headers: new Headers(), body: '', json: answer ?? {} };
      const headers = new Headers({ [countHeader]: String(answer.total) });
      return { status: 200, headers, body: '', json: answer.items };
    } catch (error) {
      throw toHttpError(error);
    }
  };
}

function isPage(answer: unknown): answer is { items: unknown[]; total: number } {
  return typeof answer === 'object' && answer !== null && 'items' in answer && 'total' in answer;
}
