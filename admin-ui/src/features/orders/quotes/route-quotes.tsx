import { wayOf } from '../../../kit/format/way';
import Archive from 'lucide-react/icons/archive';
import BellRing from 'lucide-react/icons/bell-ring';
import { useCallback, useRef, useState, type ReactNode, useEffect, type RefObject } from 'react';
import { ConfirmDialog } from '../../../kit/components/confirm-dialog';
import { ErrorState } from '../../../kit/components/error-state';
import { SkeletonRows } from '../../../kit/components/skeletons';
import { useCountries } from '../../../kit/api/countries';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { nextStepsOf } from '../head/next-steps';
import { findRoute, useOrder } from '../order-context';
import { canChooseQuote } from '../order-view';
import { usePriceRequests, useRouteQuotes, useComparablePrices } from '../queries/order-queries';
import type { PriceRequest, Quote, Route, Currency } from '../queries/types';
import { LaneHistory } from '../lane/lane-history';
import { useFocusFallback } from '../use-focus-fallback';
import { useQuoteName } from '../use-order-format';
import { compareQuotes, isRefused, wantedBy } from './quote-comparison';
import { QuoteRow } from './quote-row';
import styles from './quotes.module.css';
import Button from '@mui/material/Button';
import Send from 'lucide-react/icons/send';
import { EmptyState } from '../../../kit/components/empty-state';
import { Icon } from '../../../kit/components/icon';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Clock from 'lucide-react/icons/clock';
import { api } from '../../../kit/api/client';
import { problemOf } from '../../../kit/api/use-describe-failure';
import { useToast } from '../../../kit/components/use-toast';
import { useOrderMutation } from '../queries/use-order-mutation';
import { Note } from '../../../kit/components/note';
import { Tag } from '../../../kit/components/tag';
import { CopyLinkButton } from '../links/copy-link-button';
import { PassOnRequest } from '../links/pass-on-button';

/** Tells whether an element's content is wider than itself, so that it scrolls sideways. */
function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const observer = new ResizeObserver(() => setOverflows(target.scrollWidth > target.clientWidth));
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}

interface QuotesTableProps {
  /** Read aloud before the table. */
  caption: string;
  /** The currency in which quotes are compared. */
  currency: Currency;
  /** What the differences are measured against. */
  measuredBy: 'chosen' | 'cheapest';
  /** At most one quote counts, which differs from none. */
  isAlone: boolean;
  /** A line under the table. */
  foot?: string | undefined;
  /** `QuoteRow`s. */
  children: ReactNode;
}

/** At least: large amounts widen their columns. */
const columnWidths = {
  choice: 34,
  rank: 18,
  who: undefined,
  price: 100,
  withMargin: 106,
  difference: 76,
  dates: 74,
  days: 52,
  actions: 28,
};

