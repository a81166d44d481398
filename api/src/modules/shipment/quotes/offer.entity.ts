import { defineEntity, p } from '@mikro-orm/core';
import { companyFilter } from '../../../platform/db/company-filter.js';
import type { Currency } from '../../../kernel/money/money.js';

const schema = defineEntity({
  name: 'Offer',
  tableName: 'subcontractor_offers',
  filters: companyFilter,
  properties: {
    id: p.integer().primary(),
    company_id: p.integer(),
    order_id: p.integer(),
    route_id: p.integer(),
    subcontractor_id: p.integer().nullable(),
    user_id: p.integer().nullable(),
    subcontractor_name: p.string(),
    subcontractor_email: p.string().nullable(),
    price: p.decimal('number'),
    currency: p.string().$type<Currency>(),
    pickup_date: p.datetime().nullable(),
    delivery_date: p.datetime().nullable(),
    notes: p.text().nullable(),
    /** What a load exchange calls the carrier whose price came from there. */
    exchange_carrier: p.string().nullable(),
    refused_at: p.datetime().nullable(),
    refusal_reason: p.text().nullable(),
    created_at: p.datetime().onCreate(() => new Date()),
    updated_at: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
});

/** A subcontractor's price for one route, with the subcontractor's name as it was then. */
export class Offer extends schema.class {}
schema.setClass(Offer);
