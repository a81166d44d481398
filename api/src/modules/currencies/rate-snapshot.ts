/**
 * Rates shipped with the product, so that a new installation converts at once: mid rates of the National Bank of
 * Poland, table A of 31 December 2024. Units of PLN for one of the currency.
 */
export const rateSnapshot = {
  date: '2024-12-31',
  source: 'NBP',
  table_no: '252/A/NBP/2024',
  rates: { EUR: '4.2730', USD: '4.1012', NOK: '0.3624' },
} as const;
