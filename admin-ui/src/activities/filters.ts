import { useCallback, useState } from 'react';
import { orderGroups, type OrderGroup } from '../status/use-order-groups';

/** Which kinds of activities are shown. */
export type ActivityFilters = Record<OrderGroup, boolean>;

const storageKey = 'activity-filters';

const everything = Object.fromEntries(orderGroups.map((group) => [group, true])) as ActivityFilters;

function stored(): ActivityFilters {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    const known = Object.entries(Object(kept) as object).filter(
      ([group, on]) => group in everything && typeof on === 'boolean',
    );
    return { ...everything, ...(Object.fromEntries(known) as Partial<ActivityFilters>) };
  } catch {
    return everything;
  }
}

/** The filters of the activities, remembered on this device; all are on at first. */
export function useActivityFilters() {
  const [filters, setFilters] = useState(stored);
  const change = useCallback((next: ActivityFilters) => {
    localStorage.setItem(storageKey, JSON.stringify(next));
    setFilters(next);
  }, []);
  const toggle = (group: OrderGroup) => change({ ...filters, [group]: !filters[group] });
  const showAll = () => change(everything);
  return { filters, toggle, showAll };
}
