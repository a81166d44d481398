import { defineEntity, p } from '@mikro-orm/core';
import { companyFilter } from '../../../platform/db/company-filter.js';

const subcontractorSchema = defineEntity({
  name: 'Subcontractor',
  tableName: 'subcontractors',
  filters: companyFilter,
  properties: {
    id: p.integer().primary(),
    company_id: p.integer().nullable(),
    user_id: p.integer().nullable(),
    name: p.string(),
    email: p.string().nullable(),
    phone: p.string().nullable(),
    address: p.string().nullable(),
    city: p.string().nullable(),
    post_code: p.string().nullable(),
    country_id: p.integer().nullable(),
    vat_number: p.string().nullable(),
    notes: p.text().nullable(),
    rate_type: p.string().default('Spot'),
    external_id: p.string().nullable(),
    /** Where the record comes from that nobody entered. */
    origin: p.string().$type<'load_exchange'>().nullable(),
    /** Registered itself, and nobody has accepted it. */
    unconfirmed_since: p.datetime().nullable(),
    created_at: p.datetime().onCreate(() => new Date()),
    update_date: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});

/** A carrier: of one company, or global when `company_id` is null. */
export class Subcontractor extends subcontractorSchema.class {}
subcontractorSchema.setClass(Subcontractor);

const collectedSubcontractorSchema = defineEntity({
  name: 'CollectedSubcontractor',
  tableName: 'collected_subcontractors',
  filters: companyFilter,
  properties: {
    id: p.integer().primary(),
    company_id: p.integer(),
    subcontractor_id: p.integer(),
    added_by: p.integer().nullable(),
    created_at: p.datetime().onCreate(() => new Date()),
  },
});

/** A global subcontractor in a company's collection. */
export class CollectedSubcontractorEntry extends collectedSubcontractorSchema.class {}
collectedSubcontractorSchema.setClass(CollectedSubcontractorEntry);
