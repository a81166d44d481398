import Button from '@mui/material/Button';
import { Note } from '../../../kit/components/note';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { status } from '../order-view';
import { useRouteName } from '../use-route-name';
import styles from './valuation-note.module.css';

/** While prices are collected: which routes have no quote chosen yet, with the way to the first of them. */
export function ValuationNote() {
  const t = useT();
  const { order, goTo, openDialog } = useOrder();
  const routeName = useRouteName();
  const open = order.routes.filter((route) => route.chosen_offer === null);
  const [first] = open;
  if (!first) return null;
  const isNobodyAsked = order.status === status.accepted;
  return (
    <Note>
      <span className={styles['line']}>
        {t('orders.view.notChosen', { routes: open.map(routeName).join(', ') })}
        {isNobodyAsked ? (
          <Button
            size="small"
            variant="outlined"
            onClick={() => openDialog({ kind: 'ask', routeId: first.id })}
          >
            {t('orders.route.ask')}
          </Button>
        ) : (
          <Button
            size="small"
            variant="outlined"
            onClick={() => goTo({ tab: 'route', routeId: first.id, part: 'quotes' })}
          >
            {t('orders.view.compareQuotes')}
          </Button>
        )}
      </span>
    </Note>
  );
}
