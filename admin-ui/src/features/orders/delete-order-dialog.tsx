import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api } from '../../kit/api/client';
import { ConfirmDialog } from '../../kit/components/confirm-dialog';
import { useToast } from '../../kit/components/use-toast';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { forgetOrder } from './recent-orders';
import { useOrder } from './order-context';
import { orderKeys } from './queries/order-keys';

/** Asks before an order goes that no client was offered yet, naming it and what goes with it. */
export function DeleteOrderDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { order, allowLeaving } = useOrder();
  const remove = useMutation({
    mutationFn: () => api.delete('/orders/{id}', { params: { path: { id: order.id } } }),
    onSuccess: () => {
      forgetOrder(order.id);
      allowLeaving();
      void navigate(paths.activities, { replace: true });
      toast.success(t('orders.deleteOrder.done', { number: order.id }));
      // What is shown of the order itself is not read again: it is gone.
      const own = orderKeys.order(order.id);
      void queryClient.invalidateQueries({
        queryKey: orderKeys.everything,
        predicate: ({ queryKey }) => !own.every((part, place) => queryKey[place] === part),
      });
    },
    onError: (error) => toast.failure(t('orders.deleteOrder.failed'), error),
  });
  return (
    <ConfirmDialog
      open
      title={t('orders.deleteOrder.title', { number: order.id })}
      confirmLabel={t('orders.deleteOrder.submit')}
      destructive
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onError: onClose })}
      onClose={onClose}
    >
      <p>{t('orders.deleteOrder.text')}</p>
    </ConfirmDialog>
  );
}
