import type { FactValues } from '../facts/fact-values';
import { transportOf, type TransportEnd, type TransportValues } from '../transport/transport-values';

/** Until when both places can be reached. */
export type RouteWindows = Pick<FactValues, 'pickup_until' | 'delivery_until'>;

/** A route as its form holds it. */
export interface RouteValues extends TransportValues, RouteWindows {
  /** Days until the subcontractor is paid; null for none. */
  payment_terms: number | null;
  /** The order of a new route. */
  quotation_id?: number;
}

type EndOf<End extends TransportEnd> = Pick<
  TransportValues,
  `${End}_${'street' | 'city' | 'post_code' | 'country' | 'date'}`
>;

/** The delivery end of a transport. */
export function deliveryOf(source: TransportValues): EndOf<'delivery'> {
  const { delivery_street, delivery_city, delivery_post_code, delivery_country, delivery_date } = source;
  return { delivery_street, delivery_city, delivery_post_code, delivery_country, delivery_date };
}

/** The pickup of a route that goes on where another one ends. */
function pickupAtEndOf(last: TransportValues): EndOf<'pickup'> {
  return {
    pickup_street: last.delivery_street,
    pickup_city: last.delivery_city,
    pickup_post_code: last.delivery_post_code,
    pickup_country: last.delivery_country,
    pickup_date: last.delivery_date,
  };
}

const alike = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** A transport that ends where it begins, whenever it does. An end that is not typed yet is nowhere. */
export function endsWhereItBegins(transport: TransportValues): boolean {
  return (
    transport.pickup_city.trim() !== '' &&
    alike(transport.pickup_street, transport.delivery_street) &&
    alike(transport.pickup_city, transport.delivery_city) &&
    alike(transport.pickup_post_code, transport.delivery_post_code) &&
    alike(transport.pickup_country, transport.delivery_country)
  );
}

/**
 * What a new route begins with. The first one is the order's own way. A further one goes on where the last route
 * ends, and leads to the order's destination; where that is reached already, nobody knows yet where to.
 * @param paymentTerms the company's days until payment
 */
export function routeDefaults(
  order: TransportValues & RouteWindows,
  routes: readonly TransportValues[],
  paymentTerms: number | null,
): RouteValues {
  const last = routes.at(-1);
  const { pickup_until, delivery_until } = order;
  if (!last) return { ...transportOf(order), pickup_until, delivery_until, payment_terms: paymentTerms };
  const onward = {
    ...pickupAtEndOf(last),
    ...deliveryOf(order),
    pickup_until: null,
    delivery_until,
    payment_terms: paymentTerms,
  };
  if (!endsWhereItBegins(onward)) return onward;
  const nowhere = { delivery_street: '', delivery_city: '', delivery_post_code: '', delivery_date: null };
  return { ...onward, ...nowhere, delivery_until: null };
}
