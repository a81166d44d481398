import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../kit/components/error-state';
import { SkeletonLines } from '../../kit/components/skeletons';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** Called once the newest data is there: a form must not start from what was true some time ago. */
  children: (data: Data) => ReactNode;
}

/** Grey lines, then what was loaded, or what failed and a way to try again. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { data, error, isFetchedAfterMount, refetch } = query;
  if (data !== undefined && isFetchedAfterMount && !error) return <>{children(data)}</>;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <SkeletonLines lines={6} />;
}
