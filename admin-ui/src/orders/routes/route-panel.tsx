import { RouteQuotes } from '../quotes/route-quotes';
import { useT } from '../../i18n/use-t';
import { useOrder } from '../order-context';
import type { Route } from '../queries/types';
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
  part: 'details' | 'quotes';
}

/** One route: a small menu, what can be done with it, and its details or quotes. */
export function RoutePanel({ route, part }: RoutePanelProps) {
  const t = useT();
  const { goTo } = useOrder();
  const entry = (key: 'details' | 'quotes') => ({
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
        ) : (
          <RouteQuotes key={route.id} route={route} />
        )}
      </div>
    </div>
  );
}
