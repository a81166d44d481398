import { readNumber } from '@frakto/sdk/numbers';
import type { Locale } from '../../../kit/i18n/locale';
import type { OrderDetails, SummaryCurrency } from '../queries/types';

/**
 * Reads a margin as people type it.
 * @returns percent from 0 to 100 in steps of 0.1; null when it is not one
 */
export function readMargin(text: string, locale: Locale): number | null {
  const reading = readNumber(text, locale);
  if (reading.kind !== 'number') return null;
  const { value } = reading;
  return value >= 0 && value <= 100 && Number(value.toFixed(1)) === value ? value : null;
}

/** Writes a margin with one decimal at most, in the reader's language. */
export function writeMargin(margin: number, languageTag: string): string {
  return margin.toLocaleString(languageTag, { maximumFractionDigits: 1 });
}

/** The currency of a price that is set by hand: that of the order, złoty while it has none. */
export function priceCurrencyOf(order: Pick<OrderDetails, 'currency_for_client'>): SummaryCurrency {
  return order.currency_for_client ?? 'PLN';
}
