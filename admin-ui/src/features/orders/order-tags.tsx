import { Tag } from '../../kit/components/tag';
import { useT } from '../../kit/i18n/use-t';
import type { Order, Schemas } from '../../kit/api/types';
import { useFormat } from '../../kit/format/use-format';
import {
  deliveryTimeOf,
  isPickupPressing,
  nearTones,
  pickupTimeOf,
  type DayTime,
} from '../../kit/status/delivery-time';
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

type When = DayTime['when'];

/** No pickup is told as overdue: once its day has passed, the delivery is what presses. */
const keyOf = (end: 'pickup' | 'delivery', when: When) =>
  end === 'pickup' && when !== 'overdue'
    ? (`activities.pickup.${when}` as const)
    : (`activities.delivery.${when}` as const);

interface DayTagProps {
  order: Dated & Pick<Order, 'status'>;
  /** Of which end, where its place says so. */
  of?: 'pickup' | 'delivery';
  /** In as few words as there is room for on a card. */
  isShort?: boolean;
}

/**
 * How near the next day of an order is: the pickup until it has passed, then the delivery, which may be overdue. Nothing once it no longer
 * matters, and nothing of the other end.
 */
export function NextDayTag({ order, of, isShort = false }: DayTagProps) {
  const t = useT();
  const { fullDateTime } = useFormat();
  const { status } = order;
  const dates = carriedOn(order);
  const pickup = pickupTimeOf({ status, ...dates });
  const end = pickup ? 'pickup' : 'delivery';
  const time = pickup ?? deliveryTimeOf({ status, ...dates });
  if (!time || (of && of !== end)) return null;
  const title = fullDateTime(dates[`${end}_date`]);
  const isPressing = isPickupPressing({ status, ...dates });
  const key =
    of && time.when !== 'overdue' ? (`activities.day.${time.when}` as const) : keyOf(end, time.when);
  const text = t(key, { smart_count: time.days });
  const isFar = time.when === 'later' && !isPressing;
  // What is not near yet does not stand out.
  if (isFar)
    return (
      <span data-far style={{ color: 'var(--text-3)', whiteSpace: 'nowrap' }} title={title}>
        {text}
      </span>
    );
  const isLate = isShort && time.when === 'overdue';
  return (
    <Tag tone={toneOf(time, isPressing)} title={isLate ? `${text}: ${title}` : title}>
      {isLate ? t('activities.deliveryLate', { smart_count: time.days }) : text}
    </Tag>
  );
}

const toneOf = ({ when }: DayTime, isPressing: boolean) =>
  when === 'later' ? 'warn' : isPressing ? 'bad' : nearTones[when];

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
