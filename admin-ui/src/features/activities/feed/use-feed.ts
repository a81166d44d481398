import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { api } from '../../../kit/api/client';
import type { ActivityKind } from '../../../kit/api/types';
import { activityKinds, type ActivityFilters } from '../filters';
import { refreshMs } from '../refresh';
import { hasGap, mergeFeed } from './merge-feed';

const pageSize = 100;

function readPart(kind: ActivityKind[], cursor: string, signal: AbortSignal) {
  const query = { kind, page_size: pageSize, ...(cursor && { cursor }) };
  return api.get('/activities', { params: { query }, signal });
}

/**
 * The activities of the chosen kinds, newest first, a hundred at a time. While the screen is open only the beginning is
 * read again: what was loaded further down stays where it is.
 */
export function useFeed(filters: ActivityFilters) {
  const queryClient = useQueryClient();
  const kinds = activityKinds.filter((kind) => filters[kind]);
  const isWanted = kinds.length > 0;
  const newestKey = ['orders', 'feed', kinds, 'newest'];
  const pages = useInfiniteQuery({
    queryKey: ['orders', 'feed', kinds, 'pages'],
    queryFn: async ({ pageParam, signal }) => {
      const part = await readPart(kinds, pageParam, signal);
      if (pageParam === '') queryClient.setQueryData(newestKey, part);
      return part;
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
  const { refetch } = pages;
  const newest = useQuery({
    queryKey: newestKey,
    queryFn: ({ signal }) => readPart(kinds, '', signal),
    enabled: isWanted && pages.isSuccess && !pages.isPlaceholderData,
    staleTime: refreshMs,
    refetchInterval: refreshMs,
  });
  const loaded = pages.data?.pages;
  const activities = useMemo(() => mergeFeed(newest.data, loaded ?? []), [newest.data, loaded]);
  const isTorn = !pages.isPlaceholderData && hasGap(newest.data, loaded ?? []);
  useEffect(() => {
    if (isTorn) void refetch();
  }, [isTorn, refetch]);
  return {
    activities: isWanted ? activities : [],
    isPending: isWanted && pages.isPending,
    error: isWanted ? pages.error : null,
    refetch,
    hasMore: isWanted && pages.hasNextPage,
    loadMore: pages.fetchNextPage,
    isLoadingMore: pages.isFetchingNextPage,
  };
}
