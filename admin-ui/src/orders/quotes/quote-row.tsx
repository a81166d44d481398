import IconButton from '@mui/material/IconButton';
import Button from '@mui/material/Button';
import Check from 'lucide-react/icons/check';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Trash2 from 'lucide-react/icons/trash-2';
import { Fragment } from 'react';
import { Icon } from '../../components/icon';
import { Money } from '../../components/money';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import type { Currency, Quote } from '../queries/types';
import { useOrderFormat } from '../use-order-format';
import { DifferenceCell } from './difference-cell';
import type { ComparedQuote } from './quote-comparison';
import { QuoteMarks } from './quote-marks';
import { travelDays } from './travel-days';
import { useQuoteName } from './use-quote-name';
import styles from './quotes-table.module.css';

interface QuoteRowProps {
  compared: ComparedQuote<Quote>;
  /** The currency of the comparison. */
  currency: Currency;
  /** It came while the page was open. */
  isFresh: boolean;
  /** Its carrier refused the order. */
  isRefused: boolean;
  /** A click on the radio; absent where quotes can only be read. */
  onChoose?: (() => void) | undefined;
  /** The radio's state, which may run ahead of the server's answer. */
  checked: boolean;
  /** Choosing asks first: each radio stands alone, so that the keyboard gets to all of them without choosing. */
  asksFirst: boolean;
  onDeselect?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
}

/** One quote: two lines of a table, and a third for its note. */
export function QuoteRow({
  compared,
  currency,
  isFresh,
  isRefused,
  onChoose,
  checked,
  asksFirst,
  onDeselect,
  onDelete,
}: QuoteRowProps) {
  const t = useT();
  const format = useFormat();
  const { moment } = useOrderFormat();
  const { quote } = compared;
  const name = useQuoteName()(quote);
  const days = travelDays(quote.pickup_date, quote.delivery_date);
  const showsDeselect = quote.is_chosen && onDeselect;
  return (
    <tbody className={`${styles['quote']} ${quote.is_chosen ? styles['chosen'] : ''}`}>
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
            quote.is_chosen && (
              <span className={styles['picked']}>
                <Icon of={Check} label={t('orders.quotes.chosen')} />
              </span>
            )
          )}
        </td>
        <td className={`${styles['rank']} ${styles['number']}`}>{compared.rank && `${compared.rank}.`}</td>
        <td className={styles['who']}>
          <span className={`cut ${styles['name']}`} title={name}>
            {name}
          </span>
          <Address email={quote.subcontractor.email} />
          <QuoteMarks compared={compared} currency={currency} isFresh={isFresh} isRefused={isRefused} />
        </td>
        <td className={styles['number']}>
          <Money amount={quote.price} currency={quote.currency} />
          <span className={styles['sub']}>
            {t('orders.quotes.margin', { percent: format.percent(quote.profit_margin) })}
          </span>
        </td>
        <td className={styles['number']}>
          <b className={styles['strong']}>
            <Money amount={quote.price_with_margin} currency={quote.currency} />
          </b>
          {quote.currency !== currency && compared.comparable !== null && (
            <span className={styles['sub']}>
              {t('orders.quotes.about', { amount: `${format.amount(compared.comparable)} ${currency}` })}
            </span>
          )}
        </td>
        <td className={styles['number']}>
          <DifferenceCell compared={compared} />
        </td>
        <td className={styles['number']}>
          {quote.pickup_date ? moment(quote.pickup_date) : t('common.state.none')}
          <span className={styles['sub']}>
            {quote.delivery_date ? moment(quote.delivery_date) : t('common.state.none')}
          </span>
        </td>
        <td className={styles['number']}>
          {days === null ? (
            <span className={styles['faint']}>{t('common.state.none')}</span>
          ) : (
            <span className={styles['strong']}>{t('orders.days', { smart_count: days })}</span>
          )}
        </td>
        <td className={styles['delete']}>
          {onDelete && !quote.is_chosen && (
            <IconButton size="small" aria-label={t('orders.quotes.deleteOf', { name })} onClick={onDelete}>
              <Icon of={Trash2} size={14} />
            </IconButton>
          )}
        </td>
      </tr>
      {(quote.notes || showsDeselect) && (
        <tr className={styles['note']}>
          <td colSpan={2} />
          <td colSpan={7}>
            <span className={styles['noteLine']}>
              {quote.notes && <Icon of={MessageSquareText} size={14} />}
              <span className={styles['noteText']}>{quote.notes}</span>
              {showsDeselect && (
                <Button size="small" onClick={onDeselect} sx={{ height: 24, my: '-4px' }}>
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

/** An e-mail address in full; where it has to break, it does so behind the `@` or a point first. */
function Address({ email }: { email: string | null }) {
  const pieces = email?.split(/(?<=[@.])/) ?? [];
  return (
    <span className={styles['under']}>
      {pieces.map((piece, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </span>
  );
}
