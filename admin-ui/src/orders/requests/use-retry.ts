import { api } from '../../api/client';
import { showToast } from '../../components/toast-store';
import { useT } from '../../i18n/use-t';
import type { PriceRequestAnswer } from '../queries/types';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useMailToast } from '../../mail-text/use-mail-toast';

/** Asks those again whose mail could not be delivered. */
export function useRetry(routeId: number, onRetried: () => void) {
  const t = useT();
  const tellMailed = useMailToast();
  return useOrderMutation({
    run: () => api.post('/order-routes/{id}/price-requests/retry', { params: { path: { id: routeId } } }),
    failed: t('orders.requests.retryFailed'),
    done: ({ sent }: PriceRequestAnswer) => {
      if (sent > 0) tellMailed(t('orders.requests.retried', { smart_count: sent }));
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
