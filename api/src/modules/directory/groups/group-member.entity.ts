import { defineEntity, p } from '@mikro-orm/core';
import { companyFilter } from '../../../platform/db/company-filter.js';

const schema = defineEntity({
  name: 'SubcontractorGroupMember',
  tableName: 'subcontractor_group_members',
  filters: companyFilter,
  properties: {
    id: p.integer().primary(),
    company_id: p.integer(),
    group_id: p.integer(),
    subcontractor_id: p.integer(),
    added_by: p.integer().nullable(),
    created_at: p.datetime().onCreate(() => new Date()),
  },
});

/** A subcontractor in a group. */
export class GroupMember extends schema.class {}
schema.setClass(GroupMember);
