import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/client';

/** What the installation can do. */
export const installationQuery = queryOptions({
  queryKey: ['installation'],
  queryFn: ({ signal }) => api.get('/public/installation', { signal }),
  staleTime: Infinity,
});

/** Whether mail leaves the installation; taken for granted until the server has said otherwise. */
export function useSendsMail(): boolean {
  return useQuery(installationQuery).data?.sends_mail ?? true;
}
