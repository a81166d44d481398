import CircularProgress from '@mui/material/CircularProgress';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useDeferredValue, useRef, useState, Suspense, useEffect, type ComponentProps } from 'react';
import { useParams, Link } from 'react-router-dom';
import { useCountries } from '../../kit/api/countries';
import { problemOf } from '../../kit/api/use-describe-failure';
import { ErrorState } from '../../kit/components/error-state';
import { useLocale } from '../../kit/i18n/locale-provider';
import { loadTexts } from '../../kit/i18n/texts';
import { useT } from '../../kit/i18n/use-t';
import { findOrderStatus } from '../../kit/status/order-status';
import { useOrderDetails, orderKeys, useOrderQuotes } from './queries/order-queries';
import { useAskedCurrency, useOrderPlace, type OrderPlace } from './use-order-place';
import styles from './order-page.module.css';
import Button from '@mui/material/Button';
import { EmptyState } from '../../kit/components/empty-state';
import { paths } from '../../kit/paths';
import { useDocumentTitle } from '../../kit/components/page-head';
import { useUnsavedGuard } from '../../kit/form/use-unsaved-guard';
import { wayOf } from '../../kit/format/way';
import { useRememberOrder } from './recent-orders';
import { DetailsTab } from './details/details-tab';
import { LeftOverNote } from './details/change-list';
import { useOrderEditing } from './details/use-order-editing';
import { OrderHead } from './head/order-head';
import { PassOnButton } from './links/pass-on-button';
import { OrderContext, findRoute, type OrderPageState, useOrder, type OrderDialog } from './order-context';
import { orderViewOf, status } from './order-view';
import type { OrderDetails, Quote } from './queries/types';
import { sectionOf, useFocusedSection, useTellPresence } from './presence/people-here';
import { RoutePanel } from './routes/route-panel';
import { StatusBanner } from './status-banner';
import { OpenMarginsContext, useOpenMarginsState } from './summary/margin-state';
import { SummaryPanel } from './summary/summary-panel';
import { OrderTabs, tabKeyOf, panelId, tabId } from './tabs/order-tabs';
import { findNextStep, useFocusFallback } from './use-focus-fallback';
import { later, useIsAtRest, usePreloadAtRest } from '../../kit/components/later';
import type { HistoryPanelProps } from './history/history-panel';
import { SkeletonLines } from '../../kit/components/skeletons';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kit/api/client';
import { noteRead } from '../../kit/api/unread';
import { showToast } from '../../kit/components/toast-store';
import { useToast } from '../../kit/components/use-toast';
import { useFormat } from '../../kit/format/use-format';
import { isOwnQuote, newsIn } from './queries/quote-news';
import { useOrderMutation } from './queries/use-order-mutation';
import { useQuoteName } from './use-order-format';
import { Note } from '../../kit/components/note';
import { useSendsMail } from '../../kit/mail-text/use-mail-toast';

// Of requests from a website alone.
const ClaimNote = later(async () => (await import('./claim-note')).ClaimNote);
// Of requests that nobody has accepted yet.
const RequestPanel = later(async () => (await import('./request/request-panel')).RequestPanel);
const NotThere = later(async () => (await import('./not-there')).NotThere);

/** No such order, or not one of this company. */
function NotFound() {
  const t = useT();
  return (
    <Suspense>
      <NotThere
        documentTitle={t('orders.notFound.title')}
        title={t('orders.notFound.text')}
        text={t('orders.notFound.why')}
      />
    </Suspense>
  );
}

/** The order is in a status that this version does not know. */
function UnsupportedStatus({ status }: { status: number }) {
  const t = useT();
  return (
    <>
      <h1 className="visually-hidden">{t('orders.unsupported.title')}</h1>
      <EmptyState title={t('orders.unsupported.title')} text={t('orders.unsupported.value', { status })}>
        <Button component={Link} to={paths.activities} variant="outlined">
          {t('orders.back')}
        </Button>
      </EmptyState>
    </>
  );
}

/** `/offer/{id}`: the order, once it and the countries are there. */
export function OrderPage() {
  const { id } = useParams();
  const orderId = /^[1-9]\d{0,9}$/.test(id ?? '') ? Number(id) : null;
  return orderId === null ? <NotFound /> : <LoadedOrder key={orderId} id={orderId} />;
}

