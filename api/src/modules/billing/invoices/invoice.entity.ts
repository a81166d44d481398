import { defineEntity, p } from '@mikro-orm/core';
import { companyFilter } from '../../../platform/db/company-filter.js';
import type { Currency } from '../../../kernel/money/money.js';
import type { InvoiceContent } from './invoice-content.js';

const schema = defineEntity({
  name: 'Invoice',
  tableName: 'invoices',
  filters: companyFilter,
  properties: {
    id: p.integer().primary(),
    company_id: p.integer(),
    order_id: p.integer(),
    document_id: p.integer(),
    /** Null for an invoice, set for a correction. */
    corrects_id: p.integer().nullable(),
    series: p.string(),
    year: p.integer(),
    place: p.integer(),
    number: p.string(),
    issue_date: p.date(),
    sale_date: p.date(),
    due_date: p.date(),
    currency: p.string().$type<Currency>(),
    /** Of a correction what it changes. */
    net: p.decimal('number'),
    vat: p.decimal('number'),
    gross: p.decimal('number'),
    content: p.json<InvoiceContent>(),
    created_by: p.integer().nullable(),
    created_at: p.datetime(),
  },
});

/** An issued invoice or a correction of one. The database refuses to change it. */
export class Invoice extends schema.class {}
schema.setClass(Invoice);
