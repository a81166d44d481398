import { quotedWindows, type QuotedTimes, type TimeWindows } from './time-windows.js';

/** Where and when a transport begins and ends. Countries are ISO 3166-1 alpha-2 codes. */
export interface TransportEnds {
  pickup_street: string;
  pickup_city: string;
  pickup_post_code: string;
  pickup_country: string;
  pickup_date: Date;
  delivery_street: string;
  delivery_city: string;
  delivery_post_code: string;
  delivery_country: string;
  delivery_date: Date;
}

/** Both ends of a record that has more than them. */
export function endsOf(record: TransportEnds): TransportEnds {
  return {
    pickup_street: record.pickup_street,
    pickup_city: record.pickup_city,
    pickup_post_code: record.pickup_post_code,
    pickup_country: record.pickup_country,
    pickup_date: record.pickup_date,
    delivery_street: record.delivery_street,
    delivery_city: record.delivery_city,
    delivery_post_code: record.delivery_post_code,
    delivery_country: record.delivery_country,
    delivery_date: record.delivery_date,
  };
}

/** From which city to which. */
export function citiesOf({
  pickup_city,
  delivery_city,
}: Pick<TransportEnds, 'pickup_city' | 'delivery_city'>): { pickup_city: string; delivery_city: string } {
  return { pickup_city, delivery_city };
}

/** When something is fetched and brought. */
type Times = Pick<TransportEnds, 'pickup_date' | 'delivery_date'>;

/** A transport's ends with the windows of time at them. */
export type TimedEnds = TransportEnds & TimeWindows;

/** The ends of a route at the times of its chosen quote; at its own where there is no quote, or none is named. */
export function asQuoted(route: TimedEnds, quote: QuotedTimes | null | undefined): TimedEnds {
  return {
    ...endsOf(route),
    pickup_date: quote?.pickup_date ?? route.pickup_date,
    delivery_date: quote?.delivery_date ?? route.delivery_date,
    ...quotedWindows(route, quote),
  };
}

/** The windows at both ends of a span: of the route that is fetched first, and of the one that is brought last. */
export function windowsOfSpan(routes: readonly TimedEnds[]): Required<TimeWindows> {
  const first = routes.reduce<TimedEnds | undefined>(
    (found, route) => (found && found.pickup_date <= route.pickup_date ? found : route),
    undefined,
  );
  const last = routes.reduce<TimedEnds | undefined>(
    (found, route) => (found && found.delivery_date >= route.delivery_date ? found : route),
    undefined,
  );
  return { pickup_until: first?.pickup_until ?? null, delivery_until: last?.delivery_until ?? null };
}

/** From the earliest pickup to the latest delivery of routes; null when there are none. */
export function spanOf(routes: readonly Times[]): Times | null {
  if (routes.length === 0) return null;
  return {
    pickup_date: new Date(Math.min(...routes.map(({ pickup_date }) => pickup_date.getTime()))),
    delivery_date: new Date(Math.max(...routes.map(({ delivery_date }) => delivery_date.getTime()))),
  };
}

/** A transport in a reader's words, before it is laid out. */
export interface DetailsView {
  heading: string;
  routes: { pickup: StopView; delivery: StopView }[];
  rows: { label: string; value: string }[];
  /** Runs over several lines, perhaps many. */
  notes: { label: string; value: string } | null;
  price: { label: string; value: string } | null;
  /** What is chosen from in place of one price; null where there is nothing to choose. */
  variants: { label: string; items: { name: string; times: string[]; price: string }[] } | null;
}

/** A place of loading or unloading in a reader's words. */
export interface StopView {
  label: string;
  /** City, or the best that is known. */
  place: string;
  address: string;
  date: string;
}
