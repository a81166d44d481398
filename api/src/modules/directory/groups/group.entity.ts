import { defineEntity, p } from '@mikro-orm/core';
import { companyFilter } from '../../../platform/db/company-filter.js';

const groupSchema = defineEntity({
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
export class Group extends groupSchema.class {}
groupSchema.setClass(Group);

const groupMemberSchema = defineEntity({
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
export class GroupMember extends groupMemberSchema.class {}
groupMemberSchema.setClass(GroupMember);
