import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { allocate, convert, divideRounded, multiply, RateFormatError } from './money-arithmetic.js';
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
    expect(multiply(pln(minor), factor)).toEqual(pln(result));
  });

  it.each(['', '-1', '1e3', '1.', '.5', ' 1', '1,2', 'NaN', '1'.repeat(21)])(
    'refuses the factor %p',
    (factor) => {
      expect(() => multiply(pln(1), factor)).toThrow(RateFormatError);
    },
  );

  it('refuses a result that is too large', () => {
    expect(() => multiply(pln(maxMinor), '1.1')).toThrow(MoneyRangeError);
    expect(() => multiply(pln(-maxMinor), '1.1')).toThrow(MoneyRangeError);
  });

  it('is never off by more than half a minor unit', () => {
    const factor = fc.tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 9999 }));
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), factor, (minor, [whole, parts]) => {
        const result = multiply(pln(minor), `${whole}.${String(parts).padStart(4, '0')}`);
        const exact = BigInt(minor) * BigInt(whole * 10_000 + parts);
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

describe('splitting', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [5, [3, 7], [2, 3]],
    [1, [0, 1], [0, 1]],
    [2, [1, 0, 1], [1, 0, 1]],
    [0, [1, 2], [0, 0]],
    [10, [1, 1, 1, 1], [3, 3, 2, 2]],
  ])('%i by %j gives %j', (minor, weights, parts) => {
    expect(allocate(pln(minor), weights).map((part) => part.minor)).toEqual(parts);
  });

  it.each([[[]], [[0, 0]], [[1, -1]], [[0.5]], [[NaN]]])('refuses the weights %j', (weights) => {
    expect(() => allocate(pln(1), weights)).toThrow(RangeError);
  });

  it('gives parts that add up, each within one minor unit of its share', () => {
    const weights = fc
      .array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 })
      .filter((each) => each.some((weight) => weight > 0));
    fc.assert(
      fc.property(fc.integer({ min: -maxMinor, max: maxMinor }), weights, (minor, each) => {
        const parts = allocate(pln(minor), each).map((part) => part.minor);
        expect(parts.reduce((total, part) => total + part, 0)).toBe(minor);
        const all = BigInt(each.reduce((total, weight) => total + weight, 0));
        parts.forEach((part, index) => {
          const off = BigInt(part) * all - BigInt(minor) * BigInt(each[index] ?? 0);
          expect(off < all && off > -all).toBe(true);
        });
      }),
    );
  });
});
