import type { Currency, Id, Text } from '../../../platform/http/api-types.js';
import type { QuotePrice } from './offer.dto.js';

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
