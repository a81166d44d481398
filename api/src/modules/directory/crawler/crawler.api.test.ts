import { describe, expect, test } from '@jest/globals';
import { FakeWeb, type FakeAnswer } from '../../../platform/web-fetch/fake-web.js';
import { faultsIn, refused } from '../../../testing/api-caller.js';
import { refusesBadBodies } from '../../../testing/bad-bodies.js';
import { stopCrawls, type FoundList } from '../../../testing/crawler.js';
import { anAdministrator } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import { companyPages } from '../../../testing/websites.js';
import type { CrawledAddressPage, CrawlProgress, CrawlStarted } from './crawler.dto.js';

/** A website of the fake web. */
function site(domain: string, pages: Readonly<Record<string, FakeAnswer>>): Record<string, FakeAnswer> {
  return Object.fromEntries(
    Object.entries(pages).map(([path, page]) => [new URL(path, `https://${domain}`).href, page]),
  );
}

const web = new FakeWeb({
  ...site('meblex.pl', companyPages('Meblex', 'meblex.pl')),
  ...site('lamex.pl', companyPages('Lamex', 'lamex.pl')),
  ...site('pusta.pl', { '/': '<title>Pusta</title><p>Wkrótce.</p>' }),
  ...site('zamknieta.pl', { '/': { status: 503 } }),
  ...site('nowa.pl', { '/': { redirect: 'https://www.lamex.pl/' } }),
  ...site('www.lamex.pl', { '/': { redirect: 'https://lamex.pl/' } }),
  ...site('petla.pl', { '/': { redirect: '/' } }),
  ...site('cicha.pl', {
    '/robots.txt': { status: 200, text: 'User-agent: *\nDisallow: /' },
    ...companyPages('Cicha', 'cicha.pl'),
  }),
  ...site('polotwarta.pl', {
    '/robots.txt': { status: 200, text: 'User-agent: FraktoBot\nDisallow: /kontakt' },
    ...companyPages('Polotwarta', 'polotwarta.pl'),
    '/': '<title>Półotwarta</title><a href="/kontakt">Kontakt</a><footer>tel. 42 600 11 11</footer>',
  }),
});
const app = await testApp({ web });
const { api } = await anAdministrator(app);

const start = (urls: readonly string[], country_id = 1) =>
  api.act<CrawlStarted>('/crawler/start', { urls, country_id });
const progress = () => api.read<CrawlProgress>('/crawler/progress');
const found = async () => (await api.read<FoundList>('/crawler/found-companies')).items;

async function crawl(...urls: string[]): Promise<CrawlProgress> {
  await start(urls);
  await app.doJobs();
  return progress();
}

describe('looking through websites', () => {
  test('before anybody began there is nothing to tell', async () => {
    expect(await progress()).toMatchObject({ status: 'idle', progress: 0, total_urls: 0, message: null });
    expect(await found()).toEqual([]);
  });

  test('finds the company of a site, its contact page before others', async () => {
    expect(await start([' meblex.pl ', '', 'https://meblex.pl/', 'HTTPS://MEBLEX.PL'])).toEqual({
      total_urls: 1,
    });
    expect(await progress()).toMatchObject({
      status: 'running',
      progress: 0,
      total_urls: 1,
      scanned_urls: 0,
    });
    await app.doJobs();
    expect(await progress()).toMatchObject({
      status: 'completed',
      progress: 100,
      scanned_urls: 1,
      failed_urls: 0,
      found_companies: 1,
      found_emails: 1,
      found_addresses: 1,
      current_url: null,
      country_id: 1,
      message: 'The scan is complete.',
    });
    const [company] = await found();
    expect(company).toMatchObject({
      name: 'Meblex Sp. z o.o.',
      address: 'ul. Długa 12',
      city: 'Łódź',
      post_code: '90-001',
      email: 'biuro@meblex.pl',
      phone: '+48426000000',
      url: 'https://meblex.pl',
      known_client: null,
    });
    expect(web.asked.slice(0, 3)).toEqual([
      'https://meblex.pl/robots.txt',
      'https://meblex.pl/',
      'https://meblex.pl/kontakt',
    ]);
  });

  test('says of each address why it gave nothing', async () => {
    const urls = ['lamex.pl', 'pusta.pl', 'zamknieta.pl', 'nie-ma.pl', 'petla.pl', 'cicha.pl'];
    expect(await crawl(...urls)).toMatchObject({ status: 'completed', scanned_urls: 6, failed_urls: 5 });
    const { items } = await api.reading('pl').read<CrawledAddressPage>('/crawler/addresses');
    expect(items.map(({ status, fault }) => fault ?? status)).toEqual([
      'done',
      'nothing_found',
      'http_status',
      'host_not_found',
      'too_many_redirects',
      'refused_by_robots',
    ]);
    expect(items[3]?.message).toBe('Nie ma takiej domeny.');
  });

  test('a failing server is told of by its status', async () => {
    const broken = new FakeWeb({
      'https://x.pl/robots.txt': { status: 404 },
      'https://x.pl/': { status: 500 },
    });
    const other = await testApp({ web: broken });
    const admin = await anAdministrator(other);
    await admin.api.act('/crawler/start', { urls: ['x.pl'], country_id: 1 });
    await other.doJobs();
    expect(await admin.api.read('/crawler/progress')).toMatchObject({
      status: 'error',
      message: 'None of the addresses could be read.',
    });
    const { items } = await admin.api.read<CrawledAddressPage>('/crawler/addresses');
    expect(items[0]).toMatchObject({
      fault: 'http_status',
      http_status: 500,
      message: 'The website answered with error 500.',
    });
  });

  test('a site found again is found anew, also under another address', async () => {
    const before = (await found()).find(({ url }) => url === 'https://lamex.pl');
    await crawl('nowa.pl', 'lamex.pl/kontakt');
    const after = (await found()).filter(({ url }) => url === 'https://lamex.pl');
    expect(after.map(({ temp_id }) => temp_id)).toEqual([before?.temp_id]);
  });

  test('pages that robots.txt closes stay unread, the others are read', async () => {
    await crawl('polotwarta.pl');
    expect(web.asked).not.toContain('https://polotwarta.pl/kontakt');
    expect((await found()).find(({ url }) => url === 'https://polotwarta.pl')).toMatchObject({
      phone: '+48426001111',
      email: null,
    });
  });
});

