import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Mail from 'lucide-react/icons/mail';
import RouteIcon from 'lucide-react/icons/route';
import { Icon } from '../../../kit/components/icon';
import { useT, type MessageKey } from '../../../kit/i18n/use-t';
import { CopyLinkButton } from '../links/copy-link-button';
import { useOrder } from '../order-context';
import styles from './request-panel.module.css';
import type { OrderDetails } from '../queries/types';

/** The parts of a request that a valuation needs. */
type RequestPart = 'pickup' | 'delivery' | 'dates' | 'cargo' | 'email';

const filled = (...texts: (string | null)[]) => texts.every((text) => text !== null && text.trim() !== '');

/** Which parts of a request have been given, in the order in which a person checks them. */
function givenData(order: OrderDetails): Record<RequestPart, boolean> {
  return {
    pickup: filled(order.pickup_street, order.pickup_city, order.pickup_post_code, order.pickup_country),
    delivery: filled(
      order.delivery_street,
      order.delivery_city,
      order.delivery_post_code,
      order.delivery_country,
    ),
    dates: filled(order.pickup_date, order.delivery_date),
    cargo: order.pallets_count > 0 && order.weight > 0 && filled(order.cargo_type),
    email: filled(order.client_email),
  };
}

const labels: Record<RequestPart, MessageKey> = {
  pickup: 'orders.request.checkAddress.pickup',
  delivery: 'orders.request.checkAddress.delivery',
  dates: 'orders.request.checkDates',
  cargo: 'orders.request.checkCargo',
  email: 'orders.request.checkEmail',
};

/** Beside a new request: what is given, what accepting does, and the client's link to complete it. */
export function RequestPanel() {
  const t = useT();
  const { order } = useOrder();
  const given = Object.entries(givenData(order)) as [RequestPart, boolean][];
  const complete = order.is_data_complete && given.every(([, isGiven]) => isGiven);
  return (
    <aside className={styles['panel']} aria-label={t('orders.request.title')}>
      <div>
        <h2>{t('orders.request.title')}</h2>
        <p>{t(complete ? 'orders.request.complete' : 'orders.request.incomplete')}</p>
      </div>
      <ul className={styles['checks']}>
        {given.map(([part, isGiven]) => (
          <li key={part} data-given={isGiven || undefined}>
            <Icon
              of={isGiven ? CircleCheck : CircleAlert}
              label={t(isGiven ? 'orders.request.ok' : 'orders.request.lacking')}
            />
            {t(labels[part])}
          </li>
        ))}
      </ul>
      <div>
        <h3>{t('orders.request.next')}</h3>
        {order.client_claim && <p>{t('orders.claim.decideFirst')}.</p>}
        <ul className={styles['next']}>
          <li>
            <Icon of={Mail} size={14} />
            {t('orders.request.nextMail')}
          </li>
          <li>
            <Icon of={RouteIcon} size={14} />
            {t('orders.request.nextRoute')}
          </li>
        </ul>
      </div>
      {!complete && (
        <div>
          <h3>{t('orders.request.completion')}</h3>
          <p>{t('orders.request.completionText')}</p>
          <div className={styles['link']}>
            <CopyLinkButton
              size="small"
              label={t('orders.action.completionLink')}
              link={{ kind: 'order-form', order_id: order.id }}
            />
          </div>
        </div>
      )}
    </aside>
  );
}
