import { Tag } from '../../kit/components/tag';
import { useT } from '../../kit/i18n/use-t';
import type { Order, Schemas } from '../../kit/api/types';
import { useFormat } from '../../kit/format/use-format';
import { deliveryTimeOf, nearTones, pickupTimeOf } from '../../kit/status/delivery-time';
import type { ReactNode } from 'react';
import { Money } from '../../kit/components/money';

interface Claimed {
  claimed_client_name: string | null;
  claimed_client_email: string | null;
}

interface ClaimProps {
  order: Claimed;
}

/** Marks a request that says that it is a client's, which nobody has confirmed yet. */
export function ClaimTag({ order }: ClaimProps) {
  const t = useT();
  const whole = useClaimText(order);
  if (whole === null) return null;
  return (
    <Tag tone="warn" title={whole}>
      {t('activities.claim.short')}
    </Tag>
  );
}

function useClaimText({ claimed_client_name: name, claimed_client_email: email }: Claimed): string | null {
  const t = useT();
  if (name === null) return null;
  return email === null
    ? t('activities.claim.named', { name })
    : t('activities.claim.withAddress', { name, email });
}

/** When an order is carried: as the offer says once the client has it, before that as the request does. */
export function carriedOn({ agreed, pickup_date, delivery_date }: Dated) {
  return agreed ?? { pickup_date, delivery_date };
}

type Dated = Pick<Order, 'agreed' | 'pickup_date' | 'delivery_date'>;

interface NearTagProps {
  order: Dated & Pick<Order, 'status'>;
}

/** How near the delivery is: overdue, today, tomorrow, in so many days; nothing once it no longer matters. Short where its place says of what it tells. */
export function DeliveryTag({ order, isShort = false }: NearTagProps & { isShort?: boolean }) {
  const t = useT();
  const { fullDateTime } = useFormat();
  const { delivery_date } = carriedOn(order);
  const time = deliveryTimeOf({ status: order.status, delivery_date });
  if (!time) return null;
  // What is not near yet does not stand out.
  if (time.when === 'later')
    return (
      <span
        data-far
        style={{ color: 'var(--text-3)', whiteSpace: 'nowrap' }}
        title={fullDateTime(delivery_date)}
      >
        {t(isShort ? 'activities.delivery.inDays' : 'activities.delivery.later', { smart_count: time.days })}
      </span>
    );
  return (
    <Tag tone={nearTones[time.when]} title={fullDateTime(delivery_date)}>
      {t(`activities.delivery.${time.when}`, { smart_count: time.days })}
    </Tag>
  );
}

/** The day that presses: a pickup that nobody has agreed to drive and that is near, else the delivery. */
export function NextDayTag({ order, isShort = false }: NearTagProps & { isShort?: boolean }) {
  const t = useT();
  const { fullDateTime } = useFormat();
  const { pickup_date } = carriedOn(order);
  const pickup = pickupTimeOf({ status: order.status, pickup_date });
  if (pickup === null) return <DeliveryTag order={order} isShort={isShort} />;
  return (
    <Tag tone="bad" title={fullDateTime(pickup_date)}>
      {t(`activities.pickup.${pickup}`)}
    </Tag>
  );
}

/** What the client pays, as far as is known; else what there is instead. */
export function OrderPrice({ order, none }: { order: Order; none: ReactNode }) {
  return order.shown_price === null ? <>{none}</> : <ShownPrice price={order.shown_price} />;
}

/** An order's price; “from” before what rests on the cheapest quotes. */
export function ShownPrice({ price }: { price: Schemas['ShownPrice'] }) {
  const t = useT();
  const money = <Money amount={price.amount} currency={price.currency} />;
  if (price.kind !== 'from') return money;
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <span style={{ color: 'var(--text-3)', fontWeight: 400, fontSize: '0.88em' }}>{t('queue.from')}</span>{' '}
      {money}
    </span>
  );
}
