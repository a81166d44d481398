import { api } from '../../api/client';
import { useT } from '../../i18n/use-t';
import type { PriceRequestAnswer } from '../queries/types';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useMailToast } from '../../mail-text/use-mail-toast';

/**
 * Asks subcontractors for the price of a route.
 * @param onAllAsked called when everyone got the mail; otherwise the answer tells who did not
 */
export function useAsk(routeId: number, onAllAsked: () => void) {
  const t = useT();
  const tellMailed = useMailToast();
  return useOrderMutation({
    run: (subcontractorIds: readonly number[]) =>
      api.post('/order-routes/{id}/price-requests', {
        params: { path: { id: routeId } },
        body: { subcontractor_ids: [...subcontractorIds] },
      }),
    failed: t('orders.askDialog.sendFailed'),
    done: (answer: PriceRequestAnswer) => {
      if (answer.skipped.length > 0) return;
      tellMailed(t('orders.askDialog.sent', { smart_count: answer.sent }), {
        text: t('orders.askDialog.statusUpdated'),
      });
      onAllAsked();
    },
  });
}
