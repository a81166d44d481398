import { defineEntity, p } from '@mikro-orm/core';
import { companyFilter } from '../../../platform/db/company-filter.js';

const schema = defineEntity({
  name: 'CollectedClient',
  tableName: 'collected_clients',
  filters: companyFilter,
  properties: {
    id: p.integer().primary(),
    company_id: p.integer(),
    client_id: p.integer(),
    notes: p.text().nullable(),
    added_by: p.integer().nullable(),
    created_at: p.datetime().onCreate(() => new Date()),
  },
});

/** A global client in a company's collection. */
export class CollectedClientEntry extends schema.class {}
schema.setClass(CollectedClientEntry);
