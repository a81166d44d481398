import { defineEntity, p } from '@mikro-orm/core';

const schema = defineEntity({
  name: 'Company',
  tableName: 'companies',
  properties: {
    id: p.integer().primary(),
    name: p.string(),
    email_name: p.string(),
    owner_id: p.integer().nullable(),
    created_at: p.datetime().onCreate(() => new Date()),
    version: p.integer().version(),
  },
});

/** A forwarder's company: the tenant. */
export class Company extends schema.class {}
schema.setClass(Company);
