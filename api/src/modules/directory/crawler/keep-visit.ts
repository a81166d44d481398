import { LockMode } from '@mikro-orm/core';
import type { Database } from '../../../platform/db/database.js';
import { Crawl } from './crawl.entity.js';
import { CrawlAddress } from './crawl-address.entity.js';
import { CrawledCompany } from './crawled-company.entity.js';
import type { CrawlClaim } from './crawler.queries.js';
import type { SiteVisit } from './visiting/visit-site.js';

/**
 * Keeps what a visit brought, with the addresses that it was made for. Nothing is kept of a crawl that was stopped
 * meanwhile or that another process has taken up, nor a second time.
 * @returns false when the crawl is no longer this process's to work on
 */
export function keepVisit(
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
export function endCrawl(db: Database, { crawlId, owner }: CrawlClaim): Promise<void> {
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
