import { NavLink } from 'react-router-dom';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { Icon } from '../components/icon';
import { useT } from '../i18n/use-t';
import { paths } from '../paths';
import { findOrderStatus } from '../status/order-status';
import { useRecentOrders } from './recent-orders';
import styles from './sidebar.module.css';

/** The orders opened last, with the icon of their status; nothing while there are none. */
export function RecentOrders() {
  const t = useT();
  const orders = useRecentOrders(true);
  if (orders.length === 0) return null;
  return (
    <div className={styles['recent']}>
      <h2>{t('shell.recentOrders')}</h2>
      <ul className={styles['nav']}>
        {orders.map((order) => {
          const look = findOrderStatus(order.status);
          const title = look ? t(`status.full.${look.key}`) : undefined;
          return (
            <li key={order.id}>
              <NavLink to={paths.order(order.id)} className={styles['item'] ?? ''} title={title}>
                <Icon of={look?.icon ?? CircleDashed} size={14} />
                <span className="cut">
                  {order.id} {order.name || t('activities.noClient')}
                </span>
              </NavLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
