import { Suspense, useEffect } from 'react';
import { later, usePreloadAtRest } from '../../../kit/components/later';
import { SkeletonLines } from '../../../kit/components/skeletons';
import type { RoutePanelProps } from './route-panel';

const RoutePanel = later(async () => (await import('./route-panel')).RoutePanel);

/** Where the open route stands; its code comes after that of the order, whose details are shown first. */
export function RoutePlace(props: RoutePanelProps) {
  return (
    <Suspense fallback={<SkeletonLines lines={8} />}>
      <RoutePanel {...props} />
    </Suspense>
  );
}

/** Fetches the code of routes: at once when the address names one, else once the order's details stand. */
export function usePreloadRoutes(namesRoute: boolean): void {
  usePreloadAtRest(RoutePanel);
  useEffect(() => {
    if (namesRoute) RoutePanel.preload();
  }, [namesRoute]);
}
