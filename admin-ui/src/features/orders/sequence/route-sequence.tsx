import { wayOf } from '../../../kit/format/way';
import {
  Suspense,
  useId,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  type PointerEvent as ReactPointerEvent,
} from 'react';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { findRoute, useOrder } from '../order-context';
import { moved, isSameSequence, placeUnder } from './sequence-moves';
import styles from './sequence.module.css';
import { api } from '../../../kit/api/client';
import type { OrderDetails, Route } from '../queries/types';
import { useOrderMutation } from '../queries/use-order-mutation';
import IconButton from '@mui/material/IconButton';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Merge from 'lucide-react/icons/merge';
import Split from 'lucide-react/icons/split';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Icon } from '../../../kit/components/icon';
import { Tooltip } from '../../../kit/components/tooltip';
import { RouteStatusIcon } from '../tabs/route-status-icon';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { later } from '../../../kit/components/later';
import { warnsOfRoutes } from '../order-view';
import { LegTrack, TimeAxis } from '../timeline/leg-track';
import { axisOf, faultsOf, type Axis, type Leg, type LegFault } from '../timeline/timeline-rules';
import { legOf, useLegMoves, type LegMoves } from '../timeline/use-leg-moves';
import { useWholeReason } from '../timeline/use-whole-reason';
import { useHintTexts, useTimeHint } from './use-hint-texts';

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

/**
 * The routes of an order in their sequence on a time axis: drag, arrow keys and buttons change the sequence and the times; a route is split in
 * a town, and joined with the next. Below it, where they lead.
 */
export function RouteSequence() {
  const t = useT();
  const id = useId();
  const { order, view } = useOrder();
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
  const moves = useLegMoves(routes);
  const [axis, setAxis] = useState<Axis | null>(null);
  if (order.routes.length === 0) return null;
  const editable = view === 'editing';
  // While something is moved, the axis stays: what is under the pointer would run away from it.
  const fresh = axisOf(routes.flatMap(timesShown));
  const shownAxis = (moves.isMoving && axis) || fresh;
  if (!moves.isMoving && (axis?.from !== fresh.from || axis.to !== fresh.to)) setAxis(fresh);
  const legs = new Map(moves.legs.map((leg) => [leg.id, leg]));
  const faults = warnsOfRoutes(order.status) ? faultsOf(moves.legs) : null;

  function put(next: readonly number[], routeId: number): void {
    const route = findRoute(order, routeId);
    arrange(next);
    if (!route) return;
    const place = next.indexOf(routeId) + 1;
    setSaid(t('orders.sequence.moved', { route: wayOf(route), place, count: next.length }));
  }

  function move(from: number, by: -1 | 1): void {
    const routeId = ids[from];
    const to = from + by;
    if (routeId !== undefined && to >= 0 && to < ids.length) put(moved(ids, from, to), routeId);
  }

  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>
          {t(editable && routes.length > 1 ? 'orders.sequence.title' : 'orders.sequence.reading')}
        </h2>
        {editable && routes.length > 1 && (
          <FormControlLabel
            className={styles['pushes']}
            control={
              <Checkbox
                size="small"
                checked={moves.pushes}
                onChange={(event) => moves.setPushes(event.target.checked)}
              />
            }
            label={t('orders.timeline.pushes')}
          />
        )}
      </div>
      <ol ref={list} className={styles['list']}>
        {routes.map((route, place) => {
          const leg = legs.get(route.id) ?? legOf(route);
          const previous = routes[place - 1];
          return (
            <SequenceRow
              key={route.id}
              route={route}
              place={place}
              count={routes.length}
              isLifted={route.id === drag.dragged}
              leg={leg}
              axis={shownAxis}
              moves={editable ? moves : null}
              faults={faults?.get(route.id) ?? noFaults}
              previous={previous && { route: previous, leg: legs.get(previous.id) ?? legOf(previous) }}
              tools={editable ? { handle: drag.handleOf(route.id), move: (by) => move(place, by) } : null}
            />
          );
        })}
      </ol>
      {routes.some(isOnOtherDates) && (
        <p className={styles['legend']}>
          <i aria-hidden="true" />
          {t('orders.timeline.askedLegend')}
        </p>
      )}
      <MapBelow />
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  );
}

const noFaults: readonly LegFault[] = [];

/** The times that an axis has to hold: those of the leg, and those that were asked for. */
function timesShown(route: Route): number[] {
  const { from, to } = legOf(route);
  return [from, to, Date.parse(route.pickup_date), Date.parse(route.delivery_date)];
}

/** The carrier of a route comes on other dates than were asked for, so that its bar has those around it. */
function isOnOtherDates(route: Route): boolean {
  const { from, to, isMovable } = legOf(route);
  return !isMovable && (from !== Date.parse(route.pickup_date) || to !== Date.parse(route.delivery_date));
}

