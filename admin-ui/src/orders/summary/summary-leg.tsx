import { Money } from '../../components/money';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import { useOrder } from '../order-context';
import type { SummaryCurrency, SummaryLine } from '../queries/types';
import { useLegName } from '../use-leg-name';
import { MarginField } from './margin-field';
import { useOpenMargins } from './margin-state';
import styles from './summary.module.css';

interface SummaryLegProps {
  line: SummaryLine;
  currency: SummaryCurrency;
  frozen: boolean;
}

/** A route in the summary: its chosen quote, margin, and price in the summary's currency. Its name leads to its quotes. */
export function SummaryLeg({ line, currency, frozen }: SummaryLegProps) {
  const t = useT();
  const format = useFormat();
  const { goTo } = useOrder();
  const leg = useLegName()(line);
  const openMargin = useOpenMargins().get(line.route_id);
  const { price, price_with_margin: priced, margin_amount: margin } = line;
  const quoted = line.currency !== null && price !== null && priced !== null;
  return (
    <div className={styles['leg']}>
      <div className={styles['first']}>
        <button
          type="button"
          className={`cut ${styles['name']}`}
          title={leg}
          onClick={() => goTo({ tab: 'route', routeId: line.route_id, part: 'quotes' })}
        >
          {leg}
        </button>
        {quoted && line.currency && <Money amount={priced} currency={line.currency} />}
      </div>
      <div className={styles['second']}>
        <span className="cut">
          {quoted ? (line.subcontractor_name ?? t('orders.quotes.unknown')) : t('orders.summary.noQuote')}
        </span>
        <Converted line={line} currency={currency} />
      </div>
      {quoted && line.currency && (
        <div className={styles['calc']}>
          <Money amount={price} currency={line.currency} />
          <span className={styles['plus']} aria-hidden="true">
            +
          </span>
          {frozen ? (
            <span className={`${styles['margin']} ${styles['frozen']}`}>
              {format.percent(line.profit_margin)}
            </span>
          ) : (
            <MarginField routeId={line.route_id} leg={leg} margin={line.profit_margin} />
          )}
          {margin !== null && <MarginAmount amount={margin} />}
        </div>
      )}
      {(openMargin === 'invalid' || openMargin === 'failed') && (
        <p className={styles['fault']} role="alert">
          {t(openMargin === 'invalid' ? 'orders.summary.marginFault' : 'orders.summary.marginFailed')}
        </p>
      )}
    </div>
  );
}

function MarginAmount({ amount }: { amount: number }) {
  const t = useT();
  const format = useFormat();
  return <span>{t('orders.summary.marginAmount', { amount: format.amount(amount) })}</span>;
}

/** The price in the summary's currency, where it is another one; a warning where there is no rate. */
function Converted({ line, currency }: { line: SummaryLine; currency: SummaryCurrency }) {
  const t = useT();
  const format = useFormat();
  if (line.currency === null || line.currency === currency) return null;
  if (line.converted === null) {
    const amount = `${format.amount(0)} ${currency}`;
    return (
      <span className={`${styles['converted']} ${styles['noRate']}`}>
        {t('orders.summary.noRate', { amount })}
      </span>
    );
  }
  return (
    <span className={styles['converted']}>
      {t('orders.quotes.about', { amount: `${format.amount(line.converted)} ${currency}` })}
    </span>
  );
}
