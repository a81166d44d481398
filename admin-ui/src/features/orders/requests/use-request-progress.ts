import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../kit/api/client';
import { problemOf } from '../../../kit/api/use-describe-failure';
import { orderKeys } from '../queries/order-keys';
import type { PriceRequestCounts, PriceRequestList, Route } from '../queries/types';
import { isSameProgress } from './request-counts';

/** How often it is looked how far the sending is, in milliseconds; never while the page is hidden. */
const pollMs = 1_000;
/** Mails that a server puts off wait for minutes and hours: after this time without any news it is looked less often. */
const stillMs = 30_000;
const slowPollMs = 10_000;
/** The list may hold a thousand: while it changes all the time, it is read again this often. */
const listMs = 3_000;

/** When each answer was first seen; one that brings nothing new is the same object. */
const firstSeen = new WeakMap<object, number>();

/** How long nothing had changed at a time, in milliseconds. */
function stillFor(counts: PriceRequestCounts, now: number): number {
  const since = firstSeen.get(counts) ?? now;
  firstSeen.set(counts, since);
  return now - since;
}

/**
 * Whether mails have been waiting for so long that the mail server must have put them off.
 * @param askedAt when the counts were last asked for, in milliseconds since 1970
 */
export function isHeldUp(counts: PriceRequestCounts, askedAt: number): boolean {
  return counts.waiting > 0 && stillFor(counts, askedAt) >= stillMs;
}

/**
 * How many of those who were asked about a route stand how: looked for as long as mails wait. Has the list of them read
 * again when it is behind.
 */
export function useRequestProgress(orderId: number, route: Route) {
  const queryClient = useQueryClient();
  const { id: routeId, asked_count: asked } = route;
  const progress = useQuery({
    queryKey: orderKeys.requestProgress(orderId, routeId),
    queryFn: ({ signal }) =>
      api.get('/order-routes/{id}/price-requests/progress', { params: { path: { id: routeId } }, signal }),
    enabled: asked > 0,
    refetchInterval: ({ state: { data, error } }) => {
      if (!data || data.waiting === 0 || problemOf(error) !== null) return false;
      return stillFor(data, Date.now()) < stillMs ? pollMs : slowPollMs;
    },
  });
  const counts = progress.data;

  // A colleague may have asked others.
  const isBehind = counts !== undefined && counts.total < asked;
  useEffect(() => {
    if (isBehind)
      void queryClient.invalidateQueries({ queryKey: orderKeys.requestProgress(orderId, routeId) });
  }, [isBehind, asked, queryClient, orderId, routeId]);

  useEffect(() => {
    if (!counts) return undefined;
    const queryKey = orderKeys.priceRequests(orderId, routeId);
    const list = queryClient.getQueryState<PriceRequestList>(queryKey);
    if (!list?.data || isSameProgress(list.data.counts, counts)) return undefined;
    const isLast = counts.waiting === 0;
    const age = Date.now() - list.dataUpdatedAt;
    // The page and its dialog both come here at this moment: one long list serves both, unless it may be behind the last news.
    const timer = setTimeout(
      () => void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: isLast }),
      isLast ? 0 : Math.max(0, listMs - age),
    );
    return () => clearTimeout(timer);
  }, [counts, queryClient, orderId, routeId]);

  return progress;
}
