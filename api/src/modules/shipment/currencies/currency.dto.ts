import type { Currency, Paged } from '../../../platform/http/api-types.js';

/** A published rate. */
export interface CurrencyRateDto {
  /** Day of the publication, `YYYY-MM-DD`. */
  date: string;
  from_currency: string;
  to_currency: string;
  /** Units of `to_currency` for one of `from_currency`. */
  rate: string;
  source: string;
  table_no: string | null;
}

/** One page of rates. */
export interface CurrencyRatePage extends Paged<CurrencyRateDto> {}

/** Which rates to list. */
export interface CurrencyRateQuery {
  /**
   * Day of the publication.
   * @pattern ^\d{4}-\d{2}-\d{2}$
   */
  date?: string;
  from_currency?: Currency;
  to_currency?: Currency;
  /**
   * @isInt
   * @minimum 0
   * @maximum 1000000
   */
  skip?: number;
  /**
   * 100 when left out.
   * @isInt
   * @minimum 1
   * @maximum 1000
   */
  limit?: number;
}

/** What to convert. */
export interface ConversionQuery {
  from_currency: Currency;
  to_currency: Currency;
  /**
   * @isDouble
   * @minimum 0
   * @maximum 9999999999.99
   */
  amount: number;
  /**
   * The last rate on or before this day is used; today when left out.
   * @pattern ^\d{4}-\d{2}-\d{2}$
   */
  date?: string;
}

/** A converted amount and the rate behind it. */
export interface Conversion {
  converted_amount: number;
  rate: string;
  date: string;
  source: string;
  table_no: string | null;
}
