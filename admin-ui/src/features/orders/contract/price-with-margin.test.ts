import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { priceWithMargin } from './contract-values';

describe('price with margin', () => {
  it('is rounded to the cent, half of one upwards', () => {
    const cases: [price: number, percent: number, result: number][] = [
      [2500.5, 10, 2750.55],
      // 1.05 × 1.1 = 1.155
      [1.05, 10, 1.16],
      // 10.10 × 1.005 = 10.1505
      [10.1, 0.5, 10.15],
      [0.01, 0, 0.01],
      [99_999_999.99, 100, 199_999_999.98],
    ];
    for (const [price, percent, result] of cases) assert.equal(priceWithMargin(price, percent), result);
  });
});
