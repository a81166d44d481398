import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../kit/api/client';
import type { Message } from '../../kit/api/types';
import { unreadKey } from '../../kit/api/unread';

const keyOf = (id: number) => ['messages', 'one', id];

/** A message. While its mail is on its way, what becomes of it shows by itself. */
export function useMessage(id: number) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api.get('/messages/{id}', { params: { path: { id } }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'sent' ? 5_000 : false),
  });
}

/** Has lists and counts of messages asked for again. */
function useRefreshFeed(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const part of ['feed', 'counts']) void queryClient.invalidateQueries({ queryKey: ['orders', part] });
    void queryClient.invalidateQueries({ queryKey: unreadKey });
  };
}

/** Marks a message that is looked at as read. It tries once: whoever comes back later marks it then. */
export function useMarkAsRead({ id, is_read }: Pick<Message, 'id' | 'is_read'>): void {
  const queryClient = useQueryClient();
  const refresh = useRefreshFeed();
  const { mutate } = useMutation({
    mutationFn: () => api.put('/messages/{id}', { params: { path: { id } }, body: { status: 'read' } }),
    onSuccess: (message) => {
      queryClient.setQueryData(keyOf(id), message);
      refresh();
    },
  });
  useEffect(() => {
    if (!is_read) mutate();
  }, [id, is_read, mutate]);
}

/** Deletes a message. */
export function useDeleteMessage(id: number) {
  const refresh = useRefreshFeed();
  return useMutation({
    mutationFn: () => api.delete('/messages/{id}', { params: { path: { id } } }),
    onSuccess: refresh,
  });
}
