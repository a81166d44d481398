import Calendar from 'lucide-react/icons/calendar';
import MapPin from 'lucide-react/icons/map-pin';
import { Link } from 'react-router-dom';
import type { Order } from '../../api/types';
import { Icon } from '../../components/icon';
import { Tag } from '../../components/tag';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import { paths } from '../../paths';
import { StatusChip } from '../../status/status-chip';
import { ClaimTag } from '../claim-tag';
import { DeliveryTag } from '../delivery-tag';
import { OrderPrice } from '../order-price';
import styles from './board.module.css';

/** An order on the board: whose, from where to where, when, how near the delivery is, its status and price. */
export function BoardCard({ order }: { order: Order }) {
  const t = useT();
  const { shortDate } = useFormat();
  return (
    <li>
      <Link data-row to={paths.order(order.id)} className={styles['card']}>
        <span className={styles['line']}>
          {!order.is_read && (
            <span className={styles['dot']} role="img" aria-label={t('common.state.unread')} />
          )}
          <b className="cut">{order.client_name ?? (order.client_email || t('activities.noClient'))}</b>
          <span className={`${styles['end']} num`}>#{order.id}</span>
        </span>
        {order.claimed_client_name !== null && (
          <span className={styles['line']}>
            <ClaimTag order={order} />
          </span>
        )}
        <span className={styles['line']}>
          <Icon of={MapPin} size={14} />
          <span className="cut">
            {order.pickup_city} → {order.delivery_city}
          </span>
          {!order.is_data_complete && (
            <span className={styles['end']}>
              <Tag tone="warn">{t('activities.incomplete')}</Tag>
            </span>
          )}
        </span>
        <span className={styles['line']}>
          <Icon of={Calendar} size={14} />
          <span className="num">
            {shortDate(order.pickup_date)} – {shortDate(order.delivery_date)}
          </span>
          <span className={styles['end']}>
            <DeliveryTag order={order} />
          </span>
        </span>
        <span className={styles['line']}>
          <StatusChip status={order.status} />
          <span className={styles['price']}>
            <OrderPrice
              order={order}
              none={<span className={styles['none']}>{t('activities.board.noPrice')}</span>}
            />
          </span>
        </span>
      </Link>
    </li>
  );
}
