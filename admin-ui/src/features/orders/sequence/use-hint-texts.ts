import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { findRoute, useOrder } from '../order-context';
import { warnsOfRoutes } from '../order-view';
import type { Route } from '../queries/types';
import { useRouteName } from '../use-order-format';

/** Why a route may not follow the one before it, in words; empty when nothing is wrong, or too late to matter. */
export function useHintTexts(): (route: Route) => string[] {
  const t = useT();
  const format = useFormat();
  const routeName = useRouteName();
  const { order } = useOrder();
  const hints = warnsOfRoutes(order.status) ? order.route_hints : [];
  return (route) =>
    hints
      .filter((hint) => hint.route_id === route.id)
      .flatMap(({ code, previous_route_id: id }) => {
        const previous = findRoute(order, id);
        if (!previous) return [];
        const name = routeName(previous);
        return code === 'starts_elsewhere'
          ? t('orders.sequence.startsElsewhere', {
              start: route.pickup_city,
              end: previous.delivery_city,
              route: name,
            })
          : t('orders.sequence.startsTooEarly', {
              start: format.dateTime(route.chosen_offer?.pickup_date ?? route.pickup_date),
              end: format.dateTime(previous.chosen_offer?.delivery_date ?? previous.delivery_date),
              route: name,
            });
      });
}
