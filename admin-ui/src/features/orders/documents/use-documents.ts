import { useQuery } from '@tanstack/react-query';
import { api } from '../../../kit/api/client';
import { orderKeys } from '../queries/order-keys';

/** More files than an order can have: one page holds them all. */
const allDocuments = 1000;

/** The files of an order and of its routes, the newest first. */
export function useDocuments(orderId: number) {
  return useQuery({
    queryKey: [...orderKeys.order(orderId), 'documents'],
    queryFn: ({ signal }) =>
      api.get('/documents', { params: { query: { order_id: orderId, page_size: allDocuments } }, signal }),
  });
}

/** Which files are taken; that changes with the product alone. */
export function useFileRules() {
  return useQuery({
    queryKey: ['document-types'],
    queryFn: ({ signal }) => api.get('/documents/types', { signal }),
    staleTime: Infinity,
  });
}