describe('one look at a time, for all administrators', () => {
  test('another one is refused while it runs, whoever begins it', async () => {
    await start(['meblex.pl']);
    const other = await anAdministrator(app);
    refused(
      await other.api.post('/crawler/start', { urls: ['lamex.pl'], country_id: 1 }),
      409,
      'crawl_running',
    );
    expect(await other.api.read('/crawler/progress')).toMatchObject({ status: 'running', total_urls: 1 });
    await stopCrawls(app);
  });

  test('of several who begin at once one does', async () => {
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(
        [1, 2, 3, 4].map(() => api.post('/crawler/start', { urls: ['lamex.pl'], country_id: 1 })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      await stopCrawls(app);
    }
  });

  test('stopping keeps what was found, twice as well as once', async () => {
    await app.doJobs();
    const before = (await found()).length;
    await start(['meblex.pl', 'pusta.pl']);
    expect(await api.act('/crawler/stop')).toMatchObject({ status: 'idle', scanned_urls: 0, total_urls: 2 });
    expect(await api.act('/crawler/stop')).toMatchObject({
      status: 'idle',
      message: 'The scan was stopped.',
    });
    web.asked.length = 0;
    await app.doJobs();
    expect(web.asked).toEqual([]);
    expect(await found()).toHaveLength(before);
  });
});

describe('what can be begun', () => {
  refusesBadBodies({
    method: 'POST',
    path: () => '/crawler/start',
    caller: () => api,
    body: () => ({ urls: ['meblex.pl'], country_id: 1 }),
  });

  const faults = async (body: object) => faultsIn(await api.post('/crawler/start', body));

  test('every fault is told at once', async () => {
    expect(
      await faults({ urls: ['meblex.pl', 'to nie adres', 'ftp://x.pl', 'sam'], country_id: 999 }),
    ).toEqual({
      country_id: 'unknown_country',
      'urls.1': 'invalid_format',
      'urls.2': 'invalid_format',
      'urls.3': 'invalid_format',
    });
  });

  test.each([
    [{ urls: ['', '  '], country_id: 1 }, { urls: 'required' }],
    [{ urls: [], country_id: 1 }, { urls: 'too_few_items' }],
    [{ urls: ['user:secret@x.pl'], country_id: 1 }, { 'urls.0': 'invalid_format' }],
    [{ urls: ['javascript:alert(1)'], country_id: 1 }, { 'urls.0': 'invalid_format' }],
    [{ urls: ['x.pl'] }, { country_id: 'required' }],
    [
      { urls: Array.from({ length: 1_001 }, (_none, n) => `x${n}.pl`), country_id: 1 },
      { urls: 'too_many_items' },
    ],
    [{ urls: [`x.pl/${'a'.repeat(2_000)}`], country_id: 1 }, { 'urls.0': 'too_long' }],
  ])('%j', async (body, expected) => {
    expect(await faults(body)).toEqual(expected);
  });
});
