import { afterAll, describe, expect, test } from '@jest/globals';
import { createServer } from 'node:net';
import { gzipSync, brotliCompressSync, deflateSync } from 'node:zlib';
import { openWebsite, type PageAnswer, type Website } from '../../testing/websites.js';
import { GuardedWeb, type Resolver } from './guarded-web.js';
import { WebFault } from './web-fetch.port.js';
import { contractPages, describeWeb } from './web-fetch.contract.js';

const about = 'https://frakto.test';
const websites: Website[] = [];
afterAll(() => Promise.all(websites.map((website) => website.close())));

async function open(pages: Readonly<Record<string, PageAnswer>>): Promise<Website> {
  const website = await openWebsite(pages);
  websites.push(website);
  return website;
}

const html = { 'content-type': 'text/html' };
const packed =
  (encoding: string, content: Buffer): PageAnswer =>
  (_request, response) =>
    response.writeHead(200, { ...html, 'content-encoding': encoding }).end(content);

const website = await open({
  '/': (_request, response) => response.writeHead(200, html).end(contractPages.home),
  '/kontakt': contractPages.contact,
  '/moved': (_request, response) => response.writeHead(301, { location: '/kontakt' }).end(),
  '/picture': (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('x'),
  '/dead': (request) => request.socket.destroy(),
  '/slow': () => undefined,
  '/dripping': (_request, response) => {
    response.writeHead(200, html).write('<p>');
  },
  '/gzip': packed('gzip', gzipSync('<p>gzip</p>')),
  '/deflate': packed('deflate', deflateSync('<p>deflate</p>')),
  '/br': packed('br', brotliCompressSync('<p>br</p>')),
  '/broken': packed('gzip', Buffer.from('no gzip at all')),
  '/unknown': packed('zstd-or-so', Buffer.from('x')),
  '/bomb': packed('gzip', gzipSync(Buffer.alloc(50_000_000, 'a'))),
  '/endless': (_request, response) => {
    response.writeHead(200, html);
    const more = (): void => {
      while (!response.destroyed && response.write('a'.repeat(65_536)));
      response.once('drain', more);
    };
    more();
  },
  '/cookie': (_request, response) =>
    response.writeHead(200, { ...html, 'set-cookie': 'a=b' }).end('<p>x</p>'),
  '/file': (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
});
const web = new GuardedWeb(about, new Set([website.host]), {
  timeoutMs: 400,
  unpacked: 200_000,
  packed: 100_000,
});
const at = (path: string): URL => new URL(path, website.url);
const codeOf = (error: unknown) => (error instanceof WebFault ? error.code : error);

/** Listens at a port that websites use, and notes what it is sent. */
async function insideListener() {
  const inside = { port: 0, received: '', close: () => Promise.resolve() };
  for (const port of [8443, 8080]) {
    const server = createServer((socket) => {
      socket.on('data', (data) => (inside.received += data.toString())).on('error', () => undefined);
    });
    const isListening = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isListening) continue;
    inside.port = port;
    inside.close = () => new Promise((resolve) => server.close(() => resolve()));
    return inside;
  }
  throw new Error('Both ports are taken');
}

describe('the contract', () => {
  describeWeb(() => ({ web, site: website.url }));
});

describe('what a server may cost', () => {
  test.each(['gzip', 'deflate', 'br'])('%s is unpacked', async (encoding) => {
    expect((await web.get(at(`/${encoding}`))).text).toBe(`<p>${encoding}</p>`);
  });

  test.each([
    ['/broken', 'bad_answer'],
    ['/unknown', 'bad_answer'],
    ['/slow', 'timed_out'],
    ['/dripping', 'timed_out'],
  ])('%s: %s', async (path, code) => {
    expect(await web.get(at(path)).catch(codeOf)).toBe(code);
  });

  test.each(['/bomb', '/endless'])('%s is read up to the limit, and no further', async (path) => {
    const { text, isCut } = await web.get(at(path));
    expect(isCut).toBe(true);
    expect(text.length).toBeLessThanOrEqual(200_000);
    expect(text.length).toBeGreaterThan(50_000);
  });

  test('it may end what is under way', async () => {
    const ending = new AbortController();
    const asking = web.get(at('/slow'), { signal: ending.signal });
    setTimeout(() => ending.abort(new Error('enough')), 50);
    await expect(asking).rejects.toThrow('enough');
  });

  test('cookies are not kept, and the reader names itself', async () => {
    await web.get(at('/cookie'));
    await web.get(at('/cookie'));
    const headers = website.headers.at(-1);
    expect(headers?.cookie).toBeUndefined();
    expect(headers?.['user-agent']).toBe(`FraktoBot/1.0 (+${about})`);
  });

  test('a redirect that leaves the web leads nowhere', async () => {
    expect(await web.get(at('/file'))).toMatchObject({ status: 302, location: null });
  });
});

describe('addresses that lead inside', () => {
  const resolver =
    (...addresses: string[]): Resolver =>
    () =>
      Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
  const strict = (...addresses: string[]) =>
    new GuardedWeb(about, new Set(), { resolver: resolver(...addresses) });
  const port = new URL(website.url).port;

  test.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://169.254.169.254/latest/meta-data/',
    'https://192.168.1.1/',
    'http://100.64.0.1/',
  ])('%s is refused without a look', async (url) => {
    expect(await strict('1.1.1.1').get(new URL(url)).catch(codeOf)).toBe('private_address');
  });

  test.each([
    ['the only address is private', ['10.0.0.1']],
    ['one of several is', ['1.1.1.1', '192.168.1.1']],
    ['it is IPv6 of this machine', ['::1']],
    ['it is IPv4 in IPv6', ['::ffff:127.0.0.1']],
  ])('a name is refused when %s', async (_what, addresses) => {
    expect(
      await strict(...addresses)
        .get(new URL('http://firma.example/'))
        .catch(codeOf),
    ).toBe('private_address');
  });

  test('a connection that leads inside is closed before anything is sent', async () => {
    const inside = await insideListener();
    // As if the address had changed between the look and the connection.
    let looks = 0;
    const turning = {
      family: 4,
      get address() {
        looks += 1;
        return looks === 1 ? '1.1.1.1' : '127.0.0.1';
      },
    };
    const asking = new GuardedWeb(about, new Set(), { resolver: () => Promise.resolve([turning]) });
    const url = new URL(`http://firma.example:${inside.port}/`);
    expect(await asking.get(url).catch(codeOf)).toBe('private_address');
    expect(looks).toBeGreaterThan(1);
    await inside.close();
    expect(inside.received).toBe('');
  });

  test('a name that nobody knows', async () => {
    expect(await strict().get(new URL('http://firma.example/')).catch(codeOf)).toBe('host_not_found');
  });

  test.each(['http://firma.example:22/', 'http://firma.example:5432/', `http://firma.example:${port}/`])(
    '%s: a port that no website uses',
    async (url) => {
      expect(await strict('1.1.1.1').get(new URL(url)).catch(codeOf)).toBe('port_not_allowed');
    },
  );

  test.each(['file:///etc/passwd', 'ftp://firma.example/', 'gopher://firma.example/'])('%s', async (url) => {
    expect(await strict('1.1.1.1').get(new URL(url)).catch(codeOf)).toBe('port_not_allowed');
  });

  test('what is allowed is that host with that port, and nothing beside it', async () => {
    expect((await web.get(at('/kontakt'))).status).toBe(200);
    expect(await web.get(new URL(`http://localhost:${port}/`)).catch(codeOf)).toBe('port_not_allowed');
    expect(await web.get(new URL('http://127.0.0.1/')).catch(codeOf)).toBe('private_address');
  });
});
