import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
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
export function useDrag({ ids, rows, onDrop }: DragOptions) {
  const [drag, setDrag] = useState<Drag | null>(null);
  // What is rendered is too late for two events in a row.
  const latest = useRef<Drag | null>(null);
  const set = (next: Drag | null): void => {
    latest.current = next;
    setDrag(next);
  };

  const handleOf = (id: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      set({ id, ids });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = latest.current;
      if (now?.id !== id) return;
      const from = now.ids.indexOf(id);
      const spans = rows().map((row) => row.getBoundingClientRect());
      const to = placeUnder(event.clientY, spans, from);
      if (to !== from) set({ id, ids: moved(now.ids, from, to) });
    },
    onPointerUp: () => {
      const now = latest.current;
      set(null);
      if (now?.id === id && !isSameSequence(now.ids, ids)) onDrop(now.ids, id);
    },
    onPointerCancel: () => set(null),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && latest.current) {
        event.stopPropagation();
        set(null);
      }
    },
  });

  return { dragged: drag?.id ?? null, ids: drag?.ids ?? null, handleOf };
}
