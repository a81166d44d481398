import CircleDashed from 'lucide-react/icons/circle-dashed';
import { Icon } from '../../../kit/components/icon';
import { RouteQuotes } from '../quotes/route-quotes';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import type { Route } from '../queries/types';
import { documentGroups, isDocumentGroup } from '../documents/document-groups';
import { RouteDocuments } from '../documents/route-documents';
import { hasOrder, status } from '../order-view';
import type { RoutePart } from '../use-order-place';
import { CarrierOrder } from '../carrier-order/carrier-order';
import { WithoutFileNote } from '../carrier-order/without-file-note';
import { ProgressLine } from '../requests/progress-line';
import { RouteHints } from '../sequence/route-hints';
import { CarrierNote } from './carrier-note';
import { RouteDetails } from './route-details';
import { RouteTools } from './route-tools';
import styles from './route-panel.module.css';

export interface RoutePanelProps {
  route: Route;
  part: RoutePart;
}

/** One route: a small menu, what can be done with it, and its details or quotes. */
export function RoutePanel({ route, part }: RoutePanelProps) {
  const t = useT();
  const { order, goTo } = useOrder();
  const entry = (key: RoutePart) => ({
    'aria-current': part === key ? ('true' as const) : undefined,
    onClick: () => goTo({ tab: 'route', routeId: route.id, part: key }),
  });
  return (
    <div className={styles['route']}>
      <nav className={styles['menu']} aria-label={t('orders.route.menu')}>
        <button type="button" {...entry('details')}>
          {t('orders.route.details')}
        </button>
        <button type="button" {...entry('quotes')}>
          {t('orders.route.quotes')}
          <span className={`num ${styles['count']}`}>{route.offers_count}</span>
        </button>
        {hasOrder(order.status) &&
          documentGroups.map((group) => (
            <button key={group} type="button" {...entry(group)}>
              {t(`documents.type.${group}`)}
              {group === 'pod' && !route.has_pod && order.status >= status.inProgress && <PodMissing />}
            </button>
          ))}
      </nav>
      <div>
        <RouteTools route={route} />
        <ProgressLine key={`requests ${String(route.id)}`} route={route} />
        <RouteHints route={route} />
        <CarrierNote route={route} />
        <WithoutFileNote route={route} />
        {part === 'details' ? (
          <>
            <RouteDetails route={route} />
            <CarrierOrder key={route.id} route={route} />
          </>
        ) : isDocumentGroup(part) ? (
          <RouteDocuments key={part} route={route} group={part} />
        ) : (
          <RouteQuotes key={route.id} route={route} />
        )}
      </div>
    </div>
  );
}

function PodMissing() {
  const t = useT();
  const label = t('documents.podMissing');
  return (
    <span className={styles['lacking']} title={label}>
      <Icon of={CircleDashed} size={14} label={label} />
    </span>
  );
}
