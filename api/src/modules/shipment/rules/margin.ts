import { DomainError } from '../../../kernel/domain-error.js';
import { multiplyByFraction } from '../../../kernel/money/money-arithmetic.js';
import type { Money } from '../../../kernel/money/money.js';

/** A margin outside 0 to 100 percent, or finer than a tenth of a percent. */
export class InvalidMarginError extends DomainError {
  override readonly name = 'InvalidMarginError';

  constructor(percent: number) {
    super('invalid_margin', `Not a margin between 0 and 100 in steps of 0.1: ${percent}`, { percent });
  }
}

const percentPattern = /^(\d{1,3})(?:\.(\d))?$/;

/**
 * The price with the margin on top, rounded to minor units half away from zero.
 * @param percent 0 to 100 in steps of 0.1
 * @throws {InvalidMarginError}
 * @throws {MoneyRangeError} when the result is too large to be kept
 */
export function withMargin(price: Money, percent: number): Money {
  return multiplyByFraction(price, { numerator: BigInt(1000 + tenthsOf(percent)), denominator: 1000n });
}

function tenthsOf(percent: number): number {
  const match = percentPattern.exec(String(percent));
  if (match === null || percent > 100) throw new InvalidMarginError(percent);
  return Number(match[1]) * 10 + Number(match[2] ?? 0);
}

/**
 * The margin that counts for a route, in percent: the route's own, else what the caller asks for (a margin that somebody tries out before it
 * is kept), else the company's setting, else none. `offer.queries.ts` says the same in SQL, where nothing is tried out.
 */
export function marginFor(margins: {
  readonly route: number | null;
  readonly asked?: number | null;
  readonly company: number | null;
}): number {
  return margins.route ?? margins.asked ?? margins.company ?? 0;
}
