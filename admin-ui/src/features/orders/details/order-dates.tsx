import { DateTime } from '../../../kit/components/date-time';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';

/** When the order was entered and last changed. */
export function OrderDates() {
  const t = useT();
  const { order } = useOrder();
  return (
    <>
      <span>
        {t('orders.details.created')} <DateTime value={order.created_at} />
      </span>
      <span>
        {t('orders.details.updated')} <DateTime value={order.updated_at} />
      </span>
    </>
  );
}
