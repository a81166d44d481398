import { defineEntity, p } from '@mikro-orm/core';
import { companyFilter } from '../../../platform/db/company-filter.js';
import type { MailLanguage } from '../../../kernel/text/language.js';

const priceRequestSchema = defineEntity({
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
    /** When they were last reminded that a price is awaited. */
    reminded_at: p.datetime().nullable(),
  },
});

/** A subcontractor was asked for the price of a route. */
export class PriceRequest extends priceRequestSchema.class {}
priceRequestSchema.setClass(PriceRequest);

const groupPriceRequestSchema = defineEntity({
  name: 'GroupPriceRequest',
  tableName: 'group_price_requests',
  filters: companyFilter,
  properties: {
    id: p.integer().primary(),
    company_id: p.integer(),
    order_id: p.integer(),
    route_id: p.integer(),
    group_id: p.integer().nullable(),
    subject: p.string(),
    message: p.text(),
    language: p.string().$type<MailLanguage>(),
    asked_by: p.integer().nullable(),
    asked_at: p.datetime().onCreate(() => new Date()),
  },
});

/** A group was asked for the price of a route, with the forwarder's words for those who read their language. */
export class GroupPriceRequest extends groupPriceRequestSchema.class {}
groupPriceRequestSchema.setClass(GroupPriceRequest);
