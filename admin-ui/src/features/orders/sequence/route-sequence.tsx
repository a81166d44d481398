import {
  useId,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  type PointerEvent as ReactPointerEvent,
} from 'react';
import { useT } from '../../../kit/i18n/use-t';
import { findRoute, useOrder } from '../order-context';
import { useRouteName, useOrderFormat } from '../use-order-format';
import { moved, isSameSequence, placeUnder } from './sequence-moves';
import styles from './sequence.module.css';
import { api } from '../../../kit/api/client';
import type { OrderDetails, Route } from '../queries/types';
import { useOrderMutation } from '../queries/use-order-mutation';
import IconButton from '@mui/material/IconButton';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Icon } from '../../../kit/components/icon';
import { Tooltip } from '../../../kit/components/tooltip';
import { RouteStatusIcon } from '../tabs/route-status-icon';
import { useHintTexts } from './use-hint-texts';

interface Drag {
  id: number;
  ids: readonly number[];
}

interface DragOptions {
  /** The sequence as it is. */
  ids: readonly number[];
  /** The rows on the screen, in the sequence that is shown. */
  rows: () => readonly Element[];
  /** Called when a row was put down elsewhere. */
  onDrop: (ids: readonly number[], id: number) => void;
}

/** Dragging a row by its handle, with mouse, pen or finger; Escape puts it back. */
function useDrag(options: DragOptions) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const latest = useRef(options);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => stop.current?.(), []);

  function begin(id: number, pointerId: number): void {
    stop.current?.();
    // What is rendered is too late for two events in a row.
    let now: Drag = { id, ids: latest.current.ids };
    const show = (ids: readonly number[]): void => {
      now = { id, ids };
      setDrag(now);
    };
    const end = (): void => {
      stop.current?.();
      setDrag(null);
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== pointerId) return;
      const from = now.ids.indexOf(id);
      const spans = latest.current.rows().map((row) => row.getBoundingClientRect());
      const to = placeUnder(event.clientY, spans, from);
      if (to !== from) show(moved(now.ids, from, to));
    };
    const drop = (event: PointerEvent): void => {
      if (event.pointerId !== pointerId) return;
      end();
      const { ids, onDrop } = latest.current;
      if (!isSameSequence(now.ids, ids)) onDrop(now.ids, id);
    };
    const putBack = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      end();
    };
    // Not captured by the handle: it loses the pointer when its row takes another place in the list.
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', end);
    window.addEventListener('keydown', putBack, { capture: true });
    stop.current = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', putBack, { capture: true });
      stop.current = undefined;
    };
    show(now.ids);
  }

  const handleOf = (id: number) => ({
    onPointerDown: (event: ReactPointerEvent) => {
      if (event.button === 0) begin(id, event.pointerId);
    },
  });

  return { dragged: drag?.id ?? null, ids: drag?.ids ?? null, handleOf };
}

/** Puts the routes into another sequence; the new one is shown at once. */
function useArrange(order: OrderDetails) {
  const t = useT();
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const put = useOrderMutation({
    run: (ids: readonly number[]) =>
      api.put('/orders/{id}/order-routes/sequence', {
        params: { path: { id: order.id } },
        body: { ids: [...ids] },
      }),
    failed: t('orders.sequence.failed'),
    overtakes: true,
  });
  return {
    /** The sequence that is being saved; null when the order's own holds. */
    wanted,
    arrange: (ids: readonly number[]) => {
      setWanted(ids);
      put.mutate(ids, { onSettled: () => setWanted((now) => (now === ids ? null : now)) });
    },
  };
}

