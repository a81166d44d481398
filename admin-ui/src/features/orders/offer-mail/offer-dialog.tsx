import { RecordDialog } from '../../../kit/form/record-dialog';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { useOrderSummary } from '../queries/order-queries';
import { OfferForm } from './offer-form';
import { useOfferDraft } from './use-offer-draft';

/** The dialog in which an offer is written; it opens once its text and the price are known. */
export function OfferDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { order, currency } = useOrder();
  const { draft, error, refetch } = useOfferDraft(order);
  const { data: summary } = useOrderSummary(order.id, currency);
  if (draft && summary) return <OfferForm draft={draft} summary={summary} onClose={onClose} />;
  if (!error) return null;
  return (
    <RecordDialog
      title={t('orders.offerDialog.title')}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
