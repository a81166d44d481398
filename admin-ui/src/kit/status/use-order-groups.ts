import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../api/client';
import type { Schemas } from '../api/types';

/** The kinds of orders that the activities screen filters by. */
export type OrderGroup = Schemas['StatusInfo']['activity'];

export const orderGroups = [
  'offers',
  'in_valuation',
  'in_progress',
  'finished',
] as const satisfies readonly OrderGroup[];

/** Status codes of each kind, as the API sorts them; undefined while they are on their way. */
export function useOrderGroups(): Record<OrderGroup, number[]> | undefined {
  const { data } = useQuery({
    queryKey: ['quotation-statuses', 'groups'],
    queryFn: ({ signal }) => api.get('/quotation-statuses', { signal }),
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return useMemo(() => {
    if (!data) return undefined;
    const codes = (group: OrderGroup) =>
      data.items.filter((status) => status.activity === group).map((status) => status.code);
    return {
      offers: codes('offers'),
      in_valuation: codes('in_valuation'),
      in_progress: codes('in_progress'),
      finished: codes('finished'),
    };
  }, [data]);
}
