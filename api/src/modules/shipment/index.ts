import type { SealedColumn } from '../identity/index.js';

export type { CurrencyService } from './currencies/currency.service.js';
export { type Rate, type TaxCurrency, isTooOld } from './currencies/publisher-choice.js';
export { madeUpSource } from './currencies/rate.queries.js';
export type { DocumentService, FiledDocument } from './documents/document.service.js';
export { noteMailFiles } from './documents/received/mail-files.js';
export type { DocumentViewService, FileMaker } from './documents/document-view.service.js';
export { serveConfirmations } from './embedded-forms/confirm-request-page.js';
export { serveEmbeddedForms } from './embedded-forms/embedded-form-page.js';
export type { LinkInput, LinkKind } from './links/link.dto.js';
export type { LinkService } from './links/link.service.js';
export type { PublicQuotationReceipt } from './links/public-answers.dto.js';
export { serveReadPages } from './links/read-pages.js';
export type { Shipment } from './module.js';
export { shipmentNames } from './named-records.js';
export { about, detailsOf, referencesForClient } from './orders/mail-content.js';
export type { OrderRepository } from './orders/order.repository.js';
export { findRecordedPayment, hasOrders, hasSentNothing, linkedOrders } from './orders/order.queries.js';
export type { HistoryFacts, OrderHistory } from './orders/order-history.dto.js';
export type { OrderMailService, OrderOfClient } from './orders/order-mail.service.js';
export type { OrderStatusCode } from './orders/order-status.dto.js';
export type { ShownPrice } from './orders/order-price.dto.js';
export type { OrderPriceService } from './orders/order-price.service.js';
export type { OrderSummary, SummaryRate } from './orders/order-summary.dto.js';
export type { OrderSummaryService } from './orders/order-summary.service.js';
export type { InvoiceFate, OrderDetails, OrderDto, OrderStep, OrderUpdate } from './orders/order.dto.js';
export type { Order } from './orders/order.entity.js';
export type { OrderService } from './orders/order.service.js';
export type { WorkCounter, WorkFilter } from './order-views/order-view.service.js';
export type { Balance } from './orders/payments/payment.queries.js';
export type { PaymentLedger } from './orders/payments/payment.service.js';
export type { PublicRequestEntry } from './orders/public-request.service.js';
export type { CargoFactsInput, Day, ReferencesInput } from './orders/transport-facts.dto.js';
export {
  findOrdersOf,
  lockOrdersOf,
  shipmentExport,
  shipmentPersonalData,
} from './privacy/shipment-personal-data.js';
export type { OfferPage } from './quotes/offer.dto.js';
export type { OfferService } from './quotes/offer.service.js';
export { isAtWork } from './quotes/offer.queries.js';
export type { PriceRequestCounts } from './routes/price-request.dto.js';
export { timeOfAsking } from './routes/price-request.queries.js';
export type { PriceRequestService } from './routes/price-request.service.js';
export type { RouteDto } from './routes/route.dto.js';
export type { RouteService } from './routes/route.service.js';
export type { ToldVehicle } from './rules/vehicle.js';

/** What this module keeps sealed. */
export const shipmentSealedColumns: readonly SealedColumn[] = [
  { table: 'load_exchange_settings', column: 'sealed_secret', key: 'company_id', kind: 'load-exchange' },
  { table: 'load_exchange_queues', column: 'sealed_tokens', key: 'company_id', kind: 'load-exchange-tokens' },
];

/** What other modules' SQL reads of orders, quotes and documents. */
export const shipmentViews = [
  'shipment_orders',
  'shipment_order_counts',
  'shipment_quotes',
  'shipment_documents',
  'shipment_work_drafts',
  'shipment_work_files',
  'shipment_work_orders',
  'shipment_work_routes',
  'shipment_work_quotes',
  'shipment_work_payments',
  'shipment_routes',
  'shipment_route_quotes',
  'shipment_price_requests',
  'shipment_order_prices',
  'shipment_files',
  'shipment_route_prices',
  'shipment_carrier_orders',
  'shipment_pods',
  'shipment_payments',
  'shipment_calendar',
] as const;
