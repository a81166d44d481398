import { Note } from '../../../kit/components/note';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { useRouteName } from '../use-route-name';
import { AddDocumentButton } from './documents-part';
import styles from './documents.module.css';

/** In progress: which routes still lack their POD, each with the way to send it. */
export function PodsNote() {
  const t = useT();
  const { order } = useOrder();
  const routeName = useRouteName();
  const missing = order.routes.filter((route) => !route.has_pod);
  return (
    <Note>
      {t('orders.view.inProgress')}
      {missing.length > 0 && (
        <ul className={styles['missing']} aria-label={t('documents.missingPods')}>
          {missing.map((route) => {
            const name = routeName(route);
            return (
              <li key={route.id}>
                <span>{t('documents.missingPod', { route: name })}</span>
                <AddDocumentButton
                  target={{ routeId: route.id, type: 'POD' }}
                  label={t('documents.addPod')}
                  name={t('documents.addPodOf', { route: name })}
                />
              </li>
            );
          })}
        </ul>
      )}
    </Note>
  );
}
