import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from '@jest/globals';
import type { Visitor } from './visitor.js';

/** A forwarder's own website, on another origin than the product. */
interface Website {
  /** A page of it with a frame that shows an address. */
  framing(address: string): string;
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
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    framing(address) {
      const { port } = server.address() as AddressInfo;
      return `http://127.0.0.1:${port}/?${encodeURIComponent(address)}`;
    },
    heightTold: (visitor) => visitor.page.evaluate(() => Number(document.body.dataset['height'] ?? 0)),
  };
}