function LoadedOrder({ id }: { id: number }) {
  const t = useT();
  const { data: order, error, refetch } = useOrderDetails(id, useAskedCurrency());
  const countries = useCountries();
  const isThere = order !== undefined && !countries.isPending;
  // The first time it is drawn in slices, between which the browser attends to whoever is typing or scrolling.
  const isShown = useDeferredValue(isThere, false);
  // Also when it went away while it was open.
  if (problemOf(error)?.status === 404) return <NotFound />;
  if (isThere && isShown) {
    return findOrderStatus(order.status) ? (
      <OrderScreen order={order} />
    ) : (
      <UnsupportedStatus status={order.status} />
    );
  }
  if (error)
    return <ErrorState error={error} title={t('orders.loadFailed')} onRetry={() => void refetch()} />;
  return (
    <div className={styles['loading']} role="status" aria-label={t('orders.loading')}>
      <CircularProgress size={28} aria-hidden />
    </div>
  );
}

const none: ReadonlySet<number> = new Set();

/**
 * Tells of quotes that carriers give over their links while the page is open, wherever on the page one is.
 * @param place where on the page one is
 * @param show opens the quotes of a route
 * @returns ids of the quotes that came since the page was opened
 */
function useQuoteNews(
  order: OrderDetails,
  place: OrderPlace,
  show: (routeId: number) => void,
): ReadonlySet<number> {
  const { data } = useOrderQuotes(order.id);
  const tell = useTellOf(order, place, show);
  const [fresh, setFresh] = useState(none);
  const seen = useRef<readonly Quote[]>(undefined);
  const quotes = data?.items;

  useEffect(() => {
    const before = seen.current;
    seen.current = quotes;
    if (!before || !quotes) return;
    const news = newsIn(before, quotes);
    if (!news.differs) return;
    const others = news.fresh.filter((quote) => !isOwnQuote(quote));
    if (others.length === 0) return;
    setFresh((known) => new Set([...known, ...others.map(({ id }) => id)]));
    tell(others);
  }, [quotes, tell]);

  return fresh;
}

/** Tells of quotes in a toast, with the way to them unless they are in sight. */
function useTellOf(order: OrderDetails, place: OrderPlace, show: (routeId: number) => void) {
  const t = useT();
  const format = useFormat();
  const nameOf = useQuoteName();
  const latest = useRef<(quotes: readonly Quote[]) => void>(undefined);
  useEffect(() => {
    latest.current = (quotes) => {
      const [first] = quotes;
      if (!first) return;
      const route = findRoute(order, first.quotation_route_id);
      const price = `${format.amount(first.price)} ${first.currency}`;
      const single = quotes.length === 1;
      const inSight = place.tab === 'route' && place.part === 'quotes' && place.routeId === route?.id;
      showToast({
        kind: 'info',
        title: t('orders.quotes.news', { smart_count: quotes.length, name: nameOf(first) }),
        text: single
          ? [route && wayOf(route), price].filter(Boolean).join(', ')
          : quotes.map(nameOf).join(', '),
        action:
          route && !inSight ? { label: t('orders.quotes.newsShow'), run: () => show(route.id) } : undefined,
      });
    };
  });
  const [tell] = useState(() => (quotes: readonly Quote[]) => latest.current?.(quotes));
  return tell;
}

/** Marks the order as read once it is open. */
function useMarkAsRead({ id, is_read: isRead }: OrderDetails): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    if (isRead) return;
    api
      .put('/orders/{id}/mark-as-read', { params: { path: { id } } })
      .then(({ marked }) => {
        // Nothing else about the order has changed by that: lists that show it are read again, the page is not.
        queryClient.setQueriesData<OrderDetails>({ queryKey: orderKeys.details(id) }, (details) =>
          details ? { ...details, is_read: true } : undefined,
        );
        noteRead(queryClient, marked);
        return queryClient.invalidateQueries({
          queryKey: orderKeys.everything,
          predicate: ({ queryKey: [, part] }) => part !== 'page' && part !== 'recent' && part !== 'unread',
        });
      })
      // Nothing depends on it: the next visit marks it.
      .catch(() => undefined);
  }, [id, isRead, queryClient]);
}

const DocumentsTab = later(async () => (await import('./at-rest')).DocumentsTab);

/** Where the order's documents stand; their code comes after that of the order. */
function DocumentsPlace() {
  usePreloadAtRest(DocumentsTab);
  return (
    <Suspense fallback={<SkeletonLines lines={8} />}>
      <DocumentsTab />
    </Suspense>
  );
}

const DropAnywhere = later(async () => (await import('./at-rest')).DropAnywhere);

/** Where files can be dropped: the whole page, once the rest of it stands. */
function DropPlace() {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setReady(true), 1_000);
    return () => window.clearTimeout(timer);
  }, []);
  return <Suspense>{isReady && <DropAnywhere />}</Suspense>;
}

const HistoryPanel = later(async () => (await import('./at-rest')).HistoryPanel);

