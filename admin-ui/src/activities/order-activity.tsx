import Package from 'lucide-react/icons/package';
import { Link } from 'react-router-dom';
import type { Order } from '../api/types';
import { DateTime } from '../components/date-time';
import { Icon } from '../components/icon';
import { Tag } from '../components/tag';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import { paths } from '../paths';
import { StatusChip } from '../status/status-chip';
import styles from './activities.module.css';

/** One order in the feed: who, from where to where, how much, its status and when it changed. */
export function OrderActivity({ order }: { order: Order }) {
  const t = useT();
  const { weight } = useFormat();
  const load = [
    order.pallets_count > 0 && t('activities.pallets', { smart_count: order.pallets_count }),
    order.weight > 0 && weight(order.weight),
  ];
  return (
    <li>
      <Link
        data-row
        to={paths.order(order.id)}
        className={`${styles['activity']} ${order.is_read ? '' : styles['unread']}`}
      >
        {order.is_read ? (
          <span />
        ) : (
          <span className={styles['dot']} role="img" aria-label={t('common.state.unread')} />
        )}
        <span className={styles['kind']}>
          <Icon of={Package} label={t('activities.kind.order')} />
        </span>
        <span className={`${styles['who']} cut`}>
          {order.client_name ?? (order.client_email || t('activities.noClient'))}
        </span>
        <span className={`${styles['what']} cut`}>
          <b>
            {order.pickup_city} → {order.delivery_city}
          </b>{' '}
          <span className="num">#{order.id}</span>
          <span className={styles['extra']}>
            {load.filter(Boolean).join(', ')}
            {!order.is_data_complete && <Tag tone="warn">{t('activities.incomplete')}</Tag>}
          </span>
        </span>
        <span className={styles['status']}>
          <StatusChip status={order.status} variant="quiet" />
        </span>
        <DateTime value={order.updated_at} as="time" className={styles['time'] ?? ''} />
      </Link>
    </li>
  );
}
