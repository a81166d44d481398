import { defineEntity, p } from '@mikro-orm/core';
import type { FactOrigin } from './crawler.dto.js';

const schema = defineEntity({
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
export class CrawledCompany extends schema.class {}
schema.setClass(CrawledCompany);
