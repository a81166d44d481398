import { DomainError } from '../domain-error.js';
import { type Currency, maxMinor, type Money, moneyOf, MoneyRangeError } from './money.js';

/** Not a positive decimal number such as "4.2871". */
export class RateFormatError extends DomainError {
  override readonly name = 'RateFormatError';

  constructor(rate: string) {
    super('invalid_rate', `Not a rate: ${rate.slice(0, 40)}`);
  }
}

interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const decimalPattern = /^(\d{1,20})(?:\.(\d{1,20}))?$/;

/** Reads a decimal text without a sign as an exact fraction. @throws {RateFormatError} */
export function decimalFraction(decimal: string): Fraction {
  const match = decimalPattern.exec(decimal);
  if (match === null) throw new RateFormatError(decimal);
  const [, whole = '', decimals = ''] = match;
  return { numerator: BigInt(whole + decimals), denominator: 10n ** BigInt(decimals.length) };
}

/** Divides whole numbers, rounding half away from zero. The divisor is positive. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const magnitude = dividend < 0n ? -dividend : dividend;
  const rounded = (2n * magnitude + divisor) / (2n * divisor);
  return dividend < 0n ? -rounded : rounded;
}

/**
 * The amount times a fraction, exactly, rounded once, half away from zero.
 * @throws {MoneyRangeError} when the result is too large to be kept
 */
export function multiplyByFraction(money: Money, { numerator, denominator }: Fraction): Money {
  const minor = divideRounded(BigInt(money.minor) * numerator, denominator);
  if (minor > BigInt(maxMinor) || minor < BigInt(-maxMinor)) throw new MoneyRangeError();
  return moneyOf(Number(minor), money.currency);
}

/**
 * The amount times a decimal factor ("1.23").
 * @throws {RateFormatError} @throws {MoneyRangeError}
 */
export function multiply(money: Money, factor: string): Money {
  return multiplyByFraction(money, decimalFraction(factor));
}

/**
 * The amount in another currency.
 * @param rate how much of `to` one unit of the amount's currency is worth, as a decimal text greater than zero
 * @throws {RateFormatError} @throws {MoneyRangeError}
 */
export function convert(money: Money, to: Currency, rate: string): Money {
  const fraction = decimalFraction(rate);
  if (fraction.numerator === 0n) throw new RateFormatError(rate);
  return { ...multiplyByFraction(money, fraction), currency: to };
}

/**
 * Splits an amount by weights so that the parts add up to it exactly: each gets its share rounded towards
 * zero, and the minor units left over go one each to the parts that lost most, the earlier first.
 * @param weights whole numbers, none negative, not all zero
 */
export function allocate(money: Money, weights: readonly number[]): Money[] {
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw new RangeError('Weights are whole numbers, none of them negative');
  }
  const shares = weights.map(BigInt);
  const all = shares.reduce((total, share) => total + share, 0n);
  if (all === 0n) throw new RangeError('At least one weight is above zero');
  const sign = money.minor < 0 ? -1 : 1;
  const whole = BigInt(Math.abs(money.minor));
  const parts = shares.map((share) => (whole * share) / all);
  const left = Number(whole - parts.reduce((total, part) => total + part, 0n));
  const byLoss = shares
    .map((share, index) => ({ index, loss: (whole * share) % all }))
    .sort((first, second) =>
      first.loss === second.loss ? first.index - second.index : first.loss < second.loss ? 1 : -1,
    );
  const favoured = new Set(byLoss.slice(0, left).map(({ index }) => index));
  return parts.map((part, index) =>
    moneyOf(sign * (Number(part) + (favoured.has(index) ? 1 : 0)), money.currency),
  );
}
