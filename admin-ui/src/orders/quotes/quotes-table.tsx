import ArrowUp from 'lucide-react/icons/arrow-up';
import Clock from 'lucide-react/icons/clock';
import { useRef, type ReactNode } from 'react';
import { Icon } from '../../components/icon';
import { useT } from '../../i18n/use-t';
import type { Currency } from '../queries/types';
import { useOverflows } from '../use-overflows';
import styles from './quotes-table.module.css';

interface QuotesTableProps {
  /** Read aloud before the table. */
  caption: string;
  /** The currency in which quotes are compared. */
  currency: Currency;
  /** What the differences are measured against. */
  measuredBy: 'chosen' | 'cheapest';
  /** A line under the table. */
  foot?: string | undefined;
  /** `QuoteRow`s. */
  children: ReactNode;
}

/** At least: large amounts widen their columns. */
const columnWidths = [36, 18, undefined, 108, 114, 80, 90, 58, 28];

/** The frame and head in which the quotes of one route are compared. */
export function QuotesTable({ caption, currency, measuredBy, foot, children }: QuotesTableProps) {
  const t = useT();
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useOverflows(frame);
  const measure = t(
    measuredBy === 'chosen' ? 'orders.quotes.differenceToChosen' : 'orders.quotes.differenceToCheapest',
  );
  return (
    // What scrolls has to be reachable by keyboard, also where nothing in it can be pressed.
    <div
      ref={frame}
      className={styles['frame']}
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': caption })}
    >
      <table className={styles['table']}>
        <caption className="visually-hidden">{caption}</caption>
        <colgroup>
          {columnWidths.map((width, place) => (
            <col key={place} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th>
              <span className="visually-hidden">{t('orders.quotes.choice')}</span>
            </th>
            <th className={styles['rank']}>
              <span className="visually-hidden">{t('orders.quotes.rank')}</span>
            </th>
            <th>{t('orders.quotes.subcontractor')}</th>
            <th className={styles['number']}>{t('orders.quotes.price')}</th>
            <th className={styles['number']} aria-sort="ascending">
              <Icon of={ArrowUp} size={12} /> {t('orders.quotes.withMargin')}
            </th>
            <th className={styles['number']} title={measure}>
              {t('orders.quotes.difference', { currency })}
            </th>
            <th className={styles['number']}>{t('orders.quotes.dates')}</th>
            <th className={styles['number']}>{t('orders.quotes.days')}</th>
            <th>
              <span className="visually-hidden">{t('orders.quotes.actions')}</span>
            </th>
          </tr>
        </thead>
        {children}
      </table>
      {foot && (
        <div className={styles['foot']}>
          <Icon of={Clock} size={14} />
          <span>{foot}</span>
        </div>
      )}
    </div>
  );
}
