import { defineEntity, p } from '@mikro-orm/core';
import { companyFilter } from '../../../../platform/db/company-filter.js';
import type { CarrierOrderContent } from './carrier-order-content.js';

const schema = defineEntity({
  name: 'CarrierOrder',
  tableName: 'carrier_orders',
  filters: companyFilter,
  properties: {
    id: p.integer().primary(),
    company_id: p.integer(),
    route_id: p.integer(),
    offer_id: p.integer(),
    content: p.json<CarrierOrderContent>(),
    created_at: p.datetime().onCreate(() => new Date()),
  },
});

/** The order of a route as its carrier was sent it. Never changed afterwards. */
export class CarrierOrder extends schema.class {}
schema.setClass(CarrierOrder);
