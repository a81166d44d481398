import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client';
import { draftOf } from '../../mail-text/draft';
import type { InvoiceMailKind } from './invoice-mail-kind';

/**
 * The words with which an invoice's mail begins, read anew for each dialog.
 * @param invoiceId null while it is not known; nothing is read until then
 */
export function useInvoiceDraft(orderId: number, invoiceId: number | null, kind: InvoiceMailKind) {
  const { data, error, refetch } = useQuery({
    queryKey: ['invoice-mail', orderId, invoiceId, kind],
    queryFn: ({ signal }) =>
      api.get('/orders/{id}/invoice-mail', {
        params: {
          path: { id: orderId },
          query: { kind, ...(invoiceId !== null && { invoice_id: invoiceId }) },
        },
        signal,
      }),
    enabled: invoiceId !== null,
    // The owner may have changed the text a moment ago, and days go by.
    staleTime: 0,
    gcTime: 0,
  });
  return { draft: data && draftOf(data), error, refetch };
}
