import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Icon } from '../../../kit/components/icon';
import { Note } from '../../../kit/components/note';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import type { OrderSummary } from '../queries/types';
import { oldRates } from './rate-age';
import styles from './rates-warning.module.css';

type Rates = Pick<OrderSummary, 'rates' | 'missing_rates'>;

/** Warns of rates that are missing, and of those that were published long ago: the total is then a guess. */
export function RatesWarning({ rates, missing_rates: missing }: Rates) {
  const t = useT();
  const format = useFormat();
  return (
    <>
      {missing.length > 0 && (
        <div className={styles['warning']}>
          <Note tone="warn" role="status">
            {t('orders.summary.missingRate', {
              smart_count: missing.length,
              currencies: missing.join(', '),
            })}
          </Note>
        </div>
      )}
      {oldRates(rates).map(({ date, days, rates: published }) => (
        <div key={date} className={styles['warning']}>
          <Note tone="warn" role="status">
            {t('orders.summary.oldRate', {
              smart_count: published.length,
              currencies: published.map(({ from, to }) => `${from}/${to}`).join(', '),
              date: format.date(date),
              days,
            })}
          </Note>
        </div>
      ))}
    </>
  );
}

/** The same in the closed bar of a narrow window: that there is something to read about the rates. */
export function RatesAlarm({ rates, missing_rates: missing }: Rates) {
  const t = useT();
  if (missing.length === 0 && oldRates(rates).length === 0) return null;
  const label = t('orders.summary.checkRates');
  return (
    <span className={styles['alarm']} title={label}>
      <Icon of={TriangleAlert} label={label} />
    </span>
  );
}
