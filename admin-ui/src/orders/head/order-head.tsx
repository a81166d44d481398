import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../components/icon';
import { useT } from '../../i18n/use-t';
import { StatusChip } from '../../status/status-chip';
import { useOrder } from '../order-context';
import { useOrderHistory } from '../queries/order-queries';
import { OrderStepper } from '../stepper/order-stepper';
import { HeadActions } from './head-actions';
import { OrderFacts } from './order-facts';
import styles from './order-head.module.css';

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
