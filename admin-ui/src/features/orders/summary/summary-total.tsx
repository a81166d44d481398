import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Lock from 'lucide-react/icons/lock';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/components/icon';
import { Money } from '../../../kit/components/money';
import { useFormat } from '../../../kit/format/use-format';
import { useT, type MessageKey } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import type { OrderSummary, SummaryRate } from '../queries/types';
import { priceCurrencyOf } from './price-currency';
import { RatesAlarm, RatesWarning } from './rates-warning';
import styles from './summary.module.css';
import Landmark from 'lucide-react/icons/landmark';
import { useOrderFormat } from '../use-order-format';

function keyOf({ source, table_no: table }: SummaryRate): MessageKey {
  if (source === 'demo') return 'orders.summary.ratesMadeUp';
  return table === null ? 'orders.summary.rates' : 'orders.summary.ratesNBP';
}

/** Which rates the total was made with, by publication. */
function RatesNote({ rates }: { rates: readonly SummaryRate[] }) {
  const t = useT();
  const format = useFormat();
  const { rate } = useOrderFormat();
  const publications = Map.groupBy(rates, ({ source, table_no: table, date }) =>
    [source, table ?? '', date].join('|'),
  );
  return [...publications].map(([key, published]) => {
    const [first] = published;
    if (!first) return null;
    const texts = {
      source: first.source,
      table: first.table_no ?? '',
      date: format.date(first.date),
      rates: published
        .map((one) => `${one.to === 'PLN' ? one.from : `${one.from}/${one.to}`} ${rate(one.rate)}`)
        .join(', '),
    };
    return (
      <p key={key} className={styles['small']}>
        <Icon of={Landmark} size={14} />
        <span>{t(keyOf(first), texts)}</span>
      </p>
    );
  });
}

interface SummaryTotalProps {
  summary: OrderSummary;
  /** The narrow bar is opened. */
  open: boolean;
  onToggle: () => void;
  /** The button under the total. */
  children?: ReactNode;
}

/** What the client pays, what it costs, what is earned, and by which rates. */
export function SummaryTotal({ summary, open, onToggle, children }: SummaryTotalProps) {
  const t = useT();
  const format = useFormat();
  const { order, view, openDialog } = useOrder();
  const priceCurrency = priceCurrencyOf(order);
  const { currency, frozen, missing_rates: missing } = summary;
  return (
    <div className={styles['total']}>
      {!frozen && <RatesWarning {...summary} />}
      {missing.length === 0 && summary.cost > 0 && (
        <>
          <div className={styles['row']}>
            <span>{t('orders.summary.cost')}</span>
            <span>{format.amount(summary.cost)}</span>
          </div>
          <div className={styles['row']}>
            <span>
              {summary.margin_percent === null
                ? t('orders.summary.margin')
                : t('orders.summary.marginPercent', { percent: format.percent(summary.margin_percent) })}
            </span>
            <span className={summary.margin < 0 ? styles['loss'] : undefined}>
              {format.amount(summary.margin)}
            </span>
          </div>
        </>
      )}
      {order.client_price !== null && (
        <div className={styles['row']}>
          <span>
            {currency === priceCurrency
              ? t('orders.summary.clientPrice')
              : t('orders.summary.clientPriceIn', {
                  amount: `${format.amount(order.client_price)}\u00a0${priceCurrency}`,
                })}
          </span>
        </div>
      )}
      {view === 'editing' && summary.lines.length > 0 && (
        <Button
          size="small"
          startIcon={<Icon of={Pencil} size={14} />}
          sx={{ justifySelf: 'start', ml: '-8px' }}
          onClick={() => openDialog({ kind: 'client-price' })}
        >
          {t(order.client_price === null ? 'orders.clientPrice.open' : 'orders.clientPrice.change')}
        </Button>
      )}
      <div className={styles['bottom']}>
        <IconButton
          className={styles['toggle']}
          aria-expanded={open}
          aria-label={t(open ? 'orders.summary.collapse' : 'orders.summary.expand')}
          onClick={onToggle}
        >
          <Icon of={ChevronUp} className={open ? styles['down'] : undefined} />
        </IconButton>
        <div className={styles['sum']}>
          <span>{t('orders.summary.total')}</span>
          <b aria-live="polite">
            <Money amount={summary.total} currency={currency} />
          </b>
          {!frozen && <RatesAlarm {...summary} />}
        </div>
        {children}
      </div>
      {frozen ? <FrozenNote lines={summary.lines} /> : <RatesNote rates={summary.rates} />}
    </div>
  );
}

function FrozenNote({ lines }: Pick<OrderSummary, 'lines'>) {
  const t = useT();
  const format = useFormat();
  const { order } = useOrder();
  // Another carrier's price stands in the lines now, but not in the total.
  const hasOtherQuotes = order.client_offer?.lines.some(
    (sent) => lines.find((line) => line.route_id === sent.route_id)?.offer_id !== sent.offer_id,
  );
  const sentences = [
    order.client_offer && t('orders.summary.frozen', { date: format.date(order.client_offer.sent_at) }),
    order.payment_days !== null &&
      t('orders.summary.frozenTerm', { days: t('orders.days', { smart_count: order.payment_days }) }),
    hasOtherQuotes && t('orders.summary.frozenDifference'),
  ].filter((sentence) => typeof sentence === 'string');
  return (
    <p className={styles['small']}>
      <Icon of={Lock} size={14} />
      <span>{sentences.join(' ')}</span>
    </p>
  );
}
