import { useCallback } from 'react';
import { useT } from '../../kit/i18n/use-t';

interface Leg {
  pickup_city: string;
  delivery_city: string;
}

/** Writes a transport as `Gdańsk → Oslo`. */
export function useLegName(): (leg: Leg) => string {
  const t = useT();
  return useCallback((leg) => t('orders.leg', { from: leg.pickup_city, to: leg.delivery_city }), [t]);
}
