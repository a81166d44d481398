import * as records from './authorisation-records.js';
import type { Ids } from './authorisation-records.js';
import type { OperationCase } from './operation-case.js';
import { requestFields } from './orders.js';

/** A request for transport as its form sends it. */
export const withAddress = (ids: Ids) => ({
  ...requestFields(),
  ...ids,
  client_email: 'client@client.example',
});

/** Operations on orders. */
export const orderCases: Readonly<Record<string, OperationCase>> = {
  listOrders: { access: 'member' },
  listQuotations: { access: 'member' },
  getWorkQueue: { access: 'member' },
  listOrderViews: { access: 'member' },
  createOrderView: { access: 'member', body: () => ({ name: 'Norway', filter: {} }) },
  updateOrderView: { access: 'member', records: records.sharedView, body: () => ({ name: 'North' }) },
  deleteOrderView: { access: 'member', records: records.sharedView },
  arrangeOrderViews: {
    access: 'member',
    records: records.viewToName,
    body: ({ view_id }) => ({ ids: [view_id] }),
    passedOver: ['view_id'],
  },
  sumUpOrders: { access: 'member' },
  countUnreadOrders: { access: 'member' },
  markOrdersAsRead: {
    access: 'member',
    records: records.requestToName,
    body: ({ order_id }) => ({ ids: [order_id] }),
    passedOver: ['order_id'],
  },
  readOrderText: { access: 'member', body: () => ({ text: 'Transport z Gdańska do Oslo, 12 palet' }) },
  exportOrders: { access: 'member' },
  createOrdersInBulk: { access: 'member', body: () => ({ items: [withAddress({})] }) },
  createQuotation: { access: 'member', records: records.clientAndDraft, body: withAddress },
  listOrderDrafts: { access: 'member' },
  createOrderDraft: { access: 'member', records: records.clientId, body: (values) => ({ values }) },
  getOrderDraft: { access: 'member', records: records.draft },
  updateOrderDraft: {
    access: 'member',
    records: records.draftAndClient,
    body: ({ client_id }) => ({ values: { client_id } }),
  },
  deleteOrderDraft: { access: 'member', records: records.draft },
  getOrderDetails: { access: 'member', records: records.request },
  getOrderWorkspace: { access: 'member', records: records.request },
  getOrderSummary: { access: 'member', records: records.request },
  getOrderHistory: { access: 'member', records: records.request },
  updateOrder: {
    access: 'member',
    records: records.requestAndClient,
    body: ({ client_id }) => ({ client_id, notes: 'Call before loading' }),
  },
  changeOrderStatus: { access: 'member', records: records.request, body: () => ({ status: 1 }) },
  confirmClient: { access: 'member', records: records.claimedRequest, body: () => ({}) },
  confirmRequest: { access: 'member', records: records.unconfirmedRequest },
  setFollowUp: { access: 'member', records: records.request, body: () => ({ enabled: false }) },
  remindClient: { access: 'member', records: records.offeredOrder },
  passOnMail: { access: 'member', records: records.heldMail },
  assignOrder: { access: 'member', records: records.request, body: () => ({ user_id: null }) },
  snoozeOrder: { access: 'member', records: records.request, body: () => ({ until: '2026-12-01' }) },
  wakeOrder: { access: 'member', records: records.request },
  markOrderAsRead: { access: 'member', records: records.request },
  duplicateOrder: { access: 'member', records: records.request, body: () => ({}) },
  deleteOrder: { access: 'member', records: records.request },
  setClientPrice: { access: 'member', records: records.request, body: () => ({ client_price: 1500 }) },
  sendOffersToClient: {
    access: 'member',
    records: records.quotedOrderToSend,
    body: ({ quotation_id }) => ({
      quotation_id,
      recipient_email: 'client@client.example',
      subject: 'Offer',
      message: 'Please see [OFFER DETAILS]',
    }),
  },
  previewOfferToClient: {
    access: 'member',
    records: records.quotedOrderToSend,
    body: ({ quotation_id }) => ({
      quotation_id,
      subject: 'Offer',
      message: 'Please see [OFFER DETAILS]',
      price_for_client: 1200,
      currency_for_client: 'EUR',
    }),
  },
  previewOrderMail: { access: 'member', records: records.request, body: () => ({ kind: 'data_request' }) },
  sendCompletionRequest: {
    access: 'member',
    records: records.requestAndItsClient,
    body: (ids) => ({ ...ids, recipient_email: 'client@client.example', subject: '', message: '' }),
  },
  sendSubcontractorAcceptance: {
    access: 'member',
    records: records.orderAndRoute,
    body: ({ route_id }) => ({ route_id }),
  },
  recordSubcontractorAnswer: {
    access: 'member',
    records: records.orderAndWaitingRoute,
    body: ({ route_id }) => ({ route_id, action: 'accept' }),
  },
};
