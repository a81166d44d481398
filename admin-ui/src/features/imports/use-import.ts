import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '../../kit/api/client';
import type { Import } from './choices';

const keyOf = (id: number) => ['import', id] as const;
const pollMs = 1_000;

/** One import; while it runs, how far it came is asked every second. */
export function useImport(id: number) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api.get('/imports/{id}', { params: { path: { id } }, signal }),
    enabled: Number.isSafeInteger(id) && id > 0,
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? pollMs : false),
    // Also in a tab that lies behind: it is the one that tells when the import is done.
    refetchIntervalInBackground: true,
  });
}

/** Lets the screens know an import as a call has just answered it. */
export function useRememberImport(): (imported: Import) => void {
  const client = useQueryClient();
  return (imported) => {
    client.setQueryData(keyOf(imported.id), imported);
    void client.invalidateQueries({ queryKey: ['imports'] });
  };
}

/** Has react-admin read its lists anew: an import brought records. */
export function refreshDirectories(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'getList' });
}
