import { useQuery } from '@tanstack/react-query';
import { api } from '../../kit/api/client';

/** Asked again so often while the tab is seen. */
const refreshMs = 30_000;

/** How many orders and messages nobody of the company has looked at. */
export function useUnread(enabled: boolean): number {
  const orders = useQuery({
    queryKey: ['orders', 'unread'],
    queryFn: ({ signal }) => api.get('/orders/unread-count', { signal }),
    refetchInterval: refreshMs,
    enabled,
  });
  const messages = useQuery({
    queryKey: ['messages', 'unread'],
    queryFn: ({ signal }) => api.get('/messages/unread-count', { signal }),
    refetchInterval: refreshMs,
    enabled,
  });
  return (orders.data?.unread_count ?? 0) + (messages.data?.unread_count ?? 0);
}
