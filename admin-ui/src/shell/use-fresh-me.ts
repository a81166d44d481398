import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../api/client';
import { getSession, startSession } from '../api/session';

/** Name, role and company may have changed since the session began: asked for once when the application opens. */
export function useFreshMe(): void {
  const { data } = useQuery({
    queryKey: ['me'],
    queryFn: ({ signal }) => api.get('/auth/me', { signal }),
    staleTime: Infinity,
  });
  useEffect(() => {
    const session = getSession();
    if (session && data?.id === session.user.id) startSession({ token: session.token, user: data });
  }, [data]);
}
