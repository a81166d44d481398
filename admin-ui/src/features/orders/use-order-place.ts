import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { summaryCurrencyValues, type SummaryCurrency } from '@frakto/sdk/enums';
import { isDocumentGroup, type DocumentGroup } from './documents/document-groups';
import { hasOrder } from './order-view';
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

function readPlace(params: URLSearchParams, order: OrderDetails): OrderPlace {
  const routeId = Number(params.get('route'));
  const withDocuments = hasOrder(order.status);
  if (!order.routes.some((route) => route.id === routeId))
    return withDocuments && params.get('tab') === 'documents'
      ? { tab: 'documents', invoice: Number(params.get('invoice')) || undefined }
      : { tab: 'details' };
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

  const place = useMemo(() => readPlace(params, order), [params, order]);
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
          }
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setParams],
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
