/** The dates of a route and of its chosen quote, as ISO instants in UTC. */
export interface DatedRoute {
  pickup_date: string;
  delivery_date: string;
  chosen_offer: { pickup_date: string | null; delivery_date: string | null } | null;
}

/** Tells whether some route would be unloaded before it is loaded, by its chosen quote's dates where it has them. */
export function hasDeliveryBeforePickup(routes: readonly DatedRoute[]): boolean {
  return routes.some((route) => {
    const pickup = route.chosen_offer?.pickup_date ?? route.pickup_date;
    const delivery = route.chosen_offer?.delivery_date ?? route.delivery_date;
    return delivery < pickup;
  });
}
