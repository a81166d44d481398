import { defineEntity, p } from '@mikro-orm/core';
import { companyFilter } from '../../../platform/db/company-filter.js';
import type { MailLanguage } from '../../../kernel/text/language.js';
import type { ContactRole } from './contact.dto.js';

const contactSchema = defineEntity({
  name: 'PartnerContact',
  tableName: 'partner_contacts',
  filters: companyFilter,
  properties: {
    id: p.integer().primary(),
    company_id: p.integer(),
    /** One of the two. */
    client_id: p.integer().nullable(),
    subcontractor_id: p.integer().nullable(),
    name: p.string(),
    role: p.string().$type<ContactRole>().default('other'),
    email: p.string().nullable(),
    phone: p.string().nullable(),
    language: p.string().$type<MailLanguage>().nullable(),
    notes: p.string().nullable(),
    gets_offers: p.boolean().default(false),
    gets_orders: p.boolean().default(false),
    gets_invoices: p.boolean().default(false),
    created_by: p.integer().nullable(),
    created_at: p.datetime().onCreate(() => new Date()),
    update_date: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});

/** A person at a client or a carrier, as one company knows them. */
export class PartnerContact extends contactSchema.class {}
contactSchema.setClass(PartnerContact);
