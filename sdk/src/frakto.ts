import {
  createFraktoClient,
  type FraktoClient,
  type FraktoClientOptions,
  type Method,
  type UntypedOptions,
} from './client.js';
import { classified } from './errors.js';
import { FileAnswer, withFiles } from './files.js';
import type { CallOptions } from './generated/calls.js';
import { operations, type Operations } from './generated/operations.js';
import { mediaTypes } from './generated/media-types.js';
import { openLink, type OpenLinkOptions } from './links.js';
import { liveEvents, type LiveEvent, type LiveOptions } from './live.js';

export * from './errors.js';
export { FileAnswer, type NamedContent, type Upload, type UploadContent } from './files.js';
export type { CallOptions, ProblemCode } from './generated/calls.js';
export type { Operations } from './generated/operations.js';
export * from './links.js';
export type { LiveEvent, LiveOptions } from './live.js';

/**
 * The API by name, beside its paths. An operation takes the ids of its path, then its body, then its query, then {@link CallOptions}.
 * @throws {FraktoError} each call, by class: {@link AuthenticationError}, {@link NotFoundError}, …
 */
export interface Frakto extends FraktoClient, Operations {
  /** The changes of the company's records as they happen, from a number on: see {@link LiveOptions}. */
  readonly live: (options?: LiveOptions) => AsyncGenerator<LiveEvent, void, void>;
  /** Reads a link, a short one by following it. */
  readonly openLink: typeof openLink;
}

/** As {@link FraktoClientOptions}, with a token for those that do not change. */
export interface FraktoOptions extends FraktoClientOptions {
  /** A key of the company (`fk_…`), or the token of a session. */
  readonly token?: string | undefined;
}

/** Makes a client with every operation by name. */
export function createFrakto({ token, ...options }: FraktoOptions): Frakto {
  const getToken = options.getToken ?? (() => token ?? null);
  const bare = createFraktoClient({ ...options, getToken });
  const { notePosition } = bare;
  const paths = Object.entries(bare)
    .filter(([name]) => name !== 'notePosition')
    .map(([name, call]: [string, (...args: unknown[]) => unknown]) => {
      return [name, (...args: unknown[]) => classifying(async () => call(...args))] as const;
    });
  const client = Object.fromEntries(paths) as unknown as FraktoClient;
  const groups = Object.entries(operations).map(([group, words]) => {
    const methods = Object.entries(words).map(([name, word]) => {
      return [name, operationOf(client, word, `${group}.${name}`)] as const;
    });
    return [group, Object.fromEntries(methods)] as const;
  });
  const named = Object.fromEntries(groups) as unknown as Operations;
  const source = {
    baseUrl: options.baseUrl,
    token: async () => getToken(),
    userId: async (call: CallOptions) => (await named.accounts.me(call)).id,
    changes: named.changes.list,
    notePosition,
  };
  return {
    ...client,
    ...named,
    notePosition,
    live: (live = {}) => liveEvents(source, live),
    openLink: (address, link = {}) => openLink(address, withFetch(link, options.fetch)),
  };
}

function withFetch<Kind>(
  link: OpenLinkOptions<Kind>,
  fetch: typeof globalThis.fetch | undefined,
): OpenLinkOptions<Kind> {
  return { ...link, fetch: link.fetch ?? fetch };
}

async function classifying<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw classified(error);
  }
}

/** An operation of the table as a function. */
function operationOf(client: FraktoClient, word: string, name: string): (...args: unknown[]) => unknown {
  const [method, path = '', flags = '', paging] = word.split(' ') as [Method, ...string[]];
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place);

  function optionsOf(args: readonly unknown[]): UntypedOptions {
    const rest = [...args];
    const ids = places.map((place) => {
      const id = rest.shift();
      if (id === undefined || id === null || id === '') throw new TypeError(`${name} needs its ${place}`);
      return [place, id];
    });
    const body = flags.includes('b') ? rest.shift() : undefined;
    const query = flags.includes('q') ? rest.shift() : undefined;
    const { headers, signal } = (rest.shift() ?? {}) as CallOptions;
    return {
      params: { path: Object.fromEntries(ids) as object, ...(query == null ? {} : { query }) },
      ...(body === undefined ? {} : { body }),
      headers,
      signal,
    };
  }

  if (paging !== undefined) return (...args) => eachOf(client, path, optionsOf(args), paging);
  if (flags.includes('f'))
    return async (...args) => fileOf(await client.response(method, path, optionsOf(args)));
  const isUpload = mediaTypes[`${method} ${path}`] === 'multipart/form-data';
  return async (...args) => {
    const options = optionsOf(args);
    const body = isUpload ? await withFiles(options.body) : options.body;
    return client.request(method, path, { ...options, ...(body === undefined ? {} : { body }) });
  };
}

/** A file, or what is answered while there is none yet. */
function fileOf(response: Response): Promise<unknown> | FileAnswer {
  const isJson = /^application\/json\b/.test(response.headers.get('content-type') ?? '');
  return isJson ? response.json() : new FileAnswer(response);
}

/** A page of a list, whichever way the list goes on. */
interface Page {
  items: unknown[];
  total_pages?: number;
  next_cursor?: string | null;
}

/** Items of a page, unless the caller says. */
const pageSize = 100;

async function* eachOf(
  client: FraktoClient,
  path: string,
  { params, ...options }: UntypedOptions,
  paging: string,
): AsyncGenerator<unknown, void, void> {
  let place: object = paging === 'pages' ? { page: 1 } : {};
  for (let page = 1; ; page += 1) {
    const query = { page_size: pageSize, ...params?.query, ...place };
    const answer = (await client.request('get', path, { ...options, params: { ...params, query } })) as Page;
    yield* answer.items;
    const isLast = paging === 'pages' ? page >= (answer.total_pages ?? 0) : answer.next_cursor == null;
    if (isLast) return;
    place = paging === 'pages' ? { page: page + 1 } : { cursor: answer.next_cursor };
  }
}
