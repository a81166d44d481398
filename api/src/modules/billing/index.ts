export type { OrderInvoices } from './invoices/invoice.dto.js';
export { findInvoiceDay, totalOfInvoices } from './invoices/invoice.queries.js';
export type { InvoiceService } from './invoices/invoice.service.js';
export type { Billing } from './module.js';
export { billingExport, billingPersonalData } from './privacy/billing-personal-data.js';

/** What other modules' SQL reads of invoices. */
export const billingViews = ['billing_invoices', 'billing_work_invoices', 'billing_order_money'] as const;
