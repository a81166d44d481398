import Check from 'lucide-react/icons/check';
import { Tag } from '../../components/tag';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import type { Quote } from '../queries/types';
import type { ComparedQuote } from './quote-comparison';
import styles from './quotes-table.module.css';

/** A bar that is too short to be seen says nothing: at least this part of a half, in percent of the whole. */
const shortest = 2;

/** How much dearer or cheaper than the measure a quote is: a number and a bar from the centre. */
export function DifferenceCell({ compared }: { compared: ComparedQuote<Quote> }) {
  const t = useT();
  const format = useFormat();
  const { difference, weight, quote, hasNoRate } = compared;
  if (quote.is_chosen) {
    return (
      <Tag tone="line" icon={Check}>
        {t('orders.quotes.chosen')}
      </Tag>
    );
  }
  if (hasNoRate) return <span className={styles['faint']}>{t('orders.quotes.noRate')}</span>;
  if (difference === null) return null;
  const cheaper = difference < 0;
  return (
    <>
      <span className={cheaper ? styles['cheaper'] : styles['dearer']}>
        {difference > 0 ? '+' : ''}
        {format.amount(difference)}
      </span>
      <span className={styles['bar']} aria-hidden="true">
        <i
          data-cheaper={cheaper || undefined}
          style={{ width: `${difference === 0 ? 0 : Math.max(shortest, Math.abs(weight) * 50)}%` }}
        />
      </span>
    </>
  );
}
