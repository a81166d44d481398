import type { CountryCode, Id, PostCode, RequiredLine } from '../../../platform/http/api-types.js';

/** The town in which a route is split, and when the goods change over there. */
export interface RouteSplitInput {
  city: RequiredLine;
  /** Unknown when left out, until the routes are edited. */
  post_code?: PostCode;
  country: CountryCode;
  /** Arrival of the first part and departure of the second: after the route's pickup and before its delivery. */
  date: Date;
}

/** When one route is driven. */
export interface RouteDates {
  id: Id;
  pickup_date: Date;
  /** Not before the pickup; the same instant is allowed and told as `takes_no_time`. */
  delivery_date: Date;
}

/** New dates of some routes of an order, which hold together or not at all. */
export interface RouteDatesInput {
  /**
   * Each route at most once.
   * @minItems 1
   * @maxItems 50
   */
  routes: RouteDates[];
}
