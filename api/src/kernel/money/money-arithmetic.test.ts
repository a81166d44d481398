import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { convert, divideRounded, RateFormatError } from './money-arithmetic.js';
import { maxMinor, type Money, moneyOf, MoneyRangeError } from './money.js';

const pln = (minor: number): Money => moneyOf(minor, 'PLN');

describe('rounding', () => {
  it.each([
    [5n, 10n, 1n],
    [4n, 10n, 0n],
    [15n, 10n, 2n],
    [25n, 10n, 3n],
    [-5n, 10n, -1n],
    [-4n, 10n, 0n],
    [-25n, 10n, -3n],
    [1n, 3n, 0n],
    [2n, 3n, 1n],
    [7n, 1n, 7n],
  ])('takes %p / %p for %p: half away from zero', (dividend, divisor, result) => {
    expect(divideRounded(dividend, divisor)).toBe(result);
  });
});

describe('multiplying', () => {
  it.each([
    [100, '1.23', 123],
    [1, '0.5', 1],
    [-1, '0.5', -1],
    [1, '0.4999999999999999999', 0],
    [10_050, '4.2871', 43_085],
    // In floating point 1.005 * 100 falls below 100.5.
    [100, '1.005', 101],
    [maxMinor, '1', maxMinor],
    [0, '99999999999999999999', 0],
  ])('takes %i times %s for %i', (minor, factor, result) => {
    expect(convert(pln(minor), 'PLN', factor)).toEqual(pln(result));
  });

  it.each(['', '-1', '1e3', '1.', '.5', ' 1', '1,2', 'NaN', '1'.repeat(21)])(
    'refuses the factor %p',
    (factor) => {
      expect(() => convert(pln(1), 'PLN', factor)).toThrow(RateFormatError);
    },
  );

  it('refuses a result that is too large', () => {
    expect(() => convert(pln(maxMinor), 'PLN', '1.1')).toThrow(MoneyRangeError);
    expect(() => convert(pln(-maxMinor), 'PLN', '1.1')).toThrow(MoneyRangeError);
  });

  it('is never off by more than half a minor unit', () => {
    const tenThousandths = fc.integer({ min: 1, max: 999_999 });
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), tenThousandths, (minor, factor) => {
        const result = convert(pln(minor), 'PLN', (factor / 10_000).toFixed(4));
        const exact = BigInt(minor) * BigInt(factor);
        const distance = 2n * (BigInt(result.minor) * 10_000n - exact);
        expect(distance <= 10_000n && distance >= -10_000n).toBe(true);
      }),
    );
  });
});

describe('converting', () => {
  it('changes the currency and nothing else than the amount', () => {
    expect(convert(moneyOf(10_000, 'EUR'), 'PLN', '4.2871')).toEqual(pln(42_871));
    expect(convert(pln(42_871), 'EUR', '0.233258')).toEqual(moneyOf(10_000, 'EUR'));
  });

  it.each(['0', '0.000', '-4.2'])('refuses the rate %s', (rate) => {
    expect(() => convert(pln(1), 'EUR', rate)).toThrow(RateFormatError);
  });
});
