import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service with the range call of Pwned Passwords that knows a few passwords. */
export interface RangeServer {
  url: string;
  requests: { path: string; headers: IncomingHttpHeaders }[];
  /** Answers instead of the server from now on; null for the server itself. */
  answerWith(answer: ((response: ServerResponse) => void) | null): void;
  close(): Promise<void>;
}

/** Starts one on a free port of this machine. @param counts how often each password was found; 0 as in padding */
export async function startRangeServer(counts: Readonly<Record<string, number>>): Promise<RangeServer> {
  const known = Object.entries(counts).map(([password, count]) => ({
    digest: createHash('sha1').update(password).digest('hex').toUpperCase(),
    count,
  }));
  const requests: RangeServer['requests'] = [];
  let instead: ((response: ServerResponse) => void) | null = null;
  const server = createServer((request, response) => {
    const { url: path = '', headers } = request;
    requests.push({ path, headers });
    if (instead) return instead(response);
    const prefix = /^\/range\/([\dA-F]{5})$/.exec(path)?.[1];
    if (prefix === undefined)
      return void response.writeHead(400).end('The hash prefix was not in a valid format');
    const lines = known
      .filter(({ digest }) => digest.startsWith(prefix))
      .map(({ digest, count }) => `${digest.slice(5)}:${count}`);
    response.setHeader('content-type', 'text/plain');
    response.end([`${'0'.repeat(34)}1:0`, ...lines, `${'F'.repeat(35)}:3`].join('\r\n'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answerWith: (next) => void (instead = next),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