/** The order's life; its code comes after that of the order. */
function HistoryDrawer(props: HistoryPanelProps) {
  const [opened, setOpened] = useState(props.open);
  if (props.open && !opened) setOpened(true);
  usePreloadAtRest(HistoryPanel);
  return <Suspense>{opened && <HistoryPanel {...props} />}</Suspense>;
}

const LatestHistory = later(async () => (await import('./at-rest')).LatestHistory);

/** Where there is room below what an order costs: what happened last. */
function Latest(props: ComponentProps<typeof LatestHistory>) {
  const isWide = useMediaQuery('(min-width: 1280px)', { noSsr: true });
  const isAtRest = useIsAtRest();
  if (!isWide) return null;
  return (
    <div className={styles['latest']}>
      <Suspense fallback={<LatestToCome />}>
        {isAtRest ? <LatestHistory {...props} /> : <LatestToCome />}
      </Suspense>
    </div>
  );
}

/** Its place until then. */
function LatestToCome() {
  const t = useT();
  return (
    <div className={styles['toCome']} aria-hidden="true">
      <b>{t('orders.history.latest')}</b>
      {[72, 54, 66].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={36} />
      ))}
    </div>
  );
}

/** The order page: head, tabs, the open tab, and what it all costs. */
function OrderScreen({ order }: { order: OrderDetails }) {
  const t = useT();
  const { place, goTo, currency, setCurrency } = useOrderPlace(order);
  const editing = useOrderEditing(order, () => goTo({ tab: 'details' }));
  const [dialog, setDialog] = useState<OrderDialog | null>(null);
  const [showsHistory, setShowsHistory] = useState(false);
  const [nextPlace, setNextPlace] = useState<HTMLElement | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const focusNextStep = useFocusFallback(findNextStep);
  const margins = useOpenMarginsState();
  const guard = useUnsavedGuard(editing.isDirty, { save: editing.saveInPlace });
  const view = orderViewOf(order.status);
  const name = order.client_name || order.client_email || t('activities.noClient');

  useDocumentTitle(t('orders.documentTitle', { number: order.id, client: name }));
  useRememberOrder({ ...order, name, way: wayOf(order) });
  useMarkAsRead(order);
  const freshQuotes = useQuoteNews(order, place, (routeId) =>
    goTo({ tab: 'route', routeId, part: 'quotes' }),
  );

  const state: OrderPageState = {
    order,
    view,
    place,
    goTo,
    currency,
    setCurrency,
    editing: view === 'reading' ? null : editing,
    openDialog: setDialog,
    freshQuotes,
    allowLeaving: guard.release,
    nextPlace,
    setNextPlace,
  };
  const route = place.tab === 'route' ? findRoute(order, place.routeId) : undefined;
  const tabKey = tabKeyOf(place);
  const focused = useFocusedSection();
  const typed = editing.isDirty ? 'details' : margins.byRoute.size > 0 ? 'price' : null;
  useTellPresence(order.id, sectionOf(dialog) ?? focused.section ?? typed);

  return (
    <OrderContext value={state}>
      <OpenMarginsContext value={margins}>
        <div className={styles['page']} {...focused.handlers}>
          <OrderHead title={title} />
          <div className={styles['columns']}>
            <section className={styles['main']}>
              <OrderTabs onHistory={() => setShowsHistory(true)} />
              {order.client_claim && (
                <Suspense>
                  <ClaimNote claim={order.client_claim} />
                </Suspense>
              )}
              <UnconfirmedNote />
              <StatusBanner />
              <MailsOnHold />
              {view === 'reading' && editing.isDirty && <LeftOverNote editing={editing} />}
              <div
                role="tabpanel"
                id={panelId(tabKey)}
                aria-labelledby={tabId(tabKey)}
                data-edits={place.tab}
              >
                {route && place.tab === 'route' ? (
                  <RoutePanel route={route} part={place.part} />
                ) : place.tab === 'documents' ? (
                  <DocumentsPlace />
                ) : (
                  <DetailsTab />
                )}
              </div>
            </section>
            <div className={styles['beside']}>
              <div className={styles['stack']}>
                {view === 'request' ? (
                  <>
                    <Suspense fallback={<SkeletonLines lines={6} />}>
                      <RequestPanel />
                    </Suspense>
                    <div ref={setNextPlace} className={styles['nextBar']} data-keep-clear="" />
                  </>
                ) : (
                  <SummaryPanel />
                )}
                {place.tab === 'details' && <Latest orderId={order.id} onAll={() => setShowsHistory(true)} />}
              </div>
            </div>
          </div>
        </div>
        <OrderDialogs
          dialog={dialog}
          onClose={() => {
            setDialog(null);
            focusNextStep();
          }}
        />
        <DropPlace />
        <HistoryDrawer orderId={order.id} open={showsHistory} onClose={() => setShowsHistory(false)} />
        {guard.dialog}
      </OpenMarginsContext>
    </OrderContext>
  );
}

