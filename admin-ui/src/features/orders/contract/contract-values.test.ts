import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isDeliveredTooEarly, marginOf, missingIn, priceWithMargin } from './contract-values';

const filled = {
  subcontractor_id: 5,
  pickup_date: '2026-12-01T08:00:00.000Z',
  delivery_date: '2026-12-03T08:00:00.000Z',
  price: 100,
};

describe('the form of a contract price', () => {
  it('names what is missing in the order of its fields', () => {
    assert.deepEqual(missingIn(filled), []);
    assert.deepEqual(missingIn({ ...filled, price: null, subcontractor_id: null }), [
      'subcontractor_id',
      'price',
    ]);
  });

  it('wants the delivery after the pickup, not at the same moment', () => {
    assert.equal(isDeliveredTooEarly(filled), false);
    assert.equal(isDeliveredTooEarly({ ...filled, delivery_date: filled.pickup_date }), true);
    assert.equal(isDeliveredTooEarly({ ...filled, delivery_date: '2026-12-01T08:00:00Z' }), true);
    assert.equal(isDeliveredTooEarly({ ...filled, delivery_date: null }), false);
  });

  it('counts with the margin of the route, else with that of the company', () => {
    assert.deepEqual(marginOf({ profit_margin: 0 }, 10), { percent: 0, isOwn: true });
    assert.deepEqual(marginOf({ profit_margin: null }, 10), { percent: 10, isOwn: false });
    assert.equal(marginOf({ profit_margin: null }, undefined), null);
  });
});

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
