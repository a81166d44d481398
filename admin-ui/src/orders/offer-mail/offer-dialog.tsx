import { useOrder } from '../order-context';
import { useOrderSummary } from '../queries/order-queries';
import { OfferForm } from './offer-form';
import { useOfferDraft } from './use-offer-draft';

/** The dialog in which an offer is written; it opens once the client's language and the price are known. */
export function OfferDialog({ onClose }: { onClose: () => void }) {
  const { order, currency } = useOrder();
  const draft = useOfferDraft(order);
  const { data: summary } = useOrderSummary(order.id, currency);
  if (!draft || !summary) return null;
  return <OfferForm draft={draft} summary={summary} onClose={onClose} />;
}
