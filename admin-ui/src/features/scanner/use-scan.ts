import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { useLocale } from '../../kit/i18n/locale-provider';
import { refreshDirectories } from '../imports/use-import';

export type ScanProgress = Schemas['CrawlProgress'];
export type FoundCompany = Schemas['FoundCompany'];
export type ScannedAddress = Schemas['CrawledAddress'];

const pollMs = 1_000;
const scanKey = ['scan'] as const;
const progressKey = [...scanKey, 'progress'] as const;
const foundKey = [...scanKey, 'found'] as const;

/** How far the scan came; asked each second while one runs and somebody looks. */
export function useProgress() {
  const { locale } = useLocale();
  return useQuery({
    queryKey: [...progressKey, locale],
    queryFn: ({ signal }) => api.get('/crawler/progress', { signal }),
    // Another administrator may have begun meanwhile.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? pollMs : false),
    placeholderData: keepPreviousData,
  });
}

/** The companies that wait to be saved; read anew with every website that the scan is done with. */
export function useFound(progress: ScanProgress | undefined) {
  const client = useQueryClient();
  const reached = progress && `${progress.started_at ?? ''} ${progress.scanned_urls} ${progress.status}`;
  const last = useRef(reached);
  useEffect(() => {
    if (reached === undefined || reached === last.current) return;
    const isFirst = last.current === undefined;
    last.current = reached;
    if (!isFirst) void client.invalidateQueries({ queryKey: foundKey });
  }, [client, reached]);
  return useQuery({
    queryKey: foundKey,
    queryFn: ({ signal }) => api.get('/crawler/found-companies', { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** The addresses that gave nothing, each with the reason. */
export function useFailedAddresses({ started_at, failed_urls }: ScanProgress) {
  const { locale } = useLocale();
  return useQuery({
    queryKey: [...scanKey, 'addresses', locale, started_at, failed_urls],
    queryFn: async ({ signal }) => {
      const { items } = await api.get('/crawler/addresses', { signal });
      return items.filter(({ status }) => status === 'failed');
    },
    enabled: failed_urls > 0,
    placeholderData: keepPreviousData,
  });
}

/** Reads anew where the scan stands and what it found. */
export function refreshScan(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: scanKey });
}

/** The same once companies were saved: the directory has changed too. */
export async function refreshSaved(client: QueryClient): Promise<void> {
  refreshDirectories(client);
  await client.invalidateQueries({ queryKey: foundKey });
}
