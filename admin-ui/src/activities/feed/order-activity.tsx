import Package from 'lucide-react/icons/package';
import type { Activity } from '../../api/types';
import { Tag } from '../../components/tag';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import { paths } from '../../paths';
import { StatusChip } from '../../status/status-chip';
import { ClaimTag } from '../claim-tag';
import { ActivityRow } from './activity-row';
import styles from './feed.module.css';

type OrderOf = Activity & { order: NonNullable<Activity['order']> };

/** An order in the feed: who, from where to where, how much, its status and when it changed. */
export function OrderActivity({ activity: { id, at, is_read, order } }: { activity: OrderOf }) {
  const t = useT();
  const { weight } = useFormat();
  const load = [
    order.pallets_count > 0 && t('activities.pallets', { smart_count: order.pallets_count }),
    order.weight > 0 && weight(order.weight),
  ];
  return (
    <ActivityRow
      to={paths.order(id)}
      icon={Package}
      kind={t('activities.kind.order')}
      isRead={is_read}
      at={at}
      who={order.client_name ?? (order.client_email || t('activities.noClient'))}
      what={
        <>
          <b>
            {order.pickup_city} → {order.delivery_city}
          </b>{' '}
          <span className="num">#{id}</span>
          {order.claimed_client_name !== null && (
            <span className={styles['mark']}>
              <ClaimTag order={order} />
            </span>
          )}
          <span className={styles['extra']}>
            {load.filter(Boolean).join(', ')}
            {!order.is_data_complete && <Tag tone="warn">{t('activities.incomplete')}</Tag>}
          </span>
        </>
      }
      status={<StatusChip status={order.status} variant="quiet" />}
    />
  );
}
