import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';

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
