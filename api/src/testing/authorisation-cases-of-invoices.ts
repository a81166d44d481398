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
  downloadKsefReceipt: { access: 'member', records: records.orderAndInvoiceInKsef },
  retryKsefSubmission: { access: 'member', records: records.orderAndRefusedInvoice },
  generateMendPreview: {
    access: 'member',
    records: records.orderAndRefusedInvoice,
    body: () => ({}),
  },
  mendInvoice: { access: 'member', records: records.orderAndRefusedInvoice, body: () => ({}) },
  downloadStructuredInvoice: { access: 'member', records: records.invoicedOrderAndItsInvoice },
  listPayments: { access: 'member', records: records.invoicedOrder },
  recordPayment: { access: 'member', records: records.invoicedOrder, body: () => ({ amount: 10 }) },
  removePayment: {
    access: 'member',
    records: records.paidOrderAndPayment,
    body: () => ({ reason: 'Twice' }),
  },
  listOrderCarrierInvoices: { access: 'member', records: records.orderToInvoice },
  enterCarrierInvoice: {
    access: 'member',
    records: records.orderToInvoiceAndRoute,
    body: ({ route_id }) => ({
      route_id,
      number: 'FV 1',
      issue_date: '2026-11-02',
      currency: 'PLN',
      net_amount: 1000,
      difference_reason: 'Partial',
    }),
  },
  removeCarrierInvoice: {
    access: 'member',
    records: records.carrierInvoice,
    body: () => ({ reason: 'Twice' }),
  },
  recordCarrierPayment: {
    access: 'member',
    records: records.carrierInvoice,
    body: () => ({ amount: 10 }),
  },
  removeCarrierPayment: {
    access: 'member',
    records: records.carrierPayment,
    body: () => ({ reason: 'Twice' }),
  },
  listReceivedInvoices: { access: 'member', records: records.none },
  getReceivedInvoice: { access: 'member', records: records.receivedInvoice },
  downloadReceivedInvoice: { access: 'member', records: records.receivedInvoice },
  approveReceivedInvoice: {
    access: 'member',
    records: records.receivedInvoiceAndRoute,
    body: ({ route_id }) => ({ route_id }),
  },
  rejectReceivedInvoice: {
    access: 'member',
    records: records.receivedInvoice,
    body: () => ({ reason: 'Ordered by nobody here' }),
  },
  restoreReceivedInvoice: { access: 'member', records: records.rejectedInvoice },
  assignReceivedInvoice: {
    access: 'member',
    records: records.receivedInvoiceAndRoute,
    body: ({ route_id }) => ({ route_id }),
  },
  listUnsentInvoices: { access: 'member', records: records.none },
  listPaymentFiles: { access: 'member', records: records.none },
  previewPaymentFile: {
    access: 'member',
    records: records.invoiceToPay,
    body: ({ invoice_id }) => ({ carrier_invoice_ids: [invoice_id] }),
  },
  createPaymentFile: {
    access: 'member',
    records: records.invoiceToPay,
    body: ({ invoice_id }) => ({ carrier_invoice_ids: [invoice_id] }),
  },
  downloadPaymentFile: { access: 'member', records: records.paymentFile },
  markPaymentFilePaid: { access: 'member', records: records.paymentFile, body: () => ({}) },
  summarizeReceivables: { access: 'member', records: records.none },
  listReceivables: { access: 'member', records: records.none },
  sendReminders: { access: 'member', records: records.none, body: () => ({ order_ids: [1] }) },
  summarizePayables: { access: 'member', records: records.none },
  listPayables: { access: 'member', records: records.none },
  listMargins: { access: 'member', records: records.none, query: () => ({ by: 'month' }) },
  listMarginOrders: {
    access: 'member',
    records: records.none,
    query: () => ({ by: 'month', key: '2026-11' }),
  },
  exportMoney: {
    access: 'owner',
    records: records.none,
    path: { kind: 'invoices' },
    query: () => ({ from: '2026-11-01', to: '2026-11-30' }),
  },
};
