import Button from '@mui/material/Button';
import Mail from 'lucide-react/icons/mail';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../kit/components/icon';
import { later } from '../../../kit/components/later';
import { LabelledValue, LabelledValues } from '../../../kit/components/labelled-value';
import { phoneLink, phoneText } from '../../../kit/format/phone';
import { useT } from '../../../kit/i18n/use-t';
import { paths } from '../../../kit/paths';
import { useOrder } from '../order-context';
import { useOrderClient } from '../queries/order-queries';
import styles from './details.module.css';

const ConfirmationSent = later(
  async () => (await import('../automatic-mail/confirmation-sent')).ConfirmationSent,
);

/** Whose order it is, to read; the record itself is edited in the directory. */
export function ClientSection({ showEmail = true }: { showEmail?: boolean }) {
  const t = useT();
  const { order, openDialog } = useOrder();
  const { data: client } = useOrderClient(order.client_id);
  const confirmation = order.order_acceptance?.mail;
  return (
    <section className={styles['client']} aria-label={t('orders.details.client')}>
      <LabelledValues columns={3}>
        <LabelledValue label={t('orders.details.client')}>
          {client ? (
            <Link to={paths.client(client.id)} title={t('orders.details.openClient')}>
              {order.client_name || client.name}
            </Link>
          ) : (
            order.client_name || t('activities.noClient')
          )}
        </LabelledValue>
        {showEmail && (
          <LabelledValue label={t('orders.details.clientEmail')}>
            {order.client_email && <a href={`mailto:${order.client_email}`}>{order.client_email}</a>}
          </LabelledValue>
        )}
        <LabelledValue label={t('orders.details.clientPhone')}>
          {client?.phone && (
            <a className="num" href={phoneLink(client.phone)}>
              {phoneText(client.phone)}
            </a>
          )}
        </LabelledValue>
        {confirmation && (
          <Suspense>
            <ConfirmationSent mail={confirmation} />
          </Suspense>
        )}
      </LabelledValues>
      {order.client_email && (
        <div className={styles['write']}>
          <Button size="small" variant="outlined" onClick={() => openDialog({ kind: 'write-to-client' })}>
            <Icon of={Mail} size={14} />
            {t('messages.write')}
          </Button>
        </div>
      )}
    </section>
  );
}
