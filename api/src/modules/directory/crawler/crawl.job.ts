import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../platform/db/database.js';
import { findCountryById } from '../../../kernel/contact/countries.js';
import type { Logger } from '../../../kernel/log.js';
import type { JobContext, JobDefinition } from '../../../platform/jobs/jobs.port.js';
import type { WebFetch } from '../../../platform/web-fetch/web-fetch.port.js';
import { crawlJob } from './crawler.service.js';
import {
  claimCrawl,
  findWaitingSites,
  isHeld,
  keepCrawl,
  noteCurrentUrl,
  releaseCrawl,
  type CrawlClaim,
} from './crawler.queries.js';
import { visitSite, type SiteVisit, type VisitLimits, siteKey, HostTurns } from './visiting/visit-site.js';
import { LockMode } from '@mikro-orm/core';
import { Crawl, CrawlAddress, CrawledCompany } from './crawl.entity.js';

/**
 * Keeps what a visit brought, with the addresses that it was made for. Nothing is kept of a crawl that was stopped
 * meanwhile or that another process has taken up, nor a second time.
 * @returns false when the crawl is no longer this process's to work on
 */
function keepVisit(
  db: Database,
  { crawlId, owner }: CrawlClaim,
  siteKey: string,
  visit: SiteVisit,
): Promise<boolean> {
  return db.acrossCompanies(async (unit) => {
    // Whoever stops it or takes it up waits for this, or this finds that out.
    const crawl = await unit.findOne(Crawl, { id: crawlId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (crawl?.status !== 'running' || crawl.claimed_by !== owner) return false;
    const { pages, company, fault } = visit;
    const addresses = await unit.find(
      CrawlAddress,
      { crawl_id: crawlId, site_key: siteKey, status: 'waiting' },
      { orderBy: { id: 'asc' } },
    );
    for (const [place, address] of addresses.entries()) {
      unit.assign(address, {
        status: company ? 'done' : 'failed',
        fault: fault?.code ?? null,
        http_status: fault?.status ?? null,
        pages,
        // Of several addresses of one website, its pages are counted once.
        emails: place === 0 ? visit.emails : 0,
        addresses: place === 0 ? visit.addresses : 0,
        has_company: company !== null,
      });
    }
    if (!company || addresses.length === 0) return true;
    await unit.upsert(
      CrawledCompany,
      { ...company, site_key: visit.site.slice(0, 300), found_at: new Date() },
      { onConflictFields: ['site_key'], onConflictAction: 'merge' },
    );
    return true;
  });
}

/** Ends a crawl whose websites were all visited: as broken off when not one of them could be read. */
function endCrawl(db: Database, { crawlId, owner }: CrawlClaim): Promise<void> {
  return db.acrossCompanies(async (unit) => {
    const isRead = await unit.count(CrawlAddress, { crawl_id: crawlId, pages: { $gt: 0 } });
    await unit.nativeUpdate(
      Crawl,
      { id: crawlId, status: 'running', claimed_by: owner },
      {
        status: isRead > 0 ? 'completed' : 'failed',
        finished_at: new Date(),
        claimed_until: null,
        claimed_by: null,
        current_url: null,
      },
    );
  });
}

/** Websites that are visited at once. */
const sitesAtOnce = 4;
/** How long a process that says nothing keeps its work from others. */
const claimSeconds = 20;
const renewMs = 5_000;
/** How soon a process sees that somebody stopped it. */
const lookMs = 500;

/** What the job works with. */
interface Crawling {
  db: Database;
  web: WebFetch;
  log: Logger;
  limits?: Partial<VisitLimits>;
}

/**
 * Visits the websites of a crawl. What a visit brings is kept at once with its addresses, so that a job that is done
 * again after a crash goes on with the others.
 */
export function crawlWebsites(crawling: Crawling): JobDefinition<{ crawl_id: number }> {
  return {
    name: crawlJob,
    concurrency: 2,
    lockSeconds: claimSeconds,
    retry: { attempts: 5, seconds: [5, 30, 60] },
    async run({ crawl_id: crawlId }, context) {
      const claim = { crawlId, owner: randomUUID() };
      const countryId = await claimCrawl(crawling.db.writes, claim, claimSeconds);
      if (countryId === null) return;
      const stopped = new AbortController();
      const signal = AbortSignal.any([stopped.signal, context.signal]);
      const watching = watch(crawling.db, claim, context, stopped);
      try {
        const country = findCountryById(countryId)?.code ?? 'PL';
        await visitAll(crawling, claim, { country, signal, leave: () => stopped.abort() });
        if (!signal.aborted) await endCrawl(crawling.db, claim);
      } catch (error) {
        // Whoever stopped it wants no other try, and whoever has taken it up makes it.
        if (!stopped.signal.aborted) throw error;
      } finally {
        stopped.abort();
        await watching;
        await releaseCrawl(crawling.db.writes, claim);
      }
    },
  };
}

/** Says again and again that the work goes on, and ends it once somebody stopped it or another process has it. */
async function watch(
  { reads, writes }: Database,
  claim: CrawlClaim,
  context: JobContext,
  stopped: AbortController,
): Promise<void> {
  let renewed = Date.now();
  while (!stopped.signal.aborted) {
    await pause(lookMs, undefined, { signal: stopped.signal }).catch(() => undefined);
    if (stopped.signal.aborted) return;
    try {
      if (Date.now() - renewed < renewMs) {
        if (!(await isHeld(reads, claim))) stopped.abort();
        continue;
      }
      await context.touch();
      if (await keepCrawl(writes, claim, claimSeconds)) renewed = Date.now();
      else stopped.abort();
    } catch {
      // The database is away, or the job was given to another: that shows where the work is kept.
      if (Date.now() - renewed > claimSeconds * 1_000) stopped.abort();
    }
  }
}

interface Looking {
  country: string;
  signal: AbortSignal;
  /** Ends the work: it is another's by now. */
  leave: () => void;
}

async function visitAll(
  crawling: Crawling,
  claim: CrawlClaim,
  { country, signal, leave }: Looking,
): Promise<void> {
  const sites = await findWaitingSites(crawling.db.reads, claim.crawlId);
  const turns = new HostTurns();
  const work = async (): Promise<void> => {
    for (let next = sites.shift(); next && !signal.aborted; next = sites.shift()) {
      const visit = await visitOne(crawling, claim, { turns, country, signal, urls: next.urls });
      signal.throwIfAborted();
      if (!(await keepVisit(crawling.db, claim, next.site_key, visit))) leave();
    }
  };
  const workers = await Promise.allSettled(Array.from({ length: sitesAtOnce }, work));
  const failed = workers.find((worker) => worker.status === 'rejected');
  if (failed) throw failed.reason;
  if (signal.aborted) throw new Error('The crawl goes on later');
}

interface Visiting {
  turns: HostTurns;
  country: string;
  signal: AbortSignal;
  urls: readonly string[];
}

/** A page that breaks the reading costs its website alone. */
async function visitOne(
  { db, web, log, limits }: Crawling,
  claim: CrawlClaim,
  { urls, signal, ...rest }: Visiting,
): Promise<SiteVisit> {
  const starts = urls.map((url) => new URL(url));
  const onPage = (url: URL): void => {
    noteCurrentUrl(db.writes, claim, url.href).catch(() => undefined);
  };
  try {
    return await visitSite({ web, starts, signal, onPage, ...rest, ...(limits ? { limits } : {}) });
  } catch (error) {
    signal.throwIfAborted();
    log.error({ err: error, urls }, 'a website could not be read');
    const site = siteKey(starts[0] as URL);
    const fault = { code: 'internal' as const, status: null };
    return { site, company: null, pages: 0, emails: 0, addresses: 0, fault };
  }
}
