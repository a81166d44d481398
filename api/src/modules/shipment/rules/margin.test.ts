import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidMarginError, marginFor, withMargin } from './margin.js';
import { type Money, moneyOf, parseMoney, toDecimal } from '../../../kernel/money/money.js';

const price = (written: string): Money => parseMoney(written, 'EUR');

describe('the price with margin', () => {
  it.each([
    ['100.00', 0, '100.00'],
    ['100.00', 10, '110.00'],
    ['100.00', 100, '200.00'],
    ['1234.56', 12.5, '1388.88'],
    ['0.05', 10, '0.06'],
    ['0.04', 10, '0.04'],
    ['10.25', 0.2, '10.27'],
    ['1.15', 30, '1.50'],
    ['-0.05', 10, '-0.06'],
    ['333.33', 33.3, '444.33'],
  ])('of %s at %p%% is %s', (written, percent, expected) => {
    expect(toDecimal(withMargin(price(written), percent))).toBe(expected);
  });

  it.each([-0.1, 100.1, 101, 12.55, NaN, Infinity, 1e-7])('refuses a margin of %p', (percent) => {
    expect(() => withMargin(price('1.00'), percent)).toThrow(InvalidMarginError);
  });

  const tenths = fc.integer({ min: 0, max: 1000 });
  const minor = fc.integer({ min: 0, max: 1_000_000_000 });

  it('takes every tenth of a percent from 0 to 100', () => {
    for (let tenth = 0; tenth <= 1000; tenth += 1)
      expect(withMargin(price('1.00'), tenth / 10).minor).toBe(Math.round(100 + tenth / 10));
  });

  it('grows with the margin and stays between the price and its double', () => {
    fc.assert(
      fc.property(minor, tenths, tenths, (value, first, second) => {
        const [low, high] = first < second ? [first, second] : [second, first];
        const money = moneyOf(value, 'PLN');
        const results = [0, low, high, 1000].map((tenth) => withMargin(money, tenth / 10).minor);
        expect([...results].sort((a, b) => a - b)).toEqual(results);
        expect([results[0], results[3]]).toEqual([value, value * 2]);
      }),
    );
  });
});

describe('the margin that counts', () => {
  it("is the route's, else the one asked for, else the company's, else none", () => {
    expect(marginFor({ route: 5, asked: 7, company: 9 })).toBe(5);
    expect(marginFor({ route: 0, asked: 7, company: 9 })).toBe(0);
    expect(marginFor({ route: null, asked: 7, company: 9 })).toBe(7);
    expect(marginFor({ route: null, company: 9 })).toBe(9);
    expect(marginFor({ route: null, asked: null, company: null })).toBe(0);
  });
});
