import { defineEntity, p } from '@mikro-orm/core';
import { companyFilter } from '../../../platform/db/company-filter.js';

const schema = defineEntity({
  name: 'InvoiceMail',
  tableName: 'invoice_mails',
  filters: companyFilter,
  properties: {
    id: p.integer().primary(),
    company_id: p.integer(),
    invoice_id: p.integer(),
    kind: p.string().$type<'invoice' | 'reminder'>(),
    recipient: p.string(),
    sent_by: p.integer().nullable(),
    created_at: p.datetime(),
  },
});

/** An invoice, or a reminder of its payment, was mailed to somebody. */
export class InvoiceMail extends schema.class {}
schema.setClass(InvoiceMail);
