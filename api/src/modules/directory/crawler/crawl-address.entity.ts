import { defineEntity, p } from '@mikro-orm/core';
import type { CrawlFault } from './crawler.dto.js';

const schema = defineEntity({
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
export class CrawlAddress extends schema.class {}
schema.setClass(CrawlAddress);
