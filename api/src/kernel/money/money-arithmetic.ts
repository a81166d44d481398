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
function decimalFraction(decimal: string): Fraction {
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
 * The amount in another currency.
 * @param rate how much of `to` one unit of the amount's currency is worth, as a decimal text greater than zero
 * @throws {RateFormatError} @throws {MoneyRangeError}
 */
export function convert(money: Money, to: Currency, rate: string): Money {
  const fraction = decimalFraction(rate);
  if (fraction.numerator === 0n) throw new RateFormatError(rate);
  return { ...multiplyByFraction(money, fraction), currency: to };
}
