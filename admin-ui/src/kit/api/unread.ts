import { useQuery, type QueryClient } from '@tanstack/react-query';
import { api } from './client';
import type { Schemas } from './types';

/** Where the counts are kept: beside the orders, so that they are asked for again with them. */
export const unreadKey = ['orders', 'unread'] as const;

/** Counts orders off that were just read, until the server is asked again. */
export function noteRead(queryClient: QueryClient, marked: number): void {
  queryClient.setQueryData<Schemas['UnreadCounts']>(unreadKey, (counts) =>
    counts?.orders ? { ...counts, orders: Math.max(0, counts.orders - marked) } : counts,
  );
}

function useUnread(count: (counts: Schemas['UnreadCounts']) => number): number {
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: ({ signal }) => api.get('/unread-counts', { signal }),
    select: count,
  });
  return data ?? 0;
}

/** How many orders and messages nobody of the company has looked at; none for those without a company. */
export const useUnreadActivities = () => useUnread(({ orders, messages }) => (orders ?? 0) + (messages ?? 0));

/** How many chat messages the user has not read. */
export const useUnreadChat = () => useUnread(({ chat }) => chat);
