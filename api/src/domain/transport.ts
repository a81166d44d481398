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

/** When a quote would carry a leg; nothing where it names no day. */
export type QuotedTimes = { [Name in keyof Times]?: Date | null };

/** The ends of a leg at the times of its chosen quote; at its own where there is no quote, or none is named. */
export function asQuoted(leg: TransportEnds, quote: QuotedTimes | null | undefined): TransportEnds {
  return {
    ...endsOf(leg),
    pickup_date: quote?.pickup_date ?? leg.pickup_date,
    delivery_date: quote?.delivery_date ?? leg.delivery_date,
  };
}

/** From the earliest pickup to the latest delivery of legs; null when there are none. */
export function spanOf(legs: readonly Times[]): Times | null {
  if (legs.length === 0) return null;
  return {
    pickup_date: new Date(Math.min(...legs.map(({ pickup_date }) => pickup_date.getTime()))),
    delivery_date: new Date(Math.max(...legs.map(({ delivery_date }) => delivery_date.getTime()))),
  };
}
