import { withMargin } from './margin.js';
import { convert } from '../../../kernel/money/money-arithmetic.js';
import { type Currency, type Money, sum, type SummaryCurrency } from '../../../kernel/money/money.js';

/** A route's chosen quote. */
export interface SummaryInput {
  readonly routeId: number;
  readonly price: Money;
  /** Percent, 0 to 100 in steps of 0.1. */
  readonly marginPercent: number;
}

/** A route's chosen quote as the client pays for it. */
interface SummaryLine extends SummaryInput {
  /** In the quote's own currency. */
  readonly priceWithMargin: Money;
  /** In the currency of the summary; null when there is no rate. */
  readonly converted: Money | null;
}

/** What the client pays for an order. */
export interface Summary {
  readonly lines: readonly SummaryLine[];
  /** The sum of what could be converted. */
  readonly total: Money;
  /** Currencies without a rate, each once: their lines count as zero, and the offer cannot be sent. */
  readonly missingRates: readonly Currency[];
}

/** For each currency, how much of the summary's currency one unit of it is worth, as a decimal text. */
export type RatesToSummary = Readonly<Partial<Record<Currency, string>>>;

/**
 * Sums the chosen quotes up for the client. Each line is rounded to minor units before it is added, so that
 * the lines on the screen add up to the total beneath them.
 * @throws {InvalidMarginError} @throws {MoneyRangeError} @throws {RateFormatError}
 */
export function summarize(
  inputs: readonly SummaryInput[],
  currency: SummaryCurrency,
  rates: RatesToSummary,
): Summary {
  const lines = inputs.map((input): SummaryLine => {
    const priceWithMargin = withMargin(input.price, input.marginPercent);
    return { ...input, priceWithMargin, converted: toSummary(priceWithMargin, currency, rates) };
  });
  const converted = lines.flatMap((line) => (line.converted === null ? [] : [line.converted]));
  const missing = lines.filter((line) => line.converted === null).map((line) => line.price.currency);
  return { lines, total: sum(converted, currency), missingRates: [...new Set(missing)] };
}

function toSummary(amount: Money, currency: SummaryCurrency, rates: RatesToSummary): Money | null {
  if (amount.currency === currency) return amount;
  const rate = rates[amount.currency];
  return rate === undefined ? null : convert(amount, currency, rate);
}
