import { defineEntity, p } from '@mikro-orm/core';
import { companyFilter } from '../../../platform/db/company-filter.js';
import type { HistoryFacts } from './order-history.dto.js';

const schema = defineEntity({
  name: 'OrderHistory',
  tableName: 'order_history',
  filters: companyFilter,
  properties: {
    id: p.bigint('number').primary(),
    company_id: p.integer(),
    order_id: p.integer(),
    from_status: p.integer().nullable(),
    to_status: p.integer(),
    event: p.string(),
    user_id: p.integer().nullable(),
    reason: p.text().nullable(),
    facts: p.json<HistoryFacts>().nullable(),
    created_at: p.datetime().onCreate(() => new Date()),
  },
});

/** A change in an order's life: who, when, from, to, why. Never changed afterwards. */
export class OrderHistoryEntry extends schema.class {}
schema.setClass(OrderHistoryEntry);
