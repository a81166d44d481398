import { defineEntity, p } from '@mikro-orm/core';
import { companyFilter } from '../../../platform/db/company-filter.js';
import type { RouteStatus } from '../rules/route-status.js';

const schema = defineEntity({
  name: 'Route',
  tableName: 'order_routes',
  filters: companyFilter,
  properties: {
    id: p.integer().primary(),
    company_id: p.integer(),
    order_id: p.integer(),
    external_id: p.string().nullable(),
    position: p.integer(),
    status: p.integer().$type<RouteStatus>().default(0),
    pickup_street: p.string(),
    pickup_city: p.string(),
    pickup_post_code: p.string(),
    pickup_country: p.string(),
    pickup_date: p.datetime(),
    delivery_street: p.string(),
    delivery_city: p.string(),
    delivery_post_code: p.string(),
    delivery_country: p.string(),
    delivery_date: p.datetime(),
    pickup_until: p.datetime().nullable(),
    delivery_until: p.datetime().nullable(),
    payment_terms: p.integer().nullable(),
    profit_margin: p.decimal('number').nullable(),
    chosen_offer_id: p.integer().nullable(),
    truck_plates: p.string().nullable(),
    trailer_plates: p.string().nullable(),
    driver_name: p.string().nullable(),
    driver_phone: p.string().nullable(),
    vehicle_asked_at: p.datetime().nullable(),
    created_at: p.datetime().onCreate(() => new Date()),
    updated_at: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
});

/** One route of an order. */
export class Route extends schema.class {}
schema.setClass(Route);
