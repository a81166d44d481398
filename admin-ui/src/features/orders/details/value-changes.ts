import type { OrderValues } from './order-values';

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
