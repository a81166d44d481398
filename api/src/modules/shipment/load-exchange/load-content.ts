import type { Fault } from '../../../platform/http/checks.js';
import type { Order } from '../orders/order.entity.js';
import type { Route } from '../routes/route.entity.js';
import type { LoadContent, LoadPublicationInput } from './load-publication.dto.js';

/** No lorry on Europe's roads carries more, in tonnes; exchanges ask for a permit or take it for a mistake. */
export const mostTonnes = 25;

/** What of an order leaves with a load. */
export type LoadOrder = Pick<
  Order,
  | 'cargo_type'
  | 'pallets_count'
  | 'weight'
  | 'ldm'
  | 'body_type'
  | 'temperature_min'
  | 'temperature_max'
  | 'adr_class'
>;

/** What of a route does. */
export type LoadRoute = Pick<
  Route,
  `${'pickup' | 'delivery'}_${'country' | 'post_code' | 'city' | 'date' | 'until'}` | 'payment_terms'
>;

/**
 * What strangers are shown of a route. The street stays behind, since it names the client as a rule; so do the client, references and
 * notes.
 */
export function loadContent(order: LoadOrder, route: LoadRoute, choices: LoadPublicationInput): LoadContent {
  const price = choices.price ?? null;
  return {
    pickup: {
      country: route.pickup_country,
      post_code: route.pickup_post_code.trim(),
      city: route.pickup_city.trim(),
      from: route.pickup_date,
      until: route.pickup_until ?? route.pickup_date,
    },
    delivery: {
      country: route.delivery_country,
      post_code: route.delivery_post_code.trim(),
      city: route.delivery_city.trim(),
      from: route.delivery_date,
      until: route.delivery_until ?? route.delivery_date,
    },
    cargo: order.cargo_type.trim(),
    pallets: order.pallets_count,
    // To the kilogram.
    weight: Math.round(order.weight) / 1000,
    ldm: order.ldm ?? null,
    body_type: choices.body_type ?? order.body_type ?? 'curtain_side',
    is_full_truck: choices.is_full_truck,
    temperature_min: order.temperature_min ?? null,
    temperature_max: order.temperature_max ?? null,
    adr_class: order.adr_class ?? null,
    price,
    currency: price === null ? null : (choices.currency ?? 'EUR'),
    payment_days: route.payment_terms ?? null,
    remarks: choices.remarks?.trim() || null,
  };
}

/** What keeps a load from being published: what the exchange would refuse. Fields are those of the route and of the order. */
export function loadFaults({ pickup, delivery, weight }: LoadContent, now: Date): Fault[] {
  const faults: Fault[] = [];
  for (const [name, end] of [
    ['pickup', pickup],
    ['delivery', delivery],
  ] as const) {
    if (!end.city) faults.push({ field: `${name}_city`, code: 'required' });
    if (!end.post_code) faults.push({ field: `${name}_post_code`, code: 'required' });
  }
  if (pickup.until <= now) faults.push({ field: 'pickup_date', code: 'time_passed' });
  if (delivery.until <= now) faults.push({ field: 'delivery_date', code: 'time_passed' });
  else if (delivery.until <= pickup.from || delivery.from < pickup.from)
    faults.push({ field: 'delivery_date', code: 'delivery_before_pickup' });
  if (weight <= 0) faults.push({ field: 'weight', code: 'required' });
  if (weight > mostTonnes)
    faults.push({ field: 'weight', code: 'too_large', params: { limit: mostTonnes * 1000 } });
  return faults;
}
