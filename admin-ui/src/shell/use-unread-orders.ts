import { useQuery } from '@tanstack/react-query';
import { api } from '../api/client';

/** How many orders nobody of the company has looked at; asked again every half minute while the tab is seen. */
export function useUnreadOrders(enabled: boolean): number {
  const { data } = useQuery({
    queryKey: ['orders', 'unread'],
    queryFn: ({ signal }) => api.get('/orders/unread-count', { signal }),
    refetchInterval: 30_000,
    enabled,
  });
  return data?.unread_count ?? 0;
}
