import { routeStatus } from '../order-view';
import type { Route } from '../queries/types';

/** A route whose order can go to its carrier now. */
export function isReadyToSend(route: Route): boolean {
  return route.status === routeStatus.fresh && route.chosen_offer !== null;
}
