import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { summaryCurrencyValues, type SummaryCurrency } from '@frakto/sdk/enums';
import type { OrderDetails } from './queries/types';

/** Where on the page one is: the order's details, or a part of a route. */
export type OrderPlace = { tab: 'details' } | { tab: 'route'; routeId: number; part: 'details' | 'quotes' };

const isCurrency = (value: string | null): value is SummaryCurrency =>
  summaryCurrencyValues.some((currency) => currency === value);

function readPlace(params: URLSearchParams, order: OrderDetails): OrderPlace {
  const routeId = Number(params.get('route'));
  if (!order.routes.some((route) => route.id === routeId)) return { tab: 'details' };
  return { tab: 'route', routeId, part: params.get('part') === 'details' ? 'details' : 'quotes' };
}

/** Tab and currency of the page, kept in the address: a reload, a link and *back* find the same view. */
export function useOrderPlace(order: OrderDetails) {
  const [params, setParams] = useSearchParams();

  const place = useMemo(() => readPlace(params, order), [params, order]);
  const goTo = useCallback(
    (next: OrderPlace) => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete('route');
          after.delete('part');
          if (next.tab === 'route') {
            after.set('route', String(next.routeId));
            if (next.part === 'details') after.set('part', 'details');
          }
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setParams],
  );

  const asked = params.get('currency');
  const currency = isCurrency(asked) ? asked : (order.currency_for_client ?? 'PLN');
  const setCurrency = useCallback(
    (next: SummaryCurrency) => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.set('currency', next);
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setParams],
  );

  return { place, goTo, currency, setCurrency };
}
