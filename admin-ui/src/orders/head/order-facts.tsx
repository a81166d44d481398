import Calendar from 'lucide-react/icons/calendar';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Package from 'lucide-react/icons/package';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../components/icon';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import { DataFlag } from '../data-request/data-flag';
import { DueFact } from '../invoices/due-fact';
import type { OrderDetails } from '../queries/types';
import { useLegName } from '../use-leg-name';
import { useOrderFormat } from '../use-order-format';
import styles from './order-head.module.css';

/** The order in one line: from where to where, when, what, and for whom. */
export function OrderFacts({ order }: { order: OrderDetails }) {
  const t = useT();
  const format = useFormat();
  const legName = useLegName();
  const { dateRange } = useOrderFormat();
  const cargo = [t('activities.pallets', { smart_count: order.pallets_count }), format.weight(order.weight)];
  return (
    <ul className={styles['facts']} aria-label={t('orders.factsLabel')}>
      <Fact icon={MapPin}>{legName(order)}</Fact>
      <Fact icon={Calendar}>{dateRange(order.pickup_date, order.delivery_date)}</Fact>
      <Fact icon={Package}>{cargo.join(', ')}</Fact>
      {order.client_email && (
        <Fact icon={Mail}>
          <a href={`mailto:${order.client_email}`}>{order.client_email}</a>
        </Fact>
      )}
      <DataFlag />
      <DueFact />
    </ul>
  );
}

function Fact({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li>
      <Icon of={icon} size={14} />
      <span className="cut">{children}</span>
    </li>
  );
}
