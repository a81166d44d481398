import type { Currency, Id, Paged, PageQuery } from '../../../platform/http/api-types.js';
import type { MessageDelivery, MessageDirection } from '../../correspondence/index.js';
import type { CarrierBalance, RouteBalance } from '../../billing/index.js';
import type { InvoiceFate, OrderStatusCode } from '../../shipment/index.js';

/** A page of a section. */
export interface SectionQuery extends Pick<PageQuery, 'sort'> {
  /**
   * From 1.
   * @isInt
   * @minimum 1
   * @maximum 10000
   */
  page?: number;
  /**
   * Rows a page; 20 when left out.
   * @isInt
   * @minimum 1
   * @maximum 1000
   */
  page_size?: number;
}

/** Which orders of a client or a carrier, sorted by `created_at`, `id`, `status`, `pickup_date` or `delivery_date`. */
export interface PartnerOrderQuery extends SectionQuery {
  /** `open`: neither paid nor rejected by the client; `finished`: those; all when left out. */
  state?: 'open' | 'finished';
}

/** An order of a client, or a route of an order that a carrier's quote was chosen for. */
export interface PartnerOrder extends InvoiceFate {
  /** The order's. */
  id: Id;
  /** Of a carrier's: the route; null for a client's. */
  route_id: number | null;
  status: OrderStatusCode;
  pickup_city: string;
  delivery_city: string;
  /** When the first place is to be loaded at, as asked for until it was agreed; of a carrier's: of the route. */
  pickup_date: Date | null;
  delivery_date: Date | null;
  /** What the client was offered, or the carrier asked for; null while there is none. */
  price: number | null;
  currency: Currency | null;
  /** Of a carrier's: what they said to the order of the route. */
  answer: 'waiting' | 'accepted' | 'rejected' | null;
  /** Of a carrier's: whether the proof of delivery of the route has come; null for a client's. */
  has_pod: boolean | null;
  /** Of a carrier's: whether a file that came for the route waits to be confirmed; null for a client's. */
  file_waits: boolean | null;
  /** Of a carrier's: what they invoiced for the route; empty without an invoice, and for a client's. */
  carrier_balances: RouteBalance[];
  created_at: Date;
}

/** A page of the orders of a client or a carrier, the latest first. */
export interface PartnerOrderPage extends Paged<PartnerOrder> {}

/** A mail of a thread. */
export interface ThreadMail {
  /** For `/messages/{id}`. */
  id: Id;
  message_type: MessageDirection;
  subject: string;
  /** Its first words after the greeting, plain. */
  excerpt: string;
  /**
   * Who wrote it, or whom it was written to: the other side.
   * @example "Anna Nowak"
   */
  with: string;
  /** Null for what came in. */
  delivery: MessageDelivery | null;
  /** False for what came in, or could not be delivered, and nobody has seen. */
  is_read: boolean;
  created_at: Date;
}

/** Mails about one order, or under one subject. */
export interface MailThread {
  /** Null for mails about no order. */
  order_id: number | null;
  /** Of its latest mail, without “Re:” and the like. */
  subject: string;
  /** Of its latest mail. */
  last_at: Date;
  /** The latest first. */
  mails: ThreadMail[];
}

/** The latest 200 mails with a client or a carrier, in threads, the thread with the latest mail first. */
export interface MailThreadList {
  items: MailThread[];
  /** Whether there are earlier mails that are not shown. */
  is_cut: boolean;
}

/** A document of an order of the client, or of a route that the carrier drove. */
export interface PartnerDocument {
  /** For `/documents/{id}`. */
  id: Id;
  order_id: Id;
  document_type: string;
  /** @example "pod.pdf" */
  original_filename: string;
  /** @example "application/pdf" */
  mime_type: string;
  /** In bytes. */
  file_size: number;
  created_at: Date;
}

/** A page of documents, the latest first. */
export interface PartnerDocumentPage extends Paged<PartnerDocument> {}

/** Money of a client in one currency. */
export interface ClientMoneyOfCurrency {
  currency: Currency;
  /** Net, of invoices of the last twelve months with their corrections. */
  turnover: number;
  /** Invoiced orders behind the turnover. */
  orders: number;
  /**
   * Turnover less the prices of the carriers, of those orders whose carriers are all paid in the currency of the invoice; null where
   * there is none.
   */
  margin: number | null;
  /** Of how many orders the margin is told. */
  margin_orders: number;
  /** Gross, invoiced and not paid yet. */
  open: number;
  /** Of that what was due before today. */
  overdue: number;
}

/** What a client's invoices come to. */
export interface ClientMoney {
  /** One row for each currency, the largest turnover first. */
  currencies: ClientMoneyOfCurrency[];
  /** Days from the invoice to the last payment, on average over paid orders of the last twelve months; null where there are none. */
  days_to_payment: number | null;
  /** Over how many orders that is. */
  paid_orders: number;
  /** Orders whose invoice is due and not paid. */
  overdue_orders: number;
  /** Orders that are neither paid nor rejected. */
  open_orders: number;
}

/** What a carrier asks for from one country to another, in one currency. */
export interface CarrierLane {
  pickup_country: string;
  delivery_country: string;
  currency: Currency;
  /** The carrier's quotes. */
  quotes: number;
  /** Half of them are not above it, half not below. */
  median: number;
  /** The same of all carriers on the lane; null where no other carrier has quoted. */
  market_median: number | null;
  /** Quotes of all carriers on the lane. */
  market_quotes: number;
  /** How far the carrier's median is from that of all, in percent; below 0: cheaper. Null where no other has quoted. */
  difference: number | null;
}

/** What is known of a carrier's work over the last twelve months. */
export interface CarrierPerformance {
  /** Routes whose price the carrier was asked for. */
  asked: number;
  /** Of those with a quote of the carrier. */
  answered: number;
  /** Hours from the request to the quote; half of them took no longer. One that came
   * before that day took none. Null without any. */
  median_response_hours: number | null;
  /** Orders that were sent to the carrier and answered, or wait for the answer. */
  orders_sent: number;
  /** Of those: refused by the carrier. */
  refused: number;
  /** Routes of orders that the carrier accepted. */
  driven: number;
  /** Of those with a proof of delivery. */
  with_pod: number;
  /** Days from the agreed day of delivery to the day on which the proof came in; half of them took no longer. Null without any. */
  median_pod_days: number | null;
  /** Routes of the carrier in orders that are neither paid nor rejected. */
  open_orders: number;
  /** What the carrier invoiced and still gets, by currency. */
  balances: CarrierBalance[];
}

/** Lanes with at least one quote of a carrier over the last twelve months, the most frequent first, at most 50. */
export interface CarrierLaneList {
  items: CarrierLane[];
}
