import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { api } from '../../api/client';
import { ComposedMail } from '../../mail-text/composed-mail';
import type { OrderSummary } from '../queries/types';
import type { OfferLetter } from './use-offer-draft';

interface OfferPreviewProps {
  orderId: number;
  summary: OrderSummary;
  /** Turns what was typed into the HTML that is sent. */
  htmlOf: (message: string) => string;
}

/** The offer as the client will see it, composed by the server with the details and the price. */
export function OfferPreview({ orderId, summary, htmlOf }: OfferPreviewProps) {
  const { subject, message, valid_until } = useFormContext<OfferLetter>().getValues();
  const body = {
    quotation_id: orderId,
    subject,
    message: htmlOf(message),
    valid_until: valid_until ?? null,
    price_for_client: summary.total,
    currency_for_client: summary.currency,
  };
  const { data, error, refetch } = useQuery({
    queryKey: ['offer-preview', body],
    queryFn: ({ signal }) => api.post('/send-offers-to-client/preview', { body, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return <ComposedMail mail={data} error={error} onRetry={() => void refetch()} />;
}
