import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { ErrorState } from '../../kit/components/error-state';
import { SkeletonLines } from '../../kit/components/skeletons';

/** The company's settings; the part that everybody may read is `['company-settings', 'read-only']`. */
export const settingsKey = ['company-settings', 'owner'] as const;

export const priceKey = ['price-per-km'] as const;

export const readSettings = (signal?: AbortSignal) => api.get('/company-settings', { signal });
export const readPrice = (signal?: AbortSignal) => api.get('/user-price-km', { signal });
export const readCompany = (signal?: AbortSignal) => api.get('/user-company', { signal });

/** The company's settings, for its owner. */
export function useCompanySettings() {
  return useQuery({ queryKey: settingsKey, queryFn: ({ signal }) => readSettings(signal), staleTime: 0 });
}

/** Screens that show something of the settings ask again. */
export function useForgetSettings(): () => void {
  const client = useQueryClient();
  return () => {
    // Not what this screen shows: a form keeps what is typed and its own version.
    void client.invalidateQueries({ queryKey: ['company-settings'], refetchType: 'none' });
    void client.invalidateQueries({ queryKey: priceKey, refetchType: 'none' });
  };
}

export type Person = Schemas['CompanyUserWithRole'];
export type PendingInvitation = Schemas['CompanyInvitation'];

const keyOf = (companyId: number) => ['company-people', companyId] as const;

/** The people of a company, and who has been invited to it. */
export function usePeople(companyId: number, enabled = true) {
  return useQuery({
    queryKey: keyOf(companyId),
    queryFn: ({ signal }) =>
      api.get('/companies/{id}/users-with-roles', { params: { path: { id: companyId } }, signal }),
    staleTime: 0,
    enabled,
  });
}

/** Has the list of people read again. */
export function useRefreshPeople(companyId: number): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keyOf(companyId) });
}

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
