import { useRef, useState, type KeyboardEvent } from 'react';

/** The record of a list that a panel beside it shows. */
export interface Peek {
  /** Its id; null while the panel is closed. */
  id: number | null;
  close: () => void;
  /** For the element around the list and the panel. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * A panel beside a list for the record whose row has the focus: Space opens it, the arrows go on to the next rows, Escape closes it.
 * The focus stays where it is, so that the list goes on to be the place where one is.
 * @param idOf the record of a row, which has `data-row`; null where there is nothing to show
 * @param isThere whether a record is still in the list; it is when left out
 */
export function usePeek(
  idOf: (row: HTMLElement, place: number) => number | null,
  isThere: (id: number) => boolean = () => true,
): Peek {
  const [peeked, setPeeked] = useState<number | null>(null);
  const list = useRef<HTMLElement>(null);
  const id = peeked !== null && isThere(peeked) ? peeked : null;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
    const at = rows.indexOf(event.target as HTMLElement);
    const row = rows[at];
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    list.current = row;
    if (event.key === ' ') {
      event.preventDefault();
      const own = idOf(row, at);
      setPeeked(own === id ? null : own);
    } else if (step && id !== null) {
      event.preventDefault();
      const next = Math.min(Math.max(at + step, 0), rows.length - 1);
      const to = rows[next];
      to?.focus();
      // A row without anything to show leaves what is shown.
      setPeeked((to && idOf(to, next)) ?? id);
    } else if (event.key === 'Escape' && id !== null) {
      event.preventDefault();
      setPeeked(null);
    }
  };
  const close = () => {
    setPeeked(null);
    // Whoever was in the panel goes on in the list.
    if (document.activeElement?.closest('[data-peek]')) list.current?.focus();
  };
  return { id, close, onKeyDown };
}
