import {
  keepPreviousData,
  queryOptions,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { api } from '../../../kit/api/client';
import { problemOf } from '../../../kit/api/use-describe-failure';
import type { Locale } from '../../../kit/i18n/locale';
import { useLocale } from '../../../kit/i18n/locale-provider';
import { orderKeys } from './order-keys';
import type { OrderDetails, SummaryCurrency } from './types';

/** How often the page looks whether a quote or an answer has come, in milliseconds; never while it is hidden. */
const pollMs = 10_000;

/** An order that is gone, or was never this company's, does not come back by asking. */
function pollUnlessRefused({ state }: { state: { error: unknown } }): number | false {
  return problemOf(state.error) === null ? pollMs : false;
}

/**
 * Reads at once what the page shows when it opens, and enters each part where its own call would.
 * @returns the details
 */
async function openOrder(
  queryClient: QueryClient,
  id: number,
  currency: SummaryCurrency | null,
  locale: Locale,
  signal: AbortSignal,
): Promise<OrderDetails> {
  const workspace = await api.get('/orders/{id}/workspace', {
    params: { path: { id }, query: currency === null ? {} : { currency } },
    signal,
    headers: { 'Accept-Language': locale },
  });
  const { details, summary, client, price_requests: requests } = workspace;
  const shown = currency ?? details.currency_for_client ?? 'PLN';
  queryClient.setQueryData([...orderKeys.summary(id, shown), locale], summary);
  queryClient.setQueryData(orderKeys.history(id), workspace.history);
  queryClient.setQueryData(orderKeys.allQuotes(id), workspace.offers);
  queryClient.setQueryData(orderKeys.invoices(id), workspace.invoices);
  queryClient.setQueryData(orderKeys.client(details.client_id), client);
  for (const { route_id: routeId, counts } of requests)
    queryClient.setQueryData(orderKeys.requestProgress(id, routeId), counts);
  return details;
}

/** Whether a part of the page can be at fault, such as a sum that is too large; the others are shown without it. */
function isOfPart(error: unknown): boolean {
  const status = problemOf(error)?.status ?? 0;
  return status === 400 || status >= 500;
}

/** @param currency of the summary that comes along at first; null for that of the offer */
function detailsQuery(id: number, locale: Locale, currency: SummaryCurrency | null) {
  const queryKey = [...orderKeys.details(id), locale];
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      if (client.getQueryData(queryKey) === undefined) {
        try {
          return await openOrder(client, id, currency, locale, signal);
        } catch (error) {
          if (!isOfPart(error)) throw error;
        }
      }
      return api.get('/orders/{id}/details', {
        params: { path: { id } },
        signal,
        headers: { 'Accept-Language': locale },
      });
    },
  });
}

/**
 * The order with its routes and what can be done next; refreshed while the page is open. The first time, the rest of what the page
 * shows comes in the same answer.
 * @param currency of the summary; null for that of the offer
 */
export function useOrderDetails(id: number, currency: SummaryCurrency | null) {
  const { locale } = useLocale();
  return useQuery({
    ...detailsQuery(id, locale, currency),
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
    () => queryClient.fetchQuery({ ...detailsQuery(id, locale, null), staleTime: 0 }),
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
    queryKey: orderKeys.client(clientId),
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

/** The quotes of a route; `useQuoteNews` looks for others. */
export function useRouteQuotes(orderId: number, routeId: number) {
  const { data, ...query } = useOrderQuotes(orderId);
  const items = useMemo(
    () => data?.items.filter(({ quotation_route_id: id }) => id === routeId),
    [data, routeId],
  );
  return { ...query, data: items };
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
