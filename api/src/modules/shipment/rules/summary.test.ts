import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Currency, moneyOf, sum, toDecimal } from '../../../kernel/money/money.js';
import { summarize, type SummaryInput } from './summary.js';

const line = (routeId: number, minor: number, currency: Currency, marginPercent = 10): SummaryInput => ({
  routeId,
  price: moneyOf(minor, currency),
  marginPercent,
});

describe('the summary for the client', () => {
  it('adds margins first, then converts, then sums', () => {
    const summary = summarize([line(1, 100_000, 'EUR'), line(2, 50_000, 'PLN', 0)], 'PLN', { EUR: '4.2871' });
    expect(summary.lines.map(({ routeId }) => routeId)).toEqual([1, 2]);
    expect(summary.lines.map(({ priceWithMargin }) => toDecimal(priceWithMargin))).toEqual([
      '1100.00',
      '500.00',
    ]);
    expect(summary.lines[0]?.converted).toEqual(moneyOf(471_581, 'PLN'));
    expect(summary.total).toEqual(moneyOf(521_581, 'PLN'));
    expect(summary.missingRates).toEqual([]);
  });

  it('counts a line without a rate as nothing, and says so once for each currency', () => {
    const summary = summarize(
      [line(1, 100, 'USD'), line(2, 100, 'EUR', 0), line(3, 100, 'USD'), line(4, 100, 'NOK')],
      'EUR',
      {},
    );
    expect(summary.total).toEqual(moneyOf(100, 'EUR'));
    expect(summary.missingRates).toEqual(['USD', 'NOK']);
    expect(summary.lines.map(({ converted }) => converted === null)).toEqual([true, false, true, true]);
  });

  it('is nothing for no routes', () => {
    expect(summarize([], 'NOK', {})).toEqual({ lines: [], total: moneyOf(0, 'NOK'), missingRates: [] });
  });

  it('never converts the currency that it is in, whatever rate is given for it', () => {
    expect(summarize([line(1, 100, 'PLN', 0)], 'PLN', { PLN: '2' }).total).toEqual(moneyOf(100, 'PLN'));
  });

  it('has lines that add up to the total', () => {
    const input = fc.record({
      routeId: fc.integer({ min: 1 }),
      price: fc
        .tuple(
          fc.integer({ min: 0, max: 100_000_000 }),
          fc.constantFrom<Currency>('PLN', 'EUR', 'USD', 'NOK'),
        )
        .map(([minor, currency]) => moneyOf(minor, currency)),
      marginPercent: fc.integer({ min: 0, max: 1000 }).map((tenth) => tenth / 10),
    });
    fc.assert(
      fc.property(fc.array(input, { maxLength: 12 }), (inputs) => {
        const { lines, total, missingRates } = summarize(inputs, 'PLN', { EUR: '4.2871', NOK: '0.36' });
        const converted = lines.flatMap((each) => each.converted ?? []);
        expect(sum(converted, 'PLN')).toEqual(total);
        expect(missingRates).toEqual(inputs.some(({ price }) => price.currency === 'USD') ? ['USD'] : []);
      }),
    );
  });
});
