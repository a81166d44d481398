import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { ApiCaller } from '../../../testing/api-caller.js';
import type { FoundList } from '../../../testing/crawler.js';
import { createMigratedDatabase } from '../../../testing/migrated-database.js';
import { anAdministrator } from '../../../testing/people.js';
import { freeJob } from '../../../testing/queue-time.js';
import { startProduct, type ProductProcess } from '../../../testing/product-process.js';
import { testApp } from '../../../testing/test-app.js';
import { companyPages, openWebsite, type Website } from '../../../testing/websites.js';
import type { CrawlProgress } from './crawler.dto.js';
import { crawlJob } from './crawler.service.js';

const database = await createMigratedDatabase();
/** In this process nothing works on jobs: it makes accounts, and looks. */
const app = await testApp({ database });
const { token } = await anAdministrator(app);

const processes: ProductProcess[] = [];
const websites: Website[] = [];
afterEach(async () => {
  for (const one of processes.splice(0)) {
    one.signal('SIGKILL');
    await one.ended();
  }
  await Promise.all(websites.splice(0).map((website) => website.close()));
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

async function openWebsites(count: number, delayMs: number): Promise<void> {
  for (let number = 0; number < count; number++) {
    websites.push(await openWebsite(companyPages(`Firma${number}`, `firma${number}.pl`), delayMs));
  }
}

async function start(): Promise<ProductProcess> {
  const product = await startProduct({
    DATABASE_URL: database.url,
    CRAWLER_ALLOW_HOSTS: websites.map(({ host }) => host).join(','),
  });
  processes.push(product);
  return product;
}

const callerOf = ({ url }: ProductProcess) => new ApiCaller({ server: url, log: [], calls: 0 }).as(token);
const progress = (api: ApiCaller) => api.read<CrawlProgress>('/crawler/progress');

async function until(isSo: () => Promise<boolean>, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`It did not come to this: ${isSo.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const begin = (api: ApiCaller) =>
  api.act('/crawler/start', { urls: websites.map(({ url }) => url), country_id: 1 });

describe('a process that dies', () => {
  test('leaves the rest to the next one, which visits nothing a second time', async () => {
    await openWebsites(12, 150);
    const first = await start();
    await begin(callerOf(first));
    await until(async () => (await progress(callerOf(first))).scanned_urls >= 3, 30);
    first.signal('SIGKILL');
    await first.ended();
    // As if the time had passed for which a process that says nothing keeps its work from others.
    await app.rows('update crawls set claimed_until = now()');
    await freeJob(app, crawlJob);
    const { scanned_urls: before } = await progress(app.api.as(token));
    const done = websites.filter(({ asked }) => asked.includes('/kontakt')).length;
    expect(before).toBeGreaterThanOrEqual(3);
    const second = callerOf(await start());
    await until(async () => (await progress(second)).status === 'completed', 60);
    expect(await progress(second)).toMatchObject({ scanned_urls: 12, failed_urls: 0, found_companies: 12 });
    expect((await second.read<FoundList>('/crawler/found-companies')).total).toBe(12);
    const twice = websites.filter(({ asked }) => asked.filter((path) => path === '/kontakt').length > 1);
    // Only those that were under way when it died.
    expect(twice.length).toBeLessThanOrEqual(Math.max(0, done - before) + 4);
  });
});

describe('stopping', () => {
  test('ends what is under way within a moment', async () => {
    await openWebsites(8, 1_000);
    const api = callerOf(await start());
    await begin(api);
    await until(async () => (await progress(api)).current_url !== null, 30);
    expect(await api.act('/crawler/stop')).toMatchObject({ status: 'idle', current_url: null });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const asked = () => websites.reduce((sum, website) => sum + website.asked.length, 0);
    const before = asked();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(asked()).toBe(before);
    expect(await progress(api)).toMatchObject({ status: 'idle', total_urls: 8 });
    // And the next one begins at once.
    await begin(api);
    expect(await progress(api)).toMatchObject({ status: 'running' });
  });
});
