import { Note } from '../components/note';
import { useT } from '../i18n/use-t';
import { useOrder } from './order-context';
import { status } from './order-view';
import { useOrderHistory } from './queries/order-queries';
import styles from './order-page.module.css';

/** Between offer and order: why nothing can be changed, and what comes next. */
export function StatusBanner() {
  const t = useT();
  const { order } = useOrder();
  const { data: history } = useOrderHistory(order.id);
  const reason = history?.items.findLast((entry) => entry.to_status === status.rejectedByClient)?.reason;
  switch (order.status) {
    case status.sentToClient:
      return (
        <div className={styles['banner']}>
          <Note>{t('orders.view.readOnly')}</Note>
        </div>
      );
    case status.acceptedByClient:
      return (
        <div className={styles['banner']}>
          <Note tone="ok">{t('orders.view.accepted')}</Note>
        </div>
      );
    case status.rejectedByClient:
      return (
        <div className={styles['banner']}>
          <Note tone="bad">
            {reason ? t('orders.view.rejectedWithReason', { reason }) : t('orders.view.rejected')}
          </Note>
        </div>
      );
    default:
      return null;
  }
}
