import { useFormat } from '../../../kit/format/use-format';
import { LabelledValue, LabelledValues } from '../../../kit/components/labelled-value';
import { Money } from '../../../kit/components/money';
import { useT } from '../../../kit/i18n/use-t';
import { untilBeside } from '../facts/time-window';
import { useOrder } from '../order-context';
import { hasOrder } from '../order-view';
import { useQuoteName } from '../quotes/use-quote-name';
import type { Route } from '../queries/types';
import { RouteEnds } from './route-ends';
import styles from './route-details.module.css';

/** A route to read: from where to where and when, the payment term and the chosen quote. */
export function RouteDetails({ route }: { route: Route }) {
  const t = useT();
  const format = useFormat();
  const { order } = useOrder();
  const nameOf = useQuoteName();
  const quote = route.chosen_offer;
  const ofQuote = hasOrder(order.status) && quote !== null;
  const windowOf = (end: 'pickup' | 'delivery') =>
    untilBeside(ofQuote ? quote[`${end}_date`] : null, {
      from: route[`${end}_date`],
      until: route[`${end}_until`],
    });
  return (
    <>
      {ofQuote && <p className={styles['hint']}>{t('orders.route.datesOfQuote')}</p>}
      <RouteEnds
        place={route}
        pickupDate={ofQuote ? quote.pickup_date : route.pickup_date}
        deliveryDate={ofQuote ? quote.delivery_date : route.delivery_date}
        pickupUntil={windowOf('pickup')}
        deliveryUntil={windowOf('delivery')}
      />
      <div className={styles['more']}>
        <LabelledValues columns={2}>
          <LabelledValue label={t('orders.route.paymentTerms')}>
            {route.payment_terms === null ? null : t('orders.days', { smart_count: route.payment_terms })}
          </LabelledValue>
          <LabelledValue label={t('orders.route.chosen')}>
            {quote && (
              <>
                {nameOf(quote)}, <Money amount={quote.price} currency={quote.currency} />{' '}
                {t('orders.quotes.margin', { percent: format.percent(quote.profit_margin) })}
              </>
            )}
          </LabelledValue>
        </LabelledValues>
      </div>
    </>
  );
}
