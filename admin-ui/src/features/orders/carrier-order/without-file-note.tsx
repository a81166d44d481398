import { Note } from '../../../kit/components/note';
import { useT } from '../../../kit/i18n/use-t';
import { routeStatus } from '../order-view';
import type { Route } from '../queries/types';
import { DocumentButton } from './document-button';
import styles from './carrier-order.module.css';

/** Warns that the carrier got the order without its PDF, and gives the file to send it by other ways. */
export function WithoutFileNote({ route }: { route: Route }) {
  const t = useT();
  const isWithCarrier = route.status === routeStatus.waiting || route.status === routeStatus.accepted;
  if (!route.order_sent_without_file || !isWithCarrier) return null;
  return (
    <div className={styles['withoutFile']}>
      <Note tone="warn" role="status">
        <strong>{t('carrierOrder.withoutFile')}</strong> {t('carrierOrder.withoutFileNext')}
        <span className={styles['fetch']}>
          <DocumentButton route={route} />
        </span>
      </Note>
    </div>
  );
}
