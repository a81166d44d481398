import type { Currency, Id } from '../../../platform/http/api-types.js';
import type { Day } from '../orders/transport-facts.dto.js';

/** The latest price that a carrier gave on a lane. */
export interface LaneQuote {
  price: number;
  currency: Currency;
  /** When the carrier gave it, or changed it last. */
  quoted_at: Date;
}

/** The carrier's insurance that ends last. */
export interface InsuranceOfCarrier {
  /** The last day of its validity; null where it names none. */
  valid_until: Day | null;
}

/** What is known of a carrier who may be asked for a price of a route. */
export interface CarrierToAsk {
  subcontractor_id: Id;
  /** Routes for which the company asked the carrier for a price within the last twelve months. */
  asked: number;
  /** How many of them the carrier has priced. */
  answered: number;
  /** Whether the company has asked the carrier today, in Europe/Warsaw, for whatever route. */
  asked_today: boolean;
  /** The carrier's latest quote among those of other routes on the lane; null where there is none. */
  last_quote: LaneQuote | null;
  /** Whether one of those quotes was chosen. */
  was_chosen: boolean;
  /** Null where none was entered. */
  insurance: InsuranceOfCarrier | null;
}

/** What is known of carriers; those of whom nothing is known are left out. */
export interface CarriersToAsk {
  /** Whose quotes on the lane were chosen, then who has priced it, then the others, each by how often they answer. */
  items: CarrierToAsk[];
}
