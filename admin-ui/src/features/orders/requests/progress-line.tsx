import ChevronRight from 'lucide-react/icons/chevron-right';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import MailX from 'lucide-react/icons/mail-x';
import { Icon } from '../../../kit/components/icon';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import type { Route, PriceRequestCounts, PriceRequestList } from '../queries/types';
import { reachedOf, isSameProgress } from './request-counts';
import styles from './requests.module.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../kit/api/client';
import { useLiveLink } from '../../../kit/api/live-link';
import { problemOf } from '../../../kit/api/use-describe-failure';
import { orderKeys } from '../queries/order-queries';

/** How often it is looked how far the sending is while nothing is told, in milliseconds; never while the page is hidden. */
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
      // What is told is read at once; that nothing is told for long has to be seen, too.
      const isSlow = useLiveLink.getState().send !== null || stillFor(data, Date.now()) >= stillMs;
      return isSlow ? slowPollMs : pollMs;
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

/** On a route's tab: that mails are still going out, or that some were not delivered; opens what became of each. */
export function ProgressLine({ route }: { route: Route }) {
  const t = useT();
  const { number } = useFormat();
  const { order, view, openDialog } = useOrder();
  const { data: counts } = useRequestProgress(order.id, route);
  if (!counts) return null;
  const { total, waiting, failed } = counts;
  const isSending = waiting > 0;
  // Once prices are no longer asked for, nothing can be done about mails that got lost.
  if (!isSending && (failed === 0 || view !== 'editing')) return null;
  const reached = reachedOf(counts);
  return (
    <button
      type="button"
      className={`${styles['progressLine']} ${isSending ? '' : styles['lineFailed']}`}
      onClick={() => openDialog({ kind: 'price-requests', routeId: route.id, failed: !isSending })}
    >
      <span className={isSending ? styles['turning'] : undefined}>
        <Icon of={isSending ? LoaderCircle : MailX} size={16} />
      </span>
      <span className="num">
        {isSending
          ? t('orders.requests.sending', { sent: number(reached), total: number(total) })
          : t('orders.requests.undelivered', { failed: number(failed), total: number(total) })}
      </span>
      <span className={styles['go']}>
        <span className={styles['lineText']}>
          {t(isSending ? 'orders.requests.open' : 'orders.requests.look')}
        </span>
        <Icon of={ChevronRight} size={14} />
      </span>
      {isSending && (
        <span
          aria-hidden="true"
          className={styles['bar']}
          style={{ transform: `scaleX(${String(reached / total)})` }}
        />
      )}
    </button>
  );
}
