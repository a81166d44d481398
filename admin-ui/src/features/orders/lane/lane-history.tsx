import { wayOf } from '../../../kit/format/way';
import Button from '@mui/material/Button';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { ErrorState } from '../../../kit/components/error-state';
import { Icon } from '../../../kit/components/icon';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { usePriceHistory } from '../queries/order-queries';
import type { Route } from '../queries/types';
import styles from './lane.module.css';
import { useFormat } from '../../../kit/format/use-format';
import type { Schemas } from '../../../kit/api/types';
import Check from 'lucide-react/icons/check';
import { Link } from 'react-router-dom';
import { DateTime } from '../../../kit/components/date-time';
import { Money } from '../../../kit/components/money';
import { paths } from '../../../kit/paths';

/** Enough to see how prices went; the rest on demand. */
const shownAtFirst = 8;

interface LaneQuotesProps {
  quotes: readonly Schemas['PastQuote'][];
  caption: string;
}

/** Earlier quotes of a lane, the latest first. */
function LaneQuotes({ quotes, caption }: LaneQuotesProps) {
  const t = useT();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? quotes : quotes.slice(0, shownAtFirst);
  return (
    <>
      <div className={styles['frame']}>
        <table className={styles['table']}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t('orders.lane.date')}</th>
              <th scope="col">{t('orders.lane.carrier')}</th>
              <th scope="col" className={styles['way']}>
                {t('orders.lane.way')}
              </th>
              <th scope="col" className={styles['load']}>
                {t('orders.lane.load')}
              </th>
              <th scope="col" className={styles['price']}>
                {t('orders.lane.price')}
              </th>
              <th scope="col" className={styles['order']}>
                {t('orders.lane.order')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((quote) => (
              <QuoteLine key={quote.offer_id} quote={quote} />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < quotes.length && (
        <Button size="small" onClick={() => setShowsAll(true)}>
          {t('orders.lane.all', { count: quotes.length })}
        </Button>
      )}
    </>
  );
}

function QuoteLine({ quote }: { quote: Schemas['PastQuote'] }) {
  const t = useT();
  const format = useFormat();
  const load = [
    t('activities.pallets', { smart_count: quote.pallets_count }),
    format.weight(quote.weight),
    ...(quote.ldm === null ? [] : [`${format.number(quote.ldm)} LDM`]),
  ].join(', ');
  return (
    <tr>
      <td>
        <DateTime value={quote.quoted_at} as="short" />
      </td>
      <td>
        <span className={styles['carrier']}>
          <span className="cut" title={quote.subcontractor_name}>
            {quote.subcontractor_name}
          </span>
          {quote.is_chosen && <Icon of={Check} size={14} label={t('orders.lane.wasChosen')} />}
        </span>
      </td>
      <td className={`cut ${styles['way']}`} title={wayOf(quote)}>
        {wayOf(quote)}
      </td>
      <td className={`num ${styles['load']}`}>{load}</td>
      <td className={`num ${styles['price']}`}>
        <Money amount={quote.price} currency={quote.currency} />
      </td>
      <td className={`num ${styles['order']}`}>
        <Link
          to={paths.order(quote.quotation_id)}
          aria-label={t('orders.lane.openOrder', { number: quote.quotation_id })}
        >
          #{quote.quotation_id}
        </Link>
      </td>
    </tr>
  );
}

/** What the quotes of each currency amount to; currencies are not compared. */
function LaneLevels({ levels }: { levels: readonly Schemas['PriceLevel'][] }) {
  const t = useT();
  const { amount } = useFormat();
  return (
    <ul className={styles['levels']}>
      {levels.map((level) => (
        <li key={level.currency}>
          <b className="num">
            {t('orders.lane.level', { amount: `${amount(level.median)} ${level.currency}` })}
          </b>
          <span className="num">
            {level.count > 1 &&
              `${t('orders.lane.range', { low: amount(level.lowest), high: amount(level.highest) })}, `}
            {t('orders.lane.count', { smart_count: level.count })}
          </span>
          {level.chosen_median !== null && (
            <span className="num">
              {t('orders.lane.chosen', { amount: `${amount(level.chosen_median)} ${level.currency}` })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What carriers asked for before between the same areas: levels at a glance, and the quotes behind them. */
export function LaneHistory({ route }: { route: Route }) {
  const t = useT();
  const id = useId();
  const { order } = useOrder();
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, isPending, refetch } = usePriceHistory(order.id, route.id);
  if (isPending) return null;
  const area = (country: string, code: string) => `${country} ${code}`;
  const lane = data
    ? t('orders.lane.lane', {
        from: area(data.lane.pickup_country, data.lane.pickup_area),
        to: area(data.lane.delivery_country, data.lane.delivery_area),
      })
    : '';
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{t('orders.lane.title')}</h2>
        <span className={styles['lane']}>{lane}</span>
        {data && data.total > 0 && (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={`${id}-quotes`}
            onClick={() => setIsOpen(!isOpen)}
            endIcon={
              <span className={styles['sign']} data-turned={isOpen || undefined}>
                <Icon of={ChevronDown} size={14} />
              </span>
            }
          >
            {t(isOpen ? 'orders.lane.hide' : 'orders.lane.show')}
          </Button>
        )}
      </div>
      {!data && <ErrorState error={error} title={t('orders.lane.failed')} onRetry={() => void refetch()} />}
      {data?.total === 0 && <p className={styles['none']}>{t('orders.lane.none')}</p>}
      {data && data.total > 0 && <LaneLevels levels={data.levels} />}
      <div id={`${id}-quotes`}>
        {data && isOpen && <LaneQuotes quotes={data.items} caption={t('orders.lane.caption', { lane })} />}
      </div>
    </section>
  );
}
