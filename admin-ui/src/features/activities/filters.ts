import { useCallback, useState } from 'react';
import type { ActivityKind } from '../../kit/api/types';

/** The kinds of activities, in the order of the filters. */
export const activityKinds = [
  'received',
  'sent',
  'offers',
  'in_valuation',
  'in_progress',
  'finished',
] as const satisfies readonly ActivityKind[];

/** Which kinds of activities are shown. */
export type ActivityFilters = Record<ActivityKind, boolean>;

const storageKey = 'activity-filters';

const everything = Object.fromEntries(activityKinds.map((kind) => [kind, true])) as ActivityFilters;

function stored(): ActivityFilters {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    const known = Object.entries(Object(kept) as object).filter(
      ([kind, on]) => kind in everything && typeof on === 'boolean',
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
  const toggle = (kind: ActivityKind) => change({ ...filters, [kind]: !filters[kind] });
  const showAll = () => change(everything);
  return { filters, toggle, showAll };
}
