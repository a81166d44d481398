import createClient from 'openapi-fetch';
import { abortable, idempotencyHeader, ignoresKeys, send } from './send.js';
import { readAnswer, readFile, type DownloadedFile } from './answer.js';
import { apiVersion } from './generated/api-version.js';
import type { CallOptions, Calls } from './generated/calls.js';
import { mediaTypes } from './generated/media-types.js';
import { ProblemError } from './problem.js';
import { writeBody } from './request-body.js';

export type { DownloadedFile } from './answer.js';
export { FraktoError, NetworkError, ProblemError, type FieldFault, type FraktoErrorCode } from './problem.js';

/** Names the version of the API that a call is written for. */
const versionHeader = 'Frakto-Version';

export type Method = keyof Calls;

/** The paths that know a method. */
export type PathOf<M extends Method> = keyof Calls[M] & string;

/** What a call takes: `params.path`, `params.query`, `body`, `headers`, and a `signal`; optional where nothing is required. */
export type ArgumentsOf<M extends Method, P extends PathOf<M>> = Calls[M][P] extends {
  args: infer Args extends unknown[];
}
  ? Args
  : never;

/** What a call answers; undefined where the answer is empty. */
export type AnswerOf<M extends Method, P extends PathOf<M>> = Calls[M][P] extends { answer: infer Answer }
  ? Answer
  : never;

/**
 * A call of the API: resolves to the answer's body.
 * @throws {ProblemError} when the API refuses or fails
 * @throws {NetworkError} when no answer came
 */
export type Call<M extends Method> = <P extends PathOf<M>>(
  path: P,
  ...options: ArgumentsOf<M, P>
) => Promise<AnswerOf<M, P>>;

/** What a call takes when its path is computed. */
export interface UntypedOptions extends CallOptions {
  readonly params?: { readonly path?: object; readonly query?: object };
  readonly body?: unknown;
}

/** The calls of the API by method; paths as in its description, with parameters in braces. */
export interface FraktoClient {
  readonly get: Call<'get'>;
  readonly post: Call<'post'>;
  readonly put: Call<'put'>;
  readonly delete: Call<'delete'>;
  /**
   * The answer of a GET as a file, byte by byte as it came, with the name that the API gives it; of any type, also those
   * that `get` would read.
   * @throws like every {@link Call}
   */
  readonly download: <P extends PathOf<'get'>>(
    path: P,
    ...options: ArgumentsOf<'get', P>
  ) => Promise<DownloadedFile>;
  /** Any call, for callers that compute the path; prefer the typed ones. */
  readonly request: (method: Method, path: string, options?: UntypedOptions) => Promise<unknown>;
  /** Any call's answer before its content is read. */
  readonly response: (method: Method, path: string, options?: UntypedOptions) => Promise<Response>;
  /**
   * Has the calls from now on see at least what an event of the socket told of: its `position`, where it has one. Positions of answers,
   * and of events of `live`, are noted by themselves.
   */
  readonly notePosition: (position: string) => void;
}

/** Where the server's data were when it answered: brought along, so that a replica of them answers only once it has as much. */
const positionHeader = 'Frakto-Position';
/** The server could not find it out. */
const unknownPosition = 'none';

/** Where the API is and on whose behalf it is called. */
export interface FraktoClientOptions {
  /** Origin and prefix, without a slash at the end: `https://frakto.example/api`, or `/api` on a page. */
  readonly baseUrl: string;
  /** The bearer token, read anew for each call; null while nobody is signed in. */
  readonly getToken?: () => string | null | Promise<string | null>;
  /** The language in which errors and labels are wanted (pl, en, no), or how to read it. */
  readonly language?: string | (() => string);
  /** Told when the API did not accept the token that is still in use: the session is over. */
  readonly onUnauthorized?: (error: ProblemError) => void;
  /**
   * Whether each POST gets an `Idempotency-Key` of its own, by which it is done once however often it is sent, and so is tried again like a
   * GET. It is, unless this is false. A key among the headers of a call takes its place: it may be kept and used again later.
   */
  readonly idempotencyKeys?: boolean;
  /**
   * The version of the API that calls are written for: the one that this package was made with when left out. A server that does not know
   * it yet refuses every call: update the server first. Null names none, so that the version of the key counts, else the server's latest.
   */
  readonly version?: string | null;
  /** Instead of the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds for one try; 60,000 when left out. */
  readonly timeoutMs?: number;
  /** Milliseconds of pause before the second, third… try of a GET, and of a POST with a key; none with an empty list. */
  readonly retryPausesMs?: readonly number[];
}

