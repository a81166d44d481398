import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the server saw it. */
export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A real server on a free port of the loopback. */
export interface TestServer extends AsyncDisposable {
  readonly url: string;
  readonly seen: SeenRequest[];
}

type Answer = (response: ServerResponse, request: SeenRequest) => void;

/** Starts a server that gives the answers in turn, the last one for ever. */
export async function answering(...answers: [Answer, ...Answer[]]): Promise<TestServer> {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const one = { method, url, headers, body: Buffer.concat(parts).toString() };
      seen.push(one);
      (answers[seen.length - 1] ?? answers[answers.length - 1])?.(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An answer of JSON. */
export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Answer {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(value));
  };
}

/** A refusal as the API words it. */
export function problem(
  status: number,
  code: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Answer {
  const body = { type: 'about:blank', title: 'A title', status, detail: `Because of ${code}`, code, ...more };
  return json(body, status, { 'Content-Type': 'application/problem+json', ...headers });
}

/** An empty answer. */
export function empty(status: number, headers: Record<string, string> = {}): Answer {
  return (response) => response.writeHead(status, headers).end();
}

/** No answer: the connection breaks. */
export const cut: Answer = (response) => response.destroy();

/** No answer, and the connection stays. */
export const silent: Answer = () => {};
