import type { Currency, Id, ListQuery, Paged, Text } from '../../../platform/http/api-types.js';

/**
 * A carrier's price. Far above any real one, and low enough that sums of many routes in any currency can be kept.
 * @isDouble
 * @minimum 0
 * @maximum 99999999.99
 * @extension {"x-decimals": 2}
 */
export type QuotePrice = number;

/** Who made a quote. */
export interface OfferSubcontractor {
  name: string | null;
  email: string | null;
}

/** A subcontractor's price for one route: a quote. */
export interface OfferDto {
  id: Id;
  /** Whose link it answered, or who entered it. */
  user_id: number | null;
  subcontractor_id: number | null;
  quotation_id: Id;
  quotation_route_id: Id;
  price: number;
  currency: Currency;
  pickup_date: Date | null;
  delivery_date: Date | null;
  notes: string | null;
  /** Margin in percent that `price_with_margin` contains. */
  profit_margin: number;
  price_with_margin: number;
  is_chosen: boolean;
  subcontractor: OfferSubcontractor;
  /** What the load exchange calls the carrier whose price came from there; null for prices over a link, or entered by the forwarder. */
  exchange_carrier: string | null;
  /** When the subcontractor refused the order that this quote had become; null unless they did, and once they accept. */
  refused_at: Date | null;
  /** Why, in the subcontractor's words. */
  refusal_reason: string | null;
  created_at: Date;
  updated_at: Date;
}

/** One page of quotes. */
export interface OfferPage extends Paged<OfferDto> {}

/** What the list of quotes accepts. */
export interface OfferQuery extends ListQuery {
  /** Only the quotes of this order. */
  order_id?: Id;
}

/** Number of an order's quotes. */
export interface OfferCount {
  count: number;
}

/** A quote given over a link. */
export interface PublicOfferInput {
  /** @maximum 2147483647 */
  user_id?: number;
  /** @maximum 2147483647 */
  subcontractor_id?: number;
  /** @maximum 2147483647 */
  quotation_id?: number;
  /** @maximum 2147483647 */
  quotation_route_id?: number;
  /** More than 0, with at most two decimals. */
  price: QuotePrice;
  currency: Currency;
  pickup_date: Date;
  delivery_date: Date;
  notes?: Text | null;
  /** @maxLength 200 */
  sig?: string;
  /** Unix seconds. */
  exp?: number;
}

/** What became of a quote given over a link. */
export interface PublicOfferReceipt {
  id: Id;
  quotation_id: Id;
  quotation_route_id: Id;
  subcontractor_id: number;
  price: number;
  currency: Currency;
  pickup_date: Date;
  delivery_date: Date;
  notes: string | null;
}

/** The price of a contract subcontractor for a route, entered by the forwarder. */
export interface ContractQuoteInput {
  /** One whose rate type is Contract. */
  subcontractor_id: Id;
  quotation_route_id: Id;
  /** More than 0, with at most two decimals. */
  price: QuotePrice;
  currency: Currency;
  pickup_date: Date;
  /** After the pickup. */
  delivery_date: Date;
  notes?: Text | null;
}
