import { defineEntity, p } from '@mikro-orm/core';
import { companyFilter } from '../../../platform/db/company-filter.js';

const schema = defineEntity({
  name: 'PriceRequest',
  tableName: 'price_requests',
  filters: companyFilter,
  properties: {
    id: p.integer().primary(),
    company_id: p.integer(),
    order_id: p.integer(),
    route_id: p.integer(),
    subcontractor_id: p.integer().nullable(),
    subcontractor_name: p.string(),
    subcontractor_email: p.string(),
    message_id: p.integer().nullable(),
    group_request_id: p.integer().nullable(),
    asked_by: p.integer().nullable(),
    asked_at: p.datetime().onCreate(() => new Date()),
  },
});

/** A subcontractor was asked for the price of a route. */
export class PriceRequest extends schema.class {}
schema.setClass(PriceRequest);
