import Check from 'lucide-react/icons/check';
import { Link, useNavigate } from 'react-router-dom';
import type { Order } from '../../../kit/api/types';
import { DateTime } from '../../../kit/components/date-time';
import { Icon } from '../../../kit/components/icon';
import { Tag } from '../../../kit/components/tag';
import styles from '../../../kit/directory/directory.module.css';
import { RecordTable } from '../../../kit/records/record-table';
import { useT } from '../../../kit/i18n/use-t';
import { paths } from '../../../kit/paths';
import { StatusChip } from '../../../kit/status/status-chip';
import { ClaimTag } from '../claim-tag';
import { DeliveryTag } from '../delivery-tag';
import { OrderPrice } from '../order-price';
import own from './quotation-table.module.css';

/** The table: ID, client with the lane, status, whether the data are complete, delivery, price, date. */
export function QuotationTable() {
  const t = useT();
  const navigate = useNavigate();
  return (
    <RecordTable<Order>
      label={t('activities.table.caption')}
      onOpen={(id) => void navigate(paths.order(id))}
      columns={[
        {
          source: 'id',
          label: t('activities.table.column.id'),
          sortable: true,
          width: '88px',
          narrowWidth: '64px',
          className: `${styles['notPhone']} num`,
          render: ({ id }) => <span className={styles['faint']}>#{id}</span>,
        },
        {
          source: 'client_name',
          label: t('activities.table.column.client'),
          sortable: true,
          width: '34%',
          phoneWidth: '58%',
          render: (order) => <ClientCell order={order} />,
        },
        {
          source: 'status',
          label: t('activities.table.column.status'),
          sortable: true,
          width: '188px',
          narrowWidth: '160px',
          phoneWidth: '42%',
          render: (order) => (
            <span className={own['stage']}>
              <StatusChip status={order.status} variant="quiet" />
              {!order.is_data_complete && (
                <span className={own['narrowOnly']}>
                  <Completeness isComplete={false} />
                </span>
              )}
              <span className={own['phoneOnly']}>
                <DeliveryTag order={order} />
              </span>
            </span>
          ),
        },
        {
          source: 'is_data_complete',
          label: t('activities.table.column.complete'),
          sortable: true,
          width: '132px',
          className: styles['wide'],
          render: ({ is_data_complete }) => <Completeness isComplete={is_data_complete} />,
        },
        {
          source: 'delivery_date',
          label: t('activities.table.column.delivery'),
          sortable: true,
          width: '220px',
          narrowWidth: '164px',
          className: styles['notPhone'],
          render: (order) => (
            <span className={own['delivery']}>
              <DateTime value={order.delivery_date} as="short" />
              <DeliveryTag order={order} />
            </span>
          ),
        },
        {
          source: 'price_for_client',
          label: t('activities.table.column.price'),
          align: 'right',
          width: '144px',
          className: `${styles['wide']} num`,
          render: (order) => (
            <OrderPrice
              order={order}
              none={<span className={styles['faint']}>{t('activities.board.noPrice')}</span>}
            />
          ),
        },
        {
          source: 'created_at',
          label: t('activities.table.column.date'),
          sortable: true,
          align: 'right',
          width: '112px',
          narrowWidth: '100px',
          className: styles['notPhone'],
          render: ({ created_at }) => (
            <DateTime value={created_at} as="date" className={styles['faint'] ?? ''} />
          ),
        },
      ]}
    />
  );
}

function ClientCell({ order }: { order: Order }) {
  const t = useT();
  return (
    <>
      <Link
        data-row
        to={paths.order(order.id)}
        className={`${styles['primary']} ${order.is_read ? '' : own['unread']} cut`}
        onClick={(event) => event.stopPropagation()}
      >
        {!order.is_read && <span className={own['dot']} role="img" aria-label={t('common.state.unread')} />}
        {order.client_name ?? (order.client_email || t('activities.noClient'))}
      </Link>
      <span className={`${styles['small']} cut`}>
        <span className={own['phoneOnly']}>#{order.id} · </span>
        {order.pickup_city} → {order.delivery_city}
      </span>
      <ClaimTag order={order} />
    </>
  );
}

function Completeness({ isComplete }: { isComplete: boolean }) {
  const t = useT();
  if (!isComplete) return <Tag tone="warn">{t('activities.incomplete')}</Tag>;
  return (
    <span className={own['complete']}>
      <Icon of={Check} size={14} />
      {t('activities.table.complete')}
    </span>
  );
}
