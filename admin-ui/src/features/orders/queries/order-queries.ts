import {
  keepPreviousData,
  queryOptions,
  useQuery,
  useQueryClient,
  type QueryClient,
  useQueries,
} from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { api } from '../../../kit/api/client';
import { problemOf } from '../../../kit/api/use-describe-failure';
import type { Locale } from '../../../kit/i18n/locale';
import { useLocale } from '../../../kit/i18n/locale-provider';
import type { CarrierToAsk, OrderDetails, SummaryCurrency, Currency, Quote } from './types';
import type { MailLanguage } from '@frakto/sdk/enums';
import { useCountries } from '../../../kit/api/countries';

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
  carrier: (carrierId: number | null) => ['subcontractors', 'of-order', carrierId] as const,
  priceHistory: (id: number, routeId: number) => ['orders', 'page', id, 'route', routeId, 'lane'] as const,
  carriersToAsk: (id: number, routeId: number) => ['orders', 'page', id, 'route', routeId, 'to-ask'] as const,
  priceRequests: (id: number, routeId: number) => ['orders', 'page', id, 'route', routeId, 'asked'] as const,
  requestProgress: (id: number, routeId: number) =>
    ['orders', 'page', id, 'route', routeId, 'progress'] as const,
};

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
 * The order with its routes and what can be done next. The first time, the rest of what the page
 * shows comes in the same answer.
 * @param currency of the summary; null for that of the offer
 */
export function useOrderDetails(id: number, currency: SummaryCurrency | null) {
  const { locale } = useLocale();
  return useQuery({
    ...detailsQuery(id, locale, currency),
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
 * Who was asked for a price of a route, and who has answered. It may be a thousand.
 */
export function usePriceRequests(orderId: number, routeId: number | null) {
  return useQuery({
    queryKey: orderKeys.priceRequests(orderId, routeId ?? 0),
    queryFn: ({ signal }) =>
      api.get('/order-routes/{id}/price-requests', { params: { path: { id: routeId ?? 0 } }, signal }),
    // Nobody was asked about a route that is not there yet.
    enabled: routeId !== null,
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

/** What is known of those who may be asked for a price of a route, by their ids, the likeliest first; empty until it is known. */
export function useCarriersToAsk(orderId: number, routeId: number | null) {
  return useQuery({
    queryKey: orderKeys.carriersToAsk(orderId, routeId ?? 0),
    queryFn: ({ signal }) =>
      api.get('/order-routes/{id}/carriers-to-ask', { params: { path: { id: routeId ?? 0 } }, signal }),
    enabled: routeId !== null,
    select: ({ items }): ReadonlyMap<number, CarrierToAsk> =>
      new Map(items.map((carrier) => [carrier.subcontractor_id, carrier])),
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

/** The record of a carrier; null where a quote names none. */
export function useOrderCarrier(carrierId: number | null) {
  return useQuery({
    queryKey: orderKeys.carrier(carrierId),
    queryFn: ({ signal }) =>
      carrierId === null
        ? null
        : api.get('/subcontractors/{id}', { params: { path: { id: carrierId } }, signal }),
    staleTime: 5 * 60_000,
  });
}

/** Where the carrier of a quote is written to; null where neither the quote nor their record has an address. */
export function useCarrierEmail(quote: Quote | null): string | null {
  const { data: carrier } = useOrderCarrier(quote?.subcontractor_id ?? null);
  return quote?.subcontractor.email ?? carrier?.email ?? null;
}

/** All quotes of the order, over its routes; the largest page is far more than an order ever gets. */
export function useOrderQuotes(orderId: number) {
  return useQuery({
    queryKey: orderKeys.allQuotes(orderId),
    queryFn: ({ signal }) =>
      api.get('/subcontractor-offers', {
        params: { query: { order_id: orderId, page_size: 1000 } },
        signal,
      }),
  });
}

/** The quotes of a route. */
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

/** The company's subcontractors whose name, city or e-mail fits and who may be asked; the last answer stays while a new one comes. */
export function useSubcontractorSearch(q: string) {
  return useQuery({
    queryKey: ['subcontractors', 'to-ask', q],
    queryFn: ({ signal }) =>
      api.get('/subcontractors', {
        params: {
          query: { page_size: allSubcontractors, sort: 'name', is_unconfirmed: false, ...(q && { q }) },
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

const ratesFreshFor = 10 * 60_000;

/** The amount in another currency at today's rate; null when there is no rate. */
async function convert(from: Currency, to: Currency, amount: number): Promise<number | null> {
  try {
    const query = { from_currency: from, to_currency: to, amount };
    return (await api.get('/convert-currency', { params: { query } })).converted_amount;
  } catch (error) {
    if (problemOf(error)?.status === 404) return null;
    throw error;
  }
}

/**
 * Prices with margin in one currency, so that quotes can be compared.
 * @returns by quote id; null where there is no rate, absent while it is not known
 */
export function useComparablePrices(
  quotes: readonly Quote[],
  currency: Currency,
): ReadonlyMap<number, number | null> {
  const foreign = quotes.filter((quote) => quote.currency !== currency);
  const converted = useQueries({
    queries: foreign.map((quote) => ({
      queryKey: ['conversion', quote.currency, currency, quote.price_with_margin],
      queryFn: () => convert(quote.currency, currency, quote.price_with_margin),
      staleTime: ratesFreshFor,
    })),
  });
  const prices = new Map<number, number | null>();
  for (const quote of quotes) if (quote.currency === currency) prices.set(quote.id, quote.price_with_margin);
  foreign.forEach((quote, place) => {
    const price = converted[place]?.data;
    if (price !== undefined) prices.set(quote.id, price);
  });
  return prices;
}

/** The language of mails to a subcontractor: that of their country; null while it is not known. */
export function useCarrierLanguage(id: number | null): MailLanguage | null {
  const countries = useCountries();
  const { data, isPending } = useOrderCarrier(id);
  if (id === null || isPending || countries.isPending) return null;
  return countries.byId(data?.country_id)?.mail_language ?? 'pl';
}

/** The language of mails to an order's client; null until their record is known. */
export function useClientLanguage(order: OrderDetails): MailLanguage | null {
  const countries = useCountries();
  const { data: client, isPending } = useOrderClient(order.client_id);
  if (isPending || countries.isPending) return null;
  // Without the client's record, the transport's foreign end is the best guess.
  const guess = order.pickup_country === 'PL' ? 'PL' : order.delivery_country;
  return (countries.byId(client?.country_id) ?? countries.byCode(guess))?.mail_language ?? 'pl';
}
