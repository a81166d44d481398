import { noFacts, type FactValues } from '../../orders/facts/fact-values';
import type { TransportValues } from '../../orders/transport/transport-values';

/** The fields of the form for a new order; named as in the API. */
export interface OrderValues extends TransportValues, FactValues {
  client_id: number | null;
  client_email: string;
  pallets_count: number | string | null;
  weight: number | string | null;
  cargo_type: string;
  notes: string;
  payment_days: number | string | null;
}

/** Most transports leave Poland for Norway. */
export const emptyOrder: OrderValues = {
  client_id: null,
  client_email: '',
  pickup_street: '',
  pickup_city: '',
  pickup_post_code: '',
  pickup_country: 'PL',
  pickup_date: null,
  delivery_street: '',
  delivery_city: '',
  delivery_post_code: '',
  delivery_country: 'NO',
  delivery_date: null,
  pallets_count: null,
  weight: null,
  cargo_type: '',
  notes: '',
  payment_days: null,
  ...noFacts,
};
