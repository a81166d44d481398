import type {
  Amount,
  CountryCode,
  Currency,
  EmailAddress,
  Id,
  Line,
  ListQuery,
  MissingDto,
  Paged,
  PaymentDays,
  PostCode,
  RequiredLine,
  SummaryCurrency,
  Text,
} from '../../http/api-types.js';
import type { RouteDto } from '../routes/route.dto.js';
import type { Cargo, TransportAddresses } from './transport.dto.js';

/** Status of an order; see `GET /quotation-statuses`. */
export type OrderStatusCode = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;

/** A step that an order can take. */
export type OrderAction =
  | 'accept'
  | 'ask_subcontractors'
  | 'send_to_client'
  | 'client_accepts'
  | 'reject'
  | 'revise'
  | 'create_order'
  | 'send_to_subcontractor'
  | 'subcontractor_accepts'
  | 'subcontractor_rejects'
  | 'choose_again'
  | 'pods_complete'
  | 'save_invoice'
  | 'mail_invoice'
  | 'pay';

/** A transport request, quotation or order: one record in different statuses. */
export interface OrderDto {
  id: Id;
  /** Whose link or whose hand made it. */
  user_id: number | null;
  /** Null when the client's record was deleted. */
  client_id: number | null;
  /** The client's name as it was when the request came. */
  client_name: string | null;
  client_email: string;
  status: OrderStatusCode;
  /** Stable name of the status. */
  status_key: string;
  pickup_street: string;
  pickup_city: string;
  pickup_post_code: string;
  pickup_country: string;
  pickup_date: Date;
  delivery_street: string;
  delivery_city: string;
  delivery_post_code: string;
  delivery_country: string;
  delivery_date: Date;
  pallets_count: number;
  /** In kg. */
  weight: number;
  cargo_type: string;
  notes: string | null;
  /** Days until payment. */
  payment_days: number | null;
  /** What the client pays; frozen once the offer is sent. */
  price_for_client: number | null;
  currency_for_client: SummaryCurrency | null;
  /** A price for the client set by hand; used instead of the sum of the routes. */
  client_price: number | null;
  is_read: boolean;
  is_data_complete: boolean;
  created_at: Date;
  updated_at: Date;
  /** Grows with every change; send it back with PUT to be told of another person's change. */
  version: number;
}

/** One page of orders. */
export interface OrderPage extends Paged<OrderDto> {}

/** What the lists of orders accept. */
export interface OrderQuery extends ListQuery {
  /** Repeatable: only orders in one of these statuses. */
  status?: number[];
}

/** Whether a step can be taken now. */
export interface AllowedAction {
  action: OrderAction;
  allowed: boolean;
  /** Why not. */
  missing: MissingDto[];
}

/** The offer that the client was sent, as it was then. */
export interface ClientOfferDto {
  price: number;
  currency: SummaryCurrency;
  sent_at: Date;
  /** What the price was made of. */
  lines: ClientOfferLine[];
}

/** A route's part of the offer that the client was sent. */
export interface ClientOfferLine {
  route_id: Id;
  offer_id: Id;
  price: number;
  currency: Currency;
  profit_margin: number;
  price_with_margin: number;
  /** The rate used, as units of the offer's currency for one of the line's. */
  rate: string;
  /** Price with margin in the currency of the offer. */
  converted: number;
}

/** An order with its routes and with what can be done next. */
export interface OrderDetails extends OrderDto {
  routes: RouteDto[];
  /** Statuses that `PUT /orders/{id}/status` accepts now. */
  allowed_statuses: number[];
  allowed_actions: AllowedAction[];
  /** The latest offer to the client; null before one was sent. */
  client_offer: ClientOfferDto | null;
}

/** A request entered by the forwarder. */
export interface OrderInput extends TransportAddresses, Cargo {
  client_id?: Id | null;
  /** The client's own address when left out. */
  client_email?: EmailAddress;
  notes?: Text | null;
  /** The company's terms when left out. */
  payment_days?: PaymentDays | null;
}

/** Changes to an order; what is left out stays. */
export interface OrderUpdate {
  client_id?: Id | null;
  client_email?: EmailAddress;
  pickup_street?: RequiredLine;
  pickup_city?: RequiredLine;
  pickup_post_code?: PostCode;
  pickup_country?: CountryCode;
  pickup_date?: Date;
  delivery_street?: RequiredLine;
  delivery_city?: RequiredLine;
  delivery_post_code?: PostCode;
  delivery_country?: CountryCode;
  delivery_date?: Date;
  /**
   * Number of pallets.
   * @isInt
   * @minimum 1
   * @maximum 100000
   */
  pallets_count?: number;
  /**
   * Weight in kg, with at most two decimals.
   * @isDouble
   * @minimum 0.1
   * @maximum 99999999
   * @extension {"x-decimals": 2}
   */
  weight?: number;
  cargo_type?: RequiredLine;
  notes?: Text | null;
  payment_days?: PaymentDays | null;
  /** Cannot be changed once the offer is sent. */
  price_for_client?: Amount | null;
  /** Cannot be changed once the offer is sent. */
  currency_for_client?: SummaryCurrency | null;
  /**
   * The version that was edited; another one answers 409.
   * @isInt
   * @minimum 1
   */
  version?: number;
}

