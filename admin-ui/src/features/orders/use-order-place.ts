import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { summaryCurrencyValues, type SummaryCurrency } from '@frakto/sdk/enums';
import { isDocumentGroup, type DocumentGroup } from './documents/document-groups';
import { hasOrder, orderViewOf } from './order-view';
import type { OrderDetails } from './queries/types';

/** A part of a route: what it is, what carriers ask for it, or its files of one kind. */
export type RoutePart = 'details' | 'quotes' | DocumentGroup;

/** Where on the page one is: the order's details, its documents, or a part of a route. */
export type OrderPlace =
  | { tab: 'details' }
  | {
      tab: 'documents';
      /** An invoice that was issued a moment ago, by its id: it is marked. */
      invoice?: number | undefined;
    }
  | { tab: 'route'; routeId: number; part: RoutePart };

const isCurrency = (value: string | null): value is SummaryCurrency =>
  summaryCurrencyValues.some((currency) => currency === value);

/** Where the page opens: at quotes that wait to be compared, which is what the order is opened for then; else at its details. */
function openingPlace({ status, routes }: OrderDetails): OrderPlace {
  const route =
    orderViewOf(status) === 'editing'
      ? routes.find((one) => one.offers_count > 0 && !one.chosen_offer)
      : undefined;
  return route ? { tab: 'route', routeId: route.id, part: 'quotes' } : { tab: 'details' };
}

function readPlace(params: URLSearchParams, order: OrderDetails, opening: OrderPlace): OrderPlace {
  const routeId = Number(params.get('route'));
  const withDocuments = hasOrder(order.status);
  const hasRoute = (id: number) => order.routes.some((route) => route.id === id);
  if (!hasRoute(routeId)) {
    if (withDocuments && params.get('tab') === 'documents')
      return { tab: 'documents', invoice: Number(params.get('invoice')) || undefined };
    const isAtOpening = !params.has('tab') && (opening.tab !== 'route' || hasRoute(opening.routeId));
    return isAtOpening ? opening : { tab: 'details' };
  }
  const part = params.get('part');
  if (withDocuments && isDocumentGroup(part)) return { tab: 'route', routeId, part };
  return { tab: 'route', routeId, part: part === 'details' ? 'details' : 'quotes' };
}

/** The currency that the address asks for; null when it names none. */
export function useAskedCurrency(): SummaryCurrency | null {
  const asked = useSearchParams()[0].get('currency');
  return isCurrency(asked) ? asked : null;
}

/** Tab and currency of the page, kept in the address: a reload, a link and *back* find the same view. */
export function useOrderPlace(order: OrderDetails) {
  const [params, setParams] = useSearchParams();

  // A quote that comes in takes nobody away from where they are.
  const [opening] = useState(() => openingPlace(order));
  const place = useMemo(() => readPlace(params, order, opening), [params, order, opening]);
  const goTo = useCallback(
    (next: OrderPlace) => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete('tab');
          after.delete('route');
          after.delete('part');
          after.delete('invoice');
          if (next.tab === 'route') {
            after.set('route', String(next.routeId));
            if (next.part !== 'quotes') after.set('part', next.part);
          } else if (next.tab === 'documents') {
            after.set('tab', 'documents');
            if (next.invoice !== undefined) after.set('invoice', String(next.invoice));
          } else if (opening.tab !== 'details') {
            after.set('tab', 'details');
          }
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [opening, setParams],
  );

  const currency = useAskedCurrency() ?? order.currency_for_client ?? 'PLN';
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
