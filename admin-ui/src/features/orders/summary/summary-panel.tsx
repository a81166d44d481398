import { wayOf } from '../../../kit/format/way';
import Info from 'lucide-react/icons/info';
import Lock from 'lucide-react/icons/lock';
import Send from 'lucide-react/icons/send';
import { useState, useEffect, useId, useRef, type ReactNode } from 'react';
import { summaryCurrencyValues } from '@frakto/sdk/enums';
import { ErrorState } from '../../../kit/components/error-state';
import { Icon } from '../../../kit/components/icon';
import { usePhone } from '../../../kit/components/use-phone';
import { ReasonButton } from '../../../kit/components/reason-button';
import { Segmented } from '../../../kit/components/segmented';
import { dismissToast, showToast } from '../../../kit/components/toast-store';
import { SkeletonLines } from '../../../kit/components/skeletons';
import { useT, type MessageKey } from '../../../kit/i18n/use-t';
import { useOrderInvoices } from '../invoices/invoice-queries';
import { dueStateOf, isToMend } from '../invoices/invoice-state';
import { useOrder } from '../order-context';
import { status } from '../order-view';
import { useOrderSummary } from '../queries/order-queries';
import { useSendReason, useOpenMargins, useReportMargin, type OpenMargin } from './margin-state';
import page from '../order-page.module.css';
import styles from './summary.module.css';
import { Money } from '../../../kit/components/money';
import { useFormat } from '../../../kit/format/use-format';
import type { SummaryCurrency, SummaryLine, OrderSummary, SummaryRate } from '../queries/types';
import { useMissingText, useVariantName } from '../use-order-format';
import { api } from '../../../kit/api/client';
import { intlTag, type Locale } from '../../../kit/i18n/locale';
import { useLocale } from '../../../kit/i18n/locale-provider';
import { useOrderMutation } from '../queries/use-order-mutation';
import { readMargin, writeMargin, priceCurrencyOf } from './margin-text';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ChevronUp from 'lucide-react/icons/chevron-up';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Pencil from 'lucide-react/icons/pencil';
import Landmark from 'lucide-react/icons/landmark';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Note } from '../../../kit/components/note';
import { oldRates } from './rate-age';

interface MarginFieldProps {
  routeId: number;
  /** The route in words, for the field's name. */
  routeName: string;
  /** Percent, as the server has it. */
  margin: number;
}

/** A pause in typing after which a margin is saved, in milliseconds. */
const pauseMs = 700;

/** The margin of a route in percent: saved when typing pauses, on Enter and on leaving the field. */
function MarginField({ routeId, routeName, margin }: MarginFieldProps) {
  const t = useT();
  const { locale } = useLocale();
  const id = useId();
  const written = writeMargin(margin, intlTag(locale));
  const [text, setText] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { percent } = useFormat();
  /** The margin when the field was entered, and the toast that offers it again: one, however often typing pauses. */
  const former = useRef(margin);
  const told = useRef<number>(undefined);
  const put = (next: number) =>
    api.put('/order-routes/{id}', { params: { path: { id: routeId } }, body: { profit_margin: next } });
  const restore = useOrderMutation({
    run: put,
    failed: t('orders.summary.marginFailed'),
    done: () => setText(null),
  });
  function tell(next: number): void {
    const before = former.current;
    if (told.current !== undefined) dismissToast(told.current);
    if (next === before) return;
    told.current = showToast({
      kind: 'success',
      title: t('orders.summary.marginSaved', { route: routeName, percent: percent(next) }),
      action: { label: t('common.action.undo'), run: () => restore.mutate(before) },
    });
  }
  const save = useOrderMutation({
    run: put,
    failed: t('orders.summary.marginFailed'),
    overtakes: true,
    done: (_answer, next) => {
      tell(next);
      // While somebody types, the field is theirs.
      if (document.activeElement === input.current) return;
      setText((typed) => (typed !== null && readMargin(typed, locale) === next ? null : typed));
    },
  });
  const state = stateOf(text, locale, margin, save.isPending, save.isError);
  const invalid = state === 'invalid';
  useReportMargin(routeId, state);

  useEffect(() => () => clearTimeout(timer.current), []);

  function commit(typed: string): void {
    clearTimeout(timer.current);
    const next = readMargin(typed, locale);
    if (next !== null && next !== (save.isPending ? save.variables : margin)) save.mutate(next);
  }

  function type(typed: string): void {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => commit(typed), pauseMs);
  }

  function leave(): void {
    // What is no margin stays with its fault, so that nobody takes the old one for the new one.
    if (invalid || text === null) return;
    commit(text);
    // A margin that is not saved yet stays, too: it may fail.
    if (readMargin(text, locale) === margin && !save.isPending) setText(null);
  }

  return (
    <label className={styles['margin']} data-invalid={invalid || undefined} htmlFor={id}>
      <input
        ref={input}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={text ?? (save.isPending ? writeMargin(save.variables, intlTag(locale)) : written)}
        aria-label={t('orders.summary.marginOf', { route: routeName })}
        aria-invalid={invalid}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => {
          if (!save.isPending) former.current = margin;
          event.target.select();
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && text !== null) commit(text);
          if (event.key === 'Escape' && text !== null) {
            event.stopPropagation();
            clearTimeout(timer.current);
            setText(null);
          }
        }}
      />
      <span aria-hidden="true">%</span>
    </label>
  );
}

