import { foldDiacritics } from '../../../kernel/text/fold-diacritics.js';
import type { TransportEnds } from '../../../kernel/order/transport.js';

/** A route as far as its place among the others goes. */
export type DrivenRoute = Pick<
  TransportEnds,
  'pickup_city' | 'pickup_country' | 'pickup_date' | 'delivery_city' | 'delivery_country' | 'delivery_date'
> & { id: number };

/** What looks wrong between two routes: the later one starts where the earlier did not end, or before it has ended. */
type RouteHintCode = 'starts_elsewhere' | 'starts_too_early';

/** What looks wrong between a route and the one before it. */
interface RouteHint {
  code: RouteHintCode;
  route_id: number;
  previous_route_id: number;
}

/** What looks wrong among routes in their sequence. Nothing of it is forbidden: goods also rest, and cars meet. */
export function routeHints(routes: readonly DrivenRoute[]): RouteHint[] {
  return routes.flatMap((route, index): RouteHint[] => {
    const previous = routes[index - 1];
    if (!previous) return [];
    const between = { route_id: route.id, previous_route_id: previous.id };
    const isElsewhere =
      route.pickup_country !== previous.delivery_country ||
      foldedCity(route.pickup_city) !== foldedCity(previous.delivery_city);
    return [
      ...(isElsewhere ? [{ code: 'starts_elsewhere', ...between } as const] : []),
      ...(route.pickup_date < previous.delivery_date
        ? [{ code: 'starts_too_early', ...between } as const]
        : []),
    ];
  });
}

/** A city's name without regard to case, marks and blanks: two people write it twice. */
function foldedCity(city: string): string {
  return foldDiacritics(city.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' '));
}
