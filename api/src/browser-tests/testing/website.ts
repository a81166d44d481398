import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from '@jest/globals';
import type { Visitor } from './visitor.js';

/** A forwarder's own website, on another origin than the product. */
interface Website {
  /** A page of it with a frame that shows an address. */
  framing(address: string): string;
  /** Its origin, or that of the same pages under another name. */
  origin(host?: '127.0.0.1' | 'localhost'): string;
  /** A page of it with HTML between two paragraphs, as a forwarder pastes it. */
  pasting(html: string, host?: 'localhost'): string;
  /** The height that the page in the frame told last, in pixels; 0 when it told none. */
  heightTold(visitor: Visitor): Promise<number>;
}

const page = `<!doctype html><title>Spedycja</title><iframe title="Formularz"></iframe><script>
  addEventListener('message', ({ data }) => {
    if (data?.type === 'frakto:height') document.body.dataset.height = data.height;
  });
  document.querySelector('iframe').src = decodeURIComponent(location.search.slice(1));
</script>`;

/** The website of a test file, there during its tests. */
export function useWebsite(): Website {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://website');
    const pasted = `<!doctype html><html lang="pl"><title>Spedycja</title><h1>Spedycja</h1><p>Zapytaj o cenę.</p>
      ${decodeURIComponent(search.slice(1))}<p>Stopka strony</p>`;
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(pathname === '/pasted' ? pasted : pathname === '/thanks' ? '<h1>Dziękujemy</h1>' : page);
  });
  const origin = (host = '127.0.0.1') => `http://${host}:${(server.address() as AddressInfo).port}`;
  beforeAll(async () => {
    server.listen(0);
    await once(server, 'listening');
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    origin,
    framing: (address) => `${origin()}/?${encodeURIComponent(address)}`,
    pasting: (html, host) => `${origin(host)}/pasted?${encodeURIComponent(html)}`,
    heightTold: (visitor) => visitor.page.evaluate(() => Number(document.body.dataset['height'] ?? 0)),
  };
}
