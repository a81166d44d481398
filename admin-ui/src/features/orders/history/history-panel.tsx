import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import X from 'lucide-react/icons/x';
import { ErrorState } from '../../../kit/components/error-state';
import { Icon } from '../../../kit/components/icon';
import { SkeletonLines } from '../../../kit/components/skeletons';
import { useT } from '../../../kit/i18n/use-t';
import { useOrderHistory } from '../queries/order-queries';
import { HistoryItem } from './history-item';
import styles from './history-drawer.module.css';

export interface HistoryPanelProps {
  orderId: number;
  open: boolean;
  onClose: () => void;
}

/** The order's life, newest first: what happened, when, by whom and why. */
export function HistoryPanel({ orderId, open, onClose }: HistoryPanelProps) {
  const t = useT();
  const { data, error, isPending, refetch } = useOrderHistory(orderId);
  const items = data?.items.toReversed() ?? [];
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('orders.history.title'),
          sx: { width: 400, maxWidth: '100%' },
        },
      }}
    >
      <div className={styles['head']}>
        <h2>{t('orders.history.title')}</h2>
        <IconButton aria-label={t('common.action.close')} onClick={onClose} autoFocus>
          <Icon of={X} />
        </IconButton>
      </div>
      <div className={styles['body']}>
        {isPending && <SkeletonLines lines={6} />}
        {error && !data && (
          <ErrorState error={error} title={t('orders.history.failed')} onRetry={() => void refetch()} />
        )}
        {data && items.length === 0 && <p>{t('orders.history.empty')}</p>}
        <ol className={styles['list']}>
          {items.map((entry, place) => (
            <HistoryItem key={items.length - place} entry={entry} />
          ))}
        </ol>
      </div>
    </Drawer>
  );
}
