import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Check from 'lucide-react/icons/check';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Trash2 from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Icon } from '../../../kit/components/icon';
import { Money } from '../../../kit/components/money';
import { daysBefore } from '../../../kit/format/dates';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import type { Currency, Quote } from '../queries/types';
import { useOrderFormat, useQuoteName } from '../use-order-format';
import { travelTime, type ComparedQuote } from './quote-comparison';
import styles from './quotes.module.css';
import { Tag } from '../../../kit/components/tag';

interface QuoteMarksProps {
  compared: ComparedQuote<Quote>;
  /** The currency of the comparison. */
  currency: Currency;
  isFresh: boolean;
  /** Its carrier refused the order. */
  isRefused: boolean;
}

/** What stands out about a quote; the tooltips say by what measure. */
function QuoteMarks({ compared, currency, isFresh, isRefused }: QuoteMarksProps) {
  const t = useT();
  const { isCheapest, isFastest, sharesPrice, sharesTime } = compared;
  if (!isCheapest && !isFastest && !isFresh && !isRefused) return null;
  return (
    <>
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
    </>
  );
}

/** A bar that is too short to be seen says nothing: at least this part of a half, in percent of the whole. */
const shortest = 2;

/** How much dearer or cheaper than the measure a quote is: a number and a bar from the centre. */
function DifferenceCell({ compared, isChosen }: { compared: ComparedQuote<Quote>; isChosen: boolean }) {
  const t = useT();
  const format = useFormat();
  const { difference, weight, hasNoRate } = compared;
  if (isChosen) {
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
      <span className={styles['bar']} aria-hidden="true" title={t('orders.quotes.barLegend')}>
        <i
          data-cheaper={cheaper || undefined}
          style={{ width: `${difference === 0 ? 0 : Math.max(shortest, Math.abs(weight) * 50)}%` }}
        />
      </span>
    </>
  );
}

/** From loading to delivery, in days and the hours beyond them. */
function TravelTime({ quote }: { quote: Quote }) {
  const t = useT();
  const time = travelTime(quote);
  if (!time) return <span className={styles['faint']}>{t('common.state.none')}</span>;
  const { days, hours } = time;
  const inHours = t('orders.hours', { smart_count: hours });
  if (days === 0) return <span className={styles['strong']}>{inHours}</span>;
  return (
    <>
      <span className={styles['strong']}>{t('orders.days', { smart_count: days })}</span>
      {hours > 0 && <span className={styles['sub']}>{inHours}</span>}
    </>
  );
}

/** How many calendar days after the wanted one a quote delivers; null when it keeps it. */
function missedBy(delivery: string, latest: string): { latest: string; days: number } | null {
  if (delivery <= latest) return null;
  return { latest, days: daysBefore(latest, new Date(delivery)) };
}

/** When the goods arrive; later than they are wanted, it stands out. */
function DeliveryDate({ date, wantedBy }: { date: string | null; wantedBy: string }) {
  const t = useT();
  const format = useFormat();
  const { tableTime } = useOrderFormat();
  if (date === null) return <span className={styles['sub']}>{t('common.state.none')}</span>;
  const missed = missedBy(date, wantedBy);
  if (!missed) {
    return (
      <span className={styles['sub']} title={format.fullDateTime(date)}>
        {tableTime(date)}
      </span>
    );
  }
  const late =
    missed.days > 0 ? t('orders.quotes.late', { smart_count: missed.days }) : t('orders.quotes.lateHours');
  return (
    <span
      className={`${styles['sub']} ${styles['late']}`}
      title={`${late}. ${t('orders.quotes.lateWhy', { date: format.dateTime(missed.latest) })}`}
    >
      <Icon of={TriangleAlert} size={12} label={late} />
      {tableTime(date)}
    </span>
  );
}

interface QuoteRowProps {
  compared: ComparedQuote<Quote>;
  /** The currency of the comparison. */
  currency: Currency;
  /** It came while the page was open. */
  isFresh: boolean;
  /** Its carrier refused the order. */
  isRefused: boolean;
  /** By when the goods have to arrive, as an ISO instant. */
  wantedBy: string;
  /** A click on the radio; absent where quotes can only be read. */
  onChoose?: (() => void) | undefined;
  /** The radio's state, which may run ahead of the server's answer. */
  checked: boolean;
  /** Choosing asks first: each radio stands alone, so that the keyboard gets to all of them without choosing. */
  asksFirst: boolean;
  /** No other quote counts: there is nothing to differ from. */
  isAlone: boolean;
  onDeselect?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
}

