import Copy from 'lucide-react/icons/copy';
import ListChecks from 'lucide-react/icons/list-checks';
import { ActionMenu } from '../../components/action-menu';
import { useT } from '../../i18n/use-t';
import { useMarkComplete } from '../data-request/use-mark-complete';
import { useOrder } from '../order-context';

/** What can be done with an order in any status, and is done seldom. */
export function OrderMenu() {
  const t = useT();
  const { order, view, openDialog } = useOrder();
  const markComplete = useMarkComplete(order.id);
  const isAwaited = view !== 'reading' && !order.is_data_complete;
  return (
    <ActionMenu
      label={t('orders.more')}
      actions={[
        {
          key: 'copy',
          label: t('orders.copy.action'),
          icon: Copy,
          run: () => openDialog({ kind: 'copy' }),
        },
        ...(isAwaited
          ? [
              {
                key: 'complete',
                label: t('orders.dataRequest.mark'),
                icon: ListChecks,
                run: () => markComplete.mutate(),
              },
            ]
          : []),
      ]}
    />
  );
}
