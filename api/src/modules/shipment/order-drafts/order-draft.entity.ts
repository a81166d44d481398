import { defineEntity, p } from '@mikro-orm/core';
import { companyFilter } from '../../../platform/db/company-filter.js';
import type { OrderDraftValues } from './order-draft.dto.js';

const schema = defineEntity({
  name: 'OrderDraft',
  tableName: 'order_drafts',
  filters: companyFilter,
  properties: {
    id: p.integer().primary(),
    company_id: p.integer(),
    /** Who began it. */
    user_id: p.integer().nullable(),
    client_name: p.string().nullable(),
    values: p.json<OrderDraftValues>(),
    version: p.integer().version(),
    created_at: p.datetime().onCreate(() => new Date()),
    updated_at: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
});

/** An order that somebody began to enter; its title is made by the database. */
export class OrderDraftRecord extends schema.class {}
schema.setClass(OrderDraftRecord);
