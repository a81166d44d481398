import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef, type RefObject, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../kit/components/icon';
import { useT } from '../../../kit/i18n/use-t';
import { StatusChip } from '../../../kit/status/status-chip';
import { useOrder } from '../order-context';
import { useOrderHistory } from '../queries/order-queries';
import { OrderStepper } from '../stepper/order-stepper';
import { HeadActions } from './head-actions';
import styles from './order-head.module.css';
import Calendar from 'lucide-react/icons/calendar';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Package from 'lucide-react/icons/package';
import type { LucideIcon } from 'lucide-react';
import { useFormat } from '../../../kit/format/use-format';
import { DataFlag } from '../data-request/data-flag';
import { DueFact } from '../invoices/due-fact';
import type { OrderDetails } from '../queries/types';
import { useRouteName } from '../use-route-name';
import { useOrderFormat } from '../use-order-format';

/** The order in one line: from where to where, when, what, and for whom. */
function OrderFacts({ order }: { order: OrderDetails }) {
  const t = useT();
  const format = useFormat();
  const routeName = useRouteName();
  const { dateRange } = useOrderFormat();
  const cargo = [t('activities.pallets', { smart_count: order.pallets_count }), format.weight(order.weight)];
  return (
    <ul className={styles['facts']} aria-label={t('orders.factsLabel')}>
      <Fact icon={MapPin}>{routeName(order)}</Fact>
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

/** The head that stays in view: whose order it is, how far it has come, and the next step. */
export function OrderHead({ title }: { title: RefObject<HTMLHeadingElement | null> }) {
  const t = useT();
  const { order } = useOrder();
  const { data: history } = useOrderHistory(order.id);
  const head = useRef<HTMLElement>(null);
  const name = order.client_name || order.client_email || t('activities.noClient');
  useHeadHeight(head);
  return (
    <header ref={head} className={styles['head']}>
      <div className={styles['top']}>
        <div className={styles['who']}>
          <Link to="/activities" className={styles['back']}>
            <Icon of={ArrowLeft} size={14} />
            {t('orders.back')}
          </Link>
          <h1 ref={title} tabIndex={-1} className={styles['title']}>
            <span title={name}>{name}</span>
            <span className={`num ${styles['number']}`}>#{order.id}</span>
            <StatusChip status={order.status} size="large" />
          </h1>
        </div>
        <OrderFacts order={order} />
        <HeadActions />
      </div>
      <OrderStepper status={order.status} history={history?.items ?? []} />
    </header>
  );
}

/** Tells the page how high the head is, so that what sticks below it knows where to stop. */
function useHeadHeight(head: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = head.current;
    const page = element?.parentElement;
    if (!element || !page) return undefined;
    const observer = new ResizeObserver(() => {
      const sticks = getComputedStyle(element).position === 'sticky';
      page.style.setProperty('--order-head', `${sticks ? element.offsetHeight : 0}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [head]);
}
