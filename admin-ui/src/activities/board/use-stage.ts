import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../api/client';
import type { Order } from '../../api/types';
import { useOrderGroups, type OrderGroup } from '../../status/use-order-groups';
import { refreshMs } from '../refresh';

const pageSize = 30;

/** The orders of a stage that fit a search, the latest change first, some at a time. */
export function useStage(group: OrderGroup, q: string) {
  const status = useOrderGroups()?.[group];
  const stage = useInfiniteQuery({
    queryKey: ['orders', 'stage', group, q],
    queryFn: ({ pageParam, signal }) => {
      const query = { page: pageParam, page_size: pageSize, sort: '-updated_at', status, ...(q && { q }) };
      return api.get('/quotations', { params: { query: { ...query, status: status ?? [] } }, signal });
    },
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page < last.total_pages ? last.page + 1 : undefined),
    enabled: status !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });
  const pages = stage.data?.pages;
  const orders = useMemo(() => unique(pages?.flatMap(({ items }) => items) ?? []), [pages]);
  return { ...stage, orders, total: pages?.at(-1)?.total };
}

/** An order that changed between two pages is on both. */
function unique(orders: readonly Order[]): Order[] {
  return [...new Map(orders.map((order) => [order.id, order])).values()];
}
