import { defineEntity, p } from '@mikro-orm/core';
import { companyFilter } from '../../../platform/db/company-filter.js';
import type { OrderTerms } from '../../../kernel/order/order-terms.js';
import type { CarrierCheck, CompanyData, InvoiceCountry } from './company-settings.dto.js';

const schema = defineEntity({
  name: 'Settings',
  tableName: 'company_settings',
  filters: companyFilter,
  properties: {
    company_id: p.integer().primary(),
    profit_margin: p.decimal('number').nullable(),
    payment_terms_days: p.integer().nullable(),
    invoice_country: p.string().$type<InvoiceCountry>().default('PL'),
    company_data: p.json<CompanyData>(),
    order_terms: p.json<OrderTerms>(),
    require_second_factor: p.boolean().default(false),
    send_order_acceptance: p.boolean().default(false),
    create_order_on_acceptance: p.boolean().default(false),
    follow_up_days: p.integer().nullable(),
    /** Since when clients are reminded after so many days; null while they are not. */
    follow_up_since: p.datetime().nullable(),
    /** Larger numbers of days that held before: an offer that had waited for too long already keeps the day that it had by one of them. */
    follow_up_former_days: p.array((days) => Number(days)).default([]),
    carrier_check: p.string().$type<CarrierCheck>().default('warn'),
    carrier_papers_required: p.boolean().default(false),
    updated_at: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});

/** Settings of a company. */
export class Settings extends schema.class {}
schema.setClass(Settings);
