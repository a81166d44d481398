import { daysBetween } from '../../../kernel/time/calendar-days.js';
import type { Currency } from '../../../kernel/money/money.js';
import { madeUpSource, type StoredRate, type StoredSource } from './rate.queries.js';
import { divideRounded } from '../../../kernel/money/money-arithmetic.js';
import type { RateTable } from '../../../platform/exchange-rates/exchange-rates.port.js';
import { workingDaysBetween, type BankCalendar } from '../../../kernel/time/working-days.js';

/** Decimals of a crossed rate: enough that an amount of the largest size is right to the cent. */
const decimals = 12;

/** What one price is in units of the other, both of them prices in the same currency, as a decimal text. */
function crossRate(price: string, otherPrice: string): string {
  if (price === otherPrice) return '1';
  const quotient = divideRounded(scaled(price) * 10n ** BigInt(decimals), scaled(otherPrice));
  const digits = quotient.toString().padStart(decimals + 1, '0');
  return trimmed(`${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`);
}

/** A decimal text without zeros at its end. */
function trimmed(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/(?<!0)0+$/, '').replace(/\.$/, '') : decimal;
}

function scaled(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(8, '0').slice(0, 8));
}

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

/** How publishers state their rates: what others cost in PLN or NOK, and what the euro costs in others. */
const publishers = {
  NBP: { base: 'PLN', isBasePriced: false },
  ECB: { base: 'EUR', isBasePriced: true },
  'Norges Bank': { base: 'NOK', isBasePriced: false },
  [madeUpSource]: { base: 'PLN', isBasePriced: false },
} as const satisfies Record<StoredSource, { base: Currency; isBasePriced: boolean }>;

const withZloty: readonly StoredSource[] = ['NBP', 'ECB', 'Norges Bank', madeUpSource];
const otherwise: readonly StoredSource[] = ['ECB', 'NBP', 'Norges Bank', madeUpSource];

/**
 * Whose rates convert tax: NBP's table A in Poland (art. 31a of the VAT Act), Norges Bank's rates in Norway. No other
 * bank stands in for them.
 */
const ofTax = {
  PLN: ['NBP', madeUpSource],
  NOK: ['Norges Bank', madeUpSource],
} as const satisfies Partial<Record<Currency, readonly StoredSource[]>>;

/** Currencies in which tax is declared. */
export type TaxCurrency = keyof typeof ofTax;

/** By so many days a publisher may lag behind another before it is passed over: holidays are shorter. */
const maxAgeDays = 7;

/**
 * The rate between two currencies, of the last that are known. With PLN it is the Polish bank's, as Polish law has it; all
 * others are the European bank's. Where one of them has no rate, or none as new by a week, another's counts.
 * @returns null when nobody has one
 */
export function rateBetween(
  from: Currency,
  to: Currency,
  known: readonly StoredRate[],
  day: string,
): Rate | null {
  if (from === to) return { from, to, rate: '1', date: day, source: from, table_no: null };
  return chosenOf(from === 'PLN' || to === 'PLN' ? withZloty : otherwise, from, to, known);
}

/**
 * The rate by which tax is converted to the currency in which it is declared.
 * @returns null when the bank whose rate it is has none
 */
export function taxRateBetween(from: Currency, to: TaxCurrency, known: readonly StoredRate[]): Rate | null {
  return chosenOf(ofTax[to], from, to, known);
}

/** The first publisher's that does not lag behind. */
function chosenOf(
  sources: readonly StoredSource[],
  from: Currency,
  to: Currency,
  known: readonly StoredRate[],
): Rate | null {
  const rates = sources.flatMap((source) => rateOf(source, from, to, known) ?? []);
  const newest = rates.reduce((latest, { date }) => (date > latest ? date : latest), '');
  return rates.find(({ date }) => daysBetween(date, newest) <= maxAgeDays) ?? null;
}

function rateOf(
  source: StoredSource,
  from: Currency,
  to: Currency,
  known: readonly StoredRate[],
): Rate | null {
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

/** A rate older than this, in working days of its publisher, freezes no money unless the caller accepts it. */
const oldestWorkingDays = 5;

/** By whose bank holidays the age of a publisher's rates is counted; of all others by those of Poland. */
const calendars: Readonly<Record<string, BankCalendar>> = { ECB: 'EU', 'Norges Bank': 'NO' };

/**
 * Whether a rate is too old to price something with.
 * @param day for which it is wanted, `YYYY-MM-DD`
 */
export function isTooOld({ from, to, date, source }: Rate, day: string): boolean {
  if (from === to) return false;
  const counted = workingDaysBetween(date, day, calendars[source] ?? 'PL', oldestWorkingDays + 1);
  return counted > oldestWorkingDays;
}
