import type { OrderDetails } from '../queries/types';

/** The parts of a request that a valuation needs. */
export type RequestPart = 'pickup' | 'delivery' | 'dates' | 'cargo' | 'email';

const filled = (...texts: (string | null)[]) => texts.every((text) => text !== null && text.trim() !== '');

/** Which parts of a request have been given, in the order in which a person checks them. */
export function givenData(order: OrderDetails): Record<RequestPart, boolean> {
  return {
    pickup: filled(order.pickup_street, order.pickup_city, order.pickup_post_code, order.pickup_country),
    delivery: filled(
      order.delivery_street,
      order.delivery_city,
      order.delivery_post_code,
      order.delivery_country,
    ),
    dates: filled(order.pickup_date, order.delivery_date),
    cargo: order.pallets_count > 0 && order.weight > 0 && filled(order.cargo_type),
    email: filled(order.client_email),
  };
}
