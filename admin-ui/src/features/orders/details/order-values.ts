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

export type OrderField = keyof OrderValues;

const isBlank = (value: unknown) => value === null || value === undefined || value === '';

/** The fields whose values differ, in the order of the form. An emptied text and a missing one are the same. */
export function changedFields(before: OrderValues, after: OrderValues): OrderField[] {
  return (Object.keys(before) as OrderField[]).filter((field) => {
    const values = [before[field], after[field]];
    return !values.every(isBlank) && !Object.is(...(values as [unknown, unknown]));
  });
}

/** What somebody changed and how it reads now, to be put over another version. */
export function changesOf(before: OrderValues, after: OrderValues): Partial<OrderValues> {
  return Object.fromEntries(changedFields(before, after).map((field) => [field, after[field]]));
}
