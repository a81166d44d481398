import type { SealedColumn } from '../identity/index.js';

export type { CarrierBalance, RouteBalance } from './carrier-invoices/carrier-invoice.dto.js';
export { findBalancesOfRoutes, sumOwedTo } from './carrier-invoices/carrier-invoice.queries.js';
export type { OrderInvoices } from './invoices/invoice.dto.js';
export {
  findInvoiceDay,
  findInvoiceDeliveries,
  hasUnsentInvoice,
  totalOfInvoices,
} from './invoices/invoice.queries.js';
export type { InvoiceService } from './invoices/invoice.service.js';
export type { Billing } from './module.js';
export { billingNames } from './named-records.js';
export { billingExport, billingPersonalData } from './privacy/billing-personal-data.js';

/** What this module keeps sealed. */
export const billingSealedColumns: readonly SealedColumn[] = [
  { table: 'ksef_settings', column: 'sealed_secret', key: 'company_id', kind: 'ksef' },
  { table: 'ksef_settings', column: 'sealed_offline_certificate', key: 'company_id', kind: 'ksef-offline' },
];

/** What other modules' SQL reads of invoices. */
export const billingViews = [
  'billing_invoices',
  'billing_never_issued',
  'billing_owed_invoices',
  'billing_work_invoices',
  'billing_order_money',
] as const;