/** A status that a person decides. */
export interface StatusChange {
  status: OrderStatusCode;
  /** Why, kept in the history. */
  reason?: Line | null;
}

/** An order after a step. */
export interface OrderStep extends OrderDetails {
  /** Whether a mail went into the outbox; null where the step sends none. */
  email_sent: boolean | null;
}

/** A price for the client set by hand. */
export interface ClientPriceInput {
  client_price: Amount | null;
}

/** A price as it was at a time. */
export interface HistoryPrice {
  price: number;
  currency: Currency;
}

/** What is known of a change beside its reason. */
export interface HistoryFacts {
  /** The leg that it was about. */
  pickup_city?: string;
  delivery_city?: string;
  /** `offer_replaced`: the price that was replaced, and the one in its place. */
  before?: HistoryPrice;
  after?: HistoryPrice;
}

/** A change in an order's life. */
export interface HistoryEntry {
  from_status: number | null;
  to_status: number;
  event: string;
  /** Null where a link answered. */
  user_id: number | null;
  user_name: string | null;
  created_at: Date;
  /** In somebody's own words; `ask_subcontractors`: how many were asked; `offer_replaced`: whose price it is. */
  reason: string | null;
  facts: HistoryFacts | null;
}

/** An order's life from its beginning. */
export interface OrderHistory {
  items: HistoryEntry[];
}

/** Number of unread orders. */
export interface UnreadCount {
  unread_count: number;
}

/** Which orders to mark as read. */
export interface MarkAsReadInput {
  /**
   * All orders when left out.
   * @maxItems 1000
   */
  ids?: Id[];
}

/** How many orders were marked. */
export interface MarkAsReadAnswer {
  marked: number;
}

/** A status with its label and what may follow. */
export interface StatusInfo {
  code: OrderStatusCode;
  key: string;
  /** In the language of `Accept-Language`. */
  label: string;
  allowed_next: number[];
  /** Which filter of the activities it belongs to. */
  activity: 'in_valuation' | 'offers' | 'in_progress' | 'finished';
}

/** All statuses. */
export interface StatusList {
  items: StatusInfo[];
}

/** A route's part of the summary. */
export interface SummaryLine {
  route_id: Id;
  pickup_city: string;
  delivery_city: string;
  /** Null while no quote is chosen. */
  offer_id: number | null;
  subcontractor_name: string | null;
  price: number | null;
  currency: Currency | null;
  profit_margin: number;
  margin_amount: number | null;
  price_with_margin: number | null;
  /** In the currency of the summary; null without a quote or without a rate. */
  converted: number | null;
}

/** A rate that the summary used. */
export interface SummaryRate {
  from: Currency;
  to: Currency;
  rate: string;
  /** Day of the publication, `YYYY-MM-DD`. */
  date: string;
  source: string;
  table_no: string | null;
}

/** What an order costs, earns and sums up to. */
export interface OrderSummary {
  currency: SummaryCurrency;
  lines: SummaryLine[];
  cost: number;
  margin: number;
  /** Margin on the cost, in percent; null without cost. */
  margin_percent: number | null;
  /** What the client is asked to pay. */
  total: number;
  /** Currencies without a rate; their lines count as 0 and the offer cannot be sent. */
  missing_rates: Currency[];
  rates: SummaryRate[];
  /** True from *offer sent* on: price and currency no longer change. */
  frozen: boolean;
  can_send: boolean;
  /** Why the offer cannot be sent. */
  missing: MissingDto[];
}

/** Sends the offer to the client. */
export interface OfferToClientInput {
  quotation_id: Id;
  recipient_email: EmailAddress;
  /** @maxLength 200 */
  subject: string;
  /**
   * HTML; sanitised. The details and the link take the place of `[OFFER DETAILS]` and `[OFFER ACCEPTANCE LINK]`, or follow the text.
   * @maxLength 100000
   */
  message: string;
  /** Margin in percent for routes without one of their own. */
  profit_margin?: number | null;
  /** The price that the client is offered; the sum of the routes when left out. */
  price_for_client?: Amount | null;
  currency_for_client?: SummaryCurrency;
}

/** Which route's order goes to its subcontractor. */
export interface SendToSubcontractorInput {
  route_id: Id;
}