/** Makes a client of the API. */
export function createFraktoClient(options: FraktoClientOptions): FraktoClient {
  const sending = {
    // The browser's fetch insists on being called on the window.
    fetch: options.fetch ?? ((input: RequestInfo | URL, init?: RequestInit) => globalThis.fetch(input, init)),
    timeoutMs: options.timeoutMs ?? 60_000,
    pausesMs: options.retryPausesMs ?? [300, 1_200],
  };

  let position: string | undefined;
  /** Requests that were sent so far. */
  let sent = 0;
  /** How many had been sent when the server last did not know: what those before it are told may be from before a write. */
  let unknownAfter = 0;

  /** @param ofRequest the number of the request that was told it; of what the socket tells, none */
  function takePosition(told: string, ofRequest: number): void {
    if (told === unknownPosition) unknownAfter = sent;
    else if (position === unknownPosition ? ofRequest <= unknownAfter : told <= (position ?? '')) return;
    position = told;
  }

  const notePosition = (told: string): void => takePosition(told, 0);

  async function authorized(request: Request, signal: AbortSignal | undefined): Promise<Response> {
    const language = typeof options.language === 'function' ? options.language() : options.language;
    if (language) request.headers.set('Accept-Language', language);
    if (options.version !== null && !request.headers.has(versionHeader))
      request.headers.set(versionHeader, options.version ?? apiVersion);
    const token = (await options.getToken?.()) ?? null;
    if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
    if (position !== undefined) request.headers.set(positionHeader, position);
    const number = (sent += 1);
    // Of each answer: what is refused may have written, and so may a try that is repeated.
    const noting: typeof sending.fetch = async (input, init) => {
      const response = await sending.fetch(input, init);
      const told = response.headers.get(positionHeader);
      if (told) takePosition(told, number);
      return response;
    };
    try {
      return await send(request, { ...sending, fetch: noting, signal });
    } catch (error) {
      if (error instanceof ProblemError && error.status === 401 && token !== null) {
        // A late answer to an old token says nothing about the one that replaced it.
        if ((await options.getToken?.()) === token) options.onUnauthorized?.(error);
      }
      throw error;
    }
  }

  const api = createClient<AnyPath>({ baseUrl: options.baseUrl });

  function getsKey(method: Method, path: string, { headers }: Request): boolean {
    const isWanted = method === 'post' && options.idempotencyKeys !== false;
    return isWanted && !headers.has(idempotencyHeader) && !ignoresKeys.test(path);
  }

  function ask<T>(
    method: Method,
    path: string,
    init: UntypedOptions,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const { signal, ...rest } = init;
    return abortable(signal, async () => {
      const { response } = await api.request(method, path, {
        ...rest,
        ...writeBody(mediaTypes[`${method} ${path}`], init.body, init.headers),
        fetch: (written: Request) => {
          if (getsKey(method, path, written)) written.headers.set(idempotencyHeader, randomKey());
          return authorized(written, signal);
        },
        // Not parsed by openapi-fetch, which takes every answer for JSON; files are told by their type here.
        parseAs: 'stream',
      });
      return read(response);
    });
  }

  function request(method: Method, path: string, init: UntypedOptions = {}): Promise<unknown> {
    // `@elsewhere/` behind an address without a path would be another host, and get the token.
    if (!path.startsWith('/')) throw new TypeError(`A path begins with a slash: ${path}`);
    return ask(method, path, init, readAnswer);
  }

  function call(method: Method): unknown {
    return (path: string, init?: UntypedOptions) => request(method, path, init);
  }

  return {
    get: call('get'),
    post: call('post'),
    put: call('put'),
    delete: call('delete'),
    download: (path: string, init: UntypedOptions = {}) => ask('get', path, init, readFile),
    request,
    response: (method: Method, path: string, init: UntypedOptions = {}) =>
      ask(method, path, init, (response) => Promise.resolve(response)),
    notePosition,
  } as FraktoClient;
}

/** A UUID; browsers make none by themselves for pages without https. */
function randomKey(): string {
  const { crypto } = globalThis;
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Every path with every call: which there are, and what each takes and answers, `Call` says. */
type AnyPath = Record<string, Record<Method, AnyCall>>;

interface AnyCall {
  parameters: { path?: object; query?: object };
  requestBody?: { content: Record<string, unknown> };
  responses: { default: { content: Record<string, unknown> } };
}
