import { useQuery } from '@tanstack/react-query';
import { useStore } from 'react-admin';
import { api } from '../api/client';
import type { ClientMailing } from '../api/types';
import { mailingKeys } from './mailing-keys';

/** The latest letter of which a mail still waits, or has failed and was not hidden; and what hides it. */
export function useOpenMailing(): [ClientMailing | undefined, (id: number) => void] {
  const [hidden, hide] = useStore<number>('clients.mailing.hidden', 0);
  const { data } = useQuery({
    queryKey: mailingKeys.open,
    queryFn: ({ signal }) =>
      api.get('/client-mailings', { params: { query: { is_open: true, page_size: 5 } }, signal }),
    staleTime: 0,
  });
  return [data?.items.find(({ id, counts }) => counts.waiting > 0 || id > hidden), hide];
}
