import type { Database } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { webAddress } from '../../../kernel/contact/web-address.js';
import type { ListQuery } from '../../../platform/http/api-types.js';
import { Conflict } from '../../../platform/http/errors.js';
import type { Logger } from '../../../kernel/log.js';
import type { Jobs } from '../../../platform/jobs/jobs.port.js';
import { Crawl } from './crawl.entity.js';
import { CrawlAddress } from './crawl-address.entity.js';
import { crawlFaultText, crawlMessage } from './crawl-texts.js';
import type {
  CrawledAddressPage,
  CrawlProgress,
  CrawlStart,
  CrawlStarted,
  CrawlStatus,
} from './crawler.dto.js';
import { findAbandonedCrawls, findLatestCrawl, listAddresses, type CrawlRow } from './crawler.queries.js';
import { pageKey, siteKey } from './visiting/site-key.js';

/** Name of the job that visits websites. */
export const crawlJob = 'crawler.visit';
/** Name of the job that looks after what a dead process left. */
export const resumeCrawlsJob = 'crawler.resume';

const wireStatus: Readonly<Record<CrawlRow['status'], CrawlStatus>> = {
  running: 'running',
  stopped: 'idle',
  completed: 'completed',
  failed: 'error',
};

const never: CrawlProgress = {
  status: 'idle',
  progress: 0,
  total_urls: 0,
  scanned_urls: 0,
  failed_urls: 0,
  found_companies: 0,
  found_emails: 0,
  found_addresses: 0,
  current_url: null,
  message: null,
  country_id: null,
  started_by: null,
  started_at: null,
  finished_at: null,
};

/** Websites that administrators have looked through for companies: one look at a time for all of them. */
export class CrawlerService {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly log: Logger,
  ) {}

  /** @throws {Conflict} `crawl_running` when websites are being looked through already */
  async start({ userId }: { userId: number }, { urls, country_id }: CrawlStart): Promise<CrawlStarted> {
    const addresses = addressesOf(urls);
    const id = await this.db.acrossCompanies(async (unit) => {
      const { rows } = await sql`select from crawls where status = 'running'`.execute(connectionOf(unit));
      if (rows.length > 0) throw new Conflict('crawl_running');
      // What came of the one before was seen; the companies that it found stay.
      // Not one that somebody began at this moment: against that the insertion fails.
      await unit.nativeDelete(Crawl, { status: { $ne: 'running' } });
      const crawl = unit.create(Crawl, { country_id, started_by: userId });
      await unit.flush();
      await unit.insertMany(
        CrawlAddress,
        addresses.map((url) => ({ crawl_id: crawl.id, url: url.href, site_key: siteKey(url).slice(0, 300) })),
      );
      return crawl.id;
    });
    // Should this fail, the next regular look finds it.
    await this.enqueue(id).catch((error: unknown) =>
      this.log.warn({ err: error, crawl_id: id }, 'a crawl waits for the next regular look'),
    );
    return { total_urls: addresses.length };
  }

  async progress(language: UiLanguage): Promise<CrawlProgress> {
    const row = await findLatestCrawl(this.db.reads);
    if (!row) return never;
    const { id: _id, is_claimed, ...rest } = row;
    const about = row.status === 'running' && !is_claimed ? 'waiting' : row.status;
    return {
      ...rest,
      status: wireStatus[row.status],
      progress: Math.floor((100 * row.scanned_urls) / Math.max(1, row.total_urls)),
      current_url: row.status === 'running' ? row.current_url : null,
      message: crawlMessage(about, language),
    };
  }

  /** Stops what runs, if anything does. What is under way is given up by the process that works on it. */
  async stop(language: UiLanguage): Promise<CrawlProgress> {
    await this.db.acrossCompanies((unit) =>
      unit.nativeUpdate(
        Crawl,
        { status: 'running' },
        {
          status: 'stopped',
          finished_at: new Date(),
          claimed_until: null,
          claimed_by: null,
          current_url: null,
        },
      ),
    );
    return this.progress(language);
  }

  async listAddresses(query: ListQuery, language: UiLanguage): Promise<CrawledAddressPage> {
    const page = await listAddresses(this.db.reads, query);
    const told = page.items.map((item) => ({
      ...item,
      message: item.fault === null ? null : crawlFaultText(item.fault, item.http_status, language),
    }));
    return { ...page, items: told };
  }

  /** Has what a dead process left running taken up by another. */
  async resume(): Promise<void> {
    for (const id of await findAbandonedCrawls(this.db.reads)) await this.enqueue(id);
  }

  private enqueue(id: number): Promise<void> {
    return this.jobs.enqueue(crawlJob, { crawl_id: id }, { uniqueKey: `${crawlJob} ${id}` });
  }
}

/** The addresses that are visited: without blank ones, each once. */
function addressesOf(urls: readonly string[]): URL[] {
  const byPage = new Map<string, URL>();
  for (const url of urls.flatMap((typed) => webAddress(typed) ?? [])) {
    if (!byPage.has(pageKey(url))) byPage.set(pageKey(url), url);
  }
  return [...byPage.values()];
}
