/** Until when a load may be fetched and brought; each window begins at its end's date. Null where there is none. */
export interface TimeWindows {
  pickup_until?: Date | null;
  delivery_until?: Date | null;
}

interface Dates {
  pickup_date: Date;
  delivery_date: Date;
}

/** When a quote would carry a route; nothing where it names no day. */
export type QuotedTimes = { [Name in keyof Dates]?: Date | null };

/** The windows of a record that has more than them. */
export function windowsOf({ pickup_until, delivery_until }: TimeWindows): Required<TimeWindows> {
  return { pickup_until: pickup_until ?? null, delivery_until: delivery_until ?? null };
}

/** The windows that still fit their dates: one that would end before it begins is none. */
export function fittingWindows(transport: Dates & TimeWindows): Required<TimeWindows> {
  const { pickup_date, delivery_date } = transport;
  const { pickup_until, delivery_until } = windowsOf(transport);
  return {
    pickup_until: pickup_until && pickup_until >= pickup_date ? pickup_until : null,
    delivery_until: delivery_until && delivery_until >= delivery_date ? delivery_until : null,
  };
}

/** A route's windows beside the times of a quote: one that the quote lies outside of says nothing any more. */
export function quotedWindows(
  route: Dates & TimeWindows,
  quote: QuotedTimes | null | undefined,
): Required<TimeWindows> {
  const windows = windowsOf(route);
  const kept = (until: Date | null, from: Date, quoted: Date | null | undefined): Date | null =>
    quoted && until && (quoted < from || quoted > until) ? null : until;
  return {
    pickup_until: kept(windows.pickup_until, route.pickup_date, quote?.pickup_date),
    delivery_until: kept(windows.delivery_until, route.delivery_date, quote?.delivery_date),
  };
}
