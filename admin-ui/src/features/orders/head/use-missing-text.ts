import { useCallback } from 'react';
import { findRoute, useOrder } from '../order-context';
import type { Missing } from '../queries/types';
import { useRouteName } from '../use-route-name';

/** Puts into one text what a step lacks, naming the routes that each thing is about; null when nothing is lacking. */
export function useMissingText(): (missing: readonly Missing[]) => string | null {
  const { order } = useOrder();
  const routeName = useRouteName();
  return useCallback(
    (missing) => {
      const sentences = missing.map(({ message, route_ids: routeIds = [] }) => {
        const names = routeIds.flatMap((id) => findRoute(order, id) ?? []).map(routeName);
        return names.length > 0 && order.routes.length > 1 ? `${message}: ${names.join(', ')}` : message;
      });
      return sentences.length > 0 ? sentences.join('. ') : null;
    },
    [order, routeName],
  );
}