function stateOf(
  text: string | null,
  locale: Locale,
  margin: number,
  isSaving: boolean,
  hasFailed: boolean,
): OpenMargin | null {
  if (text === null) return isSaving ? 'unsaved' : null;
  const typed = readMargin(text, locale);
  if (typed === null) return 'invalid';
  if (isSaving) return 'unsaved';
  if (typed === margin) return null;
  return hasFailed ? 'failed' : 'unsaved';
}

interface SummaryRouteProps {
  line: SummaryLine;
  currency: SummaryCurrency;
  frozen: boolean;
}

/** A route in the summary: its chosen quote, margin, and price in the summary's currency. Its name leads to its quotes. */
function SummaryRoute({ line, currency, frozen }: SummaryRouteProps) {
  const t = useT();
  const format = useFormat();
  const { goTo } = useOrder();
  const routeName = wayOf(line);
  const openMargin = useOpenMargins().get(line.route_id);
  const { price, price_with_margin: priced, margin_amount: margin } = line;
  const quoted = line.currency !== null && price !== null && priced !== null;
  return (
    <div className={styles['route']}>
      <div className={styles['first']}>
        <button
          type="button"
          className={`cut ${styles['name']}`}
          title={routeName}
          onClick={() => goTo({ tab: 'route', routeId: line.route_id, part: 'quotes' })}
        >
          {routeName}
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
            <MarginField routeId={line.route_id} routeName={routeName} margin={line.profit_margin} />
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

/** In the currency of the price at the beginning of its line. */
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

const currencies = summaryCurrencyValues.map((value) => ({ value, label: value }));

/** From the invoice on, what is added up is settled. */
const isInvoiced = ({ status: code }: { status: number }) => code >= status.invoiceCreated;

/** `Podsumowanie wyceny`: what each route adds, the total, and the way to the client. Always in view. */
export function SummaryPanel() {
  const t = useT();
  const { order, view, currency, setCurrency, openDialog, setNextPlace } = useOrder();
  const phone = usePhone();
  const { data: summary, error, isFetching, refetch } = useOrderSummary(order.id, currency);
  const reason = useSendReason();
  const [open, setOpen] = useState(false);
  const title = t(isInvoiced(order) ? 'orders.summary.settlement' : 'orders.summary.title');

  return (
    <aside
      data-edits="price"
      className={styles['panel']}
      aria-label={title}
      aria-busy={isFetching}
      data-open={open || undefined}
      {...((phone || view === 'editing') && { 'data-keep-clear': '' })}
    >
      <header className={styles['head']}>
        <h2>{title}</h2>
        {summary?.frozen ? (
          <span
            className={styles['lock']}
            title={t('orders.summary.frozenCurrency', { currency: summary.currency })}
          >
            <Icon of={Lock} size={12} />
            {summary.currency}
          </span>
        ) : (
          <Segmented
            label={t('orders.summary.currency')}
            value={currency}
            options={currencies}
            onChange={setCurrency}
          />
        )}
      </header>
      {!summary && (
        <div className={styles['none']}>
          {error ? (
            <ErrorState error={error} title={t('orders.summary.failed')} onRetry={() => void refetch()} />
          ) : (
            <SkeletonLines lines={5} />
          )}
        </div>
      )}
      {/* The next step does not wait for sums, and does not go with them. */}
      {phone && !summary && <div ref={setNextPlace} className={page['nextBar']} data-keep-clear="" />}
      {summary && summary.lines.length === 0 && (
        <p className={styles['none']}>{t('orders.summary.noRoutes')}</p>
      )}
      {summary && (
        <>
          <div className={styles['routes']} hidden={summary.lines.length === 0}>
            {summary.lines.map((line) => (
              <SummaryRoute
                key={line.route_id}
                line={line}
                currency={summary.currency}
                frozen={summary.frozen}
              />
            ))}
          </div>
          <SummaryTotal summary={summary} open={open} onToggle={() => setOpen(!open)}>
            {/* The bar of a phone has the next step, which is this one as soon as it can be taken. */}
            {phone && <span ref={setNextPlace} className={styles['next']} />}
            {!phone && view === 'editing' && (
              <ReasonButton
                variant="tonal"
                fullWidth
                reason={reason}
                startIcon={<Icon of={Send} />}
                onClick={() => openDialog({ kind: 'send-offer' })}
              >
                {t('orders.action.send_to_client')}
              </ReasonButton>
            )}
          </SummaryTotal>
        </>
      )}
    </aside>
  );
}

function keyOf({ source, table_no: table }: SummaryRate): MessageKey {
  if (source === 'demo') return 'orders.summary.ratesMadeUp';
  return table === null ? 'orders.summary.rates' : 'orders.summary.ratesNBP';
}

/** Which rates the total was made with, by publication. */
function RatesNote({ rates }: { rates: readonly SummaryRate[] }) {
  const t = useT();
  const format = useFormat();
  const publications = Map.groupBy(rates, ({ source, table_no: table, date }) =>
    [source, table ?? '', date].join('|'),
  );
  return [...publications].map(([key, published]) => {
    const [first] = published;
    if (!first) return null;
    const texts = {
      source: first.source,
      table: first.table_no ?? '',
      date: format.shortDate(first.date),
      rates: published
        .map((one) => `${one.to === 'PLN' ? one.from : `${one.from}/${one.to}`} ${format.rate(one.rate)}`)
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
function SummaryTotal({ summary, open, onToggle, children }: SummaryTotalProps) {
  const t = useT();
  const format = useFormat();
  const { order, view, openDialog } = useOrder();
  const priceCurrency = priceCurrencyOf(order);
  const { currency, frozen, missing_rates: missing } = summary;
  const hasPrice =
    frozen || order.client_price !== null || summary.lines.some((line) => line.currency !== null);
  return (
    <div className={styles['total']}>
      {!frozen && <RatesWarning {...summary} />}
      {missing.length === 0 && summary.cost > 0 && (
        <>
          <div className={styles['row']}>
            <span>{t('orders.summary.cost')}</span>
            <span>
              <Money amount={summary.cost} currency={currency} />
            </span>
          </div>
          <div className={styles['row']}>
            <span>
              {summary.margin_percent === null
                ? t('orders.summary.margin')
                : t('orders.summary.marginPercent', { percent: format.percent(summary.margin_percent) })}
            </span>
            <span className={summary.margin < 0 ? styles['loss'] : undefined}>
              <Money amount={summary.margin} currency={currency} />
            </span>
          </div>
        </>
      )}
      {summary.corrections !== 0 && (
        <div className={styles['row']}>
          <span>{t('orders.summary.corrections')}</span>
          <Money amount={summary.corrections} currency={currency} signed />
        </div>
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
          className={styles['byHand'] ?? ''}
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
          <span>{t(isInvoiced(order) ? 'orders.summary.net' : 'orders.summary.total')}</span>
          <b aria-live="polite" data-none={!hasPrice || undefined}>
            {hasPrice ? <Money amount={summary.total} currency={currency} /> : t('common.state.none')}
          </b>
          {!frozen && <RatesAlarm {...summary} />}
        </div>
        {children}
      </div>
      <Hindrance missing={summary.missing} />
      <Owed />
      {frozen ? <FrozenNote lines={summary.lines} /> : <RatesNote rates={summary.rates} />}
    </div>
  );
}

/** Under the button of the offer: what it lacks, for whom no pointer shows it. */
function Hindrance({ missing }: Pick<OrderSummary, 'missing'>) {
  const { view } = useOrder();
  const text = useMissingText()(missing);
  if (view !== 'editing' || text === null) return null;
  return (
    <p className={styles['small']} aria-hidden="true">
      <Icon of={Info} size={14} />
      <span>{text}</span>
    </p>
  );
}

/** Once an invoice is issued: what is paid of it, what is open, and how late that is. */
function Owed() {
  const t = useT();
  const format = useFormat();
  const { order, goTo } = useOrder();
  const { data } = useOrderInvoices(order);
  if (data?.amount_due == null || data.balance === null || data.currency === null) return null;
  const { amount_due: due, balance, paid_amount: paid, currency } = data;
  // While it is awaited, the head says how late it is.
  const state = order.status === status.invoiceSent ? null : dueStateOf(data, format.shortDate);
  const vat = data.items
    .filter((one) => !isToMend(one, data.items))
    .reduce((sum, { vat_amount: amount }) => sum + amount, 0);
  const settledOn = balance === 0 ? data.paid_on : null;
  return (
    <div className={styles['owed']}>
      {vat !== 0 && (
        <div className={styles['row']}>
          <span>{t('invoices.owed.vat')}</span>
          <Money amount={vat} currency={currency} />
        </div>
      )}
      <div className={styles['row']}>
        <span>{t('invoices.owed.gross')}</span>
        <span>
          <Money amount={due} currency={currency} />
        </span>
      </div>
      {Boolean(paid) && (
        <div className={styles['row']}>
          <span>{t('invoices.owed.paid')}</span>
          <span>
            <Money amount={paid ?? 0} currency={currency} />
          </span>
        </div>
      )}
      <button type="button" className={styles['open']} onClick={() => goTo({ tab: 'documents' })}>
        {settledOn === null ? (
          <>
            <span>{t(balance < 0 ? 'invoices.payments.toReturn' : 'invoices.payments.open')}</span>
            <b className={state?.isLate ? styles['loss'] : undefined}>
              <Money amount={Math.abs(balance)} currency={currency} />
            </b>
          </>
        ) : (
          <>
            <span>{t('invoices.owed.settled')}</span>
            <b className="num">{format.shortDate(`${settledOn}T12:00:00Z`)}</b>
          </>
        )}
      </button>
      {state && balance > 0 && (
        <p className={`${styles['small']} ${state.isLate ? styles['loss'] : ''}`}>
          <Icon of={CalendarClock} size={14} />
          <span>{t(state.key, state.values)}</span>
        </p>
      )}
    </div>
  );
}

function FrozenNote({ lines }: Pick<OrderSummary, 'lines'>) {
  const t = useT();
  const variantName = useVariantName();
  const format = useFormat();
  const { order } = useOrder();
  // Another carrier's price stands in the lines now, but not in the total.
  const hasOtherQuotes = order.client_offer?.lines.some(
    (sent) => lines.find((line) => line.route_id === sent.route_id)?.offer_id !== sent.offer_id,
  );
  const { variants = [], chosen_variant: number = null } = order.client_offer ?? {};
  const taken = variants.find((one) => one.number === number);
  const sentences = [
    order.client_offer && t('orders.summary.frozen', { date: format.shortDate(order.client_offer.sent_at) }),
    taken && t('orders.variants.taken', { name: variantName(taken) }),
    order.payment_days !== null &&
      t('orders.summary.frozenTerm', { days: t('orders.days', { smart_count: order.payment_days }) }),
    hasOtherQuotes && t('orders.summary.frozenDifference'),
  ].filter((sentence) => typeof sentence === 'string');
  return (
    <>
      {variants.length > 0 && !taken && (
        <div className={styles['offered']}>
          <h3>{t('orders.variants.offered')}</h3>
          {variants.map((one) => (
            <div key={one.number} className={styles['row']}>
              <span>{variantName(one)}</span>
              <span>
                <Money amount={one.price} currency={one.currency} />
              </span>
            </div>
          ))}
        </div>
      )}
      <p className={styles['small']}>
        <Icon of={Lock} size={14} />
        <span>{sentences.join(' ')}</span>
      </p>
    </>
  );
}

type Rates = Pick<OrderSummary, 'rates' | 'missing_rates'>;

/** Warns of rates that are missing, and of those that were published long ago: the total is then a guess. */
function RatesWarning({ rates, missing_rates: missing }: Rates) {
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
              date: format.shortDate(date),
              days,
            })}
          </Note>
        </div>
      ))}
    </>
  );
}

/** The same in the closed bar of a narrow window: that there is something to read about the rates. */
function RatesAlarm({ rates, missing_rates: missing }: Rates) {
  const t = useT();
  if (missing.length === 0 && oldRates(rates).length === 0) return null;
  const label = t('orders.summary.checkRates');
  return (
    <span className={styles['alarm']} title={label}>
      <Icon of={TriangleAlert} label={label} />
    </span>
  );
}
