import { useOrder, findRoute } from '../order-context';
import { OrderForm } from './order-form';
import { RouteSequence } from '../sequence/route-sequence';
import { OrderReading } from './order-reading';
import Check from 'lucide-react/icons/check';
import { Icon } from '../../../kit/components/icon';
import { Money } from '../../../kit/components/money';
import { useT } from '../../../kit/i18n/use-t';
import { useOrderQuotes } from '../queries/order-queries';
import { useQuoteName } from '../quotes/use-quote-name';
import { useRouteName } from '../use-route-name';
import styles from './details-tab.module.css';

/** Every quote of the order, to read; the chosen ones are marked. Nothing while there are none. */
function OrderQuotes() {
  const t = useT();
  const { order } = useOrder();
  const nameOf = useQuoteName();
  const routeName = useRouteName();
  const { data } = useOrderQuotes(order.id);
  if (!data || data.items.length === 0) return null;
  return (
    <section className={styles['section']}>
      <h2>{t('orders.details.allQuotes')}</h2>
      <ul className={styles['list']}>
        {data.items.map((quote) => {
          const route = findRoute(order, quote.quotation_route_id);
          return (
            <li key={quote.id}>
              <span className={styles['mark']}>
                {quote.is_chosen && <Icon of={Check} size={14} label={t('orders.quotes.chosen')} />}
              </span>
              <span className={`cut ${styles['name']}`}>{nameOf(quote)}</span>
              <span className={`cut ${styles['route']}`}>{route && routeName(route)}</span>
              <span className={styles['price']}>
                <Money amount={quote.price} currency={quote.currency} />
              </span>
              <span className={styles['priced']}>
                <Money amount={quote.price_with_margin} currency={quote.currency} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** `Szczegóły`: the order itself, and the quotes of all its routes at a glance. */
export function DetailsTab() {
  const { view, editing } = useOrder();
  return (
    <>
      {editing ? <OrderForm editing={editing} /> : <OrderReading />}
      {view !== 'request' && <RouteSequence />}
      {view !== 'request' && <OrderQuotes />}
    </>
  );
}
