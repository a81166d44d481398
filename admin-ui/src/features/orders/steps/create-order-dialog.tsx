import { ConfirmDialog } from '../../../kit/components/confirm-dialog';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { useStatusStep } from './use-status-step';

/** Says before an order is created that its client gets a confirmation, and where it goes. */
export function CreateOrderDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { order } = useOrder();
  const step = useStatusStep(order.id, 'create_order', onClose);
  const email = order.order_acceptance?.to;
  return (
    <ConfirmDialog
      open
      title={t('orders.createOrder.title')}
      confirmLabel={t('orders.createOrder.submit')}
      busy={step.isPending}
      onConfirm={() => step.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      {email ? t('orders.createOrder.text', { email }) : t('orders.createOrder.textWithout')}
    </ConfirmDialog>
  );
}
