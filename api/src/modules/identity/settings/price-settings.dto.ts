import type { Amount, Currency } from '../../../platform/http/api-types.js';

/** What the company reckons a kilometre costs. */
export interface PriceSettings {
  /** Null until it is set. */
  price_per_km: Amount | null;
  currency: Currency;
  /** 0 until it is set, then counted up with every change; send it back with PUT to be told of another person's change. */
  version: number;
}

/** The price of a kilometre. */
export interface PriceSettingsInput {
  price_per_km: Amount;
  currency: Currency;
  /**
   * The version that was edited; another one answers 409.
   * @isInt
   * @minimum 0
   */
  version?: number;
}
