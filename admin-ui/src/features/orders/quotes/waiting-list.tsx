import Button from '@mui/material/Button';
import { Tag } from '../../../kit/components/tag';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { CopyLinkButton } from '../links/copy-link-button';
import { useOrder } from '../order-context';
import type { PriceRequest } from '../queries/types';
import styles from './waiting-list.module.css';

/** A request to a group may have a thousand waiting: the rest are a click away. */
const shown = 8;

interface WaitingListProps {
  orderId: number;
  routeId: number;
  /** How many were asked in all. */
  askedCount: number;
  /** Everyone who was asked and has not answered. */
  requests: readonly PriceRequest[];
}

/** Those who were asked for a price last and have not answered yet, each with the link that they were sent; whose mail failed is marked. */
export function WaitingList({ orderId, routeId, askedCount, requests }: WaitingListProps) {
  const t = useT();
  const format = useFormat();
  const { openDialog } = useOrder();
  if (requests.length === 0) return null;
  return (
    <section>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{t('orders.quotes.waiting', { smart_count: requests.length })}</h2>
        <Button size="small" onClick={() => openDialog({ kind: 'price-requests', routeId })}>
          {t('orders.requests.all', { count: format.number(askedCount) })}
        </Button>
      </div>
      <ul className={styles['list']}>
        {requests.slice(0, shown).map((request) => (
          <li key={request.id}>
            <span className={styles['who']}>
              <span className={`cut ${styles['name']}`} title={request.subcontractor_name}>
                {request.subcontractor_name}
              </span>
              {request.mail_failed && <Tag tone="bad">{t('orders.quotes.mailFailed')}</Tag>}
              {request.state === 'stored' && <Tag tone="warn">{t('orders.requests.state.stored')}</Tag>}
            </span>
            <span className={`cut ${styles['email']}`} title={request.subcontractor_email}>
              {request.subcontractor_email}
            </span>
            <time
              dateTime={request.asked_at}
              title={format.fullDateTime(request.asked_at)}
              className={`num ${styles['asked']}`}
            >
              {t('orders.quotes.asked', { time: format.dateTime(request.asked_at) })}
            </time>
            {request.subcontractor_id !== null && (
              <CopyLinkButton
                iconOnly
                label={t('orders.quotes.copyLinkOf', { name: request.subcontractor_name })}
                link={{
                  kind: 'subcontractor-offer',
                  order_id: orderId,
                  route_id: request.quotation_route_id,
                  subcontractor_id: request.subcontractor_id,
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
