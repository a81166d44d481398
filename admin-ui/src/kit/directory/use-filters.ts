import { useListFilterContext } from 'react-admin';

/** The filters of a react-admin list: `q` for the search, others by the API's names. */
export type Filters = Record<string, unknown>;

/** Tells whether a filter has a value. */
export const isSet = (value: unknown) => value !== undefined && value !== '';

/** Tells whether a list shows only a part of its records. */
export function isNarrowed(filters: Filters): boolean {
  return Object.values(filters).some(isSet);
}

/** How many filters stand beside the search. */
export function countBesideSearch(filters: Filters): number {
  return Object.entries(filters).filter(([name, value]) => name !== 'q' && isSet(value)).length;
}

/** The filters and the way to change them; what is undefined is taken away. */
export function useFilters() {
  const list = useListFilterContext();
  const filters = list.filterValues as Filters;
  return {
    filters,
    change: (next: Filters) => list.setFilters({ ...filters, ...next }, undefined, false),
    clear: () => list.setFilters({}, undefined, false),
  };
}
