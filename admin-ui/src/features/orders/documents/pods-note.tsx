import { Note } from '../../../kit/components/note';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { useLegName } from '../use-leg-name';
import { AddDocumentButton } from './documents-part';
import styles from './documents.module.css';

/** In progress: which routes still lack their POD, each with the way to send it. */
export function PodsNote() {
  const t = useT();
  const { order } = useOrder();
  const legName = useLegName();
  const missing = order.routes.filter((route) => !route.has_pod);
  return (
    <Note>
      {t('orders.view.inProgress')}
      {missing.length > 0 && (
        <ul className={styles['missing']} aria-label={t('documents.missingPods')}>
          {missing.map((route) => {
            const leg = legName(route);
            return (
              <li key={route.id}>
                <span>{t('documents.missingPod', { leg })}</span>
                <AddDocumentButton
                  target={{ routeId: route.id, type: 'POD' }}
                  label={t('documents.addPod')}
                  name={t('documents.addPodOf', { leg })}
                />
              </li>
            );
          })}
        </ul>
      )}
    </Note>
  );
}
