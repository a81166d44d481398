import type { Amount, Currency } from '../../http/api-types.js';

/** What the company reckons a kilometre costs. */
export interface PriceSettings {
  /** Null until it is set. */
  price_per_km: Amount | null;
  currency: Currency;
}

/** The price of a kilometre. */
export interface PriceSettingsInput {
  price_per_km: Amount;
  currency: Currency;
}
