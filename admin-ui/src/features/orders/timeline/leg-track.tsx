import { wayOf } from '../../../kit/format/way';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { dayOf, fromLocalInput } from '../../../kit/format/dates';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import type { Route } from '../queries/types';
import {
  day,
  hour,
  hoursBetweenMarks,
  minute,
  moveLeg,
  placeOn,
  step,
  toStep,
  type Axis,
  type Leg,
  type LegPart,
} from './timeline-rules';
import styles from './timeline.module.css';
import type { LegMoves } from './use-leg-moves';

/** The times at which the axis has its marks: by Warsaw's clocks, whatever these do between two. */
function marksOf(axis: Axis, most: number): number[] {
  const hours = hoursBetweenMarks(axis, most);
  const marks: number[] = [];
  const noon = Date.parse(`${dayOf(new Date(axis.from))}T12:00:00Z`);
  for (let days = 0; days <= (axis.to - axis.from) / day + 1; days += Math.max(1, hours / 24)) {
    const date = new Date(noon + days * day).toISOString().slice(0, 10);
    for (let at = 0; at < 24; at += Math.min(hours, 24)) {
      const mark = fromLocalInput(`${date}T${String(at).padStart(2, '0')}:00`);
      if (mark) marks.push(Date.parse(mark));
    }
  }
  return marks.filter((mark) => placeOn(axis, mark) > 0 && placeOn(axis, mark) < 100);
}

const mostMarks = 7;
const iso = (time: number) => new Date(time).toISOString();

/** The days and hours above the tracks. */
export function TimeAxis({ axis }: { axis: Axis }) {
  const format = useFormat();
  return (
    <div className={styles['axis']} aria-hidden="true">
      {marksOf(axis, mostMarks).map((mark) => (
        // A label keeps within the axis: the nearer its end, the more of the label stands on the other side of its mark.
        <span
          key={mark}
          className="num"
          style={{ left: `${placeOn(axis, mark)}%`, transform: `translateX(-${placeOn(axis, mark)}%)` }}
        >
          {/^0?0:00$/.test(format.time(iso(mark))) ? format.shortDate(iso(mark)) : format.time(iso(mark))}
        </span>
      ))}
    </div>
  );
}

interface LegTrackProps {
  route: Route;
  leg: Leg;
  axis: Axis;
  isBad: boolean;
  /** Null where times can only be read. */
  moves: LegMoves | null;
}

/**
 * A leg on the time axis: a bar from loading to unloading, the windows at both ends, and where a carrier comes on other dates, those that
 * were asked for. Its ends and itself can be dragged, or moved by keys.
 */
export function LegTrack({ route, leg, axis, isBad, moves }: LegTrackProps) {
  const t = useT();
  const track = useRef<HTMLDivElement>(null);
  const drag = useDrag(track, axis, moves);
  const at = (time: number) => placeOn(axis, time);
  const span = (from: number, to: number) => ({
    left: `${at(Math.min(from, to))}%`,
    width: `${Math.abs(at(to) - at(from))}%`,
  });
  const canMove = moves !== null && leg.isMovable;
  const asked = { from: Date.parse(route.pickup_date), to: Date.parse(route.delivery_date) };
  const windows = (['pickup', 'delivery'] as const).flatMap((end) => {
    const until = route[`${end}_until`];
    if (!until || !leg.isMovable) return [];
    const from = end === 'pickup' ? leg.from : leg.to;
    return { end, from, to: from + Date.parse(until) - Date.parse(route[`${end}_date`]) };
  });
  return (
    <div
      ref={track}
      className={styles['track']}
      title={leg.isMovable ? undefined : t('orders.timeline.ofQuote')}
    >
      {marksOf(axis, mostMarks).map((mark) => (
        <i key={mark} className={styles['mark']} style={{ left: `${at(mark)}%` }} />
      ))}
      {!leg.isMovable && <i className={styles['asked']} style={span(asked.from, asked.to)} />}
      <div className={`${styles['bar']} ${isBad ? styles['bad'] : ''}`} style={span(leg.from, leg.to)}>
        {canMove &&
          (['whole', 'from', 'to'] as const).map((part) => (
            <Grip key={part} part={part} route={route} leg={leg} axis={axis} moves={moves} drag={drag} />
          ))}
      </div>
      {windows.map(({ end, from, to }) => (
        <i key={end} className={styles['window']} style={span(from, to)} />
      ))}
    </div>
  );
}

/** Dragging a part of a leg with mouse, pen or finger; Escape puts it back. */
function useDrag(track: React.RefObject<HTMLDivElement | null>, axis: Axis, moves: LegMoves | null) {
  const held = useRef<{ x: number; legs: readonly Leg[]; leg: Leg; part: LegPart } | null>(null);
  return (leg: Leg, part: LegPart) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !moves) return;
      moves.commit();
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { x: event.clientX, legs: moves.legs, leg, part };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = held.current;
      const width = track.current?.clientWidth;
      if (!now || !width || !moves) return;
      const by = ((event.clientX - now.x) / width) * (axis.to - axis.from);
      const edge = now.part === 'to' ? now.leg.to : now.leg.from;
      const moved = toStep(edge + by) - edge;
      moves.show(
        Math.abs(by) < step / 2
          ? now.legs
          : moveLeg(now.legs, { id: leg.id, part: now.part, by: moved, pushes: moves.pushes }),
      );
    },
    onPointerUp: () => {
      if (!held.current) return;
      held.current = null;
      moves?.commit();
    },
    onPointerCancel: () => {
      held.current = null;
      moves?.cancel();
    },
    release: () => {
      held.current = null;
    },
  });
}

interface GripProps {
  part: LegPart;
  route: Route;
  leg: Leg;
  axis: Axis;
  moves: LegMoves;
  drag: ReturnType<typeof useDrag>;
}

const byKey: Readonly<Record<string, number>> = {
  ArrowLeft: -step,
  ArrowDown: -step,
  ArrowRight: step,
  ArrowUp: step,
  PageUp: day,
  PageDown: -day,
};

/** What a leg or one of its ends is moved by. Arrows move it by a quarter of an hour, with Shift by an hour, Page Up and Down by a day. */
function Grip({ part, route, leg, axis, moves, drag }: GripProps) {
  const t = useT();
  const format = useFormat();
  const name = wayOf(route);
  const { release, ...pointer } = drag(leg, part);
  const time = part === 'to' ? leg.to : leg.from;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && moves.isMoving) {
      event.stopPropagation();
      release();
      return moves.cancel();
    }
    if (event.key === 'Enter') return moves.commit();
    const by = byKey[event.key];
    if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    moves.nudge(leg.id, part, event.shiftKey && Math.abs(by) === step ? Math.sign(by) * hour : by);
  };
  return (
    <span
      role="slider"
      tabIndex={0}
      className={styles[part]}
      aria-label={t(`orders.timeline.${part}`, { route: name })}
      aria-valuemin={Math.round(axis.from / minute)}
      aria-valuemax={Math.round(axis.to / minute)}
      aria-valuenow={Math.round(time / minute)}
      aria-valuetext={
        part === 'whole'
          ? `${format.dateTime(iso(leg.from))} – ${format.dateTime(iso(leg.to))}`
          : format.dateTime(iso(time))
      }
      title={t('orders.timeline.gripHint')}
      onKeyDown={onKeyDown}
      onBlur={() => moves.commit()}
      {...pointer}
    />
  );
}
