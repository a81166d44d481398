import Button from '@mui/material/Button';
import { Note } from '../../../kit/components/note';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { hasOrder, routeStatus } from '../order-view';
import { useQuoteName } from '../quotes/use-quote-name';
import type { Route } from '../queries/types';
import styles from './carrier-note.module.css';

/** Once the order exists: whether the route's carrier has it, and what was answered. */
export function CarrierNote({ route }: { route: Route }) {
  const t = useT();
  const { order, place, goTo } = useOrder();
  const nameOf = useQuoteName();
  if (!hasOrder(order.status)) return null;
  const name = route.chosen_offer ? nameOf(route.chosen_offer) : null;
  const reason = route.chosen_offer?.refusal_reason;
  const showsQuotes = place.tab === 'route' && place.part === 'quotes';

  switch (route.status) {
    case routeStatus.fresh:
      return (
        <div className={styles['note']}>
          <Note>
            {name === null ? t('orders.carrier.readyNoChoice') : t('orders.carrier.ready', { name })}
          </Note>
        </div>
      );
    case routeStatus.waiting:
      return (
        <div className={styles['note']}>
          <Note tone="warn">{t('orders.carrier.waiting', { name: name ?? t('orders.quotes.unknown') })}</Note>
        </div>
      );
    case routeStatus.accepted:
      return (
        <div className={styles['note']}>
          <Note tone="ok">{t('orders.carrier.accepted', { name: name ?? t('orders.quotes.unknown') })}</Note>
        </div>
      );
    case routeStatus.rejected:
      return (
        <div className={styles['note']}>
          <Note tone="bad">
            {name === null ? t('orders.carrier.rejectedNoName') : t('orders.carrier.rejected', { name })}{' '}
            {reason && t('orders.carrier.reason', { reason })}{' '}
            {!showsQuotes && (
              <Button size="small" onClick={() => goTo({ tab: 'route', routeId: route.id, part: 'quotes' })}>
                {t('orders.carrier.chooseAgain')}
              </Button>
            )}
          </Note>
        </div>
      );
  }
}
