import { daysBetween } from '../../domain/calendar-days.js';
import type { Currency } from '../../domain/money.js';
import type { RateSource } from '../../ports/exchange-rates/exchange-rates.port.js';
import { crossRate, trimmed } from './cross-rate.js';
import type { StoredRate } from './rate.queries.js';

/** A rate between two currencies and where it comes from. */
export interface Rate {
  from: Currency;
  to: Currency;
  /** Units of `to` for one of `from`, as a decimal text. */
  rate: string;
  /** Day of the publication; of two that were crossed the earlier. */
  date: string;
  source: string;
  table_no: string | null;
}

/** How publishers state their rates: what others cost in PLN, and what the euro costs in others. */
const publishers = {
  NBP: { base: 'PLN', isBasePriced: false },
  ECB: { base: 'EUR', isBasePriced: true },
} as const satisfies Record<RateSource, { base: Currency; isBasePriced: boolean }>;
/** By so many days a publisher may lag behind the other before it is passed over: holidays are shorter. */
const patienceDays = 7;

/**
 * The rate between two currencies, of the last that are known. With PLN it is the Polish bank's, as Polish law has it; all
 * others are the European bank's. Where one of them has no rate, or none as new by a week, the other's counts.
 * @returns null when nobody has one
 */
export function rateBetween(
  from: Currency,
  to: Currency,
  known: readonly StoredRate[],
  day: string,
): Rate | null {
  if (from === to) return { from, to, rate: '1', date: day, source: from, table_no: null };
  const isPolish = from === 'PLN' || to === 'PLN';
  const [first, second] = (isPolish ? (['NBP', 'ECB'] as const) : (['ECB', 'NBP'] as const)).map((source) =>
    rateOf(source, from, to, known),
  );
  if (!first || !second) return first ?? second ?? null;
  return daysBetween(first.date, second.date) > patienceDays ? second : first;
}

function rateOf(source: RateSource, from: Currency, to: Currency, known: readonly StoredRate[]): Rate | null {
  const { base, isBasePriced } = publishers[source];
  const of = (currency: Currency) =>
    known.find(
      (one) => one.source === source && (isBasePriced ? one.to : one.from) === currency && currency !== base,
    );
  const [start, end] = [of(from), of(to)];
  if ((from !== base && !start) || (to !== base && !end)) return null;
  const [price, otherPrice] = [start?.rate ?? '1', end?.rate ?? '1'];
  const rate = isBasePriced ? crossRate(otherPrice, price) : crossRate(price, otherPrice);
  const used = [start, end].filter((one) => one !== undefined);
  const [earlier] = used.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  if (!earlier) return null;
  return { from, to, rate: trimmed(rate), date: earlier.date, source, table_no: earlier.table_no };
}
