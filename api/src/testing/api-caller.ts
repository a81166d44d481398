import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import request from 'supertest';
import type { Problem } from '../platform/http/api-types.js';
import { checkAnswer } from './answer-check.js';
import type { LogLine } from './test-log.js';

/** What came back. */
export interface Answer<T = unknown> {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  text: string;
  body: T;
}

/** Values of a query string; a list repeats its name. */
export type Query = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;

/** Where calls go, shared by all callers of one application. */
interface Line {
  /** In this process, or the address of one in another. */
  server: Server | string;
  log: readonly LogLine[];
  /** Number of calls so far: every second one takes the path with `/api` before it. */
  calls: number;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';

/**
 * Calls the API as one somebody. Every answer is held against the contract, and the two forms of each path take turns,
 * so that no test can forget either.
 */
export class ApiCaller {
  constructor(
    private readonly line: Line,
    private readonly headers: Readonly<Record<string, string>> = {},
    private readonly prefix: '' | '/api' | null = null,
  ) {}

  /** The same caller with further headers. */
  with(headers: Readonly<Record<string, string>>): ApiCaller {
    return new ApiCaller(this.line, { ...this.headers, ...headers }, this.prefix);
  }

  /** Somebody signed in. */
  as(token: string): ApiCaller {
    return this.with({ authorization: `Bearer ${token}` });
  }

  /** The same caller reading another language. */
  reading(language: string): ApiCaller {
    return this.with({ 'accept-language': language });
  }

  /** The same caller on one form of the paths alone. */
  under(prefix: '' | '/api'): ApiCaller {
    return new ApiCaller(this.line, this.headers, prefix);
  }

  get<T>(path: string, query: Query = {}): Promise<Answer<T>> {
    return this.send('GET', withQuery(path, query));
  }

  post<T>(path: string, body: object = {}): Promise<Answer<T>> {
    return this.send('POST', path, body);
  }

  put<T>(path: string, body: object = {}): Promise<Answer<T>> {
    return this.send('PUT', path, body);
  }

  delete<T>(path: string): Promise<Answer<T>> {
    return this.send('DELETE', path);
  }

  /** Reads a record or a list. */
  async read<T>(path: string, query: Query = {}): Promise<T> {
    return taken(await this.get<T>(path, query), 200);
  }

  /** Makes a record. */
  async create<T>(path: string, body: object): Promise<T> {
    return taken(await this.post<T>(path, body), 201);
  }

  /** Changes a record. */
  async change<T>(path: string, body: object): Promise<T> {
    return taken(await this.put<T>(path, body), 200);
  }

  /** Does something that makes no record. */
  async act<T>(path: string, body: object = {}): Promise<T> {
    return taken(await this.post<T>(path, body), 200);
  }

  async remove(path: string): Promise<void> {
    taken(await this.delete(path), 204);
  }

  /** Sends a form with a file, if there is one. */
  upload<T>(
    path: string,
    fields: Readonly<Record<string, string>>,
    file: { name: string; content: string | Buffer; field?: string } | null,
  ): Promise<Answer<T>> {
    return this.answerTo<T>('POST', path, (test) => {
      for (const [name, value] of Object.entries(fields)) void test.field(name, value);
      return file ? test.attach(file.field ?? 'file', Buffer.from(file.content), file.name) : test;
    });
  }

  /**
   * Sends whatever a test wants.
   * @param body an object goes as JSON, a text as it is with the content type among the caller's headers
   * @throws Error when the answer does not keep the contract; for a failure of the server, with what was logged
   */
  send<T>(method: Method, path: string, body?: object | string): Promise<Answer<T>> {
    return this.answerTo<T>(method, path, (test) => (body === undefined ? test : test.send(body)));
  }

  private async answerTo<T>(
    method: Method,
    path: string,
    fill: (test: request.Test) => request.Test,
  ): Promise<Answer<T>> {
    const form = this.prefix ?? (this.line.calls++ % 2 === 0 ? '' : '/api');
    const logged = this.line.log.length;
    const test = request(this.line.server)[method.toLowerCase() as Lowercase<Method>](`${form}${path}`);
    const keys: Record<string, string> =
      method === 'POST' && process.env['KEYED_POSTS'] ? { 'idempotency-key': randomUUID() } : {};
    void test.set({ accept: 'application/json', 'accept-language': 'en', ...keys, ...this.headers });
    const response = await fill(test);
    const { status, text = '' } = response;
    const headers = response.headers as Record<string, string>;
    const answer = { status, headers, text, body: response.body as T };
    if (status >= 500 && status !== 503) {
      const lines = this.line.log.slice(logged).map((line) => JSON.stringify(line));
      throw new Error(`The server failed: ${method} ${form}${path} → ${status}\n${lines.join('\n')}`);
    }
    checkAnswer(method, `${form}${path}`, answer);
    return answer;
  }
}

/** The records of an answer that has one a line. */
export function linesOf<T = unknown>({ text }: Answer): T[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
}

/** The body of an answer that has to have a status. @throws Error with the answer when it has another */
export function taken<T>({ status, text, body }: Answer<T>, expected: number): T {
  if (status !== expected)
    throw new Error(`${expected} was expected, not ${status}: ${text.slice(0, 2_000)}`);
  return body;
}

/** The problem of an answer that has to be a refusal. @throws Error with the answer when it is another */
export function refused({ status, text, body }: Answer, expected: number, code?: string): Problem {
  const problem = body as Problem;
  if (status !== expected || (code !== undefined && problem.code !== code)) {
    throw new Error(`${expected} ${code ?? ''} was expected, not ${status}: ${text.slice(0, 2_000)}`);
  }
  return problem;
}

/** The faulty fields of a 422 with their codes, sorted by name. */
export function faultsIn(answer: Answer): Record<string, string> {
  const { errors = [] } = refused(answer, 422, 'validation_failed');
  return Object.fromEntries(
    errors.map(({ field, code }) => [field, code] as const).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** A path with a query string. */
export function withQuery(path: string, query: Query): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value].flat()) pairs.append(name, String(item));
  }
  return pairs.size === 0 ? path : `${path}?${pairs.toString()}`;
}
