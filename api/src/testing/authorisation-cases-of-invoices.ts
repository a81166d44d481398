import * as records from './authorisation-records.js';
import type { OperationCase } from './operation-case.js';

/** Operations on the invoices of orders. */
export const invoiceCases: Readonly<Record<string, OperationCase>> = {
  listVatRates: { access: 'member', records: records.orderToInvoice },
  listOrderInvoices: { access: 'member', records: records.invoicedOrder },
  generateInvoicePreview: { access: 'member', records: records.orderToInvoice, body: () => ({}) },
  saveInvoice: {
    access: 'member',
    records: records.orderToInvoice,
    body: () => ({ vat_rate: 23, accept_unusual_rate: true }),
  },
  getInvoiceMail: { access: 'member', records: records.invoicedOrder },
  previewInvoiceMail: {
    access: 'member',
    records: records.invoicedOrderAndInvoice,
    body: ({ invoice_id }) => ({ invoice_id }),
  },
  sendInvoice: {
    access: 'member',
    records: records.invoicedOrderAndInvoice,
    body: ({ invoice_id }) => ({ invoice_id }),
  },
  generateCorrectionPreview: {
    access: 'member',
    records: records.invoicedOrder,
    body: () => ({ reason: 'Price', net_amount: 1 }),
  },
  correctInvoice: {
    access: 'member',
    records: records.invoicedOrder,
    body: () => ({ reason: 'Price', net_amount: 1 }),
  },
  listPayments: { access: 'member', records: records.invoicedOrder },
  recordPayment: { access: 'member', records: records.invoicedOrder, body: () => ({ amount: 10 }) },
  removePayment: {
    access: 'member',
    records: records.paidOrderAndPayment,
    body: () => ({ reason: 'Twice' }),
  },
};
