import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { datesOf, type DatedOrder } from './contracted-dates';

const requested = { pickup_date: '2026-12-01T08:00:00.000Z', delivery_date: '2026-12-05T16:00:00.000Z' };
const windows = { pickup_until: '2026-12-01T12:00:00.000Z', delivery_until: '2026-12-05T18:00:00.000Z' };
const quote = (pickup_date: string | null, delivery_date: string | null) => ({ pickup_date, delivery_date });
const order = (status: DatedOrder['status'], quotes: (ReturnType<typeof quote> | null)[]): DatedOrder => ({
  status,
  ...requested,
  ...windows,
  routes: quotes.map((chosen_offer) => ({ ...requested, chosen_offer })),
});
const early = quote('2026-12-01T09:00:00.000Z', '2026-12-04T16:00:00.000Z');

describe('the dates of an order', () => {
  it('are those of the request until the client has an offer, and after a refusal', () => {
    for (const status of [0, 1, 2, 5] as const) {
      const dates = datesOf(order(status, [early]));
      assert.deepEqual([dates.pickup, dates.delivery], Object.values(requested));
      assert.deepEqual([dates.pickupUntil, dates.deliveryUntil], Object.values(windows));
      assert.equal(dates.requested, null);
    }
  });

  it('are those of the chosen quotes from then on, with the requested ones beside', () => {
    for (const status of [3, 4, 6, 9, 13] as const)
      assert.deepEqual(datesOf(order(status, [early])), {
        pickup: early.pickup_date,
        delivery: early.delivery_date,
        pickupUntil: windows.pickup_until,
        deliveryUntil: null,
        requested: { pickup: requested.pickup_date, delivery: requested.delivery_date },
      });
  });

  it('span all routes; a quote without a date is at the route’s own', () => {
    const late = quote(null, '2026-12-07T10:00:00.000Z');
    const dates = datesOf(order(6, [early, late]));
    assert.deepEqual([dates.pickup, dates.delivery], [requested.pickup_date, late.delivery_date]);
  });

  it('name no requested ones where nothing differs', () => {
    assert.equal(datesOf(order(6, [quote(requested.pickup_date, requested.delivery_date)])).requested, null);
    assert.equal(datesOf(order(6, [quote(null, null)])).requested, null);
    assert.equal(datesOf(order(6, [null])).requested, null);
  });
});
