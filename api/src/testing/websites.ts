import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers requests for one path. */
export type PageAnswer = string | ((request: IncomingMessage, response: ServerResponse) => void);

/** A website on this machine. */
export interface Website {
  /** `127.0.0.1:41234`, as `CRAWLER_ALLOW_HOSTS` names it. */
  host: string;
  url: string;
  /** Paths that were asked for, in order. */
  asked: string[];
  /** What came with the requests. */
  headers: IncomingMessage['headers'][];
  /** The most requests that were under way at once. */
  atOnce: number;
  server: Server;
  close(): Promise<void>;
}

/**
 * Opens a website of these pages, by path; others are not there.
 * @param delayMs how long each answer takes
 */
export async function openWebsite(
  pages: Readonly<Record<string, PageAnswer>>,
  delayMs = 0,
): Promise<Website> {
  const website = { asked: [], headers: [], atOnce: 0 } as unknown as Website;
  let underWay = 0;
  website.server = createServer((request, response) => {
    const path = request.url ?? '/';
    website.asked.push(path);
    website.headers.push(request.headers);
    underWay += 1;
    website.atOnce = Math.max(website.atOnce, underWay);
    response.once('close', () => (underWay -= 1));
    const page = pages[path];
    setTimeout(() => {
      if (page === undefined) response.writeHead(404).end();
      else if (typeof page === 'string')
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
      else page(request, response);
    }, delayMs);
  });
  website.server.listen(0, '127.0.0.1');
  await once(website.server, 'listening');
  const { port } = website.server.address() as AddressInfo;
  website.host = `127.0.0.1:${port}`;
  website.url = `http://${website.host}`;
  website.close = async () => {
    website.server.closeAllConnections();
    await new Promise((resolve) => website.server.close(resolve));
  };
  return website;
}

/** A company's two pages, the second with what tells how to reach it. */
export function companyPages(name: string, domain: string): Record<string, string> {
  return {
    '/': `<title>${name}</title><a href="/kontakt">Kontakt</a><a href="/oferta">Oferta</a>`,
    '/kontakt': `<h1>Kontakt</h1><p>${name} Sp. z o.o.<br>ul. Długa 12<br>90-001 Łódź</p>
      <p>Tel. 42 600 00 00</p><p>biuro [at] ${domain}</p>`,
  };
}
