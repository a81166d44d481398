import { useCallback } from 'react';
import { useT } from '../../kit/i18n/use-t';

interface RouteEnds {
  pickup_city: string;
  delivery_city: string;
}

/** Writes a transport as `Gdańsk → Oslo`. */
export function useRouteName(): (route: RouteEnds) => string {
  const t = useT();
  return useCallback(
    (route) => t('orders.routeName', { from: route.pickup_city, to: route.delivery_city }),
    [t],
  );
}
