import type { Order } from '../../kit/api/types';
import { Tag } from '../../kit/components/tag';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { deliveryTimeOf } from './delivery-time';

const tones = { overdue: 'bad', today: 'warn', tomorrow: 'fast', later: 'plain' } as const;

/** How near the delivery is: overdue, today, tomorrow, in so many days; nothing once it no longer matters. */
export function DeliveryTag({ order }: { order: Pick<Order, 'status' | 'delivery_date'> }) {
  const t = useT();
  const { fullDateTime } = useFormat();
  const time = deliveryTimeOf(order);
  if (!time) return null;
  return (
    <Tag tone={tones[time.when]} title={fullDateTime(order.delivery_date)}>
      {t(`activities.delivery.${time.when}`, { smart_count: time.days })}
    </Tag>
  );
}
