import { defineEntity, p } from '@mikro-orm/core';
import { companyFilter } from '../../../platform/db/company-filter.js';
import type { Currency } from '../../../kernel/money/money.js';
import type { InvoiceContent } from './invoice-content.js';

const invoiceSchema = defineEntity({
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
export class Invoice extends invoiceSchema.class {}
invoiceSchema.setClass(Invoice);

const invoiceMailSchema = defineEntity({
  name: 'InvoiceMail',
  tableName: 'invoice_mails',
  filters: companyFilter,
  properties: {
    id: p.integer().primary(),
    company_id: p.integer(),
    invoice_id: p.integer(),
    kind: p.string().$type<'invoice' | 'reminder'>(),
    recipient: p.string(),
    /** How many PODs the first mail of an invoice brought; null where nobody decided, or there were none to bring. */
    pods: p.smallint().nullable(),
    /** Of the PODs that went along. */
    document_ids: p.array((id) => Number(id)).default([]),
    sent_by: p.integer().nullable(),
    created_at: p.datetime(),
  },
});

/** An invoice, or a reminder of its payment, was mailed to somebody. */
export class InvoiceMail extends invoiceMailSchema.class {}
invoiceMailSchema.setClass(InvoiceMail);