/** The routes of an order in their sequence, which drag, arrow keys and buttons change. Nothing while there is one. */
export function RouteSequence() {
  const t = useT();
  const id = useId();
  const { order, view } = useOrder();
  const routeName = useRouteName();
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const { wanted, arrange } = useArrange(order);
  const ids = wanted ?? order.routes.map((route) => route.id);
  const drag = useDrag({
    ids,
    rows: () => [...(list.current?.children ?? [])],
    onDrop: (next, routeId) => put(next, routeId),
  });
  const routes = (drag.ids ?? ids).flatMap((routeId) => findRoute(order, routeId) ?? []);
  if (order.routes.length < 2) return null;

  function put(next: readonly number[], routeId: number): void {
    const route = findRoute(order, routeId);
    arrange(next);
    if (!route) return;
    const place = next.indexOf(routeId) + 1;
    setSaid(t('orders.sequence.moved', { route: routeName(route), place, count: next.length }));
  }

  function move(from: number, by: -1 | 1): void {
    const routeId = ids[from];
    const to = from + by;
    if (routeId !== undefined && to >= 0 && to < ids.length) put(moved(ids, from, to), routeId);
  }

  const editable = view === 'editing';
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>{t(editable ? 'orders.sequence.title' : 'orders.sequence.reading')}</h2>
      <ol ref={list} className={styles['list']}>
        {routes.map((route, place) => (
          <SequenceRow
            key={route.id}
            route={route}
            place={place}
            count={routes.length}
            isLifted={route.id === drag.dragged}
            tools={editable ? { handle: drag.handleOf(route.id), move: (by) => move(place, by) } : null}
          />
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  );
}

interface RowTools {
  handle: ReturnType<ReturnType<typeof useDrag>['handleOf']>;
  move: (by: -1 | 1) => void;
}

interface SequenceRowProps {
  route: Route;
  /** From 0. */
  place: number;
  count: number;
  isLifted: boolean;
  /** Null where the sequence can only be read. */
  tools: RowTools | null;
}

/** A route in the sequence: its handle, its name, when it is driven, what may be wrong, and the buttons up and down. */
function SequenceRow({ route, place, count, isLifted, tools }: SequenceRowProps) {
  const { goTo } = useOrder();
  const routeName = useRouteName()(route);
  const { dateRange } = useOrderFormat();
  const hints = useHintTexts()(route);
  const quote = route.chosen_offer;
  return (
    <li className={isLifted ? styles['lifted'] : undefined}>
      {tools && <Handle routeName={routeName} place={place} count={count} tools={tools} />}
      <span className={`num ${styles['place']}`}>{place + 1}</span>
      <RouteStatusIcon status={route.status} />
      <span className={styles['what']}>
        <button
          type="button"
          className={`cut ${styles['route']}`}
          onClick={() => goTo({ tab: 'route', routeId: route.id, part: 'details' })}
        >
          {routeName}
        </button>
        <span className={`num ${styles['dates']}`}>
          {dateRange(quote?.pickup_date ?? route.pickup_date, quote?.delivery_date ?? route.delivery_date)}
        </span>
        {hints.map((hint) => (
          <span key={hint} className={styles['hint']}>
            <Icon of={TriangleAlert} size={14} />
            {hint}
          </span>
        ))}
      </span>
      {tools && <Arrows routeName={routeName} place={place} count={count} move={tools.move} />}
    </li>
  );
}

interface HandleProps {
  routeName: string;
  place: number;
  count: number;
  tools: RowTools;
}

/** What a row is dragged by; it also takes the arrow keys. */
function Handle({ routeName, place, count, tools }: HandleProps) {
  const t = useT();
  const byKey = (event: ReactKeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by !== -1 && by !== 1) return;
    event.preventDefault();
    tools.move(by);
  };
  return (
    <Tooltip title={t('orders.sequence.handleHint')}>
      <button
        type="button"
        className={styles['handle']}
        aria-label={t('orders.sequence.handle', { route: routeName, place: place + 1, count })}
        {...tools.handle}
        onKeyDown={byKey}
      >
        <Icon of={GripVertical} size={14} />
      </button>
    </Tooltip>
  );
}

/** They stay where the focus is, also at the ends of the list: a disabled button would lose it. */
function Arrows({ routeName, place, count, move }: Omit<HandleProps, 'tools'> & Pick<RowTools, 'move'>) {
  const t = useT();
  return (
    <span className={styles['arrows']}>
      <IconButton
        size="small"
        aria-label={t('orders.sequence.up', { route: routeName })}
        aria-disabled={place === 0}
        onClick={() => move(-1)}
      >
        <Icon of={ArrowUp} size={14} />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t('orders.sequence.down', { route: routeName })}
        aria-disabled={place === count - 1}
        onClick={() => move(1)}
      >
        <Icon of={ArrowDown} size={14} />
      </IconButton>
    </span>
  );
}
