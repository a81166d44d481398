import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../components/toast-store';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import { findRoute } from '../order-context';
import { orderViewOf } from '../order-view';
import { orderKeys } from '../queries/order-keys';
import { useOrderQuotes } from '../queries/order-queries';
import { isOwnQuote } from '../queries/own-quotes';
import { newsIn } from '../queries/quote-news';
import type { OrderDetails, Quote } from '../queries/types';
import { useLegName } from '../use-leg-name';
import type { OrderPlace } from '../use-order-place';
import { useQuoteName } from './use-quote-name';

const none: ReadonlySet<number> = new Set();

/**
 * Looks for quotes that carriers give over their links while the page is open, has the rest of the page read again
 * when there are some, and tells of them wherever on the page one is.
 * @param place where on the page one is
 * @param show opens the quotes of a route
 * @returns ids of the quotes that came since the page was opened
 */
export function useQuoteNews(
  order: OrderDetails,
  place: OrderPlace,
  show: (routeId: number) => void,
): ReadonlySet<number> {
  const queryClient = useQueryClient();
  const { data } = useOrderQuotes(order.id, orderViewOf(order.status) === 'editing');
  const tell = useTellOf(order, place, show);
  const [fresh, setFresh] = useState(none);
  const seen = useRef<readonly Quote[]>(undefined);
  const quotes = data?.items;

  useEffect(() => {
    const before = seen.current;
    seen.current = quotes;
    if (!before || !quotes) return;
    const news = newsIn(before, quotes);
    if (!news.differs) return;
    void queryClient.invalidateQueries({
      queryKey: orderKeys.order(order.id),
      predicate: ({ queryKey }) => queryKey[3] !== 'quotes',
    });
    const others = news.fresh.filter((quote) => !isOwnQuote(quote));
    if (others.length === 0) return;
    setFresh((known) => new Set([...known, ...others.map(({ id }) => id)]));
    tell(others);
  }, [quotes, order.id, queryClient, tell]);

  return fresh;
}

/** Tells of quotes in a toast, with the way to them unless they are in sight. */
function useTellOf(order: OrderDetails, place: OrderPlace, show: (routeId: number) => void) {
  const t = useT();
  const format = useFormat();
  const nameOf = useQuoteName();
  const legName = useLegName();
  const latest = useRef<(quotes: readonly Quote[]) => void>(undefined);
  useEffect(() => {
    latest.current = (quotes) => {
      const [first] = quotes;
      if (!first) return;
      const route = findRoute(order, first.quotation_route_id);
      const price = `${format.amount(first.price)} ${first.currency}`;
      const single = quotes.length === 1;
      const inSight = place.tab === 'route' && place.part === 'quotes' && place.routeId === route?.id;
      showToast({
        kind: 'info',
        title: t('orders.quotes.news', { smart_count: quotes.length, name: nameOf(first) }),
        text: single
          ? [route && legName(route), price].filter(Boolean).join(', ')
          : quotes.map(nameOf).join(', '),
        action:
          route && !inSight ? { label: t('orders.quotes.newsShow'), run: () => show(route.id) } : undefined,
      });
    };
  });
  const [tell] = useState(() => (quotes: readonly Quote[]) => latest.current?.(quotes));
  return tell;
}
