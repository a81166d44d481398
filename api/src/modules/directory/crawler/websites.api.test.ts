import { afterAll, describe, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { FoundList } from '../../../testing/crawler.js';
import { anAdministrator } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import { companyPages, openWebsite } from '../../../testing/websites.js';
import type { CrawledAddressPage, CrawlProgress } from './crawler.dto.js';

/** Something within the network that nobody may reach. */
let reached = 0;
const secret: Server = createServer((socket) => {
  reached += 1;
  socket.destroy();
});
secret.listen(0, '127.0.0.1');
await once(secret, 'listening');
const secretUrl = `http://127.0.0.1:${(secret.address() as AddressInfo).port}/`;

const latin2 = Buffer.from(
  '<meta charset="iso-8859-2"><title>\xa3\xf3d\xbc Meble</title><footer>\xa3\xf3dzkie Meble S.A. tel. 42 600 00 00</footer>',
  'latin1',
);
const html = { 'content-type': 'text/html' };
const open = await openWebsite(companyPages('Otwarta', 'otwarta.pl'), 20);
const leading = await openWebsite({
  '/': (_request, response) => response.writeHead(302, { location: secretUrl }).end(),
});
const linking = await openWebsite({
  '/': `<a href="${secretUrl}kontakt">Kontakt</a><a href="//169.254.169.254/kontakt">Kontakt</a><p>tel. nic</p>`,
});
const metadata = await openWebsite({
  '/': (_request, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
});
const old = await openWebsite({ '/': (_request, response) => response.writeHead(200, html).end(latin2) });
const patient = await openWebsite({
  '/robots.txt': (_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/plain' })
      .end('User-agent: *\nCrawl-delay: 0.5\nDisallow: /oferta'),
  ...companyPages('Cierpliwa', 'cierpliwa.pl'),
});
const broken = await openWebsite({
  '/robots.txt': (_request, response) => response.writeHead(503).end(),
  ...companyPages('Zepsuta', 'zepsuta.pl'),
});
const sites = [open, leading, linking, metadata, old, patient, broken];
afterAll(async () => {
  secret.close();
  await Promise.all(sites.map((site) => site.close()));
});

const app = await testApp({
  web: 'real',
  settings: { CRAWLER_ALLOW_HOSTS: sites.map(({ host }) => host).join(',') },
});
const { api } = await anAdministrator(app);

async function crawl(
  ...urls: string[]
): Promise<{ items: CrawledAddressPage['items']; progress: CrawlProgress }> {
  await api.act('/crawler/start', { urls, country_id: 1 });
  await app.doJobs();
  const { items } = await api.read<CrawledAddressPage>('/crawler/addresses');
  return { items, progress: await api.read<CrawlProgress>('/crawler/progress') };
}
const found = async (url: string) =>
  (await api.read<FoundList>('/crawler/found-companies')).items.find((company) => company.url === url);

describe('websites that are really there', () => {
  test('are read one request at a time', async () => {
    const { items } = await crawl(open.url, `${open.url}/oferta`, `${open.url}/kontakt`);
    expect(items.map(({ status }) => status)).toEqual(['done', 'done', 'done']);
    expect(open.atOnce).toBe(1);
    expect(await found(open.url)).toMatchObject({ name: 'Otwarta Sp. z o.o.', email: 'biuro@otwarta.pl' });
  });

  test('in an encoding of old', async () => {
    await crawl(old.url);
    expect((await found(old.url))?.name).toBe('Łódzkie Meble S.A.');
  });

  test('are left the time between requests that they ask for', async () => {
    const began = performance.now();
    await crawl(patient.url);
    expect(performance.now() - began).toBeGreaterThan(490);
    expect(patient.asked).toEqual(['/robots.txt', '/', '/kontakt']);
  });
});

test('a website that fails to say what robots may read is left, and it is said that it failed', async () => {
  const { items } = await crawl(broken.url);
  expect(items).toMatchObject([{ status: 'failed', fault: 'http_status', http_status: 503 }]);
  expect(broken.asked).toEqual(['/robots.txt']);
});

describe('what lies inside is not reached', () => {
  test.each([
    ['an address of this machine', () => secretUrl, 'private_address'],
    ['this machine by its name', () => secretUrl.replace('127.0.0.1', 'localhost'), 'port_not_allowed'],
    ['a number in place of a name', () => 'http://2130706433/', 'private_address'],
    ['IPv6', () => 'http://[::ffff:127.0.0.1]/', 'private_address'],
    ['a redirect to this machine', () => leading.url, 'private_address'],
    ['a redirect to the metadata of clouds', () => metadata.url, 'private_address'],
    ['links to it', () => linking.url, 'nothing_found'],
  ])('%s', async (_what, url, fault) => {
    const { items } = await crawl(url());
    expect(items).toMatchObject([{ status: 'failed', fault }]);
    expect(reached).toBe(0);
  });
});
