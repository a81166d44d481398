import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useT } from '../../../kit/i18n/use-t';
import { useMissingText } from '../use-order-format';
import { useOrder } from '../order-context';
import { useOrderSummary } from '../queries/order-queries';

/** What keeps a typed margin from counting: it is none, it is not saved yet, or saving it failed. */
export type OpenMargin = 'invalid' | 'unsaved' | 'failed';

interface OpenMargins {
  /** By the route that each belongs to. */
  byRoute: ReadonlyMap<number, OpenMargin>;
  report: (routeId: number, state: OpenMargin | null) => void;
}

export const OpenMarginsContext = createContext<OpenMargins>({ byRoute: new Map(), report: () => undefined });

/** The state for the `OpenMarginsContext` of an order's page. */
export function useOpenMarginsState(): OpenMargins {
  const [byRoute, setByRoute] = useState<ReadonlyMap<number, OpenMargin>>(new Map());
  const report = useCallback((routeId: number, state: OpenMargin | null) => {
    setByRoute((known) => {
      if ((known.get(routeId) ?? null) === state) return known;
      const next = new Map(known);
      if (state === null) next.delete(routeId);
      else next.set(routeId, state);
      return next;
    });
  }, []);
  return useMemo(() => ({ byRoute, report }), [byRoute, report]);
}

/** The margins of the page that were typed and do not count yet. */
export function useOpenMargins(): ReadonlyMap<number, OpenMargin> {
  return useContext(OpenMarginsContext).byRoute;
}

/** Tells the page about a route's margin, for as long as its field is there. */
export function useReportMargin(routeId: number, state: OpenMargin | null): void {
  const { report } = useContext(OpenMarginsContext);
  useEffect(() => {
    report(routeId, state);
    return () => report(routeId, null);
  }, [routeId, state, report]);
}

/**
 * Why the offer cannot be sent to the client now, in words; null when it can. The summary knows it for the currency
 * that is chosen on the page.
 */
export function useSendReason(): string | null {
  const t = useT();
  const { order, currency, editing } = useOrder();
  const missingText = useMissingText();
  const [margin] = useOpenMargins().values();
  const { data: summary, isFetching } = useOrderSummary(order.id, currency);
  if (editing?.isDirty) return t('orders.action.saveFirst');
  if (margin) return t(`orders.summary.openMargin.${margin}`);
  if (!summary || isFetching) return t('orders.action.calculating');
  return missingText(summary.missing);
}
