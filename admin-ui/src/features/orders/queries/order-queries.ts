import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../../kit/api/client';
import { problemOf } from '../../../kit/api/use-describe-failure';
import type { Locale } from '../../../kit/i18n/locale';
import { useLocale } from '../../../kit/i18n/locale-provider';
import { orderKeys } from './order-keys';
import type { SummaryCurrency } from './types';

/** How often the page looks whether a quote or an answer has come, in milliseconds; never while it is hidden. */
const pollMs = 10_000;

/** An order that is gone, or was never this company's, does not come back by asking. */
function pollUnlessRefused({ state }: { state: { error: unknown } }): number | false {
  return problemOf(state.error) === null ? pollMs : false;
}

function detailsQuery(id: number, locale: Locale) {
  return queryOptions({
    queryKey: [...orderKeys.details(id), locale],
    queryFn: ({ signal }) =>
      api.get('/orders/{id}/details', {
        params: { path: { id } },
        signal,
        headers: { 'Accept-Language': locale },
      }),
  });
}

/** The order with its routes and what can be done next; refreshed while the page is open. */
export function useOrderDetails(id: number) {
  const { locale } = useLocale();
  return useQuery({
    ...detailsQuery(id, locale),
    refetchInterval: pollUnlessRefused,
    // A change of language must not put the whole page back to its spinner.
    placeholderData: (previous) => (previous?.id === id ? previous : undefined),
  });
}

/** Reads the order anew, for the page too. */
export function useReadOrder(id: number) {
  const queryClient = useQueryClient();
  const { locale } = useLocale();
  return useCallback(
    () => queryClient.fetchQuery({ ...detailsQuery(id, locale), staleTime: 0 }),
    [queryClient, id, locale],
  );
}

/** The changes of status, oldest first. */
export function useOrderHistory(id: number) {
  return useQuery({
    queryKey: orderKeys.history(id),
    queryFn: ({ signal }) => api.get('/orders/{id}/history', { params: { path: { id } }, signal }),
  });
}

/** What the order costs, earns and sums up to; the last answer stays while a new one is calculated. */
export function useOrderSummary(id: number, currency: SummaryCurrency) {
  const { locale } = useLocale();
  return useQuery({
    queryKey: [...orderKeys.summary(id, currency), locale],
    queryFn: ({ signal }) =>
      api.get('/orders/{id}/summary', {
        params: { path: { id }, query: { currency } },
        signal,
        headers: { 'Accept-Language': locale },
      }),
    placeholderData: keepPreviousData,
  });
}

/** The quotes of a route; `useQuoteNews` has them read again when others come. */
export function useRouteQuotes(orderId: number, routeId: number) {
  return useQuery({
    queryKey: orderKeys.quotes(orderId, routeId),
    queryFn: ({ signal }) =>
      api.get('/subcontractor-offers/route/{id}', { params: { path: { id: routeId } }, signal }),
  });
}

/**
 * Who was asked for a price of a route, and who has answered. It may be a thousand: `useRequestProgress` has it read
 * again when something has changed.
 */
export function usePriceRequests(orderId: number, routeId: number) {
  return useQuery({
    queryKey: orderKeys.priceRequests(orderId, routeId),
    queryFn: ({ signal }) =>
      api.get('/order-routes/{id}/price-requests', { params: { path: { id: routeId } }, signal }),
  });
}

/** What carriers asked for before on the lane of a route; other orders change it, and seldom while this one is open. */
export function usePriceHistory(orderId: number, routeId: number) {
  return useQuery({
    queryKey: orderKeys.priceHistory(orderId, routeId),
    queryFn: ({ signal }) =>
      api.get('/order-routes/{id}/price-history', { params: { path: { id: routeId } }, signal }),
    staleTime: 5 * 60_000,
  });
}

/** Default margin and payment term, as everyone in the company may read them. */
export function useCompanyDefaults() {
  return useQuery({
    queryKey: ['company-settings', 'read-only'],
    queryFn: ({ signal }) => api.get('/company-settings/read-only', { signal }),
    staleTime: 10 * 60_000,
  });
}

/** The client's record: for the telephone number, and for the language of mails. */
export function useOrderClient(clientId: number | null) {
  return useQuery({
    queryKey: ['client-directory', 'of-order', clientId],
    queryFn: ({ signal }) =>
      clientId === null ? null : api.get('/clients/{id}', { params: { path: { id: clientId } }, signal }),
    staleTime: 5 * 60_000,
  });
}

/**
 * All quotes of the order, over its routes; the largest page is far more than an order ever gets.
 * @param polls whether new ones are looked for
 */
export function useOrderQuotes(orderId: number, polls = false) {
  return useQuery({
    queryKey: orderKeys.allQuotes(orderId),
    queryFn: ({ signal }) =>
      api.get('/subcontractor-offers', {
        params: { query: { order_id: orderId, page_size: 1000 } },
        signal,
      }),
    refetchInterval: polls ? pollUnlessRefused : false,
  });
}

/** More than a company ever has at hand; the API's largest page. */
const allSubcontractors = 1000;

/** The company's subcontractors whose name, city or e-mail fits; the last answer stays while a new one comes. */
export function useSubcontractorSearch(q: string) {
  return useQuery({
    queryKey: ['subcontractors', 'to-ask', q],
    queryFn: ({ signal }) =>
      api.get('/subcontractors', {
        params: { query: { page_size: allSubcontractors, sort: 'name', ...(q && { q }) } },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
