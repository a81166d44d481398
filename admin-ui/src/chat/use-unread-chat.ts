import { useQuery } from '@tanstack/react-query';
import { api } from '../api/client';
import { chatKeys } from './chat-keys';

const pollMs = 10_000;

/** How many chat messages the user has not read. */
export function useUnreadChat(): number {
  const { data } = useQuery({
    queryKey: chatKeys.unread,
    queryFn: ({ signal }) => api.get('/chat/unread-count', { signal }),
    refetchInterval: pollMs,
  });
  return data?.unread_count ?? 0;
}
