import { ConfirmDialog } from '../../components/confirm-dialog';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import { useOrder } from '../order-context';
import { useStatusStep } from '../steps/use-status-step';
import { useOrderInvoices } from './invoice-queries';

/** Asks before an order is paid: it is the last step, and nothing leads back. */
export function PayDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const { order } = useOrder();
  const { data } = useOrderInvoices(order);
  const pay = useStatusStep(order.id, 'pay', onClose);
  const number = data?.items[0]?.number;
  const amount =
    data?.amount_due != null && data.currency
      ? `${format.amount(data.amount_due)}\u00a0${data.currency}`
      : null;
  return (
    <ConfirmDialog
      open
      title={
        number !== undefined && amount !== null
          ? t('invoices.pay.title', { number, amount })
          : t('orders.action.pay')
      }
      confirmLabel={t('orders.action.pay')}
      busy={pay.isPending}
      onConfirm={() => pay.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>{t('invoices.pay.text')}</p>
    </ConfirmDialog>
  );
}
