import type { SummaryCurrency } from './types';

/** Keys of what the order page reads. All begin with `orders`, so that the feed and the page refresh together. */
export const orderKeys = {
  everything: ['orders'] as const,
  order: (id: number) => ['orders', 'page', id] as const,
  details: (id: number) => ['orders', 'page', id, 'details'] as const,
  history: (id: number) => ['orders', 'page', id, 'history'] as const,
  summary: (id: number, currency: SummaryCurrency) => ['orders', 'page', id, 'summary', currency] as const,
  allQuotes: (id: number) => ['orders', 'page', id, 'quotes'] as const,
  invoices: (id: number) => ['orders', 'page', id, 'invoices'] as const,
  /** A client is not of one order alone. */
  client: (clientId: number | null) => ['client-directory', 'of-order', clientId] as const,
  priceHistory: (id: number, routeId: number) => ['orders', 'page', id, 'route', routeId, 'lane'] as const,
  priceRequests: (id: number, routeId: number) => ['orders', 'page', id, 'route', routeId, 'asked'] as const,
  requestProgress: (id: number, routeId: number) =>
    ['orders', 'page', id, 'route', routeId, 'progress'] as const,
};
