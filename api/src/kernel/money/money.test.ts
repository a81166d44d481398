import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  add,
  compare,
  currencies,
  isCurrency,
  isSummaryCurrency,
  maxMinor,
  MixedCurrencyError,
  type Money,
  MoneyFormatError,
  moneyOf,
  MoneyRangeError,
  parseMoney,
  subtract,
  sum,
  toDecimal,
  toNumber,
  zero,
} from './money.js';

const minor = fc.integer({ min: -maxMinor, max: maxMinor });
const pln = (value: number): Money => moneyOf(value, 'PLN');

describe('reading an amount', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [1, 100],
    [0.1, 10],
    [1.1, 110],
    [19.99, 1999],
    [-7.05, -705],
    [999_999_999_999.99, maxMinor],
    [-999_999_999_999.99, -maxMinor],
    ['0', 0],
    ['-0.00', 0],
    ['12.3', 1230],
    ['12.30', 1230],
    ['007', 700],
    ['-0.01', -1],
  ])('takes %p for %i', (written, expected) => {
    expect(parseMoney(written, 'PLN')).toEqual({ minor: expected, currency: 'PLN' });
  });

  it.each([
    0.001,
    1.005,
    0.1 + 0.2,
    1e-7,
    NaN,
    '1.000',
    '1,50',
    '',
    ' 1',
    '1 ',
    '+1',
    '.5',
    '5.',
    '1e3',
    '0x1',
    '١',
  ])('refuses %p', (written) => {
    expect(() => parseMoney(written, 'PLN')).toThrow(MoneyFormatError);
  });

  it.each([1e12, 1e21, Infinity, -Infinity, '1000000000000', '-1000000000000.00'])(
    'refuses %p as too large',
    (written) => {
      expect(() => parseMoney(written, 'PLN')).toThrow(MoneyRangeError);
    },
  );

  it('gives back what was written, as a number and as a text', () => {
    fc.assert(
      fc.property(minor, (value) => {
        const money = pln(value);
        expect(parseMoney(toDecimal(money), 'PLN')).toEqual(money);
        expect(parseMoney(toNumber(money), 'PLN')).toEqual(money);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    [5, '0.05'],
    [-5, '-0.05'],
    [100, '1.00'],
    [123_456, '1234.56'],
  ])('writes %i as %s', (value, text) => {
    expect(toDecimal(pln(value))).toBe(text);
  });

  it.each([0.5, NaN])('has no half minor units (%p)', (value) => {
    expect(() => moneyOf(value, 'PLN')).toThrow(MoneyFormatError);
  });
});

describe('adding', () => {
  const small = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(pln);

  it('is undone by subtracting, and does not care about the order', () => {
    fc.assert(
      fc.property(small, small, small, (a, b, c) => {
        expect(subtract(add(a, b), b)).toEqual(a);
        expect(add(add(a, b), c)).toEqual(add(c, add(b, a)));
        expect(sum([a, b, c], 'PLN')).toEqual(add(add(a, b), c));
        expect(Math.sign(compare(a, b))).toBe(Math.sign(subtract(a, b).minor));
      }),
    );
  });

  it('has nothing as the sum of nothing', () => {
    expect(sum([], 'EUR')).toEqual(zero('EUR'));
  });

  it('refuses two currencies', () => {
    const euro = moneyOf(100, 'EUR');
    for (const put of [add, subtract, compare]) expect(() => put(pln(1), euro)).toThrow(MixedCurrencyError);
    expect(() => sum([euro], 'PLN')).toThrow(MixedCurrencyError);
  });

  it('refuses to pass the limit', () => {
    expect(() => add(pln(maxMinor), pln(1))).toThrow(MoneyRangeError);
    expect(() => subtract(pln(-maxMinor), pln(1))).toThrow(MoneyRangeError);
  });
});

describe('currencies', () => {
  it('has four for offers and three of them for summaries', () => {
    expect(currencies.filter(isCurrency)).toEqual(['PLN', 'EUR', 'USD', 'NOK']);
    expect(currencies.filter(isSummaryCurrency)).toEqual(['PLN', 'EUR', 'NOK']);
    expect(isCurrency('pln')).toBe(false);
  });
});
