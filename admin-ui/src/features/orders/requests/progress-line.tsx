import ChevronRight from 'lucide-react/icons/chevron-right';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import MailX from 'lucide-react/icons/mail-x';
import { Icon } from '../../../kit/components/icon';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import type { Route } from '../queries/types';
import { reachedOf } from './request-counts';
import { useRequestProgress } from './use-request-progress';
import styles from './progress-line.module.css';

/** On a route's tab: that mails are still going out, or that some were not delivered; opens what became of each. */
export function ProgressLine({ route }: { route: Route }) {
  const t = useT();
  const { number } = useFormat();
  const { order, view, openDialog } = useOrder();
  const { data: counts } = useRequestProgress(order.id, route);
  if (!counts) return null;
  const { total, waiting, failed } = counts;
  const isSending = waiting > 0;
  // Once prices are no longer asked for, nothing can be done about mails that got lost.
  if (!isSending && (failed === 0 || view !== 'editing')) return null;
  const reached = reachedOf(counts);
  return (
    <button
      type="button"
      className={`${styles['line']} ${isSending ? '' : styles['failed']}`}
      onClick={() => openDialog({ kind: 'price-requests', routeId: route.id, failed: !isSending })}
    >
      <span className={isSending ? styles['turning'] : undefined}>
        <Icon of={isSending ? LoaderCircle : MailX} size={16} />
      </span>
      <span className="num">
        {isSending
          ? t('orders.requests.sending', { sent: number(reached), total: number(total) })
          : t('orders.requests.undelivered', { failed: number(failed), total: number(total) })}
      </span>
      <span className={styles['go']}>
        <span className={styles['word']}>
          {t(isSending ? 'orders.requests.open' : 'orders.requests.look')}
        </span>
        <Icon of={ChevronRight} size={14} />
      </span>
      {isSending && (
        <span
          aria-hidden="true"
          className={styles['bar']}
          style={{ transform: `scaleX(${String(reached / total)})` }}
        />
      )}
    </button>
  );
}
