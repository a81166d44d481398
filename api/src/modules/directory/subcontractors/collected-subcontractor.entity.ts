import { defineEntity, p } from '@mikro-orm/core';
import { companyFilter } from '../../../platform/db/company-filter.js';

const schema = defineEntity({
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
export class CollectedSubcontractorEntry extends schema.class {}
schema.setClass(CollectedSubcontractorEntry);
