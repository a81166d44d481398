import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hasDeliveryBeforePickup, type DatedRoute } from './delivery-order';

const first = '2026-11-25T08:00:00.000Z';
const second = '2026-11-26T08:00:00.000Z';
const route = (
  pickup: string,
  delivery: string,
  quoted: [string | null, string | null] | null = null,
): DatedRoute => ({
  pickup_date: pickup,
  delivery_date: delivery,
  chosen_offer: quoted && { pickup_date: quoted[0], delivery_date: quoted[1] },
});

describe('delivery before pickup', () => {
  it('is found in any route', () => {
    assert.equal(hasDeliveryBeforePickup([route(first, second), route(second, first)]), true);
    assert.equal(hasDeliveryBeforePickup([route(first, second), route(first, first)]), false);
    assert.equal(hasDeliveryBeforePickup([]), false);
  });

  it('is judged by the chosen quote, and by the route where the quote leaves a date open', () => {
    assert.equal(hasDeliveryBeforePickup([route(first, second, [second, first])]), true);
    assert.equal(hasDeliveryBeforePickup([route(second, first, [first, second])]), false);
    assert.equal(hasDeliveryBeforePickup([route(first, first, [second, null])]), true);
  });
});