/** A request from the company's website that nobody has confirmed; one that claims to be a client's is told by that. */
function UnconfirmedNote() {
  const t = useT();
  const toast = useToast();
  const { order } = useOrder();
  const confirm = useOrderMutation({
    run: () => api.post('/orders/{id}/confirm-request', { params: { path: { id: order.id } } }),
    failed: t('orders.unconfirmed.failed'),
    done: () => toast.success(t('orders.unconfirmed.done')),
  });
  if (!order.is_unconfirmed || order.client_claim) return null;
  const { contact_name: name, client_email: email, request_site: site } = order;
  return (
    <div className={styles['banner']}>
      <Note tone="warn">
        <p className={styles['claimTitle']}>{t('orders.unconfirmed.title')}</p>
        <p>{t('orders.unconfirmed.text')}</p>
        <dl className={styles['addresses']}>
          <dt>{t('orders.unconfirmed.contact')}</dt>
          <dd>{[name, email].filter(Boolean).join(', ')}</dd>
          {site && (
            <>
              <dt>{t('orders.unconfirmed.site')}</dt>
              <dd>{site}</dd>
            </>
          )}
        </dl>
        <div className={styles['ways']}>
          <Button
            size="small"
            variant="outlined"
            disabled={confirm.isPending}
            onClick={() => confirm.mutate()}
          >
            {t('orders.unconfirmed.confirm')}
          </Button>
        </div>
      </Note>
    </div>
  );
}

const OpenDialog = later(async () => (await import('./at-rest')).OpenDialog);

/** Fetches the dialogs' texts once somebody points at the page or presses a key: before a dialog opens, and not for who only reads. */
function usePreloadDialogTexts(): void {
  const { locale } = useLocale();
  useEffect(() => {
    const listening = new AbortController();
    const preload = () => {
      listening.abort();
      loadTexts('orderDialogs', locale).catch(() => undefined);
    };
    for (const event of ['pointermove', 'pointerdown', 'keydown'] as const)
      window.addEventListener(event, preload, { signal: listening.signal, passive: true });
    return () => listening.abort();
  }, [locale]);
}

interface OrderDialogsProps {
  dialog: OrderDialog | null;
  onClose: () => void;
}

/** The dialog that is open, if any; the code of all of them comes once the page stands, their texts once somebody does something. */
function OrderDialogs(props: OrderDialogsProps) {
  usePreloadAtRest(OpenDialog);
  usePreloadDialogTexts();
  return <Suspense>{props.dialog && <OpenDialog dialog={props.dialog} onClose={props.onClose} />}</Suspense>;
}

/** What has not reached whoever has to answer: an order does not go on by itself then, whatever its status says. */
function MailsOnHold() {
  const { order } = useOrder();
  const sends = useSendsMail();
  // That no mail leaves is said once, by the status; while prices are collected it says nothing of that.
  const isInValuation = order.status < status.sentToClient;
  const shown = order.mails_on_hold.filter(({ delivery }) => sends || isInValuation || delivery !== 'stored');
  return shown.map((mail) => (
    <div key={mail.message_id} className={styles['banner']}>
      <HeldMail mail={mail} namesRoute={shown.length > 1} />
    </div>
  ));
}

function HeldMail({
  mail,
  namesRoute,
}: {
  mail: OrderDetails['mails_on_hold'][number];
  namesRoute: boolean;
}) {
  const t = useT();
  const { delivery } = mail;
  const key = delivery === 'failed' || delivery === 'stored' ? delivery : 'queued';
  const todo = { failed: 'todo', stored: 'again', queued: 'wait' } as const;
  const reason = mail.failure_reason?.replace(/\.?$/, '.') ?? '';
  return (
    <Note tone={key === 'failed' ? 'bad' : 'warn'}>
      {t(`orders.held.${key}`, { email: mail.to })}{' '}
      {mail.message_id === null ? (
        mail.subject
      ) : (
        <Link to={paths.message(mail.message_id)}>{mail.subject}</Link>
      )}
      {'. '}
      {reason && `${t('orders.held.reason', { reason })} `}
      {t(`orders.held.${todo[key]}`)}
      <div className={styles['ways']}>
        <PassOnButton mail={mail} namesRoute={namesRoute} />
      </div>
    </Note>
  );
}
