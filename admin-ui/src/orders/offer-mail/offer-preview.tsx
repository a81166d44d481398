import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { api } from '../../api/client';
import { ErrorState } from '../../components/error-state';
import { Note } from '../../components/note';
import { SkeletonLines } from '../../components/skeletons';
import { useT } from '../../i18n/use-t';
import { ArrivingMail } from '../../mail-text/arriving-mail';
import type { OrderSummary } from '../queries/types';
import type { OfferLetter } from './use-offer-draft';
import styles from './offer-form.module.css';

interface OfferPreviewProps {
  orderId: number;
  summary: OrderSummary;
  /** Turns what was typed into the HTML that is sent. */
  htmlOf: (message: string) => string;
}

/** The offer as the client will see it, composed by the server with the details and the price. */
export function OfferPreview({ orderId, summary, htmlOf }: OfferPreviewProps) {
  const t = useT();
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
  if (error && !data) {
    return (
      <ErrorState
        error={error}
        title={t('orders.offerDialog.previewFailed')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonLines lines={12} />;
  return (
    <>
      {data.unknown.length > 0 && (
        <Note tone="warn">{t('orders.offerDialog.unknown', { names: data.unknown.join(', ') })}</Note>
      )}
      <b className={styles['subject']}>{data.subject}</b>
      <ArrivingMail html={data.html} title={t('orders.offerDialog.preview')} hasLinks={false} />
    </>
  );
}
