import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hasDeliveryBeforePickup, type DatedLeg } from './delivery-order';

const first = '2026-11-25T08:00:00.000Z';
const second = '2026-11-26T08:00:00.000Z';
const leg = (
  pickup: string,
  delivery: string,
  quoted: [string | null, string | null] | null = null,
): DatedLeg => ({
  pickup_date: pickup,
  delivery_date: delivery,
  chosen_offer: quoted && { pickup_date: quoted[0], delivery_date: quoted[1] },
});

describe('delivery before pickup', () => {
  it('is found in any leg', () => {
    assert.equal(hasDeliveryBeforePickup([leg(first, second), leg(second, first)]), true);
    assert.equal(hasDeliveryBeforePickup([leg(first, second), leg(first, first)]), false);
    assert.equal(hasDeliveryBeforePickup([]), false);
  });

  it('is judged by the chosen quote, and by the leg where the quote leaves a date open', () => {
    assert.equal(hasDeliveryBeforePickup([leg(first, second, [second, first])]), true);
    assert.equal(hasDeliveryBeforePickup([leg(second, first, [first, second])]), false);
    assert.equal(hasDeliveryBeforePickup([leg(first, first, [second, null])]), true);
  });
});