/** The frame and head in which the quotes of one route are compared. */
function QuotesTable({ caption, currency, measuredBy, isAlone, foot, children }: QuotesTableProps) {
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
          {Object.entries(columnWidths)
            .filter(([name]) => !(isAlone && name === 'difference'))
            .map(([name, width]) => (
              <col key={name} style={{ width }} />
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
            {!isAlone && (
              <th className={styles['number']} title={measure}>
                {t('orders.quotes.difference', { currency })}
              </th>
            )}
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

interface NoQuotesProps {
  route: Route;
  /** Everyone who was asked; empty until it is known. */
  asked: readonly PriceRequest[];
}

/** In place of the table while nobody has given a price: whether anyone was asked, and what to do. */
function NoQuotes({ route, asked }: NoQuotesProps) {
  const t = useT();
  const { view, openDialog } = useOrder();
  const editable = view === 'editing';
  return (
    <EmptyState title={t('orders.quotes.empty')} text={useText(route, asked, editable)}>
      {editable && route.asked_count === 0 && (
        <Button
          variant="tonal"
          startIcon={<Icon of={Send} />}
          onClick={() => openDialog({ kind: 'ask', routeId: route.id })}
        >
          {t('orders.route.ask')}
        </Button>
      )}
    </EmptyState>
  );
}

function useText(route: Route, asked: readonly PriceRequest[], editable: boolean): string {
  const t = useT();
  if (!editable) return t('orders.quotes.emptyReadOnly');
  if (route.asked_count === 0) return t('orders.quotes.emptyText');
  const failed = asked.filter((request) => request.mail_failed).length;
  const waiting = t('orders.quotes.emptyAsked', { smart_count: route.asked_count });
  if (failed === 0) return waiting;
  return `${waiting} ${t('orders.quotes.emptyFailed', { smart_count: failed })}`;
}

const none: readonly Quote[] = [];

/** The quotes of a route: compared, chosen, deselected, deleted; and who is still to answer. */
export function RouteQuotes({ route }: { route: Route }) {
  const t = useT();
  const format = useFormat();
  const { order, view, currency: summaryCurrency, freshQuotes } = useOrder();
  const nameOf = useQuoteName();
  const { data, error, isPending, refetch } = useRouteQuotes(order.id, route.id);
  const asked = usePriceRequests(order.id, route.id).data?.items ?? [];
  const here = useRef<HTMLDivElement>(null);
  const focusHere = useFocusFallback(useCallback(() => here.current, []));
  const [asking, setAsking] = useState<{ about: 'choose' | 'deselect' | 'delete'; quote: Quote } | null>(
    null,
  );

  const quotes = data ?? none;
  const isOut = (quote: Quote) => isRefused(quote, route);
  const chosen = quotes.find((quote) => quote.is_chosen);
  // What its carrier refused is chosen only for as long as no other is.
  const standing = chosen && !isOut(chosen) ? chosen : undefined;
  const { choose, deselect, remove, missed, forgetMissed } = useQuoteActions(route, chosen?.id ?? null);
  const currency = chosen?.currency ?? summaryCurrency;
  const compared = compareQuotes(quotes, useComparablePrices(quotes, currency), isOut);
  const isAlone = quotes.filter((quote) => !isOut(quote)).length <= 1;
  const foot = useFoot(route, quotes, asked);

  if (isPending) return <SkeletonRows rows={4} height={52} />;
  if (!data)
    return <ErrorState error={error} title={t('orders.quotes.failed')} onRetry={() => void refetch()} />;

  const editable = view === 'editing';
  const choosable = canChooseQuote(order.status, route.status);
  // Once the order exists, a choice cannot be changed until this carrier refuses, too.
  const asksFirst = !editable;
  const checkedId = choose.isPending ? choose.variables.id : standing?.id;
  const close = () => {
    setAsking(null);
    focusHere();
  };
  const pick = (quote: Quote) => {
    if (asksFirst) setAsking({ about: 'choose', quote });
    else choose.mutate(quote);
  };
  const { about, quote: named } = asking ?? {};

  return (
    <div ref={here} tabIndex={-1} className={styles['here']}>
      {missed && (
        <MissedChoiceNote
          missed={missed}
          quotes={quotes}
          onChoose={choosable ? pick : undefined}
          onClose={() => {
            forgetMissed();
            focusHere();
          }}
        />
      )}
      {quotes.length === 0 ? (
        <NoQuotes route={route} asked={asked} />
      ) : (
        <QuotesTable
          caption={t('orders.quotes.caption', { route: wayOf(route) })}
          currency={currency}
          measuredBy={standing ? 'chosen' : 'cheapest'}
          isAlone={isAlone}
          foot={foot}
        >
          {compared.map((row) => (
            <QuoteRow
              key={row.quote.id}
              compared={row}
              currency={currency}
              isFresh={editable && freshQuotes.has(row.quote.id)}
              checked={row.quote.id === checkedId}
              isRefused={isOut(row.quote)}
              wantedBy={wantedBy(order, route)}
              asksFirst={asksFirst}
              isAlone={isAlone}
              onChoose={
                choosable && !(isOut(row.quote) && row.quote.is_chosen) ? () => pick(row.quote) : undefined
              }
              onDeselect={editable ? () => setAsking({ about: 'deselect', quote: row.quote }) : undefined}
              onDelete={editable ? () => setAsking({ about: 'delete', quote: row.quote }) : undefined}
            />
          ))}
        </QuotesTable>
      )}
      {editable && (
        <WaitingList
          orderId={order.id}
          routeId={route.id}
          askedCount={asked.length}
          requests={asked.filter((request) => !request.answered)}
        />
      )}
      <LaneHistory route={route} />
      <ConfirmDialog
        open={about === 'choose'}
        title={t('orders.chooseQuote.title', { name: named ? nameOf(named) : '' })}
        confirmLabel={t('orders.chooseQuote.submit')}
        busy={choose.isPending}
        onConfirm={() => named && choose.mutate(named, { onSettled: close })}
        onClose={close}
      >
        <p>
          {t('orders.chooseQuote.text', {
            price: named ? `${format.amount(named.price)} ${named.currency}` : '',
          })}
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        open={about === 'deselect'}
        title={t('orders.deselect.title')}
        confirmLabel={t('orders.deselect.submit')}
        busy={deselect.isPending}
        onConfirm={() => named && deselect.mutate(named, { onSettled: close })}
        onClose={close}
      >
        <p>{t('orders.deselect.text')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={about === 'delete'}
        title={t('orders.deleteQuote.title', { name: named ? nameOf(named) : '' })}
        confirmLabel={t('orders.deleteQuote.submit')}
        destructive
        busy={remove.isPending}
        onConfirm={() => named && remove.mutate(named, { onSettled: close })}
        onClose={close}
      >
        <p>{t('orders.deleteQuote.text')}</p>
      </ConfirmDialog>
    </div>
  );
}

/** How many have answered, when the last one did, and by which clocks the dates are where those at the places show another time. */
function useFoot(route: Route, quotes: readonly Quote[], asked: readonly PriceRequest[]): string | undefined {
  const t = useT();
  const format = useFormat();
  const { byCode } = useCountries();
  const ends = [
    [route.pickup_date, route.pickup_country],
    [route.delivery_date, route.delivery_country],
  ] as const;
  const isElsewhere = ends.some(([date, country]) => {
    const zone = byCode(country)?.time_zone;
    return zone !== undefined && format.timeAt(date, zone) !== null;
  });
  const last = quotes
    .map((quote) => quote.updated_at)
    .sort()
    .at(-1);
  const sentences = [
    asked.length > 0 &&
      t('orders.quotes.answered', {
        smart_count: asked.length,
        answered: asked.filter((request) => request.answered).length,
      }),
    last && t('orders.quotes.lastQuote', { time: format.dateTime(last) }),
    isElsewhere && t('orders.quotes.ourClocks'),
  ].filter((sentence) => typeof sentence === 'string');
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

/** A choice that was not taken, since somebody else had chosen meanwhile. */
interface MissedChoice {
  /** What was to be chosen; null when a choice was to be taken back. */
  wanted: Quote | null;
  /** The quote that was taken for the chosen one. */
  seen: number | null;
}

const isMeanwhile = (error: unknown) => problemOf(error)?.code === 'chosen_meanwhile';

/**
 * Choosing, deselecting and deleting the quotes of a route.
 * @param chosenId the quote that is seen as chosen: if another one is by now, the person is told and not obeyed
 */
function useQuoteActions(route: Route, chosenId: number | null) {
  const t = useT();
  const toast = useToast();
  const nameOf = useQuoteName();
  const [missed, setMissed] = useState<MissedChoice | null>(null);
  const inFlight = useRef<Promise<number | null>>(undefined);

  const putChoice = (body: { offer_id: number | null; replaces: number | null }) =>
    api.put('/order-routes/{id}/select-offer', { params: { path: { id: route.id } }, body });

  /** Of several choices in a row, each replaces the one before it, and goes out once that one has been answered. */
  function select(wanted: Quote | null): Promise<number | null> {
    const before = inFlight.current;
    const send = async () => {
      const seen = before ? await before.catch(() => chosenId) : chosenId;
      try {
        const body = { offer_id: wanted?.id ?? null, replaces: seen };
        await putChoice(body);
        return body.offer_id;
      } catch (error) {
        if (isMeanwhile(error)) setMissed({ wanted, seen });
        throw error;
      }
    };
    setMissed(null);
    inFlight.current = send();
    return inFlight.current;
  }

  const tell = (title: string) => (error: Error) => {
    // The note above the quotes tells more than a toast could.
    if (!isMeanwhile(error)) toast.failure(title, error);
  };
  const choose = useOrderMutation({
    run: (quote: Quote) => select(quote),
    onFailure: tell(t('orders.quotes.chooseFailed')),
    overtakes: true,
  });
  const chooseAgain = useOrderMutation({
    // Refused when another one has been chosen since.
    run: (quote: Quote) => putChoice({ offer_id: quote.id, replaces: null }),
    failed: t('orders.quotes.chooseFailed'),
  });
  const deselect = useOrderMutation({
    run: (_quote: Quote) => select(null),
    onFailure: tell(t('orders.deselect.failed')),
    done: (_answer, quote) =>
      toast.success(t('orders.deselect.done'), {
        action: { label: t('common.action.undo'), run: () => chooseAgain.mutate(quote) },
      }),
  });
  const remove = useOrderMutation({
    run: (quote: Quote) => api.delete('/subcontractor-offers/{id}', { params: { path: { id: quote.id } } }),
    failed: t('orders.deleteQuote.failed'),
    done: (_answer, quote) => toast.success(t('orders.deleteQuote.done', { name: nameOf(quote) })),
  });

  const isSelecting = choose.isPending || deselect.isPending;
  useEffect(() => {
    // By now the page shows what was chosen.
    if (!isSelecting) inFlight.current = undefined;
  }, [isSelecting]);

  return { choose, deselect, remove, missed, forgetMissed: () => setMissed(null) };
}

interface MissedChoiceNoteProps {
  missed: MissedChoice;
  /** The quotes as they are by now. */
  quotes: readonly Quote[];
  /** Chooses a quote all the same; absent where none can be chosen any more. */
  onChoose: ((quote: Quote) => void) | undefined;
  onClose: () => void;
}

/** Tells that somebody else chose meanwhile, what is chosen now, and lets the person choose again. */
function MissedChoiceNote({ missed, quotes, onChoose, onClose }: MissedChoiceNoteProps) {
  const t = useT();
  const format = useFormat();
  const nameOf = useQuoteName();
  const chosen = quotes.find((quote) => quote.is_chosen);
  const { wanted, seen } = missed;
  const isThere = quotes.some(({ id }) => id === wanted?.id);
  if (wanted && chosen?.id === wanted.id) return null;

  const sayWhat = () => {
    if (chosen) {
      const price = `${format.amount(chosen.price)} ${chosen.currency}`;
      return t('orders.chosenMeanwhile.other', { name: nameOf(chosen), price });
    }
    return t('orders.chosenMeanwhile.nobody');
  };
  return (
    <div className={styles['missed']}>
      <Note tone="warn" role="alert">
        {(chosen?.id ?? null) === seen ? (
          // The newer quotes are on their way.
          t('orders.chosenMeanwhile.unknown')
        ) : (
          <>
            <strong>{sayWhat()}</strong>{' '}
            {wanted
              ? t('orders.chosenMeanwhile.yours', { name: nameOf(wanted) })
              : t('orders.chosenMeanwhile.stays')}
          </>
        )}
        <span className={styles['actions']}>
          {wanted && isThere && onChoose && (
            <Button size="small" variant="outlined" onClick={() => onChoose(wanted)}>
              {t('orders.chosenMeanwhile.again', { name: nameOf(wanted) })}
            </Button>
          )}
          <Button size="small" onClick={onClose}>
            {t('common.action.close')}
          </Button>
        </span>
      </Note>
    </div>
  );
}

/** A request to a group may have a thousand waiting: the rest are a click away. */
const shown = 8;

interface WaitingListProps {
  orderId: number;
  routeId: number;
  /** How many were asked in all. */
  askedCount: number;
  /** Everyone who was asked and has not answered. */
  requests: readonly PriceRequest[];
}

/** Those who were asked for a price last and have not answered yet, each with the link that they were sent; whose mail failed is marked. */
function WaitingList({ orderId, routeId, askedCount, requests }: WaitingListProps) {
  const t = useT();
  const format = useFormat();
  const { order, view, openDialog } = useOrder();
  if (requests.length === 0) return null;
  // The head reminds of the route that is open while it has no quote chosen.
  const isInHead =
    findRoute(order, routeId)?.chosen_offer === null &&
    nextStepsOf(order).beside.some(({ step }) => step === 'remind_prices');
  return (
    <section>
      <div className={styles['waitingHead']}>
        <h2 className={styles['waitingTitle']}>
          {t('orders.quotes.waiting', { smart_count: requests.length })}
        </h2>
        {view === 'editing' && !isInHead && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<Icon of={BellRing} size={14} />}
            onClick={() => openDialog({ kind: 'remind-prices', routeId })}
          >
            {t('orders.action.remind_prices')}
          </Button>
        )}
        <Button
          size="small"
          variant="outlined"
          onClick={() => openDialog({ kind: 'price-requests', routeId })}
        >
          {t('orders.requests.all', { count: format.number(askedCount) })}
        </Button>
      </div>
      <ul className={styles['waiting']}>
        {requests.slice(0, shown).map((request) => (
          <li key={request.id}>
            <span className={styles['carrier']}>
              <span className={`cut ${styles['carrierName']}`} title={request.subcontractor_name}>
                {request.subcontractor_name}
              </span>
              {request.mail_failed && <Tag tone="bad">{t('orders.quotes.mailFailed')}</Tag>}
              {request.state === 'stored' && (
                <Tag tone="line" icon={Archive}>
                  {t('orders.requests.state.stored')}
                </Tag>
              )}
            </span>
            <span className={`cut ${styles['email']}`} title={request.subcontractor_email}>
              {request.subcontractor_email}
            </span>
            <time
              dateTime={request.asked_at}
              title={format.fullDateTime(request.asked_at)}
              className={`num ${styles['asked']}`}
            >
              {t('orders.quotes.asked', { time: format.dateTime(request.asked_at) })}
            </time>
            <span className={styles['waitingActs']}>
              {view === 'editing' && <PassOnRequest request={request} />}
              {request.subcontractor_id !== null && (
                <CopyLinkButton
                  iconOnly
                  label={t('orders.quotes.copyLinkOf', { name: request.subcontractor_name })}
                  link={{
                    kind: 'subcontractor-offer',
                    order_id: orderId,
                    route_id: request.quotation_route_id,
                    subcontractor_id: request.subcontractor_id,
                  }}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
