import { expect, test } from '@jest/globals';
import type { JobContext } from '../../../platform/jobs/jobs.port.js';
import { FakeWeb } from '../../../platform/web-fetch/fake-web.js';
import type { WebAnswer } from '../../../platform/web-fetch/web-fetch.port.js';
import { stopCrawls } from '../../../testing/crawler.js';
import { anAdministrator } from '../../../testing/people.js';
import { testApp } from '../../../testing/test-app.js';
import { companyPages } from '../../../testing/websites.js';
import { crawlWebsites } from './crawl.job.js';
import type { CrawlProgress } from './crawler.dto.js';

/** A web whose first answer takes until somebody lets it come, whoever would end the waiting: its process stands still. */
class StalledWeb extends FakeWeb {
  private go: () => void = () => undefined;
  private readonly gate = new Promise<void>((resolve) => (this.go = resolve));
  private tell: () => void = () => undefined;
  /** Settles once it is asked for the first time. */
  readonly isAsked = new Promise<void>((resolve) => (this.tell = resolve));

  override async get(url: URL): Promise<WebAnswer> {
    this.tell();
    await this.gate;
    return super.get(url);
  }

  goOn(): void {
    this.go();
  }
}

const host = (name: string) =>
  Object.fromEntries(
    Object.entries(companyPages(name, `${name.toLowerCase()}.pl`)).map(([path, page]) => [
      new URL(path, `https://${name.toLowerCase()}.pl`).href,
      page,
    ]),
  ) as ConstructorParameters<typeof FakeWeb>[0];

const app = await testApp();
const { api } = await anAdministrator(app);
const context: JobContext = { touch: () => Promise.resolve(), signal: new AbortController().signal };
const work = (web: FakeWeb, crawl_id: number) =>
  crawlWebsites({ db: app.db, web, log: app.container.log }).run({ crawl_id }, context);
const progress = () => api.read<CrawlProgress>('/crawler/progress');
const row = async () =>
  (
    await app.rows<{ id: number; claimed_by: string | null; is_claimed: boolean }>(
      'select id, claimed_by, claimed_until > now() as is_claimed from crawls order by id desc limit 1',
    )
  )[0];

test('a process that stood still until another took its crawl up writes nothing more into it', async () => {
  await api.act('/crawler/start', { urls: ['meblex.pl', 'lamex.pl'], country_id: 1 });
  const { id = 0 } = (await row()) ?? {};
  const pages = { ...host('Meblex'), ...host('Lamex') };
  const [stalled, next] = [new StalledWeb(pages), new StalledWeb(pages)];

  const first = work(stalled, id);
  await stalled.isAsked;
  // More than twenty seconds without a word.
  await app.rows(`update crawls set claimed_until = now() - interval '1 s'`);
  const second = work(next, id);
  await next.isAsked;
  const { claimed_by: owner } = (await row()) ?? {};
  stalled.goOn();
  await first;
  expect(await row()).toEqual({ id, claimed_by: owner, is_claimed: true });
  expect(await progress()).toMatchObject({ status: 'running', scanned_urls: 0, found_companies: 0 });

  next.goOn();
  await second;
  expect(await progress()).toMatchObject({ status: 'completed', scanned_urls: 2, found_companies: 2 });
  expect(await row()).toEqual({ id, claimed_by: null, is_claimed: null });
});

test('nobody takes up what another works on', async () => {
  await stopCrawls(app);
  await api.act('/crawler/start', { urls: ['meblex.pl'], country_id: 1 });
  const { id = 0 } = (await row()) ?? {};
  const web = new StalledWeb(host('Meblex'));
  const first = work(web, id);
  await web.isAsked;
  const idle = new FakeWeb(host('Meblex'));
  await work(idle, id);
  expect(idle.asked).toEqual([]);
  web.goOn();
  await first;
  expect(await progress()).toMatchObject({ status: 'completed' });
});
