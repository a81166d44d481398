import { Tag } from '../../components/tag';
import { useT } from '../../i18n/use-t';
import type { Currency, Quote } from '../queries/types';
import type { ComparedQuote } from './quote-comparison';
import styles from './quotes-table.module.css';

interface QuoteMarksProps {
  compared: ComparedQuote<Quote>;
  /** The currency of the comparison. */
  currency: Currency;
  isFresh: boolean;
  /** Its carrier refused the order. */
  isRefused: boolean;
}

/** What stands out about a quote; the tooltips say by what measure. */
export function QuoteMarks({ compared, currency, isFresh, isRefused }: QuoteMarksProps) {
  const t = useT();
  const { isCheapest, isFastest, sharesPrice, sharesTime } = compared;
  if (!isCheapest && !isFastest && !isFresh && !isRefused) return null;
  return (
    <span className={styles['marks']}>
      {isRefused && (
        <Tag tone="bad" title={compared.quote.refusal_reason ?? undefined}>
          {t('orders.quotes.refused')}
        </Tag>
      )}
      {isCheapest && (
        <Tag
          tone="good"
          title={t(sharesPrice ? 'orders.quotes.cheapestShared' : 'orders.quotes.cheapestWhy', { currency })}
        >
          {t('orders.quotes.cheapest')}
        </Tag>
      )}
      {isFastest && (
        <Tag tone="fast" title={t(sharesTime ? 'orders.quotes.fastestShared' : 'orders.quotes.fastestWhy')}>
          {t('orders.quotes.fastest')}
        </Tag>
      )}
      {isFresh && (
        <Tag tone="line" title={t('orders.quotes.freshWhy')}>
          {t('orders.quotes.fresh')}
        </Tag>
      )}
    </span>
  );
}
