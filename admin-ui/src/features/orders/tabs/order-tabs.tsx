import { wayOf } from '../../../kit/format/way';
import History from 'lucide-react/icons/history';
import FolderOpen from 'lucide-react/icons/folder-open';
import Plus from 'lucide-react/icons/plus';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Icon } from '../../../kit/components/icon';
import { Tooltip } from '../../../kit/components/tooltip';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { hasOrder } from '../order-view';
import type { Route } from '../queries/types';
import { useHintTexts } from '../sequence/use-hint-texts';
import { RouteStatusIcon } from './route-status-icon';
import styles from './order-tabs.module.css';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import PanelTop from 'lucide-react/icons/panel-top';
import { useEffect, type KeyboardEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useActs, type Act } from '../../../kit/acts';
import { paths } from '../../../kit/paths';
import { useNeighbours } from '../neighbours';

/** Key of the tab of a place on the page. */
export function tabKeyOf(place: ReturnType<typeof useOrder>['place']): string {
  return place.tab === 'route' ? `route-${place.routeId}` : place.tab;
}

/** The parts of an order: its details, one tab for each route, a plus, and the way to its history. */
export function OrderTabs({ onHistory }: { onHistory: () => void }) {
  const t = useT();
  const { order, view, place, goTo, openDialog } = useOrder();

  function open(key: string): void {
    if (key === 'documents') return goTo({ tab: 'documents' });
    const route = order.routes.find((candidate) => key === `route-${candidate.id}`);
    goTo(route ? { tab: 'route', routeId: route.id, part: 'quotes' } : { tab: 'details' });
  }

  const tabs = [
    { key: 'details', name: t('orders.tabs.details'), content: t('orders.tabs.details') },
    ...(hasOrder(order.status)
      ? [{ key: 'documents', name: t('orders.tabs.documents'), content: <DocumentsTabName /> }]
      : []),
    ...order.routes.map((route) => ({
      key: `route-${route.id}`,
      name: wayOf(route),
      content: <RouteTab route={route} />,
    })),
  ];
  const neighbours = useNeighbourActs(order.id);
  useActs({
    heading: t('orders.acts', { number: order.id }),
    isOfScreen: true,
    acts: [
      ...neighbours,
      ...tabs.slice(0, 9).map(({ key, name }, at): Act => ({
        id: `tab-${key}`,
        label: t('orders.tabs.open', { name }),
        icon: PanelTop,
        keys: [String(at + 1)],
        run: () => open(key),
      })),
      { id: 'history', label: t('orders.history.open'), icon: History, keys: ['h'], run: onHistory },
    ],
  });

  return (
    <div className={styles['bar']}>
      <TabList label={t('orders.tabs.label')} open={tabKeyOf(place)} tabs={tabs} onOpen={open} />
      {view === 'editing' && (
        <Tooltip title={t('orders.tabs.addRoute')}>
          <button
            type="button"
            aria-label={t('orders.tabs.addRoute')}
            onClick={() => openDialog({ kind: 'new-route' })}
          >
            <Icon of={Plus} />
          </button>
        </Tooltip>
      )}
      <button type="button" className={styles['history']} aria-haspopup="dialog" onClick={onHistory}>
        <Icon of={History} size={14} />
        <span>{t('orders.history.open')}</span>
      </button>
    </div>
  );
}

/** The ways to the orders beside this one in the list that one came from. */
function useNeighbourActs(orderId: number): readonly Act[] {
  const t = useT();
  const navigate = useNavigate();
  const { next, previous } = useNeighbours(orderId) ?? {};
  const to = (id: number | undefined, act: Omit<Act, 'run'>): Act[] =>
    id === undefined ? [] : [{ ...act, run: () => void navigate(paths.order(id)) }];
  return [
    ...to(next, { id: 'next-order', label: t('orders.neighbours.next'), icon: ArrowDown, keys: ['j', ']'] }),
    ...to(previous, {
      id: 'previous-order',
      label: t('orders.neighbours.previous'),
      icon: ArrowUp,
      keys: ['k', '['],
    }),
  ];
}

function DocumentsTabName() {
  const t = useT();
  const { documents_count: filed, received_documents_count: waiting } = useOrder().order;
  return (
    <>
      <Icon of={FolderOpen} size={14} />
      {t('orders.tabs.documents')}
      {filed > 0 && <span className={`num ${styles['count']}`}>{filed}</span>}
      {waiting > 0 && (
        <span
          className={`num ${styles['waiting']}`}
          title={t('documents.received.count', { smart_count: waiting })}
        >
          {waiting}
          <span className="visually-hidden">
            {t('documents.received.count', { smart_count: waiting }).replace(/^\d+/, '')}
          </span>
        </span>
      )}
    </>
  );
}

function RouteTab({ route }: { route: Route }) {
  const t = useT();
  const { order } = useOrder();
  const name = wayOf(route);
  const hints = useHintTexts()(route);
  return (
    <>
      <RouteStatusIcon status={route.status} />
      <span className={`cut ${styles['name']}`} title={name}>
        {name}
      </span>
      {hints.length > 0 && (
        <span className={styles['warn']} title={t('orders.sequence.check')}>
          <Icon of={TriangleAlert} size={14} label={t('orders.sequence.check')} />
        </span>
      )}
      {hasOrder(order.status) || (
        <span
          className={`num ${styles['count']}`}
          title={t('orders.tabs.quotes', { smart_count: route.offers_count })}
        >
          {route.offers_count}
        </span>
      )}
    </>
  );
}

interface TabListProps {
  label: string;
  /** Key of the open tab. */
  open: string;
  tabs: readonly { key: string; content: ReactNode }[];
  onOpen: (key: string) => void;
}

/** Ids that tie a tab to its panel. */
export const tabId = (key: string) => `order-tab-${key}`;
export const panelId = (key: string) => `order-panel-${key}`;

/** Tabs by the rules of the keyboard: one stop of Tab; arrows, Home and End move and open. */
function TabList({ label, open, tabs, onOpen }: TabListProps) {
  useEffect(() => {
    // Optional call: a browser without layout has no such method.
    document.getElementById(tabId(open))?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [open]);

  function moveFocus(event: KeyboardEvent): void {
    const at = tabs.findIndex((tab) => tab.key === open);
    const places: Record<string, number> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const place = places[event.key];
    const next = place === undefined ? undefined : tabs[place];
    if (!next) return;
    event.preventDefault();
    onOpen(next.key);
    document.getElementById(tabId(next.key))?.focus();
  }

  return (
    <div
      role="tablist"
      aria-label={label}
      className={`${styles['list'] ?? ''} edge-fade`}
      onKeyDown={moveFocus}
    >
      {tabs.map(({ key, content }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={tabId(key)}
          aria-selected={key === open}
          aria-controls={key === open ? panelId(key) : undefined}
          tabIndex={key === open ? 0 : -1}
          onClick={() => onOpen(key)}
        >
          {content}
        </button>
      ))}
    </div>
  );
}
