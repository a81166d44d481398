import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../api/client';
import { orderKeys } from './order-keys';
import type { OrderDetails } from './types';

/**
 * Marks the order as read once it is open, and reads the rest again when its polled details show that something
 * happened elsewhere: a client's answer, a carrier's, a colleague's change.
 */
export function useKeepFresh(order: OrderDetails): void {
  const queryClient = useQueryClient();
  const { id, is_read: isRead, updated_at: updatedAt } = order;
  const seen = useRef(updatedAt);

  useEffect(() => {
    if (isRead) return;
    api
      .put('/orders/{id}/mark-as-read', { params: { path: { id } } })
      .then(() => queryClient.invalidateQueries({ queryKey: orderKeys.everything }))
      // Nothing depends on it: the next visit marks it.
      .catch(() => undefined);
  }, [id, isRead, queryClient]);

  useEffect(() => {
    if (seen.current === updatedAt) return;
    seen.current = updatedAt;
    void queryClient.invalidateQueries({
      queryKey: orderKeys.order(id),
      predicate: ({ queryKey }) => queryKey[3] !== 'details',
    });
  }, [id, updatedAt, queryClient]);
}