/** One quote: a row of two lines, and below it what the carrier noted, when it is chosen or one asks for it. */
export function QuoteRow({
  compared,
  currency,
  isFresh,
  isRefused,
  wantedBy,
  onChoose,
  checked,
  asksFirst,
  isAlone,
  onDeselect,
  onDelete,
}: QuoteRowProps) {
  const t = useT();
  const format = useFormat();
  const { tableTime } = useOrderFormat();
  const { quote } = compared;
  const name = useQuoteName()(quote);
  const [isOpen, setOpen] = useState(false);
  const isChosen = quote.is_chosen && !isRefused;
  // What the chosen one said counts.
  const hasNote = quote.notes !== null && (isChosen || isOpen);
  const onTakeBack = isChosen ? onDeselect : undefined;
  return (
    <tbody
      className={`${styles['quote']} ${isChosen ? styles['chosen'] : ''}`}
      data-refused={isRefused || undefined}
      data-fresh={isFresh || undefined}
    >
      <tr>
        <td>
          {onChoose ? (
            <input
              type="radio"
              className={styles['radio']}
              name={asksFirst ? `quote-${quote.id}` : `quote-of-route-${quote.quotation_route_id}`}
              checked={checked}
              onChange={onChoose}
              aria-label={t('orders.quotes.choose', { name })}
            />
          ) : (
            isChosen && (
              <span className={styles['picked']}>
                <Icon of={Check} label={t('orders.quotes.chosen')} />
              </span>
            )
          )}
        </td>
        <td className={`${styles['rank']} ${styles['number']}`}>{compared.rank && `${compared.rank}.`}</td>
        <td className={styles['who']}>
          <span
            className={`cut ${styles['name']}`}
            title={[name, quote.subcontractor.email].filter(Boolean).join(', ')}
          >
            {name}
          </span>
          <span className={styles['under']}>
            <QuoteMarks compared={compared} currency={currency} isFresh={isFresh} isRefused={isRefused} />
            {quote.exchange_carrier !== null && (
              <Tag tone="line" title={t('orders.quotes.exchangeWhy', { name: quote.exchange_carrier })}>
                Trans.eu
              </Tag>
            )}
            {quote.notes !== null && !isChosen && (
              <button
                type="button"
                className={styles['noteSwitch']}
                aria-expanded={isOpen}
                aria-label={t('orders.quotes.noteOf', { name })}
                title={quote.notes}
                onClick={() => setOpen(!isOpen)}
              >
                <Icon of={MessageSquareText} size={14} />
              </button>
            )}
            {quote.subcontractor.email && (
              <span className={`cut ${styles['email']}`}>{quote.subcontractor.email}</span>
            )}
          </span>
        </td>
        <td className={`${styles['number']} ${styles['asks']}`}>
          <Money amount={quote.price} currency={quote.currency} />
          <span className={styles['sub']}>
            {t('orders.quotes.margin', { percent: format.percent(quote.profit_margin) })}
          </span>
        </td>
        <td className={`${styles['number']} ${styles['withMargin']}`}>
          <b className={styles['strong']}>
            <Money amount={quote.price_with_margin} currency={quote.currency} />
          </b>
          {quote.currency !== currency && compared.comparable !== null && (
            <span className={styles['sub']}>
              {t('orders.quotes.about', { amount: `${format.amount(compared.comparable)} ${currency}` })}
            </span>
          )}
        </td>
        {!isAlone && (
          <td className={`${styles['number']} ${styles['difference']}`}>
            <DifferenceCell compared={compared} isChosen={isChosen} />
          </td>
        )}
        <td className={`${styles['number']} ${styles['when']}`}>
          {quote.pickup_date ? (
            <span title={format.fullDateTime(quote.pickup_date)}>{tableTime(quote.pickup_date)}</span>
          ) : (
            t('common.state.none')
          )}
          <DeliveryDate date={quote.delivery_date} wantedBy={wantedBy} />
        </td>
        <td className={`${styles['number']} ${styles['days']}`}>
          <TravelTime quote={quote} />
        </td>
        <td className={styles['delete']}>
          {onTakeBack && !hasNote && (
            <IconButton
              size="small"
              aria-label={t('orders.quotes.deselect')}
              title={t('orders.quotes.deselect')}
              onClick={onTakeBack}
            >
              <Icon of={X} size={14} />
            </IconButton>
          )}
          {onDelete && !quote.is_chosen && (
            <IconButton size="small" aria-label={t('orders.quotes.deleteOf', { name })} onClick={onDelete}>
              <Icon of={Trash2} size={14} />
            </IconButton>
          )}
        </td>
      </tr>
      {hasNote && (
        <tr className={styles['note']}>
          <td colSpan={2} />
          <td colSpan={isAlone ? 6 : 7}>
            <span className={styles['noteLine']}>
              {isChosen && <Icon of={MessageSquareText} size={14} />}
              <span className={styles['noteText']}>{quote.notes}</span>
              {onTakeBack && (
                <Button size="small" onClick={onTakeBack}>
                  {t('orders.quotes.deselect')}
                </Button>
              )}
            </span>
          </td>
        </tr>
      )}
    </tbody>
  );
}
