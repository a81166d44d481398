import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../api/client';
import type { Schemas } from '../../api/types';
import { ComposedMail } from '../../mail-text/composed-mail';

interface InvoiceMailPreviewProps {
  orderId: number;
  letter: Schemas['InvoiceMailPreviewInput'];
}

/** The mail of an invoice as the client will see it, composed by the server. */
export function InvoiceMailPreview({ orderId, letter }: InvoiceMailPreviewProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['invoice-mail-preview', orderId, letter],
    queryFn: ({ signal }) =>
      api.post('/orders/{id}/send-invoice/preview', {
        params: { path: { id: orderId } },
        body: letter,
        signal,
      }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return <ComposedMail mail={data} error={error} onRetry={() => void refetch()} />;
}
