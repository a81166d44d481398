import type { Currency, Id } from '../../../platform/http/api-types.js';

/** From where to where: countries, and the areas that the first two characters of post codes stand for. */
export interface Lane {
  pickup_country: string;
  pickup_area: string;
  delivery_country: string;
  delivery_area: string;
}

/** A quote that a carrier once gave for a route on a lane. */
export interface PastQuote {
  offer_id: Id;
  quotation_id: Id;
  quotation_route_id: Id;
  /** When the carrier gave it, or changed it last. */
  quoted_at: Date;
  subcontractor_id: number | null;
  subcontractor_name: string;
  price: number;
  currency: Currency;
  /** Whether it was chosen for its route. */
  is_chosen: boolean;
  pickup_city: string;
  delivery_city: string;
  /** When the route was to be loaded. */
  pickup_date: Date;
  pallets_count: number;
  /** In kg. */
  weight: number;
  /** Loading metres. */
  ldm: number | null;
}

/** What the quotes of one currency amount to. */
export interface PriceLevel {
  currency: Currency;
  count: number;
  lowest: number;
  /** Half of the prices are not above it, half not below. */
  median: number;
  highest: number;
  /** The same of the chosen quotes alone; null when none was chosen. */
  chosen_median: number | null;
}

/** What carriers asked for on the lane of a route, in the company's other orders and routes. */
export interface PriceHistory {
  lane: Lane;
  /** Those of the latest 100 routes on the lane, at most 200, the latest first. */
  items: PastQuote[];
  total: number;
  /** By currency, the most frequent first; prices of different currencies and times are not compared. */
  levels: PriceLevel[];
}
