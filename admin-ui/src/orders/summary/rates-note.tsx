import Landmark from 'lucide-react/icons/landmark';
import { Icon } from '../../components/icon';
import { useFormat } from '../../format/use-format';
import { useT, type MessageKey } from '../../i18n/use-t';
import type { SummaryRate } from '../queries/types';
import { useOrderFormat } from '../use-order-format';
import styles from './summary.module.css';

function keyOf({ source, table_no: table }: SummaryRate): MessageKey {
  if (source === 'demo') return 'orders.summary.ratesMadeUp';
  return table === null ? 'orders.summary.rates' : 'orders.summary.ratesNBP';
}

/** Which rates the total was made with, by publication. */
export function RatesNote({ rates }: { rates: readonly SummaryRate[] }) {
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
