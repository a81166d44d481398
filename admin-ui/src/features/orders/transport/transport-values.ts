/** Both ends of a transport as a form holds them; named as in the API. */
export interface TransportValues {
  pickup_street: string;
  pickup_city: string;
  pickup_post_code: string;
  pickup_country: string;
  /** ISO instant; null while none is typed. */
  pickup_date: string | null;
  delivery_street: string;
  delivery_city: string;
  delivery_post_code: string;
  delivery_country: string;
  delivery_date: string | null;
}

/** An end of a transport, as the prefix of its fields. */
export type TransportEnd = 'pickup' | 'delivery';

/** Picks both ends out of anything that has them. */
export function transportOf(source: TransportValues): TransportValues {
  return {
    pickup_street: source.pickup_street,
    pickup_city: source.pickup_city,
    pickup_post_code: source.pickup_post_code,
    pickup_country: source.pickup_country,
    pickup_date: source.pickup_date,
    delivery_street: source.delivery_street,
    delivery_city: source.delivery_city,
    delivery_post_code: source.delivery_post_code,
    delivery_country: source.delivery_country,
    delivery_date: source.delivery_date,
  };
}
