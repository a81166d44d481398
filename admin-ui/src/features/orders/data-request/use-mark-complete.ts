import { api } from '../../../kit/api/client';
import { useToast } from '../../../kit/components/use-toast';
import { useT } from '../../../kit/i18n/use-t';
import { useOrderMutation } from '../queries/use-order-mutation';

/** Marks an order's data as complete: the forwarder has learned by other ways what the client was asked for. */
export function useMarkComplete(orderId: number) {
  const t = useT();
  const toast = useToast();
  return useOrderMutation({
    run: () =>
      api.put('/orders/{id}', { params: { path: { id: orderId } }, body: { is_data_complete: true } }),
    failed: t('orders.dataRequest.markFailed'),
    done: () => toast.success(t('orders.dataRequest.marked')),
  });
}
