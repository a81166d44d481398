import type { CountryCode, PostCode, RequiredLine } from '../../../platform/http/api-types.js';

/** Both ends of a transport and its dates. */
export interface TransportAddresses {
  pickup_street: RequiredLine;
  pickup_city: RequiredLine;
  pickup_post_code: PostCode;
  pickup_country: CountryCode;
  pickup_date: Date;
  delivery_street: RequiredLine;
  delivery_city: RequiredLine;
  delivery_post_code: PostCode;
  delivery_country: CountryCode;
  delivery_date: Date;
}

/** What is carried. */
export interface Cargo {
  /**
   * Number of pallets.
   * @isInt
   * @minimum 1
   * @maximum 100000
   */
  pallets_count: number;
  /**
   * Weight in kg, with at most two decimals.
   * @isDouble
   * @minimum 0.1
   * @maximum 99999999
   * @extension {"x-decimals": 2}
   */
  weight: number;
  cargo_type: RequiredLine;
}
