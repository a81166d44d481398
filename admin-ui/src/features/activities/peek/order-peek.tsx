import { useQuery } from '@tanstack/react-query';
import { api } from '../../../kit/api/client';
import type { Schemas } from '../../../kit/api/types';
import { ErrorState } from '../../../kit/components/error-state';
import { Money } from '../../../kit/components/money';
import { PeekPanel } from '../../../kit/components/peek-panel';
import { SkeletonRows } from '../../../kit/components/skeletons';
import { useFormat } from '../../../kit/format/use-format';
import { LateTexts } from '../../../kit/i18n/late-texts';
import { useSendsMail } from '../../../kit/mail-text/use-mail-toast';
import { useT } from '../../../kit/i18n/use-t';
import { paths } from '../../../kit/paths';
import { OrderChip } from '../../../kit/status/order-chip';
import { awaitedUnloading, nextStepsOf } from '../../orders/head/next-steps';
import { wayOf } from '../../../kit/format/way';
import { stepKey } from '../../orders/head/step-label';
import { routeStatus } from '../../orders/order-view';
import { RouteStatusIcon } from '../../orders/tabs/route-status-icon';
import { ShownPrice } from '../../orders/order-tags';
import styles from './order-peek.module.css';
import { waitsFor } from './waits-for';

type Order = Schemas['OrderDetails'];

interface OrderPeekProps {
  id: number;
  /** Whose order it is, as the row says; null where it is not in sight. */
  name: string | null;
  /** What it comes to, as the row says; null while nothing is known. */
  price: Schemas['ShownPrice'] | null;
  /** The last day of payment of its invoice, where the row tells that it is over. */
  isOverdue?: boolean;
  onClose: () => void;
}

/** What an order is about, for whoever goes through a list: routes, price, the next step, who has to take it. */
export function OrderPeek({ id, name, price, isOverdue = false, onClose }: OrderPeekProps) {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'peek', id],
    queryFn: ({ signal }) => api.get('/orders/{id}/details', { params: { path: { id } }, signal }),
  });
  const whose = name ?? data?.client_name ?? data?.client_email ?? '';
  return (
    <PeekPanel
      label={t('queue.peek.label', { name: whose, number: id })}
      title={`${whose} #${id}`}
      mark={data && <OrderChip order={data} />}
      hint={t('queue.peek.hint')}
      to={paths.order(id)}
      openLabel={t('queue.peek.open')}
      onClose={onClose}
    >
      {data && (
        <LateTexts of="orders">
          <Facts order={data} price={price} isOverdue={isOverdue} />
          <Lanes order={data} />
        </LateTexts>
      )}
      {!data && !error && <SkeletonRows rows={4} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
    </PeekPanel>
  );
}

interface FactsProps {
  order: Order;
  price: Schemas['ShownPrice'] | null;
  isOverdue: boolean;
}

function Facts({ order, price, isOverdue }: FactsProps) {
  const t = useT();
  const { dateTime, number } = useFormat();
  const { primary } = nextStepsOf(order, { isOverdue }, useSendsMail());
  const unloading = awaitedUnloading(order);
  const none = unloading ? t('orders.wait.delivery', { time: dateTime(unloading) }) : t('queue.peek.done');
  const waited = waitsFor(order);
  return (
    <dl className={styles['facts']}>
      <dt>{t('queue.peek.next')}</dt>
      <dd>
        <b>
          {primary
            ? t(stepKey(primary.step, order.status), { smart_count: order.received_documents_count })
            : none}
        </b>
      </dd>
      <dt>{t('queue.peek.waits')}</dt>
      <dd>
        {t(`queue.peek.waited.${waited}`)}
        {waited === 'carriers' && <Carriers order={order} />}
        {waited === 'client' && order.client_email && `: ${order.client_email}`}
      </dd>
      <dt>{t('queue.assignee.column')}</dt>
      <dd>{order.assignee_name ?? t('queue.assignee.nobody')}</dd>
      <dt>{t('activities.table.column.price')}</dt>
      <dd className="num">{price ? <ShownPrice price={price} /> : t('activities.board.noPrice')}</dd>
      <dt>{t('newOrder.cargo')}</dt>
      <dd>
        {order.cargo_type}
        {` · ${t('activities.pallets', { smart_count: order.pallets_count })} · ${number(order.weight)} kg`}
      </dd>
      {order.notes && (
        <>
          <dt>{t('newOrder.notes')}</dt>
          <dd>{order.notes}</dd>
        </>
      )}
    </dl>
  );
}

/** The carriers who have their order and are waited for, by name. */
function Carriers({ order }: { order: Order }) {
  const names = order.routes.flatMap(({ status, chosen_offer: offer }) =>
    offer && (status === routeStatus.waiting || status === routeStatus.accepted)
      ? [offer.subcontractor.name]
      : [],
  );
  return names.length > 0 && `: ${[...new Set(names)].join(', ')}`;
}

/** Each leg with its carrier; the way of the whole order while it has none. */
function Lanes({ order }: { order: Order }) {
  const t = useT();
  const { shortRange: days } = useFormat();
  if (order.routes.length === 0)
    return (
      <ul className={styles['routes']} aria-label={t('queue.peek.routes')}>
        <li>
          <b>{wayOf(order)}</b>
          <span className="num">{days(order.pickup_date, order.delivery_date)}</span>
        </li>
      </ul>
    );
  return (
    <ul className={styles['routes']} aria-label={t('queue.peek.routes')}>
      {order.routes.map((route) => {
        const { chosen_offer: offer } = route;
        return (
          <li key={route.id}>
            <b>{wayOf(route)}</b>
            <RouteStatusIcon status={route.status} />
            <span>
              {offer ? offer.subcontractor.name : t('queue.peek.quotes', { smart_count: route.offers_count })}
            </span>
            <span className="num">
              {offer ? <Money amount={offer.price} currency={offer.currency} /> : null}
            </span>
            <span className={`${styles['whole']} num`}>{days(route.pickup_date, route.delivery_date)}</span>
          </li>
        );
      })}
    </ul>
  );
}
