import { wayOf } from '../../../kit/format/way';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { findRoute, useOrder } from '../order-context';
import { warnsOfRoutes } from '../order-view';
import type { Route } from '../queries/types';

/** What may be wrong with a route, in words. */
export interface RouteHint {
  text: string;
  /** Its times cannot be driven like that; other hints may be meant. */
  isBad: boolean;
}

/** What is wrong with the times of a route, by themselves or beside those of the route before it. */
export function useTimeHint(): (
  code: 'takes_no_time' | 'ends_before_start' | 'starts_too_early',
  times: { start: string; end: string },
  previous?: { name: string; end: string },
) => RouteHint {
  const t = useT();
  const format = useFormat();
  return (code, { start, end }, previous) => {
    const dates = { start: format.dateTime(start), end: format.dateTime(end) };
    if (code === 'takes_no_time') return { text: t('orders.timeline.noTime', dates), isBad: true };
    if (code === 'ends_before_start') return { text: t('orders.timeline.backwards', dates), isBad: true };
    const route = previous?.name ?? '';
    return {
      text: t('orders.sequence.startsTooEarly', {
        start: dates.start,
        end: previous ? format.dateTime(previous.end) : '',
        route,
      }),
      isBad: true,
    };
  };
}

/** When a route is driven: at the times of its chosen quote, its own where that names none. */
export function timesOf(route: Route): { start: string; end: string } {
  return {
    start: route.chosen_offer?.pickup_date ?? route.pickup_date,
    end: route.chosen_offer?.delivery_date ?? route.delivery_date,
  };
}

/** What may be wrong with a route and how it follows the one before it; empty when nothing is, or too late to matter. */
export function useHintTexts(): (route: Route) => RouteHint[] {
  const t = useT();
  const timeHint = useTimeHint();
  const { order } = useOrder();
  const hints = warnsOfRoutes(order.status) ? order.route_hints : [];
  return (route) =>
    hints
      .filter((hint) => hint.route_id === route.id)
      .flatMap(({ code, previous_route_id: id }): RouteHint | RouteHint[] => {
        const previous = id === null ? undefined : findRoute(order, id);
        if (code === 'takes_no_time' || code === 'ends_before_start') return timeHint(code, timesOf(route));
        if (!previous) return [];
        const name = wayOf(previous);
        if (code === 'starts_too_early')
          return timeHint(code, timesOf(route), { name, end: timesOf(previous).end });
        const text = t('orders.sequence.startsElsewhere', {
          start: route.pickup_city,
          end: previous.delivery_city,
          route: name,
        });
        return { text, isBad: false };
      });
}