const RouteMap = later(async () => (await import('../map/route-map')).RouteMap);

/** The map comes when somebody gets near to it. */
function MapBelow() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const target = place.current;
    if (!target) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles['map']}>
      <Suspense>{isNear && <RouteMap />}</Suspense>
    </div>
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
  /** When it is driven, as it is shown. */
  leg: Leg;
  axis: Axis;
  moves: LegMoves | null;
  faults: readonly LegFault[];
  previous: { route: Route; leg: Leg } | undefined;
  /** Null where the sequence can only be read. */
  tools: RowTools | null;
}

const iso = (time: number) => new Date(time).toISOString();

/** A route in the sequence: its handle, its name, when it is driven, what is wrong, its bar, and what can be done with it. */
function SequenceRow(props: SequenceRowProps) {
  const { route, place, count, isLifted, leg, axis, moves, faults, previous, tools } = props;
  const { goTo } = useOrder();
  const format = useFormat();
  const timeHint = useTimeHint();
  const times = { start: iso(leg.from), end: iso(leg.to) };
  const hints = [
    ...faults.map((code) =>
      timeHint(code, times, previous && { name: wayOf(previous.route), end: iso(previous.leg.to) }),
    ),
    ...useHintTexts()(route).filter(({ isBad }) => !isBad),
  ];
  const isMany = count > 1;
  return (
    <li className={isLifted ? styles['lifted'] : undefined}>
      <span className={styles['lead']}>
        {tools && isMany && <Handle routeName={wayOf(route)} place={place} count={count} tools={tools} />}
        {isMany && <span className={`num ${styles['place']}`}>{place + 1}</span>}
        <RouteStatusIcon status={route.status} />
      </span>
      <span className={styles['what']}>
        <button
          type="button"
          className={`cut ${styles['route']}`}
          title={wayOf(route)}
          onClick={() => goTo({ tab: 'route', routeId: route.id, part: 'details' })}
        >
          {wayOf(route)}
        </button>
        <span className={`num ${styles['dates']}`}>
          {format.dateTime(times.start)} – {format.dateTime(times.end)}
        </span>
      </span>
      <span className={styles['track']}>
        {place === 0 && <TimeAxis axis={axis} />}
        <LegTrack route={route} leg={leg} axis={axis} isBad={faults.length > 0} moves={moves} />
      </span>
      {tools && (
        <span className={styles['acts']}>
          <PlanActs route={route} isLast={place === count - 1} />
          {/* Where the last route has nothing to be joined with: all bars stand on one axis. */}
          {isMany && place === count - 1 && <span className={styles['noAct']} />}
          {isMany && <Arrows routeName={wayOf(route)} place={place} count={count} move={tools.move} />}
        </span>
      )}
      {hints.length > 0 && (
        <span className={styles['hints']} aria-live="polite">
          {hints.map(({ text, isBad }) => (
            <span key={text} className={`${styles['hint']} ${isBad ? styles['bad'] : ''}`}>
              <Icon of={isBad ? CircleAlert : TriangleAlert} size={14} />
              {text}
            </span>
          ))}
        </span>
      )}
    </li>
  );
}

interface PlanAct {
  kind: 'split-route' | 'join-routes';
  icon: LucideIcon;
  label: string;
  /** Routes that no carrier may have before them. */
  whole: readonly Route[];
}

/** Splitting a route, and joining it with the next one; why not is said where carriers have it before them. */
function PlanActs({ route, isLast }: { route: Route; isLast: boolean }) {
  const t = useT();
  const { order, openDialog } = useOrder();
  const name = wayOf(route);
  const reasonOf = useWholeReason();
  const next = order.routes[order.routes.indexOf(route) + 1];
  const acts: PlanAct[] = [
    { kind: 'split-route', icon: Split, label: t('orders.split.open', { route: name }), whole: [route] },
  ];
  if (!isLast && next) {
    const label = t('orders.join.open', { route: name });
    acts.push({ kind: 'join-routes', icon: Merge, label, whole: [route, next] });
  }
  return acts.map(({ kind, icon, label, whole }) => {
    const reason = reasonOf(whole);
    return (
      <Tooltip key={kind} title={reason ?? label} describeChild={reason !== null}>
        <IconButton
          size="small"
          aria-label={label}
          aria-disabled={reason !== null}
          onClick={() => {
            if (reason === null) openDialog({ kind, routeId: route.id });
          }}
        >
          <Icon of={icon} size={14} />
        </IconButton>
      </Tooltip>
    );
  });
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
    <>
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
    </>
  );
}
