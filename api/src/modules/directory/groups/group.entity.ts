import { defineEntity, p } from '@mikro-orm/core';
import { companyFilter } from '../../../platform/db/company-filter.js';

const schema = defineEntity({
  name: 'SubcontractorGroup',
  tableName: 'subcontractor_groups',
  filters: companyFilter,
  properties: {
    id: p.integer().primary(),
    company_id: p.integer(),
    name: p.string(),
    description: p.text().nullable(),
    color: p.string().default('#3B82F6'),
    created_by: p.integer().nullable(),
    created_at: p.datetime().onCreate(() => new Date()),
    update_date: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});

/** A group of a company's subcontractors, asked for prices together. */
export class Group extends schema.class {}
schema.setClass(Group);
