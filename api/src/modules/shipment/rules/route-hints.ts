import { foldedName } from '../../../kernel/text/folded-name.js';
import type { TransportEnds } from '../../../kernel/order/transport.js';

/** A route as far as its place among the others goes. */
export type DrivenRoute = Pick<
  TransportEnds,
  'pickup_city' | 'pickup_country' | 'pickup_date' | 'delivery_city' | 'delivery_country' | 'delivery_date'
> & { id: number };

/**
 * What looks wrong: a route that ends when it begins, or before; and between two routes, the later one starts where the
 * earlier did not end, or before it has ended.
 */
type RouteHintCode = 'takes_no_time' | 'ends_before_start' | 'starts_elsewhere' | 'starts_too_early';

/** What looks wrong with a route, or between it and the one before it. */
interface RouteHint {
  code: RouteHintCode;
  route_id: number;
  /** Null where the route alone is at fault. */
  previous_route_id: number | null;
}

/** What looks wrong among routes in their sequence. Nothing of it is forbidden: goods also rest, and cars meet. */
export function routeHints(routes: readonly DrivenRoute[]): RouteHint[] {
  return routes.flatMap((route, index): RouteHint[] => {
    const previous = routes[index - 1];
    const alone = hintOfRouteAlone(route);
    if (!previous) return alone;
    const between = { route_id: route.id, previous_route_id: previous.id };
    const isElsewhere =
      route.pickup_country !== previous.delivery_country ||
      foldedName(route.pickup_city) !== foldedName(previous.delivery_city);
    return [
      ...alone,
      ...(isElsewhere ? [{ code: 'starts_elsewhere', ...between } as const] : []),
      ...(route.pickup_date < previous.delivery_date
        ? [{ code: 'starts_too_early', ...between } as const]
        : []),
    ];
  });
}

/** What looks wrong with a route by itself. */
function hintOfRouteAlone({ id, pickup_date, delivery_date }: DrivenRoute): RouteHint[] {
  const length = delivery_date.getTime() - pickup_date.getTime();
  if (length > 0) return [];
  const code = length === 0 ? 'takes_no_time' : 'ends_before_start';
  return [{ code, route_id: id, previous_route_id: null }];
}
