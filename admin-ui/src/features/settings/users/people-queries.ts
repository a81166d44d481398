import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../kit/api/client';
import type { Schemas } from '../../../kit/api/types';

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

/** Has the list asked for again. */
export function useRefreshPeople(companyId: number): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keyOf(companyId) });
}
