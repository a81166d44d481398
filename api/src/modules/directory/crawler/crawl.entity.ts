import { defineEntity, p } from '@mikro-orm/core';

/** Where a look through websites stands, as it is stored. */
export type StoredCrawlStatus = 'running' | 'stopped' | 'completed' | 'failed';

const schema = defineEntity({
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
export class Crawl extends schema.class {}
schema.setClass(Crawl);
