import { useMemo, useRef, useState } from 'react';
import { useDocumentTitle } from '../components/page-head';
import { useUnsavedGuard } from '../form/use-unsaved-guard';
import { useT } from '../i18n/use-t';
import { useRememberOrder } from '../shell/recent-orders';
import { ClaimNote } from './claim/claim-note';
import { DetailsTab } from './details/details-tab';
import { LeftOverNote } from './details/left-over-note';
import { useOrderEditing } from './details/use-order-editing';
import { DocumentsPlace } from './documents/documents-place';
import { HistoryDrawer } from './history/history-drawer';
import { OrderHead } from './head/order-head';
import { OrderContext, findRoute, type OrderPageState } from './order-context';
import type { OrderDialog } from './order-dialog';
import { OrderDialogs } from './order-dialogs';
import { orderViewOf } from './order-view';
import type { OrderDetails } from './queries/types';
import { useKeepFresh } from './queries/use-keep-fresh';
import { useQuoteNews } from './quotes/use-quote-news';
import { RequestPanel } from './request/request-panel';
import { RoutePlace } from './routes/route-place';
import { StatusBanner } from './status-banner';
import { OpenMarginsContext, useOpenMarginsState } from './summary/margin-state';
import { SummaryPanel } from './summary/summary-panel';
import { OrderTabs, tabKeyOf } from './tabs/order-tabs';
import { panelId, tabId } from './tabs/tab-list';
import { useFocusFallback } from './use-focus-fallback';
import { useOrderPlace } from './use-order-place';
import styles from './order-page.module.css';

/** The order page: head, tabs, the open tab, and what it all costs. */
export function OrderScreen({ order }: { order: OrderDetails }) {
  const t = useT();
  const { place, goTo, currency, setCurrency } = useOrderPlace(order);
  const editing = useOrderEditing(order, () => goTo({ tab: 'details' }));
  const [dialog, setDialog] = useState<OrderDialog | null>(null);
  const [showsHistory, setShowsHistory] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = useFocusFallback(title);
  const margins = useOpenMarginsState();
  const guard = useUnsavedGuard(editing.isDirty);
  const view = orderViewOf(order.status);
  const name = order.client_name || order.client_email || t('activities.noClient');

  useDocumentTitle(t('orders.documentTitle', { number: order.id, client: name }));
  useRememberOrder(
    useMemo(() => ({ id: order.id, name, status: order.status }), [order.id, name, order.status]),
  );
  useKeepFresh(order);
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
  };
  const route = place.tab === 'route' ? findRoute(order, place.routeId) : undefined;
  const tabKey = tabKeyOf(place);

  return (
    <OrderContext value={state}>
      <OpenMarginsContext value={margins}>
        <div className={styles['page']}>
          <OrderHead title={title} />
          <div className={styles['columns']}>
            <section className={styles['main']}>
              <OrderTabs onHistory={() => setShowsHistory(true)} />
              <ClaimNote />
              <StatusBanner />
              {view === 'reading' && editing.isDirty && <LeftOverNote editing={editing} />}
              <div role="tabpanel" id={panelId(tabKey)} aria-labelledby={tabId(tabKey)}>
                {route && place.tab === 'route' ? (
                  <RoutePlace route={route} part={place.part} />
                ) : place.tab === 'documents' ? (
                  <DocumentsPlace />
                ) : (
                  <DetailsTab />
                )}
              </div>
            </section>
            {view === 'request' ? <RequestPanel /> : <SummaryPanel />}
          </div>
        </div>
        <OrderDialogs
          dialog={dialog}
          onClose={() => {
            setDialog(null);
            focusTitle();
          }}
        />
        <HistoryDrawer orderId={order.id} open={showsHistory} onClose={() => setShowsHistory(false)} />
        {guard.dialog}
      </OpenMarginsContext>
    </OrderContext>
  );
}
