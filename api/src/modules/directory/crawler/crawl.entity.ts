import { defineEntity, p } from '@mikro-orm/core';
import type { CrawlFault, FactOrigin } from './crawler.dto.js';

/** Where a look through websites stands, as it is stored. */
export type StoredCrawlStatus = 'running' | 'stopped' | 'completed' | 'failed';

const crawlSchema = defineEntity({
  name: 'Crawl',
  tableName: 'crawls',
  properties: {
    id: p.integer().primary(),
    country_id: p.integer(),
    started_by: p.integer().nullable(),
    status: p.string().$type<StoredCrawlStatus>().default('running'),
    current_url: p.text().nullable(),
    created_at: p.datetime().onCreate(() => new Date()),
    /** Until then a process works on it; longer when that says so. */
    claimed_until: p.datetime().nullable(),
    /** Names that process's work: whoever finds another name here has lost it. */
    claimed_by: p.string().nullable(),
    finished_at: p.datetime().nullable(),
  },
});

/** A look through websites. One runs at a time; those before it go when the next begins. */
export class Crawl extends crawlSchema.class {}
crawlSchema.setClass(Crawl);

const crawlAddressSchema = defineEntity({
  name: 'CrawlAddress',
  tableName: 'crawl_addresses',
  properties: {
    id: p.integer().primary(),
    crawl_id: p.integer(),
    url: p.text(),
    /** Addresses of one website are visited together. */
    site_key: p.string(),
    status: p.string().$type<'waiting' | 'done' | 'failed'>().default('waiting'),
    fault: p.string().$type<CrawlFault>().nullable(),
    http_status: p.integer().nullable(),
    pages: p.integer().default(0),
    emails: p.integer().default(0),
    addresses: p.integer().default(0),
    has_company: p.boolean().default(false),
  },
});

/** An address that somebody wants looked at. */
export class CrawlAddress extends crawlAddressSchema.class {}
crawlAddressSchema.setClass(CrawlAddress);

const crawledCompanySchema = defineEntity({
  name: 'CrawledCompany',
  tableName: 'crawled_companies',
  properties: {
    id: p.integer().primary(),
    /** A website has one company: found again, it is found anew. */
    site_key: p.string(),
    name: p.string(),
    address: p.string().nullable(),
    city: p.string().nullable(),
    post_code: p.string().nullable(),
    country_id: p.integer().nullable(),
    email: p.string().nullable(),
    phone: p.string().nullable(),
    url: p.string(),
    notes: p.text().nullable(),
    vat_number: p.string().nullable(),
    business_registration_number: p.string().nullable(),
    score: p.integer(),
    origins: p.json<FactOrigin[]>(),
    found_at: p.datetime().onCreate(() => new Date()),
  },
});

/** A company that was found on a website, until it is saved among the global clients or removed. */
export class CrawledCompany extends crawledCompanySchema.class {}
crawledCompanySchema.setClass(CrawledCompany);
