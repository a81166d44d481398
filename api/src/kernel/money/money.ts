import { DomainError } from '../domain-error.js';

/** Currencies of settings and offers. */
export const currencies = ['PLN', 'EUR', 'USD', 'NOK'] as const;
export type Currency = (typeof currencies)[number];

/** Currencies in which an order is summed up for the client; the first is the default. */
export const summaryCurrencies = ['PLN', 'EUR', 'NOK'] as const satisfies readonly Currency[];
export type SummaryCurrency = (typeof summaryCurrencies)[number];

/** Tells whether a value is a currency of settings and offers. */
export function isCurrency(value: unknown): value is Currency {
  return currencies.includes(value as Currency);
}

/** Tells whether a value is a currency of summaries. */
export function isSummaryCurrency(value: unknown): value is SummaryCurrency {
  return summaryCurrencies.includes(value as SummaryCurrency);
}

/**
 * An amount as a whole number of minor units (grosze, cents, øre). Every currency here has a hundred of them.
 * The range is that of the column, numeric(14,2): at most {@link maxMinor} either way, well inside what a
 * number holds exactly.
 */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}

/** The largest amount: 999,999,999,999.99 in minor units. */
export const maxMinor = 99_999_999_999_999;

/** Amounts of different currencies were put together without a rate. */
export class MixedCurrencyError extends DomainError {
  override readonly name = 'MixedCurrencyError';

  constructor(first: Currency, second: Currency) {
    super('mixed_currency', `Amounts in ${first} and ${second} cannot be put together`, { first, second });
  }
}

/** Not an amount, or one with more than two decimals. */
export class MoneyFormatError extends DomainError {
  override readonly name = 'MoneyFormatError';

  constructor(written: string | number) {
    super('invalid_amount', `Not an amount with at most two decimals: ${String(written).slice(0, 40)}`);
  }
}

/** An amount beyond what can be kept. */
export class MoneyRangeError extends DomainError {
  override readonly name = 'MoneyRangeError';

  constructor() {
    super('amount_out_of_range', 'The amount is larger than 999,999,999,999.99');
  }
}

const amountPattern = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/;

/**
 * Reads an amount from a number or a decimal text with a point ("1250.5").
 * @throws {MoneyFormatError} on anything else, a third decimal included
 * @throws {MoneyRangeError} when it is too large to be kept
 */
export function parseMoney(written: string | number, currency: Currency): Money {
  if (typeof written === 'number' && Math.abs(written) > (maxMinor + 1) / 100) throw new MoneyRangeError();
  // A number's shortest text is exact for every amount in range: it has at most 14 digits.
  const match = amountPattern.exec(String(written));
  if (match === null) throw new MoneyFormatError(written);
  const [, sign, whole = '', decimals = ''] = match;
  const minor = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return moneyOf(sign === '-' ? -minor : minor, currency);
}

/**
 * An amount from minor units.
 * @throws {MoneyFormatError} when they are not a whole number
 * @throws {MoneyRangeError} when it is too large to be kept
 */
export function moneyOf(minor: number, currency: Currency): Money {
  if (Math.abs(minor) > maxMinor) throw new MoneyRangeError();
  if (!Number.isInteger(minor)) throw new MoneyFormatError(minor);
  // Adding zero turns -0 into 0, which would otherwise show as a difference between equal amounts.
  return { minor: minor + 0, currency };
}

/** Nothing, in a currency. */
export function zero(currency: Currency): Money {
  return { minor: 0, currency };
}

/** The amount as a JSON number with at most two decimals. */
export function toNumber(money: Money): number {
  return money.minor / 100;
}

/** The amount as a text with exactly two decimals, as the database takes it: "1250.50". */
export function toDecimal(money: Money): string {
  const digits = String(Math.abs(money.minor)).padStart(3, '0');
  return `${money.minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** @throws {MixedCurrencyError} @throws {MoneyRangeError} */
export function add(first: Money, second: Money): Money {
  return moneyOf(first.minor + sameCurrency(first, second).minor, first.currency);
}

/** @throws {MixedCurrencyError} @throws {MoneyRangeError} */
export function subtract(first: Money, second: Money): Money {
  return moneyOf(first.minor - sameCurrency(first, second).minor, first.currency);
}

/** Less than zero when the first amount is the smaller. @throws {MixedCurrencyError} */
export function compare(first: Money, second: Money): number {
  return first.minor - sameCurrency(first, second).minor;
}

/**
 * The sum of amounts of one currency; nothing when there are none.
 * @throws {MixedCurrencyError} @throws {MoneyRangeError}
 */
export function sum(amounts: readonly Money[], currency: Currency): Money {
  return amounts.reduce(add, zero(currency));
}

function sameCurrency(first: Money, second: Money): Money {
  if (first.currency !== second.currency) throw new MixedCurrencyError(first.currency, second.currency);
  return second;
}
