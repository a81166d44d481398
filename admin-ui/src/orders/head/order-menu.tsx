import Copy from 'lucide-react/icons/copy';
import { ActionMenu } from '../../components/action-menu';
import { useT } from '../../i18n/use-t';
import { useOrder } from '../order-context';

/** What can be done with an order in any status, and is done seldom. */
export function OrderMenu() {
  const t = useT();
  const { openDialog } = useOrder();
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
      ]}
    />
  );
}
