import { factValues, type FactValues } from '../facts/fact-values';
import type { OrderDetails } from '../queries/types';
import { transportOf, type TransportValues } from '../transport/transport-values';

/** The details of an order as their form holds them; named as in the API. */
export interface OrderValues extends TransportValues, FactValues {
  client_email: string;
  pallets_count: number | null;
  /** In kg. */
  weight: number | null;
  cargo_type: string;
  notes: string;
  payment_days: number | null;
}

/** What the form begins with. */
export function orderValues(order: OrderDetails): OrderValues {
  return {
    ...transportOf(order),
    client_email: order.client_email,
    pallets_count: order.pallets_count,
    weight: order.weight,
    cargo_type: order.cargo_type,
    notes: order.notes ?? '',
    payment_days: order.payment_days,
    ...factValues(order),
  };
}
