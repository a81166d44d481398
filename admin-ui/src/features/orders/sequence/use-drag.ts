import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';
import { isSameSequence, moved, placeUnder } from './sequence-moves';

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
export function useDrag(options: DragOptions) {
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
