import Button from '@mui/material/Button';
import { LabelledValue, LabelledValues } from '../../../kit/components/labelled-value';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { useFactList } from '../facts/use-fact-list';
import { useOrder } from '../order-context';
import { RouteEnds } from '../routes/route-ends';
import { ClientSection } from './client-section';
import { OrderDates } from './order-dates';
import styles from './details.module.css';

/** The details of an order to read. */
export function OrderReading() {
  const t = useT();
  const format = useFormat();
  const { order, openDialog } = useOrder();
  const facts = useFactList(order);
  return (
    <div className={styles['reading']}>
      <ClientSection />
      <RouteEnds
        place={order}
        pickupDate={order.pickup_date}
        deliveryDate={order.delivery_date}
        pickupUntil={order.pickup_until}
        deliveryUntil={order.delivery_until}
      />
      <section className={styles['section']}>
        <h2>{t('newOrder.cargo')}</h2>
        <LabelledValues columns={3}>
          <LabelledValue label={t('newOrder.pallets')}>{format.number(order.pallets_count)}</LabelledValue>
          <LabelledValue label={t('orders.details.weightLabel')}>{format.weight(order.weight)}</LabelledValue>
          <LabelledValue label={t('newOrder.cargoType')}>{order.cargo_type}</LabelledValue>
          <LabelledValue label={t('orders.details.paymentTerm')}>
            {order.payment_days === null ? null : t('orders.days', { smart_count: order.payment_days })}
          </LabelledValue>
          {facts.map(({ key, label, value }) => (
            <LabelledValue key={key} label={label}>
              {value}
            </LabelledValue>
          ))}
          <LabelledValue label={t('newOrder.notes')}>
            {order.notes && <span className={styles['notes']}>{order.notes}</span>}
          </LabelledValue>
        </LabelledValues>
      </section>
      <div className={styles['foot']}>
        <OrderDates />
        <Button size="small" onClick={() => openDialog({ kind: 'references' })}>
          {t('orders.references.edit')}
        </Button>
      </div>
    </div>
  );
}
