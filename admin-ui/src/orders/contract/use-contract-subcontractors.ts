import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../api/client';

const pageSize = 20;

/** One page of the subcontractors with contract rates, by name; the last answer stays while a new one comes. */
export function useContractSubcontractors(q: string, page: number) {
  return useQuery({
    queryKey: ['subcontractors', 'contract', q, page],
    queryFn: ({ signal }) =>
      api.get('/subcontractors', {
        params: {
          query: { rate_type: 'Contract', sort: 'name', page, page_size: pageSize, ...(q && { q }) },
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
