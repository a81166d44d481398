import Copy from 'lucide-react/icons/copy';
import Link2Off from 'lucide-react/icons/link-2-off';
import ListChecks from 'lucide-react/icons/list-checks';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Action } from '../../components/action-list';
import { ActionMenu } from '../../components/action-menu';
import { useT } from '../../i18n/use-t';
import { useMarkComplete } from '../data-request/use-mark-complete';
import { useOrder } from '../order-context';
import { status } from '../order-view';
import type { LinkInput } from '../queries/types';

/** What can be done with an order in any status, and is done seldom. */
export function OrderMenu() {
  const t = useT();
  const { order, view, openDialog } = useOrder();
  const markComplete = useMarkComplete(order.id);
  const clientId = order.client_id;
  const isAwaited = view !== 'reading' && !order.is_data_complete;
  const revoke = (key: string, label: string, link: LinkInput): Action => ({
    key,
    label,
    icon: Link2Off,
    run: () => openDialog({ kind: 'revoke-link', link, name: order.client_name || order.client_email }),
  });
  const actions: (Action | false)[] = [
    { key: 'copy', label: t('orders.copy.action'), icon: Copy, run: () => openDialog({ kind: 'copy' }) },
    isAwaited && {
      key: 'complete',
      label: t('orders.dataRequest.mark'),
      icon: ListChecks,
      run: () => markComplete.mutate(),
    },
    order.status === status.sentToClient &&
      revoke('revoke', t('orders.revokeLink.ofClient'), {
        kind: 'client-offer-selection',
        order_id: order.id,
      }),
    isAwaited &&
      clientId !== null &&
      revoke('revoke-form', t('orders.revokeLink.ofForm'), {
        kind: 'order-form',
        order_id: order.id,
        client_id: clientId,
      }),
    view !== 'reading' && {
      key: 'delete',
      label: t('orders.deleteOrder.action'),
      icon: Trash2,
      run: () => openDialog({ kind: 'delete-order' }),
    },
  ];
  return <ActionMenu label={t('orders.more')} actions={actions.filter((action) => action !== false)} />;
}
