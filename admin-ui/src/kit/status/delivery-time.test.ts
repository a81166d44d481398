import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deliveryTimeOf, pickupTimeOf } from './delivery-time';

const now = new Date('2026-11-20T22:30:00Z');
const at = (delivery_date: string, status = 8) => deliveryTimeOf({ status, delivery_date }, now);

describe('the time until the delivery', () => {
  it('is counted in days of Warsaw, whatever the hour', () => {
    assert.deepEqual(at('2026-11-20T05:00:00Z'), { when: 'today', days: 0 });
    assert.deepEqual(at('2026-11-20T23:30:00Z'), { when: 'tomorrow', days: 1 });
    assert.deepEqual(at('2026-11-19T22:59:00Z'), { when: 'overdue', days: 1 });
    assert.deepEqual(at('2026-11-23T07:00:00Z'), { when: 'later', days: 3 });
    assert.deepEqual(at('2026-10-20T07:00:00Z'), { when: 'overdue', days: 31 });
  });

  it('does not matter once the order is brought or turned down', () => {
    for (const status of [5, 10, 11, 12, 13, 99]) assert.equal(at('2026-11-01T07:00:00Z', status), null);
    for (const status of [0, 1, 2, 3, 4, 6, 7, 8, 9])
      assert.notEqual(at('2026-11-01T07:00:00Z', status), null);
  });
});

describe('a pickup that nobody has agreed to drive', () => {
  const pickup = (pickup_date: string, status = 7) => pickupTimeOf({ status, pickup_date }, now);

  it('is told today and tomorrow, by days of Warsaw', () => {
    assert.equal(pickup('2026-11-20T05:00:00Z'), 'today');
    assert.equal(pickup('2026-11-20T23:30:00Z'), 'tomorrow');
    assert.equal(pickup('2026-11-23T07:00:00Z'), null);
    assert.equal(pickup('2026-11-18T07:00:00Z'), null);
  });

  it('is told until a subcontractor has agreed, and not for what was turned down', () => {
    for (const status of [0, 1, 2, 3, 4, 6, 7, 9])
      assert.equal(pickup('2026-11-20T23:30:00Z', status), 'tomorrow');
    for (const status of [5, 8, 10, 11, 12, 13, 99])
      assert.equal(pickup('2026-11-20T23:30:00Z', status), null);
  });
});
