/** The dates of a leg and of its chosen quote, as ISO instants in UTC. */
export interface DatedLeg {
  pickup_date: string;
  delivery_date: string;
  chosen_offer: { pickup_date: string | null; delivery_date: string | null } | null;
}

/** Tells whether some leg would be unloaded before it is loaded, by its chosen quote's dates where it has them. */
export function hasDeliveryBeforePickup(legs: readonly DatedLeg[]): boolean {
  return legs.some((leg) => {
    const pickup = leg.chosen_offer?.pickup_date ?? leg.pickup_date;
    const delivery = leg.chosen_offer?.delivery_date ?? leg.delivery_date;
    return delivery < pickup;
  });
}
