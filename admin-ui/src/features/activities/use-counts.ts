import { useQuery } from '@tanstack/react-query';
import { api } from '../../kit/api/client';

/** How many activities there are of all kinds; undefined until they are known. */
export function totalOf(counts: ReturnType<typeof useActivityCounts>): number | undefined {
  return counts && Object.values(counts.total).reduce((sum, count) => sum + count, 0);
}

/** How many activities there are of each kind, whatever is shown, and how many of them nobody has read. */
export function useActivityCounts() {
  const { data } = useQuery({
    queryKey: ['orders', 'counts'],
    queryFn: ({ signal }) => api.get('/activities/counts', { signal }),
  });
  return data;
}
