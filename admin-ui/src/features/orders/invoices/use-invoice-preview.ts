import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../kit/api/client';
import type { Schemas } from '../../../kit/api/types';

/**
 * The invoice as it would be, made anew whenever what it is made with changes.
 * @param input null while there is nothing to make it with
 */
export function useInvoicePreview(orderId: number, input: Schemas['InvoiceInput'] | null) {
  return useQuery({
    queryKey: ['invoice-preview', orderId, input],
    queryFn: ({ signal }) =>
      api.post('/orders/{id}/generate-invoice-preview', {
        params: { path: { id: orderId } },
        body: input ?? {},
        signal,
      }),
    enabled: input !== null,
    ...previewing,
  });
}

/** The same of a correction. */
export function useCorrectionPreview(orderId: number, input: Schemas['CorrectionInput'] | null) {
  return useQuery({
    queryKey: ['invoice-preview', orderId, 'correction', input],
    queryFn: ({ signal }) =>
      api.post('/orders/{id}/generate-correction-preview', {
        params: { path: { id: orderId } },
        body: input ?? { reason: '' },
        signal,
      }),
    enabled: input !== null,
    ...previewing,
  });
}

/** What was printed a moment ago shows what was known then. */
const previewing = { staleTime: 0, gcTime: 0, retry: false, placeholderData: keepPreviousData } as const;
