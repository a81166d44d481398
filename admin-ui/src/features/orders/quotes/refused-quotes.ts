import { routeStatus } from '../order-view';
import type { Quote, Route } from '../queries/types';

/** Whether a quote's carrier refused the order, unless it was chosen again and their answer is awaited. */
export function isRefused(
  quote: Pick<Quote, 'is_chosen' | 'refused_at'>,
  route: Pick<Route, 'status'>,
): boolean {
  return quote.refused_at !== null && (!quote.is_chosen || route.status === routeStatus.rejected);
}
