import { api } from '../../api/client';
import { useToast } from '../../components/use-toast';
import { useT } from '../../i18n/use-t';
import type { PriceRequestAnswer } from '../queries/types';
import { useOrderMutation } from '../queries/use-order-mutation';

/**
 * Asks subcontractors for the price of a route.
 * @param onAllAsked called when everyone got the mail; otherwise the answer tells who did not
 */
export function useAsk(routeId: number, onAllAsked: () => void) {
  const t = useT();
  const toast = useToast();
  return useOrderMutation({
    run: (subcontractorIds: readonly number[]) =>
      api.post('/order-routes/{id}/price-requests', {
        params: { path: { id: routeId } },
        body: { subcontractor_ids: [...subcontractorIds] },
      }),
    failed: t('orders.askDialog.sendFailed'),
    done: (answer: PriceRequestAnswer) => {
      if (answer.skipped.length > 0) return;
      toast.success(t('orders.askDialog.sent', { smart_count: answer.sent }), {
        text: t('orders.askDialog.statusUpdated'),
      });
      onAllAsked();
    },
  });
}
