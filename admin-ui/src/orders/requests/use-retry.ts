import { api } from '../../api/client';
import { showToast } from '../../components/toast-store';
import { useToast } from '../../components/use-toast';
import { useT } from '../../i18n/use-t';
import type { PriceRequestAnswer } from '../queries/types';
import { useOrderMutation } from '../queries/use-order-mutation';

/** Asks those again whose mail could not be delivered. */
export function useRetry(routeId: number, onRetried: () => void) {
  const t = useT();
  const toast = useToast();
  return useOrderMutation({
    run: () => api.post('/order-routes/{id}/price-requests/retry', { params: { path: { id: routeId } } }),
    failed: t('orders.requests.retryFailed'),
    done: ({ sent }: PriceRequestAnswer) => {
      if (sent > 0) toast.success(t('orders.requests.retried', { smart_count: sent }));
      else {
        showToast({
          kind: 'info',
          title: t('orders.requests.retriedNone'),
          text: t('orders.requests.retriedNoneText'),
        });
      }
      onRetried();
    },
  });
}
