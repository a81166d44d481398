import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deliveryTimeOf, isPickupPressing, pickupTimeOf } from './delivery-time';

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

describe('the time until the pickup', () => {
  const pickup = (pickup_date: string, status = 7) => pickupTimeOf({ status, pickup_date }, now);

  it('is told by days of Warsaw until its day has passed', () => {
    assert.deepEqual(pickup('2026-11-20T05:00:00Z'), { when: 'today', days: 0 });
    assert.deepEqual(pickup('2026-11-20T23:30:00Z', 8), { when: 'tomorrow', days: 1 });
    assert.deepEqual(pickup('2026-11-23T07:00:00Z'), { when: 'later', days: 3 });
    assert.equal(pickup('2026-11-18T07:00:00Z'), null);
    for (const status of [5, 10, 11, 12, 13, 99]) assert.equal(pickup('2026-11-20T23:30:00Z', status), null);
  });

  it('presses in the last days, until a subcontractor has agreed', () => {
    const presses = (pickup_date: string, status: number) => isPickupPressing({ status, pickup_date }, now);
    for (const status of [0, 1, 2, 3, 4, 6, 7, 9]) {
      assert.equal(presses('2026-11-20T05:00:00Z', status), true);
      assert.equal(presses('2026-11-23T07:00:00Z', status), true);
      assert.equal(presses('2026-11-24T07:00:00Z', status), false);
      assert.equal(presses('2026-11-19T07:00:00Z', status), false);
    }
    for (const status of [5, 8, 10, 11, 12, 13, 99])
      assert.equal(presses('2026-11-20T23:30:00Z', status), false);
  });
});
