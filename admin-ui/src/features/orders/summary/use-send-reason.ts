import { useT } from '../../../kit/i18n/use-t';
import { useMissingText } from '../head/use-missing-text';
import { useOrder } from '../order-context';
import { useOrderSummary } from '../queries/order-queries';
import { useOpenMargins } from './margin-state';

/**
 * Why the offer cannot be sent to the client now, in words; null when it can. The summary knows it for the currency
 * that is chosen on the page.
 */
export function useSendReason(): string | null {
  const t = useT();
  const { order, currency, editing } = useOrder();
  const missingText = useMissingText();
  const [margin] = useOpenMargins().values();
  const { data: summary, isFetching } = useOrderSummary(order.id, currency);
  if (editing?.isDirty) return t('orders.action.saveFirst');
  if (margin) return t(`orders.summary.openMargin.${margin}`);
  if (!summary || isFetching) return t('orders.action.calculating');
  return missingText(summary.missing);
}
