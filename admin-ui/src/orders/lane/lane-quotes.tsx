import Button from '@mui/material/Button';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Schemas } from '../../api/types';
import { DateTime } from '../../components/date-time';
import { Icon } from '../../components/icon';
import { Money } from '../../components/money';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import { paths } from '../../paths';
import { useLegName } from '../use-leg-name';
import styles from './lane.module.css';

/** Enough to see how prices went; the rest on demand. */
const shownAtFirst = 8;

interface LaneQuotesProps {
  quotes: readonly Schemas['PastQuote'][];
  caption: string;
}

/** Earlier quotes of a lane, the latest first. */
export function LaneQuotes({ quotes, caption }: LaneQuotesProps) {
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
  const legName = useLegName();
  const load = [
    t('activities.pallets', { smart_count: quote.pallets_count }),
    format.weight(quote.weight),
    ...(quote.ldm === null ? [] : [`${format.number(quote.ldm)} LDM`]),
  ].join(', ');
  return (
    <tr>
      <td>
        <DateTime value={quote.quoted_at} as="date" />
      </td>
      <td>
        <span className={styles['carrier']}>
          <span className="cut" title={quote.subcontractor_name}>
            {quote.subcontractor_name}
          </span>
          {quote.is_chosen && <Icon of={Check} size={14} label={t('orders.lane.wasChosen')} />}
        </span>
      </td>
      <td className={`cut ${styles['way']}`} title={legName(quote)}>
        {legName(quote)}
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
