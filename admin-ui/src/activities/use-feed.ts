import { keepPreviousData, useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { api } from '../api/client';
import type { Order } from '../api/types';
import { orderGroups, useOrderGroups, type OrderGroup } from '../status/use-order-groups';
import type { ActivityFilters } from './filters';

const pageSize = 100;
const newestFirst = '-updated_at';
/** New requests come in by themselves; hidden tabs do not ask. */
const refreshMs = 30_000;

/** The orders of the chosen kinds, newest change first, a hundred at a time. */
export function useFeed(filters: ActivityFilters) {
  const groups = useOrderGroups();
  const chosen = orderGroups.filter((group) => filters[group]);
  const status = groups ? chosen.flatMap((group) => groups[group]) : [];
  const feed = useInfiniteQuery({
    queryKey: ['orders', 'feed', chosen],
    queryFn: ({ pageParam, signal }) =>
      api.get('/quotations', {
        params: { query: { page: pageParam, page_size: pageSize, sort: newestFirst, status } },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page < last.total_pages ? last.page + 1 : undefined),
    enabled: groups !== undefined && chosen.length > 0,
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });
  const nothingChosen = chosen.length === 0;
  return {
    orders: nothingChosen ? [] : unique(feed.data?.pages.flatMap((page) => page.items) ?? []),
    total: nothingChosen ? 0 : feed.data?.pages.at(-1)?.total,
    isPending: !nothingChosen && feed.isPending,
    error: nothingChosen ? null : feed.error,
    refetch: feed.refetch,
    hasMore: !nothingChosen && feed.hasNextPage,
    loadMore: feed.fetchNextPage,
    isLoadingMore: feed.isFetchingNextPage,
  };
}

/** An order that changed between two pages is on both; the newer page is the first. */
function unique(orders: Order[]): Order[] {
  return [...new Map(orders.map((order) => [order.id, order])).values()];
}

/** How many orders there are of each kind, whatever is shown. */
export function useGroupCounts(): Partial<Record<OrderGroup, number>> {
  const groups = useOrderGroups();
  const results = useQueries({
    queries: orderGroups.map((group) => ({
      queryKey: ['orders', 'count', group],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.get('/quotations', {
          params: { query: { page: 1, page_size: 1, status: groups?.[group] ?? [] } },
          signal,
        }),
      enabled: groups !== undefined,
      refetchInterval: refreshMs,
    })),
  });
  return Object.fromEntries(orderGroups.map((group, place) => [group, results[place]?.data?.total]));
}
