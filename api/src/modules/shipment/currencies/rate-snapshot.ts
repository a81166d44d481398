import type { RateTable } from '../../../platform/exchange-rates/exchange-rates.port.js';

/**
 * Rates shipped with the product, so that a new installation converts at once: mid rates of the National Bank of
 * Poland, table A of 31 December 2024.
 */
export const rateSnapshot: RateTable = {
  date: '2024-12-31',
  table_no: '252/A/NBP/2024',
  rates: [
    { from: 'EUR', to: 'PLN', rate: '4.2730' },
    { from: 'USD', to: 'PLN', rate: '4.1012' },
    { from: 'NOK', to: 'PLN', rate: '0.3624' },
  ],
};
