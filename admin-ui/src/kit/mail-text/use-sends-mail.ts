import { useQuery } from '@tanstack/react-query';
import { api } from '../api/client';

/** Whether mail leaves the installation; taken for granted until the server has said otherwise. */
export function useSendsMail(): boolean {
  const { data } = useQuery({
    queryKey: ['installation'],
    queryFn: ({ signal }) => api.get('/public/installation', { signal }),
    staleTime: Infinity,
  });
  return data?.sends_mail ?? true;
}
